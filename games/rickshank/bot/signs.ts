import type { CardId, Choice, Heard, SeatId, Sign, SignKind, Signs } from '#engine';
import { keyOf, refOf } from '#engine';
import { ownedBy, worthOf } from '../score.ts';
import type { RickCard, RickVars, T } from '../state.ts';
import { cardOf, characterZone, costOf, deckZone, discardZone, faceAt, handOf, handZone, NEMESIS, playZone } from '../state.ts';
import { estateOf } from './evaluate.ts';

export const kinds = {
  /** A nemesis that I beat this turn, with its points; one that my next hand can beat. */
  beats: { kind: 'points', good: 'more' },
  'can-beat': { kind: 'tempo', good: 'more' },
  /** A card that I buy or get this turn. */
  gets: { kind: 'build', good: 'more', isGain: true, isStep: true },
  /** Power that the deck brings a turn. */
  income: { kind: 'build', good: 'more', isNumber: true },
  /** Points as they stand where my turn is over, and those of others right before my next one. */
  points: { kind: 'points', good: 'more', isNumber: true },
  'they-points': { kind: 'stop', good: 'more', isNumber: true },
  /** Power printed on the hand that I hold at my next turn. */
  'next-power': { kind: 'build', good: 'more', isNumber: true },
  /** Cards in all that I own that do nothing. */
  junk: { kind: 'build', good: 'less', isNumber: true },
  /** Access Tokens where my turn is over. */
  tokens: { kind: 'keep', good: 'more', isNumber: true },
  /** An Attack that hits. */
  hit: { kind: 'safe', good: 'less' },
  'they-hit': { kind: 'stop', good: 'less', isGain: true },
  /** A card of mine that costs something and is destroyed, or thrown away out of turn. */
  destroyed: { kind: 'safe', good: 'less' },
  thrown: { kind: 'keep', good: 'less' },
  /** Votes. */
  auction: { kind: 'build', good: 'more' },
  'they-auction': { kind: 'stop', good: 'more' },
  sanctioned: { kind: 'safe', good: 'less' },
  passes: { kind: 'build', good: 'either' },
  'they-sanctioned': { kind: 'stop', good: 'less', isGain: true },
} as const satisfies { readonly [key: string]: SignKind };

type Say = (sign: Sign & { readonly key: keyof typeof kinds }) => void;

const cardIn = ({ params }: Heard): CardId => (typeof params.card === 'object' && 'card' in params.card ? params.card.card : -1);
/** As it was when it was told: a shuffle puts another face behind the same number. */
const faceIn = (t: T, { faces }: Heard, card: CardId): RickCard => faceAt(t, faces.find((one) => one.card === card)?.def ?? t.def[card]);
const seatIn = ({ params }: Heard): SeatId => (typeof params.seat === 'object' && 'seat' in params.seat ? params.seat.seat : -1);
const effectIn = ({ params }: Heard): string | undefined =>
  typeof params.effect === 'object' && 'def' in params.effect ? (params.effect.def ?? undefined) : undefined;

const isJunk = (card: RickCard): boolean => card.isFamily || card.kind === 'morty-waves';
const ownZones = (seat: SeatId): readonly number[] => [discardZone(seat), handZone(seat), playZone(seat), deckZone(seat)];

/** What was told of votes and Attacks; the cards that they stand on lay open. */
function tellOthers(t: T, viewer: SeatId, one: Heard, say: Say): void {
  const [seat, effect] = [seatIn(one), effectIn(one)];
  if (one.key === 'vote.for' && effect !== undefined) say({ key: 'passes', card: effect });
  if (effect === undefined || seat < 0) return;
  const isMine = seat === viewer;
  if (one.key === 'hit') say({ key: isMine ? 'hit' : 'they-hit', seat, card: effect });
  if (one.key !== 'vote.won') return;
  const card = t.game.defs.find(({ id }) => id === effect) as RickCard | undefined;
  const kind = card?.vote?.kind === 'auction' ? 'auction' : 'sanctioned';
  say({ key: isMine ? kind : `they-${kind}`, seat, card: effect });
}

