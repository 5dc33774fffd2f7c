import { type Component, type Cost, components } from '../cards/data.ts';
import { isFaceUp, tileOn, turnOf } from '../map/board.ts';
import { NONE, xOf, yOf } from '../map/grid.ts';
import { TILES } from '../map/tiles.ts';
import { deckOf, handOf, seatOf, stackSize, type T } from '../state.ts';
import { COMPASS, type Compass, edgeKind, hasVent, hasWall, type Laid, nextTo, ventsAdjoin } from './map-reference.ts';

/**
 * A second, slow and literal reading of what may be done in the spend step (sections 4, 5, 7 and 8), for comparison with the real one.
 * Everything is looked up anew, nothing is kept, and no mask or table of the real rules is used.
 */
export class Referee {
  readonly #t: T;
  readonly #tiles: readonly Laid[];

  constructor(t: T) {
    const { board } = t.vars;
    this.#t = t;
    this.#tiles = board.cell.map((cell, spot) => {
      const faceDown = !isFaceUp(board, spot);
      return {
        x: xOf(cell),
        y: yOf(cell),
        tile: faceDown ? 0 : tileOn(board, spot),
        turn: faceDown ? 0 : turnOf(board, spot),
        faceDown,
      };
    });
  }

  /** Keys of everything that may be done, in any order. */
  options(): string[] {
    const v = this.#t.vars;
    const found = v.side === 'rick' ? this.#rickMoves() : [...this.#walks(), ...this.#shots(), ...this.#crossings()];
    if (deckOf(this.#t, v.side).length > 0) found.push(...this.#ways('card').map((way) => `draw:${way}`));
    if (v.side === 'rick' && v.jaguar === 'board' && v.jaguarHealth <= 5 && this.#pays({ ...FREE, card: 2 })) found.push('talk-down');
    for (const card of handOf(this.#t, v.side)) {
      const { id, cost } = costly(this.#t.def[card]);
      if (this.#pays(cost) && this.#does(id)) found.push(`c${card}`);
    }
    if (!this.#duty()) found.push('end');
    return found.sort();
  }

  // ── Symbols ─────────────────────────────────────────────────────────────────────────────────────────────────────

  #dice(): string[] {
    const v = this.#t.vars;
    return v.dice.filter((_, die) => !((v.spent >> die) & 1)).map((sign) => ['move', 'card', 'tools', 'gun', 'wild'][sign]);
  }

  #symbols(): string[] {
    return [...this.#dice(), ...Array.from({ length: this.#t.vars.bonus }, () => 'bonus')];
  }

  #ways(symbol: string): string[] {
    return [...new Set(this.#symbols().filter((one) => one === symbol || one === 'wild' || one === 'bonus'))];
  }

  /** Tries every symbol for every part of the cost (PKL-140, PKL-141). */
  #pays(cost: Cost, left: readonly string[] = this.#symbols()): boolean {
    const open = (['move', 'card', 'tools', 'gun', 'any'] as const).find((part) => needed(cost, part) > 0);
    if (open === undefined) return true;
    const rest = { ...cost, [open]: needed(cost, open) - 1 };
    return left.some(
      (one, i) => (open === 'any' || one === open || one === 'wild' || one === 'bonus') && this.#pays(rest, left.toSpliced(i, 1)),
    );
  }

  /** A die is left that could be spent on a basic use (PKL-073, PKL-074, PKL-078). */
  #duty(): boolean {
    const { side } = this.#t.vars;
    const dice = this.#dice();
    const has = (symbol: string): boolean => dice.includes(symbol) || dice.includes('wild');
    if (has('card') && deckOf(this.#t, side).length > 0) return true;
    if (side === 'rick') return has('move') && this.#rickWays().length > 0;
    if (has('gun') && this.#enemies().some((figure) => this.#mayShoot(figure))) return true;
    if (has('move') && this.#enemies().some((figure) => this.#steps(figure).length > 0)) return true;
    return dice.filter((die) => die === 'move' || die === 'wild').length >= 2 && this.#walls().length > 0;
  }

  // ── Rick ────────────────────────────────────────────────────────────────────────────────────────────────────────

  #rickWays(): Compass[] {
    const { rickAt, ventBan } = this.#t.vars;
    const here = this.#tiles[rickAt];
    return COMPASS.filter((name) => {
      const there = nextTo(this.#tiles, rickAt, name);
      if (there !== NONE && !this.#tiles[there].faceDown)
        return edgeKind(this.#tiles, rickAt, name) === 'open' || (!ventBan && ventsAdjoin(this.#tiles, rickAt, name));
      if (there === NONE && stackSize(this.#t) === 0) return false;
      return !hasWall(here, name) || (!ventBan && hasVent(here, name));
    });
  }

  #rickMoves(): string[] {
    return this.#rickWays().flatMap((name) => this.#ways('move').map((way) => `rick>${this.#beyond(this.#t.vars.rickAt, name)}:${way}`));
  }

  #beyond(spot: number, name: Compass): string {
    const [dx, dy] = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] }[name];
    return `${this.#tiles[spot].x + dx},${this.#tiles[spot].y + dy}`;
  }

  // ── Russians ────────────────────────────────────────────────────────────────────────────────────────────────────

  #enemies(): Enemy[] {
    const v = this.#t.vars;
    const agents = v.agents.map((spot, i) => ({
      name: `a${i + 1}`,
      spot,
      moves: 1 - ((v.moved >> i) & 1),
      shots: 1 - ((v.shot >> i) & 1),
    }));
    const jaguar = { name: 'jaguar', spot: v.jaguarAt, moves: 2 - v.jaguarMoves, shots: 2 - v.jaguarShots };
    return [...agents, jaguar].filter(({ spot }) => spot !== NONE);
  }

  #over(kind: 'open' | 'blocked', spot: number): Compass[] {
    return COMPASS.filter((name) => edgeKind(this.#tiles, spot, name) === kind);
  }

  #steps(figure: Enemy): Compass[] {
    return figure.moves > 0 ? this.#over('open', figure.spot) : [];
  }

  #walks(): string[] {
    return this.#enemies().flatMap((figure) =>
      this.#steps(figure).flatMap((name) => this.#ways('move').map((way) => `${figure.name}>${this.#beyond(figure.spot, name)}:${way}`)),
    );
  }

  /** Walls that two symbols would take the Jaguar through. */
  #walls(): string[] {
    const jaguar = this.#enemies().find(({ name }) => name === 'jaguar');
    if (jaguar === undefined || jaguar.moves < 2) return [];
    return this.#over('blocked', jaguar.spot).map((name) => `jaguar>>${this.#beyond(jaguar.spot, name)}`);
  }

  #crossings(): string[] {
    return this.#pays({ ...FREE, move: 2 }) ? this.#walls() : [];
  }

  #mayShoot(figure: Enemy): boolean {
    return figure.shots > 0 && this.#inRange(figure.spot, 0, 1);
  }

  #shots(): string[] {
    return this.#enemies()
      .filter((figure) => this.#mayShoot(figure))
      .flatMap(({ name }) => this.#ways('gun').map((way) => `${name}!:${way}`));
  }

  // ── Range and sight ─────────────────────────────────────────────────────────────────────────────────────────────

  /** The tile is at such a range from Rick: walk straight on from him until something is in the way (PKL-049). */
  #inRange(spot: number, min: number, max: number, from = this.#t.vars.rickAt): boolean {
    if (spot === from) return min === 0;
    return COMPASS.some((name) => {
      let here = from;
      for (let steps = 1; steps <= max && edgeKind(this.#tiles, here, name) === 'open'; steps++) {
        here = nextTo(this.#tiles, here, name);
        if (here === spot) return steps >= min;
      }
      return false;
    });
  }

  #enemyAt(min: number, max: number): boolean {
    return this.#enemies().some(({ spot }) => this.#inRange(spot, min, max));
  }

  #agent(holds: (spot: number) => boolean): boolean {
    return this.#enemies().some(({ name, spot }) => name !== 'jaguar' && holds(spot));
  }

  /** One or two spaces away is a tile where nobody sees him, or the Rooftop (PKL-217). */
  #cover(): boolean {
    const { rickAt, ventBan } = this.#t.vars;
    const next = (spot: number): number[] =>
      COMPASS.filter((name) => edgeKind(this.#tiles, spot, name) === 'open' || (!ventBan && ventsAdjoin(this.#tiles, spot, name))).map(
        (name) => nextTo(this.#tiles, spot, name),
      );
    const near = next(rickAt);
    return [...near, ...near.flatMap(next)].some((end) => {
      if (end === rickAt) return false;
      const isRoof = TILES[this.#tiles[end].tile].id === 'tile-rooftop';
      return isRoof || this.#enemies().every(({ spot }) => !this.#inRange(spot, 0, this.#tiles.length, end));
    });
  }

  // ── Cards (PKL-251) ─────────────────────────────────────────────────────────────────────────────────────────────

  #does(id: string): boolean {
    const v = this.#t.vars;
    const faceUp = this.#tiles.flatMap(({ faceDown }, spot) => (faceDown ? [] : [spot]));
    const mayCome = (spot: number): boolean => v.agents.includes(NONE) || v.agents.some((place) => place !== spot);
    const canDo: { readonly [id: string]: () => boolean } = {
      'screw-shooter': () => this.#enemyAt(0, 0),
      'razor-launchers': () => this.#enemyAt(0, 1),
      'shoulder-laser': () => this.#enemyAt(1, 6),
      'quick-draw': () => this.#enemyAt(0, 2),
      'battery-bomb': () => this.#enemyAt(1, 2),
      jetpack: () => this.#rickWays().length > 0,
      parkour: () =>
        !v.ventBan &&
        COMPASS.some(
          (name) => hasVent(this.#tiles[v.rickAt], name) && (stackSize(this.#t) > 0 || nextTo(this.#tiles, v.rickAt, name) !== NONE),
        ),
      'take-cover': () => this.#cover(),
      mousetrap: () => faceUp.some((spot) => v.traps[spot] === NONE && this.#inRange(spot, 0, 1)),
      tripwire: () => faceUp.some((spot) => v.traps[spot] === NONE && this.#inRange(spot, 0, 1)),
      'is-he-done-for': () => stackSize(this.#t) > 0,
      'what-a-twist': () => faceUp.some((spot) => TILES[this.#tiles[spot].tile].kind === 'corridor-tile'),
      reinforcements: () => faceUp.some((spot) => TILES[this.#tiles[spot].tile].id.startsWith('tile-guard') && mayCome(spot)),
      ambush: () => faceUp.some((spot) => spot !== v.rickAt && mayCome(spot)),
      'fire-at-will': () => this.#agent((spot) => this.#inRange(spot, 0, 1)),
      'on-the-double': () => this.#agent((spot) => this.#over('open', spot).length > 0),
      sniper: () => this.#agent((spot) => this.#inRange(spot, 0, this.#tiles.length)),
      'jaguars-leap': () => v.jaguar === 'board',
    };
    // Solenya, Mustard Plaster, Bribe, Nothing Personal, Gunpowder Dusting and He's in the Vents! always do something.
    return canDo[id]?.() ?? true;
  }

  // ── Rerolls ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** PKL-065, PKL-066. */
  allowance(): number {
    const enemies = this.#enemies();
    if (this.#t.vars.side === 'russians') return Math.min(4, enemies.filter(({ name }) => name !== 'jaguar').length);
    return Math.max(0, 4 - enemies.filter(({ spot }) => this.#inRange(spot, 0, this.#tiles.length)).length);
  }

  /** Whose turn it is to answer. */
  seat(): number {
    return seatOf(this.#t.vars, this.#t.vars.side);
  }
}

interface Enemy {
  readonly name: string;
  readonly spot: number;
  /** Symbols that may still be spent on it this turn. */
  readonly moves: number;
  readonly shots: number;
}

const FREE: Cost = { move: 0, card: 0, tools: 0, gun: 0, any: 0 };

/** X stands for its least (PKL-197). */
const needed = (cost: Cost, part: keyof Cost): number => {
  const many = cost[part];
  return many === 'X' ? 1 : many;
};

function costly(def: number): { readonly id: string; readonly cost: Cost } {
  const component: Component = components[def];
  if (!('cost' in component)) throw new Error(`${component.id} is not played from the hand`);
  return component;
}
