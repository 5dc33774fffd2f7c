import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parlourGame, parlourSeats, playing } from '../../test/parlour.ts';
import { type LocalSettings, openLocal, openReplay } from '../local.ts';

const seed = '07'.repeat(32);
const opened: { close: () => void }[] = [];

beforeEach(() => void vi.useFakeTimers({ now: 50_000 }));
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  vi.useRealTimers();
});

function opens(more: Partial<LocalSettings> = {}) {
  const live = openLocal(parlourGame, { seed, seats: parlourSeats('human', 'bot', 'bot'), think: playing(7, 8), pace: 500, ...more });
  opened.push(live);
  const view = () => {
    const view = live.getState().state?.view;
    if (view === null || view === undefined) throw new Error('nothing is shown');
    return view;
  };
  const meta = () => {
    const meta = live.getState().state?.meta;
    if (meta === undefined) throw new Error('nothing is known');
    return meta;
  };
  const answers = (card: number) => live.send('answer', { n: view().decision?.n, options: [`c${card}`] });
  return { live, view, meta, answers, lies: (zone: string) => view().zones[zone].map(({ id }) => id) };
}

test('one sits down alone: the others are bots, and only the own hand is open', () => {
  const { live, view, meta } = opens();
  expect(live.getState()).toMatchObject({
    state: { seat: 0 },
    chat: [],
    connection: 'open',
    failure: null,
    rematch: null,
    nudges: 0,
    sending: false,
  });
  expect(view().zones['hand:0'].map(({ def }) => def)).toEqual(['lamp', 'rug', 'vase']);
  expect(view().zones['hand:1'].map(({ def }) => def)).toEqual([null, null, null]);
  expect(meta().yours).toEqual([0]);
  expect(meta().seats.map(({ name, kind, level, you, host, control }) => [name, kind, level, you, host, control])).toEqual([
    ['Ann', 'human', null, true, true, 'self'],
    ['Bob', 'bot', 'random', false, false, 'self'],
    ['Cid', 'bot', 'random', false, false, 'self'],
  ]);
  expect([meta().status, meta().seed, meta().resigning, meta().finishedAt, meta().host]).toEqual(['playing', null, 'ends', null, true]);
  expect([meta().startedAt, meta().clock.kind, meta().clock.since]).toEqual([50_000, 'none', 50_000]);
  expect(meta().preferences).toEqual({ passUntilTurn: false, passWhenNone: false });
});

test('an answer is carried out at once, and the bots answer one after the other at their pace', async () => {
  const { live, view, answers, lies } = opens();
  let changes = 0;
  const away = live.subscribe(() => changes++);
  await answers(6);
  expect([lies('table:0'), lies('hand:0')]).toEqual([[6], [0, 3]]);
  expect(view().decision?.mine).toBeNull();
  vi.advanceTimersByTime(499);
  expect(lies('table:1')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([lies('table:1'), lies('table:2')]).toEqual([[7], []]);
  vi.advanceTimersByTime(500);
  expect([lies('table:2'), view().decision?.asked]).toEqual([[8], [0]]);
  expect(changes).toBe(3);
  away();
  await answers(0);
  expect(changes).toBe(3);
  // Moments are told from the first one on.
  expect(live.getState().told.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5]);
});

test('what the rules refuse changes nothing and is told', async () => {
  const { live, lies } = opens();
  await expect(live.send('answer', { n: 99, options: ['c0'] })).rejects.toThrow('stale');
  expect(lies('hand:0')).toEqual([0, 3, 6]);
});

test('an answer is taken back and given again', async () => {
  const { live, meta, answers, lies } = opens({ seats: parlourSeats('human', 'bot', 'bot'), pace: 100_000 });
  expect(meta().undo.mine).toBe('no');
  await answers(0);
  expect(meta().undo.mine).not.toBe('no');
  await live.send('undo');
  expect(lies('hand:0')).toEqual([0, 3, 6]);
  await live.send('redo');
  expect(lies('table:0')).toEqual([0]);
});

test('whoever gives up ends it; whoever leaves lets the others play on', async () => {
  const first = opens();
  await first.live.send('resign');
  expect([first.meta().status, first.meta().seed, first.meta().resigning]).toEqual(['finished', seed, null]);
  // It is over: nobody has left.
  expect(first.meta().seats[0].kind).toBe('human');
  const second = opens();
  await second.live.send('leave');
  expect([second.meta().status, second.meta().seats.map(({ kind }) => kind)]).toEqual(['playing', ['left', 'bot', 'bot']]);
});

test('a bot takes the own seat and gives it back', async () => {
  const { live, meta, lies } = opens();
  await live.send('takeover', { control: 'bot' });
  expect(meta().seats[0].control).toBe('bot');
  vi.advanceTimersByTime(1500);
  expect([lies('table:0'), lies('table:1'), lies('table:2')]).toEqual([[0], [7], [8]]);
  await live.send('takeover', { control: 'self' });
  vi.advanceTimersByTime(9000);
  expect(lies('table:0')).toEqual([0]);
});

test('what is said stands in the chat, with who said it', async () => {
  const { live } = opens();
  await live.send('chat', { text: 'Hello' });
  await live.send('react', { reaction: 'clap' });
  expect(live.getState().chat).toEqual([
    { n: 1, at: 50_000, name: 'Ann', avatar: 'face-0', seat: 0, kind: 'chat', text: 'Hello' },
    { n: 2, at: 50_000, name: 'Ann', avatar: 'face-0', seat: 0, kind: 'reaction', text: 'clap' },
  ]);
});

