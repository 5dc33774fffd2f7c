import { expect, test } from 'vitest';
import { cloneTable } from '#engine';
import { check } from '../check.ts';
import type { T } from '../state.ts';
import { SITE } from '../state.ts';
import { deal } from './table.ts';

test.each<[string, (t: T, id: (name: string) => number) => void, RegExp]>([
  ['nothing is wrong with', () => undefined, /^undefined$/],
  ['a card of a faction that its owner does not play', (t) => t.vars.factions[0].splice(0), /does not play its faction/],
  ['a minion in play that nobody controls', (t, id) => t.vars.ctrl.splice(id('nana'), 1, -1), /controlled by -1/],
  ['a counter on a card in a hand', (t, id) => t.vars.counters.splice(id('howl'), 1, 2), /something is on it/],
  ['an action on a minion elsewhere', (t, id) => t.vars.on.splice(id('upgrade'), 1, id('granny')), /lies on a card elsewhere/],
  [
    'a bonus for a card in a hand',
    (t, id) => t.vars.boosts.push({ card: id('howl'), n: 1, until: 'turn', at: -1, by: 0, source: 0 }),
    /has a bonus/,
  ],
  ['a base that does not lie first', (t) => t.zones[SITE].reverse(), /do not begin with their only base/],
])('the table is held to what must hold: %s', (_, spoil, says) => {
  const { table } = deal({
    ann: { hand: ['howl'] },
    bob: {},
    bases: [
      { base: 'tortuga', ann: [{ card: 'nana', on: ['upgrade'] }] },
      { base: 'tar-pits', bob: ['granny'] },
    ],
  });
  const t = cloneTable(table.t);
  spoil(t, (name) => table.card(name));
  expect(String(check(t))).toMatch(says);
});
