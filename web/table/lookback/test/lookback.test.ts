import { describe, expect, test } from 'vitest';
import { type AskView, fastRng, fittingOptions, format, type Lang, Match, type OptionView, uint32 } from '#engine';
import { unicorns } from '#games/unicorns/index.ts';
import type { Analysis, ReplayReply } from '#server/schema.ts';
import { adviceTexts } from '../../../text/advice.ts';
import { marksFor, percent, shownPercent } from '../../advice/advising.ts';
import type { GameParts } from '../../board.ts';
import { wholePercents } from '../account.ts';
import {
  apart,
  asRead,
  bestAndWorst,
  curveRows,
  decisionsOf,
  decisive,
  finest,
  isSlip,
  momentAt,
  turningPoints,
  turnsAt,
  uncovered,
  verdictOn,
} from '../lookback.ts';

const moment = (at: number, mine: number, open = mine) => ({ at, own: [mine, 1 - mine], open: [open, 1 - open] });
const judged = (at: number, seat: number, chances: readonly number[], played: number, loss: number, error = 0.01) => ({
  at,
  seat,
  answers: chances.map((chance, i) => ({ keys: [`c${i}`], chance })),
  played,
  loss,
  error,
});
const analysis: Analysis = {
  learned: true,
  moments: [moment(1, 0.5), moment(2, 0.52, 0.8), moment(5, 0.62), moment(6, 0.55), moment(7, 0.55), moment(9, 0.3), moment(10, 1)],
  decisions: [
    judged(2, 0, [0.6, 0.5], 0, 0),
    judged(5, 0, [0.7, 0.6], 1, 0.1),
    judged(6, 1, [0.9, 0.1], 1, 0.8),
    judged(7, 0, [0.6, 0.58], 1, 0.02, 0.03),
  ],
  accounts: [],
  left: 0,
  spentMs: 1,
};

describe('turning points', () => {
  test('a change of seven per cent or more between two moments, in order of the match, each with the moment before it', () => {
    expect(turningPoints(analysis, 0, 'own').map(({ at, from, to }) => [at, percent(to - from)])).toEqual([
      [2, 10],
      [5, -7],
      [7, -25],
      [9, 70],
    ]);
    // What I could know and how it really stood are two curves.
    expect(turningPoints(analysis, 0, 'open')[0]).toEqual({ at: 1, next: 2, from: 0.5, to: 0.8 });
  });

  test('at most five: the largest', () => {
    const wild = { ...analysis, moments: Array.from({ length: 20 }, (_, i) => moment(i + 1, i % 2 === 0 ? 0.5 : 0.6 + i / 100)) };
    const found = turningPoints(wild, 0, 'own');
    expect(found.length).toBe(5);
    expect(found.map(({ at }) => at)).toEqual([15, 16, 17, 18, 19].sort((a, b) => a - b));
  });
});

test('my best decision is furthest ahead of the next, my worst lost most; what may be chance is no mistake', () => {
  const { best, worst } = bestAndWorst(decisionsOf(analysis, 0));
  expect([best?.at, worst?.at]).toEqual([2, 5]);
  expect(isSlip(analysis.decisions[3])).toBe(false);
  expect(bestAndWorst(decisionsOf(analysis, 1)).worst?.at).toBe(6);
});

test('a turning point is a mistake of whoever made it, a good answer, or luck: what helped me was no good answer of theirs', () => {
  const [mine, slip, theirSlip, unsure] = analysis.decisions;
  const theirs = { ...mine, seat: 1 };
  const by = (change: number, next = 3) => ({ at: 2, next, from: 0.5, to: 0.5 + change });
  // Before an answer it stands as the best one makes it: after that one everything is luck.
  expect(verdictOn(mine, by(0.1), 0, 'own')).toEqual({ key: 'rightAnswer', luck: 'goodLuck' });
  expect(verdictOn(unsure, by(-0.1), 0, 'own')).toEqual({ key: 'rightAnswer', luck: 'badLuck' });
  expect(verdictOn(slip, by(-0.1), 0, 'own')).toEqual({ key: 'betterWas', luck: null });
  expect(verdictOn(theirs, by(-0.12), 0, 'own')).toEqual({ key: 'theirAnswer', luck: null });
  expect(verdictOn(theirs, by(0.12), 0, 'own')).toEqual({ key: 'theirBadBreak', luck: null });
  expect(verdictOn(theirSlip, by(0.12), 0, 'own')).toEqual({ key: 'theirMistake', luck: null });
});

