import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bots } from '../bots/bots.ts';
import type { Letter } from '../calls/mail.ts';
import { configFrom } from '../config.ts';
import { KEPT_IN } from '../ops/keeps.ts';
import { OWN_TABLES } from '../people/export.ts';
import { nameMailbox, sendLetter } from '../people/letters.ts';
import type {
  EnterReply,
  ErrorReply,
  LeaveReply,
  LetterReply,
  MoveReply,
  MutesReply,
  RecordReply,
  RecoveryReply,
  SeatReply,
} from '../schema.ts';
import { KEEP_LINES } from '../schema.ts';
import { TABLE_NAMES } from '../store/types.ts';
import { Authenticator, type Options } from './authenticator.ts';
import { databases, noPostgres } from './databases.ts';
import { answerAnyhow, Guest, type Reply, type Server, startServer, waitFor } from './kit.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const DAY = 24 * 3600_000;
const postgres = databases();
const never = (): Promise<never> => new Promise(() => undefined);
const bots: Bots = { choose: never, advise: never, lookBack: never, isFull: () => false, waiting: 0, close: async () => undefined };
const stores = [
  { name: 'sqlite', missing: null },
  { name: 'postgres', missing: noPostgres },
];

/** A browser that keeps every cookie it is given. */
class Browser extends Guest {
  private readonly jar = new Map<string, string>();
  override async send<T>(method: string, path: string, body?: unknown, headers: { [name: string]: string } = {}): Promise<Reply<T>> {
    const reply = await super.send<T>(method, path, body, headers);
    for (const given of reply.headers.getSetCookie()) {
      const [name, value] = given.split(';')[0].split('=');
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
    this.cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return reply;
  }
  /** What stands in the cookie that says who this is. */
  get device(): string {
    return this.jar.get('zastolye') ?? '';
  }
}

type Entered = EnterReply & ErrorReply;

describe.each(stores.filter(({ missing }) => missing === null))('a seat that is kept, in $name', ({ name }) => {
  let server: Server;
  let folder: string;
  let url: string | undefined;
  let site: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-seat-'));
    url = name === 'postgres' ? await postgres.urlFor(folder) : undefined;
    server = await startServer({ bots, dataDir: folder, ...(url === undefined ? {} : { databaseUrl: url }) });
    site = server.url.replace('127.0.0.1', 'localhost');
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function browser(person?: string): Promise<Browser> {
    const one = new Browser(site);
    if (person !== undefined) await one.post('/api/me', { name: person });
    return one;
  }
  const asked = async (one: Guest, path: string): Promise<Options> => (await one.post<{ options: Options }>(path)).body.options;
  async function keyFor(one: Guest, key = new Authenticator(site)): Promise<Authenticator> {
    const reply = await one.post('/api/me/keys', key.make(await asked(one, '/api/me/keys/begin')));
    if (reply.status !== 200) throw new Error(`no key: ${reply.text}`);
    return key;
  }
  const show = (one: Guest, shown: object) => one.post<Entered>('/api/me/enter', shown);
  const enter = async (one: Guest, key: Authenticator) => show(one, key.show(await asked(one, '/api/me/enter/begin')));
  const seatOf = async (one: Guest) => (await one.get<SeatReply>('/api/me/seat')).body;
  const whoIs = async (one: Guest) => (await one.get<{ me: { name: string } | null }>('/api/me')).body.me?.name ?? null;

  test('a key opens the seat on another device, under a device name that nobody could know before; one that was taken away opens nothing', async () => {
    const mura = await browser('Murka');
    const [phone, stick] = [await keyFor(mura), await keyFor(mura)];
    expect((await seatOf(mura)).keys).toHaveLength(2);
    const there = await browser('Guest 5');
    const before = there.device;
    const entered = await enter(there, phone);
    expect(entered.body).toMatchObject({ me: { name: 'Murka' }, guest: null, stayed: false });
    expect(there.device).not.toBe(before);
    expect(await whoIs(there)).toBe('Murka');

    const used = (await seatOf(there)).keys.find(({ usedAt, createdAt }) => usedAt > createdAt);
    expect((await there.post('/api/me/keys/remove', { key: used?.id })).status).toBe(200);
    const stranger = await browser();
    expect((await enter(stranger, phone)).body.code).toBe('key-refused');
    expect((await enter(stranger, stick)).body.me.name).toBe('Murka');
  });

  test('whether puzzles may be made of what one plays is asked, not assumed; it outlives another name, and the file with everything tells it', async () => {
    const mura = await browser('Asked');
    expect((await seatOf(mura)).puzzles).toBe(false);
    expect((await mura.post<SeatReply>('/api/me/puzzles', { allowed: true })).body.puzzles).toBe(true);
    await mura.post('/api/me', { name: 'Renamed' });
    expect((await seatOf(mura)).puzzles).toBe(true);
    const all = await mura.get<{ kept: { identities: { doc: object }[] } }>('/api/me/export?form=json');
    expect(all.body.kept.identities[0].doc).toMatchObject({ name: 'Renamed', puzzles: true });
    expect((await mura.post<SeatReply>('/api/me/puzzles', { allowed: false })).body.puzzles).toBe(false);
    expect((await seatOf(await browser('Another'))).puzzles).toBe(false);
  });

  test('what was shown once opens nothing again: not the same answer, not its challenge after a wrong try, not after five minutes, not twice at once', async () => {
    const mura = await browser('Replay');
    const key = await keyFor(mura);
    const thief = await browser();
    const shown = key.show(await asked(thief, '/api/me/enter/begin'));
    expect((await show(thief, shown)).status).toBe(200);
    expect((await show(thief, shown)).status).toBe(403);

    const challenge = await asked(thief, '/api/me/enter/begin');
    expect((await show(thief, key.show(challenge, { site: 'elsewhere.example' }))).status).toBe(403);
    expect((await show(thief, key.show(challenge))).status).toBe(403);

    const late = await asked(thief, '/api/me/enter/begin');
    server.pass(5 * 60_000 + 1);
    expect((await show(thief, key.show(late))).status).toBe(403);

    const both = key.show(await asked(thief, '/api/me/enter/begin'));
    const replies = await Promise.all([show(thief, both), show(thief, both)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    // A copy of the key has counted less far.
    expect((await show(thief, key.show(await asked(thief, '/api/me/enter/begin'), { counter: 1 }))).status).toBe(403);
  });

  test('an answer given in another browser, at another site or for something else opens nothing', async () => {
    const mura = await browser('Bound');
    const key = await keyFor(mura);
    const [one, other] = [await browser(), await browser()];
    const begun = await asked(one, '/api/me/enter/begin');
    await asked(other, '/api/me/enter/begin');
    expect((await show(other, key.show(begun))).status).toBe(403);
    for (const lie of [
      { origin: 'https://club.example' },
      { origin: `${site}0` },
      { site: 'club.example' },
      { type: 'webauthn.create' },
    ] as const)
      expect((await show(one, key.show(await asked(one, '/api/me/enter/begin'), lie))).body.code).toBe('key-refused');
    // A key that is made belongs to whoever asked for it: nobody puts his key at somebody else's seat.
    const eve = await browser('Eve');
    const hers = await asked(eve, '/api/me/keys/begin');
    expect((await mura.post('/api/me/keys', new Authenticator(site).make(hers))).status).toBe(403);
    for (const lie of [{ origin: 'https://club.example' }, { site: 'club.example' }, { type: 'webauthn.get' }] as const) {
      const options = await asked(mura, '/api/me/keys/begin');
      expect((await mura.post('/api/me/keys', new Authenticator(site).make(options, lie))).status).toBe(403);
    }
    expect((await mura.post('/api/me/keys', key.make(await asked(mura, '/api/me/keys/begin')))).status).toBe(403);
    expect((await seatOf(mura)).keys).toHaveLength(1);
    // Not from a page of another site, and by number or without https there are no keys.
    const foreign = { origin: 'https://club.example', 'sec-fetch-site': 'cross-site' };
    expect((await one.send('POST', '/api/me/enter', key.show(await asked(one, '/api/me/enter/begin')), foreign)).status).toBe(403);
    const byNumber = new Guest(server.url);
    await byNumber.post('/api/me', { name: 'Number' });
    expect((await byNumber.post('/api/me/keys/begin')).body.code).toBe('no-keys-here');
    expect((await seatOf(byNumber)).site).toBeNull();
  });

  test('a seat has twenty keys at most', async () => {
    const mura = await browser('Keys');
    const { id } = await keyFor(mura);
    const mine = await server.house.store.passkey(id.toString('base64url'));
    if (mine === null) throw new Error('the key is not there');
    for (let i = 1; i < 20; i++) await server.house.store.savePasskey({ ...mine, id: `key-${name}-${i}` });
    expect((await mura.post('/api/me/keys/begin')).body.code).toBe('too-many-keys');
  });

  async function table(host: Guest, guests: readonly Guest[]): Promise<string> {
    const seats = [{ kind: 'me' as const }, ...guests.map(() => ({ kind: 'open' as const }))];
    const id = await host.create({ game: 'canary', seats, options: { length: '200' }, start: false });
    for (const guest of guests) expect((await guest.act(id, 'join')).status).toBe(200);
    expect((await host.act(id, 'start')).status).toBe(200);
    return id;
  }

  test('matches of a guest come along: seats, past, words and mutes; where both sat, the guest gives up', async () => {
    const [ann, mura, guest] = [await browser('Ann'), await browser('Mura'), await browser('Guest 77')];
    const key = await keyFor(mura);
    const finished = await table(ann, [guest]);
    await guest.act(finished, 'chat', { text: 'said as a guest' });
    await ann.act(finished, 'chat', { text: 'noise' });
    await guest.act(finished, 'mute', { line: 1 });
    await waitFor(async () => (await answerAnyhow(ann, finished)) || (await answerAnyhow(guest, finished)));
    await ann.act(finished, 'resign');
    const running = await table(ann, [guest]);
    const both = await table(ann, [mura, guest]);

    const entered = (await enter(guest, key)).body;
    expect(entered.guest).toMatchObject({ name: 'Guest 77', matches: 1, running: 2 });
    const token = entered.guest?.token;
    // For whoever came in, and nobody else.
    expect((await ann.post('/api/me/move', { token })).status).toBe(404);
    expect((await guest.post<MoveReply>('/api/me/move', { token })).body).toEqual({ moved: 2, given: 1 });
    expect((await guest.post('/api/me/move', { token })).status).toBe(404);

    expect((await mura.state(running)).meta).toMatchObject({ yours: [1], seats: [{ name: 'Ann' }, { name: 'Mura', you: true }] });
    expect((await mura.state(both)).meta.yours).toEqual([1]);
    expect((await mura.state(both)).meta.seats[2].name).toBe('');
    const record = (await mura.get<RecordReply>('/api/my/record')).body;
    expect(record.history.matches.map(({ id, result }) => [id, result])).toEqual([[finished, 'won']]);
    expect((await mura.state(finished)).meta.seats.map((seat) => seat.name)).toEqual(['Ann', 'Guest 77']);
    expect((await mura.get<MutesReply>('/api/me/mutes')).body.people.map((one) => one.name)).toEqual(['Ann']);
    const chat = (await ann.get<{ chat: { text: string }[] }>(`/api/matches/${finished}`)).body.chat;
    expect(chat.map(({ text }) => text)).toEqual(['said as a guest', 'noise']);
  });

  test('a deleted seat waits two weeks: a bot plays meanwhile, the link or a key brings it back, and then it is forgotten for good', async () => {
    const [ann, mura] = [await browser('Ann'), await browser('Мурка')];
    const key = await keyFor(mura);
    await mura.post<RecoveryReply>('/api/me/recovery');
    const id = await table(ann, [mura]);
    const other = await browser();
    await enter(other, key);
    expect((await mura.post('/api/me/leave', { name: 'Ann' })).body.code).toBe('wrong-name');
    const left = (await mura.post<LeaveReply>('/api/me/leave', { name: ' мурка ' })).body;
    expect(left.until).toBeGreaterThan(server.house.now() + 13.9 * DAY);
    expect([await whoIs(mura), await whoIs(other)]).toEqual([null, null]);
    expect((await ann.state(id)).meta.seats[1]).toMatchObject({ name: 'Мурка', control: 'bot', kind: 'human' });

    expect(await server.app.forgetWhoLeft(server.house.now() + 13.9 * DAY)).toBe(0);
    const token = left.path.split('#')[1];
    expect((await mura.post<EnterReply>('/api/me/back', { token })).body).toMatchObject({ me: { name: 'Мурка' }, stayed: true });
    expect((await mura.post('/api/me/back', { token })).status).toBe(404);
    const stream = mura.listen(id);
    await waitFor(async () => (await ann.state(id)).meta.seats[1].control === 'self');
    await stream.close();
    expect(await server.app.forgetWhoLeft(server.house.now() + 20 * DAY)).toBe(0);

    // With a key as well; what the link would have opened is void then.
    const again = (await mura.post<LeaveReply>('/api/me/leave', { name: 'Мурка' })).body;
    expect((await enter(mura, key)).body.stayed).toBe(true);
    expect((await mura.post('/api/me/back', { token: again.path.split('#')[1] })).status).toBe(404);

    await mura.post('/api/me/leave', { name: 'Мурка' });
    expect(await server.app.forgetWhoLeft(server.house.now() + 14.1 * DAY)).toBe(1);
    expect((await ann.state(id)).meta.seats[1].name).toBe('');
    expect((await enter(mura, key)).status).toBe(403);
    for (const one of ['identities', 'passkeys', 'leavings', 'devices'] as const)
      expect(JSON.stringify(await server.house.store.dump(one, null, 1000))).not.toContain('Мурка');
  });

  test('everything is taken along in one file: own words and moves, whole matches that are over, and no more than one may know of others', async () => {
    const [ann, mura] = [await browser('Ann'), await browser('</script>Mura')];
    await keyFor(mura);
    const [over, running] = [await table(ann, [mura]), await table(ann, [mura])];
    for (const id of [over, running]) await waitFor(async () => (await answerAnyhow(ann, id)) || (await answerAnyhow(mura, id)));
    await mura.act(over, 'chat', { text: 'my own words' });
    await ann.act(over, 'chat', { text: 'words of Ann' });
    await ann.act(over, 'resign');
    interface File {
      readonly matches: readonly { id: string; seed?: string; moves: { seat: number }[] }[];
      readonly kept: { readonly [table: string]: readonly object[] };
    }
    const page = await mura.get('/api/me/export');
    expect(page.headers.get('content-disposition')).toMatch(/attachment; filename="zastolye-.*\.html"/);
    // Nothing that people typed is taken for a part of the page.
    expect(page.text.match(/<\/script>/g)).toHaveLength(3);
    const json = JSON.parse(/id="all">(.*?)<\/script>/s.exec(page.text)?.[1] ?? '') as File;
    expect(json.kept.lines).toHaveLength(1);
    expect(json.kept.passkeys).toHaveLength(1);
    const find = (id: string) => json.matches.find((one) => one.id === id);
    expect(find(over)?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(find(over)?.moves.length).toBeGreaterThan(0);
    expect(find(running)?.seed).toBeUndefined();
    for (const move of find(running)?.moves ?? []) expect(move.seat).toBe(1);
    expect(page.text).not.toContain('words of Ann');
    // Nor does the file open the seat for whoever finds it.
    const all = await server.house.store.dump('devices', null, 1000);
    for (const { id, identity } of all) for (const secret of [id, identity]) expect(page.text).not.toContain(secret);
    expect((await mura.get('/api/me/export?form=json')).status).toBe(429);
  });

  test('a letter leads back: by a press, once, within half an hour; nobody learns whether an address is known, and an address is nobody’s before its press', async () => {
    const got: Letter[] = [];
    const mailer = {
      send: async (letter: Letter) => {
        got.push(letter);
        return 'sent' as const;
      },
      close: () => undefined,
    };
    const asking = { from: `10.0.0.${name.length}`, lang: 'en' as const };
    const pressed = (letter: Letter | undefined) => ({ token: /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] });
    const mura = await browser(`Letters-${name}`);
    const row = await server.house.store.device(
      (await server.house.store.dump('devices', null, 1000)).map(({ id }) => String(id)).find((id) => mura.device.startsWith(id)) ?? '',
    );
    if (row === null) throw new Error('nobody');
    const address = `Mura+table@${name}.example`;
    await nameMailbox(server.house, mailer, row, address, asking);
    await sendLetter(server.house, mailer, address, asking);
    expect(got.map(({ subject }) => subject)).toEqual(['Zastolye: is this your address?']);
    const other = await browser();
    expect((await other.post('/api/me/letter', pressed(got[0]))).body).toEqual({ entered: null });

    // However the address is written, it is the same mailbox.
    await sendLetter(server.house, mailer, `mura@${name}.example`, asking);
    expect(got[1].to).toBe(address);
    expect((await other.post<LetterReply>('/api/me/letter', pressed(got[1]))).body.entered?.me.name).toBe(row.name);
    expect((await other.post('/api/me/letter', pressed(got[1]))).status).toBe(404);
    await sendLetter(server.house, mailer, address, asking);
    server.pass(30 * 60_000 + 1);
    expect((await other.post('/api/me/letter', pressed(got[2]))).status).toBe(404);

    const known = sendLetter(server.house, mailer, address, asking);
    const unknown = sendLetter(server.house, mailer, `stranger@${name}.example`, asking);
    expect(await Promise.all([known, unknown])).toEqual([undefined, undefined]);
    const tries = Array.from({ length: 6 }, () => sendLetter(server.house, mailer, `stranger@${name}.example`, asking));
    expect((await Promise.allSettled(tries)).some(({ status }) => status === 'rejected')).toBe(true);
    // Without mail of the host there is none of it.
    expect((await mura.post('/api/me/mail', { address })).body.code).toBe('no-letters');
    expect((await other.post('/api/me/enter/letter', { address })).body.code).toBe('no-letters');
    await server.house.store.removeMailbox(row.id);
  });

  test('the page «What the server keeps» speaks of every table that there is', async () => {
    const tables = new Set<string>(TABLE_NAMES);
    if (url === undefined) {
      const { DatabaseSync } = await import('node:sqlite');
      const db = new DatabaseSync(join(folder, 'zastolye.db'), { readOnly: true });
      for (const one of db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()) tables.add(String(one.name));
      db.close();
    } else {
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query<{ name: string }>(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename !~ '^archive_\\d+$'",
      );
      for (const one of rows) tables.add(one.name);
      await client.end();
    }
    const untold = [...tables].filter((one) => !(one in KEPT_IN));
    if (untold.length > 0)
      throw new Error(
        `The page «What the server keeps» says nothing of ${untold.join(', ')}. Add each to KEPT_IN in server/ops/keeps.ts: with the line of the page under which people find ` +
          'what it holds, or with null if nothing in it concerns a person. A new line goes into KEEP_LINES (server/schema/seat.ts) and gets its words in web/text/en/keeps.ts and web/text/ru/keeps.ts.',
      );
    expect(KEEP_LINES.filter((line) => !Object.values(KEPT_IN).includes(line))).toEqual([]);
    const { lines } = (await (await browser()).get<{ lines: string[] }>('/api/keeps')).body;
    expect(lines).toEqual(KEEP_LINES.filter((line) => line !== 'mail'));
    // What has no words of its own in the file with everything would bear the name of the table.
    const { serverText } = await import('../text/index.ts');
    expect(OWN_TABLES.filter((one) => !(one in serverText.en.takeAlong.tables))).toEqual([]);
  });
});

test('tries are limited: whoever begins again and again has to wait', async () => {
  const server = await startServer({ bots, config: { rateLimit: 50 } });
  const thief = new Browser(server.url.replace('127.0.0.1', 'localhost'));
  const found: number[] = [];
  for (let i = 0; i < 8; i++) found.push((await thief.post('/api/me/enter/begin')).status);
  expect(found.slice(0, 3)).toEqual([200, 200, 200]);
  expect(found.at(-1)).toBe(429);
  await server.close();
});

test('behind a proxy that tells neither name nor scheme, PUBLIC_URL says for which site keys are; elsewhere there are none', async () => {
  const server = await startServer({ bots, config: { calls: { ...configFrom({}).calls, url: 'https://club.example' } } });
  const begin = async (host: string) => {
    const reply = await server.app.http.inject({ method: 'POST', url: '/api/me/enter/begin', headers: { host }, payload: {} });
    return (JSON.parse(reply.payload) as { options?: { rpId: string }; code?: string }) ?? {};
  };
  expect((await begin('club.example')).options?.rpId).toBe('club.example');
  expect((await begin('other.example')).code).toBe('no-keys-here');
  await server.close();
});
