import type { CardName } from '../cards/data.ts';
import { components } from '../cards/data.ts';

// What cards are worth to bots, by definition, in the order of the component list: read millions of times in a search.

/** What playing a card is worth, in Power; where it is not named, its printed Power. */
const WORTH: { readonly [name in CardName]?: number } = {
  // Two Power for three look good and fill the deck: bots that like it less win 65 % of 240 duels.
  'portal-gun': 1.2,
  'cornvelious-daniel': 3.8,
  'headband-rick': 4.2,
  'earring-rick': 4.4,
  'eye-patch-rick': 3.8,
  'cornrow-rick': 4.4,
  'rick-d-99': 3.8,
  'security-specialist-rick': 0.6,
  'black-rick': 2.5,
  'future-rick': 2.3,
  'aqua-rick': 2.5,
  'young-rick': 2.5,
  'lizard-rick': 3.5,
  'commander-rick': 4.2,
  'rick-c-137': 2.6,
  'eye-poppin-morty': 1.5,
  'aqua-morty': 1.3,
  'bugged-out-morty': 2.2,
  'big-head-morty': 1.8,
  'lawyer-morty': 2.4,
  'hammerhead-morty': 3.4,
  'scientist-morty': 3.5,
  'morty-c-137': 3.7,
  'fold-yourself': 1.4,
  terminate: 1.6,
  'daddys-little-girl': 1.6,
  'szechuan-sauce': 2.3,
  'diane-sanchez': 1.9,
  'totally-fabricated-origin-story': 3.2,
  'currency-manipulation': 3.8,
  'fake-gun': -0.5,
  'butt-in-a-cup': 2.3,
  conroy: 2.1,
  'brainalyzer-9000': 2.5,
  'dead-flies': 2.1,
  'freeze-gun': 2.6,
  'jury-rigged-portal-gun': 3.2,
  'portal-bomb': 3.5,
  'gromflamite-technician': 1.5,
  'gromflamite-employee-of-the-month': 1.8,
  'mission-control-gromflamite': 2.4,
  'communications-gromflamite': 2.5,
  'honorable-gromflamite': 2.4,
  'gromflamite-officer': 2.6,
  'greedy-gromflamite': 2.8,
  'gromflamite-general': 3.6,
  assemble: 1.4,
  persecute: 2.2,
  kickback: 2.6,
  recycle: 2.2,
  taxation: 2.5,
  embezzle: 3.6,
  gentrify: 3.4,
};

/** What an Ongoing card in play brings each turn, in Power. */
const EACH_TURN: { readonly [name in CardName]?: number } = {
  'security-specialist-rick': 0.3,
  'assworld-2-0': 0.7,
  'citadel-militia-hq': 0.8,
  'cronenberg-world-2-0': 0.9,
  'family-restaurant': 0.8,
  'jerrys-office': 0.6,
  'mission-control': 0.6,
  'presidential-palace': 0.3,
  'space-prison': 0.2,
  'citadel-of-ricks': 0.1,
  'dinner-table': 0.4,
  'drive-thru': 0.3,
  garage: 0.6,
  grave: 0.4,
  neighborhood: 0.9,
  underground: 0.5,
};
/** A Location that still has to be drawn and played. */
const LOCATION = 0.9;

export const CHARACTERS: { readonly [name: string]: number | undefined } = {
  'rational-morty': 1,
  'promotion-jerry': 0.8,
  'moron-morty': 0.7,
  'heroic-summer': 0.7,
  'defiant-summer': 0.6,
  'transcendent-rick': 0.5,
  'bluffing-rick': 0.4,
};

export const worth: readonly number[] = components.map(({ id, kind, power }) => WORTH[id] ?? (kind === 'location' ? LOCATION : power));
export const eachTurn: readonly number[] = components.map(({ id }) => EACH_TURN[id] ?? 0);
export const points: readonly number[] = components.map((one) => ('vpRule' in one ? 0 : one.vp));
const at = (name: CardName): number => components.findIndex(({ id }) => id === name);
export const GENIUS = at('genius-waves');
export const WAVES = at('morty-waves');
export const C137 = at('rick-c-137');
export const SAUCE = at('szechuan-sauce');
export const CURRENCY = at('currency-manipulation');
export const ASSEMBLE = at('assemble');
export const isLocation: readonly boolean[] = components.map(({ type }) => type === 'location');
