import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { deal, many, START, tokens } from './table.ts';

const EMPTY = (face: { kind: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
const PRESIDENT = { nemesis: ['galactic-federation-president'] as const, vars: { power: 14, presidentPaid: true } };
const vpOf = (seat: { view: { derived: unknown } }): number => (seat.view.derived as { vp: number }).vp;

describe('16. Zones and hidden information', () => {
  test('RSR-167 RSR-168 RSR-172 RSR-179 everything has its place; what lies open is open to all, captives with their owner', () => {
    const { table } = deal({ ann: { play: ['space-prison'] }, bob: {}, prison: [{ card: 'black-rick', of: 'bob' }], market: ['kickback'] });
    const view = table.spectator;
    expect(view.zones.prison.map(({ def }) => def)).toEqual(['black-rick']);
    expect((view.vars as typeof table.vars).held).toEqual([{ card: view.zones.prison[0].id, home: 1 }]);
    const keys = 'main market guns waves nemeses nemesis places placesGone destroyed play:0 deck:0 hand:0 discard:0 character:0'.split(' ');
    expect(keys.filter((key) => view.zones[key] === undefined)).toEqual([]);
    expect(view.zones.away).toBeUndefined();
  });

  test('RSR-169 RSR-170 RSR-173 decks and stacks are hidden from everybody, a hand from all but its owner; numbers are public', () => {
    const { ann, bob } = deal({
      ann: { hand: ['scientist-morty'], deck: ['embezzle', 'jerry'] },
      bob: {},
      main: ['commander-rick'],
      places: ['garage'],
    });
    expect([ann.knows('scientist-morty'), bob.knows('scientist-morty')]).toEqual([true, false]);
    expect([ann.knows('embezzle'), ann.knows('commander-rick'), ann.knows('garage')]).toEqual([false, false, false]);
    expect([bob.view.zones['deck:0'].length, bob.view.zones['hand:0'].length]).toEqual([2, 1]);
    expect(bob.view.zones.main.length).toBeGreaterThan(60);
  });

  test('RSR-182 the own total is for the own seat alone, counted as if the match ended now', () => {
    const { ann, bob, table } = deal({
      ann: { deck: ['scientist-morty'], hand: ['currency-manipulation'] },
      bob: {},
      vars: { tokens: tokens(3) },
    });
    expect([vpOf(ann), vpOf(bob), (table.spectator.derived as { vp: null }).vp]).toEqual([5, 0, null]);
  });
});

describe('19. The end and scoring', () => {
  test('RSR-226 RSR-230 RSR-237 defeating the President ends the game at once; he counts for score and tie-break', () => {
    const { ann, table } = deal({ ann: { hand: ['genius-waves'] }, bob: {}, ...PRESIDENT });
    ann.plays('galactic-federation-president');
    expect([table.winners, table.outcome?.scores?.[0], table.outcome?.rule]).toEqual([['ann'], 7, 'RSR-226']);
  });

  test('RSR-002 RSR-236 the most VP win, not who ends the game', () => {
    const { ann, table } = deal({ ann: {}, bob: { deck: ['headband-rick', 'earring-rick'] }, ...PRESIDENT });
    ann.plays('galactic-federation-president');
    expect([table.winners, table.outcome?.scores]).toEqual([['bob'], [7, 10]]);
  });

  test('RSR-227 RSR-228 the game ends when the main deck cannot refill the market: nothing is dealt, no nemesis turned up', () => {
    const { ann, table } = deal({
      ann: { hand: ['jerry'] },
      bob: {},
      market: ['kickback', 'rezone'],
      main: ['recycle', 'taxation'],
      nemeses: ['headband-rick'],
      vars: { power: 8 },
      rest: EMPTY,
    });
    ann.plays('cornvelious-daniel', 'end');
    expect([table.outcome?.rule, table.zone('market').length, table.zone('nemesis')]).toEqual(['RSR-227', 2, []]);
    // RSR-074: the five cards were drawn before.
    expect(ann.hand.length).toBeGreaterThan(0);
  });

  test('RSR-229 a main deck that is exactly used up does not end the game', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      market: ['kickback', 'rezone', 'assemble'],
      main: ['recycle', 'taxation'],
      rest: EMPTY,
    });
    ann.plays('end');
    bob.isAskedFor('main');
    expect([table.zone('main'), table.zone('market').length]).toEqual([[], 5]);
  });

  test('RSR-231 RSR-232 RSR-233 hand, deck, discard pile, play and captives count; unbought Locations and lent cards do not', () => {
    const { ann, bob } = deal({
      ann: {
        hand: ['scientist-morty'],
        deck: ['black-rick'],
        discard: ['pill-brulee'],
        play: ['garage', 'aqua-rick', { card: 'grave', of: 'nobody' }, { card: 'young-rick', of: 'bob' }],
      },
      bob: {},
      prison: [{ card: 'lizard-rick', of: 'ann' }],
      unfinished: true,
    });
    // 2 + 1 + 1 + 1 + 1 + captive 1; The Grave is nobody's and Young Rick is bob's.
    expect([vpOf(ann), vpOf(bob)]).toEqual([7, 1]);
    // An Ongoing captive counts for its owner too.
    const jailed = deal({ ann: { play: ['space-prison'] }, bob: {}, prison: [{ card: 'security-specialist-rick', of: 'bob' }] });
    expect([vpOf(jailed.ann), vpOf(jailed.bob)]).toEqual([2, 1]);
  });

  test('RSR-E17 RSR-234 each Genius Waves pairs with one Morty Waves', () => {
    const waves = (morty: number, genius: number): number =>
      vpOf(deal({ ann: { deck: [...many(morty, 'morty-waves'), ...many(genius, 'genius-waves')] }, bob: {} }).ann);
    expect([waves(5, 3), waves(3, 5), waves(4, 4)]).toEqual([-2, 0, 0]);
  });

  test('RSR-235 variable VP: Rick C-137 by Genius Waves, the sauce by Locations, Currency Manipulation by tokens', () => {
    const { ann } = deal({
      ann: {
        deck: ['rick-c-137', ...many(3, 'genius-waves')],
        discard: ['szechuan-sauce', 'garage', 'grave'],
        hand: ['currency-manipulation'],
        play: ['underground'],
      },
      bob: {},
      vars: { tokens: tokens(2) },
    });
    // 3 Genius Waves + 3 Locations + 2 tokens; the Locations themselves are worth 1, 2 and 1.
    expect(vpOf(ann)).toBe(3 + 3 + 2 + 4);
  });

  test('RSR-235 Assemble is worth 3 only with more Council cards than each other player', () => {
    const council = (mine: readonly CardName[], theirs: readonly CardName[]): number =>
      vpOf(deal({ ann: { deck: mine }, bob: { deck: theirs } }).ann);
    expect(council(['assemble'], [])).toBe(3);
    expect(council(['assemble'], ['persecute'])).toBe(0);
    expect(council(['assemble', 'assemble', 'kickback'], ['persecute', 'rezone'])).toBe(7);
  });

  test('RSR-237 RSR-238 RSR-239 ties: more nemeses, then more cards, then a shared win', () => {
    const at = (mine: readonly CardName[], theirs: readonly CardName[]) => {
      const { ann, table } = deal({ ann: { deck: mine }, bob: { deck: theirs }, rest: EMPTY });
      ann.plays('end');
      return [table.winners, table.outcome?.reason];
    };
    expect(at(['cornrow-rick'], ['scientist-morty', 'gentrify', 'embezzle'])).toEqual([['ann'], 'main-deck.nemeses']);
    expect(at(['jerry'], ['beth', 'summer'])).toEqual([['bob'], 'main-deck.cards']);
    expect(at(['jerry'], ['beth'])).toEqual([['ann', 'bob'], 'main-deck.shared']);
  });

  test('RSR-240 characters and tokens are worth nothing by themselves', () => {
    const { ann } = deal({ ann: { character: ['bluffing-rick'] }, bob: {}, vars: { tokens: tokens(4) } });
    expect(vpOf(ann)).toBe(0);
  });

  test('RSR-328 RSR-332 a table where nobody buys is told after 15 rounds and ends after 25, scored as always', () => {
    const { ann, bob, table } = deal({ ann: { deck: ['scientist-morty'] }, bob: {}, vars: { idle: 29, turn: 40 } });
    ann.plays('end');
    expect(table.logKeys).not.toContain('idle');
    bob.plays('end');
    expect(table.logKeys.filter((key) => key === 'idle')).toEqual(['idle']);
    const over = deal({ ann: { deck: ['scientist-morty'] }, bob: {}, vars: { ...START, idle: 49 } });
    over.ann.plays('end');
    expect([over.table.winners, over.table.outcome?.rule]).toEqual([['ann'], 'RSR-332']);
  });

  test('RSR-332 any card bought, gained or destroyed starts the count anew', () => {
    const { ann, table } = deal({ ann: {}, bob: {}, vars: { idle: 40, power: 3 } });
    ann.plays('portal-gun');
    expect(table.vars.idle).toBe(0);
    const destroyed = deal({ ann: { hand: ['terminate', 'jerry'] }, bob: {}, vars: { idle: 40 } });
    destroyed.ann.plays('terminate', 'jerry');
    expect(destroyed.table.vars.idle).toBe(0);
    const gained = deal({ ann: { hand: ['morty-c-137'] }, bob: {}, vars: { idle: 40 } });
    gained.ann.plays('morty-c-137');
    expect(gained.table.vars.idle).toBe(0);
  });
});
