import type { CardId, Heard, SeatId, Sign, SignKind, Signs } from '#engine';
import { decoded, refOf, sees } from '#engine';
import type { T, UnicornVars } from '../state.ts';
import { cardOf, DISCARD, handOf, handZone, holderOf, stableOf, stableZone, unicornsOf } from '../state.ts';

export const kinds = {
  /** Unicorns right before my next turn: mine, and those of others. */
  mine: { kind: 'build', good: 'more', isNumber: true },
  theirs: { kind: 'stop', good: 'more', isNumber: true },
  /** One Unicorn away from winning by then. */
  close: { kind: 'tempo', good: 'more' },
  'they-close': { kind: 'stop', good: 'more' },
  /** Instants that I hold and keep until my turn or the window is over. */
  instants: { kind: 'keep', good: 'more', isNumber: true },
  /** An Instant that I hold and keep, by its name. */
  kept: { kind: 'keep', good: 'more', isGain: true },
  /** Another card that I hold now and keep. */
  holds: { kind: 'keep', good: 'more', isGain: true, isLast: true },
  /** A card that I throw away unplayed. */
  thrown: { kind: 'keep', good: 'less', isGain: true },
  /** Cards that I hold when my own turn is over. */
  hand: { kind: 'build', good: 'more', isNumber: true },
  /** My card is Neighed. */
  stopped: { kind: 'risk', good: 'less', isDare: true },
  /** Somebody else's card is Neighed, and does nothing. */
  'they-stopped': { kind: 'stop', good: 'less' },
  /** A Unicorn that was in a Stable is gone from it by then. */
  loses: { kind: 'safe', good: 'less' },
  'they-lose': { kind: 'stop', good: 'less', isGain: true },
  /** An Upgrade or a Downgrade stands in a Stable that it did not stand in. */
  upgrade: { kind: 'build', good: 'more', isGain: true },
  'they-upgrade': { kind: 'stop', good: 'more' },
  downgrade: { kind: 'safe', good: 'less' },
  'they-downgrade': { kind: 'stop', good: 'less', isGain: true },
  /** A turn more. */
  again: { kind: 'tempo', good: 'more' },
} as const satisfies { readonly [key: string]: SignKind };

type Say = (sign: Sign & { readonly key: keyof typeof kinds }) => void;

const nameOf = (t: T, card: CardId): string => cardOf(t, card).id;
const cardIn = ({ params }: Heard): CardId => (typeof params.card === 'object' && 'card' in params.card ? params.card.card : -1);
const seatIn = ({ params }: Heard): SeatId => (typeof params.seat === 'object' && 'seat' in params.seat ? params.seat.seat : -1);

/** Babies differ by their picture alone, and nobody grieves for one; so do Basic Unicorns, but they are cards of a hand. */
const isBaby = (t: T, card: CardId): boolean => cardOf(t, card).kind === 'baby-unicorn';

/** Whose cards were stopped: what is stopped was played before it. A card shows its face when it is played. */
function tellStopped(t: T, viewer: SeatId, heard: readonly Heard[], say: Say): void {
  const players: { [card: CardId]: SeatId } = {};
  const { play } = t.vars;
  if (play !== null) players[play.card] = play.seat;
  for (const one of heard) {
    if (one.key === 'plays' || one.key === 'plays.into') players[cardIn(one)] = seatIn(one);
    if (one.key !== 'stopped') continue;
    const seat = players[cardIn(one)];
    if (seat === undefined) continue;
    // As it was then: it may have been shuffled away since.
    const def = one.faces.find(({ card }) => card === cardIn(one))?.def ?? t.def[cardIn(one)];
    say({ key: seat === viewer ? 'stopped' : 'they-stopped', seat, card: t.game.defs[def].id });
  }
}

/** What lies in Stables lies open; a card that somebody else may hold is not named. */
function tellStables(t: T, before: T, viewer: SeatId, say: Say): void {
  for (const seat of t.ring) {
    const isMine = seat === viewer;
    for (const card of stableOf(before, seat)) {
      if (!cardOf(before, card).isUnicorn || isBaby(before, card) || t.zone[card] === stableZone(seat)) continue;
      say({ key: isMine ? 'loses' : 'they-lose', seat, card: nameOf(before, card) });
    }
    for (const card of stableOf(t, seat)) {
      const { kind } = cardOf(t, card);
      if (holderOf(before, card) === seat || (kind !== 'upgrade' && kind !== 'downgrade') || !sees(before, viewer, card)) continue;
      say({ key: isMine ? kind : (`they-${kind}` as const), seat, card: nameOf(t, card) });
    }
  }
}

export const signs: Signs<UnicornVars> = {
  kinds,
  indifferent: ['baby'],
  isGift(t, seat, choice) {
    const into = decoded(choice);
    if (typeof into === 'number' || into.label !== 'play.into' || into.ref.kind !== 'card') return false;
    const { isUnicorn, kind } = cardOf(t, into.ref.card);
    const to = into.params?.into;
    return (isUnicorn || kind === 'upgrade') && typeof to === 'object' && 'seat' in to && to.seat !== seat;
  },
  instead: ['unicorns', 'hand', 'instants', 'upgrades', 'downgrades'],
  alike(t, choice) {
    const ref = refOf(choice);
    if (ref.kind !== 'card' || t.def[ref.card] < 0) return undefined;
    const { kind } = cardOf(t, ref.card);
    // Where it lies is part of what is chosen.
    return kind === 'baby-unicorn' || kind === 'basic-unicorn' ? `${kind} in ${t.zone[ref.card]}` : undefined;
  },
  until: 'end',
  hears: ['plays', 'plays.into', 'stopped', 'again'],
  tell({ when, t, before, viewer, heard }, say: Say) {
    if (when === 'turn') {
      // One that is drawn later is luck, and nothing that was kept.
      const isKept = (card: CardId): boolean => before.zone[card] === handZone(viewer) && cardOf(t, card).kind === 'instant';
      const kept = handOf(t, viewer).filter(isKept);
      say({ key: 'instants', seat: viewer, n: kept.length });
      const played = heard.filter(({ key }) => key === 'plays' || key === 'plays.into').map(cardIn);
      for (const card of handOf(before, viewer))
        if (t.zone[card] === DISCARD && !played.includes(card) && before.vars.play === null)
          say({ key: 'thrown', seat: viewer, card: nameOf(before, card) });
      for (const card of kept) say({ key: 'kept', seat: viewer, card: nameOf(t, card) });
      for (const card of handOf(t, viewer))
        if (before.zone[card] === handZone(viewer) && !kept.includes(card)) say({ key: 'holds', seat: viewer, card: nameOf(t, card) });
      if (before.vars.play === null) say({ key: 'hand', seat: viewer, n: handOf(t, viewer).length });
      tellStopped(before.vars.play === null ? t : before, viewer, heard, say);
      if (heard.some((one) => one.key === 'again' && seatIn(one) === viewer)) say({ key: 'again', seat: viewer });
    }
    if (when !== 'round' || t.outcome !== null) return;
    for (const seat of t.ring) {
      const many = unicornsOf(t, seat);
      const isMine = seat === viewer;
      say({ key: isMine ? 'mine' : 'theirs', seat, n: many });
      if (many >= t.vars.needed - 1) say({ key: isMine ? 'close' : 'they-close', seat });
    }
    tellStables(t, before, viewer, say);
  },
};
