import type { CardId } from '#engine';
import type { Dealt, Scenario, SeatName, TestTable } from '#engine/testing';
import { SEAT_NAMES, scenarioTable, TextLaw } from '#engine/testing';
import type { CardName } from '../cards/data.ts';
import { smashUp, texts } from '../index.ts';
import { newPlay } from '../plays/bank.ts';
import { noCards } from '../setup.ts';
import type { SmashVars, T } from '../state.ts';
import { MAX_SEATS, NONE, SITE, SITES, zones } from '../state.ts';
import { breakpointAt, powerOf } from '../table/layers.ts';
import { baseAt, cardOf, siteOf } from '../table/select.ts';

export type Own = 'hand' | 'deck' | 'discard';
type Shared = 'baseDeck' | 'baseDiscard' | `site:${number}`;
/** `of`: who controls the card in play; `owner`: whose it is, if it is somebody else's. */
export interface Tie {
  readonly of?: SeatName;
  readonly owner?: SeatName;
  readonly counters?: number;
}
export type Table = TestTable<SmashVars, Own>;
type Item = Dealt<CardName, Tie>;
type BaseName = CardName;

/** A base with the minions of each seat and the actions on it, as a rulebook example gives it. */
type Base = { readonly [seat in SeatName]?: readonly Item[] } & { readonly base: BaseName; readonly on?: readonly Item[] };
export type Position = Omit<Scenario<SmashVars, CardName, Shared, Own, Tie>, 'rest'> & { readonly bases?: readonly Base[] };

const controlled = (item: Item, of: SeatName): Item => (typeof item === 'string' ? { card: item, of } : { of, ...item });

const layOut = scenarioTable<SmashVars, CardName, Shared, Own, Tie>(smashUp, {
  rest: 'box',
  piles: ['deck', 'discard', 'baseDeck', 'baseDiscard'],
  texts: new TextLaw(texts),
  words: [
    'end',
    'use',
    'exchange',
    'hand',
    'top',
    'bottom',
    'discard',
    'deck',
    'talent',
    'special',
    'counters',
    'cards',
    'ignore',
    'draw',
    /^\S+@\S+$/,
  ],
  // «This card to that base», or onto that minion; a further play for the same card after a plus.
  call(t, choice, names) {
    if (typeof choice === 'number') return undefined;
    const parts = /^c(\d+)(?:@c(\d+))?(\+\w+)?$/.exec(choice.key);
    if (parts === null) return undefined;
    const to = parts[2] === undefined ? '' : `@${names.card(t, Number(parts[2]))}`;
    return `${names.card(t, Number(parts[1]))}${to}${parts[3] ?? ''}`;
  },
  start(t) {
    noCards(t);
    const { vars } = t;
    vars.phase = 'play';
    vars.turn = 1;
    vars.bank = [newPlay('minion', 'regular'), newPlay('action', 'regular')];
    for (let seat = 0; seat < MAX_SEATS; seat++)
      for (const zone of ['deck', 'hand', 'discard'] as const) for (const id of t.zones[zones.at[zone] + seat]) vars.owner[id] = seat;
    for (let site = 0; site < SITES; site++) if (t.zones[SITE + site].length > 0) vars.sites = site + 1;
  },
  tie(t, card, { of, owner, counters }, host) {
    const { vars } = t;
    if (cardOf(t, card).kind === 'base' || siteOf(t, card) === NONE) return;
    vars.ctrl[card] = of === undefined ? (host === undefined ? 0 : vars.ctrl[host]) : SEAT_NAMES.indexOf(of);
    vars.owner[card] = owner === undefined ? vars.ctrl[card] : SEAT_NAMES.indexOf(owner);
    vars.on[card] = host === undefined || cardOf(t, host).kind === 'base' ? NONE : host;
    vars.counters[card] = counters ?? 0;
  },
  ready(t) {
    for (const seat of t.ring) {
      const list = t.vars.factions[seat];
      for (let id = 0; id < t.def.length; id++)
        if (t.vars.owner[id] === seat && !list.includes(cardOf(t, id).faction)) list.push(cardOf(t, id).faction);
    }
  },
});

const SPARE_BASES: readonly BaseName[] = ['jungle-oasis', 'the-great-library', 'rhodes-plaza-mall', 'factory-436-1337'];
/** Something to draw that does nothing by itself and tells nobody that its player could answer from the hand. */
const SPARE_CARDS: readonly CardName[] = [
  'tech-center',
  'lend-a-hand',
  'outbreak',
  'take-the-shinies',
  'disenchant',
  'mark-of-sleep',
  'mall-crawl',
  'jammed-signal',
  'sacrifice',
  'portal',
  'grave-robbing',
  'survival-of-the-fittest',
];

