/** The 100 cards as data, in the order of the component list. Names and texts are in ../text, behaviour is in the other files here. */

interface Printed<Kind extends string, Tag extends string> {
  readonly id: string;
  readonly kind: Kind;
  readonly count: number;
  readonly tags: readonly Tag[];
}

export interface BasicRules extends Printed<'basic-rules', 'never-leaves-play'> {
  readonly draw: number;
  readonly play: number;
}

/** What a New Rule regulates; a newer rule pushes an older one out of its slot, `null` lives beside all others (FLX-103). */
export type Regulation =
  | { readonly slot: 'draw' | 'hand-limit' | 'keeper-limit' | 'agenda'; readonly value: number }
  | { readonly slot: 'play'; readonly value: number | 'all' | 'all-but-1' }
  | { readonly slot: null };

export type NewRule = Printed<
  'new-rule',
  'draw-rule' | 'play-rule' | 'limit' | 'goals' | 'randomness' | 'creepers' | 'free-action' | 'once-per-turn' | 'ends-turn' | 'speech'
> &
  Regulation & { readonly freeAction: boolean };

export type Mark = 'speech' | 'friend';

export type KeeperPower =
  | 'discard-own-galactic-federation'
  | 'discard-self-draw-2'
  | 'counts-as:rick-sanchez'
  | 'move-own-cronenbergs'
  | 'keeper-limit-plus-1'
  | 'peek-3-reorder'
  | 'give-1-draw-1';

export interface Keeper extends Printed<'keeper', 'family' | 'character' | 'gadget' | 'item' | 'free-action' | 'once-per-turn' | 'secret'> {
  readonly marks: readonly Mark[];
  /** The line itself is in the texts; 'each-turn' is said when played as well (FLX-154). */
  readonly say?: { readonly when: 'on-play' | 'each-turn' };
  readonly power?: KeeperPower;
}

export type Creeper = Printed<'creeper', 'start-of-turn' | 'free-action' | 'moves'>;

/** Creepers named by a Goal are required by it and do not hinder it (FLX-205). */
interface Requires {
  readonly creepers: readonly CreeperName[];
}

export type Condition =
  | (Requires & { readonly type: 'all-of'; readonly keepers: readonly KeeperName[] })
  | (Requires & { readonly type: 'at-least-of'; readonly min: number; readonly keepers: readonly KeeperName[] })
  | (Requires & { readonly type: 'mark-count'; readonly mark: Mark; readonly min: number })
  | (Requires & { readonly type: 'all-of-plus-mark'; readonly keepers: readonly KeeperName[]; readonly mark: Mark; readonly min: number })
  | (Requires & { readonly type: 'most'; readonly of: 'keepers' | 'hand' | `mark:${Mark}`; readonly min: number })
  | { readonly type: 'creeper-count'; readonly min: number };

export interface Goal extends Printed<'goal', 'pair' | 'set' | 'friends' | 'most' | 'creeper-goal'> {
  readonly condition: Condition;
}

export interface Action
  extends Printed<
    'action',
    | 'side-hand'
    | 'nested-play'
    | 'steal'
    | 'hands'
    | 'rules'
    | 'discard'
    | 'draw'
    | 'turn'
    | 'shuffle'
    | 'friends'
    | 'creepers'
    | 'randomness'
    | 'secret'
    | 'simultaneous'
  > {
  readonly draw?: number;
  readonly play?: number;
}

export type Component = BasicRules | NewRule | Keeper | Creeper | Goal | Action;

const basicRules = {
  id: 'basic-rules',
  kind: 'basic-rules',
  count: 1,
  draw: 1,
  play: 1,
  tags: ['never-leaves-play'],
} as const satisfies BasicRules;

