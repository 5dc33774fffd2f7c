import { describe, expect, test } from 'vitest';
import { layTile } from '../../map/board.ts';
import { cellAt, NONE } from '../../map/grid.ts';
import { tileNo } from '../../map/tiles.ts';
import { cloneVars, JAGUAR, newVars, type PickleVars, RICK } from '../../state.ts';
import { boardOf } from '../../test/map-notation.ts';
import { type Act, actsBetween, lengthOf, thrown, tumble } from '../motion.ts';

function position(change: (v: PickleVars) => void = () => undefined): PickleVars {
  const v = newVars();
  v.russians = 1;
  v.phase = 'spend';
  v.board = boardOf('T@(0,0) G1@(0,1)/0 G2@(0,2)/0 A@(0,3)');
  v.tiles = v.board.cell.map((_, spot) => spot);
  v.traps = v.board.cell.map(() => NONE);
  v.rickAt = 0;
  v.agents[0] = 3;
  v.agents[1] = 3;
  change(v);
  return v;
}

function after(before: PickleVars, change: (v: PickleVars) => void): PickleVars {
  const v = cloneVars(before);
  change(v);
  return v;
}

const kinds = (acts: readonly Act[]): string[] => acts.map((act) => act.kind);

describe('what happened between two states', () => {
  test('nothing, if nothing changed', () => {
    const before = position();
    expect(actsBetween(before, cloneVars(before), null)).toEqual([]);
  });

  test('a step is walked from cell to cell', () => {
    const before = position();
    const acts = actsBetween(
      before,
      after(before, (v) => {
        v.rickAt = 1;
      }),
      null,
    );
    expect(acts).toEqual([
      {
        kind: 'walk',
        figure: RICK,
        path: [
          { x: 0, y: 0 },
          { x: 0, y: 1 },
        ],
        delay: 0,
      },
    ]);
  });

  test('a new tile is turned over before anybody steps on it', () => {
    const before = position();
    const acts = actsBetween(
      before,
      after(before, (v) => {
        v.rickAt = layTile(v.board, cellAt(1, 0), tileNo('tile-grey-2'), 1);
        v.agents[2] = v.rickAt;
      }),
      null,
    );
    expect(kinds(acts)).toEqual(['reveal', 'walk', 'come']);
    expect(acts[1].delay).toBeGreaterThan(acts[0].delay);
  });

  test('a basic shot comes from the agent it was spent on', () => {
    const before = position((v) => {
      v.side = 'russians';
      v.agents[0] = 1;
    });
    const acts = actsBetween(
      before,
      after(before, (v) => {
        v.shot |= 1;
        v.rickHealth = 9;
      }),
      null,
    );
    expect(acts).toMatchObject([
      { kind: 'shot', from: { x: 0, y: 1 }, to: { x: 0, y: 0 } },
      { kind: 'health', by: -1 },
    ]);
  });

  test('in the solo game everybody within range has shot, the Jaguar twice', () => {
    const before = position((v) => {
      v.russians = NONE;
      v.agents[0] = 2;
      v.jaguar = 'board';
      v.jaguarAt = 2;
    });
    const acts = actsBetween(
      before,
      after(before, (v) => {
        v.agents[0] = 1;
        v.jaguarAt = 1;
        v.rickHealth = 7;
        v.turn++;
      }),
      null,
    );
    expect(kinds(acts)).toEqual(['walk', 'walk', 'shot', 'shot', 'shot', 'health']);
    expect(acts.map((act) => (act.kind === 'walk' ? act.figure : null)).slice(0, 2)).toEqual([0, JAGUAR]);
    expect(lengthOf(acts)).toBeLessThan(3000);
  });

  test("Rick's weapon draws a line to everybody it hit, a trap does not", () => {
    const before = position((v) => {
      v.agents[0] = 1;
      v.agents[1] = 1;
    });
    const gone = (v: PickleVars) => {
      v.agents[0] = NONE;
      v.agents[1] = NONE;
    };
    expect(kinds(actsBetween(before, after(before, gone), 'battery-bomb'))).toEqual(['shot', 'fall', 'shot', 'fall']);
    const trapped = after(before, (v) => {
      v.traps[2] = 5;
    });
    expect(
      kinds(
        actsBetween(
          trapped,
          after(trapped, (v) => {
            v.agents[0] = NONE;
            v.traps[2] = NONE;
          }),
          null,
        ),
      ),
    ).toEqual(['walk', 'fall']);
  });

  test('a Jaguar who was talked down leaves in peace', () => {
    const before = position((v) => {
      v.jaguar = 'board';
      v.jaguarAt = 2;
      v.jaguarHealth = 4;
    });
    const acts = actsBetween(
      before,
      after(before, (v) => {
        v.jaguar = 'gone';
        v.jaguarAt = NONE;
      }),
      null,
    );
    expect(acts).toMatchObject([{ kind: 'fall', figure: JAGUAR, peaceful: true }]);
  });

  test('a leap through a replay is not acted out', () => {
    const before = position();
    expect(
      actsBetween(
        before,
        after(before, (v) => {
          v.turn += 3;
          v.rickAt = 2;
        }),
        null,
      ),
    ).toEqual([]);
  });
});

describe('dice', () => {
  test('all are thrown at the beginning of a turn', () => {
    const before = position();
    expect(
      thrown(
        before,
        after(before, (v) => {
          v.side = 'russians';
          v.phase = 'reroll';
        }),
        0,
      ),
    ).toBe(15);
  });
  test('of a reroll those that were chosen or have changed', () => {
    const before = position((v) => {
      v.phase = 'reroll';
    });
    const rolled = after(before, (v) => {
      v.phase = 'spend';
      v.dice = [3, 0, 0, 0];
    });
    expect(thrown(before, rolled, 0)).toBe(1);
    expect(thrown(before, rolled, 4)).toBe(5);
  });
  test('spending throws nothing', () => {
    const before = position();
    expect(
      thrown(
        before,
        after(before, (v) => {
          v.spent = 1;
        }),
        0,
      ),
    ).toBe(0);
  });
  test('a tumbling die shows real faces and ends on its value', () => {
    for (let sign = 0; sign < 5; sign++)
      for (let die = 0; die < 4; die++) {
        const faces = tumble(sign, die, 7);
        expect(faces.at(-1)).toBe(sign);
        faces.forEach((face) => {
          expect(face).toBeGreaterThanOrEqual(0);
          expect(face).toBeLessThan(5);
        });
      }
  });
});
