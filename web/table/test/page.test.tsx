import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../app/settings.ts';
import { Demo } from '../local/Demo.tsx';
import { type LocalLive, openLocal } from '../local/local.ts';
import { TablePage } from '../TablePage.tsx';
import { parlourGame, parlourParts, parlourSeats, playing } from './parlour.ts';
import { act, at, draws, has, isThere, leaves, press, puppet, read, settle } from './seated.tsx';

const games = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('../games.ts', () => ({ loadGame: games.load }));

beforeEach(() => {
  games.load.mockReset();
  games.load.mockImplementation(async () => parlourParts);
  history.replaceState(null, '', '/');
});

const hotseats = () =>
  openLocal(parlourGame, { seed: '07'.repeat(32), seats: parlourSeats('human', 'hotseat', 'hotseat'), think: playing() });
const handCards = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-hand] [data-card]')].map((one) => one.dataset.card);

describe('several people at one device', () => {
  test('a curtain names who is next, and nobody’s cards are in the page until they say so', async () => {
    const live = hotseats();
    await draws(<TablePage live={live} />);
    await settle();
    expect(at('[data-curtain]').dataset.curtain).toBe('0');
    expect(read('[data-curtain]')).toContain('Ann');
    expect(handCards()).toEqual([]);
    await act(async () => document.querySelector<HTMLElement>('[data-curtain] button')?.click());
    await settle();
    expect([has('[data-curtain]'), handCards()]).toEqual([false, ['0', '3', '6']]);
    // Ann answers: the device goes on to Bob.
    await act(async () => live.send('answer', { n: live.match.n, options: ['c6'] }));
    await settle();
    expect([at('[data-curtain]').dataset.curtain, live.getState().state?.seat]).toEqual(['1', null]);
    expect(read('[data-curtain]')).toContain('Bob');
    live.close();
  });
});

describe('a table that does not open', () => {
  test('it waits with empty cards while the match or the game is on its way, and says when the connection is lost', async () => {
    games.load.mockImplementation(() => new Promise(() => undefined));
    const live = puppet();
    await draws(<TablePage live={live} />);
    expect(at('main').getAttribute('aria-busy')).toBe('true');
    const waiting = read('main');
    await act(async () => live.tell({ connection: 'lost' }));
    expect(read('main')).not.toBe(waiting);
  });

  test('what the server refuses is said in its words, with a way to the games', async () => {
    const live = puppet();
    await draws(<TablePage live={live} home="/games" />);
    await act(async () =>
      live.tell({ failure: { texts: { en: 'No such match.', ru: 'Нет такой партии.', de: 'No such match.' } } as never }),
    );
    expect(read('[role="alert"]')).toContain('No such match.');
    expect(has('a[href="/games"]')).toBe(true);
    expect(isThere('Try again')).toBe(false);
  });

  test('a game that could not be fetched can be fetched again', async () => {
    games.load.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    const live = hotseats();
    await draws(<TablePage live={live} />);
    await settle();
    expect(has('[role="alert"]')).toBe(true);
    await press('Try again');
    await settle();
    expect([has('[role="alert"]'), has('[data-curtain]'), games.load.mock.calls.length]).toEqual([false, true, 2]);
    live.close();
  });
});

describe('a table to look at without a server', () => {
  const shows = async (query: string): Promise<LocalLive> => {
    await leaves();
    history.replaceState(null, '', `/?game=test&lang=en&pace=60000${query}`);
    await draws(<Demo />);
    await settle();
    await settle();
    return (window as unknown as { live: LocalLive }).live;
  };
  const kinds = (live: LocalLive) => live.getState().state?.meta.seats.map(({ kind }) => kind);

  test('one person and bots, as many as are asked for', async () => {
    const live = await shows('&players=3');
    expect([kinds(live), live.getState().state?.seat]).toEqual([['human', 'bot', 'bot'], 0]);
    expect(handCards()).toEqual(['0', '3', '6']);
    expect(live.getState().state?.meta.seats.map(({ name }) => name)).toEqual(['Женя', 'Катя', 'Борис']);
    expect(kinds(await shows('&players=2'))).toEqual(['human', 'bot']);
  });

  test('or people at one device, or nobody', async () => {
    expect(kinds(await shows('&players=3&as=hotseat'))).toEqual(['human', 'hotseat', 'hotseat']);
    const live = await shows('&players=3&as=spectator');
    expect([kinds(live), live.getState().state?.seat, live.getState().state?.meta.yours]).toEqual([['bot', 'bot', 'bot'], null, []]);
  });

  test('from a later moment on, the same for the same seed', async () => {
    const first = await shows('&players=3&skip=4&seed=11');
    expect(first.match.journal).toHaveLength(4);
    const again = await shows('&players=3&skip=4&seed=11');
    expect(again.match.journal).toEqual(first.match.journal);
    const others = [];
    for (const seed of [1, 2, 3]) others.push(JSON.stringify((await shows(`&players=3&skip=4&seed=${seed}`)).match.journal));
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  test('or from the moment on when the first seat is asked something', async () => {
    const live = await shows('&players=3&skip=1&until=play');
    expect([live.match.journal.length, live.match.askOf(0)?.prompt.key]).toEqual([3, 'play']);
  });

  test('with a lost connection, and gone with its page', async () => {
    const live = await shows('&players=3&lost=1');
    expect(live.getState().connection).toBe('lost');
    const heard = vi.fn();
    live.subscribe(heard);
    await leaves();
    live.lose(false);
    expect(heard).not.toHaveBeenCalled();
  });

  test('in the look that is asked for', async () => {
    await shows('&players=2&theme=light&text=130');
    expect(settings()).toMatchObject({ lang: 'en', theme: 'light', textSize: 130 });
    await shows('&players=2');
    expect(settings()).toMatchObject({ theme: 'dark', textSize: 100 });
  });
});