/** What happened to cards whose faces everybody saw then. */
function tellCards(t: T, before: T, viewer: SeatId, one: Heard, say: Say): void {
  const [seat, id] = [seatIn(one), cardIn(one)];
  if (id < 0) return;
  const card = faceIn(t, one, id);
  if (one.key === 'defeats' && seat === viewer) say({ key: 'beats', seat, card: card.id, n: card.vp });
  if ((one.key === 'buys' || one.key === 'gains') && seat === viewer && !isJunk(card)) say({ key: 'gets', seat, card: card.id });
  const isMine = ownZones(viewer).includes(before.zone[id]);
  if (one.key === 'destroys' && isMine && card.cost > 0) say({ key: 'destroyed', seat: viewer, card: card.id });
  if (one.key === 'discards' && seat === viewer && before.vars.active !== viewer && card.cost > 0)
    say({ key: 'thrown', seat: viewer, card: card.id });
}

/** A Jerry, a Beth, a Summer or Morty Waves, where nothing of the player's makes use of them: playing it does nothing. */
function isIdle(t: T, choice: Choice): boolean {
  const ref = refOf(choice);
  if (ref.kind !== 'card' || !isJunk(cardOf(t, ref.card))) return false;
  const { active } = t.vars;
  if (t.zone[ref.card] !== handZone(active)) return false;
  const makesUse = (id: CardId): boolean => cardOf(t, id).tags.includes('smith-family') && !isJunk(cardOf(t, id));
  return ![handZone(active), playZone(active), characterZone(active)].some((zone) => t.zones[zone].some(makesUse));
}

export const signs: Signs<RickVars> = {
  kinds,
  isIdle: (t, choice) => t.vars.phase === 'play' && t.vars.depth === 0 && isIdle(t, choice),
  instead: ['points', 'tokens', 'power', 'income', 'hand'],
  alike: (t, choice) => {
    const ref = refOf(choice);
    const isOne =
      ref.kind === 'card' && t.def[ref.card] >= 0 && t.zone[ref.card] === handZone(t.vars.active) && cardOf(t, ref.card).isPlain;
    return t.vars.phase === 'play' && t.vars.depth === 0 && (isOne || keyOf(choice).startsWith('plain.')) ? 'plain' : undefined;
  },
  hears: ['defeats', 'buys', 'gains', 'hit', 'destroys', 'discards', 'vote.won', 'vote.for'],
  until: 'round',
  tell({ when, t, before, viewer, heard }, say: Say) {
    if (when === 'turn') {
      say({ key: 'points', seat: viewer, n: worthOf(t, viewer).vp });
      say({ key: 'tokens', seat: viewer, n: t.vars.tokens[viewer] });
      say({ key: 'junk', seat: viewer, n: ownedBy(t, viewer).filter((id) => isJunk(cardOf(t, id))).length });
      say({ key: 'income', seat: viewer, n: estateOf(t, viewer).income });
      for (const one of heard) {
        tellOthers(t, viewer, one, say);
        tellCards(t, before, viewer, one, say);
      }
    }
    if (when !== 'round' || t.outcome !== null) return;
    const power = handOf(t, viewer).reduce((sum, id) => sum + cardOf(t, id).power, 0);
    say({ key: 'next-power', seat: viewer, n: power });
    for (const seat of t.ring) if (seat !== viewer) say({ key: 'they-points', seat, n: worthOf(t, seat).vp });
    const [nemesis] = t.zones[NEMESIS];
    if (nemesis !== undefined && nemesis === before.zones[NEMESIS][0] && power >= costOf(t, viewer, nemesis))
      say({ key: 'can-beat', seat: viewer, card: cardOf(t, nemesis).id });
  },
};
