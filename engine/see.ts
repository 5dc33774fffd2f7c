import { keyOf, refOf } from './ask.ts';
import { decoded } from './codes.ts';
import { sees } from './table.ts';
import type { Ask, CardId, Decision, GameEvent, Options, Outcome, Param, Params, Ref, SeatId, Table } from './types.ts';
import { maskOf } from './types.ts';

// Everything that leaves the engine for a seat is built here, field by field: what is not written down stays hidden.

export interface CardView {
  readonly id: CardId;
  /** Printed name; null: face down for this seat. */
  readonly def: string | null;
}

export type ParamView =
  | number
  | string
  | { readonly card: CardId; readonly def: string | null }
  | { readonly seat: SeatId }
  | { readonly def: string }
  | { readonly cards: readonly CardView[] };
export type ParamsView = { readonly [name: string]: ParamView };

export interface OptionView {
  readonly key: string;
  readonly ref: Ref;
  readonly label?: string;
  readonly params?: ParamsView;
  readonly rule?: string;
}

export interface AskView {
  readonly prompt: string;
  readonly params: ParamsView;
  readonly rule: string;
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly decline?: string;
  /** Key of the option that would end something with more left that is worth doing. */
  readonly wastes?: string;
  readonly options: readonly OptionView[];
}

export interface DecisionView {
  readonly n: number;
  readonly mode: Decision['mode'];
  readonly quiet: boolean;
  /** Hidden cards could answer it: a race, or a question of that kind asked in turn. */
  readonly window: boolean;
  /** Who still has to answer. In an open window nobody can tell who has passed, so all stay listed until it closes. */
  readonly asked: readonly SeatId[];
  /** What the others are asked, in words; never their options. */
  readonly prompts: readonly { readonly seat: SeatId; readonly prompt: string; readonly params: ParamsView; readonly rule: string }[];
  readonly mine: AskView | null;
}

export interface View<V = unknown> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seat: SeatId | null;
  readonly options: Options;
  readonly ring: readonly SeatId[];
  readonly waiting: readonly SeatId[];
  readonly zones: { readonly [key: string]: readonly CardView[] };
  /** Zones whose faces somebody besides the usual seats sees now (an opened hand). */
  readonly sight: { readonly [key: string]: number };
  readonly vars: V;
  readonly derived: unknown;
  readonly decision: DecisionView | null;
  readonly outcome: Outcome | null;
}

export type EventView =
  | { readonly e: 'move'; readonly card: CardId; readonly def: string | null; readonly from: string; readonly to: string }
  | { readonly e: 'shuffle'; readonly zone: string }
  | { readonly e: 'show'; readonly card: CardId; readonly def: string | null }
  | { readonly e: 'log'; readonly key: string; readonly rule: string; readonly params: ParamsView };

export interface Open {
  readonly decision: Decision;
  readonly n: number;
  readonly picks: readonly (readonly number[] | null)[];
}

/** What a seat (or `SPECTATOR`) may know of the table. */
export function viewOf<V>(t: Table<V>, seat: SeatId, open: Open | null): View<V> {
  const zones: { [key: string]: readonly CardView[] } = {};
  const sight: { [key: string]: number } = {};
  const list = t.game.zones;
  for (let z = 0; z < list.length; z++) {
    if (list[z].offstage) continue;
    const ids = t.zones[z];
    if (t.sight[z] !== list[z].sight) sight[list[z].key] = t.sight[z];
    if (ids.length === 0 && list[z].owner !== null && !t.ring.includes(list[z].owner as SeatId)) continue;
    const cards: CardView[] = new Array(ids.length);
    for (let i = 0; i < ids.length; i++) cards[i] = cardView(t, seat, ids[i]);
    zones[list[z].key] = cards;
  }
  return {
    game: t.game.id,
    rulesVersion: t.game.rulesVersion,
    seat: t.ring.includes(seat) ? seat : null,
    options: t.options,
    ring: t.ring.slice(),
    waiting: t.waiting.slice(),
    zones,
    sight,
    vars: t.game.cloneVars(t.vars),
    derived: t.game.pages?.derived?.(t, seat) ?? null,
    decision: open === null ? null : decisionView(t, seat, open),
    outcome: t.outcome,
  };
}