const newRules = [
  { id: 'draw-2', kind: 'new-rule', count: 1, slot: 'draw', value: 2, freeAction: false, tags: ['draw-rule'] },
  { id: 'draw-3', kind: 'new-rule', count: 1, slot: 'draw', value: 3, freeAction: false, tags: ['draw-rule'] },
  { id: 'draw-4', kind: 'new-rule', count: 1, slot: 'draw', value: 4, freeAction: false, tags: ['draw-rule'] },
  { id: 'draw-5', kind: 'new-rule', count: 1, slot: 'draw', value: 5, freeAction: false, tags: ['draw-rule'] },
  { id: 'play-2', kind: 'new-rule', count: 1, slot: 'play', value: 2, freeAction: false, tags: ['play-rule'] },
  { id: 'play-3', kind: 'new-rule', count: 1, slot: 'play', value: 3, freeAction: false, tags: ['play-rule'] },
  { id: 'play-4', kind: 'new-rule', count: 1, slot: 'play', value: 4, freeAction: false, tags: ['play-rule'] },
  { id: 'play-all', kind: 'new-rule', count: 1, slot: 'play', value: 'all', freeAction: false, tags: ['play-rule'] },
  { id: 'play-all-but-1', kind: 'new-rule', count: 1, slot: 'play', value: 'all-but-1', freeAction: false, tags: ['play-rule'] },
  { id: 'hand-limit-0', kind: 'new-rule', count: 1, slot: 'hand-limit', value: 0, freeAction: false, tags: ['limit'] },
  { id: 'hand-limit-1', kind: 'new-rule', count: 1, slot: 'hand-limit', value: 1, freeAction: false, tags: ['limit'] },
  { id: 'hand-limit-2', kind: 'new-rule', count: 1, slot: 'hand-limit', value: 2, freeAction: false, tags: ['limit'] },
  { id: 'keeper-limit-3', kind: 'new-rule', count: 1, slot: 'keeper-limit', value: 3, freeAction: false, tags: ['limit'] },
  { id: 'keeper-limit-4', kind: 'new-rule', count: 1, slot: 'keeper-limit', value: 4, freeAction: false, tags: ['limit'] },
  { id: 'double-agenda', kind: 'new-rule', count: 1, slot: 'agenda', value: 2, freeAction: false, tags: ['goals'] },
  { id: 'first-play-random', kind: 'new-rule', count: 1, slot: null, freeAction: false, tags: ['randomness'] },
  { id: 'get-on-with-it', kind: 'new-rule', count: 1, slot: null, freeAction: true, tags: ['free-action', 'ends-turn'] },
  { id: 'swap-plays-for-draws', kind: 'new-rule', count: 1, slot: null, freeAction: true, tags: ['free-action', 'ends-turn'] },
  { id: 'recycling', kind: 'new-rule', count: 1, slot: null, freeAction: true, tags: ['free-action', 'once-per-turn'] },
  { id: 'mystery-play', kind: 'new-rule', count: 1, slot: null, freeAction: true, tags: ['free-action', 'once-per-turn'] },
  { id: 'get-schwifty', kind: 'new-rule', count: 1, slot: null, freeAction: true, tags: ['free-action', 'once-per-turn', 'speech'] },
  { id: 'dont-think-about-it', kind: 'new-rule', count: 1, slot: null, freeAction: false, tags: ['creepers'] },
  { id: 'blame-jerry', kind: 'new-rule', count: 1, slot: null, freeAction: true, tags: ['free-action', 'once-per-turn', 'creepers'] },
] as const satisfies readonly NewRule[];

