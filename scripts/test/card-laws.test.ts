import { expect, test } from 'vitest';
import { checkFlows } from '../check-flows.mjs';
import { findingsIn } from './project.ts';

const texts = `export const cards = {
  'night-porter': { name: 'Night Porter', text: "Draw a card. It's late." },
  lamp: { name: 'Lamp', text: 'Your minions here have +1 power.' },
} as const;`;
const make = `export const card = (id: string, does: object): object => ({ id, does });
export const printed = (id: string): string => id;`;

/** Lines of the file of cards that the check objects to. */
function objections(body: string, game = 'toy', text = 'text/en/cards.ts'): number[] {
  const file = `games/${game}/cards/staff.ts`;
  const found = findingsIn(
    {
      [`games/${game}/${text}`]: texts,
      [`games/${game}/cards/make.ts`]: make,
      [file]: `import { card, printed } from './make.ts';\n${body}`,
    },
    checkFlows,
  );
  return found.map((place) => Number(place.replace(`${file}:`, '')));
}

test('a card in a list needs its printed text above it, and may have notes after it', () => {
  const body = `export const staff = [
    /** Draw a card. It's late. (TOY-12) */
    card('night-porter', {}),
    /**
     * Your minions here
     * have +1 power.
     */
    card('lamp', {}),
  ];`;
  expect(objections(body)).toEqual([]);
});

test('nothing, other words and a plain comment above a card are found', () => {
  const body = `export const staff = [
    card('night-porter', {}),
    /** Its minions have +1 power. */
    card('lamp', {}),
    // Your minions here have +1 power.
    card('lamp', {}),
  ];`;
  expect(objections(body)).toEqual([3, 5, 7]);
});

test('so are cards by their name in an object, and as constants of the file', () => {
  const body = `/** Draw a card. It's late. */
  const porter = { run: 1 };
  const lamp = { run: 2 };
  /** Your minions here have +1 power. */
  export const other = card('lamp', {});
  export const wrong = card('night-porter', {});
  export const staff = { 'night-porter': porter, lamp };
  export const more = { lamp: { run: 3 } };`;
  expect(objections(body)).toEqual([7, 8, 9]);
});

test('what only mentions a card is no definition', () => {
  expect(objections(`export const counts = { lamp: 2 };\nexport const price = printed('lamp');`)).toEqual([]);
});

test('texts are found in either place, and no game is asked for texts it does not have', () => {
  const bare = `export const staff = [card('lamp', {}), card('spoon', {})];`;
  expect(objections(bare)).toEqual([2]);
  expect(objections(bare, 'toy', 'text/cards.en.ts')).toEqual([2]);
  expect(objections(bare, 'toy', 'text/de/cards.ts')).toEqual([]);
});
