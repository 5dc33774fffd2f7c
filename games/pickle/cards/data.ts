/** Edges of a tile as printed, before any rotation (PKL-054). */
export type Edge = 'N' | 'E' | 'S' | 'W';
export type Colour = 'red' | 'blue' | 'grey';
/** What a card can ask for; a wild die stands for any of these (PKL-071). */
export type PlainSymbol = 'move' | 'card' | 'tools' | 'gun';
export type DieFace = PlainSymbol | 'wild';
/** `rulebook`: name and core effect are given by the rulebook; `reconstructed`: it does not give the effect or layout. */
export type Source = 'rulebook' | 'reconstructed';

/** Symbols to pay; `any` = that many of any kind (PKL-141), `X` = chosen by the player (PKL-197). */
export type Cost = Readonly<Record<Exclude<PlainSymbol, 'tools'> | 'any', number>> & { readonly tools: number | 'X' };

type Base<K extends string, T extends string> = {
  readonly id: string;
  readonly kind: K;
  readonly count: number;
  readonly tags: readonly T[];
  readonly source: Source;
};

export type RickCard = Base<'rick-card', 'weapon' | 'line' | 'area' | 'movement' | 'vent' | 'symbols' | 'heal' | 'trap'> & {
  readonly deck: 'rick';
  readonly cost: Cost;
  readonly rangeMin?: number;
  readonly rangeMax?: number;
  readonly damage?: number;
  readonly maxTargets?: number;
  readonly shots?: number;
  readonly spaces?: number;
  readonly gainWild?: number;
  readonly heal?: number;
};

type RussianTag =
  | 'choice-by-opponent'
  | 'symbols'
  | 'x-cost'
  | 'clock'
  | 'board'
  | 'jaguar'
  | 'draw'
  | 'heal'
  | 'summon'
  | 'shooting'
  | 'movement'
  | 'lasting';

export type RussianCard = Base<'russian-card', RussianTag> & {
  readonly deck: 'russian';
  readonly cost: Cost;
  readonly millCards?: number;
  readonly gainWild?: number;
  readonly xMin?: number;
  readonly xMax?: number;
  readonly draw?: number;
  readonly heal?: number;
  readonly summon?: number;
  readonly damage?: number;
  readonly maxTargets?: number;
  readonly spaces?: number;
};

type TileFace = {
  readonly code: string;
  readonly walls: readonly Edge[];
  readonly vents: readonly Edge[];
  readonly summon: number;
};

export type StartTile = Base<'start-tile', 'start' | 'guard-station' | 'goal'> & TileFace & { readonly colour: null; readonly arrow: null };

export type CorridorTile = Base<'corridor-tile', 'corridor' | Colour | 'vent' | 'summon' | 'dead-end'> &
  TileFace & { readonly colour: Colour; readonly arrow: Edge };

export type Die = Base<'die', 'dice'> & { readonly faces: readonly DieFace[] };
export type CharacterCard = Base<'character-card', 'rick' | 'jaguar' | 'agents'> & { readonly health: number };
export type HealthToken = Base<'health-token', 'token'>;
export type Figure = Base<'figure', 'figure'>;
export type Agent = Base<'agent', 'figure'> & { readonly health: number };
export type Booklet = Base<'booklet', 'booklet'>;

export type DeckCard = RickCard | RussianCard;
export type Tile = StartTile | CorridorTile;
export type Component = DeckCard | Tile | Die | CharacterCard | HealthToken | Figure | Agent | Booklet;