const keepers = [
  { id: 'rick-sanchez', kind: 'keeper', count: 1, marks: ['speech'], say: { when: 'on-play' }, tags: ['family'] },
  { id: 'morty-smith', kind: 'keeper', count: 1, marks: ['speech'], say: { when: 'on-play' }, tags: ['family'] },
  { id: 'summer-smith', kind: 'keeper', count: 1, marks: [], tags: ['family'] },
  { id: 'beth-smith', kind: 'keeper', count: 1, marks: [], tags: ['family'] },
  { id: 'jerry-smith', kind: 'keeper', count: 1, marks: [], tags: ['family'] },
  { id: 'birdperson', kind: 'keeper', count: 1, marks: [], power: 'discard-own-galactic-federation', tags: ['character', 'free-action'] },
  { id: 'squanchy', kind: 'keeper', count: 1, marks: ['speech'], say: { when: 'each-turn' }, tags: ['character'] },
  {
    id: 'mr-meeseeks',
    kind: 'keeper',
    count: 1,
    marks: ['speech'],
    say: { when: 'each-turn' },
    power: 'discard-self-draw-2',
    tags: ['character', 'free-action'],
  },
  { id: 'mr-poopybutthole', kind: 'keeper', count: 1, marks: ['speech'], say: { when: 'on-play' }, tags: ['character'] },
  {
    id: 'pickle-rick',
    kind: 'keeper',
    count: 1,
    marks: ['speech'],
    say: { when: 'on-play' },
    power: 'counts-as:rick-sanchez',
    tags: ['character'],
  },
  { id: 'snowball', kind: 'keeper', count: 1, marks: [], tags: ['character'] },
  { id: 'portal-gun', kind: 'keeper', count: 1, marks: [], power: 'move-own-cronenbergs', tags: ['gadget', 'free-action'] },
  { id: 'space-cruiser', kind: 'keeper', count: 1, marks: [], power: 'keeper-limit-plus-1', tags: ['gadget'] },
  {
    id: 'interdimensional-cable-box',
    kind: 'keeper',
    count: 1,
    marks: [],
    power: 'peek-3-reorder',
    tags: ['gadget', 'free-action', 'once-per-turn', 'secret'],
  },
  {
    id: 'butter-robot',
    kind: 'keeper',
    count: 1,
    marks: [],
    power: 'give-1-draw-1',
    tags: ['gadget', 'free-action', 'once-per-turn', 'secret'],
  },
  { id: 'plumbus', kind: 'keeper', count: 1, marks: [], tags: ['gadget'] },
  { id: 'szechuan-sauce', kind: 'keeper', count: 1, marks: [], tags: ['item'] },
  { id: 'sleepy-gary', kind: 'keeper', count: 1, marks: ['friend'], tags: ['character'] },
  { id: 'pencilvester', kind: 'keeper', count: 1, marks: ['friend'], tags: ['character'] },
  { id: 'tinkles', kind: 'keeper', count: 1, marks: ['friend', 'speech'], say: { when: 'on-play' }, tags: ['character'] },
  { id: 'hamurai', kind: 'keeper', count: 1, marks: ['friend'], tags: ['character'] },
  { id: 'reverse-giraffe', kind: 'keeper', count: 1, marks: ['friend'], tags: ['character'] },
  { id: 'ghost-in-a-jar', kind: 'keeper', count: 1, marks: ['friend'], tags: ['character'] },
  { id: 'photography-raptor', kind: 'keeper', count: 1, marks: ['friend'], tags: ['character'] },
] as const satisfies readonly Keeper[];

const creepers = [
  { id: 'evil-morty', kind: 'creeper', count: 1, tags: ['start-of-turn'] },
  { id: 'galactic-federation', kind: 'creeper', count: 1, tags: ['free-action'] },
  { id: 'cronenbergs', kind: 'creeper', count: 1, tags: ['moves'] },
] as const satisfies readonly Creeper[];

