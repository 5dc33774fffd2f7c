import type { Options } from '#engine';
import { fittingOptions, Match } from '#engine';
import type { Scenario, TestTable } from '#engine/testing';
import { scenarioTable, TextLaw } from '#engine/testing';
import type { CardName } from '../cards/data.ts';
import { fluxx, texts } from '../index.ts';
import type { FluxxVars } from '../state.ts';
import { drawRule } from '../state.ts';

type Shared = 'deck' | 'discard' | 'centre' | 'stack';
type Own = 'hand' | 'keepers' | 'creepers';
type Position = Scenario<FluxxVars, CardName, Shared, Own> & { readonly rules?: readonly CardName[]; readonly goals?: readonly CardName[] };

const layOut = scenarioTable<FluxxVars, CardName, Shared, Own>(fluxx, {
  rest: 'deck',
  piles: ['deck', 'discard'],
  // Ann has drawn for her turn and is to play.
  start(t) {
    t.vars.phase = 'play';
    t.vars.turn = 1;
    t.vars.drawn = drawRule(t);
  },
  texts: new TextLaw(texts),
  words: ['free', 'go-on', 'end-turn', 'random'],
  // The counter rises when the turn starts, the seat changes before.
  turn: ({ vars }) => ({ n: vars.phase === 'start' ? vars.turn + 1 : vars.turn, seat: vars.active }),
});

/** A position: New Rules and Goals (oldest first) join the Basic Rules in the centre. */
export const deal = ({ rules = [], goals = [], ...rest }: Position): ReturnType<typeof layOut> =>
  layOut({ ...rest, centre: ['basic-rules', ...rules, ...goals] });

/** Ann's turn is about to begin. */
export const AT_START: Partial<FluxxVars> = { phase: 'start', turn: 0, drawn: 0 };

/** The options that are no cards of the hand. */
export const use = (card: CardName): string => `free ${card}`;
export const DRAW = 'go-on';
export const END = 'end-turn';
export const RANDOM = 'random';

type Dealt = TestTable<FluxxVars, Own>;
const inCentre = (table: Dealt, kind: string): string[] =>
  table.zone('centre').filter((name) => fluxx.defs.some((def) => def.id === name && def.kind === kind));
export const rulesOf = (table: Dealt): string[] => inCentre(table, 'new-rule');
export const goalsOf = (table: Dealt): string[] => inCentre(table, 'goal');

/** A match from its very start. */
export const startMatch = (seats: number, seed: number, options: Options = {}): Match<FluxxVars> =>
  Match.start(fluxx, { game: fluxx.id, rulesVersion: fluxx.rulesVersion, seats, options: fittingOptions(fluxx, seats, options), seed });
