import { describe, expect, test } from 'vitest';
import { pickle } from '../index.ts';
import { scene, shown } from './table.ts';

const FAR = '(9,9)';
const nine = (place: string): { [agent: number]: string } => Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((agent) => [agent, place]));
const ten = (place: string): { [agent: number]: string } => ({ ...nine(place), 10: place });

describe('summoning (PKL-120 … PKL-128)', () => {
  test('PKL-120 PKL-126 the supply gives the lowest number', () => {
    const { ann, table } = scene({
      board: 'T@(0,0)',
      rick: '(0,0)',
      stack: 'G1 G2',
      agents: { 1: '(0,0)', 3: '(0,0)' },
      dice: 'MTTT',
      hand: [],
    });
    ann.picks('rick>0,1:move');
    expect(table.vars.agents.slice(0, 5)).toEqual([0, 1, 0, 1, -1]);
  });

  test('PKL-121 PKL-122 PKL-194 PKL-198 PKL-E21 supply out: the Russian player may move agents from elsewhere, one at a time, in Rick’s turn', () => {
    const { ann, bob, table } = scene({
      board: `T@(0,0) A@${FAR}`,
      rick: '(0,0)',
      stack: 'G1 G2',
      agents: ten(FAR),
      dice: 'MTTT',
      hand: [],
    });
    ann.picks('rick>0,1:move');
    ann.isNotAsked();
    bob.isAskedFor('relocate');
    bob.mayPick('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10');
    bob.picks('a7');
    bob.mayPick('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a8', 'a9', 'a10');
    bob.picks('a2');
    expect([table.vars.agents[1], table.vars.agents[6], table.vars.rickAt]).toEqual([2, 2, 2]);
  });

  test('PKL-015 each agent is offered as its own piece, the tenth as the last', () => {
    const { ann, bob, table } = scene({
      board: `T@(0,0) A@${FAR}`,
      rick: '(0,0)',
      stack: 'G2 G1',
      agents: ten(FAR),
      dice: 'MTTT',
      hand: [],
    });
    ann.picks('rick>0,1:move');
    const pieces = bob.view.decision?.mine?.options.map(({ ref }) => (ref.kind === 'card' ? ref.card : -1)) ?? [];
    const agents = table.t.def.flatMap((def, card) => (pickle.defs[def].id === 'agent' ? [card] : []));
    expect(pieces).toEqual(agents);
    bob.passes();
  });

  test('PKL-121 PKL-E21 … or none', () => {
    const { ann, bob, table } = scene({
      board: `T@(0,0) A@${FAR}`,
      rick: '(0,0)',
      stack: 'G1 G2',
      agents: ten(FAR),
      dice: 'MTTT',
      hand: [],
    });
    ann.picks('rick>0,1:move');
    bob.passes();
    expect(table.vars.agents.every((spot) => spot === 1)).toBe(true);
    expect(table.vars.rickAt).toBe(2);
  });

  test('PKL-121 in a mixed case the supply is used up first', () => {
    const { ann, bob, table } = scene({
      board: `T@(0,0) A@${FAR}`,
      rick: '(0,0)',
      stack: 'G1 G2',
      agents: nine(FAR),
      dice: 'MTTT',
      hand: [],
    });
    ann.picks('rick>0,1:move');
    expect(table.vars.agents[9]).toBe(2);
    bob.mayPick('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9');
    bob.passes();
  });

  test('PKL-123 a relocated agent is the same figure: what was spent on it still counts', () => {
    const { bob, table } = scene({
      board: 'A@(0,0) G2@(0,1) B@(5,5) T@(9,9)',
      rick: FAR,
      side: 'russians',
      agents: ten('(0,1)'),
      dice: 'MTTM',
      russianHand: ['reinforcements'],
    });
    bob.plays('a1>0,0:move', 'reinforcements', '5,5', 'a1');
    bob.passes();
    expect(table.vars.agents[0]).toBe(2);
    expect(table.vars.moved & 1).toBe(1);
  });

  test('PKL-124 an agent summoned in the Russians’ turn may be used at once', () => {
    const { bob, table } = scene({
      board: 'T@(0,0) A@(0,1) B@(9,9)',
      rick: '(0,0)',
      side: 'russians',
      dice: 'TGGT',
      russianHand: ['reinforcements'],
    });
    bob.plays('reinforcements', '0,1', 'a1!:gun', 'a2!:gun');
    expect(table.vars.rickHealth).toBe(8);
  });

  test('PKL-125 PKL-126 PKL-E25 a killed agent comes back fresh', () => {
    const { bob, table } = scene({
      board: 'A@(0,0) G2@(0,1) B@(0,2) T@(9,9)',
      rick: FAR,
      side: 'russians',
      agents: { 1: FAR, 2: FAR, 3: FAR, 4: FAR, 5: '(0,0)' },
      traps: { '(0,1)': 'mousetrap' },
      dice: 'MMTT',
      russianHand: ['reinforcements'],
    });
    bob.picks('a5>0,1:move');
    expect(table.vars.agents[4]).toBe(-1);
    bob.plays('reinforcements', '0,2');
    expect(table.vars.agents.slice(4, 6)).toEqual([2, 2]);
    bob.isOffered('a5>0,1:move');
    bob.picks('a5>0,1:move');
  });

  test('PKL-127 PKL-149 one after another: an agent killed on arrival may be the next one summoned', () => {
    const { bob, table } = scene({
      board: `A@(0,0) B@(5,5) T@${FAR}`,
      rick: FAR,
      side: 'russians',
      agents: nine('(5,5)'),
      traps: { '(0,0)': 'mousetrap' },
      dice: 'TGGG',
      russianHand: ['reinforcements'],
    });
    bob.plays('reinforcements', '0,0');
    // Agent 10 dies on the trap, then comes again; nobody has to be moved.
    expect(table.vars.agents[9]).toBe(0);
    expect(table.logKeys.filter((key) => key === 'summoned')).toHaveLength(2);
    expect(ann(table)).toContain('mousetrap');
  });

  test('PKL-128 a summons never moves the Jaguar', () => {
    const { bob } = scene({
      board: `A@(0,0) T@${FAR}`,
      rick: FAR,
      side: 'russians',
      jaguar: FAR,
      agents: ten('(0,0)'),
      dice: 'TTTT',
      russianHand: ['reinforcements'],
    });
    bob.cannotPick('reinforcements');
    expect(bob.whyNot('reinforcements')?.key).toBe('no-agent-to-summon');
  });
});

