import { beforeEach, describe, expect, test, vi } from 'vitest';
import { everyLanguage, type LearnText } from '#engine';
import { changeSettings } from '../../../app/settings.ts';
import { parlourGame, parlourParts } from '../../test/parlour.ts';
import { act, at, draws, handCard, has, pass, pressAt, read } from '../../test/seated.tsx';
import type { Lessons, Position } from '../lessons.ts';
import { dealPosition, namedAnswer } from '../position.ts';
import { TryPosition } from '../TryPosition.tsx';

vi.mock('../../games.ts', () => ({ loadGame: async () => parlourParts }));

/** Ann has a rug on the table and holds a lamp and a vase: with the vase she wins. */
const position: Position = {
  key: 'win',
  seats: 2,
  seed: 3,
  cards: { 'table:0': ['rug'], 'hand:0': ['lamp', 'vase'] },
  rest: 'hand:2',
  arrange: () => undefined,
  solved: ({ cards }) => cards.join() === 'vase',
  rule: 'T-9',
};

describe('a position', () => {
  test('has the named cards where they are wanted, and what lay there elsewhere', () => {
    const { match, seed } = dealPosition(parlourGame, position);
    const lies = (zone: string) => match.view(0).zones[zone].map(({ def }) => def);
    expect([lies('table:0'), lies('hand:0'), match.view(0).zones['hand:1'].length]).toEqual([['rug'], ['lamp', 'vase'], 3]);
    expect(match.view(0).zones['hand:2']).toHaveLength(3);
    expect(seed).toBe('3'.padStart(64, '0'));
    expect(match.askOf(0)?.prompt.key).toBe('play');
  });

  test('can be told by kind of card where the others go, and arranged further', () => {
    const arrange = vi.fn();
    const { match } = dealPosition(parlourGame, {
      ...position,
      arrange,
      cards: { 'hand:0': ['lamp', 'lamp'] },
      rest: (kind) => (kind === 'thing' ? 'table:1' : 'hand:2'),
    });
    // What goes under a pile is not its top: the rug was moved before the vase.
    expect(match.view(0).zones['table:1'].map(({ def }) => def)).toEqual(['vase', 'rug']);
    expect(arrange).toHaveBeenCalledTimes(1);
  });

  test('can begin with a card that somebody plays', () => {
    const lead = { ...position, cards: { 'hand:0': ['lamp', 'vase'] }, lead: 'lamp' };
    const { match } = dealPosition(parlourGame, lead);
    expect(match.view(0).zones['table:0'].map(({ def }) => def)).toEqual(['lamp']);
    expect(() => dealPosition(parlourGame, { ...lead, lead: 'rug' })).toThrow('rug cannot be played first');
  });

  test('that names what there is not is an error with the name', () => {
    expect(() => dealPosition(parlourGame, { ...position, cards: { attic: ['rug'] } })).toThrow('test has no zone attic');
    expect(() => dealPosition(parlourGame, { ...position, cards: { 'hand:0': ['sofa'] } })).toThrow('test has no (further) card sofa');
    expect(() => dealPosition(parlourGame, { ...position, cards: { 'hand:0': ['rug', 'rug', 'rug', 'rug'] } })).toThrow('card rug');
  });

  test('an answer is looked at by the names of its cards', () => {
    const { match } = dealPosition(parlourGame, position);
    const [lamp] = match.view(0).decision?.mine?.options ?? [];
    expect(namedAnswer(match, [lamp.key])).toEqual({ keys: ['lamp'], cards: ['lamp'] });
    expect(namedAnswer(match, ['stop'])).toEqual({ keys: ['stop'], cards: [] });
  });
});

describe('trying it', () => {
  const learn = {
    tries: { win: { title: 'Win now', ask: 'Which card wins?', right: 'Five are enough.', wrong: 'That makes only three.' } },
  } as unknown as LearnText;
  const lessons = { text: everyLanguage<LearnText>({ en: learn, ru: learn }) } as unknown as Lessons;
  const closed = vi.fn();
  beforeEach(async () => {
    vi.useFakeTimers({ now: 1000 });
    changeSettings({ lang: 'en', pace: 'now', fastClicks: true, coach: false, sound: false });
    closed.mockReset();
    await draws(<TryPosition parts={parlourParts} lessons={lessons} position={position} onClose={closed} />);
    await pass(50);
  });
  const verdict = () => [at('[data-try]').dataset.verdict, read('[data-try] [role="status"]')] as const;
  const plays = async (card: number): Promise<void> => {
    await act(async () => handCard(card).click());
    await pass(50);
    if (has('[data-action="confirm"]')) await pressAt('[data-action="confirm"]');
    await pass(50);
  };

  test('the question stands above a real table', () => {
    expect(verdict()[0]).toBe('open');
    expect(verdict()[1]).toContain('Win now Which card wins?');
    expect(document.querySelectorAll('[data-hand] [data-card]')).toHaveLength(2);
    expect([has('[data-action="try-again"]'), has('[data-try] [role="status"] a')]).toEqual([false, false]);
  });

  test('the wanted answer is praised, and leads to its rule', async () => {
    await plays(6);
    expect(verdict()[0]).toBe('right');
    expect(verdict()[1]).toContain('Five are enough.');
    expect(at('[data-try] [role="status"] a').getAttribute('href')).toBe('/rules/test#T-9');
    expect(has('[data-action="try-again"]')).toBe(false);
  });

  test('any other gets a kind word and another try', async () => {
    await plays(0);
    expect(verdict()[0]).toBe('wrong');
    expect(verdict()[1]).toContain('That makes only three.');
    expect(has('[data-try] [role="status"] a')).toBe(false);
    await pressAt('[data-action="try-again"]');
    await pass(50);
    expect(verdict()[0]).toBe('open');
    expect(document.querySelectorAll('[data-hand] [data-card]')).toHaveLength(2);
  });

  test('it is put away', async () => {
    await pressAt('[data-action="try-close"]');
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
