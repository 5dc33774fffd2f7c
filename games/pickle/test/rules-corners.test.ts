import { describe, expect, test } from 'vitest';
import { written } from './map-notation.ts';
import { scene, shown, spotOf } from './table.ts';

const FAR = '(9,9)';
const ten = (place: string): { [agent: number]: string } => Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i + 1, place]));
const told = (table: { readonly logKeys: string[] }, ...keys: string[]): string[] => table.logKeys.filter((key) => keys.includes(key));

describe('a new turn', () => {
  test('PKL-094 PKL-095 PKL-132 PKL-133 the limits hold for one turn: in the next one every figure is free again', () => {
    const { ann, bob } = scene({
      board: 'T@(0,0) G2@(0,1) G1@(0,2)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,1)' },
      jaguar: '(0,1)',
      dice: 'MMGG',
      hand: [],
      russianHand: [],
      rolls: 'TTTTMGTT',
      vars: { moved: 1, shot: 1, jaguarMoves: 2, jaguarShots: 2 },
    });
    bob.mustPick('end');
    bob.picks('end');
    ann.passes();
    ann.picks('end');
    bob.passes();
    bob.mustPick('a1!:gun', 'jaguar!:gun', 'a1>0,0:move', 'a1>0,2:move', 'jaguar>0,0:move', 'jaguar>0,2:move');
  });

  test('PKL-212 a ban of the Russians’ turn lasts through Rick’s, and only through that one', () => {
    const { ann, bob, table } = scene({
      board: 'B2@(0,1) R3@(-1,1) G7@(0,0)',
      rick: '(0,1)',
      side: 'russians',
      dice: 'TTTT',
      hand: [],
      russianHand: ['hes-in-the-vents'],
      rolls: 'MTTTTTTTMTTT',
    });
    bob.plays('hes-in-the-vents', 'end');
    ann.passes();
    ann.cannotPick('rick>-1,1:move');
    ann.plays('rick>0,0:move', 'end');
    bob.picks('end');
    expect(table.vars.ventBan).toBe(false);
    ann.passes();
    ann.picks('rick>0,1:move');
  });
});

