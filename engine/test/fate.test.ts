import { describe, expect, test } from 'vitest';
import type { Game } from '#engine';
import { button, defineZones, facesOf, Match, ordainFaces, pick, place, randomOf, roll, shuffle } from '#engine';

// Two hands of two, a deck of three, and a chest in which only tall cards may lie; what is rolled is noted.

interface Vars {
  rolled: number[];
}
const zones = defineZones(2, {
  deck: { sees: 'none', pool: 'cards' },
  hand: { per: 'seat', sees: 'owner', pool: 'cards' },
  chest: { sees: 'none', pool: 'cards', accepts: (def) => def.kind === 'tall' },
  open: { sees: 'all' },
});
const Z = zones.at;
const FACES = ['ash', 'birch', 'cedar', 'dill', 'elder', 'fern', 'gorse', 'hazel', 'iris'];
const [, , , DILL, ELDER, , GORSE] = FACES.map((_, def) => def);
const grove: Game<Vars> = {
  id: 'grove',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: [],
  zones: zones.list,
  defs: FACES.map((id, def) => ({ id, kind: def === DILL || def === GORSE ? 'small' : 'tall', count: 1 })),
  cap: 100,
  vars: () => ({ rolled: [] }),
  cloneVars: (v) => ({ rolled: v.rolled.slice() }),
  // Each card lies where it is listed here, with the face of its number.
  setup(t) {
    const at = [Z.hand, Z.hand, Z.hand + 1, Z.hand + 1, Z.deck, Z.deck, Z.deck, Z.chest, Z.open];
    for (const [id, zone] of at.entries()) place(t, id, zone);
  },
  *step(t) {
    const what = yield* pick(t, 0, { key: 'what', rule: 'G', quiet: true }, [
      button('shuffle', SHUFFLE),
      button('roll', ROLL),
      button('draw', DRAW),
    ]);
    if (what === SHUFFLE) shuffle(t, Z.deck);
    if (what === ROLL) t.vars.rolled.push(roll(t, 6), roll(t, 6), roll(t, 6));
    if (what === DRAW) t.vars.rolled.push(randomOf(t, t.zones[Z.deck]));
  },
};
const [SHUFFLE, ROLL, DRAW] = [0, 1, 2];
const begun = () => Match.start(grove, { game: 'grove', rulesVersion: 1, seats: 2, options: {}, seed: 1 });
const named = (defs: readonly number[]): string[] => defs.map((def) => FACES[def]).sort();

describe('faces that may lie behind a card', () => {
  test('are those of all cards of its pool that the seat does not see', () => {
    expect(named(facesOf(begun().table, 0, 2))).toEqual(['cedar', 'dill', 'elder', 'fern', 'gorse', 'hazel']);
    expect(named(facesOf(begun().table, 1, 0))).toEqual(['ash', 'birch', 'elder', 'fern', 'gorse', 'hazel']);
  });

  test('fit the place where it lies, and its own fits theirs', () => {
    expect(named(facesOf(begun().table, 0, 7))).toEqual(['cedar', 'elder', 'fern', 'hazel']);
    // The small one of the other hand cannot change places with what lies in the chest.
    expect(named(facesOf(begun().table, 0, 3))).toEqual(['cedar', 'dill', 'elder', 'fern', 'gorse']);
  });

  test('behind an open card it is its own alone; just drawn from a pile it is one of that pile’s', () => {
    const { table } = begun();
    expect(named(facesOf(table, 0, 8))).toEqual(['iris']);
    expect(named(facesOf(table, 0, 8, Z.chest))).toEqual(['cedar', 'elder', 'fern', 'hazel', 'iris']);
  });
});

describe('a face that is fixed', () => {
  const fixed = (...faces: readonly (readonly [number, number])[]) => {
    const { table } = begun();
    table.fate = { seat: 0, faces, rolls: [] };
    ordainFaces(table);
    return table;
  };

  test('changes places with one that the seat sees as little', () => {
    const { def } = fixed([2, ELDER]);
    expect([def[2], def[4]]).toEqual([4, 2]);
  });

  test('what the seat sees stays, and so does what does not fit', () => {
    const own = begun().table.def;
    expect(fixed([0, ELDER]).def).toEqual(own);
    expect(fixed([7, GORSE]).def).toEqual(own);
    expect(fixed([2, 8]).def).toEqual(own);
    expect(fixed([8, 2]).def).toEqual(own);
  });

  test('a later one does not take the partner that an earlier one has fixed', () => {
    const { def } = fixed([2, ELDER], [4, 2], [3, ELDER]);
    expect([def[2], def[4], def[3]]).toEqual([4, 2, 3]);
  });

  test('is fixed again when its pile is shuffled', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const run = begun().fork({ keep: true });
      run.ordain({ seat: 0, faces: [[5, GORSE]], rolls: [seed] });
      expect(run.answer(0, run.n, [SHUFFLE])).toBe(null);
      expect(run.table.def[5]).toBe(GORSE);
      expect(named(run.table.def)).toEqual([...FACES].sort());
    }
  });
});

test('what is rolled comes as it was fixed, then lowest', () => {
  const run = begun().fork({ keep: true });
  run.ordain({ seat: 0, faces: [], rolls: [4, 2] });
  run.answer(0, run.n, [ROLL]);
  expect(run.table.vars.rolled).toEqual([4, 2, 0]);
  run.ordain({ seat: 0, faces: [], rolls: [2] });
  run.answer(0, run.n, [DRAW]);
  expect(run.table.vars.rolled.at(-1)).toBe(run.table.zones[Z.deck][2]);
});

test('a copy goes on in the same fixed world, and a state with it is another one than without', () => {
  const run = begun().fork({ keep: true });
  const bare = run.sinceQuiet();
  run.ordain({ seat: 0, faces: [[2, ELDER]], rolls: [3, 1, 5] });
  expect(run.sinceQuiet()).not.toBe(bare);
  const copy = run.fork();
  for (const one of [run, copy]) one.answer(0, one.n, [ROLL]);
  expect([copy.table.def, copy.table.vars, copy.n]).toEqual([run.table.def, run.table.vars, run.n]);
  expect(copy.table.vars.rolled).toEqual([3, 1, 5]);
});
