import { describe, expect, test } from 'vitest';
import { scene } from './table.ts';

const solo = { solo: true, dice: 'TTTT', hand: [] } as const;

describe('alone (PKL-220 … PKL-239)', () => {
  test('PKL-220 Rick plays by the normal rules, the duty included', () => {
    const { ann } = scene({ ...solo, board: 'T@(0,0) G2@(0,1)', rick: '(0,0)', dice: 'MCTG' });
    ann.cannotPick('end');
    ann.plays('rick>0,1:move', 'draw:card');
    ann.mustPick('end');
  });

  test('PKL-222 PKL-223 PKL-238 the Russians roll nothing and play nothing: every figure moves and shoots, then Rick rolls', () => {
    const { ann, table } = scene({
      ...solo,
      board: 'T@(0,0) G2@(0,1) G1@(0,2) A@(0,3)',
      rick: '(0,0)',
      agents: { 1: '(0,1)', 2: '(0,3)' },
      rolls: 'TTTT',
    });
    ann.picks('end');
    expect(table.vars).toMatchObject({ rickHealth: 9, side: 'rick', phase: 'reroll', turn: 2 });
    expect(table.vars.agents.slice(0, 2)).toEqual([0, 2]);
    expect(table.logKeys.filter((key) => key === 'rolls')).toHaveLength(1);
  });

  test('PKL-223 PKL-224 on Rick’s tile it stays and shoots; next to him it moves even though it could shoot', () => {
    const { ann, table } = scene({ ...solo, board: 'T@(0,0) G2@(0,1)', rick: '(0,0)', agents: { 1: '(0,0)', 2: '(0,1)' } });
    ann.picks('end');
    expect(table.vars.agents.slice(0, 2)).toEqual([0, 0]);
    expect(table.vars.rickHealth).toBe(8);
  });

  test('PKL-225 PKL-237 the Jaguar acts last: up to two spaces, then two shots', () => {
    const { ann, table } = scene({ ...solo, board: 'T@(0,0) G2@(0,1) G1@(0,2) A@(0,3)', rick: '(0,0)', jaguar: '(0,3)' });
    ann.picks('end');
    expect(table.vars).toMatchObject({ jaguarAt: 1, rickHealth: 8 });
    ann.passes();
    const near = scene({ ...solo, board: 'T@(0,0) G2@(0,1)', rick: '(0,0)', jaguar: '(0,1)' });
    near.ann.picks('end');
    expect(near.table.vars).toMatchObject({ jaguarAt: 0, rickHealth: 8 });
  });

  test('PKL-226 PKL-232 PKL-E19 one open edge, then a wall: he stops before it and crosses next turn', () => {
    const { ann, table } = scene({ ...solo, board: 'R2@(0,0) G2@(0,1) G1@(0,2)', rick: '(0,0)', jaguar: '(0,2)', rolls: 'TTTT' });
    ann.picks('end');
    expect(table.vars).toMatchObject({ jaguarAt: 1, rickHealth: 10 });
    ann.passes();
    ann.picks('end');
    expect(table.vars).toMatchObject({ jaguarAt: 0, rickHealth: 8 });
    expect(table.logKeys).toContain('crosses');
  });

  test('PKL-227 PKL-229 PKL-230 nearest first, those without a path last and staying', () => {
    const { ann, table } = scene({
      ...solo,
      board: 'T@(0,0) G2@(0,1) G1@(0,2) B@(9,9)',
      rick: '(0,0)',
      agents: { 1: '(9,9)', 2: '(0,2)', 3: '(0,1)' },
      traps: { '(0,0)': 'mousetrap' },
    });
    ann.picks('end');
    expect(table.vars.agents.slice(0, 3)).toEqual([3, 1, -1]);
    expect(table.vars.rickHealth).toBe(9);
  });

  test('PKL-231 PKL-235 traps work against them, and they do not avoid them', () => {
    const { ann, table } = scene({
      ...solo,
      board: 'T@(0,0) G2@(0,1) G1@(0,2)',
      rick: '(0,0)',
      agents: { 1: '(0,2)', 2: '(0,2)' },
      jaguar: '(0,2)',
      traps: { '(0,1)': 'tripwire' },
    });
    ann.picks('end');
    // Agent 1 springs it and dies; agent 2 and the Jaguar come after it is gone.
    expect(table.vars.agents.slice(0, 2)).toEqual([-1, 1]);
    expect(table.vars).toMatchObject({ jaguarAt: 0, jaguarHealth: 10, rickHealth: 7 });
    expect(table.zone('discard:0')).toEqual(['tripwire']);
  });

  test('PKL-231 a tripwire may kill an agent before its turn has come', () => {
    const { ann, table } = scene({
      ...solo,
      board: 'T@(0,0) G2@(0,1) G1@(0,2)',
      rick: '(0,0)',
      agents: { 1: '(0,1)', 2: '(0,0)' },
      traps: { '(0,0)': 'tripwire' },
    });
    ann.picks('end');
    // Agent 2 acts first where it stands, then agent 1 comes and both fall.
    expect(table.vars.agents.slice(0, 2)).toEqual([-1, -1]);
    expect(table.vars.rickHealth).toBe(9);
  });

  test('PKL-233 PKL-236 all ten agents on the board: lost at once, after the summons; nobody is ever relocated', () => {
    const nine = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((agent) => [agent, '(9,9)']));
    const { ann, table } = scene({ ...solo, board: 'T@(0,0) A@(9,9)', rick: '(0,0)', stack: 'G1 G2', agents: nine, dice: 'MTTT' });
    ann.picks('rick>0,1:move');
    expect(table.outcome).toMatchObject({ winners: [], reason: 'agents', rule: 'PKL-233' });
    expect(table.vars.agents[9]).toBe(2);
    expect(table.vars.rickAt).toBe(0);
  });

  test('PKL-234 the other ends are as ever, checked after both turns', () => {
    const deck = scene({ ...solo, board: 'T@(0,0)', rick: '(0,0)', deck: [] });
    deck.ann.picks('end');
    expect(deck.table.outcome).toMatchObject({ winners: [], reason: 'deck' });
    const roof = scene({ ...solo, board: 'T@(0,0) H@(0,1)', rick: '(0,0)', dice: 'MTTT' });
    roof.ann.picks('rick>0,1:move');
    expect(roof.table.winners).toEqual(['ann']);
  });

  test('PKL-238 Rick dies in the moment his health is gone; the rest no longer act', () => {
    const { ann, table } = scene({
      ...solo,
      board: 'T@(0,0) G2@(0,1) G1@(0,2)',
      rick: '(0,0)',
      agents: { 1: '(0,0)', 2: '(0,2)' },
      vars: { rickHealth: 1 },
    });
    ann.picks('end');
    expect(table.outcome).toMatchObject({ winners: [], reason: 'health' });
    expect(table.vars.agents[1]).toBe(2);
  });

  test('PKL-239 the Jaguar comes by the third tile only, and no Russian card is ever seen in play', () => {
    const { ann, table } = scene({ ...solo, board: 'T@(0,0) ?@(0,1) R8@(5,5) R7@(5,6)', under: 'R6', rick: '(0,0)', dice: 'MTTT' });
    ann.picks('rick>0,1:move');
    expect(table.vars.jaguar).toBe('board');
    const russian = table.t.def.filter((def) => table.t.game.defs[def].kind === 'russian-card');
    expect(table.zone('aside')).toHaveLength(russian.length);
  });
});
