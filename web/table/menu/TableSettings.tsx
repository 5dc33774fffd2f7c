import type { ClockKind } from '#server/schema.ts';
import { useGames } from '../../app/games.ts';
import { Button, Notice, Segmented } from '../../kit/index.ts';
import type { TableState } from '../useTable.ts';
import css from './SettingsPanel.module.css';
import { Line } from './SettingsPanel.tsx';

const LIVE: readonly ClockKind[] = ['none', 'relaxed', 'quick'];
const SLOW: readonly ClockKind[] = ['day', 'three-days', 'week'];
const VISIBLE = ['private', 'open'] as const;

/** What is agreed at this table while a match runs: its host changes it, and what concerns everybody's time only with everybody's consent. */
export function TableSettings({ table }: { readonly table: TableState }) {
  const { model, command } = table;
  const { ui, meta, text } = model;
  const game = useGames()?.find(({ id }) => id === meta?.game);
  if (meta === null) return null;
  const words = ui.atTable;
  const change = (settings: object) => void command('settings', settings);
  const onOff = [
    { value: 'on', label: ui.settings.on },
    { value: 'off', label: ui.settings.off },
  ] as const;
  const live = (game?.options ?? []).filter((option) => option.live === true);
  return (
    <section className={css.atTable} aria-label={words.title}>
      <h3>{words.title}</h3>
      <Proposal table={table} />
      <Line label={ui.consent.clock} hint={words.clockHints[meta.clock.kind]}>
        {meta.host ? (
          <Segmented
            label={ui.consent.clock}
            value={meta.clock.kind}
            options={(meta.slow === null ? LIVE : SLOW).map((value) => ({ value, label: ui.consent.clocks[value] }))}
            onChange={(clock) => change({ clock })}
          />
        ) : (
          <span>{ui.consent.clocks[meta.clock.kind]}</span>
        )}
      </Line>
      {live.map(({ key, values }) => {
        const option = text.options[key];
        const value = meta.options[key] ?? '';
        return (
          <Line key={key} label={option?.name ?? key}>
            {meta.host ? (
              <Segmented
                label={option?.name ?? key}
                value={value}
                options={values.map((one) => ({ value: one, label: option?.values[one] ?? one }))}
                onChange={(chosen) => change({ options: { [key]: chosen } })}
              />
            ) : (
              <span>{option?.values[value] ?? value}</span>
            )}
          </Line>
        );
      })}
      {meta.host && meta.from === null && (
        <Line label={words.visibility} hint={words.visibleHints[meta.visibility]}>
          <Segmented
            label={words.visibility}
            value={meta.visibility}
            options={VISIBLE.map((value) => ({ value, label: words.visible[value] }))}
            onChange={(visibility) => change({ visibility })}
          />
        </Line>
      )}
      <Line label={words.chat} hint={words.chatHint}>
        {meta.host ? (
          <Segmented
            label={words.chat}
            value={meta.spectatorChat ? 'on' : 'off'}
            options={onOff}
            onChange={(value) => change({ spectatorChat: value === 'on' })}
          />
        ) : (
          <span>{meta.spectatorChat ? ui.settings.on : ui.settings.off}</span>
        )}
      </Line>
      {!meta.host && <p>{words.byHost}</p>}
    </section>
  );
}

/** A change that waits for the others: what, whose answer is awaited, and a way to answer or to withdraw it. */
function Proposal({ table }: { readonly table: TableState }) {
  const { model, command } = table;
  const { ui, me, meta, text } = model;
  const proposal = meta?.proposal ?? null;
  if (meta === null || proposal === null) return null;
  const names = proposal.waiting.map((seat) => meta.seats[seat]?.name ?? '').join(', ');
  const what = [
    ...(proposal.clock === null ? [] : [`${ui.consent.clock}: ${ui.consent.clocks[proposal.clock]}`]),
    ...Object.entries(proposal.options).map(
      ([key, value]) => `${text.options[key]?.name ?? key}: ${text.options[key]?.values[value] ?? value}`,
    ),
  ].join('; ');
  const asked = me !== null && proposal.waiting.includes(me);
  return (
    <>
      <Notice tone="info" sign="hourglass" role="status" title={what} text={ui.atTable.waiting.replace('{names}', names)} />
      <div className={css.answer}>
        {asked && (
          <>
            <Button onClick={() => void command('settings-vote', { number: proposal.number, agree: false })}>{ui.undo.refuse}</Button>
            <Button kind="act" onClick={() => void command('settings-vote', { number: proposal.number, agree: true })}>
              {ui.undo.agree}
            </Button>
          </>
        )}
        {meta.host && !asked && (
          <Button data-action="withdraw" onClick={() => void command('settings', { clock: meta.clock.kind })}>
            {ui.atTable.withdraw}
          </Button>
        )}
      </div>
    </>
  );
}
