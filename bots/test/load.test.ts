import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { fastRng, type Game, Match } from '#engine';
import { learnedStyle, styleOf } from '../index.ts';
import type { Judge } from '../judge.ts';
import { loadJudges, loadKnowledge } from '../judgement/load.ts';
import { chanceOf, decodeModel, emptyModel, encodeModel, type ModelData } from '../judgement/model.ts';
import { harvest } from './harvest.ts';

const game = harvest as unknown as Game;
const root = mkdtempSync(join(tmpdir(), 'weights-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder of games in which that was learned. */
function folderWith(name: string, files: { readonly [file: string]: ModelData }): URL {
  const folder = join(root, name, game.id, 'bot');
  mkdirSync(folder, { recursive: true });
  for (const [file, data] of Object.entries(files)) writeFileSync(join(folder, file), JSON.stringify(data));
  return pathToFileURL(`${join(root, name)}/`);
}

/** Weights by which nothing counts but how many cards a player holds, that much. */
function learned(weight: number, plays: ModelData['plays'] = ['judgement']): ModelData {
  const model = emptyModel(game, 0);
  model.plain[model.layout.writtenAt] = 0;
  model.layout.names.forEach((name, i) => {
    const count = /^own:hand#(\d+)$/.exec(name);
    if (count !== null) model.plain[i] = weight * Number(count[1]);
  });
  return encodeModel(model, { matches: 1, generations: 1, seed: 1, logLoss: 0.5 }, plays, { open: model, habits: {} });
}

/** Seat 0 has thrown a card away and drawn two, so that it holds more than seat 1. */
function table() {
  const match = Match.start(game, { game: game.id, rulesVersion: 1, seats: 2, options: {}, seed: 1 }, { keep: true });
  match.answer(0, match.n, []);
  return match.forkFor(0, fastRng(1)).table;
}

test('a judge says what the weights in the folder say, to each seat its own chance', () => {
  const data = learned(1);
  const judge = loadJudges(folderWith('judge', { 'weights.json': data }))(game, 2);
  const [t, model] = [table(), decodeModel(game, data)];
  const chances = [0, 1].map((seat) => judge?.(t, seat));
  expect(chances).toEqual([0, 1].map((viewer) => chanceOf(model, t, { viewer, isOpen: false })));
  // Two cards more, a weight of one for each.
  expect(chances[0]).toBeCloseTo(1 / (1 + Math.exp(-2)), 5);
  expect(chances[1]).toBeCloseTo(1 / (1 + Math.exp(2)), 5);
});

test('only what won its matches is played with', () => {
  const known = (plays: ModelData['plays']) => {
    const knowledge = loadKnowledge(folderWith(plays.join('-'), { 'weights.json': learned(1, plays) }))(game, 2);
    return [knowledge?.isTrusted, knowledge?.openJudge !== undefined, knowledge?.policy !== undefined, knowledge?.habits !== undefined];
  };
  expect(known(['judgement'])).toEqual([true, false, false, false]);
  expect(known(['open'])).toEqual([false, true, false, false]);
  expect(known(['habits'])).toEqual([false, false, true, true]);
});

test('an open judgement sees the cards that others hold, the other one does not', () => {
  const model = emptyModel(game, 0);
  for (let i = 0; i < model.plain.length; i++) model.plain[i] = Math.sin(i * 12.9898) * 0.2;
  const data = encodeModel(model, { matches: 1, generations: 1, seed: 1, logLoss: 0.5 }, ['judgement', 'open'], { open: model });
  const knowledge = loadKnowledge(folderWith('sighted', { 'weights.json': data }))(game, 2);
  const match = Match.start(game, { game: game.id, rulesVersion: 1, seats: 2, options: {}, seed: 1 }, { keep: true });
  const chances = (judge: Judge | undefined): Set<string> =>
    new Set([1, 2, 3, 4].map((world) => (judge?.(match.forkFor(0, fastRng(world)).table, 0) ?? 0).toFixed(9)));
  expect(chances(knowledge?.judge).size).toBe(1);
  expect(chances(knowledge?.openJudge).size).toBeGreaterThan(1);
});

test('hard looks at positions with what is trusted: an open judgement before all, a judgement that won, or what the game says', () => {
  const judge = (): number => 0.25;
  const openJudge = (): number => 0.75;
  const usual = learnedStyle().judge;
  expect([judge, openJudge]).not.toContain(usual);
  expect(learnedStyle({ judge, isTrusted: false }).judge).toBe(usual);
  expect(learnedStyle({ judge, isTrusted: true }).judge).toBe(judge);
  expect(learnedStyle({ judge, isTrusted: true, openJudge }).judge).toBe(openJudge);
  expect(styleOf('hard', { judge, isTrusted: true }).judge).toBe(judge);
  expect(styleOf('normal', { judge, isTrusted: true }).judge).not.toBe(judge);
});

test('hard plans its turn, looks to the end of turns and gives up at once what is clearly worse; normal does none of it', () => {
  const { byTurns, planning, sure } = styleOf('hard');
  expect([byTurns, planning === null, sure > 0]).toEqual([true, false, true]);
  expect([styleOf('normal').byTurns, styleOf('normal').planning, styleOf('normal').sure]).toEqual([false, null, 0]);
});

test('three and more play by weights of their own, where there are some', () => {
  const both = loadJudges(folderWith('both', { 'weights.json': learned(1), 'weights-many.json': learned(-1) }));
  const one = loadJudges(folderWith('one', { 'weights.json': learned(1) }));
  const t = table();
  expect(both(game, 2)?.(t, 0)).toBeGreaterThan(0.5);
  expect(both(game, 3)?.(t, 0)).toBeLessThan(0.5);
  expect(one(game, 3)?.(t, 0)).toBeGreaterThan(0.5);
});

test('without weights, or with weights of other rules, nothing is known', () => {
  expect(loadKnowledge(folderWith('empty', {}))(game, 2)).toBeUndefined();
  expect(loadKnowledge(folderWith('other', { 'weights.json': { ...learned(1), rulesVersion: 9 } }))(game, 2)).toBeUndefined();
});
