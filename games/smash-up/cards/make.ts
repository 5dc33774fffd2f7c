import type { Happening, Hearing, Mark, SmashCard } from '../state.ts';
import { factionIndex, MARKS } from '../state.ts';
import { bitOf, COUNT, HEARS, MARK } from '../table/traits.ts';
import type { CardName, Component } from './data.ts';
import { components } from './data.ts';

type Hears = NonNullable<SmashCard['hears']>;

/** What a card does, besides its data. */
type Behaviour = { readonly always?: readonly Mark[] } & Partial<
  Pick<
    SmashCard,
    | 'ownOnly'
    | 'play'
    | 'special'
    | 'talent'
    | 'turn'
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
const hearing = ({ plain, heedless, when, run }: Hearing): Hearing => ({ plain, heedless, when, run });
const heard = ({ played, moved, destroyed, affected, start, end }: Hears): Hears => ({
  played: played && hearing(played),
  moved: moved && hearing(moved),
  destroyed: destroyed && hearing(destroyed),
  affected: affected && hearing(affected),
  start: start && hearing(start),
  end: end && hearing(end),
});

/** Data and behaviour of a card together. */
export function card(id: CardName, { always = [], ...does }: Behaviour = {}): SmashCard {
  const def = components.findIndex((one) => one.id === id);
  const data: Component = components[def];
  let marks = always.reduce((sum, mark) => sum | MARKS[mark], 0);
  if (does.grants !== undefined) marks |= MARKS.granting;
  if (does.rises === true) marks |= MARKS.rising;
  if (does.special?.from === 'play') marks |= MARKS.special;
  if (does.talent !== undefined || does.turn !== undefined) marks |= MARKS.acting;
  if (does.offers !== undefined) marks |= MARKS.offering;
  MARK[def] = marks;
  for (const what of Object.keys(does.hears ?? {}) as Happening[]) HEARS[def] |= bitOf(what);
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
    marks,
    ownOnly: does.ownOnly === true,
    play: does.play,
    special: does.special,
    talent: does.talent,
    turn: does.turn,
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
