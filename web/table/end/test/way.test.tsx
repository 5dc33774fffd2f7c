import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplayReply } from '#server/schema.ts';
import { openLocal } from '../../local/local.ts';
import { parlourGame, parlourParts, parlourSeats, playing } from '../../test/parlour.ts';
import { courseOf, firstHash } from '../course.ts';

beforeEach(() => void vi.useFakeTimers({ now: 50_000 }));
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

/** Ann plays the named cards, and thinks for so many seconds over each; the bots answer after one. */
async function played(cards: readonly (readonly [card: number, seconds: number])[], then?: string): Promise<ReplayReply> {
  const live = openLocal(parlourGame, {
    seed: '07'.repeat(32),
    seats: parlourSeats('human', 'bot', 'bot'),
    think: playing(7, 8),
    pace: 1000,
  });
  for (const [card, seconds] of cards) {
    vi.advanceTimersByTime(seconds * 1000);
    await live.send('answer', { n: live.match.n, options: [`c${card}`] });
    vi.advanceTimersByTime(2000);
  }
  if (then !== undefined) await live.send(then);
  const record = await live.replay();
  live.close();
  return record;
}
const course = (record: ReplayReply) => courseOf(parlourGame, parlourParts.board, record);

test('everybody’s line has what lies before them, turn by turn', async () => {
  // Lamp and vase by Ann, vase and lamp by the others; then her rug.
  const { lines, turns } = course(
    await played([
      [0, 5],
      [6, 2],
    ]),
  );
  expect(lines.map(({ values }) => values)).toEqual([
    [0, 0, 1, 1, 1, 4, 4, 6],
    [0, 0, 0, 3, 3, 3, 4, 4],
    [0, 0, 0, 0, 3, 3, 3, 4],
  ]);
  expect(turns).toBe(7);
});

test('it counts answers, moves and changes of the lead: only who is alone in front leads', async () => {
  // Ann leads with 1, Bob with 3, nobody while Cid has 3 too, then Ann with 4; Bob ties; Ann again.
  const found = course(
    await played([
      [0, 5],
      [6, 2],
    ]),
  );
  expect([found.decisions, found.moves, found.shuffles, found.leads]).toEqual([6, 7, 0, 2]);
  // Vase first: the others can only tie.
  const other = course(
    await played([
      [6, 5],
      [3, 2],
    ]),
  );
  expect([other.decisions, other.leads]).toEqual([4, 0]);
});

test('who thought longest, over how many answers, and what each has played', async () => {
  const found = course(
    await played([
      [0, 5],
      [6, 9],
    ]),
  );
  expect(found.longest).toEqual({ seat: 0, ms: 9000 });
  // What plays itself is played, but was not answered; bots do not think.
  expect(found.seats).toEqual([
    { played: 3, answers: 2, ms: 14_000 },
    { played: 2, answers: 0, ms: 0 },
    { played: 2, answers: 0, ms: 0 },
  ]);
});

test('the line of who gave up ends there, and it is told when that was', async () => {
  const found = course(await played([[0, 5]], 'leave'));
  expect(found.resigned).toEqual([{ seat: 0, turn: 4 }]);
  expect([found.lines[0].values.length, found.lines[1].values.length]).toEqual([5, 5]);
  expect(course(await played([[0, 5]], 'resign')).resigned).toEqual([{ seat: 0, turn: 4 }]);
  expect(course(await played([[0, 5]], 'undo')).resigned).toEqual([]);
});

test('without a measure everybody’s line is flat, and moments count as turns', async () => {
  const { lines, turns } = courseOf(
    parlourGame,
    {},
    await played([
      [0, 5],
      [6, 2],
    ]),
  );
  expect([turns, lines[0].values]).toEqual([6, [0, 0, 0, 0, 0, 0, 0]]);
});

test('the hash that was seen first is what counts, for each match', () => {
  expect(firstHash('m1', 'aaa')).toBe('aaa');
  expect(firstHash('m1', 'bbb')).toBe('aaa');
  expect(firstHash('m2', 'bbb')).toBe('bbb');
});
