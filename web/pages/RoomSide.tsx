import type { GameInfo, MatchMeta } from '#server/schema.ts';
import { QrCode, Segmented, usePhone } from '../kit/index.ts';
import { listed } from '../table/words.ts';
import { CopyLink } from './CopyLink.tsx';
import { Pace, SlowLength } from './Pace.tsx';
import css from './Room.module.css';
import type { Act } from './Room.tsx';
import { OptionFields, useOptionTexts } from './TableOptions.tsx';
import { useWords } from './words.ts';

/** The link in all its forms; while players are missing, copying it is what there is to do. */
export function Invite({ meta, calling }: { readonly meta: MatchMeta; readonly calling: boolean }) {
  const { p } = useWords();
  const phone = usePhone();
  const url = new URL(`/m/${meta.id}`, location.origin).href;
  return (
    <section className={css.pane} aria-label={p.room.invite}>
      <h2>{p.room.invite}</h2>
      <p>{p.room.inviteText}</p>
      <CopyLink url={url} label={p.room.link} act={calling} />
      <details className={css.qr} open={!phone}>
        <summary>{p.room.qrText}</summary>
        <QrCode text={url} label={p.room.qr} size={176} />
      </details>
    </section>
  );
}

const VISIBLE = ['private', 'open'] as const;

/** Clock, who may sit down, and the game's own settings: chosen by the host, read by the others. */
export function RoomSettings({ meta, game, act }: { readonly meta: MatchMeta; readonly game: GameInfo | null; readonly act: Act }) {
  const { p, ui, lang } = useWords();
  const texts = useOptionTexts(meta.game, true);
  const change = (settings: object): void => void act('settings', settings);
  return (
    <section className={css.pane} aria-label={p.room.settings}>
      <h2>{p.room.settings}</h2>
      {meta.host ? (
        <div className={css.fields}>
          <div className={css.field}>
            <span>
              {p.home.visibility}: <i>{p.home.visibleHints[meta.visibility]}</i>
            </span>
            <Segmented
              label={p.home.visibility}
              value={meta.visibility}
              options={VISIBLE.map((value) => ({ value, label: p.home.visible[value] }))}
              onChange={(visibility) => change({ visibility })}
            />
          </div>
          <Pace
            game={meta.game}
            seats={meta.seats.length}
            clock={meta.clock.kind}
            windowTime={meta.slow?.windowTime ?? 'half-day'}
            onChange={change}
            className={css.field}
          />
          <div className={css.field}>
            <span>
              {p.room.hints}: <i>{meta.hints.allowed ? p.room.hintsOn : p.room.hintsOff}</i>
            </span>
            <Segmented
              label={p.room.hints}
              value={meta.hints.allowed ? 'on' : 'off'}
              options={[
                { value: 'off', label: ui.common.no },
                { value: 'on', label: ui.common.yes },
              ]}
              onChange={(value) => change({ hints: value === 'on' })}
            />
          </div>
          {game !== null && (
            <OptionFields game={game} seats={meta.seats.length} values={meta.options} onChange={(options) => change({ options })} />
          )}
        </div>
      ) : (
        <>
          <dl className={css.facts}>
            <div>
              <dt>{p.home.visibility}</dt>
              <dd>{p.home.visible[meta.visibility]}</dd>
            </div>
            <div>
              <dt>{p.home.clock}</dt>
              <dd>{p.home.clockHints[meta.clock.kind]}</dd>
            </div>
            <div>
              <dt>{p.room.hints}</dt>
              <dd>{meta.hints.allowed ? p.room.hintsOn : p.room.hintsOff}</dd>
            </div>
            {Object.entries(meta.options).map(([key, value]) => {
              const words = texts?.[lang].options[key];
              return (
                <div key={key}>
                  <dt>{words?.name ?? key}</dt>
                  <dd>{words?.values[value] ?? value}</dd>
                </div>
              );
            })}
          </dl>
          {meta.slow !== null && <SlowLength game={meta.game} seats={meta.seats.length} />}
          <p>{p.room.settingsHost}</p>
        </>
      )}
    </section>
  );
}

/** What binds the server to its shuffle before the first card. */
export function Fairness({ meta }: { readonly meta: MatchMeta }) {
  const { p, ui, say } = useWords();
  const bound = (meta.deal?.shares ?? []).flatMap(({ seat }) => meta.seats[seat]?.name ?? []);
  return (
    <details className={css.fair}>
      <summary>{p.room.fairness}</summary>
      <p>{p.room.seedHash}</p>
      <code>{meta.seedHash}</code>
      <p>{p.room.joint}</p>
      {bound.length > 0 && <p data-bound={bound.length}>{say(p.room.bound, { names: listed(bound, ui.common.and) })}</p>}
    </details>
  );
}
