import { expect, test } from 'vitest';
import { below, canonical, fastRng, Match, place, type Snapshot, tableData, UNDO_DEPTH } from '#engine';
import { randomPicks } from '#engine/testing';
import { toy } from './toy.ts';
import { yard } from './yard.ts';

const header = { game: 'toy', rulesVersion: 1, seats: 3, options: { pace: 'slow' }, seed: 7 };
const seats = [0, 1, 2];

/** One answer at random. */
function step(match: Match<unknown>, rng: ReturnType<typeof fastRng>): void {
  const ask = match.open?.asks.find(({ seat }) => match.askOf(seat) !== null);
  if (ask !== undefined) match.answer(ask.seat, match.n, randomPicks(ask, rng));
}

const look = (match: Match<unknown>): string =>
  canonical([
    tableData(match.table),
    match.n,
    match.control,
    seats.map((seat) => [match.view(seat), match.undoable(seat), match.redoable(seat)]),
  ]);

test('a match taken up from a checkpoint is the same match, whatever was taken back before and after', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const rng = fastRng(seed);
    const match = Match.start<unknown>(toy as never, header);
    let kept: { readonly snapshot: Snapshot; readonly first: number }[] = [];
    let undone = 0;
    let resumed = 0;
    for (let i = 0; i < 160 && !match.over; i++) {
      const seat = below(rng, 3);
      const wish = below(rng, 6);
      if (wish === 0 && match.undoable(seat) !== 'no') {
        const reach = match.undoReach(seat);
        // What lies behind the answer that is taken back leads here no more.
        kept = kept.filter((one) => one.first <= reach);
        expect(match.apply(match.undoOf(seat, true))).toBeNull();
        undone++;
        if (below(rng, 2) === 0 && match.redoable(seat)) expect(match.apply({ kind: 'redo', seat })).toBeNull();
      } else if (wish === 1) match.apply(below(rng, 2) === 0 ? { kind: 'bot', seat, level: 'easy' } : { kind: 'human', seat });
      else step(match, rng);
      if (below(rng, 5) === 0) kept.push({ snapshot: JSON.parse(JSON.stringify(match.checkpoint())), first: match.firstSince });
      if (below(rng, 9) !== 0) continue;
      expect(look(Match.load(toy as never, header, match.journal))).toBe(look(match));
      for (const { snapshot } of kept) {
        const again = Match.load<unknown>(toy as never, header, match.journal, snapshot);
        expect(canonical(tableData(again.table))).toBe(canonical(tableData(match.table)));
        expect([again.n, again.journal, again.control]).toEqual([match.n, match.journal, match.control]);
        expect(seats.map((one) => again.view(one))).toEqual(seats.map((one) => match.view(one)));
        expect(again.batches.slice(snapshot.entries + 1)).toEqual(match.batches.slice(snapshot.entries + 1));
        resumed++;
      }
    }
    expect(undone).toBeGreaterThan(3);
    expect(resumed).toBeGreaterThan(3);
  }
});

test('what lies far back cannot be taken back any more, so that what was saved before it can be forgotten', () => {
  const match = Match.start<unknown>(toy as never, header);
  step(match, fastRng(1));
  const apply = (): void => void match.apply({ kind: 'bot', seat: 2, level: 'easy' });
  for (let i = 1; i < UNDO_DEPTH; i++) apply();
  expect(match.undoable(0)).not.toBe('no');
  apply();
  expect(match.undoable(0)).toBe('no');
  // A journal from before there was such a bound is still read.
  expect(match.apply(match.undoOf(0, true))).toBeNull();
});

/** A game of 90 turns, in which every seat has guests to choose from. */
function longYard(more: Partial<typeof yard>): typeof yard {
  const guests = yard.zones.findIndex((zone) => zone.key.startsWith('yard'));
  return {
    ...yard,
    setup: (t) => {
      for (let id = 0; id < t.def.length; id++) place(t, id, guests + (id % 3));
    },
    ...more,
  };
}
const yardHeader = { ...header, game: 'yard' };

test('a long journal is run again without the states between that nobody needs, and leads to the same match', () => {
  let copies = 0;
  const counting = longYard({
    cloneVars: (vars) => {
      copies++;
      return yard.cloneVars(vars);
    },
    // It never gets late.
    step: (t) => {
      if (t.vars.turn > 80) t.vars.turn = 0;
      return yard.step(t);
    },
  });
  // With nothing but bots at the end the last quiet point lies far back.
  for (const idle of [0, UNDO_DEPTH + 50]) {
    const match = Match.start<unknown>(counting as never, yardHeader);
    const rng = fastRng(5);
    while (match.journal.length < 4 * UNDO_DEPTH && !match.over) step(match, rng);
    expect(match.over).toBe(false);
    for (let i = 0; i < idle; i++) match.apply({ kind: 'bot', seat: 2, level: 'easy' });
    copies = 0;
    const again = Match.load<unknown>(counting as never, yardHeader, match.journal);
    if (idle === 0) expect(copies).toBeLessThan(match.journal.length / 2);
    const all = (one: Match<unknown>): string => {
      const { since, ...rest } = one.checkpoint();
      // What could be repeated is numbered anew when it is, so its old numbers say nothing.
      const undone = since?.undone.map((entry) => ({ ...entry, n: 0 }));
      return canonical([look(one), rest, { ...since, undone }, one.firstSince, tableData(one.fork().table)]);
    };
    expect(all(again)).toBe(all(match));
    for (const seat of seats) {
      if (match.undoable(seat) === 'no') continue;
      expect(again.apply(again.undoOf(seat, true))).toBe(match.apply(match.undoOf(seat, true)));
      expect(all(again)).toBe(all(match));
    }
  }
});

test('taking back again and again costs as much each time, however long the match', () => {
  let steps = 0;
  const counting = longYard({
    step: (t) => {
      steps++;
      return yard.step(t);
    },
  });
  const match = Match.start<unknown>(counting as never, yardHeader);
  const rng = fastRng(3);
  for (let i = 0; i < 60; i++) step(match, rng);
  expect(match.over).toBe(false);
  const whole = steps;
  steps = 0;
  for (let i = 0; i < 50; i++) {
    const before = match.journal.length;
    step(match, rng);
    const given = match.journal[before];
    const seat = 'seat' in given ? given.seat : 0;
    expect(match.apply(match.undoOf(seat, true))).toBeNull();
  }
  // From the last mark on, not from the start.
  expect(steps).toBeLessThan((50 * whole) / 3);
});