const goals = [
  {
    id: 'goal-rick-and-morty',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['rick-sanchez', 'morty-smith'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-twenty-minute-adventure',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['morty-smith', 'space-cruiser'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-garage-science',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['rick-sanchez', 'portal-gun'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-couples-counseling',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['beth-smith', 'jerry-smith'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-house-party',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['summer-smith', 'squanchy'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-family-dinner',
    kind: 'goal',
    count: 1,
    condition: {
      type: 'at-least-of',
      min: 3,
      keepers: ['rick-sanchez', 'morty-smith', 'summer-smith', 'beth-smith', 'jerry-smith'],
      creepers: [],
    },
    tags: ['set'],
  },
  {
    id: 'goal-pass-the-butter',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['rick-sanchez', 'butter-robot'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-all-for-the-sauce',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['rick-sanchez', 'szechuan-sauce'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-guard-duty',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['summer-smith', 'space-cruiser'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-old-bandmates',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['birdperson', 'squanchy'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-skipping-therapy',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['pickle-rick', 'beth-smith'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-two-strokes-off',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['mr-meeseeks', 'jerry-smith'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-smartest-dog',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['snowball', 'jerry-smith'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-late-night-infomercial',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['interdimensional-cable-box', 'plumbus'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-household-essentials',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['butter-robot', 'plumbus'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-sorry-about-the-bullet',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['beth-smith', 'mr-poopybutthole'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-one-true-pal',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['jerry-smith', 'sleepy-gary'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-total-rickall',
    kind: 'goal',
    count: 1,
    condition: { type: 'mark-count', mark: 'friend', min: 3, creepers: [] },
    tags: ['friends'],
  },
  {
    id: 'goal-only-bad-memories',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of-plus-mark', keepers: ['mr-poopybutthole'], mark: 'friend', min: 1, creepers: [] },
    tags: ['friends'],
  },
  {
    id: 'goal-crowded-living-room',
    kind: 'goal',
    count: 1,
    condition: { type: 'most', of: 'mark:friend', min: 2, creepers: [] },
    tags: ['friends', 'most'],
  },
  { id: 'goal-packed-house', kind: 'goal', count: 1, condition: { type: 'most', of: 'keepers', min: 5, creepers: [] }, tags: ['most'] },
  { id: 'goal-infinite-timelines', kind: 'goal', count: 1, condition: { type: 'most', of: 'hand', min: 10, creepers: [] }, tags: ['most'] },
  {
    id: 'goal-secret-happy-land',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['summer-smith', 'tinkles'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-anyone-but-the-pencil',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['rick-sanchez', 'pencilvester'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-picture-day',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['photography-raptor', 'reverse-giraffe'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-smoked-spirits',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['hamurai', 'ghost-in-a-jar'], creepers: [] },
    tags: ['pair'],
  },
  {
    id: 'goal-president-morty',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['morty-smith'], creepers: ['evil-morty'] },
    tags: ['creeper-goal'],
  },
  {
    id: 'goal-most-wanted',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['rick-sanchez'], creepers: ['galactic-federation'] },
    tags: ['creeper-goal'],
  },
  {
    id: 'goal-switch-realities',
    kind: 'goal',
    count: 1,
    condition: { type: 'all-of', keepers: ['portal-gun'], creepers: ['cronenbergs'] },
    tags: ['creeper-goal'],
  },
  { id: 'goal-everything-is-on-fire', kind: 'goal', count: 1, condition: { type: 'creeper-count', min: 2 }, tags: ['creeper-goal'] },
] as const satisfies readonly Goal[];

const actions = [
  { id: 'draw-2-and-use-em', kind: 'action', count: 1, draw: 2, play: 2, tags: ['side-hand'] },
  { id: 'draw-3-play-2', kind: 'action', count: 1, draw: 3, play: 2, tags: ['side-hand'] },
  { id: 'steal-something', kind: 'action', count: 1, tags: ['steal'] },
  { id: 'trade-hands', kind: 'action', count: 1, tags: ['hands'] },
  { id: 'lets-simplify', kind: 'action', count: 1, tags: ['rules'] },
  { id: 'rules-reset', kind: 'action', count: 1, tags: ['rules'] },
  { id: 'trash-a-new-rule', kind: 'action', count: 1, tags: ['rules'] },
  { id: 'trash-something', kind: 'action', count: 1, tags: ['discard'] },
  { id: 'exchange-keepers', kind: 'action', count: 1, tags: ['steal'] },
  { id: 'use-what-you-take', kind: 'action', count: 1, tags: ['hands', 'nested-play', 'randomness'] },
  { id: 'zap-a-card', kind: 'action', count: 1, tags: ['steal'] },
  { id: 'lets-do-that-again', kind: 'action', count: 1, tags: ['nested-play'] },
  { id: 'jackpot', kind: 'action', count: 1, draw: 3, tags: ['draw'] },
  { id: 'everybody-gets-1', kind: 'action', count: 1, tags: ['hands', 'side-hand', 'secret'] },
  { id: 'take-another-turn', kind: 'action', count: 1, tags: ['turn'] },
  { id: 'mix-it-all-up', kind: 'action', count: 1, tags: ['shuffle'] },
  { id: 'show-me-what-you-got', kind: 'action', count: 1, tags: ['nested-play', 'simultaneous', 'secret'] },
  { id: 'parasite-check', kind: 'action', count: 1, tags: ['friends', 'discard'] },
  { id: 'not-my-dimension', kind: 'action', count: 1, tags: ['creepers'] },
] as const satisfies readonly Action[];

export const components = [basicRules, ...newRules, ...keepers, ...creepers, ...goals, ...actions] as const satisfies readonly Component[];

export type CardName = (typeof components)[number]['id'];
export type KeeperName = (typeof keepers)[number]['id'];
export type CreeperName = (typeof creepers)[number]['id'];
