import { describe, expect, test } from 'vitest';
import { AT_START, DRAW, deal, END, use } from './table.ts';

/** Who said which line so far, as the spectators read it. */
const linesIn = (events: ReturnType<ReturnType<typeof deal>['table']['match']['events']>): string[] =>
  events.flat().flatMap((e) => (e.e === 'log' && e.key === 'say' ? [(e.params.card as { def: string }).def] : []));

describe('10. Keepers, marks and powers', () => {
  test('FLX-150 FLX-151 a Keeper lies in front of whoever plays it, beside those already there', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['plumbus', 'draw-2'], keepers: ['snowball', 'hamurai', 'tinkles', 'beth-smith', 'portal-gun', 'jerry-smith'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('plumbus');
    expect(ann.keepers).toEqual(['snowball', 'hamurai', 'tinkles', 'beth-smith', 'portal-gun', 'jerry-smith', 'plumbus']);
    expect(bob.keepers).toEqual([]);
    expect(table.zone('discard')).toEqual([]);
  });

  test('FLX-152 a Keeper may stay in hand', () => {
    const { ann, bob } = deal({ ann: { hand: ['plumbus', 'draw-2'] }, bob: { hand: ['draw-5'] } });
    ann.plays('draw-2');
    expect(ann.hand).toContain('plumbus');
    bob.isToAct();
  });

  test('FLX-153 FLX-154 FLX-155 a line is said when the card is played, in the player’s name, for all to read', () => {
    const { ann, table } = deal({ ann: { hand: ['rick-sanchez', 'draw-2'] }, bob: { hand: ['draw-5'] } });
    ann.plays('rick-sanchez');
    for (const seat of [0, 1]) {
      const said = table.match
        .events(seat)
        .flat()
        .filter((e) => e.e === 'log' && e.key === 'say');
      expect(said).toHaveLength(1);
      expect(said[0]).toMatchObject({ rule: 'FLX-155', params: { seat: { seat: 0 }, card: { def: 'rick-sanchez' } } });
    }
  });

  test('FLX-154 a repeated line is said at the start of each turn of its holder, another one is not', () => {
    const { bob, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['squanchy', 'rick-sanchez', 'mr-meeseeks'] },
      deck: ['plumbus', 'jackpot', 'play-2'],
      vars: { drawn: 2 },
    });
    table.seat('ann').plays('draw-2');
    expect(linesIn(table.match.events(0))).toEqual(['squanchy', 'mr-meeseeks']);
    bob.mustPick(use('mr-meeseeks'), DRAW);
  });

  test('FLX-154 a card that changes hands on the table is not played, so no line is said', () => {
    const { ann, table } = deal({
      ann: { hand: ['steal-something', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['squanchy'] },
    });
    ann.plays('steal-something');
    expect(ann.keepers).toEqual(['squanchy']);
    expect(linesIn(table.match.events(0))).toEqual([]);
  });

  test('FLX-155 the line changes nothing and cannot be refused', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['tinkles', 'draw-2'] }, bob: { hand: ['draw-5'] } });
    ann.plays('tinkles');
    expect(ann.hand).toEqual(['draw-2']);
    expect(table.zone('discard')).toEqual([]);
    ann.isNotAsked();
    bob.isToAct();
  });

  test('FLX-156 FLX-157 the friend mark counts only on Keepers in play', () => {
    const inHand = deal({
      ann: { hand: ['goal-total-rickall', 'hamurai'], keepers: ['tinkles', 'pencilvester'] },
      bob: { hand: ['draw-5'] },
    });
    inHand.ann.plays('goal-total-rickall');
    expect(inHand.table.winners).toEqual([]);
    const inPlay = deal({
      ann: { hand: ['hamurai', 'draw-2'], keepers: ['tinkles', 'pencilvester'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-total-rickall'],
    });
    inPlay.ann.plays('hamurai');
    expect(inPlay.table.winners).toEqual(['ann']);
  });

  test('FLX-158 a power works only in play and only for its holder', () => {
    const { ann, bob } = deal({
      ann: { hand: ['mr-meeseeks', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['interdimensional-cable-box', 'butter-robot'] },
    });
    ann.mustPick('mr-meeseeks', 'draw-2');
    bob.isNotAsked();
  });

  test('FLX-159 a power may be used in the turn in which its Keeper arrives', () => {
    const { ann, bob } = deal({
      ann: { hand: ['mr-meeseeks', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('mr-meeseeks');
    ann.mustPick(use('mr-meeseeks'), END);
    ann.picks(use('mr-meeseeks'));
    expect(ann.hand).toEqual(['draw-2', 'plumbus', 'snowball']);
    bob.isToAct();
  });

  test('FLX-159 FLX-243 a power without «once a turn» works as often as its condition holds', () => {
    const { ann, bob } = deal({
      ann: { hand: ['not-my-dimension', 'draw-2', 'draw-3'], keepers: ['portal-gun'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
    });
    ann.picks(use('portal-gun'));
    expect(bob.creepers).toEqual(['cronenbergs']);
    ann.mustPick('not-my-dimension', 'draw-2', 'draw-3');
    ann.plays('not-my-dimension');
    expect(ann.creepers).toEqual(['cronenbergs']);
    ann.mustPick(use('portal-gun'), END);
    ann.picks(use('portal-gun'));
    expect(bob.creepers).toEqual(['cronenbergs']);
  });

  test('FLX-160 a «once a turn» power is not renewed by leaving and coming back', () => {
    const { ann } = deal({
      ann: { hand: ['zap-a-card', 'draw-2', 'plumbus'], keepers: ['butter-robot', 'mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-3'],
    });
    ann.plays(use('butter-robot'), 'draw-2');
    ann.plays('zap-a-card', 'butter-robot', 'butter-robot');
    expect(ann.keepers).toEqual(['mr-meeseeks', 'butter-robot']);
    ann.cannotPick(use('butter-robot'));
    ann.isOffered(use('mr-meeseeks'));
  });

  test('FLX-160 the next holder of the turn after may use it again', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'plumbus'], keepers: ['butter-robot'] },
      bob: { hand: ['draw-5', 'steal-something'] },
      deck: ['draw-3', 'draw-4'],
    });
    ann.plays(use('butter-robot'), 'plumbus');
    ann.plays('goal-house-party');
    bob.plays('steal-something');
    bob.mustPick(use('butter-robot'), END);
  });

  test('FLX-165 a Keeper taken from play lies in front of the taker, unless the effect says «hand»', () => {
    const stolen = deal({ ann: { hand: ['steal-something', 'draw-2'] }, bob: { hand: ['draw-5'], keepers: ['plumbus'] } });
    stolen.ann.plays('steal-something');
    expect(stolen.ann.keepers).toEqual(['plumbus']);
    const zapped = deal({ ann: { hand: ['zap-a-card', 'draw-2'] }, bob: { hand: ['draw-5'], keepers: ['plumbus'] } });
    zapped.ann.plays('zap-a-card');
    expect(zapped.ann.keepers).toEqual([]);
    expect(zapped.ann.hand).toEqual(['draw-2', 'plumbus']);
  });
});

describe('7. and 10. at the start of a turn', () => {
  test('FLX-053 FLX-154 an extra turn says the lines again', () => {
    const { ann, table } = deal({
      ann: { hand: ['take-another-turn', 'draw-3'], keepers: ['squanchy'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus'],
      vars: AT_START,
    });
    ann.plays('take-another-turn');
    expect(linesIn(table.match.events(1))).toEqual(['squanchy', 'squanchy']);
  });
});
