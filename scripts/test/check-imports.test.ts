import { expect, test } from 'vitest';
import { checkImports } from '../check-imports.mjs';
import { findingsIn } from './project.ts';

type Case = readonly [file: string, imports: string, allowed: boolean];

/** The cases with what the check says about each; one small project for all, since opening one is what takes time. */
function judged(cases: readonly Case[]): Case[] {
  const files: Record<string, string> = {};
  const places = cases.map(([file, name], i) => {
    files[file] = `${files[file] ?? ''}export * as x${i} from '${name}';\n`;
    return `${file}:${files[file].split('\n').length - 1}`;
  });
  const found = findingsIn(files, checkImports);
  return cases.map(([file, name], i) => [file, name, !found.includes(places[i])]);
}

test('the engine knows nobody', () => {
  const cases: Case[] = [
    ['engine/table.ts', './zones.ts', true],
    ['engine/table.ts', '#games/fluxx/index.ts', false],
    ['engine/table.ts', 'node:fs', false],
    ['engine/table.ts', 'react', false],
    ['engine/testing/deal.ts', 'vitest', true],
  ];
  expect(judged(cases)).toEqual(cases);
});

test('a game knows the engine and itself', () => {
  const cases: Case[] = [
    ['games/fluxx/flow.ts', '#engine', true],
    ['games/fluxx/cards/goals.ts', '../verbs.ts', true],
    ['games/fluxx/flow.ts', '../pickle/index.ts', false],
    ['games/fluxx/flow.ts', '#games/pickle/index.ts', false],
    ['games/fluxx/flow.ts', '../index.ts', false],
    ['games/fluxx/flow.ts', '#web/kit/card.tsx', false],
    ['games/fluxx/flow.ts', '../../server/main.ts', false],
    ['games/fluxx/flow.ts', './board/index.tsx', false],
    ['games/fluxx/flow.ts', 'react', false],
    ['games/index.ts', './fluxx/index.ts', true],
  ];
  expect(judged(cases)).toEqual(cases);
});

test('rules do not know what bots know', () => {
  const cases: Case[] = [
    ['games/fluxx/flow.ts', './bot/evaluate.ts', false],
    ['games/fluxx/cards/goals.ts', '../bot/wins.ts', false],
    ['games/fluxx/derived.ts', './bot/index.ts', false],
    ['games/fluxx/board/index.tsx', '../bot/index.ts', false],
    ['games/fluxx/text/aspects.ts', '../bot/aspects.ts', false],
    ['games/fluxx/index.ts', './bot/index.ts', true],
    ['games/fluxx/bot/index.ts', './evaluate.ts', true],
    ['games/fluxx/bot/evaluate.ts', '../state.ts', true],
    ['games/fluxx/test/bots.test.ts', '../bot/evaluate.ts', true],
    ['games/fluxx/bot/evaluate.ts', '../../pickle/bot/evaluate.ts', false],
    ['lab/train.ts', '#games/fluxx/bot/evaluate.ts', false],
    ['lab/template/flow.ts', './bot/evaluate.ts', false],
    ['lab/template/index.ts', './bot/index.ts', true],
  ];
  expect(judged(cases)).toEqual(cases);
  const named = "import type { aspects } from '../bot/aspects.ts';\nexport type Key = typeof aspects;";
  expect(findingsIn({ 'games/a/text/aspects.ts': named, 'games/a/flow.ts': named.replace('..', '.') }, checkImports)).toEqual([
    'games/a/flow.ts:1',
  ]);
});

test('a board is for web only', () => {
  const cases: Case[] = [
    ['games/fluxx/board/index.tsx', 'react', true],
    ['games/fluxx/board/index.tsx', '#web/kit/card.tsx', true],
    ['games/fluxx/board/index.tsx', '../state.ts', true],
    ['games/fluxx/board/index.tsx', '../../pickle/board/index.tsx', false],
    ['web/tables.ts', '#games/fluxx/board/index.tsx', true],
    ['games/index.ts', './fluxx/board/index.tsx', false],
    ['server/main.ts', '#games/fluxx/board/index.tsx', false],
    ['lab/main.ts', '#games/fluxx/board/index.tsx', false],
    ['bots/main.ts', '#games/fluxx/board/index.tsx', false],
    ['e2e/main.ts', '#games/fluxx/board/index.tsx', false],
  ];
  expect(judged(cases)).toEqual(cases);
});

test('server, lab and bots look downwards', () => {
  const cases: Case[] = [
    ['server/main.ts', '../bots/index.ts', true],
    ['server/main.ts', '../web/main.tsx', false],
    ['server/main.ts', '../lab/main.ts', false],
    ['bots/search.ts', '#games/fluxx/index.ts', false],
    ['bots/test/search.test.ts', '#games/fluxx/index.ts', true],
    ['web/main.tsx', '../server/main.ts', false],
  ];
  expect(judged(cases)).toEqual(cases);
});

test('imports of types, re-exports and dynamic imports count alike', () => {
  const wrong = `import type { A } from '#games/a/index.ts';
export * from '#games/a/index.ts';
export const later = () => import('#games/a/index.ts');
export type { A };`;
  expect(findingsIn({ 'engine/a.ts': wrong }, checkImports)).toEqual(['engine/a.ts:1', 'engine/a.ts:2', 'engine/a.ts:3']);
});
