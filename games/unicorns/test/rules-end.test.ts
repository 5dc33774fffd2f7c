import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { specified } from '#engine/testing';
import { unicorns } from '../index.ts';
import { cardOf, DECK, handOf, zones } from '../state.ts';
import list from './components.json' with { type: 'json' };
import { BEGIN, babies, basics, deal, into, nobodyAnswers } from './table.ts';

describe('16. Words for players; pull, choose, search', () => {
  test('UUN-202 UUN-204 UUN-299 «any player» and «each player» include yourself', () => {
    const { ann, bob } = deal({ ann: { hand: ['americorn', 'yay'] }, bob: { hand: ['narwhal'] } });
    ann.plays('americorn');
    bob.passes();
    ann.mustPick('ann', 'bob');
    ann.picks('ann');
    // Choosing yourself changes nothing.
    expect(ann.hand).toEqual(['yay']);
  });

  test('UUN-203 UUN-205 «any other player» does not', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['unfair-bargain', 'yay'] }, bob: {}, cat: {} });
    ann.plays('unfair-bargain');
    ann.mustPick('bob', 'cat');
    ann.picks('bob');
    expect(bob.hand).toContain('yay');
    cat.isNotAsked();
  });

  test('UUN-207 a player is chosen only if the instruction can be performed on them', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['annoying-flying-unicorn'] }, bob: {}, cat: { hand: ['yay'] } });
    ann.plays('annoying-flying-unicorn');
    cat.passes();
    ann.mayPick('cat');
    ann.picks('cat');
    expect(cat.hand).toEqual([]);
    bob.isAskedFor('action');
  });

  test('UUN-049 UUN-208 UUN-210 UUN-336 a pulled card is random and seen by the two only', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['americorn'] }, bob: { hand: ['yay', 'narwhal', 'slowdown'] }, cat: {}, chance: [1] });
    ann.plays('americorn');
    bob.passes();
    expect(ann.hand).toEqual(['narwhal']);
    expect([ann.knows('narwhal'), bob.knows('narwhal'), cat.knows('narwhal')]).toEqual([true, true, false]);
  });

  test('UUN-209 from an open hand the puller chooses', () => {
    const { ann, bob } = deal({ ann: { hand: ['americorn'] }, bob: { hand: ['yay', 'narwhal'], stable: ['nanny-cam'] } });
    ann.plays('americorn');
    ann.mustPick('yay', 'narwhal');
    ann.picks('yay');
    expect(ann.hand).toEqual(['yay']);
    expect(bob.hand).toContain('narwhal');
  });

  test('UUN-211 UUN-212 UUN-213 UUN-214 UUN-216 UUN-334 a search: only the searcher sees the deck, any card of the kind, shown to all', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['classy-narwhal'] },
      bob: { hand: [] },
      deck: ['neigh', 'yay', 'unicorn-lasso', 'slowdown', 'narwhal', 'rhinocorn'],
      rest: 'box',
    });
    ann.plays('classy-narwhal');
    ann.picks('use');
    ann.mayPick('yay', 'unicorn-lasso');
    expect([ann.knows('slowdown'), bob.knows('slowdown')]).toEqual([true, false]);
    ann.picks('unicorn-lasso');
    expect(ann.hand).toEqual(['unicorn-lasso']);
    expect(bob.knows('unicorn-lasso')).toBe(true);
    expect(ann.knows('slowdown')).toBe(false);
    expect(table.logKeys).toContain('shuffles.deck');
  });

  test('UUN-215 taking nothing is allowed, and being asked tells nothing about the deck', () => {
    const { ann, table } = deal({ ann: { hand: ['shabby-the-narwhal'] }, bob: {}, deck: ['neigh', 'yay'], rest: 'box' });
    ann.plays('shabby-the-narwhal');
    ann.picks('use');
    ann.mayPick();
    ann.passes();
    expect(table.logKeys).toEqual(expect.arrayContaining(['finds.nothing', 'shuffles.deck']));
  });

  test('UUN-217 shuffling an empty pile into the deck is a plain shuffle', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['llamacorn'] }, bob: {}, deck: ['neigh', 'yay'], rest: 'box' });
    ann.plays('llamacorn');
    expect(table.zone('discard')).toEqual([]);
    expect(table.logKeys).toContain('shuffles.discard');
    bob.isAskedFor('action');
  });
});

