import { expect, test } from 'vitest';
import type { Told } from '../../../app/live.ts';
import { cardIn, type Scene, sinceMine } from '../scenes.ts';

const ME = 0;
const line = (key: string, seat: number) => ({ e: 'log', key, rule: '', params: { seat: { seat } } }) as const;
const told: readonly Told[] = [
  { at: 1, events: [line('play', ME)] },
  { at: 2, events: [line('play', 1)] },
  // Bob plays, and with that my turn begins: a card is drawn for me.
  { at: 3, events: [line('play', 2), line('draw', ME)] },
];
const scenes = told.map(({ at }) => ({ at }) as Scene);

test('what happened since my turn goes back to what I did myself, not to what was drawn for me', () => {
  expect(sinceMine(scenes, told, ME).map(({ at }) => at)).toEqual([2, 3]);
  expect(sinceMine(scenes, told, 1).map(({ at }) => at)).toEqual([3]);
  expect(sinceMine(scenes, told, null)).toHaveLength(3);
});

test('a line is about the card that it names, by itself or as what works; a face-down one is nobody’s to know', () => {
  const about = (params: object) => cardIn({ e: 'log', key: 'play', rule: '', params: params as never });
  expect(about({ card: { card: 4, def: 'rug' } })).toBe('rug');
  expect(about({ effect: { card: 4, def: 'lamp' } })).toBe('lamp');
  expect([about({ card: { card: 4, def: null } }), about({ card: 'rug' }), about({ seat: { seat: 1 } }), about({})]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
