import { type Named, plainName, scenarioTable, TextLaw } from '#engine/testing';
import { type CardName, components } from '../cards/data.ts';
import { pickle, texts } from '../index.ts';
import { isFaceUp, type Spot, spotAt, tileOn } from '../map/board.ts';
import { cellAt, NONE } from '../map/grid.ts';
import { TILES, type TileId } from '../map/tiles.ts';
import { at, type PickleVars, type T } from '../state.ts';
import { boardOf, tileOfCode } from './map-notation.ts';

type Shared = 'play' | 'traps' | 'stack' | 'corridor' | 'map' | 'tile-discard' | 'pieces' | 'aside';
type Own = 'hand' | 'deck' | 'discard';

/** A position in the notation of the rules. Ann plays Rick, Bob the Russians; `solo` leaves Bob out. */
export interface Scene {
  /** `T@(0,0) B5@(0,1)/1 ?@(0,2)`; a tile that is missing is an empty cell. */
  readonly board: string;
  /** The faces of the face-down tiles, in the order of the board. */
  readonly under?: string;
  /** The corridor stack from the top; all other tiles if not given. */
  readonly stack?: string;
  readonly rick: string;
  /** Where agents stand: `{ 1: '(0,3)' }`; the others are in the supply. */
  readonly agents?: { readonly [agent: number]: string };
  readonly jaguar?: string;
  readonly side?: 'rick' | 'russians';
  /** `MMTW`: what the dice show, in the spend step. */
  readonly dice?: string;
  readonly hand?: readonly Named<CardName>[];
  /** The own deck from the top; all cards not named if not given. */
  readonly deck?: readonly Named<CardName>[];
  readonly russianHand?: readonly Named<CardName>[];
  readonly russianDeck?: readonly Named<CardName>[];
  readonly traps?: { readonly [place: string]: 'mousetrap' | 'tripwire' };
  readonly vars?: Partial<PickleVars>;
  /** Faces of the next rolls, in letters. */
  readonly rolls?: string;
  readonly solo?: boolean;
  readonly unfinished?: boolean;
}

const WORDS = ['end', 'talk-down', 'keep', /^(rick|jaguar|a\d+)>>?-?\d+,-?\d+(:\w+)?$/, /^(jaguar|a\d+)!:\w+$/, /^draw:\w+$/];

const LAW = new TextLaw(texts);

const LETTERS = 'MCTGW';
/** Letters to faces of the dice. */
export const faces = (letters: string): number[] => letters.split('').map((letter) => LETTERS.indexOf(letter));
/** What the dice show, spent ones as dots. */
export const shown = (v: PickleVars): string => v.dice.map((sign, die) => ((v.spent >> die) & 1 ? '.' : LETTERS[sign])).join('');
// The faces of a die are move, card, tools, gun, gun, wild.
const results = (letters: string): number[] => letters.split('').map((letter) => (letter === 'W' ? 5 : LETTERS.indexOf(letter)));

/** `(0,3)` as a spot of the board. */
export function spotOf(v: PickleVars, place: string): Spot {
  const [x, y] = place.slice(1, -1).split(',').map(Number);
  const spot = spotAt(v.board, cellAt(x, y));
  if (spot === NONE) throw new Error(`no tile at ${place}`);
  return spot;
}

const tileIds = (codes: string | undefined): TileId[] =>
  codes === undefined || codes === '' ? [] : codes.split(' ').map((code) => TILES[tileOfCode(code)].id);

/** Copies of the cards of a kind that are not named elsewhere. */
function others(kind: string, named: readonly string[]): CardName[] {
  const left = named.map(plainName);
  return components.flatMap((component) => {
    if (component.kind !== kind) return [];
    const copies: CardName[] = [];
    for (let i = 0; i < component.count; i++) {
      const used = left.indexOf(component.id);
      if (used >= 0) left.splice(used, 1);
      else copies.push(component.id);
    }
    return copies;
  });
}

export function scene(position: Scene) {
  const board = boardOf(position.board);
  const faceUp = board.cell.flatMap((_, spot) => (isFaceUp(board, spot) ? [TILES[tileOn(board, spot)].id] : []));
  const faceDown = tileIds(position.under);
  while (faceUp.length + faceDown.length < board.cell.length)
    faceDown.push(others('corridor-tile', [...faceUp, ...faceDown, ...tileIds(position.stack)])[0] as TileId);
  const stack = tileIds(position.stack);
  const spare = others('corridor-tile', [...faceUp, ...faceDown, ...stack]);
  const trapNames = Object.values(position.traps ?? {});
  const rick = piles('rick-card', position.hand ?? [], position.deck, trapNames);
  const russians = piles('russian-card', position.russianHand ?? [], position.russianDeck, []);
  const solo = position.solo === true;
  const deal = scenarioTable<PickleVars, CardName, Shared, Own>(pickle, {
    rest: 'pieces',
    piles: ['stack', 'tile-discard', 'deck', 'discard'],
    words: WORDS,
    texts: LAW,
    start: (t) => arrange(t, position),
    ready: (t) => settle(t, position),
  });
  return deal({
    ann: rick,
    ...(solo ? { aside: [...russians.hand, ...russians.deck, ...russians.discard] } : { bob: russians }),
    map: faceUp,
    corridor: faceDown,
    stack: position.stack === undefined ? spare : stack,
    'tile-discard': [...(position.stack === undefined ? [] : spare), ...others('start-tile', faceUp)],
    traps: trapNames,
    vars: position.vars,
    options: { sides: 'rick-first', corridor: 'right', distance: '3' },
    chance: results(position.rolls ?? ''),
    unfinished: position.unfinished,
  });
}

function piles(
  kind: string,
  hand: readonly Named<CardName>[],
  deck: readonly Named<CardName>[] | undefined,
  laid: readonly Named<CardName>[],
) {
  const rest = others(kind, [...hand, ...laid, ...(deck ?? [])]);
  return { hand, deck: deck ?? rest, discard: deck === undefined ? [] : rest };
}

function arrange(t: T, position: Scene): void {
  const v = t.vars;
  v.rick = 0;
  v.russians = position.solo === true ? NONE : 1;
  v.board = boardOf(position.board);
  v.side = position.side ?? 'rick';
  v.phase = position.dice === undefined ? 'roll' : 'spend';
  v.dice = faces(position.dice ?? 'MMMM');
  v.spent = position.dice === undefined ? 15 : 0;
  v.rickAt = spotOf(v, position.rick);
  for (const [agent, place] of Object.entries(position.agents ?? {})) v.agents[Number(agent) - 1] = spotOf(v, place);
  if (position.jaguar === undefined) return;
  v.jaguar = 'board';
  v.jaguarAt = spotOf(v, position.jaguar);
}

function settle(t: T, position: Scene): void {
  const v = t.vars;
  const up = [...t.zones[at.map]];
  const down = [...t.zones[at.corridor]];
  v.tiles = v.board.cell.map((_, spot) => (isFaceUp(v.board, spot) ? up.shift() : down.shift()) ?? NONE);
  v.traps = v.tiles.map(() => NONE);
  Object.keys(position.traps ?? {}).forEach((place, i) => {
    v.traps[spotOf(v, place)] = t.zones[at.traps][i];
  });
}
