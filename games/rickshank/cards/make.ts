import type { RickCard, Standing } from '../state.ts';
import type { CardName, Component } from './data.ts';
import { components } from './data.ts';

/** What a card does, besides its data. */
type Behaviour = Partial<Pick<RickCard, 'play' | 'defense' | 'group' | 'triggers' | 'activated' | 'start' | 'discarded'>> & {
  readonly vote?: Omit<NonNullable<RickCard['vote']>, 'kind'>;
  readonly standing?: Standing;
};

const NOTHING: Standing = {};

/** Data and behaviour of a card together. */
export function card(id: CardName, behaviour: Behaviour = {}): RickCard {
  const data: Component | undefined = components.find((one) => one.id === id);
  if (data === undefined) throw new Error(`there is no component ${id}`);
  const { type, tags } = data;
  if ((data.vote === undefined) !== (behaviour.vote === undefined)) throw new Error(`${id}: a Council card and its vote belong together`);
  // All cards have the same fields in the same order: they are read in the hottest loops.
  return {
    id: data.id,
    kind: data.kind,
    type,
    count: data.count,
    cost: data.cost,
    vp: data.vp,
    power: data.power,
    tags,
    vpRule: data.vpRule,
    isOngoing: tags.includes('ongoing'),
    isPlain: tags.includes('vanilla'),
    isFamily: type === 'starter' && tags.includes('smith-family'),
    isRick: type === 'rick',
    isLocation: type === 'location',
    isCouncil: type === 'council',
    isLast: tags.includes('game-end'),
    play: behaviour.play,
    vote: data.vote === undefined || behaviour.vote === undefined ? undefined : { kind: data.vote, ...behaviour.vote },
    defense: behaviour.defense,
    group: behaviour.group,
    triggers: behaviour.triggers ?? [],
    activated: behaviour.activated,
    start: behaviour.start,
    discarded: behaviour.discarded,
    standing: behaviour.standing ?? NOTHING,
  };
}
