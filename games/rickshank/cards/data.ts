/** The eight types of the rulebook (RSR-034); Morty Waves and characters have none (RSR-037, RSR-040). */
export type CardType = 'rick' | 'morty' | 'equipment' | 'starter' | 'gromflamite' | 'council' | 'special' | 'location' | 'none';

/** Where a card starts: in which stack, deck or hand of a player. */
export type Kind = 'starter' | 'main' | 'portal-gun' | 'nemesis' | 'morty-waves' | 'location' | 'character';

export type VoteKind = 'auction' | 'referendum' | 'sanctions';

/** What a card is and does, in words that legality, help and bots can read. */
export type Tag =
  | 'starter'
  | 'vanilla'
  | 'no-effect'
  | 'smith-family'
  | 'equipment'
  | 'stack'
  | 'discard-cost'
  | 'nested-play'
  | 'location-access'
  | 'end-of-turn'
  | 'no-type'
  | 'junk'
  | 'nemesis'
  | 'gromflamite'
  | 'token-gain'
  | 'fixed-top'
  | 'rick'
  | 'seal-team'
  | 'draw'
  | 'group-attack'
  | 'destroy'
  | 'counts-ricks'
  | 'super-ongoing'
  | 'start-of-turn'
  | 'token-sink'
  | 'game-end'
  | 'fixed-bottom'
  | 'ongoing'
  | 'defense'
  | 'defense-in-play'
  | 'conditional'
  | 'trigger-on-discard'
  | 'reveal'
  | 'attack'
  | 'attack-all'
  | 'recover'
  | 'vp-variable'
  | 'morty'
  | 'mandatory-destroy'
  | 'attack-one'
  | 'counts-types'
  | 'special'
  | 'topdeck'
  | 'market'
  | 'self-destroy'
  | 'copy'
  | 'counts-hits'
  | 'replace-gain'
  | 'moves-ownership'
  | 'modal'
  | 'steal'
  | 'cost-reduction'
  | 'token-bonus'
  | 'activated'
  | 'council'
  | 'vote-auction'
  | 'vote-sanctions'
  | 'vote-referendum'
  | 'ongoing-removal'
  | 'destroyed-pile'
  | 'gain'
  | 'location'
  | 'first-each-turn'
  | 'once-per-turn'
  | 'trigger-on-play'
  | 'static'
  | 'captives'
  | 'vote-cancel'
  | 'character'
  | 'oversized'
  | 'vote-trigger'
  | 'attack-trigger';

/** VP that are counted at the end (RSR-235). */
export type VpRule =
  | { readonly type: 'paired-penalty'; readonly pairWith: string; readonly unpaired: number; readonly paired: number }
  | { readonly type: 'per-owned'; readonly what: 'genius-waves' | 'location' | 'access-token'; readonly each: number }
  | { readonly type: 'most-owned'; readonly what: 'council'; readonly value: number; readonly ties: 'none' };

export interface Component {
  readonly id: string;
  readonly kind: Kind;
  readonly type: CardType;
  readonly count: number;
  readonly cost: number;
  readonly vp: number;
  readonly power: number;
  readonly tags: readonly Tag[];
  readonly vpRule?: VpRule;
  readonly vote?: VoteKind;
}

export const TOKENS = 9;