const cardView = <V>(t: Table<V>, seat: SeatId, id: CardId): CardView => ({
  id,
  def: sees(t, seat, id) ? t.game.defs[t.def[id]].id : null,
});

function decisionView<V>(t: Table<V>, seat: SeatId, open: Open): DecisionView {
  const asked: SeatId[] = [];
  const prompts: { seat: SeatId; prompt: string; params: ParamsView; rule: string }[] = [];
  let mine: AskView | null = null;
  const { asks, mode } = open.decision;
  for (let i = 0; i < asks.length; i++) {
    const one = asks[i];
    if (one.seat === seat && open.picks[i] === null) mine = askView(t, seat, one);
    if (open.picks[i] === null || mode === 'first') asked.push(one.seat);
    if (one.seat !== seat)
      prompts.push({ seat: one.seat, prompt: one.prompt.key, params: paramsView(t, seat, one.prompt.params), rule: one.prompt.rule });
  }
  return { n: open.n, mode, quiet: asks.every((one) => one.prompt.quiet === true), window: isWindow(open.decision), asked, prompts, mine };
}

/** Whether hidden cards could answer the question: a race, or one in turn that is marked so. */
export const isWindow = (decision: Decision | null): boolean =>
  decision !== null && (decision.mode === 'first' || decision.asks.every((one) => one.prompt.window === true));

function askView<V>(t: Table<V>, seat: SeatId, ask: Ask): AskView {
  const options: OptionView[] = ask.options.map((one) => {
    const choice = decoded(one);
    const base = { key: keyOf(choice), ref: refOf(choice) };
    if (typeof choice === 'number' || choice.label === undefined) return base;
    return {
      ...base,
      label: choice.label,
      params: paramsView(t, seat, choice.params),
      ...(choice.rule === undefined ? {} : { rule: choice.rule }),
    };
  });
  const view = {
    prompt: ask.prompt.key,
    params: paramsView(t, seat, ask.prompt.params),
    rule: ask.prompt.rule,
    min: ask.min,
    max: ask.max,
    ordered: ask.ordered,
    options,
  };
  const { decline, wastes } = ask.prompt;
  const wasteful = wastes?.(ask.options);
  return { ...view, ...(decline === undefined ? {} : { decline }), ...(wasteful === undefined ? {} : { wastes: wasteful }) };
}

export function paramsView<V>(t: Table<V>, seat: SeatId, params: Params | undefined): ParamsView {
  return mapParams(params, (card) => (sees(t, seat, card) ? t.game.defs[t.def[card]].id : null));
}

function mapParams(params: Params | undefined, face: (card: CardId) => string | null): ParamsView {
  const out: { [name: string]: ParamView } = {};
  if (params === undefined) return out;
  for (const name of Object.keys(params)) {
    const value: Param = params[name];
    if (typeof value === 'object' && 'card' in value) out[name] = { card: value.card, def: face(value.card) };
    else if (typeof value === 'object' && 'cards' in value) out[name] = { cards: value.cards.map((id) => ({ id, def: face(id) })) };
    else out[name] = value;
  }
  return out;
}

/** The event as a seat may see it; null if it is not for that seat at all. */
export function eventView<V>(t: Table<V>, seat: SeatId, event: GameEvent): EventView | null {
  const bit = maskOf(seat);
  const name = (def: number, mask: number): string | null => ((mask & bit) === 0 ? null : t.game.defs[def].id);
  const zones = t.game.zones;
  switch (event.e) {
    case 'move':
      return { e: 'move', card: event.card, def: name(event.def, event.mask), from: zones[event.from].key, to: zones[event.to].key };
    case 'shuffle':
      return { e: 'shuffle', zone: zones[event.zone].key };
    case 'show':
      // Being shown something is public, what it was is not.
      return { e: 'show', card: event.card, def: name(event.def, event.mask) };
    case 'log': {
      if ((event.to & bit) === 0) return null;
      const face = (card: CardId): string | null => {
        const known = event.faces.find((f) => f.card === card);
        return known === undefined ? null : name(known.def, known.mask);
      };
      return { e: 'log', key: event.key, rule: event.rule, params: mapParams(event.params, face) };
    }
  }
}