describe('traps, summons and relocation', () => {
  test('PKL-127 PKL-149 a tripwire fells everybody on the tile; the next one summoned has the lowest number again', () => {
    const { bob, table } = scene({
      board: `A@(0,0) T@${FAR}`,
      rick: FAR,
      side: 'russians',
      agents: { 1: '(0,0)', 2: '(0,0)', 4: FAR },
      traps: { '(0,0)': 'tripwire' },
      dice: 'TGGG',
      russianHand: ['reinforcements'],
    });
    bob.picks('reinforcements');
    // Agent 3 springs it, 1 to 3 fall, then agent 1 arrives unhurt.
    expect(table.vars.agents.slice(0, 4)).toEqual([0, -1, -1, 1]);
    expect(told(table, 'summoned', 'trap-springs', 'agent-dies')).toEqual([
      'summoned',
      'trap-springs',
      'agent-dies',
      'agent-dies',
      'agent-dies',
      'summoned',
    ]);
  });

  test('PKL-121 PKL-127 PKL-148 a relocated agent springs a trap too, and whoever falls fills the supply for the rest of the summons', () => {
    const { bob, table } = scene({
      board: `A@(0,0) B@(5,5) T@${FAR}`,
      rick: FAR,
      side: 'russians',
      agents: { ...ten('(5,5)'), 3: '(0,0)' },
      traps: { '(0,0)': 'tripwire' },
      dice: 'TGGG',
      russianHand: ['reinforcements'],
    });
    bob.plays('reinforcements', '0,0');
    bob.mayPick('a1', 'a2', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10');
    bob.picks('a7');
    bob.isAskedFor('spend-russians');
    expect(table.vars.agents[2]).toBe(0);
    expect(table.vars.agents[6]).toBe(-1);
    expect(table.zone('traps')).toEqual([]);
  });

  test('PKL-123 also a shot stays spent when an agent is relocated', () => {
    const { bob } = scene({
      board: 'T@(0,0) G2@(0,1) A@(1,0) B@(5,5)',
      rick: '(0,0)',
      side: 'russians',
      agents: { ...ten('(5,5)'), 1: '(0,1)' },
      dice: 'GGTT',
      russianHand: ['reinforcements'],
    });
    bob.plays('a1!:gun', 'reinforcements', '1,0', 'a1', 'a2');
    bob.isOffered('a2!:gun');
    bob.cannotPick('a1!:gun');
  });

  test('PKL-126 PKL-E25 back from the supply an agent may also shoot again', () => {
    const { bob, table } = scene({
      board: 'T@(0,0) A@(0,1) B@(5,5)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,1)' },
      traps: { '(0,0)': 'mousetrap' },
      dice: 'MGTG',
      russianHand: ['reinforcements'],
    });
    bob.plays('a1!:gun', 'a1>0,0:move');
    expect(table.vars.agents[0]).toBe(-1);
    bob.plays('reinforcements', '0,1', 'a1!:gun');
    expect(table.vars.rickHealth).toBe(8);
  });

  test('PKL-148 PKL-154 the Jaguar enters onto a tripwire: it hits him and who stands there, and he may go on', () => {
    const { bob, table } = scene({
      board: `A@(0,0) G2@(0,1) T@${FAR}`,
      rick: FAR,
      side: 'russians',
      agents: { 1: '(0,0)' },
      traps: { '(0,0)': 'tripwire' },
      dice: 'MMMG',
      russianHand: ['nothing-personal'],
    });
    bob.plays('nothing-personal', 'jaguar>0,1:move');
    expect(table.vars).toMatchObject({ jaguarHealth: 7, jaguarAt: 1 });
    expect(table.vars.agents[0]).toBe(-1);
  });

  test('PKL-149 PKL-114 relocated agents come before the Jaguar, and Rick after all of them', () => {
    const { ann, bob, table } = scene({
      board: `T@(0,0) ?@(0,1) B2@(5,5) B3@(5,6) A@${FAR}`,
      under: 'B7',
      rick: '(0,0)',
      agents: ten(FAR),
      dice: 'MTTT',
      hand: [],
    });
    ann.picks('rick>0,1:move');
    // The tile lies already; Rick and the Jaguar wait for the choice.
    expect(written(table.vars.board, 1)).toBe('B7@(0,1)/0');
    expect(table.vars).toMatchObject({ rickAt: 0, jaguar: 'waiting' });
    bob.picks('a3');
    expect(table.vars).toMatchObject({ rickAt: 1, jaguarAt: 1 });
    expect(told(table, 'flipped', 'relocated', 'jaguar-appears')).toEqual(['flipped', 'relocated', 'jaguar-appears']);
  });

  test('PKL-082 the Russians may be forced onto a trap', () => {
    const { bob, table } = scene({
      board: `A@(0,0) G2@(0,1) T@${FAR}`,
      rick: FAR,
      side: 'russians',
      agents: { 1: '(0,0)' },
      traps: { '(0,1)': 'mousetrap' },
      dice: 'MTTT',
      russianHand: [],
    });
    bob.mustPick('a1>0,1:move');
    bob.picks('a1>0,1:move');
    expect(table.vars.agents[0]).toBe(-1);
  });
});

