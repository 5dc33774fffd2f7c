import { describe, expect, test } from 'vitest';
import type { Ask, Choice } from '#engine';
import { decoded, fastRng, keyOf, Match } from '#engine';
import { randomPicks, spelled } from '#engine/testing';
import type { SmashDerived } from '../derived.ts';
import { smashUp } from '../index.ts';
import type { T } from '../state.ts';
import { isInPlay } from '../table/select.ts';
import list from './components.json' with { type: 'json' };
import { distinct, doable, powers, specials, targets, verdicts } from './referee.ts';

const SIMPLE = (name: string): boolean => name !== 'factory-436-1337' && name !== 'rhodes-plaza-mall';

/** What an option means by the names of its cards, by whatever play. */
function called(t: T, choice: Choice): string {
  const key = keyOf(decoded(choice));
  const name = (id: string): string => t.game.defs[t.def[Number(id)]].id;
  return key
    .replace(/\+\w+$/, '')
    .replace(/^(talent|special):(\d+)$/, (_, verb: string, id: string) => `${verb} ${name(id)}`)
    .replace(/c(\d+)/g, (_, id: string) => name(id));
}

/** What the referee was told of may be wrong with a card in play that it was never told of: failures name them. */
function strangers(t: T): string {
  const names = t.def.filter((_, card) => isInPlay(t, card)).map((def) => t.game.defs[def].id);
  const unknown = distinct(names.filter((name) => !(name in list.cards)));
  return unknown.length === 0 ? '' : `; referee.ts says nothing about ${unknown.join(', ')}, in play now`;
}

/** What is offered is what the rules allow: nothing less, nothing more. */
function holdOffer(t: T, { prompt, options, seat }: Ask): void {
  const offered = distinct(options.map((choice) => called(t, choice)));
  if (prompt.key === 'main') expect(offered, `what ${prompt.key} offers${strangers(t)}`).toEqual(doable(t));
  if (prompt.key === 'special.before') expect(offered, `what ${prompt.key} offers${strangers(t)}`).toEqual(specials(t, seat, 'before'));
  if (prompt.key === 'special.after') expect(offered, `what ${prompt.key} offers${strangers(t)}`).toEqual(specials(t, seat, 'after'));
  const { effect } = (prompt.params ?? {}) as { readonly effect?: { readonly def: string } };
  const question = `${prompt.key} ${effect?.def ?? ''}`;
  const wanted = targets(t, seat, question)?.map((ids) =>
    spelled(
      t,
      ids.map((id) => `c${id}`),
    ),
  );
  if (wanted !== undefined)
    expect(wanted, `${question}${strangers(t)}`).toEqual(
      expect.arrayContaining([
        spelled(
          t,
          options.map((one) => keyOf(decoded(one))),
        ),
      ]),
    );
}

/** Random matches; at every decision the game's numbers are held against a second reading of the rules. */
function holdAgainst(seats: number, seed: number): { looks: number; scored: number } {
  const options = { ...Object.fromEntries(smashUp.options.map((option) => [option.key, option.default])), factions: 'random' };
  const match = Match.start(smashUp, { game: smashUp.id, rulesVersion: smashUp.rulesVersion, seats, options, seed }, { record: false });
  const rng = fastRng(seed);
  let looks = 0;
  let scored = 0;
  let expected: readonly number[] | null = null;
  match.haltWhen((t) => {
    const s = t.vars.scoring;
    if (s?.stage === 'award') {
      const base = t.game.defs[s.base].id;
      expected = SIMPLE(base) ? (verdicts(t).find((one) => one.base === base)?.awards ?? null) : null;
    } else if (s?.stage === 'after' && expected !== null) {
      expect(s.gains, `what ${t.game.defs[s.base].id} gave${strangers(t)}`).toEqual(expected);
      expected = null;
      scored++;
    }
    return false;
  });
  while (match.open !== null) {
    const t = match.table;
    const derived = smashUp.pages?.derived?.(t, 0) as SmashDerived;
    const all = powers(t);
    for (const minion of derived.minions) {
      const name = t.game.defs[t.def[minion.card]].id;
      expect(minion.power, `power of ${name}${strangers(t)}`).toBe(all.get(minion.card));
      const told = minion.start + minion.changes.reduce((sum, one) => sum + one.n, 0);
      expect(Math.max(0, told), `what is told of the power of ${name}${strangers(t)}`).toBe(minion.power);
    }
    for (const verdict of verdicts(t)) {
      const site = derived.sites.find((one) => one.name === verdict.base);
      expect([verdict.base, site?.breakpoint, site?.total, site?.places], `${verdict.base}${strangers(t)}`).toEqual([
        verdict.base,
        verdict.breakpoint,
        verdict.total,
        verdict.places,
      ]);
      if (SIMPLE(verdict.base)) expect(site?.gains, `gains at ${verdict.base}${strangers(t)}`).toEqual(verdict.awards);
    }
    looks++;
    const ask = match.open.asks[0];
    holdOffer(t, ask);
    match.answer(ask.seat, match.n, randomPicks(ask, rng));
  }
  return { looks, scored };
}

describe('a referee with the rulebook in hand agrees', () => {
  test.each([2, 3, 4])('%i seats', (seats) => {
    let scored = 0;
    for (let seed = 1; seed <= 6; seed++) scored += holdAgainst(seats, seats * 100 + seed).scored;
    expect(scored).toBeGreaterThan(10);
  });
});
