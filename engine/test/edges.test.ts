import { expect, test } from 'vitest';
import type { Flow, Header, Table } from '#engine';
import { arrangeSecretly, fastRng, Match, move, pickNumber, sampleTable, yesNo } from '#engine';
import { conformance } from '#engine/testing';
import { gaps } from '../languages.ts';
import type { ToyVars } from './toy.ts';
import { toy, Z } from './toy.ts';

/** What happens where there is next to nothing: an empty range, two cards, a match that stands still. */

const header: Header = { game: 'toy', rulesVersion: 1, seats: 2, options: { pace: 'slow' }, seed: 1 };
const dealt = (): Table<ToyVars> => Match.start(toy, header).table;
const namesOf = (t: Table<ToyVars>, cards: readonly number[]): string[] => cards.map((id) => toy.defs[t.def[id]].id);

/** The result of a flow that asks nothing. */
function resultOf<X>(flow: Flow<X>): X {
  const { done, value } = flow.next([]);
  if (done !== true) throw new Error('it asks');
  return value;
}

test('a number out of one is taken without a question, and out of none it is the lowest', () => {
  const prompt = { key: 'bet', rule: 'TOY-bet' };
  expect(resultOf(pickNumber(dealt(), 0, prompt, 2, 2))).toBe(2);
  expect(resultOf(pickNumber(dealt(), 0, prompt, 4, 3))).toBe(4);
  expect(() => resultOf(pickNumber(dealt(), 0, prompt, 2, 3))).toThrow('it asks');
});

test('a seat that has left says neither a number nor yes or no', () => {
  const prompt = { key: 'bet', rule: 'TOY-bet' };
  expect(resultOf(pickNumber(dealt(), 3, prompt, 1, 3))).toBe(null);
  expect(resultOf(yesNo(dealt(), 3, prompt))).toBe(null);
});

test('cards that are arranged lie as wanted, the first one on top, and only their player knows them', () => {
  const t = dealt();
  const [low, middle, top] = t.zones[Z.deck].slice(-3);
  t.def[low] = 0;
  t.def[middle] = 1;
  t.def[top] = 2;
  arrangeSecretly(t, [low, top, middle], 1);
  expect(namesOf(t, t.zones[Z.deck].slice(-3).reverse())).toEqual(['stone', 'bell', 'thorn']);
  expect(t.zones[Z.deck].slice(-3).map((id) => t.seen[id])).toEqual([2, 2, 2]);
});

test('two cards that a seat does not see may lie either way, one alone is what it is', () => {
  const t = dealt();
  const kept = ['stone', 'thorn'].map((name) => t.def.findIndex((def) => toy.defs[def].id === name));
  for (let id = 0; id < t.def.length; id++) if (t.zone[id] !== Z.deck || !kept.includes(id)) move(t, id, Z.discard);
  for (const id of kept) {
    t.seen[id] = 0;
    if (t.zone[id] !== Z.deck) move(t, id, Z.deck);
    t.seen[id] = 0;
  }
  const worlds = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    sampleTable(t, 0, fastRng(seed));
    worlds.add(namesOf(t, t.zones[Z.deck]).join(' '));
  }
  expect([...worlds].sort()).toEqual(['stone thorn', 'thorn stone']);
  move(t, t.zones[Z.deck][0], Z.discard);
  const alone = namesOf(t, t.zones[Z.deck]);
  sampleTable(t, 0, fastRng(1));
  expect(namesOf(t, t.zones[Z.deck])).toEqual(alone);
});

test('a match that was stopped between two steps stands still until it goes on', () => {
  const match = Match.start(toy, header);
  match.haltWhen((t) => t.vars.turn === 1);
  const draw = match.askOf(0)?.options.length ?? 0;
  expect(match.answer(0, match.n, [draw - 1])).toBe(null);
  expect([match.halted, match.open, match.over]).toEqual([true, null, false]);
  match.haltWhen(null);
  match.goOn();
  expect([match.halted, match.open?.asks[0].seat]).toEqual([false, 1]);
});

test('a copy that shares a list of its variables with the original breaks a law', () => {
  const settings = { seats: 2, seeds: [1], every: 1, keepFailures: false };
  expect(() => conformance({ ...settings, game: { ...toy, cloneVars: (v) => ({ ...v }) } })).toThrow('clone shares nothing');
});

test('what a language lacks is told by its path, also where it has another shape than English', () => {
  const sections = [
    { id: 'a', title: 'A', text: 'Text' },
    { id: 'b', title: 'B', text: '' },
  ];
  expect(gaps({ sections }, { sections: [{ id: 'b', title: 'Be' }] }, '')).toEqual({
    all: 3,
    missing: ['sections.a.title', 'sections.a.text'],
  });
  expect(gaps({ sections }, { sections: { a: { title: 'A' } } }, 'how').missing).toEqual([
    'how.sections.a.title',
    'how.sections.a.text',
    'how.sections.b.title',
  ]);
  expect(gaps({ title: 'A' }, [{ id: 'title' }], '').missing).toEqual(['title']);
  expect(gaps('', undefined, 'empty')).toEqual({ all: 0, missing: [] });
});