describe('reveals', () => {
  test('PKL-114 PKL-153 a failed vent attempt summons and calls the Jaguar as well', () => {
    const { ann, table } = scene({
      board: 'B2@(0,1) T@(0,0) R8@(5,5) R7@(5,6)',
      rick: '(0,1)',
      stack: 'R2 G1',
      dice: 'MTTT',
      hand: [],
    });
    ann.picks('rick>-1,1:move');
    const there = spotOf(table.vars, '(-1,1)');
    expect(table.vars).toMatchObject({ rickAt: 0, jaguar: 'board', jaguarAt: there });
    expect(table.vars.agents[0]).toBe(there);
    expect(told(table, 'laid', 'summoned', 'jaguar-appears', 'vent-fails')).toEqual(['laid', 'summoned', 'jaguar-appears', 'vent-fails']);
  });

  test('PKL-107 PKL-163 a vent attempt may take the last tile: he stays, plays on and can still win', () => {
    const place = { board: 'B2@(0,1) H@(0,2)', rick: '(0,1)', stack: 'G7', dice: 'MMTT', hand: [] } as const;
    const { ann, table } = scene(place);
    ann.picks('rick>-1,1:move');
    expect(table.zone('stack')).toEqual([]);
    expect(table.outcome).toBeNull();
    // Nothing is left for the cells E and S.
    ann.mustPick('rick>0,2:move');
    ann.picks('rick>0,2:move');
    expect(table.winners).toEqual(['ann']);
  });

  test('PKL-168 PKL-204 Parkour onto a face-up tile can enclose him as well', () => {
    const { ann, table } = scene({ board: 'R1@(0,1) G5@(0,2) R4@(-1,2)', rick: '(0,1)', dice: 'TTTT', hand: ['parkour'] });
    ann.picks('parkour');
    expect(table.vars.rickAt).toBe(1);
    expect(table.outcome).toMatchObject({ winners: [1], reason: 'stuck', rule: 'PKL-166' });
  });

  test('PKL-204 PKL-251 with an empty stack Parkour still flips a face-down tile', () => {
    const { ann, table } = scene({ board: 'B2@(0,1) ?@(-1,1)', under: 'G7', rick: '(0,1)', stack: '', dice: 'TTTT', hand: ['parkour'] });
    ann.picks('parkour');
    expect(written(table.vars.board, 1)).toBe('G7@(-1,1)/3');
    expect(table.vars.rickAt).toBe(1);
  });

  test('PKL-233 PKL-150 alone, the tenth agent ends the game before the Jaguar is looked for', () => {
    const nine = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((agent) => [agent, FAR]));
    const { ann, table } = scene({
      board: `T@(0,0) ?@(0,1) B2@(5,5) B3@(5,6) A@${FAR}`,
      under: 'B7',
      rick: '(0,0)',
      agents: nine,
      dice: 'MTTT',
      hand: [],
      solo: true,
    });
    ann.picks('rick>0,1:move');
    expect(table.outcome).toMatchObject({ winners: [], reason: 'agents', rule: 'PKL-233' });
    expect(table.vars).toMatchObject({ jaguar: 'waiting', rickAt: 0 });
  });
});

