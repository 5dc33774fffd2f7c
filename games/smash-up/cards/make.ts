import type { Happening, Hearing, Lasting, SmashCard } from '../state.ts';
import { factionIndex } from '../state.ts';
import { bitOf, COUNT, HOOK } from '../table/traits.ts';
import type { CardName, Component } from './data.ts';
import { components } from './data.ts';

type Hears = NonNullable<SmashCard['hears']>;

/** What a card does, besides its data. */
type Behaviour = Partial<
  Pick<
    SmashCard,
    | 'kin'
    | 'lasting'
    | 'ownOnly'
    | 'play'
    | 'special'
    | 'talent'
    | 'inPhase2'
    | 'hears'
    | 'answers'
    | 'grants'
    | 'offers'
    | 'rises'
    | 'before'
    | 'award'
    | 'after'
    | 'later'
  >
>;

// The same fields in the same order for all, because they are read in the hottest loops.
const hearing = ({ plain, ignoresSubject, when, run }: Hearing): Hearing => ({ plain, ignoresSubject, when, run });
const heard = ({ played, moved, destroyed, affected, start, end }: Hears): Hears => ({
  played: played && hearing(played),
  moved: moved && hearing(moved),
  destroyed: destroyed && hearing(destroyed),
  affected: affected && hearing(affected),
  start: start && hearing(start),
  end: end && hearing(end),
});

const lastingOf = (does: Lasting): { readonly [Kind in keyof Required<Lasting>]: Lasting[Kind] } => ({
  power: does.power,
  bearer: does.bearer,
  hangsOn: does.hangsOn,
  start: does.start,
  breakpoint: does.breakpoint,
  silences: does.silences,
  shields: does.shields,
  spares: does.spares,
  guards: does.guards,
  forbids: does.forbids,
  jams: does.jams,
  unearths: does.unearths,
  adopts: does.adopts,
});

/** What a card does while it lies in play, as bits of `HOOK`, by its definition. */
export function hooksOf({ lasting, grants, offers, talent, inPhase2, special }: SmashCard): number {
  let bits = 0;
  if (lasting?.hangsOn !== undefined) bits |= HOOK[lasting.hangsOn];
  for (const [kind, part] of Object.entries(lasting ?? {}) as [keyof Lasting, unknown][])
    if (kind !== 'hangsOn' && part !== undefined) bits |= HOOK[kind];
  if (grants !== undefined) bits |= HOOK.grants;
  if (offers !== undefined) bits |= HOOK.offers;
  if (talent !== undefined || inPhase2 !== undefined) bits |= HOOK.uses;
  if (special?.from === 'play') bits |= HOOK.special;
  return bits;
}

/** What it reacts to, as bits of `HEARS`. */
export function hearsOf({ hears }: SmashCard): number {
  let bits = 0;
  for (const [what, hearing] of Object.entries(hears ?? {})) if (hearing !== undefined) bits |= bitOf(what as Happening);
  return bits;
}

/** Data and behaviour of a card together. */
export function card(id: CardName, does: Behaviour = {}): SmashCard {
  const def = components.findIndex((one) => one.id === id);
  const data: Component = components[def];
  return {
    id: data.id,
    kind: data.kind,
    count: COUNT[def],
    copies: data.count,
    set: data.set,
    faction: factionIndex(data.faction),
    power: data.kind === 'minion' ? data.power : 0,
    breakpoint: data.kind === 'base' ? data.breakpoint : 0,
    vp: data.kind === 'base' ? data.vp : [],
    playOn: data.kind === 'action' ? data.playOn : 'none',
    kin: does.kin,
    lasting: does.lasting && lastingOf(does.lasting),
    ownOnly: does.ownOnly === true,
    play: does.play,
    special: does.special,
    talent: does.talent,
    inPhase2: does.inPhase2,
    hears: does.hears && heard(does.hears),
    answers: does.answers,
    grants: does.grants,
    offers: does.offers,
    rises: does.rises,
    before: does.before,
    award: does.award,
    after: does.after,
    later: does.later,
  };
}
