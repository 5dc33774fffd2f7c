import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { writeOnce } from '../store/place.ts';
import { freshKey, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

test('once more after a branch and once more after its original are two tables', async () => {
  const server = await startServer();
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }];
  const id = await ann.create({ game: 'closed', seats, options: { length: '200' } });
  await ann.act(id, 'resign');
  // The branch has the seed of the original, whoever plays it.
  for (const guest of [ann, bob]) {
    const wish = { key: freshKey(), match: id, at: 1, seat: 0, level: 'random' };
    const branch = (await guest.post<{ id: string }>('/api/matches/from-position', wish)).body.id;
    await guest.act(branch, 'resign');
    const [again, first] = [(await guest.act(branch, 'rematch')).body.match ?? '', (await ann.act(id, 'rematch')).body.match ?? ''];
    expect(again).not.toBe(first);
    const seated = (await guest.state(again)).meta.seats;
    expect([seated[0].you, seated[0].kind]).toEqual([true, 'human']);
  }
  await server.close();
});

test('the example for nginx hands on the address as it was typed, with its port', () => {
  const text = readFileSync(new URL('../../docs/hosting/nginx.conf', import.meta.url), 'utf8');
  const hosts = [...text.matchAll(/proxy_set_header Host (\S+);/g)].map(([, value]) => value);
  expect(hosts.length).toBeGreaterThan(0);
  // `$host` is the name alone: commands of pages on another port would seem to come from elsewhere.
  expect(new Set(hosts)).toEqual(new Set(['$http_host']));
});

test('what another first start has just written stays: there is one secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-secret-'));
  const file = join(folder, 'cookie-secret');
  for (const text of ['first', 'second']) writeOnce(file, text);
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['cookie-secret']);
  rmSync(folder, { recursive: true, force: true });
});

test('a first start waits for another first start on the same folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-twice-'));
  // Somebody else is just making the file.
  const other = new DatabaseSync(join(folder, 'zastolye.db'));
  other.exec('BEGIN EXCLUSIVE; CREATE TABLE other (a)');
  const script = `const { openPlace } = await import(${JSON.stringify(new URL('../store/place.ts', import.meta.url).href)});
    console.log('opens');
    await (await openPlace(${JSON.stringify(folder)})).store.close();`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]);
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, 500));
  other.exec('ROLLBACK');
  other.close();
  expect([await ended, said]).toEqual([0, '']);
  rmSync(folder, { recursive: true, force: true });
});
