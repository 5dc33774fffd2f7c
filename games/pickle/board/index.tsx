import { useState } from 'react';
import { quoted, type SeatId } from '#engine';
import type { Board, BoardSlots } from '#web/table/board.ts';
import type { PickleDerived } from '../derived.ts';
import { ROOFTOP_SPOT, spotAt, TOILET_SPOT } from '../map/board.ts';
import { cellAt, NONE, stepsApart } from '../map/grid.ts';
import { START_TILES, TILES } from '../map/tiles.ts';
import { FULL_HEALTH, type PickleVars } from '../state.ts';
import { art } from './art.ts';
import css from './board.module.css';
import { codeOf, face } from './face.tsx';
import type { Quarter } from './geometry.ts';
import { confirm, hint, offers, short } from './hints.ts';
import { MapView } from './MapView.tsx';
import { ending } from './moments.ts';
import { points } from './points.ts';
import { Side } from './Side.tsx';
import { Strip } from './Strip.tsx';
import { ClosedHand, Far, Hand, Mine, nearSide } from './seats.tsx';
import { cellNamed, type Model, seatFor, tileDef } from './state.ts';
import { EMPTY_GRIP, type Grip } from './targets.ts';
import { Payments, Ways } from './Ways.tsx';
import { words } from './words.ts';

/** Map and dice belong together: what is taken in hand here glows there. */
function Centre({ model }: { readonly model: Model }) {
  const [taken, setTaken] = useState<{ readonly n: number; readonly grip: Grip }>({ n: -1, grip: EMPTY_GRIP });
  const [quarter, setQuarter] = useState<Quarter>(0);
  const n = model.canAct ? (model.view.decision?.n ?? -1) : -1;
  // A new question finds empty hands.
  const grip = taken.n === n && n >= 0 ? taken.grip : EMPTY_GRIP;
  const shared = { model, grip, onGrip: (next: Grip) => setTaken({ n, grip: next }) };
  if (model.layout === 'wide')
    return (
      <div className={css.centre}>
        <MapView {...shared} onQuarter={setQuarter} />
        <Side {...shared} quarter={quarter} />
      </div>
    );
  return (
    <div className={css.phoneField}>
      <MapView {...shared} onQuarter={setQuarter} />
      <Strip {...shared} quarter={quarter} />
    </div>
  );
}

function slots(model: Model): BoardSlots {
  const side = nearSide(model);
  const seat = seatFor(model.vars, side);
  return {
    opponents: <Far model={model} />,
    centre: <Centre model={model} />,
    mine: <Mine model={model} side={side} />,
    ...(seat === null ? {} : { hand: seat === model.me ? <Hand model={model} seat={seat} /> : <ClosedHand model={model} seat={seat} /> }),
    inPrompt: model.ask?.prompt === 'pay' ? <Payments model={model} /> : <Ways model={model} />,
  };
}

/** The tile that lies at a cell, by its name or letter; a face-down one by the numbers printed on it. */
function place(value: string, { vars, text, lang }: Pick<Model, 'vars' | 'text' | 'lang'>): string | undefined {
  const cell = cellNamed(value);
  if (cell === null) return undefined;
  const { board } = vars;
  const spot = spotAt(board, cellAt(cell.x, cell.y));
  if (spot === NONE || board.face[spot] === NONE) return value;
  const tile = board.face[spot] >> 2;
  if (tile >= START_TILES) return codeOf(TILES[tile], text);
  const name = text.cards[tileDef(tile)]?.name;
  return name === undefined ? undefined : quoted(name, lang);
}

/** How far a side has come, in per cent: Rick on his way, the Russians with his health. */
function progress(v: PickleVars, _look: PickleDerived, seat: SeatId): number {
  if (seat !== v.rick) return Math.round((100 * (FULL_HEALTH - v.rickHealth)) / FULL_HEALTH);
  const { cell } = v.board;
  if (cell.length === 0) return 0;
  const whole = stepsApart(cell[TOILET_SPOT], cell[ROOFTOP_SPOT]);
  return Math.round((100 * Math.max(0, whole - stepsApart(cell[v.rickAt], cell[ROOFTOP_SPOT]))) / whole);
}

export const board: Board<PickleVars, PickleDerived> = {
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
    const v = model.vars;
    return model.say(words[model.lang].turn, { n: v.turn, side: v.side });
  },
  active: (v) => seatFor(v, v.side),
  place,
  hint,
  confirm,
  short,
  offers,
  points,
  plays: ['plays', 'rolls', 'rerolls', 'shoots'],
  ending,
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
  measure: (lang) => words[lang].measure,
  turnNumber: (vars) => vars.turn,
};