test('of a large change after a small mistake it is said how large that was, and what luck did', () => {
  const [, slip] = analysis.decisions;
  const theirs = { ...slip, seat: 1 };
  const by = (change: number, next = 3) => ({ at: 2, next, from: 0.5, to: 0.5 + change });
  expect(verdictOn(slip, by(-0.34), 0, 'own')).toEqual({ key: 'betterBy', luck: 'badLuck' });
  expect(verdictOn(slip, by(0.1), 0, 'own')).toEqual({ key: 'betterBy', luck: 'goodLuck' });
  expect(verdictOn(theirs, by(0.34), 0, 'own')).toEqual({ key: 'theirMistakeBy', luck: 'goodLuck' });
  expect(verdictOn(theirs, by(-0.1), 0, 'own')).toEqual({ key: 'theirMistakeBy', luck: 'badLuck' });
  expect(verdictOn(slip, by(-0.34), 0, 'open')).toEqual({ key: 'betterBy', luck: null });
  // Where more happened up to the next moment, nobody knows what did it.
  expect(verdictOn(slip, by(-0.34, 6), 0, 'own')).toEqual({ key: 'betterBy', luck: null });
  expect(verdictOn({ ...theirs, played: 0 }, by(0.34, 6), 0, 'own')).toBeNull();
});

test('numbers lie on the cards that answers are about and on where these go, each thing with the number of the best', () => {
  const card = (id: number) => ({ card: id, def: 'any' });
  const option = (key: string, ref: object, params: object = {}) => ({ key, ref, params });
  const ask = {
    options: [
      option('c7@c9', { kind: 'card', card: 7 }, { card: card(7), to: card(9) }),
      option('c7@c8', { kind: 'card', card: 7 }, { card: card(7), to: card(8) }),
      option('s2', { kind: 'seat', seat: 2 }),
      option('step', { kind: 'cell', x: 1, y: 2 }),
      option('end', { kind: 'button' }, { n: 3 }),
    ],
  } as unknown as AskView;
  const answers = [['c7@c9'], ['c7@c8'], ['s2', 'step', 'end']].map((keys) => ({ keys }));
  const points = ({ ref }: OptionView) => (ref.kind === 'cell' ? { from: '[data-figure]', to: '[data-cell]' } : undefined);
  expect(marksFor(ask, answers, { points }).map(({ on, label }) => `${label} ${on}`)).toEqual([
    '1 [data-card="7"]',
    '1 [data-card="9"]',
    '2 [data-card="8"]',
    '3 [data-seat="2"]',
    '3 [data-cell]',
    '3 [data-figure]',
  ]);
});

test('marks of moments close to each other lie apart, none beyond the end', () => {
  expect(apart([10, 40, 90], 8)).toEqual([10, 40, 90]);
  expect(apart([40, 41, 43], 8)).toEqual([40, 48, 56]);
  expect(apart([90, 97, 99, 100], 8)).toEqual([76, 84, 92, 100]);
  expect(apart([], 8)).toEqual([]);
});

test('numbers on the curve that would cover each other are moved up or down, within it', () => {
  const at = (x: number, y: number) => ({ x, y });
  expect(uncovered([at(10, 50), at(90, 50)], 20, 200)).toEqual([50, 50]);
  expect(uncovered([at(10, 50), at(10, 55), at(10, 60)], 20, 200)).toEqual([50, 70, 30]);
  expect(uncovered([at(10, 5), at(10, 0)], 20, 200)).toEqual([5, 25]);
});

test('a moment that was not looked at stands as the one before it', () => {
  expect(momentAt(analysis, 4)?.at).toBe(2);
  expect(momentAt(analysis, 99)?.at).toBe(10);
});

test('whoever played the twin of the best answer lost nothing: what reads the same is one answer', () => {
  const words = ([key]: readonly string[]): string => (key === 'c2' ? 'Draw' : 'Take “Twin”');
  const twin = asRead(judged(3, 0, [0.6, 0.55, 0.4], 1, 0.05), { words });
  expect([twin.answers.map(({ keys }) => keys[0]), twin.played, twin.loss]).toEqual([['c0', 'c2'], 0, 0]);
  expect(isSlip(twin)).toBe(false);
  const other = asRead(judged(3, 0, [0.6, 0.55, 0.4], 2, 0.2), { words });
  expect([other.played, other.loss, isSlip(other)]).toEqual([1, 0.2, true]);
});

test('what may be chance in the trials is no turning point', () => {
  const wavering = { ...analysis, moments: [moment(1, 0.5), moment(2, 0.6), moment(3, 0.9)].map((one) => ({ ...one, error: 0.05 })) };
  expect(turningPoints(wavering, 0, 'own').map(({ at }) => at)).toEqual([2]);
});

test('the card of the match was played where the own answer did most good', () => {
  expect(finest(analysis, 0)).toBe(2);
  expect(finest(analysis, 1)).toBeNull();
});

test('whole per cent add up: what rounding leaves goes to luck', () => {
  const account = { seat: 0, start: 0.334, skill: -0.126, others: 0.055, luck: 0.737, result: 1, error: 0.02 };
  const { start, skill, others, gaveUp, luck, result } = wholePercents(account);
  expect([start, skill, others, gaveUp, result]).toEqual([33, -13, 6, 0, 100]);
  expect(start + skill + others + gaveUp + luck).toBe(result);
});