describe('17. Winning, running out of cards, ties', () => {
  test.each([
    [2, 7],
    [5, 7],
    [6, 6],
    [8, 6],
  ])('UUN-218 with %i players %i Unicorns are needed', (seats, needed) => {
    expect(unicorns.vars({ seats, options: {} }).needed).toBe(needed);
  });

  test('UUN-219 UUN-221 UUN-259 the required number wins, more too; Ginormous Unicorn counts twice', () => {
    const { ann, table } = deal({ ann: { hand: ['ginormous-unicorn'], stable: [...basics(6)] }, bob: {} });
    ann.plays('ginormous-unicorn');
    expect(table.winners).toEqual(['ann']);
    expect(table.outcome).toMatchObject({ reason: 'number', rule: 'UUN-219', params: { n: 8 } });
  });

  test('UUN-222 UUN-223 nobody wins before all links are resolved', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['stabby-the-unicorn'], stable: [...basics(6), 'barbed-wire', 'tiny-stable'] },
      bob: {},
    });
    ann.plays('stabby-the-unicorn');
    expect(table.outcome).toBeNull();
    ann.picks('basic-unicorn-red');
    ann.picks('basic-unicorn-orange');
    bob.isAskedFor('action');
    expect(ann.stable.length).toBe(7);
    expect(table.outcome).toBeNull();
  });

  test("UUN-224 any player can win, also on another player's turn", () => {
    const { ann, table } = deal({ ann: { hand: ['narwhal'] }, bob: { stable: basics(6) } });
    ann.picks(into(table, 'narwhal', 'bob'));
    expect(table.winners).toEqual(['bob']);
  });

  test('UUN-225 a lassoed Unicorn counts at once', () => {
    const { ann, table } = deal({ ann: { stable: ['unicorn-lasso', ...basics(6)] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.picks('narwhal');
    expect(table.winners).toEqual(['ann']);
  });

  test('UUN-226 two players with the number at the same check: more Unicorns win', () => {
    const { ann, table } = deal({
      ann: { hand: ['targeted-destruction'], stable: ['pandamonium', ...basics(7)] },
      bob: { stable: ['ginormous-unicorn', 'narwhal', 'rhinocorn', 'llamacorn', 'americorn', 'stabby-the-unicorn', 'queen-bee-unicorn'] },
    });
    ann.plays('targeted-destruction');
    expect(table.outcome).toMatchObject({ reason: 'number', params: { n: 8 } });
    expect(table.winners).toEqual(['bob']);
  });

  test('UUN-226 equal numbers: the letters decide', () => {
    const { ann, table } = deal({
      ann: { hand: ['targeted-destruction'], stable: ['pandamonium', ...basics(7)] },
      bob: { stable: ['narwhal', 'rhinocorn', 'llamacorn', 'americorn', 'stabby-the-unicorn', 'queen-bee-unicorn', 'angel-unicorn'] },
    });
    ann.plays('targeted-destruction');
    // 84 letters against 77.
    expect(table.outcome).toMatchObject({ reason: 'number.letters', rule: 'UUN-231', params: { n: 7, letters: 84 } });
    expect(table.winners).toEqual(['ann']);
  });

  test('UUN-227 UUN-228 UUN-229 UUN-230 at the first quiet moment with an empty deck the most Unicorns win; the pile is not reshuffled', () => {
    const { ann, bob, table } = deal({
      ann: { stable: basics(2) },
      bob: { stable: basics(1, 2) },
      deck: ['yay'],
      discard: ['slowdown'],
      rest: 'box',
    });
    ann.passes();
    expect(table.outcome).toMatchObject({ reason: 'deck', rule: 'UUN-227' });
    expect(table.winners).toEqual(['ann']);
    bob.isNotAsked();
  });

  test('UUN-228 also in the middle of a turn: the card of the Draw phase was the last', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['llamacorn'], stable: basics(1) },
      bob: {},
      deck: ['slowdown'],
      rest: 'box',
      vars: BEGIN,
    });
    expect(table.winners).toEqual(['ann']);
    ann.isNotAsked();
    bob.isNotAsked();
  });

  test('UUN-228 a chain is finished first: if it shuffled cards back into the deck the game goes on', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['unicorn-swap', 'yay'], stable: ['unicorn-on-the-cob'] },
      bob: { hand: ['slowdown'], stable: ['llamacorn'] },
      deck: ['neigh', 'super-neigh'],
      rest: 'box',
    });
    ann.plays('unicorn-swap');
    bob.passes();
    // Bob has drawn the last two cards for Unicorn on the Cob; Llamacorn's shuffle is still to come.
    expect(table.zone('deck')).toEqual([]);
    bob.picks('neigh');
    expect(table.outcome).toBeNull();
    bob.isAskedFor('action');
  });

  test('UUN-231 UUN-234 UUN-236 a tie at the end of the deck: letters of those tied; Ginormous once, Pandas nothing', () => {
    const { ann, table } = deal({
      ann: { stable: ['ginormous-unicorn'] },
      bob: { stable: basics(2) },
      cat: { stable: ['pandamonium', 'extremely-destructive-unicorn', 'annoying-flying-unicorn'] },
      deck: ['yay'],
      rest: 'box',
    });
    ann.passes();
    expect(table.winners).toEqual(['bob']);
    expect(table.outcome).toMatchObject({ reason: 'deck.letters', params: { n: 2, letters: 24 } });
  });

  test('UUN-235 equal in Unicorns and letters: everybody has lost', () => {
    const { ann, table } = deal({ ann: { stable: basics(1) }, bob: { stable: basics(1, 1) }, deck: ['yay'], rest: 'box' });
    ann.passes();
    expect(table.outcome).toMatchObject({ winners: [], reason: 'tie', rule: 'UUN-235' });
  });
});