/** It is ann's phase 2 with her regular plays. Only the named cards are in the match, and a few to draw. */
export function deal({ bases = [], ...position }: Position): ReturnType<typeof layOut> {
  const scenario: { [key: string]: unknown } = { ...position };
  bases.forEach(({ base, on = [], ...seats }, site) => {
    const minions = SEAT_NAMES.flatMap((name) => (seats[name] ?? []).map((item) => controlled(item, name)));
    scenario[`site:${site}`] = [base, ...minions, ...on.map((item) => controlled(item, 'ann'))];
  });
  const said = JSON.stringify({ bases, position });
  const spare = SPARE_CARDS.filter((name) => !said.includes(`"${name}"`));
  for (const name of SEAT_NAMES) {
    const own = scenario[name] as { readonly deck?: unknown } | undefined;
    if (own !== undefined && own.deck === undefined) scenario[name] = { ...own, deck: spare.splice(0, 2) };
  }
  scenario.baseDeck ??= SPARE_BASES.filter((name) => !bases.some(({ base }) => base === name)).slice(0, 3);
  return layOut(scenario as Parameters<typeof layOut>[0]);
}

/** The beginning of ann's turn. */
export const START: Partial<SmashVars> = { phase: 'start' };
/** Ann has finished phase 2. */
export const SCORE: Partial<SmashVars> = { phase: 'score', bank: [] };
export const END: Partial<SmashVars> = { phase: 'end', bank: [] };

export const power = (table: Table, name: string): number => powerOf(table.t, table.card(name));

const findSite = (t: T, base: string): number => {
  for (let site = 0; site < t.vars.sites; site++) if (baseAt(t, site) !== NONE && cardOf(t, baseAt(t, site)).id === base) return site;
  throw new Error(`${base} is not in play`);
};
/** Cards at a base, without the base itself. */
export const at = (table: Table, base: string): string[] => table.zone(`site:${findSite(table.t, base)}`).slice(1);
/** The same with marks: which of several cards of one name is there. */
export const copiesAt = (table: Table, base: string): string[] => table.copies(`site:${findSite(table.t, base)}`).slice(1);
export const breakpoint = (table: Table, base: string): number => breakpointAt(table.t, findSite(table.t, base));
export const basesIn = (table: Table): string[] =>
  Array.from({ length: table.vars.sites }, (_, site) => table.zone(`site:${site}`)[0]).filter((name) => name !== undefined);
export const counters = (table: Table, name: string): number => table.vars.counters[table.card(name)];
/** What the actions on a minion are called. */
export const on = (table: Table, name: string): string[] =>
  table.t.def.flatMap((_, id: CardId) => (table.vars.on[id] === table.card(name) ? [cardOf(table.t, id).id] : []));
export const bankOf = (table: Table): string[] => table.vars.bank.map(({ kind, slot }) => `${kind}:${slot}`);
/** Everybody who is asked in a window passes, until nobody is. */
export function allPass(table: Table, ...prompts: string[]): void {
  const keys = prompts.length > 0 ? prompts : ['special.before', 'special.after', 'react'];
  const { match } = table;
  for (let ask = match.open?.asks[0]; ask !== undefined && keys.includes(ask.prompt.key); ask = match.open?.asks[0]) {
    table.seat(SEAT_NAMES[ask.seat]).passes();
  }
}
/** One answer after another; windows in which the wanted answer is not offered are passed. */
export function act(table: Table, seat: SeatName, ...answers: (string | readonly string[])[]): void {
  for (const answer of answers) {
    const wanted = typeof answer === 'string' ? [answer] : answer;
    const { match } = table;
    for (let guard = 0; guard < 20; guard++) {
      const ask = match.open?.asks[0];
      if (ask?.prompt.window !== true) break;
      const who = SEAT_NAMES[ask.seat];
      if (who === seat && isOfferedNow(table, who, wanted)) break;
      table.seat(who).passes();
    }
    table.seat(seat).picks(...wanted);
  }
  const ask = table.match.open?.asks[0];
  if (ask?.prompt.key === 'react' && ask.options.length === 0) allPass(table, 'react');
}

function isOfferedNow(table: Table, seat: SeatName, wanted: readonly string[]): boolean {
  try {
    table.seat(seat).isOffered(...wanted);
    return true;
  } catch {
    return false;
  }
}

/** King Rex with counters, so that he has this power alone. */
export const full = (n: number) => ({ card: 'king-rex', counters: n - 7 }) as const;
/** An action of bob on somebody else's minion. */
export const foreign = (card: 'poison' | 'cuddle' | 'upgrade' | 'assassination') => ({ card, of: 'bob' }) as const;