test('a chance that only nearly is nothing or everything is not called so', () => {
  expect([0, 0.001, 0.004, 0.5, 0.996, 0.9999, 1].map(shownPercent)).toEqual(['0%', '<1%', '<1%', '50%', '>99%', '>99%', '100%']);
});

describe('the turning point of the match', () => {
  const accounts = [0, 1].map((seat) => ({ seat, start: 0.5, skill: 0, others: 0, luck: 0, result: 0, error: 0 }));
  const course = (...chances: readonly number[]): Analysis => ({
    ...analysis,
    accounts,
    moments: chances.map((chance, i) => ({ ...moment(i + 1, chance), error: 0.01 })),
  });

  test('took the lead for good, and nothing changed more', () => {
    expect(decisive(course(0.5, 0.45, 0.7, 0.8, 1), 0, true)).toMatchObject({ at: 2, next: 3 });
    // Whoever lost it is told the same moment.
    expect(decisive(course(0.5, 0.45, 0.7, 0.8, 1), 1, false)).toMatchObject({ at: 2, next: 3 });
    expect(decisive(course(0.5, 0.55, 0.3, 0.2, 0), 0, false)).toMatchObject({ at: 2 });
  });

  test('is none where the lead came back, was there before, or another change was as large', () => {
    expect(decisive(course(0.5, 0.4, 0.8, 0.45, 0.7, 1), 0, true)).toBeNull();
    expect(decisive(course(0.5, 0.55, 0.6, 0.9, 1), 0, true)).toBeNull();
    expect(decisive(course(0.4, 0.6, 0.8, 1), 0, true)).toBeNull();
    expect(decisive(course(0.45, 0.48, 0.51, 0.56, 0.6), 0, true)).toBeNull();
  });
});

test('the turning point of the match is told with its turn and with what happened, as far as both are known', () => {
  const say = (lang: Lang, n: number, what: string): string =>
    format(adviceTexts[lang].back.decisive, { n, what }, { lang, seatName: String, cardName: String });
  expect(say('ru', 21, 'вы играете «Русалкорог»')).toBe('Перелом — ход 21: вы играете «Русалкорог»');
  expect(say('en', 21, 'nothing')).toBe('Turning point, turn 21');
  expect(say('en', 0, 'Bob plays “Rug”')).toBe('Turning point: Bob plays “Rug”');
});

test('the curve as a table counts turns: each once, with the moment it began, and the end', () => {
  const turns = new Map([1, 2, 5, 6, 7, 9, 10].map((at, i) => [at, [0, 1, 1, 2, 2, 3, 3][i]]));
  expect(curveRows(analysis, turns).map(({ turn, at }) => [turn, at])).toEqual([
    [0, 1],
    [1, 2],
    [2, 6],
    [3, 9],
    ['end', 10],
  ]);
  expect(curveRows(analysis, new Map())).toEqual([]);
  const long = { moments: Array.from({ length: 100 }, (_, i) => moment(i + 1, 0.5)) };
  const rows = curveRows(long, new Map(long.moments.map(({ at }) => [at, at])));
  expect(rows.length).toBeLessThan(30);
  expect([rows[0].turn, rows.at(-1)?.turn]).toEqual([1, 'end']);
});

test('turns are counted by the game, at the moments that were looked at', () => {
  const game = unicorns as unknown as GameParts['game'];
  const header = { game: 'unicorns', rulesVersion: game.rulesVersion, seats: 2, options: fittingOptions(game, 2), seed: 3 };
  const match = Match.start(game, header);
  const rng = fastRng(3);
  const seen = [1];
  const vars = (): number => (match.table.vars as { turn: number }).turn;
  const turns = new Map([[1, vars()]]);
  while (match.open !== null && match.journal.length < 40) {
    const [ask] = match.open.asks.filter(({ seat }) => match.askOf(seat) !== null);
    match.answer(
      ask.seat,
      match.n,
      ask.options.slice(0, ask.min === 0 ? uint32(rng) % 2 : ask.min).map((_, i) => i),
    );
    seen.push(match.journal.length + 1);
    turns.set(match.journal.length + 1, vars());
  }
  const board = { turnNumber: (one: unknown) => (one as { turn: number }).turn } as GameParts['board'];
  const record = { header, journal: match.journal.map((entry) => ({ entry })) } as unknown as ReplayReply;
  expect(turnsAt({ game, board }, record, seen)).toEqual(turns);
  expect(new Set(turns.values()).size).toBeGreaterThan(2);
  expect(turnsAt({ game, board: {} as GameParts['board'] }, record, seen).size).toBe(0);
});
