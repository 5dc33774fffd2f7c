import type { SignText, SignTexts } from '#engine';
import type { kinds } from '../../bot/signs.ts';

const WHO = '{seat, who, me {you} other {Rick}}';
const MOVES = '{n, plural, one {# move} other {# moves}}';
const SEE = '{n, plural, =0 {nobody sees} one {# enemy sees} other {# enemies see}}';
const STAND = '{n, plural, =0 {no agent stands} one {# agent stands} other {# agents stand}}';
const ONLY_SEE = '{n, plural, =0 {nobody sees} one {only # enemy sees} other {only # enemies see}}';
const ONLY_STAND = '{n, plural, =0 {no agent stands} one {only # agent stands} other {only # agents stand}}';
const SIDE = '{side, select, N {up} E {right} S {down} other {left}}';
const WHOM = '{figure, select, jaguar {the Jaguar} other {agent {figure}}}';
const TIMES = { turn: 'this turn', round: 'before your next turn', end: 'in the end' };

/** What Rick does or suffers, at one of the three moments. */
const rick = (does: string, stops: string, time: string): SignText => ({
  more: `${does} ${time} {a}, not {b}`,
  less: `${does} ${time} {a}, not {b}`,
  only: `${does} ${time} {a}`,
  never: `it keeps ${WHO} from ${stops} ${time}, as would happen {b}`,
});

const ESCAPES = ['{seat, who, me {you reach} other {Rick reaches}} the Rooftop', 'reaching the Rooftop'] as const;
const DIES = ['{seat, who, me {you are} other {Rick is}} shot dead', 'being shot dead'] as const;
const NO_CARDS = ['{seat, who, me {you run} other {Rick runs}} out of cards', 'running out of cards'] as const;
const NO_TILES = ['{seat, who, me {you run} other {Rick runs}} out of corridor tiles', 'running out of corridor tiles'] as const;
const STUCK = ['{seat, who, me {you are} other {Rick is}} walled in for good', 'being walled in'] as const;

