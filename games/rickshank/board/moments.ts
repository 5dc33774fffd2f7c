import type { SeatId } from '#engine';
import type { Board } from '#web/table/board.ts';
import {
  type Ballot,
  cardNamed,
  type Ending,
  type LogEvent,
  lastTold,
  type Message,
  type MomentKind,
  type Passage,
  type StageCard,
  type Tally,
  type Tone,
} from '#web/table/moments/moment.ts';
import type { RickDerived } from '../derived.ts';
import { AGAINST, FOR, NO_SIDE, type RickVars } from '../state.ts';
import { componentOf } from './face.tsx';
import { words } from './words.ts';

type Vars = RickVars;

const seatIn = ({ params }: LogEvent, name = 'seat'): SeatId | undefined => {
  const value = params[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : undefined;
};

const SIDES: { readonly [key: string]: number } = { 'commits.for': FOR, 'commits.against': AGAINST };

interface Cast {
  side: number;
  votes: number;
}

/** Who has voted how: as it lay open before, and what was opened since. */
function castIn({ before, events }: Passage<Vars, RickDerived>): Map<SeatId, Cast> {
  const cast = new Map<SeatId, Cast>();
  const open = before.vars.vote;
  if (open !== null)
    for (const seat of before.ring)
      if (open.side[seat] !== NO_SIDE) cast.set(seat, { side: open.side[seat], votes: 1 + open.tokens[seat] + open.cards[seat].length });
  for (const event of events) {
    if (event.e !== 'log') continue;
    const seat = seatIn(event);
    if (seat === undefined) continue;
    if (event.key.startsWith('commits.'))
      cast.set(seat, { side: SIDES[event.key] ?? seatIn(event, 'other') ?? seat, votes: 1 + Number(event.params.n ?? 0) });
    const known = cast.get(seat);
    if (event.key === 'reveals' && known !== undefined) known.votes++;
  }
  return cast;
}

/** RSR-211 to RSR-214: the ballots are counted. */
const vote: MomentKind<Vars, RickDerived> = {
  name: 'vote',
  tells: ['commits.for', 'commits.against', 'commits.sanctions', 'commits.auction', 'vote.for', 'vote.against', 'vote.won'],
  see(passage) {
    const { events, after, lang } = passage;
    const result = lastTold(events, 'vote.for', 'vote.against', 'vote.won');
    const effect = result === undefined ? null : cardNamed(result, 'effect');
    if (result === undefined || effect === null) return [];
    const w = words[lang].moments;
    const called = (side: number): Message =>
      side === FOR ? { message: w.for } : side === AGAINST ? { message: w.against } : { message: w.seat, params: { seat: { seat: side } } };
    const toneOf = (side: number): Tone => (side === FOR ? 'yes' : side === AGAINST ? 'no' : 'plain');
    const cast = [...castIn(passage)];
    const ballots = cast.map(([seat, { side, votes }]): Ballot => ({ seat, votes, side: called(side), tone: toneOf(side) }));
    const isReferendum = result.key !== 'vote.won';
    const sides = isReferendum ? [FOR, AGAINST] : [...new Set(cast.map(([, { side }]) => side))];
    const votesFor = (side: number): number => cast.reduce((sum, [, one]) => sum + (one.side === side ? one.votes : 0), 0);
    const tally = sides
      .map((side): Tally => ({ side: called(side), votes: votesFor(side), tone: toneOf(side) }))
      .sort((a, b) => (isReferendum ? 0 : b.votes - a.votes));
    // RSR-214: then somebody has decided.
    const most = Math.max(...tally.map(({ votes }) => votes));
    const tied = tally.filter(({ votes }) => votes === most).length > 1;
    const winner = seatIn(result);
    const params = { effect: { def: effect.def } };
    return [
      {
        picture: { kind: 'ballots', ballots, tally },
        line: isReferendum
          ? {
              message: result.key === 'vote.for' ? (tied ? w.passedTie : w.passed) : tied ? w.failedTie : w.failed,
              params: { ...params, n: votesFor(FOR), m: votesFor(AGAINST) },
            }
          : { message: tied ? w.wonTie : w.won, params: { ...params, seat: { seat: winner ?? 0 }, n: votesFor(winner ?? NO_SIDE) } },
        concerns: winner === undefined ? after.ring : [winner],
      },
    ];
  },
};

export const moments: Board<Vars, RickDerived>['moments'] = [vote];

const MOST = 4;

/** RSR-236: what was defeated or bought last, and everybody's tally. */
export const ending: Board<Vars, RickDerived>['ending'] = ({ after, events }): Ending | null => {
  const { outcome, ring } = after;
  const winner = outcome?.winners[0];
  if (outcome === null || winner === undefined || outcome.reason === 'forfeit') return null;
  const won = events.flatMap((event): StageCard[] => {
    if (event.e !== 'log' || event.key !== 'defeats' || seatIn(event) !== winner) return [];
    const card = cardNamed(event, 'card');
    return card !== null && componentOf(card.def)?.kind === 'nemesis' ? [card] : [];
  });
  const last = lastTold(events, 'defeats', 'buys');
  const decided = last === undefined ? null : cardNamed(last, 'card');
  const cards = [...new Map([...won, ...(decided === null ? [] : [decided])].map((card) => [card.def, card])).values()].slice(-MOST);
  const scores = ring.map((seat) => ({ seat, now: outcome.scores?.[seat] ?? 0 })).sort((a, b) => b.now - a.now);
  return { picture: { kind: 'gather', cards, main: cards.length - 1, scores } };
};
