import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Measured, ModelData } from '#bots/judgement/model.ts';
import { gameById } from '#games/registry.ts';
import { isAsStrong, type Stamped } from '../stamp.ts';
import { lab } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'stamp-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = gameById('unicorns')?.rulesVersion ?? 0;
const file = join(folder, 'unicorns/bot/weights.json');
const read = (): ModelData => JSON.parse(readFileSync(file, 'utf8')) as ModelData;
const measured = (low: number, high: number, rulesVersion = now): Measured => ({
  rulesVersion,
  seats: 2,
  playouts: 1,
  games: 4,
  share: (low + high) / 2,
  low,
  high,
});

/** The weights as they lay there under the rules before, with what was measured then. */
function laidOut(strength: readonly Measured[]): ModelData {
  cpSync(new URL('../../games/unicorns/bot/weights.json', import.meta.url), file);
  const old = { ...read(), rulesVersion: now - 1, strength };
  writeFileSync(file, JSON.stringify(old));
  return old;
}
const line = ['stamp', '--game', 'unicorns', '--folder', folder, '--duels', '4', '--playouts', '1', '--threads', '1', '--json'];

test('weights that win as before are stamped with the rules as they are, and tell both strengths', async () => {
  const before = measured(0.2, 0.9, now - 1);
  const old = laidOut([before]);
  const { code, out } = await lab(line);
  const [told] = JSON.parse(out) as Stamped[];
  expect(code).toBe(0);
  expect(told).toMatchObject({ before, holds: true, after: { rulesVersion: now, seats: 2, games: 4, playouts: 1 } });
  expect(read()).toEqual({ ...old, rulesVersion: now, strength: [before, told.after] });
});

test('weights that have become clearly weaker stay as they are', async () => {
  const old = laidOut([measured(1.1, 1.2, now - 1)]);
  const { code, out } = await lab(line);
  expect(code).toBe(1);
  expect((JSON.parse(out) as Stamped[])[0].holds).toBe(false);
  expect(read()).toEqual(old);
});

test('clearly weaker is less than before, or less than everybody’s share, beyond the error', () => {
  expect(isAsStrong(measured(0.6, 0.8), measured(0.4, 0.6))).toBe(true);
  expect(isAsStrong(measured(0.6, 0.8), measured(0.4, 0.59))).toBe(false);
  expect(isAsStrong(null, measured(0.3, 0.5))).toBe(true);
  expect(isAsStrong(null, measured(0.3, 0.49))).toBe(false);
  expect(isAsStrong(null, { ...measured(0.1, 0.3), seats: 4 })).toBe(true);
});

test('a game that has learned nothing cannot be stamped', async () => {
  const { code, err } = await lab(['stamp', '--game', 'pickle', '--folder', folder]);
  expect(code).not.toBe(0);
  expect(err).toContain('pickle has learned nothing');
});
