import type { CardId } from '#engine';
import type { Board } from '#web/table/board.ts';
import { cardAt, cardNamed, type Ending, type MomentKind, type StageCard } from '#web/table/moments/moment.ts';
import type { UnicornDerived } from '../derived.ts';
import type { UnicornVars } from '../state.ts';
import { partsOf } from './state.ts';
import { words } from './words.ts';

/** UUN-115, UUN-116: a card and the Instants on it, when nobody answers any more. */
const chain: MomentKind<UnicornVars, UnicornDerived> = {
  name: 'chain',
  see({ before, after, events, lang }) {
    const { play } = before.vars;
    if (play === null) return [];
    const answers: CardId[] = play.instants.map(({ card }) => card);
    const seats = [play.seat, ...play.instants.map(({ seat }) => seat)];
    for (const event of events) {
      if (event.e !== 'log' || event.key !== 'responds') continue;
      const card = cardNamed(event, 'card')?.card;
      if (card !== undefined) answers.push(card);
      if (typeof event.params.seat === 'object' && 'seat' in event.params.seat) seats.push(event.params.seat.seat);
    }
    const resolved = answers.filter((card) => events.some((event) => event.e === 'move' && event.card === card && event.from === 'play'));
    if (resolved.length === 0) return [];
    const cards = [play.card, ...resolved].flatMap((card): StageCard[] => {
      const seen = cardAt(before, card) ?? cardAt(after, card);
      return seen === null ? [] : [seen];
    });
    const passes = resolved.length % 2 === 0;
    const { moments } = words[lang];
    return [
      {
        picture: { kind: 'chain', cards },
        line: {
          message: passes ? moments.passes : moments.stopped,
          params: { n: resolved.length, card: { card: play.card, def: cards[0]?.def ?? null } },
        },
        concerns: seats,
      },
    ];
  },
};

export const moments: Board<UnicornVars, UnicornDerived>['moments'] = [chain];

/** More than these are too small to be seen. */
const MOST = 8;

/** The Stable that won, with the Unicorn that came last. */
export const ending: Board<UnicornVars, UnicornDerived>['ending'] = ({ after, lang }): Ending | null => {
  const { outcome, zones, derived } = after;
  const winner = outcome?.winners[0];
  if (outcome === null || winner === undefined || outcome.reason === 'last') return null;
  const cards = partsOf(zones[`stable:${winner}`] ?? [])
    .unicorns.slice(-MOST)
    .flatMap(({ id, def }): StageCard[] => (def === null ? [] : [{ def, card: id }]));
  const last = cards.at(-1);
  const n = derived.seats.find(({ seat }) => seat === winner)?.unicorns ?? cards.length;
  return {
    picture: { kind: 'gather', cards, main: cards.length - 1 },
    ...(outcome.reason === 'number' && last !== undefined
      ? { line: { message: words[lang].moments.number, params: { n, card: { card: last.card ?? -1, def: last.def } } } }
      : {}),
  };
};