/** Everything in the box, in the order of the component list; names and texts are in `text/`. */
// biome-ignore format: a table, one component to an entry
export const components = [
  { id: 'screw-shooter', kind: 'rick-card', count: 3, deck: 'rick', cost: { move: 0, card: 0, tools: 0, gun: 0, any: 1 },
    rangeMin: 0, rangeMax: 0, damage: 2, maxTargets: 1, tags: ['weapon'], source: 'rulebook' },
  { id: 'razor-launchers', kind: 'rick-card', count: 3, deck: 'rick', cost: { move: 0, card: 0, tools: 0, gun: 1, any: 0 },
    rangeMin: 0, rangeMax: 1, damage: 2, maxTargets: 2, tags: ['weapon'], source: 'rulebook' },
  { id: 'shoulder-laser', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 0, card: 0, tools: 0, gun: 2, any: 0 },
    rangeMin: 1, rangeMax: 6, damage: 3, tags: ['weapon', 'line'], source: 'rulebook' },
  { id: 'quick-draw', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 0, card: 1, tools: 0, gun: 0, any: 0 },
    rangeMin: 0, rangeMax: 2, damage: 1, shots: 2, tags: ['weapon'], source: 'reconstructed' },
  { id: 'battery-bomb', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 0, card: 0, tools: 1, gun: 1, any: 0 },
    rangeMin: 1, rangeMax: 2, damage: 3, tags: ['weapon', 'area'], source: 'reconstructed' },
  { id: 'jetpack', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 0, card: 0, tools: 1, gun: 0, any: 0 },
    spaces: 3, tags: ['movement'], source: 'rulebook' },
  { id: 'parkour', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 0, card: 0, tools: 0, gun: 0, any: 1 },
    tags: ['movement', 'vent'], source: 'rulebook' },
  { id: 'take-cover', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 1, card: 0, tools: 0, gun: 0, any: 0 },
    spaces: 2, tags: ['movement'], source: 'reconstructed' },
  { id: 'solenya', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 0, card: 0, tools: 0, gun: 0, any: 1 },
    gainWild: 2, tags: ['symbols'], source: 'rulebook' },
  { id: 'mustard-plaster', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 0, card: 1, tools: 0, gun: 0, any: 0 },
    heal: 3, tags: ['heal'], source: 'rulebook' },
  { id: 'mousetrap', kind: 'rick-card', count: 2, deck: 'rick', cost: { move: 0, card: 0, tools: 1, gun: 0, any: 0 },
    damage: 2, tags: ['trap'], source: 'reconstructed' },
  { id: 'tripwire', kind: 'rick-card', count: 1, deck: 'rick', cost: { move: 0, card: 0, tools: 2, gun: 0, any: 0 },
    damage: 3, tags: ['trap', 'area'], source: 'reconstructed' },
  { id: 'bribe', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 0, card: 1, tools: 0, gun: 0, any: 0 },
    millCards: 5, gainWild: 1, tags: ['choice-by-opponent', 'symbols'], source: 'rulebook' },
  { id: 'is-he-done-for', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 0, card: 0, tools: 'X', gun: 0, any: 0 },
    xMin: 1, xMax: 4, tags: ['x-cost', 'clock'], source: 'rulebook' },
  { id: 'what-a-twist', kind: 'russian-card', count: 3, deck: 'russian', cost: { move: 0, card: 0, tools: 2, gun: 0, any: 0 },
    tags: ['board'], source: 'rulebook' },
  { id: 'nothing-personal', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 2, card: 0, tools: 0, gun: 0, any: 0 },
    draw: 1, tags: ['jaguar', 'draw'], source: 'rulebook' },
  { id: 'gunpowder-dusting', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 0, card: 0, tools: 1, gun: 0, any: 0 },
    heal: 3, draw: 1, tags: ['jaguar', 'heal', 'draw'], source: 'rulebook' },
  { id: 'reinforcements', kind: 'russian-card', count: 3, deck: 'russian', cost: { move: 0, card: 0, tools: 1, gun: 0, any: 0 },
    summon: 2, tags: ['summon'], source: 'reconstructed' },
  { id: 'ambush', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 0, card: 1, tools: 0, gun: 0, any: 0 },
    summon: 1, tags: ['summon'], source: 'reconstructed' },
  { id: 'fire-at-will', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 0, card: 0, tools: 0, gun: 1, any: 0 },
    damage: 1, tags: ['shooting'], source: 'reconstructed' },
  { id: 'on-the-double', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 1, card: 0, tools: 0, gun: 0, any: 0 },
    maxTargets: 3, tags: ['movement'], source: 'reconstructed' },
  { id: 'sniper', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 0, card: 0, tools: 0, gun: 1, any: 0 },
    damage: 3, tags: ['shooting'], source: 'reconstructed' },
  { id: 'hes-in-the-vents', kind: 'russian-card', count: 1, deck: 'russian', cost: { move: 0, card: 0, tools: 1, gun: 0, any: 0 },
    tags: ['lasting'], source: 'reconstructed' },
  { id: 'jaguars-leap', kind: 'russian-card', count: 2, deck: 'russian', cost: { move: 1, card: 0, tools: 0, gun: 1, any: 0 },
    spaces: 2, damage: 1, tags: ['jaguar', 'movement', 'shooting'], source: 'reconstructed' },
  { id: 'tile-toilet', kind: 'start-tile', count: 1, code: 'T', colour: null, arrow: null,
    walls: [], vents: [], summon: 0, tags: ['start'], source: 'rulebook' },
  { id: 'tile-guard-a', kind: 'start-tile', count: 1, code: 'A', colour: null, arrow: null,
    walls: [], vents: [], summon: 0, tags: ['start', 'guard-station'], source: 'rulebook' },
  { id: 'tile-guard-b', kind: 'start-tile', count: 1, code: 'B', colour: null, arrow: null,
    walls: [], vents: [], summon: 0, tags: ['start', 'guard-station'], source: 'rulebook' },
  { id: 'tile-rooftop', kind: 'start-tile', count: 1, code: 'H', colour: null, arrow: null,
    walls: [], vents: [], summon: 0, tags: ['start', 'goal'], source: 'rulebook' },
  { id: 'tile-red-1', kind: 'corridor-tile', count: 1, code: 'R1', colour: 'red', arrow: 'S',
    walls: ['N'], vents: ['N'], summon: 0, tags: ['corridor', 'red', 'vent'], source: 'reconstructed' },
  { id: 'tile-red-2', kind: 'corridor-tile', count: 1, code: 'R2', colour: 'red', arrow: 'S',
    walls: ['N'], vents: [], summon: 1, tags: ['corridor', 'red', 'summon'], source: 'reconstructed' },
  { id: 'tile-red-3', kind: 'corridor-tile', count: 1, code: 'R3', colour: 'red', arrow: 'S',
    walls: ['E', 'W'], vents: ['E'], summon: 0, tags: ['corridor', 'red', 'vent'], source: 'reconstructed' },
  { id: 'tile-red-4', kind: 'corridor-tile', count: 1, code: 'R4', colour: 'red', arrow: 'S',
    walls: ['E', 'W'], vents: [], summon: 1, tags: ['corridor', 'red', 'summon'], source: 'reconstructed' },
  { id: 'tile-red-5', kind: 'corridor-tile', count: 1, code: 'R5', colour: 'red', arrow: 'S',
    walls: ['N', 'E'], vents: ['N', 'E'], summon: 0, tags: ['corridor', 'red', 'vent'], source: 'reconstructed' },
  { id: 'tile-red-6', kind: 'corridor-tile', count: 1, code: 'R6', colour: 'red', arrow: 'S',
    walls: ['N', 'W'], vents: ['W'], summon: 1, tags: ['corridor', 'red', 'vent', 'summon'], source: 'reconstructed' },
  { id: 'tile-red-7', kind: 'corridor-tile', count: 1, code: 'R7', colour: 'red', arrow: 'S',
    walls: ['N', 'E', 'W'], vents: ['N'], summon: 0, tags: ['corridor', 'red', 'vent', 'dead-end'], source: 'reconstructed' },
  { id: 'tile-red-8', kind: 'corridor-tile', count: 1, code: 'R8', colour: 'red', arrow: 'S',
    walls: ['E'], vents: ['E'], summon: 0, tags: ['corridor', 'red', 'vent'], source: 'reconstructed' },
  { id: 'tile-blue-1', kind: 'corridor-tile', count: 1, code: 'B1', colour: 'blue', arrow: 'S',
    walls: ['N'], vents: ['N'], summon: 1, tags: ['corridor', 'blue', 'vent', 'summon'], source: 'reconstructed' },
  { id: 'tile-blue-2', kind: 'corridor-tile', count: 1, code: 'B2', colour: 'blue', arrow: 'S',
    walls: ['W'], vents: ['W'], summon: 0, tags: ['corridor', 'blue', 'vent'], source: 'reconstructed' },
  { id: 'tile-blue-3', kind: 'corridor-tile', count: 1, code: 'B3', colour: 'blue', arrow: 'S',
    walls: ['E', 'W'], vents: ['W'], summon: 0, tags: ['corridor', 'blue', 'vent'], source: 'reconstructed' },
  { id: 'tile-blue-4', kind: 'corridor-tile', count: 1, code: 'B4', colour: 'blue', arrow: 'S',
    walls: ['N', 'E'], vents: ['E'], summon: 1, tags: ['corridor', 'blue', 'vent', 'summon'], source: 'reconstructed' },
  { id: 'tile-blue-5', kind: 'corridor-tile', count: 1, code: 'B5', colour: 'blue', arrow: 'S',
    walls: ['N', 'W'], vents: ['N'], summon: 1, tags: ['corridor', 'blue', 'vent', 'summon'], source: 'reconstructed' },
  { id: 'tile-blue-6', kind: 'corridor-tile', count: 1, code: 'B6', colour: 'blue', arrow: 'S',
    walls: ['N', 'E', 'W'], vents: ['E', 'W'], summon: 0, tags: ['corridor', 'blue', 'vent', 'dead-end'], source: 'reconstructed' },
  { id: 'tile-blue-7', kind: 'corridor-tile', count: 1, code: 'B7', colour: 'blue', arrow: 'S',
    walls: ['E'], vents: [], summon: 1, tags: ['corridor', 'blue', 'summon'], source: 'reconstructed' },
  { id: 'tile-blue-8', kind: 'corridor-tile', count: 1, code: 'B8', colour: 'blue', arrow: 'S',
    walls: ['N', 'E', 'W'], vents: ['N', 'E'], summon: 0, tags: ['corridor', 'blue', 'vent', 'dead-end'], source: 'reconstructed' },
  { id: 'tile-grey-1', kind: 'corridor-tile', count: 1, code: 'G1', colour: 'grey', arrow: 'S',
    walls: [], vents: [], summon: 2, tags: ['corridor', 'grey', 'summon'], source: 'reconstructed' },
  { id: 'tile-grey-2', kind: 'corridor-tile', count: 1, code: 'G2', colour: 'grey', arrow: 'S',
    walls: [], vents: [], summon: 1, tags: ['corridor', 'grey', 'summon'], source: 'reconstructed' },
  { id: 'tile-grey-3', kind: 'corridor-tile', count: 1, code: 'G3', colour: 'grey', arrow: 'S',
    walls: ['N'], vents: ['N'], summon: 1, tags: ['corridor', 'grey', 'vent', 'summon'], source: 'reconstructed' },
  { id: 'tile-grey-4', kind: 'corridor-tile', count: 1, code: 'G4', colour: 'grey', arrow: 'S',
    walls: ['E', 'W'], vents: ['E', 'W'], summon: 1, tags: ['corridor', 'grey', 'vent', 'summon'], source: 'reconstructed' },
  { id: 'tile-grey-5', kind: 'corridor-tile', count: 1, code: 'G5', colour: 'grey', arrow: 'S',
    walls: ['N', 'E'], vents: [], summon: 0, tags: ['corridor', 'grey'], source: 'reconstructed' },
  { id: 'tile-grey-6', kind: 'corridor-tile', count: 1, code: 'G6', colour: 'grey', arrow: 'S',
    walls: ['N', 'W'], vents: [], summon: 2, tags: ['corridor', 'grey', 'summon'], source: 'reconstructed' },
  { id: 'tile-grey-7', kind: 'corridor-tile', count: 1, code: 'G7', colour: 'grey', arrow: 'S',
    walls: ['W'], vents: [], summon: 0, tags: ['corridor', 'grey'], source: 'reconstructed' },
  { id: 'tile-grey-8', kind: 'corridor-tile', count: 1, code: 'G8', colour: 'grey', arrow: 'S',
    walls: ['N', 'E', 'W'], vents: ['W'], summon: 0, tags: ['corridor', 'grey', 'vent', 'dead-end'], source: 'reconstructed' },
  { id: 'action-die', kind: 'die', count: 4, faces: ['move', 'card', 'tools', 'gun', 'gun', 'wild'], tags: ['dice'], source: 'rulebook' },
  { id: 'character-pickle-rick', kind: 'character-card', count: 1, health: 10, tags: ['rick'], source: 'rulebook' },
  { id: 'character-jaguar', kind: 'character-card', count: 1, health: 10, tags: ['jaguar'], source: 'rulebook' },
  { id: 'character-agents', kind: 'character-card', count: 1, health: 1, tags: ['agents'], source: 'rulebook' },
  { id: 'health-token-rick', kind: 'health-token', count: 1, tags: ['token'], source: 'rulebook' },
  { id: 'health-token-jaguar', kind: 'health-token', count: 1, tags: ['token'], source: 'rulebook' },
  { id: 'figure-rick', kind: 'figure', count: 1, tags: ['figure'], source: 'rulebook' },
  { id: 'figure-jaguar', kind: 'figure', count: 1, tags: ['figure'], source: 'rulebook' },
  { id: 'agent', kind: 'agent', count: 10, health: 1, tags: ['figure'], source: 'rulebook' },
  { id: 'rulebook', kind: 'booklet', count: 1, tags: ['booklet'], source: 'rulebook' },
] as const satisfies readonly Component[];

export type CardName = (typeof components)[number]['id'];