export const components = [
  { id: 'genius-waves', kind: 'starter', type: 'starter', count: 35, cost: 0, vp: 0, power: 1, tags: ['starter', 'vanilla'] },
  { id: 'jerry', kind: 'starter', type: 'starter', count: 5, cost: 0, vp: 0, power: 0, tags: ['starter', 'no-effect', 'smith-family'] },
  { id: 'beth', kind: 'starter', type: 'starter', count: 5, cost: 0, vp: 0, power: 0, tags: ['starter', 'no-effect', 'smith-family'] },
  { id: 'summer', kind: 'starter', type: 'starter', count: 5, cost: 0, vp: 0, power: 0, tags: ['starter', 'no-effect', 'smith-family'] },
  {
    id: 'portal-gun',
    kind: 'portal-gun',
    type: 'equipment',
    count: 16,
    cost: 3,
    vp: 0,
    power: 2,
    tags: ['equipment', 'stack', 'discard-cost', 'nested-play', 'location-access', 'end-of-turn'],
  },
  {
    id: 'morty-waves',
    kind: 'morty-waves',
    type: 'none',
    count: 20,
    cost: 0,
    vp: -1,
    power: 0,
    tags: ['no-type', 'junk', 'stack'],
    vpRule: { type: 'paired-penalty', pairWith: 'genius-waves', unpaired: -1, paired: 0 },
  },
  {
    id: 'cornvelious-daniel',
    kind: 'nemesis',
    type: 'gromflamite',
    count: 1,
    cost: 8,
    vp: 4,
    power: 3,
    tags: ['nemesis', 'gromflamite', 'token-gain', 'fixed-top'],
  },
  {
    id: 'headband-rick',
    kind: 'nemesis',
    type: 'rick',
    count: 1,
    cost: 9,
    vp: 5,
    power: 3,
    tags: ['nemesis', 'rick', 'seal-team', 'draw', 'group-attack'],
  },
  {
    id: 'earring-rick',
    kind: 'nemesis',
    type: 'rick',
    count: 1,
    cost: 10,
    vp: 5,
    power: 2,
    tags: ['nemesis', 'rick', 'seal-team', 'draw', 'group-attack'],
  },
  {
    id: 'eye-patch-rick',
    kind: 'nemesis',
    type: 'rick',
    count: 1,
    cost: 10,
    vp: 5,
    power: 3,
    tags: ['nemesis', 'rick', 'seal-team', 'destroy', 'group-attack'],
  },
  {
    id: 'cornrow-rick',
    kind: 'nemesis',
    type: 'rick',
    count: 1,
    cost: 11,
    vp: 6,
    power: 3,
    tags: ['nemesis', 'rick', 'seal-team', 'token-gain', 'group-attack'],
  },
  {
    id: 'rick-d-99',
    kind: 'nemesis',
    type: 'rick',
    count: 1,
    cost: 11,
    vp: 6,
    power: 3,
    tags: ['nemesis', 'rick', 'seal-team', 'group-attack', 'counts-ricks'],
  },
  {
    id: 'galactic-federation-president',
    kind: 'nemesis',
    type: 'gromflamite',
    count: 1,
    cost: 14,
    vp: 7,
    power: 4,
    tags: ['nemesis', 'gromflamite', 'super-ongoing', 'start-of-turn', 'token-sink', 'game-end', 'group-attack', 'fixed-bottom'],
  },
  {
    id: 'security-specialist-rick',
    kind: 'main',
    type: 'rick',
    count: 2,
    cost: 2,
    vp: 1,
    power: 0,
    tags: ['rick', 'ongoing', 'defense', 'defense-in-play'],
  },
  { id: 'black-rick', kind: 'main', type: 'rick', count: 2, cost: 3, vp: 1, power: 2, tags: ['rick', 'draw', 'conditional'] },
  { id: 'future-rick', kind: 'main', type: 'rick', count: 2, cost: 3, vp: 1, power: 2, tags: ['rick', 'nested-play', 'location-access'] },
  { id: 'aqua-rick', kind: 'main', type: 'rick', count: 2, cost: 4, vp: 1, power: 2, tags: ['rick', 'draw', 'trigger-on-discard'] },
  { id: 'young-rick', kind: 'main', type: 'rick', count: 2, cost: 4, vp: 1, power: 2, tags: ['rick', 'reveal', 'destroy'] },
  { id: 'lizard-rick', kind: 'main', type: 'rick', count: 2, cost: 5, vp: 1, power: 3, tags: ['rick', 'attack', 'attack-all'] },
  { id: 'commander-rick', kind: 'main', type: 'rick', count: 1, cost: 6, vp: 1, power: 3, tags: ['rick', 'counts-ricks', 'recover'] },
  {
    id: 'rick-c-137',
    kind: 'main',
    type: 'rick',
    count: 1,
    cost: 7,
    vp: 0,
    power: 2,
    tags: ['rick', 'recover', 'vp-variable'],
    vpRule: { type: 'per-owned', what: 'genius-waves', each: 1 },
  },
  {
    id: 'eye-poppin-morty',
    kind: 'main',
    type: 'morty',
    count: 2,
    cost: 2,
    vp: 1,
    power: 1,
    tags: ['morty', 'destroy', 'mandatory-destroy'],
  },
  {
    id: 'aqua-morty',
    kind: 'main',
    type: 'morty',
    count: 2,
    cost: 3,
    vp: 1,
    power: 0,
    tags: ['morty', 'draw', 'destroy', 'trigger-on-discard'],
  },
  { id: 'bugged-out-morty', kind: 'main', type: 'morty', count: 2, cost: 3, vp: 1, power: 2, tags: ['morty', 'defense'] },
  { id: 'big-head-morty', kind: 'main', type: 'morty', count: 2, cost: 4, vp: 1, power: 0, tags: ['morty', 'draw', 'token-sink'] },
  { id: 'lawyer-morty', kind: 'main', type: 'morty', count: 2, cost: 4, vp: 1, power: 2, tags: ['morty', 'defense', 'token-gain'] },
  {
    id: 'hammerhead-morty',
    kind: 'main',
    type: 'morty',
    count: 2,
    cost: 5,
    vp: 1,
    power: 3,
    tags: ['morty', 'attack', 'attack-one', 'defense', 'draw'],
  },
  { id: 'scientist-morty', kind: 'main', type: 'morty', count: 1, cost: 6, vp: 2, power: 0, tags: ['morty', 'draw', 'counts-types'] },
  { id: 'morty-c-137', kind: 'main', type: 'morty', count: 1, cost: 7, vp: 2, power: 3, tags: ['morty', 'attack', 'attack-all', 'junk'] },
  { id: 'pill-brulee', kind: 'main', type: 'special', count: 2, cost: 2, vp: 1, power: 2, tags: ['special', 'vanilla'] },
  { id: 'fold-yourself', kind: 'main', type: 'special', count: 2, cost: 3, vp: 1, power: 0, tags: ['special', 'draw', 'topdeck'] },
  { id: 'terminate', kind: 'main', type: 'special', count: 2, cost: 3, vp: 1, power: 1, tags: ['special', 'destroy', 'market'] },
  {
    id: 'daddys-little-girl',
    kind: 'main',
    type: 'special',
    count: 2,
    cost: 4,
    vp: 2,
    power: 1,
    tags: ['special', 'defense', 'smith-family', 'conditional', 'draw'],
  },
  {
    id: 'szechuan-sauce',
    kind: 'main',
    type: 'special',
    count: 2,
    cost: 4,
    vp: 0,
    power: 2,
    tags: ['special', 'vp-variable', 'market', 'end-of-turn', 'self-destroy', 'conditional'],
    vpRule: { type: 'per-owned', what: 'location', each: 1 },
  },
  {
    id: 'diane-sanchez',
    kind: 'main',
    type: 'special',
    count: 2,
    cost: 5,
    vp: 1,
    power: 0,
    tags: ['special', 'token-gain', 'draw', 'discard-cost'],
  },
  {
    id: 'totally-fabricated-origin-story',
    kind: 'main',
    type: 'special',
    count: 1,
    cost: 6,
    vp: 2,
    power: 1,
    tags: ['special', 'copy', 'market', 'nested-play'],
  },
  {
    id: 'currency-manipulation',
    kind: 'main',
    type: 'special',
    count: 1,
    cost: 7,
    vp: 0,
    power: 3,
    tags: ['special', 'attack', 'attack-all', 'token-gain', 'vp-variable', 'counts-hits'],
    vpRule: { type: 'per-owned', what: 'access-token', each: 1 },
  },
  {
    id: 'fake-gun',
    kind: 'main',
    type: 'equipment',
    count: 2,
    cost: 2,
    vp: -2,
    power: 0,
    tags: ['equipment', 'attack', 'attack-one', 'junk', 'replace-gain', 'moves-ownership'],
  },
  {
    id: 'butt-in-a-cup',
    kind: 'main',
    type: 'equipment',
    count: 2,
    cost: 3,
    vp: 1,
    power: 2,
    tags: ['equipment', 'token-gain', 'discard-cost'],
  },
  { id: 'conroy', kind: 'main', type: 'equipment', count: 2, cost: 3, vp: 1, power: 0, tags: ['equipment', 'modal', 'destroy'] },
  {
    id: 'brainalyzer-9000',
    kind: 'main',
    type: 'equipment',
    count: 2,
    cost: 4,
    vp: 1,
    power: 1,
    tags: ['equipment', 'nested-play', 'steal', 'end-of-turn'],
  },
  { id: 'dead-flies', kind: 'main', type: 'equipment', count: 2, cost: 4, vp: 1, power: 1, tags: ['equipment', 'recover', 'modal'] },
  {
    id: 'freeze-gun',
    kind: 'main',
    type: 'equipment',
    count: 2,
    cost: 5,
    vp: 1,
    power: 2,
    tags: ['equipment', 'attack', 'attack-all', 'topdeck'],
  },
  {
    id: 'jury-rigged-portal-gun',
    kind: 'main',
    type: 'equipment',
    count: 1,
    cost: 6,
    vp: 1,
    power: 2,
    tags: ['equipment', 'nested-play', 'location-access', 'cost-reduction', 'end-of-turn'],
  },
  {
    id: 'portal-bomb',
    kind: 'main',
    type: 'equipment',
    count: 1,
    cost: 7,
    vp: 1,
    power: 3,
    tags: ['equipment', 'attack', 'attack-one', 'destroy'],
  },
  {
    id: 'gromflamite-technician',
    kind: 'main',
    type: 'gromflamite',
    count: 2,
    cost: 2,
    vp: 1,
    power: 1,
    tags: ['gromflamite', 'token-gain', 'conditional'],
  },
  {
    id: 'gromflamite-employee-of-the-month',
    kind: 'main',
    type: 'gromflamite',
    count: 2,
    cost: 3,
    vp: 1,
    power: 1,
    tags: ['gromflamite', 'defense', 'token-gain', 'token-bonus'],
  },
  {
    id: 'mission-control-gromflamite',
    kind: 'main',
    type: 'gromflamite',
    count: 2,
    cost: 3,
    vp: 1,
    power: 2,
    tags: ['gromflamite', 'attack', 'attack-all', 'junk', 'conditional'],
  },
  {
    id: 'communications-gromflamite',
    kind: 'main',
    type: 'gromflamite',
    count: 2,
    cost: 4,
    vp: 1,
    power: 2,
    tags: ['gromflamite', 'token-sink', 'recover'],
  },
  {
    id: 'honorable-gromflamite',
    kind: 'main',
    type: 'gromflamite',
    count: 2,
    cost: 4,
    vp: 1,
    power: 2,
    tags: ['gromflamite', 'token-bonus', 'draw', 'conditional'],
  },
  { id: 'gromflamite-officer', kind: 'main', type: 'gromflamite', count: 2, cost: 5, vp: 1, power: 2, tags: ['gromflamite', 'token-gain'] },
  {
    id: 'greedy-gromflamite',
    kind: 'main',
    type: 'gromflamite',
    count: 1,
    cost: 6,
    vp: 2,
    power: 2,
    tags: ['gromflamite', 'token-sink', 'activated'],
  },
  {
    id: 'gromflamite-general',
    kind: 'main',
    type: 'gromflamite',
    count: 1,
    cost: 7,
    vp: 2,
    power: 3,
    tags: ['gromflamite', 'attack', 'attack-all'],
  },
  {
    id: 'assemble',
    kind: 'main',
    type: 'council',
    count: 2,
    cost: 2,
    vp: 0,
    power: 1,
    tags: ['council', 'vote-auction', 'recover', 'vp-variable'],
    vpRule: { type: 'most-owned', what: 'council', value: 3, ties: 'none' },
    vote: 'auction',
  },
  {
    id: 'persecute',
    kind: 'main',
    type: 'council',
    count: 2,
    cost: 3,
    vp: 1,
    power: 2,
    tags: ['council', 'vote-sanctions', 'junk'],
    vote: 'sanctions',
  },
  {
    id: 'rezone',
    kind: 'main',
    type: 'council',
    count: 2,
    cost: 3,
    vp: 1,
    power: 2,
    tags: ['council', 'vote-referendum', 'ongoing-removal'],
    vote: 'referendum',
  },
  {
    id: 'kickback',
    kind: 'main',
    type: 'council',
    count: 2,
    cost: 4,
    vp: 1,
    power: 2,
    tags: ['council', 'vote-auction', 'draw'],
    vote: 'auction',
  },
  {
    id: 'recycle',
    kind: 'main',
    type: 'council',
    count: 2,
    cost: 4,
    vp: 1,
    power: 2,
    tags: ['council', 'vote-sanctions', 'junk', 'destroyed-pile'],
    vote: 'sanctions',
  },
  {
    id: 'taxation',
    kind: 'main',
    type: 'council',
    count: 2,
    cost: 5,
    vp: 1,
    power: 2,
    tags: ['council', 'vote-referendum', 'token-gain'],
    vote: 'referendum',
  },
  {
    id: 'embezzle',
    kind: 'main',
    type: 'council',
    count: 1,
    cost: 6,
    vp: 2,
    power: 3,
    tags: ['council', 'vote-auction', 'market', 'gain'],
    vote: 'auction',
  },
  {
    id: 'gentrify',
    kind: 'main',
    type: 'council',
    count: 1,
    cost: 7,
    vp: 2,
    power: 3,
    tags: ['council', 'vote-referendum', 'destroy'],
    vote: 'referendum',
  },
  {
    id: 'assworld-2-0',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'first-each-turn'],
  },
  {
    id: 'citadel-militia-hq',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'first-each-turn', 'draw'],
  },
  {
    id: 'cronenberg-world-2-0',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'activated', 'once-per-turn', 'destroy'],
  },
  {
    id: 'family-restaurant',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'activated', 'once-per-turn', 'draw', 'smith-family', 'discard-cost'],
  },
  {
    id: 'jerrys-office',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 2,
    power: 0,
    tags: ['location', 'ongoing', 'trigger-on-play', 'smith-family'],
  },
  {
    id: 'mission-control',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'first-each-turn', 'draw'],
  },
  {
    id: 'presidential-palace',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'static', 'cost-reduction', 'token-bonus'],
  },
  {
    id: 'space-prison',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 2,
    power: 0,
    tags: ['location', 'ongoing', 'replace-gain', 'captives', 'start-of-turn'],
  },
  {
    id: 'citadel-of-ricks',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 2,
    power: 0,
    tags: ['location', 'ongoing', 'first-each-turn', 'vote-cancel'],
  },
  {
    id: 'dinner-table',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'defense', 'defense-in-play', 'trigger-on-play', 'smith-family'],
  },
  {
    id: 'drive-thru',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'start-of-turn', 'market', 'cost-reduction'],
  },
  {
    id: 'garage',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'first-each-turn'],
  },
  {
    id: 'grave',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 2,
    power: 0,
    tags: ['location', 'ongoing', 'first-each-turn', 'draw'],
  },
  {
    id: 'neighborhood',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 2,
    power: 0,
    tags: ['location', 'ongoing', 'first-each-turn'],
  },
  {
    id: 'underground',
    kind: 'location',
    type: 'location',
    count: 1,
    cost: 4,
    vp: 1,
    power: 0,
    tags: ['location', 'ongoing', 'first-each-turn', 'draw'],
  },
  {
    id: 'transcendent-rick',
    kind: 'character',
    type: 'none',
    count: 1,
    cost: 0,
    vp: 0,
    power: 0,
    tags: ['character', 'oversized', 'defense', 'draw', 'first-each-turn'],
  },
  {
    id: 'moron-morty',
    kind: 'character',
    type: 'none',
    count: 1,
    cost: 0,
    vp: 0,
    power: 0,
    tags: ['character', 'oversized', 'replace-gain', 'first-each-turn'],
  },
  {
    id: 'bluffing-rick',
    kind: 'character',
    type: 'none',
    count: 1,
    cost: 0,
    vp: 0,
    power: 0,
    tags: ['character', 'oversized', 'first-each-turn', 'vote-trigger', 'token-gain'],
  },
  {
    id: 'defiant-summer',
    kind: 'character',
    type: 'none',
    count: 1,
    cost: 0,
    vp: 0,
    power: 0,
    tags: ['character', 'oversized', 'trigger-on-play', 'attack-trigger', 'draw', 'smith-family', 'start-of-turn'],
  },
  {
    id: 'heroic-summer',
    kind: 'character',
    type: 'none',
    count: 1,
    cost: 0,
    vp: 0,
    power: 0,
    tags: ['character', 'oversized', 'first-each-turn', 'draw'],
  },
  {
    id: 'promotion-jerry',
    kind: 'character',
    type: 'none',
    count: 1,
    cost: 0,
    vp: 0,
    power: 0,
    tags: ['character', 'oversized', 'trigger-on-play', 'first-each-turn', 'token-gain', 'smith-family'],
  },
  {
    id: 'rational-morty',
    kind: 'character',
    type: 'none',
    count: 1,
    cost: 0,
    vp: 0,
    power: 0,
    tags: ['character', 'oversized', 'activated', 'once-per-turn', 'discard-cost'],
  },
] as const satisfies readonly Component[];

export type CardName = (typeof components)[number]['id'];
