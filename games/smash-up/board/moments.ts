import type { EventView, SeatId } from '#engine';
import type { Board } from '#web/table/board.ts';
import { cardNamed, type Ending, type Gain, type LogEvent, lastTold, type Moment, type MomentKind } from '#web/table/moments/moment.ts';
import type { SmashDerived } from '../derived.ts';
import type { SmashVars } from '../state.ts';
import { words } from './words.ts';

type Vars = SmashVars;

const isScored = (event: EventView): boolean => event.e === 'log' && event.key === 'scores';

/** What is told of each base that is scored, from its award to the next one's. */
function scoredIn(events: readonly EventView[]): LogEvent[][] {
  const parts: LogEvent[][] = [];
  for (const event of events) {
    if (event.e !== 'log') continue;
    if (isScored(event)) parts.push([event]);
    else parts.at(-1)?.push(event);
  }
  return parts;
}

const seatIn = ({ params }: LogEvent): SeatId | undefined =>
  typeof params.seat === 'object' && 'seat' in params.seat ? params.seat.seat : undefined;

/** SMU-187: the first place comes first, then the others; who gains nothing is left out. */
function gainsOf(told: readonly LogEvent[], vp: readonly number[]): Gain[] {
  const gains = new Map<SeatId, number>();
  for (const event of told) {
    const seat = seatIn(event);
    if (event.key === 'gains' && seat !== undefined) gains.set(seat, (gains.get(seat) ?? 0) + Number(event.params.n));
  }
  return [...gains]
    .map(([seat, by]) => ({ seat, by, now: vp[seat] ?? by }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.by - a.by);
}

const base: MomentKind<Vars, SmashDerived> = {
  name: 'base',
  tells: ['scores', 'gains', 'base'],
  see: ({ after, events, lang }) =>
    scoredIn(events).flatMap((told): Moment[] => {
      const [first] = told;
      const card = cardNamed(first, 'base');
      if (card === null) return [];
      const gains = gainsOf(told, after.vars.vp);
      const next = told.find(({ key }) => key === 'base');
      const w = words[lang].moments;
      return [
        {
          picture: { kind: 'points', card, gains, next: next === undefined ? null : cardNamed(next, 'base') },
          title: { message: gains.length === 0 ? w.nobody : w.base },
          line: { message: ['{base}', ...gains.map(({ by }) => by)].join(' · '), params: { base: { def: card.def } } },
          told: [
            { message: w.scored, params: { base: { def: card.def } } },
            ...gains.map(({ seat, by }) => ({ message: w.gain, params: { seat: { seat }, n: by } })),
          ],
          concerns: gains.map(({ seat }) => seat),
        },
      ];
    }),
};

export const moments: Board<Vars, SmashDerived>['moments'] = [base];

/** The last base, and everybody's points. */
export const ending: Board<Vars, SmashDerived>['ending'] = ({ after, events, lang }): Ending | null => {
  const { outcome, ring, vars } = after;
  const winner = outcome?.winners[0];
  if (outcome === null || winner === undefined || outcome.reason === 'alone') return null;
  const scored = lastTold(events, 'scores');
  const card = scored === undefined ? null : cardNamed(scored, 'base');
  const scores = ring.map((seat) => ({ seat, now: vars.vp[seat] ?? 0 })).sort((a, b) => b.now - a.now);
  return {
    picture: { kind: 'gather', cards: card === null ? [] : [card], main: 0, scores },
    ...(outcome.reason === 'points' && card !== null
      ? { line: { message: words[lang].moments.wins, params: { n: vars.vp[winner] ?? 0, base: { def: card.def } } } }
      : {}),
  };
};
