import { describe, expect, test } from 'vitest';
import { deal, tokens } from './table.ts';

describe('Equipment', () => {
  test('RSR-E10 RSR-245 RSR-246 RSR-281 fake-gun goes to a foe when bought, and on from there by an Attack', () => {
    const { ann, bob, cat, table } = deal({ ann: { hand: ['pill-brulee'] }, bob: { hand: [] }, cat: {}, market: ['fake-gun'] });
    ann.plays('pill-brulee', 'fake-gun');
    ann.mustPick('bob', 'cat');
    ann.picks('bob');
    expect([bob.discard, table.zone('market')]).toEqual([['fake-gun'], []]);
    bob.isNotAsked();
    const later = deal({ ann: { hand: ['fake-gun'] }, bob: { hand: ['beth'] }, cat: {} });
    later.ann.plays('fake-gun', 'bob');
    later.bob.passes();
    expect([later.bob.discard, later.ann.play]).toEqual([['fake-gun'], []]);
    expect(cat.discard).toEqual([]);
  });

  test('fake-gun: an avoided Attack leaves it with its player', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['fake-gun'] }, bob: { hand: ['daddys-little-girl', 'beth'] } });
    ann.plays('fake-gun');
    bob.picks('daddys-little-girl');
    expect(ann.play).toEqual(['fake-gun']);
    ann.plays('end');
    expect(table.zone('discard:0').concat(table.zone('deck:0'), ann.hand)).toContain('fake-gun');
  });

  test('butt-in-a-cup: a card for a token; declined; without a card; with an empty supply the card is gone all the same', () => {
    const { ann, table } = deal({ ann: { hand: ['butt-in-a-cup#1', 'butt-in-a-cup#2', 'jerry'] }, bob: {} });
    ann.plays('butt-in-a-cup#1');
    ann.passes();
    ann.plays('butt-in-a-cup#2', 'jerry');
    expect([table.vars.power, table.vars.tokens[0], ann.discard]).toEqual([4, 1, ['jerry']]);
    const none = deal({ ann: { hand: ['butt-in-a-cup'] }, bob: {} });
    none.ann.plays('butt-in-a-cup');
    none.ann.isAskedFor('main');
    const dry = deal({ ann: { hand: ['butt-in-a-cup', 'jerry'] }, bob: {}, vars: { tokens: tokens(0, 9) } });
    dry.ann.plays('butt-in-a-cup', 'jerry');
    expect([dry.table.vars.tokens[0], dry.ann.discard]).toEqual([0, ['jerry']]);
  });

  test('conroy: Power or destruction; with no card only Power', () => {
    const { ann, table } = deal({ ann: { hand: ['conroy#1', 'conroy#2', 'jerry'], discard: ['morty-waves'] }, bob: {} });
    ann.plays('conroy#1');
    ann.mustPick('mode.power', 'mode.destroy');
    ann.picks('mode.power');
    expect(table.vars.power).toBe(2);
    ann.plays('conroy#2', 'mode.destroy');
    ann.mustPick('jerry', 'morty-waves');
    ann.picks('morty-waves');
    expect([table.zone('destroyed'), table.vars.power]).toEqual([['morty-waves'], 2]);
    const none = deal({ ann: { hand: ['conroy'] }, bob: {} });
    none.ann.plays('conroy');
    expect(none.table.vars.power).toBe(2);
  });

  test('RSR-077 RSR-283 brainalyzer-9000 plays a foe’s top card, which goes back at the end of the turn, several in the old order', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['brainalyzer-9000#1', 'brainalyzer-9000#2'] },
      bob: { deck: ['pill-brulee', 'genius-waves', 'jerry'] },
      cat: {},
    });
    ann.plays('brainalyzer-9000#1');
    ann.mustPick('bob', 'cat');
    ann.picks('bob');
    ann.plays('brainalyzer-9000#2', 'bob');
    expect([table.vars.power, table.zone('deck:1')]).toEqual([5, ['jerry']]);
    ann.plays('end');
    expect([table.zone('deck:1'), cat.hand]).toEqual([['pill-brulee', 'genius-waves', 'jerry'], []]);
    bob.isToAct();
  });

  test('brainalyzer-9000: an empty deck is made anew first; with no card at all nothing is played', () => {
    const { ann, table } = deal({ ann: { hand: ['brainalyzer-9000'] }, bob: { discard: ['pill-brulee'] } });
    ann.plays('brainalyzer-9000');
    expect([table.vars.power, ann.play]).toEqual([3, ['brainalyzer-9000', 'pill-brulee']]);
    const none = deal({ ann: { hand: ['brainalyzer-9000'] }, bob: {} });
    none.ann.plays('brainalyzer-9000');
    expect(none.table.vars.power).toBe(1);
  });

  test('dead-flies fetch a Gromflamite, a nemesis too, or give 1 Power more', () => {
    const { ann, table } = deal({
      ann: { hand: ['dead-flies#1', 'dead-flies#2'], discard: ['cornvelious-daniel', 'beth'] },
      bob: {},
      nemesis: ['headband-rick'],
    });
    ann.plays('dead-flies#1');
    ann.mayPick('cornvelious-daniel');
    ann.passes();
    expect(table.vars.power).toBe(2);
    ann.plays('dead-flies#2', 'cornvelious-daniel');
    expect([table.vars.power, ann.hand]).toEqual([3, ['cornvelious-daniel']]);
    const none = deal({ ann: { hand: ['dead-flies'] }, bob: {} });
    none.ann.plays('dead-flies');
    expect(none.table.vars.power).toBe(2);
  });

  test('freeze-gun: each foe puts a card of their choice on the deck, unseen; an empty hand is spared', () => {
    const { ann, bob, cat, table } = deal({ ann: { hand: ['freeze-gun'] }, bob: { hand: ['beth', 'gromflamite-general'] }, cat: {} });
    ann.plays('freeze-gun');
    bob.passes();
    bob.mustPick('beth', 'gromflamite-general');
    bob.picks('gromflamite-general');
    expect([bob.hand, table.zone('deck:1'), cat.hand, table.vars.power]).toEqual([['beth'], ['gromflamite-general'], [], 2]);
    expect([ann.knows('gromflamite-general'), bob.knows('gromflamite-general')]).toEqual([false, true]);
  });

  test('jury-rigged-portal-gun shows two Locations, plays one, and makes them cheaper', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['jury-rigged-portal-gun'] }, bob: {}, places: ['garage', 'grave'] });
    ann.plays('jury-rigged-portal-gun');
    expect([bob.knows('garage'), bob.knows('grave')]).toEqual([true, true]);
    ann.mustPick('garage', 'grave');
    ann.picks('grave');
    expect([ann.play, table.zone('placesGone')]).toEqual([['jury-rigged-portal-gun', 'grave'], ['garage']]);
    ann.plays('grave');
    expect([table.vars.power, ann.discard]).toEqual([0, ['grave']]);
  });

  test('RSR-148 jury-rigged-portal-gun: the stack runs out after the first, so the discard pile is reshuffled; a single one is played', () => {
    const gone = (face: { kind: string }): string => (face.kind === 'location' ? 'away' : face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann, table } = deal({
      ann: { hand: ['jury-rigged-portal-gun'] },
      bob: {},
      places: ['garage'],
      placesGone: ['grave'],
      rest: gone,
    });
    ann.plays('jury-rigged-portal-gun');
    ann.mustPick('garage', 'grave');
    ann.picks('garage');
    expect(table.zone('placesGone')).toEqual(['grave']);
    const one = deal({ ann: { hand: ['jury-rigged-portal-gun'] }, bob: {}, places: ['garage'], rest: gone });
    one.ann.plays('jury-rigged-portal-gun');
    expect(one.ann.play).toEqual(['jury-rigged-portal-gun', 'garage']);
  });

  test('portal-bomb: the named foe destroys a card that costs something, in their discard pile, of their choice', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['portal-bomb'] }, bob: { discard: ['jerry', 'kickback', 'rezone'] } });
    ann.plays('portal-bomb');
    bob.mustPick('kickback', 'rezone');
    bob.picks('rezone');
    expect([table.zone('destroyed'), table.vars.power]).toEqual([['rezone'], 3]);
    const none = deal({ ann: { hand: ['portal-bomb'] }, bob: { discard: ['jerry'] } });
    none.ann.plays('portal-bomb');
    none.ann.isAskedFor('main');
    expect(none.bob.discard).toEqual(['jerry']);
  });
});
