import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { answerCall, refreshCalls, useCalls } from '../../app/calls.ts';
import type { Live } from '../../app/live.ts';
import { Button, Dialog, EndPanel, LinkButton, ScorePlot, TimerRing } from '../../kit/index.ts';
import { againTexts } from '../../text/again.ts';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';
import type { TableState } from '../useTable.ts';
import css from './EndScreen.module.css';
import { OutcomePicture } from './OutcomePicture.tsx';
import { useTrail } from './trail.ts';

const WHOLE_MS = 30_000;

interface AgainProps {
  readonly model: TableModel;
  readonly live: Live;
  /** The table that follows, if somebody has asked for one. */
  readonly rematch: string | null;
  readonly onProblem: TableState['trouble'];
}

/** One click to the next table: asking for it, or sitting down where somebody else has asked. */
export function Again({ model, live, rematch, onProblem }: AgainProps) {
  const { ui, meta, lang } = model;
  const w = againTexts[lang].call;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const call = useCalls().find(({ match }) => match === rematch);
  useEffect(() => {
    if (rematch !== null) void refreshCalls();
  }, [rematch]);
  const mayAsk = meta !== null && (meta.yours.length > 0 || meta.gaveUp !== null);
  if (call !== undefined)
    return (
      <div className={css.call} role="alert" data-call={call.match}>
        <TimerRing deadline={call.until} total={WHOLE_MS} label={w.left} />
        <b>{model.say(w.title, { name: call.name })}</b>
        <Button data-action="not-now" onClick={() => void answerCall(call.match, false)}>
          {w.notNow}
        </Button>
        <Button kind="act" data-action="sit-again" onClick={() => void answerCall(call.match, true).then(() => go(`/m/${call.match}`))}>
          {w.sit}
        </Button>
      </div>
    );
  if (rematch !== null)
    return (
      <LinkButton kind="act" href={`/m/${rematch}`} data-action="to-rematch">
        {ui.end.joinRematch}
      </LinkButton>
    );
  if (!mayAsk) return null;
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      const next = await live.again();
      if (next !== null) go(`/m/${next}`);
    } catch (error) {
      onProblem(error);
    }
    setBusy(false);
  };
  return (
    <Button kind="act" disabled={busy} data-action="again" onClick={() => void ask()}>
      {ui.end.rematch}
    </Button>
  );
}

interface GaveUpProps {
  readonly table: TableState;
  readonly board: Board;
  readonly home: string;
}

/** For who has just given up while the others play on. */
export function GaveUp({ table, board, home }: GaveUpProps) {
  const { model } = table;
  const { meta, ui, lang } = model;
  const w = againTexts[lang].end;
  const [open, setOpen] = useState(true);
  const trail = useTrail(model, board);
  // Later turns are those of the others.
  const turn = trail.length > 0 ? trail.length - 1 : board.turnNumber?.(model.vars);
  if (meta === null || meta.gaveUp === null || meta.status !== 'playing') return null;
  return (
    <Dialog
      open={open}
      label={w.youResigned}
      onClose={() => setOpen(false)}
      actions={
        <>
          <LinkButton href={home}>{ui.common.toGames}</LinkButton>
          <Button onClick={() => setOpen(false)}>{w.watch}</Button>
        </>
      }
    >
      <div className={css.end} data-gave-up="">
        <EndPanel
          picture={<OutcomePicture mood="resigned" icon={board.icon} />}
          title={w.youResigned}
          reason={turn === undefined ? w.goesOn : `${model.say(w.onTurn, { n: turn })}. ${w.goesOn}`}
          ranking={null}
          plot={
            trail.length > 0 && (
              <ScorePlot
                label={model.say(w.course, { measure: board.measure?.(lang) ?? w.distance })}
                steps={w.turns}
                series={[{ seat: meta.gaveUp, name: ui.common.you, values: trail }]}
                flags={[{ seat: meta.gaveUp, turn: trail.length - 1 }]}
              />
            )
          }
        />
      </div>
    </Dialog>
  );
}