test('people at one device look from their own seats, from none until they have said who they are', async () => {
  const { live, view, meta, answers } = opens({ seats: parlourSeats('human', 'hotseat', 'bot') });
  expect([live.getState().state?.seat, meta().yours, meta().preferences, meta().undo.mine]).toEqual([null, [0, 1], null, 'no']);
  expect(view().zones['hand:0'][0].def).toBeNull();
  live.lookFrom(0);
  expect(view().zones['hand:0'][0].def).toBe('lamp');
  await answers(0);
  live.lookFrom(1);
  expect(view().zones['hand:1'][0].def).toBe('lamp');
  // Nobody answers for a person.
  vi.advanceTimersByTime(9000);
  expect(view().decision?.asked).toEqual([1]);
});

test('where everybody is a bot one looks on', () => {
  const { live, meta, lies } = opens({ seats: parlourSeats('human', 'bot', 'bot'), spectate: true });
  expect([live.getState().state?.seat, meta().yours]).toEqual([null, []]);
  vi.advanceTimersByTime(500);
  expect(lies('table:0')).toEqual([0]);
});

test('who only looks on gives up nothing for anybody, and says nothing', async () => {
  const { live, meta } = opens({ spectate: true });
  for (const action of ['leave', 'resign'] as const) await live.send(action);
  await live.send('chat', { text: 'Hello' });
  expect([meta().status, meta().seats.map(({ kind }) => kind), live.getState().chat]).toEqual(['playing', ['human', 'bot', 'bot'], []]);
});

test('a table can be shown from some moment on: after so many answers, or when something holds', () => {
  expect(opens({ skip: 2 }).live.match.journal).toHaveLength(2);
  expect(opens({ until: (match) => match.askOf(2) !== null }).live.match.journal).toHaveLength(2);
  expect(opens({ skip: 1, until: (match) => match.askOf(0) !== null }).live.match.journal).toHaveLength(3);
});

test('a lost connection can be looked at', () => {
  const { live } = opens();
  live.lose(true);
  expect(live.getState().connection).toBe('lost');
  live.lose(false);
  expect(live.getState().connection).toBe('open');
});

test('it says why a card cannot be played and how the question may end; who only looks on is told neither', async () => {
  const { live, answers } = opens();
  expect(await live.why(0)).toBeNull();
  expect((await live.endings()).n).toBe(live.match.n);
  await answers(0);
  expect(await live.why(3)).toEqual({ key: 'not-your-turn', rule: 'T-1' });
  live.lookFrom(null);
  expect(await live.why(3)).toBeNull();
  expect(await live.endings()).toEqual({ n: live.match.n, endings: [], ahead: [] });
});

test('a table that was closed is still', () => {
  const { live, lies } = opens({ spectate: true });
  const heard = vi.fn();
  live.subscribe(heard);
  live.close();
  vi.advanceTimersByTime(9000);
  expect([lies('table:0'), heard.mock.calls.length]).toEqual([[], 0]);
});

/** Ann plays her lamp and her vase, the others vase and lamp; each answer takes a second. The rug, her last card, plays itself and wins. */
async function recorded() {
  const { live, answers } = opens({ pace: 1000 });
  for (const card of [0, 6]) {
    vi.advanceTimersByTime(1000);
    await answers(card);
    vi.advanceTimersByTime(2000);
  }
  return live.replay();
}

test('what was played is kept: who, when, and how it ended', async () => {
  const record = await recorded();
  expect(record.outcome).toMatchObject({ winners: [0], reason: 'done' });
  expect([record.header.seed, record.startedAt, record.finishedAt]).toEqual([seed, 50_000, 56_000]);
  expect(record.journal.map(({ at }) => at)).toEqual([51_000, 52_000, 53_000, 54_000, 55_000, 56_000]);
  expect(record.journal.map(({ entry }) => (entry.kind === 'answer' ? entry.seat : null))).toEqual([0, 1, 2, 0, 1, 2]);
});

test('a record is looked at moment by moment, from any seat, each with its time', async () => {
  const replay = openReplay(parlourGame, await recorded());
  opened.push(replay);
  const told = () => {
    const { state } = replay.getState();
    return [state?.at, state?.meta.now, state?.meta.status, state?.view?.zones['table:0'].map(({ id }) => id)];
  };
  expect(replay.length).toBe(7);
  expect(told()).toEqual([1, 50_000, 'playing', []]);
  replay.goTo(2);
  expect(told()).toEqual([2, 51_000, 'playing', [0]]);
  replay.goTo(5);
  expect([told(), replay.at()]).toEqual([[5, 54_000, 'playing', [0, 6]], 5]);
  expect(replay.getState().told.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5]);
  replay.goTo(99);
  expect(told()).toEqual([7, 56_000, 'finished', [0, 6, 3]]);
  replay.goTo(-3);
  expect(told()[0]).toBe(1);
  expect(replay.getState().state?.view?.zones['hand:1'][0].def).toBeNull();
  replay.lookFrom(1);
  expect(replay.getState().state?.view?.zones['hand:1'][0].def).toBe('lamp');
});

test('in a record nobody acts, sits, or may take back', async () => {
  const record = await recorded();
  const replay = openReplay(parlourGame, record);
  opened.push(replay);
  const meta = replay.getState().state?.meta;
  expect([meta?.yours, meta?.host, meta?.resigning, meta?.undo.mine, meta?.hints.allowed]).toEqual([[], false, null, 'no', false]);
  expect(meta?.seats.map(({ you, connected }) => [you, connected])).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ]);
  await replay.send('answer', { n: 1, options: ['c0'] });
  expect([replay.at(), await replay.why(0), await replay.again(), await replay.replay()]).toEqual([1, null, null, record]);
  expect((await replay.endings()).n).toBe(-1);
});
