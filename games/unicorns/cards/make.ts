import type { Mark, UnicornCard } from '../state.ts';
import { MARKS } from '../state.ts';
import type { CardName, Component } from './data.ts';
import { components } from './data.ts';

/** What a card does, besides its data. */
type Behaviour = { readonly always?: readonly Mark[]; readonly needsBasic?: boolean } & Pick<
  UnicornCard,
  'playable' | 'play' | 'enter' | 'start' | 'lost' | 'left' | 'traffic' | 'crowd' | 'begin' | 'end'
>;

/** Data and behaviour of a card together. */
export function card(id: CardName, { always = [], ...behaviour }: Behaviour = {}): UnicornCard {
  const data = components.find((one) => one.id === id) as Component | undefined;
  if (data === undefined) throw new Error(`there is no component ${id}`);
  const isUnicorn = 'unicorns' in data;
  // All cards have the same fields in the same order: they are read in the hottest loops.
  return {
    id: data.id,
    kind: data.kind,
    count: data.count,
    tags: data.tags,
    unicorns: isUnicorn ? data.unicorns : 0,
    letters: isUnicorn ? data.letters : 0,
    isUnicorn,
    isBasic: data.kind === 'basic-unicorn',
    isBaby: data.kind === 'baby-unicorn',
    marks: always.reduce((sum, mark) => sum | MARKS[mark], behaviour.begin === undefined ? 0 : MARKS.moving),
    needsBasic: behaviour.needsBasic === true,
    playable: behaviour.playable,
    play: behaviour.play,
    enter: behaviour.enter,
    start: behaviour.start,
    lost: behaviour.lost,
    left: behaviour.left,
    traffic: behaviour.traffic,
    crowd: behaviour.crowd,
    begin: behaviour.begin,
    end: behaviour.end,
  };
}
