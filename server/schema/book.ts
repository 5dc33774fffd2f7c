import { type Static, Type } from 'typebox';

/** The book of cards and the laboratory. */

const Share = Type.Object({
  share: Type.Number(),
  low: Type.Number({ description: 'between these it lies 19 times in 20' }),
  high: Type.Number(),
  games: Type.Integer({ description: 'how many matches it rests on' }),
});
export type Share = Static<typeof Share>;

const Basis = Type.Object({
  who: Type.Union([Type.Literal('bots'), Type.Literal('people')]),
  rulesVersion: Type.Integer(),
  players: Type.Integer(),
  games: Type.Integer(),
  bots: Type.Array(Type.Object({ level: Type.String(), playouts: Type.Integer() })),
  options: Type.Record(Type.String(), Type.String()),
  seed: Type.Union([Type.Integer(), Type.Null()]),
  command: Type.Union([Type.String({ description: 'what plays the same once more' }), Type.Null()]),
});
export type Basis = Static<typeof Basis>;

export const BookParams = Type.Object({ game: Type.String({ maxLength: 40 }) });
export const CardParams = Type.Object({ game: Type.String({ maxLength: 40 }), card: Type.String({ maxLength: 80 }) });

export const BookReply = Type.Object({
  game: Type.String(),
  rulesVersion: Type.Integer(),
  basis: Type.Union([Basis, Type.Null()]),
  cards: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.String(),
      count: Type.Integer(),
      played: Type.Union([Type.Number({ description: 'share of the players who played it in a match' }), Type.Null()]),
      wins: Type.Union([Share, Type.Null()]),
    }),
  ),
});
export type BookReply = Static<typeof BookReply>;

const CardFigures = Type.Object({
  basis: Basis,
  even: Type.Number({ description: 'what everybody would win if nothing mattered' }),
  played: Type.Number(),
  all: Share,
  early: Share,
  late: Share,
  plays: Type.Integer(),
  times: Type.Array(Type.Integer(), { description: 'plays by tenths of the match' }),
  ends: Type.Array(Type.Object({ zone: Type.String(), share: Type.Number(), low: Type.Number(), high: Type.Number() })),
  company: Type.Array(
    Type.Object({
      card: Type.String(),
      gain: Type.Number({ description: 'by how much the share of wins differs where both were played' }),
      low: Type.Number(),
      high: Type.Number(),
      games: Type.Integer(),
    }),
  ),
});
export type CardFigures = Static<typeof CardFigures>;

export const CardReply = Type.Object({
  game: Type.String(),
  card: Type.String(),
  rulings: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
  bots: Type.Union([CardFigures, Type.Null()]),
  people: Type.Union([CardFigures, Type.Null()]),
});
export type CardReply = Static<typeof CardReply>;

const Named = Type.Intersect([Type.Object({ name: Type.String() }), Share]);

const LabSet = Type.Object({
  basis: Basis,
  even: Type.Number(),
  seats: Type.Array(Share, { description: 'by turn order, who begins first' }),
  facts: Type.Record(Type.String(), Type.Array(Named)),
  turns: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), { description: 'turns, matches' }),
  reasons: Type.Array(Type.Tuple([Type.String(), Type.Integer()])),
  stalemates: Type.Integer(),
  /** Where two kinds of bots play every deal from every seat: how often the first one wins. */
  first: Type.Union([Share, Type.Null()]),
});
export type LabSet = Static<typeof LabSet>;

export const LabReply = Type.Object({
  game: Type.String(),
  rulesVersion: Type.Integer(),
  sets: Type.Array(LabSet),
  /** Finished matches of people against bots on this server, without hints; whoever gave up has lost. */
  against: Type.Union([Share, Type.Null()]),
  /** So many matches somebody may ask for; 0: none. */
  trials: Type.Integer(),
  players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
});
export type LabReply = Static<typeof LabReply>;

export const TrialRequest = Type.Object({
  players: Type.Integer({ minimum: 1, maximum: 12 }),
  level: Type.Union([Type.Literal('easy'), Type.Literal('normal'), Type.Literal('hard')]),
  playouts: Type.Integer({ minimum: 1, maximum: 200, description: 'playouts an answer of normal; hard has more' }),
  games: Type.Integer({ minimum: 10, maximum: 2000 }),
});
export type TrialRequest = Static<typeof TrialRequest>;

export const TrialParams = Type.Object({ id: Type.String({ maxLength: 20 }) });
export const TrialStarted = Type.Object({ id: Type.String() });

export const TrialReply = Type.Object({
  id: Type.String(),
  game: Type.String(),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('stopped'),
    Type.Literal('failed'),
  ]),
  wanted: Type.Integer({ description: 'how many matches were asked for' }),
  before: Type.Integer({ description: 'how many series come first' }),
  mine: Type.Boolean(),
  set: Type.Union([LabSet, Type.Null()]),
});
export type TrialReply = Static<typeof TrialReply>;