describe('19. Two-player set-up', () => {
  const duel = (seed: number) =>
    Match.start(unicorns, {
      game: 'unicorns',
      rulesVersion: 1,
      seats: 2,
      options: Object.fromEntries(unicorns.options.map((o) => [o.key, o.default])),
      seed,
    });

  test('UUN-305 UUN-306 38 cards stay in the box', () => {
    const match = duel(3);
    const out = match.table.zones[zones.at.box].map((id) => cardOf(match.table, id)).filter(({ kind }) => kind !== 'reference');
    const box = specified(out, list).map(({ id }) => id);
    expect(box.length).toBe(38);
    const count = (name: string): number => box.filter((id) => id === name).length;
    expect(box.filter((id) => id.startsWith('basic-unicorn') || id === 'narwhal').length).toBe(22);
    expect(['extra-tail', 'rainbow-mane', 'glitter-bomb', 'yay'].map(count)).toEqual([3, 3, 2, 2]);
    expect(
      ['extremely-fertile-unicorn', 'nanny-cam', 'queen-bee-unicorn', 'rainbow-unicorn', 'sadistic-ritual', 'slowdown'].map(count),
    ).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('UUN-307 UUN-308 each starts with a Neigh and five dealt cards; the others are the deck', () => {
    const match = duel(4);
    for (const seat of [0, 1]) {
      expect(handOf(match.table, seat).length).toBe(6);
      expect(cardOf(match.table, handOf(match.table, seat)[0]).id).toBe('neigh');
      // What was handed out openly is known to the other player.
      expect(match.view(1 - seat).zones[`hand:${seat}`][0].def).toBe('neigh');
    }
    const black = ({ kind }: { readonly kind: string }): boolean => kind !== 'baby-unicorn' && kind !== 'reference';
    const all = match.table.def.map((def) => unicorns.defs[def]).filter(black);
    const boxed = match.table.zones[zones.at.box].map((id) => cardOf(match.table, id)).filter(black);
    expect(match.table.zones[DECK].length).toBe(all.length - boxed.length - 12);
  });

  test('UUN-309 UUN-310 seven Unicorns win, and the other player is always the one opponent', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unfair-bargain', 'slowdown'] }, bob: { hand: ['yay'] } });
    expect(table.vars.needed).toBe(7);
    ann.plays('unfair-bargain');
    nobodyAnswers(table);
    expect(ann.hand).toEqual(['yay']);
    bob.isAskedFor('action');
  });
});

describe('the table shows', () => {
  test('progress, hands, open hands and who may respond, for everybody alike', () => {
    const { ann, bob } = deal({
      ann: { hand: ['yay'], stable: [...basics(2), ...babies(1)] },
      bob: { stable: ['pandamonium', 'nanny-cam', ...basics(3, 2)] },
    });
    expect(bob.view.derived).toMatchObject({
      needed: 7,
      seats: [
        { seat: 0, unicorns: 3, missing: 4, hand: 1, limit: 7, isOpen: false, hasPandas: false, mayRespond: true, isUnstoppable: false },
        { seat: 1, unicorns: 0, missing: 7, hand: 0, limit: 7, isOpen: true, hasPandas: true, mayRespond: false, isUnstoppable: false },
      ],
    });
    expect(ann.view.derived).toEqual(bob.view.derived);
  });

  test('why a hand card cannot be played', () => {
    const { ann, bob } = deal({ ann: { hand: ['extra-tail', 'narwhal', 'neigh'] }, bob: { stable: ['queen-bee-unicorn'] } });
    expect(ann.whyNot('extra-tail')).toEqual({ key: 'needs-basic', rule: 'UUN-280' });
    expect(ann.whyNot('narwhal')).toBeUndefined();
    expect(bob.whyNot('neigh')).toBeUndefined();
  });
});
