import type { CardId } from '#engine';
import { EVERYBODY, show } from '#engine';
import type { TestTable } from '#engine/testing';
import { SEAT_NAMES, scenarioTable, TextLaw } from '#engine/testing';
import type { CardName } from '../cards/data.ts';
import { rickshank, texts } from '../index.ts';
import type { RickVars, T } from '../state.ts';
import { AWAY, cardOf, MARKET, NEMESES, NEMESIS, NOBODYS } from '../state.ts';

export type Own = 'hand' | 'deck' | 'discard' | 'play' | 'character';
type Shared = 'main' | 'market' | 'guns' | 'waves' | 'nemeses' | 'nemesis' | 'places' | 'placesGone' | 'destroyed' | 'prison' | 'away';
/** `of`: whose the card is, if it lies in front of somebody else or under Space Prison; `nobody`: an unbought Location. */
export interface Tie {
  readonly of?: (typeof SEAT_NAMES)[number] | 'nobody';
}
export type Table = TestTable<RickVars, Own>;

export const REST: { readonly [kind: string]: string } = {
  main: 'main',
  'portal-gun': 'guns',
  'morty-waves': 'waves',
  location: 'places',
  nemesis: 'nemeses',
};

/**
 * It is ann's turn, free play, with no Power and no tokens. Unnamed cards lie in their stacks, spare starters and characters in the box; the
 * market is what the scenario says, and Cornvelious Daniel is up unless it says otherwise.
 */
export const deal = scenarioTable<RickVars, CardName, Shared, Own, Tie>(rickshank, {
  rest: (face) => REST[face.kind] ?? 'away',
  piles: ['deck', 'discard', 'main', 'nemeses', 'places', 'placesGone', 'destroyed'],
  texts: new TextLaw(texts),
  words: [
    'end',
    'plain',
    'buy-token',
    'spend-token',
    'token',
    'cards',
    'yes',
    'for',
    'against',
    'mode.power',
    'mode.destroy',
    'use',
    /^(for|against|\w+)\.\d$/,
  ],
  call: (_, choice) => {
    if (typeof choice === 'number') return undefined;
    if (choice.key.startsWith('plain.')) return 'plain';
    // A commitment for a seat is called by that seat's name: `bob.2`.
    const vote = /^(\d)\.(\d)$/.exec(choice.key);
    return vote === null ? undefined : `${SEAT_NAMES[Number(vote[1])]}.${vote[2]}`;
  },
  start(t) {
    t.vars.phase = 'play';
    t.vars.turn = 1;
  },
  tie(t, card, { of }) {
    if (of === undefined) return;
    t.vars.held.push({ card, home: of === 'nobody' ? NOBODYS : SEAT_NAMES.indexOf(of) });
  },
  ready(t) {
    t.vars.supply = 9 - t.vars.tokens.reduce((sum, n) => sum + n, 0);
    t.zones[MARKET].forEach((card, i) => {
      t.vars.slots[i] = card;
    });
    // RSR-022, RSR-174: Daniel on top, the President at the bottom, as everybody knows.
    const daniel = t.zones[NEMESES].find((id) => cardOf(t, id).tags.includes('fixed-top'));
    if (daniel !== undefined) lay(t, daniel, t.zones[NEMESIS].length === 0 && t.vars.phase !== 'between' ? NEMESIS : AWAY);
    const president = t.zones[NEMESES].find((id) => cardOf(t, id).isLast);
    if (president === undefined) return;
    lay(t, president, NEMESES);
    t.zones[NEMESES].unshift(t.zones[NEMESES].pop() ?? president);
    show(t, president, EVERYBODY);
  },
});

function lay(t: T, card: CardId, to: number): void {
  const from = t.zones[t.zone[card]];
  from.splice(from.indexOf(card), 1);
  t.zones[to].push(card);
  t.zone[card] = to;
}

/** Tokens by seat. */
export const tokens = (...many: number[]): number[] => [0, 0, 0, 0, 0].map((_, seat) => many[seat] ?? 0);

/** So many of one card. */
export const many = (n: number, card: CardName): CardName[] => Array.from({ length: n }, () => card);

/** The beginning of ann's turn. */
export const START = { phase: 'start', turn: 0 } as const;
