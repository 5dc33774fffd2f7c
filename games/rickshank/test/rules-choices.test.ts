import { describe, expect, test } from 'vitest';
import type { RickDerived } from '../derived.ts';
import { deal, tokens } from './table.ts';

describe('20. Characters and clarifications', () => {
  test('RSR-241 an ability works in the own turn, or at the moment that it names', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['jerry'] }, bob: { character: ['promotion-jerry'], hand: ['jerry'] } });
    ann.plays('jerry');
    expect(table.vars.tokens).toEqual(tokens());
    bob.isNotAsked();
  });
});

describe('21. Choices', () => {
  test('RSR-276 up to the stated number, or nothing', () => {
    const { ann } = deal({ ann: { hand: ['eye-patch-rick', 'jerry', 'beth', 'summer'] }, bob: {} });
    ann.plays('eye-patch-rick');
    ann.isRefused('too-many', ['jerry', 'beth', 'summer']);
    ann.picks('jerry');
    expect(ann.hand).toEqual(['beth', 'summer']);
  });

  test('RSR-317 everything else: the player applying the effect, openly, as far as possible', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['commander-rick'], discard: ['young-rick', 'black-rick'] }, bob: {} });
    ann.plays('commander-rick');
    bob.isNotAsked();
    ann.picks('black-rick');
    expect([bob.logKeys.includes('recovers'), table.vars.power]).toEqual([true, 3]);
  });

  test('RSR-318 an option that is impossible from the start cannot be named', () => {
    const { ann, table } = deal({ ann: { hand: ['conroy'] }, bob: {} });
    ann.plays('conroy');
    expect(table.vars.power).toBe(2);
    // With something to destroy both can be named, and the card is asked for only then.
    const both = deal({ ann: { hand: ['conroy', 'jerry'], discard: ['beth'] }, bob: {} });
    both.ann.plays('conroy');
    both.ann.mustPick('mode.power', 'mode.destroy');
    both.ann.picks('mode.destroy');
    expect(both.table.vars.power).toBe(0);
    both.ann.mustPick('jerry', 'beth');
    both.ann.picks('beth');
    expect([both.ann.hand, both.ann.discard]).toEqual([['jerry'], []]);
  });
});

describe('what the table shows', () => {
  const shown = (seat: { view: { derived: unknown } }): RickDerived => seat.view.derived as RickDerived;

  test('prices for the active player: what is missing, and what is out of reach', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      market: ['kickback', 'pill-brulee'],
      nemesis: ['galactic-federation-president'],
      vars: { power: 3 },
    });
    const price = (card: string) => shown(bob).prices.find((one) => one.card === table.card(card));
    expect(price('kickback')).toMatchObject({ cost: 4, missing: 1, isBarred: false });
    expect(price('pill-brulee')).toMatchObject({ cost: 2, missing: 0 });
    expect(price('galactic-federation-president')).toMatchObject({ cost: 14, missing: 11, isBarred: true });
    expect(shown(ann).token).toEqual({ cost: 2, missing: 0, isSold: false });
  });

  test('who could defend is told by public knowledge alone', () => {
    const { ann } = deal({ ann: {}, bob: { hand: ['jerry'] }, cat: { play: ['dinner-table'] } });
    expect(shown(ann).seats.map(({ mayDefend }) => mayDefend)).toEqual([false, true, true]);
  });

  test('a vote: the count, who leads, and what one more card would change', () => {
    const { ann, bob } = deal({ ann: { hand: ['persecute'] }, bob: { hand: ['kickback'] } });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.picks('ann.0');
    expect(shown(bob).vote).toMatchObject({ leading: [0, 1], raise: { side: 0, votes: 2, leading: [0] } });
    bob.passes();
    ann.picks('bob');
  });

  test('played cards by name, also those that have left', () => {
    const { ann } = deal({ ann: { hand: ['fake-gun', 'jerry'] }, bob: {} });
    ann.plays('fake-gun', 'jerry');
    expect(shown(ann).played).toEqual(['fake-gun', 'jerry']);
  });
});

describe('why not', () => {
  test('every reason rests on a rule', () => {
    const { ann, bob } = deal({
      ann: { hand: ['genius-waves'], play: ['dinner-table', 'garage', 'cronenberg-world-2-0', 'jerry'], discard: ['beth'] },
      bob: { hand: ['pill-brulee#bobs'] },
      market: ['kickback'],
      placesGone: ['grave'],
      vars: { used: [] },
    });
    expect(ann.whyNot('kickback')).toEqual({ key: 'too-dear', rule: 'RSR-055', params: { n: 4 } });
    expect(bob.whyNot('kickback')).toEqual({ key: 'not-your-turn', rule: 'RSR-055' });
    expect(bob.whyNot('pill-brulee#bobs')).toEqual({ key: 'not-your-turn', rule: 'RSR-044' });
    expect(ann.whyNot('grave')).toEqual({ key: 'needs-portal-gun', rule: 'RSR-140' });
    expect(ann.whyNot('dinner-table')).toEqual({ key: 'only-defends', rule: 'RSR-259' });
    expect(ann.whyNot('garage')).toEqual({ key: 'works-by-itself', rule: 'RSR-127' });
    expect(ann.whyNot('jerry')).toEqual({ key: 'played', rule: 'RSR-052' });
    expect(ann.whyNot('genius-waves')).toBeUndefined();
    expect(ann.whyNot('cronenberg-world-2-0')).toBeUndefined();
    ann.plays('use cronenberg-world-2-0');
    expect(ann.whyNot('cronenberg-world-2-0')).toEqual({ key: 'used', rule: 'RSR-054' });
  });

  test('in a window: a card that is no Defense', () => {
    const { ann, bob } = deal({ ann: { hand: ['morty-c-137'] }, bob: { hand: ['summer'] } });
    ann.plays('morty-c-137');
    expect(bob.whyNot('summer')).toEqual({ key: 'no-defense', rule: 'RSR-107' });
    bob.passes();
  });
});