describe('symbols', () => {
  test('PKL-078 PKL-252 which dice pay for a crossing is a choice; the duty is over with the crossing', () => {
    const { bob, table } = scene({
      board: `R2@(0,0) G2@(0,1) T@${FAR}`,
      rick: FAR,
      side: 'russians',
      jaguar: '(0,0)',
      dice: 'MWWT',
      russianHand: [],
      russianDeck: [],
      vars: { bonus: 1 },
    });
    bob.mustPick('jaguar>>0,1');
    bob.picks('jaguar>>0,1');
    bob.isAskedFor('pay');
    bob.mustPick('m1w1', 'm1b1', 'w2', 'w1b1');
    bob.picks('w2');
    expect(shown(table.vars)).toBe('M..T');
    bob.mustPick('end');
  });

  test('PKL-140 PKL-252 a price of two kinds: every way to pay it, and no other', () => {
    const { ann, table } = scene({
      board: 'T@(0,0) G2@(0,1)',
      rick: '(0,0)',
      agents: { 1: '(0,1)' },
      dice: 'TGWC',
      hand: ['battery-bomb'],
      vars: { bonus: 1 },
    });
    ann.picks('battery-bomb');
    ann.mustPick('t1g1', 't1w1', 't1b1', 'g1w1', 'g1b1', 'w1b1');
    ann.picks('g1b1');
    expect(shown(table.vars)).toBe('T.WC');
    expect(table.vars.bonus).toBe(0);
  });

  test('PKL-156 PKL-252 Talk Down too is paid as its player likes, and only Rick talks', () => {
    const { ann, table } = scene({
      board: 'T@(0,0) G2@(0,1)',
      rick: '(0,0)',
      jaguar: '(0,1)',
      dice: 'CCWT',
      hand: [],
      vars: { jaguarHealth: 5 },
    });
    ann.picks('talk-down');
    ann.mustPick('c2', 'c1w1');
    ann.picks('c1w1');
    expect(shown(table.vars)).toBe('.C.T');
    const { bob } = scene({
      board: 'T@(0,0) G2@(0,1)',
      rick: '(0,0)',
      side: 'russians',
      jaguar: '(0,1)',
      dice: 'CCTT',
      russianHand: [],
      vars: { jaguarHealth: 5 },
    });
    bob.mustPick('draw:card');
  });

  test('PKL-197 PKL-083 a bonus symbol counts for X', () => {
    const { bob, table } = scene({
      board: 'T@(0,0)',
      rick: '(0,0)',
      stack: 'R1 R3 R5 R6 G1',
      side: 'russians',
      dice: 'TTWG',
      russianHand: ['is-he-done-for'],
      vars: { bonus: 1 },
    });
    bob.picks('is-he-done-for');
    bob.mustPick('1', '2', '3', '4');
    bob.picks('4');
    expect(table.vars).toMatchObject({ bonus: 0 });
    expect(shown(table.vars)).toBe('...G');
    expect(table.zone('stack')).toEqual(['tile-grey-1']);
  });

  test('PKL-200 PKL-216 two bribes: five cards, then the last two, and the turn is Rick’s last', () => {
    const { ann, bob, table } = scene({
      board: 'T@(0,0)',
      rick: '(0,0)',
      side: 'russians',
      dice: 'CCTT',
      hand: [],
      deck: ['jetpack', 'jetpack', 'parkour', 'parkour', 'solenya', 'solenya', 'tripwire'],
      russianHand: ['bribe', 'bribe'],
    });
    bob.picks('bribe');
    ann.picks('bribe-discard');
    expect(ann.deck).toHaveLength(2);
    bob.picks('bribe');
    ann.picks('bribe-discard');
    expect(ann.deck).toEqual([]);
    expect(table.outcome).toBeNull();
    expect(table.vars.bonus).toBe(0);
    bob.picks('end');
    expect(table.outcome).toMatchObject({ winners: [1], reason: 'deck' });
  });
});

describe('ends', () => {
  test('PKL-162 more damage than health: it stops at 0, and the game is over', () => {
    const { bob, table } = scene({
      board: 'T@(0,0) G2@(0,1)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,1)' },
      dice: 'GTTT',
      russianHand: ['sniper'],
      vars: { rickHealth: 1 },
    });
    bob.picks('sniper');
    expect(table.vars.rickHealth).toBe(0);
    expect(table.outcome).toMatchObject({ winners: [1], reason: 'health', params: { health: 'yes', deck: 'no', stack: 'no' } });
  });

  test('PKL-250 PKL-160 a win during a flight ends the game at once', () => {
    const { ann, table } = scene({ board: 'T@(0,0) H@(0,1)', rick: '(0,0)', dice: 'TTTT', hand: ['jetpack'] });
    ann.plays('jetpack', 'rick>0,1');
    expect(table.winners).toEqual(['ann']);
    expect(table.zone('play')).toEqual(['jetpack']);
  });

  test('PKL-241 a seat that leaves in the middle of an effect loses as well', () => {
    const { ann, bob, table } = scene({ board: 'T@(0,0)', rick: '(0,0)', side: 'russians', dice: 'CTTT', russianHand: ['bribe'] });
    bob.picks('bribe');
    ann.isAskedFor('bribe');
    bob.leaves();
    expect(table.outcome).toMatchObject({ winners: [0], reason: 'forfeit' });
  });
});
