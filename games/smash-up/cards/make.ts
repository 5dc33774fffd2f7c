import type { Mark, SmashCard } from '../state.ts';
import { factionIndex, MARKS } from '../state.ts';
import type { CardName, Component } from './data.ts';
import { components } from './data.ts';

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

/** Two copies of the box may be on the table (SMU-023); of bases one is enough (SMU-024). */
const COPIES_OF_BOX = 2;

/** Data and behaviour of a card together. */
export function card(id: CardName, { always = [], ...does }: Behaviour = {}): SmashCard {
  const data = components.find((one) => one.id === id) as Component;
  const isDoubled = data.set === 'what-were-we-thinking' && data.kind !== 'base';
  let marks = always.reduce((sum, mark) => sum | MARKS[mark], 0);
  if (does.hears !== undefined) marks |= MARKS.hearing;
  if (does.talent !== undefined || does.turn !== undefined) marks |= MARKS.acting;
  if (does.offers !== undefined) marks |= MARKS.offering;
  // All cards have the same fields in the same order: they are read in the hottest loops.
  return {
    id: data.id,
    kind: data.kind,
    count: isDoubled ? data.count * COPIES_OF_BOX : data.count,
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
    hears: does.hears,
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