/** What came of a plan, unlike another one, as a friend at the table would say it. */
export const advice = {
  steps: {
    reroll: 'Reroll {what}',
    hit: 'Hit {what}',
    'hit-several': 'Hit {what}',
    'hit-again': 'Shoot at {what}',
    snipe: 'Let {what} shoot',
    relocate: 'Bring {what}',
    beam: 'Fire {what}',
    parkour: 'Climb through the vent: {what}',
    bomb: 'Throw the bomb at {what}',
    twist: 'Turn {what}',
    reinforce: 'Call two agents to {what}',
    ambush: 'Call an agent to {what}',
    'lay-trap': 'Lay the trap on {what}',
    enter: 'Let the Jaguar in at {what}',
    'take-cover': 'Hide: {what}',
    'choose-x': 'Spend {what}',
  },
  labels: {
    die: '{face, select, move {a move} card {a card} tools {tools} gun {a gun} other {a wild die}}',
    'button.1': 'one tool',
    'button.2': 'two tools',
    'button.3': 'three tools',
    'button.4': 'four tools',
    'go.roof': 'Step onto the Rooftop',
    'go.step.side': `Step ${SIDE}`,
    'go.flip.side': `Step ${SIDE} and turn the tile over`,
    'go.lay.side': `Step ${SIDE} onto a new tile`,
    'go.vent.side': `Crawl ${SIDE} through the vents`,
    'go.attempt.side': `Try the vent that leads ${SIDE}`,
    'walk.rick': `Send ${WHOM} to Rick's tile`,
    'walk.near': `Move ${WHOM} closer to Rick`,
    'walk.side': `Move ${WHOM} ${SIDE}`,
    'cross.wall': 'Send the Jaguar through the wall',
    'cross.side': `Send the Jaguar ${SIDE} through the wall`,
    shoot: `Shoot with ${WHOM}`,
    draw: 'Draw a card',
    figure: WHOM,
    edge: SIDE,
    'place.rick': "Rick's tile",
    'place.tile': '{place}',
    'place.beside': 'the tile {side, select, N {above} E {right of} S {below} other {left of}} Rick',
  },
  signs: {
    'escapes-turn': rick(...ESCAPES, TIMES.turn),
    'escapes-round': rick(...ESCAPES, TIMES.round),
    'escapes-end': rick(...ESCAPES, TIMES.end),
    'dies-turn': rick(...DIES, TIMES.turn),
    'dies-round': rick(...DIES, TIMES.round),
    'dies-end': rick(...DIES, TIMES.end),
    'no-cards-turn': rick(...NO_CARDS, TIMES.turn),
    'no-cards-round': rick(...NO_CARDS, TIMES.round),
    'no-cards-end': rick(...NO_CARDS, TIMES.end),
    'no-tiles-turn': rick(...NO_TILES, TIMES.turn),
    'no-tiles-round': rick(...NO_TILES, TIMES.round),
    'no-tiles-end': rick(...NO_TILES, TIMES.end),
    'stuck-turn': rick(...STUCK, TIMES.turn),
    'stuck-round': rick(...STUCK, TIMES.round),
    'stuck-end': rick(...STUCK, TIMES.end),
    health: {
      more: 'when {seat, who, me {you roll} other {Rick rolls}} next, {seat, who, me {you have} other {he has}} {n} health, not {m}',
      less: 'when {seat, who, me {you roll} other {Rick rolls}} next, {seat, who, me {you have} other {he has}} only {n} health, not {m}',
      oneMore: '{seat, who, me {you have} other {Rick has}} one health more at the next roll {a}',
      oneLess: '{seat, who, me {you have} other {Rick has}} one health less at the next roll {a}',
      from: '{seat, who, me {your health goes} other {Rick’s health goes}} from {m} to {n} by the next roll',
    },
    way: {
      more: `when {seat, who, me {you roll} other {Rick rolls}} next, the Rooftop is ${MOVES} away, not {m}`,
      less: `when {seat, who, me {you roll} other {Rick rolls}} next, the Rooftop is only ${MOVES} away, not {m}`,
      oneMore: 'the Rooftop is one move further away at the next roll {a}',
      oneLess: 'the Rooftop is one move nearer at the next roll {a}',
      from: 'the way to the Rooftop goes from {m, plural, one {# move} other {# moves}} to {n} by the next roll',
    },
    eyes: {
      more: `when {seat, who, me {you roll} other {Rick rolls}} next, ${SEE} {seat, who, me {you} other {him}}, not {m}`,
      less: `when {seat, who, me {you roll} other {Rick rolls}} next, ${ONLY_SEE} {seat, who, me {you} other {him}}, not {m}`,
      oneMore: 'one enemy more sees {seat, who, me {you} other {Rick}} at the next roll {a}',
      oneLess: 'one enemy less sees {seat, who, me {you} other {Rick}} at the next roll {a}',
      from: 'the enemies that see {seat, who, me {you} other {Rick}} go from {m} to {n} by the next roll',
    },
    around: {
      more: `${STAND} within two steps of {seat, who, me {you} other {Rick}}, not {m}`,
      less: `${ONLY_STAND} within two steps of {seat, who, me {you} other {Rick}}, not {m}`,
      oneMore: 'one agent more stands within two steps of {seat, who, me {you} other {Rick}} {a}',
      oneLess: 'one agent less stands within two steps of {seat, who, me {you} other {Rick}} {a}',
      from: 'the agents within two steps of {seat, who, me {you} other {Rick}} go from {m} to {n}',
    },
    'way-after': {
      more: `after his turn Rick is still ${MOVES} from the Rooftop, not {m}`,
      less: `after his turn Rick is only ${MOVES} from the Rooftop, not {m}`,
      oneMore: 'after his turn Rick is one move further from the Rooftop {a}',
      oneLess: 'after his turn Rick is one move nearer to the Rooftop {a}',
    },
    near: {
      more: 'the Rooftop is within two moves {a}, not {b}',
      less: 'the Rooftop is within two moves {a}, not {b}',
      only: '{seat, who, me {you get} other {Rick gets}} within two moves of the Rooftop {a}',
      never: '{seat, who, me {you do not get} other {Rick does not get}} within two moves of the Rooftop, as would happen {b}',
    },
    jaguar: {
      more: 'the Jaguar is on the board {a}, not {b}',
      less: 'the Jaguar is on the board {a}, not {b}',
      only: 'the Jaguar comes onto the board {a}',
      never: 'the Jaguar stays off the board, where he would be {b}',
    },
    kept: {
      more: 'you keep {card} {a}, not {b}',
      less: 'you keep {card} {a}, not {b}',
      only: 'you keep {card} for later',
      never: 'you spend {card}, which you would keep {b}',
    },
  },
} satisfies SignTexts<typeof kinds>;
