import { TOKENS } from './cards/data.ts';
import { ownedBy } from './score.ts';
import type { T } from './state.ts';
import { ASIDE, cardOf, controllerOf, MARKET, MARKET_SLOTS, NEMESES, NEMESIS, PRISON } from './state.ts';

/** What can never be at this table, in words for developers. */
export function check(t: T): string | undefined {
  const { tokens, supply, slots, held, vote, phase } = t.vars;
  const sum = tokens.reduce((all, n) => all + n, supply);
  if (sum !== TOKENS || supply < 0 || tokens.some((n) => n < 0)) return `tokens ${tokens.join()} and supply ${supply}`;
  for (let seat = 0; seat < tokens.length; seat++)
    if (tokens[seat] > 0 && !t.ring.includes(seat)) return `seat ${seat} is gone and has tokens`;
  const market = t.zones[MARKET];
  const lying = slots.filter((id) => id >= 0);
  if (market.length > MARKET_SLOTS || lying.length !== market.length || lying.some((id) => t.zone[id] !== MARKET))
    return 'market and places';
  for (const { card } of held)
    if (controllerOf(t, card) < 0 && t.zone[card] !== PRISON) return `${cardOf(t, card).id} is held but lies in zone ${t.zone[card]}`;
  if (held.some((one, i) => held.findIndex(({ card }) => card === one.card) !== i)) return 'a card is held twice';
  for (const card of t.zones[PRISON]) if (!held.some((one) => one.card === card)) return 'a captive without an owner';
  if (vote !== null)
    for (const seat of t.ring)
      if (vote.tokens[seat] > 0 && vote.winner < 0 && vote.tokens[seat] > tokens[seat]) return 'more tokens committed than there are';
  if (t.zones[NEMESIS].length > 1 || (phase === 'play' && t.zones[NEMESIS].length + t.zones[NEMESES].length === 0)) return 'nemesis stack';
  if (phase !== 'setup' && t.vars.depth === 0 && t.zones[ASIDE].length > 0) return 'a card lies aside';
  const owners: number[] = [];
  for (const seat of t.ring)
    for (const card of ownedBy(t, seat)) {
      if (owners[card] !== undefined) return `${cardOf(t, card).id} has two owners`;
      owners[card] = seat;
    }
  return undefined;
}
