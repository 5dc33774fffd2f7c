import type { AdvicePosition } from '../../../bots/test/positions.ts';
import type { PickleVars } from '../state.ts';
import { scene } from './table.ts';

/** A straight way up; the Guard Stations lie far off. */
const near = 'T@(0,0) G2@(0,1) H@(0,2) A@(5,5) B@(6,6)';
const way = 'T@(0,0) G2@(0,1) G7@(0,2) H@(0,3) A@(5,5) B@(6,6)';
const long = 'T@(0,0) G2@(0,1) G7@(0,2) B7@(0,3) ?@(0,4) ?@(0,5) H@(0,6) A@(5,5) B@(6,6)';

/** Twelve positions, with what a good player would say about them. Written before any advice was. */
export const positions: readonly AdvicePosition<PickleVars>[] = [
  {
    name: 'two moves and the Rooftop is there',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      scene({
        board: way,
        rick: '(0,1)',
        dice: 'MMCG',
        hand: ['screw-shooter', 'mousetrap'],
        agents: { 1: '(0,0)' },
        unfinished: true,
      }).table,
    right: ['rick>0,2:move'],
    reasons: ['win'],
    why: 'Two moves up are the Rooftop: go there and win.',
  },
  {
    name: 'the Jetpack flies the rest of the way',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      scene({
        board: way,
        rick: '(0,0)',
        dice: 'TGGG',
        hand: ['jetpack', 'tripwire', 'mousetrap'],
        agents: { 1: '(0,1)' },
        unfinished: true,
      }).table,
    right: ['jetpack'],
    reasons: ['win'],
    why: 'One tool is enough for the Jetpack, and three spaces are just the way to the Rooftop.',
  },
  {
    name: 'all agents fire at once',
    theme: 'take',
    seat: 'bob',
    deal: () =>
      scene({
        board: way,
        rick: '(0,1)',
        side: 'russians',
        agents: { 1: '(0,0)', 2: '(0,1)', 3: '(0,2)' },
        dice: 'GTTT',
        russianHand: ['fire-at-will', 'what-a-twist'],
        vars: { rickHealth: 3 },
        unfinished: true,
      }).table,
    right: ['fire-at-will'],
    reasons: ['win'],
    why: 'Three agents have Rick in reach and he has three health left: Fire at Will! ends it, one shot does not.',
  },
  {
    name: 'the stack is nearly out',
    theme: 'take',
    seat: 'bob',
    deal: () =>
      scene({
        board: way,
        rick: '(0,1)',
        side: 'russians',
        stack: 'R1 R3',
        agents: { 1: '(0,0)' },
        dice: 'TTGM',
        russianHand: ['is-he-done-for', 'what-a-twist'],
        unfinished: true,
      }).table,
    right: ['is-he-done-for', 'a1! gun', 'a1>0,1:move'],
    later: ['is-he-done-for', '2'],
    reasons: ['win'],
    why: 'Two tiles are left and you have two tools: throw both away and Rick has lost.',
  },
  {
    name: 'a wall in front of the Rooftop',
    theme: 'stop',
    seat: 'bob',
    deal: () =>
      scene({
        board: 'T@(0,0) G2@(0,1) R4@(0,2) H@(0,3) A@(5,5) B@(6,6)',
        rick: '(0,2)',
        side: 'russians',
        dice: 'TTCC',
        russianHand: ['what-a-twist', 'gunpowder-dusting'],
        unfinished: true,
      }).table,
    right: ['what-a-twist'],
    reasons: ['stop', 'safe'],
    why: 'Rick is one move from the Rooftop: turn his tile so that a wall stands before it.',
  },
  {
    name: 'two health left and a plaster in the hand',
    theme: 'keep',
    seat: 'ann',
    deal: () =>
      scene({
        board: long,
        rick: '(0,2)',
        dice: 'CTTG',
        hand: ['mustard-plaster', 'shoulder-laser'],
        agents: { 1: '(0,1)', 2: '(0,1)', 3: '(0,2)' },
        vars: { rickHealth: 2 },
        unfinished: true,
      }).table,
    right: ['mustard-plaster'],
    reasons: ['safe', 'stop'],
    why: 'Three agents shoot next turn and two hits kill: heal yourself while you can pay for it.',
  },
  {
    name: 'both pursuers in reach of the razors',
    theme: 'keep',
    seat: 'ann',
    deal: () =>
      scene({
        board: long,
        rick: '(0,2)',
        dice: 'GTTT',
        hand: ['razor-launchers', 'solenya'],
        agents: { 1: '(0,1)', 2: '(0,2)' },
        vars: { rickHealth: 4 },
        unfinished: true,
      }).table,
    right: ['razor-launchers', 'solenya'],
    later: ['razor-launchers'],
    reasons: ['safe', 'stop', 'build'],
    why: 'One gun kills both agents, and nobody is left to shoot at you.',
  },
  {
    name: 'the last card of the deck',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      scene({
        board: long,
        rick: '(0,2)',
        dice: 'CTTG',
        hand: ['mustard-plaster', 'battery-bomb'],
        deck: ['solenya'],
        agents: {},
        vars: { rickHealth: 8 },
        unfinished: true,
      }).table,
    right: ['mustard-plaster'],
    blunders: ['draw:card'],
    reasons: ['safe', 'risk', 'stop'],
    why: 'If you draw your last card you have lost when the turn ends: pay for the plaster with that die.',
  },
  {
    name: 'a bribe that costs the deck',
    theme: 'resist',
    seat: 'ann',
    deal: () => {
      const { bob, table } = scene({
        board: long,
        rick: '(0,2)',
        side: 'russians',
        dice: 'CTTT',
        russianHand: ['bribe', 'what-a-twist'],
        deck: ['solenya', 'jetpack', 'parkour', 'mousetrap'],
        agents: { 1: '(0,0)' },
        unfinished: true,
      });
      bob.picks('bribe');
      return table;
    },
    right: ['bribe-wild'],
    blunders: ['bribe-discard'],
    reasons: ['safe', 'risk', 'stop'],
    why: 'Only four cards are left in your deck: without them you lose at the end of this turn.',
  },
  {
    name: 'keep the move and roll the rest',
    theme: 'dice',
    seat: 'ann',
    deal: () => scene({ board: way, rick: '(0,1)', hand: [], rolls: 'MTGG', unfinished: true }).table,
    right: ['die2+die3+die4'],
    reasons: ['win', 'tempo', 'keep'],
    why: 'Two moves take you to the Rooftop: keep the one you have and roll the other three for a second.',
  },
  {
    name: 'two guns are enough',
    theme: 'dice',
    seat: 'bob',
    deal: () =>
      scene({
        board: near,
        rick: '(0,1)',
        side: 'russians',
        agents: { 1: '(0,0)', 2: '(0,1)' },
        russianHand: [],
        rolls: 'GGTC',
        vars: { rickHealth: 2 },
        unfinished: true,
      }).table,
    right: ['none', 'die3', 'die4', 'die3+die4'],
    blunders: ['die1', 'die2', 'die1+die2'],
    reasons: ['win', 'keep'],
    why: 'Two agents, two guns, two health: keep both guns and win.',
  },
  {
    name: 'the way up, not down to the agents',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      scene({
        board: long,
        rick: '(0,2)',
        dice: 'MMGT',
        hand: [],
        agents: { 1: '(0,0)', 2: '(0,1)' },
        vars: { rickHealth: 5 },
        unfinished: true,
      }).table,
    right: ['rick>0,3:move'],
    blunders: ['rick>0,1:move'],
    reasons: ['safe', 'tempo', 'build', 'win'],
    why: 'The Rooftop is up there and the agents are down here: two steps away from them.',
  },
];
