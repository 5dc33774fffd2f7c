import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { callsFrom } from '../calls/config.ts';
import { openMailer, sendAsked } from '../calls/mail.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { mailServer } from './callees.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function mailer() {
  const { url, got, close } = await mailServer();
  closing.push(close);
  const opened = openMailer(callsFrom({ SMTP_URL: url, PUBLIC_URL: 'https://club.example', MAIL_FROM: 'Club <club@club.example>' }));
  if (opened === null) throw new Error('no mailer');
  closing.push(() => opened.close());
  return { mail: opened, got };
}

test('a letter goes out with its name and with the one press that ends such letters', async () => {
  const { mail, got } = await mailer();
  const letter = { to: 'ann@example.org', subject: 'Ваш ход', text: 'К столу: https://club.example/m/oak', id: 'oak-7' };
  expect(await mail.send({ ...letter, unsubscribe: 'https://club.example/api/me/calling/end/x' })).toBe('sent');
  expect(got[0]).toContain('Message-ID: <oak-7@club.example>');
  expect(got[0]).toContain('From: Club <club@club.example>');
  expect(got[0]).toContain('List-Unsubscribe: <https://club.example/api/me/calling/end/x>');
  expect(got[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('an address that nobody has is gone; a server that is not there is an error', async () => {
  const { mail } = await mailer();
  expect(await mail.send({ to: 'nobody@example.org', subject: 'x', text: 'y' })).toBe('gone');
  const away = openMailer(callsFrom({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://club.example' }));
  await expect(away?.send({ to: 'ann@example.org', subject: 'x', text: 'y' })).rejects.toThrow('ECONNREFUSED');
  away?.close();
});

test('of all that a mail server may answer only an unknown address is gone: a full box or a busy server is tried again', async () => {
  const { mail } = await mailer();
  const sent = (code: number) => mail.send({ to: `${code}@example.org`, subject: 'x', text: 'y' }).catch(() => 'again');
  for (const code of [510, 511, 550, 551, 553, 556]) expect([code, await sent(code)]).toEqual([code, 'gone']);
  for (const code of [421, 450, 452, 552, 554]) expect([code, await sent(code)]).toEqual([code, 'again']);
});

test('nobody can fill the box of somebody else: five letters a day to an address, however it is written, twenty from one place', async () => {
  const { mail, got } = await mailer();
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-letters-'));
  const store = openSqlite(join(folder, 'zastolye.db'));
  const ask = (to: string, from: string, now = 0): Promise<void> => sendAsked(store, mail, { to, subject: 'x', text: 'y' }, from, now);
  for (let i = 0; i < 5; i++) await ask(`Ann+${i}@example.org`, `10.0.0.${i}`);
  await expect(ask('ann@example.org', '10.0.0.9')).rejects.toThrow('too-often');
  for (let i = 0; i < 20; i++) await ask(`person${i}@example.org`, '10.0.0.50');
  await expect(ask('somebody@example.org', '10.0.0.50')).rejects.toThrow('too-often');
  expect(got).toHaveLength(25);
  // The next day is another one.
  await ask('ann@example.org', '10.0.0.9', 24 * 3600_000 + 1);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('letters hold links, so a mail server without the address of this place is a mistake of the settings', () => {
  expect(() => callsFrom({ SMTP_URL: 'smtp://mail.example' })).toThrow('PUBLIC_URL');
  expect(() => callsFrom({ PUBLIC_URL: 'club.example' })).toThrow('PUBLIC_URL');
  expect(openMailer(callsFrom({}))).toBeNull();
});
