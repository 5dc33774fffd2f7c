import { expect, test } from 'vitest';
import { below, fastRng, fittingOptions, Match } from '#engine';
import { points } from '#games/pickle/board/points.ts';
import { RICK } from '#games/pickle/state.ts';
import { games } from '#games/registry.ts';
import type { GameParts } from '../../board.ts';
import { arrowsFor, arrowsOf } from '../arrows.ts';
import { drawn } from '../drawing.ts';

const option = (key: string, ref: object, more: object = {}) => ({ key, ref, ...more }) as Parameters<typeof arrowsFor>[0][number];
const move = (card: number, from: string, to: string) => ({ e: 'move', card, def: null, from, to }) as const;

test('an arrow goes from the card that an answer moves to where it comes to lie in the end', () => {
  const played = [move(7, 'hand:0', 'play'), move(3, 'deck', 'hand:0'), move(7, 'play', 'stable:0')];
  expect(arrowsFor([option('c7', { kind: 'card', card: 7 })], { params: {} }, 0, played, {})).toEqual([
    { from: ['[data-card="7"]', '[data-zone="hand:0"]', '[data-seat="0"]'], to: ['[data-zone="stable:0"]', '[data-seat="0"]'] },
  ]);
});

test('who is chosen is pointed at by the card whose effect asks; a button points where the first card goes', () => {
  const [seat] = arrowsFor([option('s1', { kind: 'seat', seat: 1 })], { params: { card: { card: 9, def: 'x' } } }, 0, [], {});
  expect([seat.from[0], seat.to[0]]).toEqual(['[data-card="9"]', '[data-seat="1"]']);
  const [draw] = arrowsFor([option('draw', { kind: 'button' })], { params: {} }, 0, [move(5, 'deck', 'hand:0')], {});
  expect([draw.from, draw.to[0]]).toEqual([['[data-card="5"]', '[data-zone="deck"]'], '[data-zone="hand:0"]']);
  // To decline moves nothing.
  expect(arrowsFor([], { params: {} }, 0, [move(5, 'deck', 'hand:0')], {})).toEqual([]);
});

test('on a map a figure points at its cell, and who shoots at Rick', () => {
  const board = { points };
  const [step] = arrowsFor([option('rick>1,2', { kind: 'cell', x: 1, y: 2 }, { label: 'go.step' })], { params: {} }, 0, [], board);
  expect(step).toEqual({ from: [`[data-figure="${RICK}"]`], to: ['[data-cell="1,2"]'] });
  const [shot] = arrowsFor(
    [option('a1!', { kind: 'card', card: 3 }, { label: 'shoot', params: { figure: 1 } })],
    { params: {} },
    1,
    [],
    board,
  );
  expect([shot.from, shot.to]).toEqual([['[data-figure="0"]'], step.from]);
});

test('a line is drawn between two things that lie apart, from edge to edge', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 80 });
  const line = drawn(box(0, 0), box(300, 0));
  expect(line?.from.x).toBeGreaterThanOrEqual(60);
  expect(line?.to.x).toBeLessThan(330);
  expect(line?.bend.y).not.toBe(line?.from.y);
  // Side by side there is no room for it.
  expect(drawn(box(0, 0), box(10, 5))).toBeNull();
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: whatever the best answer would have been, it has an arrow or moves nothing',
  (id, game) => {
    const seats = Math.max(2, game.seats.min);
    const header = { game: id, rulesVersion: game.rulesVersion, seats, options: fittingOptions(game, seats), seed: '05'.repeat(32) };
    const match = Match.start(game, header);
    const rng = fastRng(2);
    const asked: { at: number; seat: number; keys: string[] }[] = [];
    while (match.open !== null && match.journal.length < 60) {
      const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
      if (ask === undefined) break;
      const many = Math.max(ask.min, Math.min(1, ask.max));
      const first = below(rng, ask.options.length - many + 1);
      expect(
        match.answer(
          ask.seat,
          match.n,
          Array.from({ length: many }, (_, i) => first + i),
        ),
      ).toBeNull();
      const entry = match.journal[match.journal.length - 1];
      if (entry.kind === 'answer') asked.push({ at: match.journal.length, seat: entry.seat, keys: [...entry.keys] });
    }
    const record = { header, journal: match.journal.map((entry) => ({ at: 0, entry })) };
    const parts = { game, board: id === 'pickle' ? { points } : {} } as unknown as GameParts;
    const found = asked.flatMap(({ at, seat, keys }) =>
      arrowsOf(parts, record, { at, seat, answers: [{ keys, chance: 0.5 }], played: 0, loss: 0, error: 0 }),
    );
    expect(found.length).toBeGreaterThan(asked.length / 4);
    for (const { from, to } of found) for (const end of [from, to]) expect(end.length).toBeGreaterThan(0);
  },
);
