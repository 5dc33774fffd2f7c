import { describe, expect, test } from 'vitest';
import type { Game, GameText, Lang, Match } from '#engine';
import { titles } from '#games/registry.ts';
import { placeBeside } from '../../overlay/placing.ts';
import type { Lessons, Position } from '../lessons.ts';
import { dealPosition, namedAnswer } from '../position.ts';

type Course = readonly [id: string, game: Game, lessons: Lessons, texts: { readonly [lang in Lang]: GameText }];
const files = import.meta.glob<Lessons>('../../../../games/*/board/lessons.ts', { eager: true, import: 'lessons' });
const courses = Object.entries(titles).map(
  ([id, { game, texts }]): Course => [id, game, files[`../../../../games/${id}/board/lessons.ts`], texts],
);

/** What each single option of the open question would be told. */
const verdicts = (match: Match, position: Position): readonly boolean[] =>
  (match.view(0).decision?.mine?.options ?? []).map(({ key }) => position.solved(namedAnswer(match, [key])));

describe.each(courses)('lessons of %s', (_, game, lessons, texts) => {
  test('every hint, sign, step, kind and position has its words, and names what exists', () => {
    const prompts = new Set(Object.keys(texts.en.prompts));
    const defs = new Set(game.defs.map(({ id }) => id));
    const figures = lessons.steps.flat().flatMap((figure) => ('card' in figure ? [figure.card] : []));
    for (const lang of ['en', 'ru'] as const) {
      const text = lessons.text[lang];
      expect(Object.keys(text.hints)).toEqual(lessons.hints.map(({ key }) => key));
      expect(Object.keys(text.tries)).toEqual(lessons.tries.map(({ key }) => key));
      expect([text.signs.length, text.steps.length]).toEqual([lessons.signs.length, lessons.steps.length]);
      expect(text.kinds.length).toBe(lessons.kinds.length);
      for (const side of Object.keys(text.sides))
        expect(lessons.hints.filter((hint) => hint.side === undefined || hint.side === side).length).toBeLessThanOrEqual(6);
      expect(lessons.hints.flatMap((hint) => hint.side ?? []).filter((side) => !(side in text.sides))).toEqual([]);
    }
    expect([...figures, ...lessons.kinds].filter((def) => !defs.has(def))).toEqual([]);
    expect(lessons.hints.flatMap((hint) => hint.prompts ?? []).filter((prompt) => !prompts.has(prompt))).toEqual([]);
    expect(lessons.tries.filter(({ rule }) => texts.en.rules.text[rule] === undefined)).toEqual([]);
  });

  test.each(lessons.tries.map((position) => [position.key, position] as const))(
    'position %s can be solved, and also missed',
    (_key, position) => {
      const { match } = dealPosition(game, position);
      const told = verdicts(match, position);
      expect(told).toContain(true);
      const mine = match.view(0).decision?.mine;
      // Passing is another way to miss it.
      expect(told.includes(false) || mine?.min === 0).toBe(true);
      const key = mine?.options[told.indexOf(true)]?.key ?? '';
      expect(match.apply({ kind: 'answer', seat: 0, n: match.n, keys: [key] })).toBeNull();
    },
  );
});

describe('a bubble', () => {
  const window = { left: 0, top: 0, width: 390, height: 844 };
  const size = { width: 264, height: 120 };
  const meets = (a: { left: number; top: number }, b: typeof window): boolean =>
    a.left < b.left + b.width && b.left < a.left + size.width && a.top < b.top + b.height && b.top < a.top + size.height;

  test('stands beside its thing and covers neither that nor the prompt', () => {
    const prompt = { left: 8, top: 560, width: 374, height: 120 };
    for (const thing of [
      { left: 20, top: 60, width: 80, height: 50 },
      { left: 20, top: 690, width: 350, height: 140 },
      { left: 300, top: 300, width: 80, height: 200 },
    ]) {
      const placed = placeBeside(size, thing, [prompt], window);
      expect(meets(placed, thing)).toBe(false);
      expect(meets(placed, prompt)).toBe(false);
    }
  });

  test('stands above the prompt when its thing is below', () => {
    const prompt = { left: 8, top: 560, width: 374, height: 120 };
    const placed = placeBeside(size, { left: 0, top: 684, width: 390, height: 160 }, [prompt], window);
    expect(placed.side).toBe('far');
    expect(placed.top + size.height).toBeLessThanOrEqual(prompt.top);
  });
});
