import { isBorrowed } from '#engine';
import type { MatchMeta } from '#server/schema.ts';
import { Avatar, Borrowed, Button, Drawer, LinkButton } from '../../kit/index.ts';
import { shareWords } from '../end/shares.ts';
import type { TableModel } from '../model.ts';
import { botWords } from '../seats.ts';
import type { TableState } from '../useTable.ts';
import css from './MenuDrawer.module.css';
import { TravelButton } from './TravelButton.tsx';

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly table: TableState;
  readonly home: string;
  readonly onClose: () => void;
  /** Asks how to leave. */
  readonly onLeave: () => void;
  /** Back to the rules and settings on a phone, where the top bar has no room for them. */
  /** How far one is with the deal of the day, and the others were. */
  readonly ghosts: string | undefined;
  readonly more: readonly { readonly key: string; readonly label: string; readonly onPress: () => void }[];
}

/** Who is here, how open windows are answered, and what else there is. */
export function MenuDrawer({ open, table, home, onClose, onLeave, ghosts, more }: MenuDrawerProps) {
  const { model, command, toast } = table;
  const { ui, me, meta } = model;
  const mine = me === null ? undefined : model.seatInfo(me);
  const playing = mine !== undefined && meta?.status === 'playing';
  const preferences = meta?.preferences ?? null;
  const then = (action: () => unknown) => () => {
    onClose();
    void action();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(`/m/${meta?.id ?? ''}`, location.href).href);
    toast({ tone: 'good', title: ui.menu.copied });
  };
  return (
    <Drawer open={open} label={ui.menu.title} closeLabel={ui.common.close} onClose={onClose}>
      <div className={css.menu}>
        {isBorrowed(model.text, 'cards') && <Borrowed lang={model.lang} text={ui.common.borrowed} />}
        <Seats model={model} />
        {ghosts !== undefined && (
          <section>
            <h3>{ui.table.daily}</h3>
            <p className={css.ghosts}>{ghosts}</p>
          </section>
        )}
        {playing && preferences !== null && <Preferences table={table} preferences={preferences} />}
        <div className={css.list}>
          {more.map((item) => (
            <Button key={item.key} onClick={then(item.onPress)}>
              {item.label}
            </Button>
          ))}
          <Button onClick={then(copy)}>{ui.menu.invite}</Button>
          {playing && <TravelButton table={table} />}
          {playing && (
            <Button onClick={then(() => command('takeover', { control: mine.control === 'bot' ? 'human' : 'bot' }))}>
              {mine.control === 'bot' ? ui.menu.takeBack : ui.menu.botForMe}
            </Button>
          )}
          {playing ? (
            <Button data-action="leave" onClick={onLeave}>
              {ui.menu.leave}
            </Button>
          ) : (
            <LinkButton href={home}>{ui.common.toGames}</LinkButton>
          )}
        </div>
        {meta !== null && (
          <details className={css.fair}>
            <summary>{ui.menu.fairness}</summary>
            <p>{ui.menu.seedHash}</p>
            <code>{meta.seedHash}</code>
            {shareWords(model, meta.joint).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        )}
      </div>
    </Drawer>
  );
}

function Seats({ model }: { readonly model: TableModel }) {
  const { ui, seats } = model;
  const state = (info: MatchMeta['seats'][number]): string => {
    if (info.kind === 'left') return ui.menu.left;
    if (info.kind === 'bot') return botWords(ui, info);
    if (info.control === 'bot') return ui.menu.botPlays;
    return [info.host ? ui.menu.host : '', info.connected ? ui.menu.here : ui.menu.away].filter((word) => word !== '').join(', ');
  };
  return (
    <section aria-label={ui.menu.seats}>
      <h3>{ui.menu.seats}</h3>
      <ul className={css.seats}>
        {seats
          .filter((info) => info.kind !== 'open')
          .map((info) => (
            <li key={info.seat}>
              <Avatar
                seed={info.avatar ?? info.name ?? ''}
                seat={info.seat}
                size="sm"
                offline={!info.connected}
                {...(info.kind === 'bot' ? { emoji: 'robot' } : {})}
              />
              <b>{info.name}</b>
              <span>{state(info)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Preferences({ table, preferences }: { readonly table: TableState; readonly preferences: NonNullable<MatchMeta['preferences']> }) {
  const { ui } = table.model;
  const line = (key: 'passUntilTurn' | 'passWhenNone') => (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={preferences[key]}
        onChange={(event) => void table.command('preferences', { [key]: event.target.checked })}
      />
      {ui.menu[key]}
    </label>
  );
  return (
    <section aria-label={ui.menu.preferences}>
      <h3>{ui.menu.preferences}</h3>
      {line('passUntilTurn')}
      {line('passWhenNone')}
    </section>
  );
}