const ann = (table: { zone(key: string): string[] }): string[] => table.zone('discard:0');

describe('shooting and damage (PKL-130 … PKL-139)', () => {
  const row = 'T@(0,0) G2@(0,1) G1@(0,2)';

  test('PKL-130 PKL-131 range 0 or 1, one health a symbol, no miss', () => {
    const { bob, table } = scene({
      board: row,
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,0)', 2: '(0,1)', 3: '(0,2)' },
      dice: 'GGGT',
      russianHand: [],
    });
    bob.mustPick('a1!:gun', 'a2!:gun');
    bob.plays('a1!:gun', 'a2!:gun');
    expect(table.vars.rickHealth).toBe(8);
    bob.mustPick('end');
    // Each shot is told as the doing of its side: without a seat it would be shown to nobody.
    const shots = table.match
      .events(0)
      .flat()
      .filter((event) => event.e === 'log' && event.key === 'shoots');
    expect(shots).toMatchObject([{ params: { seat: { seat: 1 } } }, { params: { seat: { seat: 1 } } }]);
  });

  test('PKL-132 PKL-133 one gun symbol for an agent, two for the Jaguar', () => {
    const { bob, table } = scene({
      board: row,
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,1)' },
      jaguar: '(0,1)',
      dice: 'GGGG',
      russianHand: [],
    });
    bob.plays('jaguar!:gun', 'a1!:gun');
    bob.mustPick('jaguar!:gun');
    bob.picks('jaguar!:gun');
    expect(table.vars.rickHealth).toBe(7);
    bob.mustPick('end');
  });

  test('PKL-134 shooting before or after moving', () => {
    const { bob, table } = scene({
      board: row,
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,1)', 2: '(0,2)' },
      dice: 'MMGG',
      russianHand: [],
    });
    bob.plays('a1!:gun', 'a1>0,2:move', 'a2>0,1:move', 'a2!:gun');
    expect(table.vars.rickHealth).toBe(8);
  });

  test('PKL-135 PKL-E11 walls and vents stop shots; two dice can and must be spent, with a move it is three', () => {
    const board = 'R5@(0,2)/1 A@(0,3) G2@(0,1) G1@(1,2) R2@(1,3)/1';
    const agents = { 1: '(0,3)', 2: '(0,3)', 3: '(0,1)', 4: '(1,2)', 5: '(1,3)' };
    const { bob, table } = scene({ board, rick: '(0,2)', side: 'russians', agents, dice: 'GGGG', russianHand: [] });
    bob.mustPick('a1!:gun', 'a2!:gun');
    bob.plays('a1!:gun', 'a2!:gun');
    bob.mustPick('end');
    expect(table.vars.rickHealth).toBe(8);
    const moving = scene({ board, rick: '(0,2)', side: 'russians', agents, dice: 'MGGG', russianHand: [] });
    moving.bob.plays('a5>0,3:move', 'a1!:gun', 'a2!:gun', 'a5!:gun');
    expect(moving.table.vars.rickHealth).toBe(7);
  });

  test('PKL-136 PKL-142 Rick shoots with cards only, and their symbols are spent', () => {
    const { ann: rick, table } = scene({ board: row, rick: '(0,0)', agents: { 1: '(0,1)' }, dice: 'GGTT', hand: ['razor-launchers'] });
    rick.mustPick('razor-launchers', 'end');
    rick.picks('razor-launchers');
    expect(shown(table.vars)).toBe('.GTT');
    expect(table.vars.agents[0]).toBe(-1);
    rick.mustPick('end');
  });

  test('PKL-014 PKL-137 any damage kills an agent and lowers the Jaguar’s health, to not less than 0', () => {
    const { ann: rick, table } = scene({
      board: row,
      rick: '(0,0)',
      agents: { 1: '(0,1)' },
      jaguar: '(0,1)',
      dice: 'GGTT',
      hand: ['shoulder-laser'],
      vars: { jaguarHealth: 2 },
    });
    rick.picks('shoulder-laser');
    expect(table.vars).toMatchObject({ jaguarHealth: 0, jaguar: 'gone', jaguarAt: -1 });
    expect(table.vars.agents[0]).toBe(-1);
  });

  test('PKL-138 several targets at the same time', () => {
    const { ann: rick, table } = scene({
      board: row,
      rick: '(0,0)',
      agents: { 1: '(0,0)', 2: '(0,1)' },
      dice: 'GTTT',
      hand: ['razor-launchers'],
    });
    rick.picks('razor-launchers');
    rick.picks('a1', 'a2');
    expect(table.vars.agents.slice(0, 2)).toEqual([-1, -1]);
  });

  test('PKL-013 PKL-139 healing never goes above 10', () => {
    const { ann: rick, table } = scene({ board: row, rick: '(0,0)', dice: 'CTTT', hand: ['mustard-plaster'], vars: { rickHealth: 9 } });
    rick.picks('mustard-plaster');
    expect(table.vars.rickHealth).toBe(10);
  });
});
