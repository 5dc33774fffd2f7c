import type { Effect, Mark, UnicornCard } from '../state.ts';
import { MARKS } from '../state.ts';
import type { CardName, Component } from './data.ts';
import { components } from './data.ts';

/** What a card does, besides its data. */
type Behaviour = { readonly always?: readonly Mark[]; readonly needsBasic?: boolean } & Pick<
  UnicornCard,
  'playable' | 'play' | 'enter' | 'start' | 'lost' | 'left' | 'traffic' | 'crowd' | 'begin' | 'end'
>;

const PLAIN_EFFECT = { optional: undefined, steps: [], when: undefined, secretly: undefined, needsHand: undefined, most: undefined };
const PLAIN_STEP = { after: undefined, targets: undefined, perStable: undefined, eachOwn: undefined, plan: undefined };

function shaped<E extends Effect>(effect: E | undefined): E | undefined {
  return effect && { ...PLAIN_EFFECT, ...effect, steps: effect.steps.map((step) => ({ ...PLAIN_STEP, ...step })) };
}

/** Data and behaviour of a card together. */
export function card(id: CardName, { always = [], ...behaviour }: Behaviour = {}): UnicornCard {
  const data = components.find((one) => one.id === id) as Component | undefined;
  if (data === undefined) throw new Error(`there is no component ${id}`);
  const isUnicorn = 'unicorns' in data;
  // All cards, their effects and instructions have the same fields in the same order: they are read in the hottest loops.
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
    play: shaped(behaviour.play),
    enter: shaped(behaviour.enter),
    start: shaped(behaviour.start),
    lost: shaped(behaviour.lost),
    left: shaped(behaviour.left),
    traffic: shaped(behaviour.traffic),
    crowd: shaped(behaviour.crowd),
    begin: shaped(behaviour.begin),
    end: shaped(behaviour.end),
  };
}
