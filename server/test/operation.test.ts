import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { configFrom } from '../config.ts';
import { placeOf } from '../ops/where.ts';
import { type Server, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let folder: string;
let server: Server;
let bare: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>table</title><p>client</p>${' '.repeat(2000)}`);
  const code = `export const x = 1;${'//'.repeat(2000)}`;
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), code);
  // As the build lays it beside each file.
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(code));
  server = await startServer({ config: { webDir: folder, metricsToken: 'token', rateLimit: 20 } });
  bare = await startServer();
});
afterAll(async () => {
  await server.close();
  await bare.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the page is fresh, hashed files are kept for ever, every address of the client is the page', async () => {
  const guest = await server.guest();
  for (const path of ['/', '/m/abcdefghijklmnopqrst', '/recover', '/games/fluxx?x=1']) {
    const page = await guest.get(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(page.text).toContain('<p>client</p>');
    expect(page.text).toContain('<title>Zastolye</title>');
  }
  const asset = await guest.get('/assets/app-1a2b3c.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await guest.get('/assets/gone-ffff.js')).status).toBe(404);
  expect((await guest.get<{ code: string }>('/api/nothing')).body.code).toBe('not-found');
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['identity', null],
  ] as const) {
    const reply = await guest.send('GET', '/assets/app-1a2b3c.js', undefined, { 'accept-encoding': accepted });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.text).toContain('export const x');
  }
});

test('without a built client the server says so', async () => {
  const guest = await bare.guest();
  expect((await guest.get('/')).text).toContain('npm run build');
});

test('the security headers allow nothing from elsewhere and no inline script', async () => {
  const { headers } = await (await server.guest()).get('/');
  const policy = headers.get('content-security-policy') ?? '';
  // Nothing but this: a club in a cellar without https must not be told to use it.
  expect(policy.split(';').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('health, metrics with their token, and the description of the interface', async () => {
  const guest = await server.guest();
  expect((await guest.get('/healthz')).body).toEqual({ ok: true });
  expect((await guest.get('/readyz')).status).toBe(200);
  expect((await guest.get('/metrics')).status).toBe(404);
  expect((await guest.send('GET', '/metrics', undefined, { authorization: 'Bearer tokem' })).status).toBe(404);
  const metrics = await guest.send('GET', '/metrics', undefined, { authorization: 'Bearer token' });
  expect(metrics.text).toContain('http_request_seconds_count');
  const docs = (await guest.get<{ openapi: string; paths: object }>('/api/docs/json')).body;
  expect(docs.openapi).toBe('3.1.0');
  expect(Object.keys(docs.paths)).toContain('/api/matches/{id}/answer');
  expect((await guest.get('/api/docs')).text).toMatch(/swagger/i);
});

test('who asks too often has to wait; making things is limited more tightly', async () => {
  const guest = await server.guest('Ann');
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      guest.post<{ code: string }>('/api/matches', { key: `abcdef${i}`, game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    ),
  );
  expect(made.map((reply) => reply.status).filter((status) => status === 429).length).toBeGreaterThan(2);
  const replies = await Promise.all(Array.from({ length: 30 }, () => guest.get<{ code: string }>('/api/me')));
  const limited = replies.filter((reply) => reply.status === 429);
  expect(limited.length).toBeGreaterThan(5);
  expect(limited[0].body.code).toBe('too-often');
});

test('settings come from the environment and nonsense is named', () => {
  expect(configFrom({ PORT: '8080', BOT_PAUSE_MS: '0' })).toMatchObject({ port: 8080, botPauseMs: 0 });
  expect(() => configFrom({ PORT: 'eighty' })).toThrow(/PORT must be a whole number/);
  expect(configFrom({ DATA_DIR: '/d', BACKUP_DIR: '/b' }).backup).toMatchObject({ folder: '/b', keep: 7 });
  expect(() => configFrom({ DATA_DIR: '/d', BACKUP_DIR: '/d/' })).toThrow(/BACKUP_DIR must be another folder/);
});

test('a mishap is noted by its place, never by its words', () => {
  const error = new Error('card canary-1 of seat 2');
  expect(JSON.stringify(placeOf(error))).not.toContain('canary-1');
  expect(placeOf(error).at[0]).toContain('operation.test.ts');
  expect(placeOf('text')).toEqual({ name: 'string', at: [] });
});
