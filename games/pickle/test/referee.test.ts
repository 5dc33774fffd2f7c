import { expect, test } from 'vitest';
import { fastRng, keyOf, Match } from '#engine';
import { randomPicks, specified, spelled } from '#engine/testing';
import { pickle } from '../index.ts';
import { AGENTS, isSolo } from '../state.ts';
import list from './components.json' with { type: 'json' };
import { Referee } from './referee.ts';

/** Random play, with a second opinion on every decision of the turn itself; the names of the prompts and cards that came up. */
function refereed(seats: number, seed: number): { asked: number; offered: Set<string> } {
  const options = { sides: 'random', corridor: 'random', distance: seed % 8 === 0 ? '3' : '4' };
  const match = Match.start(pickle, { game: 'pickle', rulesVersion: pickle.rulesVersion, seats, options, seed }, { record: false });
  const rng = fastRng(seed);
  const offered = new Set<string>();
  let asked = 0;
  while (match.open !== null) {
    const [ask] = match.open.asks;
    const v = match.table.vars;
    const referee = new Referee(match.table);
    if (ask.prompt.key === 'reroll') expect([ask.seat, ask.max, v.allowance]).toEqual([referee.seat(), v.allowance, referee.allowance()]);
    if (ask.prompt.key.startsWith('spend-')) {
      expect([ask.seat, ask.min, ask.max]).toEqual([referee.seat(), 1, 1]);
      const offer = spelled(match.table, ask.options.map(keyOf));
      expect(offer, `decision ${match.n} of match ${seed}`).toEqual(spelled(match.table, referee.options()));
      for (const one of ask.options)
        offered.add(typeof one === 'number' ? '' : (one.label ?? pickle.defs[match.table.def[one.value as number]].id));
      asked++;
    }
    expect(v.rickHealth).toBeGreaterThan(0);
    expect(v.jaguar === 'board').toBe(v.jaguarAt !== -1);
    expect(v.jaguarHealth > 0 || v.jaguar === 'gone').toBe(true);
    if (isSolo(v)) expect(v.agents.filter((spot) => spot !== -1).length).toBeLessThan(AGENTS);
    match.answer(ask.seat, match.n, randomPicks(ask, rng));
  }
  return { asked, offered };
}

test('PKL-069 PKL-073 PKL-192 PKL-251 whatever happens, what is offered is what a literal reading of the rules allows', () => {
  const offered = new Set<string>();
  let asked = 0;
  for (let seed = 1; seed <= 32; seed++) {
    const match = refereed(seed % 4 === 0 ? 1 : 2, seed);
    asked += match.asked;
    for (const one of match.offered) offered.add(one);
  }
  expect(asked).toBeGreaterThan(1500);
  // Nothing of all this went unseen.
  const cards = specified(pickle.defs, list)
    .filter(({ kind }) => kind === 'rick-card' || kind === 'russian-card')
    .map(({ id }) => id);
  const acts = ['go.step', 'go.flip', 'go.lay', 'go.vent', 'go.attempt', 'walk', 'cross', 'shoot', 'draw', 'talk-down', 'button.end'];
  expect([...cards, ...acts].filter((one) => !offered.has(one))).toEqual([]);
});
