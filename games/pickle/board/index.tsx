import { useState } from 'react';
import type { OptionView } from '#engine';
import type { Board, BoardSlots } from '#web/table/board.ts';
import type { TableModel } from '#web/table/model.ts';
import { isFaceUp, ROOFTOP_SPOT, spotAt, TOILET_SPOT } from '../map/board.ts';
import { cellAt, NONE, stepsApart } from '../map/grid.ts';
import { canShoot, sees } from '../map/sight.ts';
import { enemySpots, FULL_HEALTH, type PickleVars, seatOf } from '../state.ts';
import { art } from './art.ts';
import css from './board.module.css';
import { Dice } from './Dice.tsx';
import { face } from './face.tsx';
import type { Quarter } from './geometry.ts';
import { MapView } from './MapView.tsx';
import { isTurning, Side, Turns, Ways } from './Side.tsx';
import { ClosedHand, Far, Hand, Mine, nearSide } from './seats.tsx';
import { lookOf, seatFor, varsOf } from './state.ts';
import { EMPTY_GRIP, type Grip } from './targets.ts';
import { words } from './words.ts';

/** Map and dice belong together: what is taken in hand here glows there. */
function Centre({ model }: { readonly model: TableModel }) {
  const [taken, setTaken] = useState<{ readonly n: number; readonly grip: Grip }>({ n: -1, grip: EMPTY_GRIP });
  const [quarter, setQuarter] = useState<Quarter>(0);
  const n = model.canAct ? (model.view.decision?.n ?? -1) : -1;
  // A new question finds empty hands.
  const grip = taken.n === n && n >= 0 ? taken.grip : EMPTY_GRIP;
  const shared = { model, grip, onGrip: (next: Grip) => setTaken({ n, grip: next }) };
  if (!model.phone)
    return (
      <div className={css.centre}>
        <MapView {...shared} onQuarter={setQuarter} />
        <Side {...shared} quarter={quarter} />
      </div>
    );
  const dice = (
    <div className={css.corner}>
      {isTurning(model) && <Turns model={model} quarter={quarter} />}
      <Dice {...shared} bare />
    </div>
  );
  return (
    <div className={css.phoneField}>
      <MapView {...shared} onQuarter={setQuarter} corner={dice} />
    </div>
  );
}

function slots(model: TableModel): BoardSlots {
  const side = nearSide(model);
  const seat = seatFor(varsOf(model), side);
  return {
    opponents: <Far model={model} />,
    centre: <Centre model={model} />,
    mine: <Mine model={model} side={side} />,
    ...(seat === null ? {} : { hand: seat === model.me ? <Hand model={model} seat={seat} /> : <ClosedHand model={model} seat={seat} /> }),
    inPrompt: <Ways model={model} />,
  };
}

/** What a choice would certainly cause, and whether the turn may end. */
function hint(model: TableModel): string | undefined {
  const w = words[model.lang].hint;
  const { ask } = model;
  if (ask === null) return undefined;
  if (ask.prompt === 'reroll') return w.reroll;
  const chosen = ask.options.find((option) => option.key === model.chosen[0]);
  if (chosen !== undefined) return consequence(model, chosen);
  if (!ask.prompt.startsWith('spend-')) return undefined;
  return lookOf(model).mustSpend ? w.must : w.mayEnd;
}

function consequence(model: TableModel, option: OptionView): string | undefined {
  const w = words[model.lang].hint;
  const v = varsOf(model);
  const { ref } = option;
  if (ref.kind !== 'cell' || !(option.label?.startsWith('go.') || (option.label === 'space' && option.params?.figure === 'rick')))
    return undefined;
  const spot = spotAt(v.board, cellAt(ref.x, ref.y));
  if (spot === NONE || !isFaceUp(v.board, spot)) return option.label === 'go.attempt' ? w.attempt : w.unknown;
  const enemies = enemySpots(v);
  return model.say(w.seenThere, {
    n: enemies.filter((enemy) => sees(v.board, enemy, spot)).length,
    m: enemies.filter((enemy) => canShoot(v.board, enemy, spot)).length,
  });
}

/** Short words for the gold button: the map and the dice show the rest. */
function confirm(model: TableModel, option: OptionView): string | undefined {
  const w = words[model.lang];
  const { ref, label } = option;
  const said = label === undefined ? undefined : (w.confirm as { readonly [label: string]: string })[label];
  if (said !== undefined) return model.say(said, option.params ?? {});
  if (ref.kind !== 'card' || label !== undefined || model.ask?.prompt.startsWith('spend-') !== true) return undefined;
  return model.say(w.play, { card: { card: ref.card, def: model.cardOf(ref.card)?.def ?? null } });
}

/** How far a side has come, in per cent: Rick on his way, the Russians with his health. */
function progress(vars: unknown, _derived: unknown, seat: number): number {
  const v = vars as PickleVars;
  if (seat !== v.rick) return Math.round((100 * (FULL_HEALTH - v.rickHealth)) / FULL_HEALTH);
  const { cell } = v.board;
  if (cell.length === 0) return 0;
  const whole = stepsApart(cell[TOILET_SPOT], cell[ROOFTOP_SPOT]);
  return Math.round((100 * Math.max(0, whole - stepsApart(cell[v.rickAt], cell[ROOFTOP_SPOT]))) / whole);
}

export const board: Board = {
  art,
  icon: 'cucumber',
  face,
  dense: true,
  slots,
  lays(zone, model) {
    const [name, index] = zone.split(':');
    if (name === 'hand') return model.me !== null && index === String(model.me);
    return name === 'pieces' || name === 'map' || name === 'play' || name === 'traps';
  },
  turn(model) {
    const v = varsOf(model);
    return model.say(words[model.lang].turn, { n: v.turn, side: v.side });
  },
  active(model) {
    const v = varsOf(model);
    const seat = seatOf(v, v.side);
    return seat === NONE ? null : seat;
  },
  hint,
  confirm,
  // Cells and edges glow on the map, and the ways to turn a tile are shown as pictures: their long names would only fill the bar.
  offers: ({ ref, label }) => ref.kind === 'cell' || ref.kind === 'edge' || label === 'turn',
  turnKeys: ['turn-rick', 'turn-russians', 'turn-automatic'],
  sounds: {
    'rick-hurt': 'destroy',
    'agent-dies': 'destroy',
    'jaguar-dies': 'destroy',
    'jaguar-hurt': 'destroy',
    'trap-springs': 'destroy',
    'jaguar-appears': 'reveal',
    laid: 'flip',
    flipped: 'flip',
    twisted: 'flip',
    'rick-heals': 'score',
  },
  progress,
  turnNumber: (vars) => (vars as PickleVars).turn,
};
