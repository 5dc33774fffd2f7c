import type { CardId, Heard, SeatId, Sign, SignKind, Signs } from '#engine';
import { sees } from '#engine';
import type { SmashVars, T } from '../state.ts';
import { factionName, HAND, NONE } from '../state.ts';
import { powersNow } from '../table/layers.ts';
import { baseAt, cardOf, deckOf, hasBase, isInPlay, isMinion } from '../table/select.ts';

export const kinds = {
  /** So many points at that base: in my turn, and from then to my next one. */
  'points-now': { kind: 'points', good: 'more' },
  'points-soon': { kind: 'points', good: 'more' },
  'they-points-now': { kind: 'stop', good: 'more' },
  'they-points-soon': { kind: 'stop', good: 'more' },
  /** The strongest at a base right before my next turn. */
  leads: { kind: 'build', good: 'more', isGain: true },
  'they-lead': { kind: 'stop', good: 'more' },
  /** A minion that stood on a base is destroyed. */
  loses: { kind: 'safe', good: 'less' },
  'they-lose': { kind: 'stop', good: 'less', isGain: true },
  /** My minion comes back to my hand; theirs goes back to theirs. */
  back: { kind: 'keep', good: 'more', isGain: true },
  'they-back': { kind: 'stop', good: 'less', isGain: true },
  /** A card for special moments that stays in my hand. */
  kept: { kind: 'keep', good: 'more' },
  /** A card that I hold now and do not play. */
  holds: { kind: 'keep', good: 'more', isGain: true, isLast: true },
  /** Cards that I play this turn. */
  plays: { kind: 'spend', good: 'more', isNumber: true, isLast: true },
  /** Cards that I hold right before my next turn. */
  hand: { kind: 'build', good: 'more', isNumber: true },
  /** Power of mine at that base right before my next turn. */
  at: { kind: 'build', good: 'more', isNumber: true },
  /** The card on top of my deck, where I know it: whether it is worth drawing, matches tell. */
  draws: { kind: 'build', good: 'either', isLast: true },
  /** A faction that I play, with its way of playing. */
  faction: { kind: 'build', good: 'more', isStep: true },
} as const satisfies { readonly [key: string]: SignKind };

type Say = (sign: Sign & { readonly key: keyof typeof kinds }) => void;

const cardIn = ({ params }: Heard): CardId => (typeof params.card === 'object' && 'card' in params.card ? params.card.card : NONE);
const seatIn = ({ params }: Heard): SeatId => (typeof params.seat === 'object' && 'seat' in params.seat ? params.seat.seat : NONE);

/** Points that bases gave: in the turn under way, or in those after it. */
function tellPoints(t: T, viewer: SeatId, heard: readonly Heard[], when: 'now' | 'soon', say: Say): void {
  const next = heard.findIndex((one) => one.key === 'turn');
  const after = next < 0 ? heard.length : next;
  for (const one of when === 'now' ? heard.slice(0, after) : heard.slice(after)) {
    const { card: source, n } = one.params;
    if (one.key !== 'gains' || typeof source !== 'object' || !('def' in source) || typeof n !== 'number') continue;
    const def = t.game.defs.find(({ id }) => id === source.def);
    if (def?.kind !== 'base') continue;
    const seat = seatIn(one);
    say({ key: seat === viewer ? `points-${when}` : `they-points-${when}`, seat, place: source.def, n });
  }
}

/** Minions that stood on the table when the question was put. */
function tellMinions(t: T, before: T, viewer: SeatId, heard: readonly Heard[], say: Say): void {
  for (const one of heard) {
    const card = cardIn(one);
    if (card === NONE || !isInPlay(before, card) || !isMinion(before, card)) continue;
    const seat = before.vars.ctrl[card];
    const name = cardOf(before, card).id;
    if (one.key === 'destroys') say({ key: seat === viewer ? 'loses' : 'they-lose', seat, card: name });
    if (one.key === 'returns' && t.zone[card] === HAND + before.vars.owner[card])
      say({ key: seat === viewer ? 'back' : 'they-back', seat, card: name });
  }
}

function tellLeads(t: T, before: T, viewer: SeatId, say: Say): void {
  const seen = powersNow(t);
  for (let site = 0; site < t.vars.sites; site++) {
    if (!hasBase(t, site) || !isInPlay(before, baseAt(t, site))) continue;
    say({ key: 'at', seat: viewer, place: cardOf(t, baseAt(t, site)).id, n: seen.total(site, viewer) });
    for (const seat of t.ring) {
      const power = seen.total(site, seat);
      if (power === 0 || t.ring.some((other) => other !== seat && seen.total(site, other) >= power)) continue;
      say({ key: seat === viewer ? 'leads' : 'they-lead', seat, place: cardOf(t, baseAt(t, site)).id });
    }
  }
}

export const signs: Signs<SmashVars> = {
  kinds,
  instead: ['hand', 'points', 'leads', 'near', 'power'],
  hears: ['turn', 'gains', 'destroys', 'returns', 'plays.minion', 'plays.action', 'plays.on'],
  until: 'round',
  tell({ when, t, before, viewer, heard }, say: Say) {
    if (when === 'turn') {
      tellPoints(t, viewer, heard, 'now', say);
      for (const faction of t.vars.factions[viewer]) say({ key: 'faction', seat: viewer, place: `way.${factionName(faction)}` });
      // A card of the deck that was looked at: it comes at the end of this turn, or as the next one.
      const [top] = deckOf(t, viewer);
      for (const card of deckOf(before, viewer))
        if (sees(before, viewer, card) && (card === top || t.zone[card] === HAND + viewer))
          say({ key: 'draws', seat: viewer, card: cardOf(t, card).id });
      say({ key: 'plays', seat: viewer, n: heard.filter((one) => one.key.startsWith('plays.') && seatIn(one) === viewer).length });
      for (const card of t.zones[HAND + viewer])
        if (before.zone[card] === HAND + viewer && sees(before, viewer, card))
          say({ key: cardOf(t, card).special?.from === 'hand' ? 'kept' : 'holds', seat: viewer, card: cardOf(t, card).id });
    }
    if (when !== 'round') return;
    tellPoints(t, viewer, heard, 'soon', say);
    tellMinions(t, before, viewer, heard, say);
    tellLeads(t, before, viewer, say);
    say({ key: 'hand', seat: viewer, n: t.zones[HAND + viewer].length });
  },
};
