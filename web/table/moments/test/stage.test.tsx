import { beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../../board.ts';
import { asks, at, has, hits, metaFor, pass, read, says, seatInfo, sits, viewFor } from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';
import { bannerAt, lastTold, lengthOf, type Picture } from '../moment.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});

const cards = (n: number) => Array.from({ length: n }, () => ({ def: 'rug' }));
const tally = (votes: number) => ({ side: { message: 'For' }, votes, tone: 'yes' as const });
const gain = (seat: number) => ({ seat, by: 4 - seat, now: 9 });

test('moments take the time that is written for them', () => {
  const times: readonly (readonly [Picture, number])[] = [
    [{ kind: 'gather', cards: cards(7), main: 6 }, 1980],
    [{ kind: 'leap', figure: 'cucumber', onto: { def: 'rug' } }, 2040],
    [{ kind: 'chain', cards: cards(3) }, 900],
    [{ kind: 'chain', cards: cards(4) }, 1180],
    [{ kind: 'points', card: { def: 'rug' }, gains: [0, 1, 2].map(gain), next: null }, 3240],
    [{ kind: 'ballots', ballots: [], tally: [tally(5), tally(3)] }, 1700],
  ];
  expect(times.map(([picture]) => lengthOf(picture))).toEqual(times.map(([, ms]) => ms));
});

test('what came of it can be read: its words stand for more than half a second', () => {
  const few: Picture = { kind: 'ballots', ballots: [], tally: [tally(1)] };
  for (const picture of [few, { kind: 'chain', cards: cards(2) } as const])
    expect(lengthOf(picture) - bannerAt(picture)).toBeGreaterThanOrEqual(600);
});

const bots = metaFor({ seats: [seatInfo(0), seatInfo(1, { kind: 'bot' }), seatInfo(2, { kind: 'bot' })] });
const board: Partial<Board> = {
  moments: [
    {
      name: 'prize',
      see: ({ events }) =>
        lastTold(events, 'prize') === undefined
          ? []
          : [
              {
                picture: { kind: 'points', card: { def: 'vase' }, gains: [gain(0), gain(1)], next: null },
                title: { message: 'A prize!' },
                line: { message: 'for {seat}', params: { seat: { seat: 1 } } },
                concerns: [1],
              },
            ],
    },
  ],
};
const prize = says('prize', {});
const seated = { view: viewFor({ decision: asks(null) }), meta: bots, board, pacing: true } as const;

test('a moment of the game stands on the stage for its time; Space ends it', async () => {
  const { goesOn } = await sits(seated);
  await goesOn(viewFor({ decision: asks(null) }), [prize]);
  await pass(130);
  expect(read('[data-moment="prize"]')).toContain('A prize!');
  expect(read('[data-moment] [role="status"]')).toBe('A prize!: for Bob');
  // Who got how many points, and how many they have now.
  const gains = [...document.querySelectorAll('[data-moment] li')].map((one) =>
    [...one.querySelectorAll('b, em')].map((part) => part.textContent),
  );
  expect(gains).toEqual([
    ['+4', '9'],
    ['+3', '9'],
  ]);
  await pass(1400 + 2 * 520 + 280 - 20);
  expect(has('[data-moment]')).toBe(true);
  await pass(40);
  expect(has('[data-moment]')).toBe(false);
  await goesOn(viewFor({ decision: asks(null) }), [prize]);
  await pass(130);
  await hits('Space', { key: ' ' });
  expect(has('[data-moment]')).toBe(false);
});

test('what a moment shows is not shown once more as a play; what else happened is', async () => {
  const gains = says('gains', { seat: { seat: 1 }, card: { def: 'vase' } });
  const { goesOn } = await sits({
    ...seated,
    board: { ...board, moments: board.moments?.map((kind) => ({ ...kind, tells: ['gains'] })) ?? [] },
  });
  await goesOn(viewFor({ decision: asks(null) }), [prize, gains]);
  await pass(130);
  await hits('Space', { key: ' ' });
  await pass(50);
  expect(has('[data-theatre]')).toBe(false);
  await goesOn(viewFor({ decision: asks(null) }), [prize, gains, says('plays', { seat: { seat: 1 }, card: { def: 'lamp' } })]);
  await pass(130);
  await hits('Space', { key: ' ' });
  await pass(50);
  expect(has('[data-theatre]')).toBe(true);
});

test('where everything is shown at once it stands still, and nobody waits: the question is open', async () => {
  const { goesOn } = await sits({ ...seated, settings: { pace: 'now' } });
  await goesOn(viewFor({ decision: asks(askFor('play', [onCardOption(0)])) }), [prize]);
  expect([at('[data-moment]').dataset.still, has('[data-prompt="act"]')]).toEqual(['true', true]);
  await pass(1390);
  expect(has('[data-moment]')).toBe(true);
  await pass(20);
  expect(has('[data-moment]')).toBe(false);
});

test('among people it stands over the question that comes with it', async () => {
  const { goesOn } = await sits({ ...seated, meta: metaFor() });
  await goesOn(viewFor({ decision: asks(askFor('play', [onCardOption(0)])) }), [prize]);
  expect([has('[data-moment="prize"]'), has('[data-prompt="act"]')]).toEqual([true, true]);
});

test('cards that are gathered stand in one fan, or in two rows, around their middle', async () => {
  const gathered = async (n: number) => {
    const { goesOn } = await sits({
      ...seated,
      board: {
        moments: [
          {
            name: 'all',
            see: ({ events }) =>
              lastTold(events, 'prize') === undefined
                ? []
                : [
                    {
                      picture: { kind: 'gather', cards: cards(n), main: 0 },
                      title: { message: 'All!' },
                      line: { message: 'They are all there' },
                      concerns: [],
                    },
                  ],
          },
        ],
      },
    });
    await goesOn(viewFor({ decision: asks(null) }), [prize]);
    await pass(130);
    const row = at('[data-moment="all"] [style*="--row"]');
    return [row.style.getPropertyValue('--row'), ...[...row.children].map((one) => (one as HTMLElement).getAttribute('style'))];
  };
  const three = await gathered(3);
  expect(three[0]).toBe('2');
  // The middle one stands straight, its neighbours lean as far to either side.
  const leans = three.slice(1).map((style) => Number(/(-?[\d.]+)deg/.exec(style ?? '')?.[1] ?? Number.NaN));
  expect(leans[1]).toBe(0);
  expect(leans[0]).toBe(-leans[2]);
  expect(leans[2]).toBeGreaterThan(0);
});

test('in a chain each answer strikes what it answers, from the last to the first; the first stands where it was saved', async () => {
  const chainOf = async (n: number) => {
    const { goesOn } = await sits({
      ...seated,
      board: {
        moments: [
          {
            name: 'chain',
            see: ({ events }) =>
              lastTold(events, 'prize') === undefined
                ? []
                : [
                    {
                      picture: { kind: 'chain', cards: cards(n) },
                      title: { message: 'No!' },
                      line: { message: 'It is answered' },
                      concerns: [],
                    },
                  ],
          },
        ],
      },
    });
    await goesOn(viewFor({ decision: asks(null) }), [prize]);
    await pass(130);
    const all = [...document.querySelectorAll<HTMLElement>('[data-moment="chain"] [style*="--when"]')];
    return all.map((one) => [one.dataset.role ?? '', Number.parseInt(one.style.getPropertyValue('--when'), 10)]);
  };
  const [short, long] = [await chainOf(3), await chainOf(4)];
  expect(short.map(([role]) => role)).toEqual(['', 'struck', 'strikes']);
  expect(long.map(([role]) => role)).toEqual(['struck', 'strikes', 'struck', 'strikes']);
  // Pairs leave one after the other.
  expect(long.map(([, when]) => when)).toEqual([280, 280, 0, 0]);
});
