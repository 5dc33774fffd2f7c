type UnicornKind = 'baby-unicorn' | 'basic-unicorn' | 'magical-unicorn';
type OtherKind = 'magic' | 'instant' | 'upgrade' | 'downgrade' | 'reference';

/** What a card is and does, in words that legality, help and bots can read. */
export type Tag =
  | 'unicorn'
  | 'baby'
  | 'replacement'
  | 'mandatory'
  | 'narwhal'
  | 'basic'
  | 'two-player-removed'
  | 'magical'
  | 'enter'
  | 'optional'
  | 'steal'
  | 'pull'
  | 'turn-start'
  | 'sacrifice'
  | 'from-discard'
  | 'bring'
  | 'flying'
  | 'discard'
  | 'destroy'
  | 'search'
  | 'each-player'
  | 'continuous'
  | 'draw'
  | 'shuffle'
  | 'immunity'
  | 'return'
  | 'turn-begin-any'
  | 'move'
  | 'skip'
  | 'leave'
  | 'tie'
  | 'sacrificed-or-destroyed'
  | 'magic'
  | 'look'
  | 'take'
  | 'extra-turn'
  | 'trade-hands'
  | 'remove'
  | 'instant'
  | 'neigh'
  | 'unstoppable'
  | 'upgrade'
  | 'extra-play'
  | 'entry-condition'
  | 'end-turn'
  | 'downgrade'
  | 'triggered'
  | 'open-hand'
  | 'aid';

interface Common {
  /** The English name in kebab-case; pictures that share a name add their variant. */
  readonly id: string;
  /** Copies in the box. */
  readonly count: number;
  readonly tags: readonly Tag[];
  /** Where the effect is documented: in the rulebook or only on the published cards. */
  readonly source: 'public' | 'rulebook';
}

interface UnicornComponent extends Common {
  readonly kind: UnicornKind;
  /** How many Unicorns the card counts as (UUN-220). */
  readonly unicorns: 1 | 2;
  /** Letters of the English name, for the tie-break (UUN-231 to UUN-233). */
  readonly letters: number;
}

interface OtherComponent extends Common {
  readonly kind: OtherKind;
}

export type Component = UnicornComponent | OtherComponent;

export const components = [
  {
    id: 'baby-unicorn-red',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-pink',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-orange',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-yellow',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-green',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-blue',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-purple',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-black',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-white',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-brown',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-rainbow',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-unicorn-death',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'baby-narwhal',
    kind: 'baby-unicorn',
    count: 1,
    unicorns: 1,
    letters: 11,
    tags: ['unicorn', 'baby', 'narwhal', 'replacement', 'mandatory'],
    source: 'public',
  },
  {
    id: 'basic-unicorn-red',
    kind: 'basic-unicorn',
    count: 3,
    unicorns: 1,
    letters: 12,
    tags: ['unicorn', 'basic', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'basic-unicorn-orange',
    kind: 'basic-unicorn',
    count: 3,
    unicorns: 1,
    letters: 12,
    tags: ['unicorn', 'basic', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'basic-unicorn-yellow',
    kind: 'basic-unicorn',
    count: 3,
    unicorns: 1,
    letters: 12,
    tags: ['unicorn', 'basic', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'basic-unicorn-green',
    kind: 'basic-unicorn',
    count: 3,
    unicorns: 1,
    letters: 12,
    tags: ['unicorn', 'basic', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'basic-unicorn-blue',
    kind: 'basic-unicorn',
    count: 3,
    unicorns: 1,
    letters: 12,
    tags: ['unicorn', 'basic', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'basic-unicorn-indigo',
    kind: 'basic-unicorn',
    count: 3,
    unicorns: 1,
    letters: 12,
    tags: ['unicorn', 'basic', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'basic-unicorn-purple',
    kind: 'basic-unicorn',
    count: 3,
    unicorns: 1,
    letters: 12,
    tags: ['unicorn', 'basic', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'narwhal',
    kind: 'basic-unicorn',
    count: 1,
    unicorns: 1,
    letters: 7,
    tags: ['unicorn', 'basic', 'narwhal', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'alluring-narwhal',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 15,
    tags: ['unicorn', 'magical', 'narwhal', 'enter', 'optional', 'steal'],
    source: 'public',
  },
  {
    id: 'americorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 9,
    tags: ['unicorn', 'magical', 'enter', 'mandatory', 'pull'],
    source: 'public',
  },
  {
    id: 'angel-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 12,
    tags: ['unicorn', 'magical', 'turn-start', 'optional', 'sacrifice', 'from-discard', 'bring'],
    source: 'public',
  },
  {
    id: 'annoying-flying-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 21,
    tags: ['unicorn', 'magical', 'flying', 'enter', 'optional', 'discard', 'replacement'],
    source: 'public',
  },
  {
    id: 'black-knight-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 18,
    tags: ['unicorn', 'magical', 'replacement', 'optional', 'sacrifice'],
    source: 'public',
  },
  {
    id: 'chainsaw-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 15,
    tags: ['unicorn', 'magical', 'enter', 'optional', 'destroy', 'sacrifice'],
    source: 'public',
  },
  {
    id: 'classy-narwhal',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 13,
    tags: ['unicorn', 'magical', 'narwhal', 'enter', 'optional', 'search'],
    source: 'public',
  },
  {
    id: 'extremely-destructive-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 27,
    tags: ['unicorn', 'magical', 'enter', 'mandatory', 'sacrifice', 'each-player'],
    source: 'public',
  },
  {
    id: 'extremely-fertile-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 23,
    tags: ['unicorn', 'magical', 'turn-start', 'optional', 'discard', 'bring', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'ginormous-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 2,
    letters: 16,
    tags: ['unicorn', 'magical', 'continuous'],
    source: 'public',
  },
  {
    id: 'greedy-flying-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 19,
    tags: ['unicorn', 'magical', 'flying', 'enter', 'mandatory', 'draw', 'replacement'],
    source: 'public',
  },
  {
    id: 'llamacorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 9,
    tags: ['unicorn', 'magical', 'enter', 'mandatory', 'discard', 'shuffle', 'each-player'],
    source: 'public',
  },
  {
    id: 'magical-flying-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 20,
    tags: ['unicorn', 'magical', 'flying', 'enter', 'optional', 'from-discard', 'replacement'],
    source: 'public',
  },
  {
    id: 'magical-kittencorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 17,
    tags: ['unicorn', 'magical', 'continuous', 'immunity'],
    source: 'public',
  },
  {
    id: 'majestic-flying-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 21,
    tags: ['unicorn', 'magical', 'flying', 'enter', 'optional', 'from-discard', 'replacement'],
    source: 'public',
  },
  {
    id: 'mermaid-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 14,
    tags: ['unicorn', 'magical', 'enter', 'optional', 'return'],
    source: 'public',
  },
  {
    id: 'narwhal-torpedo',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 14,
    tags: ['unicorn', 'magical', 'narwhal', 'enter', 'mandatory', 'sacrifice'],
    source: 'public',
  },
  {
    id: 'puppicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 9,
    tags: ['unicorn', 'magical', 'turn-begin-any', 'mandatory', 'move', 'continuous', 'immunity'],
    source: 'public',
  },
  {
    id: 'queen-bee-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 15,
    tags: ['unicorn', 'magical', 'continuous', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'rainbow-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 14,
    tags: ['unicorn', 'magical', 'enter', 'optional', 'bring', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'rhinocorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 9,
    tags: ['unicorn', 'magical', 'turn-start', 'optional', 'destroy', 'skip'],
    source: 'public',
  },
  {
    id: 'seductive-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 16,
    tags: ['unicorn', 'magical', 'enter', 'leave', 'mandatory', 'steal', 'tie'],
    source: 'public',
  },
  {
    id: 'shabby-the-narwhal',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 16,
    tags: ['unicorn', 'magical', 'narwhal', 'enter', 'optional', 'search'],
    source: 'public',
  },
  {
    id: 'shark-with-a-horn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 14,
    tags: ['unicorn', 'magical', 'enter', 'optional', 'sacrifice', 'destroy'],
    source: 'public',
  },
  {
    id: 'stabby-the-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 16,
    tags: ['unicorn', 'magical', 'sacrificed-or-destroyed', 'optional', 'destroy'],
    source: 'public',
  },
  {
    id: 'swift-flying-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 18,
    tags: ['unicorn', 'magical', 'flying', 'enter', 'optional', 'from-discard', 'replacement'],
    source: 'public',
  },
  {
    id: 'the-great-narwhal',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 15,
    tags: ['unicorn', 'magical', 'narwhal', 'enter', 'optional', 'search'],
    source: 'public',
  },
  {
    id: 'unicorn-on-the-cob',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 15,
    tags: ['unicorn', 'magical', 'enter', 'mandatory', 'draw', 'discard'],
    source: 'public',
  },
  {
    id: 'unicorn-phoenix',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 14,
    tags: ['unicorn', 'magical', 'enter', 'sacrificed-or-destroyed', 'mandatory', 'discard', 'bring'],
    source: 'public',
  },
  {
    id: 'zombie-unicorn',
    kind: 'magical-unicorn',
    count: 1,
    unicorns: 1,
    letters: 13,
    tags: ['unicorn', 'magical', 'turn-start', 'optional', 'discard', 'from-discard', 'bring', 'skip'],
    source: 'public',
  },
  { id: 'back-kick', kind: 'magic', count: 3, tags: ['magic', 'return', 'discard'], source: 'public' },
  { id: 'blatant-thievery', kind: 'magic', count: 1, tags: ['magic', 'look', 'take'], source: 'public' },
  { id: 'change-of-luck', kind: 'magic', count: 2, tags: ['magic', 'draw', 'discard', 'extra-turn'], source: 'public' },
  { id: 'glitter-tornado', kind: 'magic', count: 2, tags: ['magic', 'return', 'each-player'], source: 'public' },
  { id: 'good-deal', kind: 'magic', count: 1, tags: ['magic', 'draw', 'discard'], source: 'public' },
  { id: 'mystical-vortex', kind: 'magic', count: 1, tags: ['magic', 'discard', 'shuffle', 'each-player'], source: 'public' },
  { id: 're-target', kind: 'magic', count: 2, tags: ['magic', 'move'], source: 'public' },
  { id: 'reset-button', kind: 'magic', count: 1, tags: ['magic', 'sacrifice', 'shuffle', 'each-player'], source: 'public' },
  { id: 'shake-up', kind: 'magic', count: 1, tags: ['magic', 'shuffle', 'draw'], source: 'public' },
  { id: 'targeted-destruction', kind: 'magic', count: 1, tags: ['magic', 'destroy', 'sacrifice'], source: 'public' },
  { id: 'two-for-one', kind: 'magic', count: 2, tags: ['magic', 'sacrifice', 'destroy'], source: 'public' },
  { id: 'unfair-bargain', kind: 'magic', count: 2, tags: ['magic', 'trade-hands'], source: 'public' },
  { id: 'unicorn-poison', kind: 'magic', count: 3, tags: ['magic', 'destroy'], source: 'public' },
  { id: 'unicorn-shrinkray', kind: 'magic', count: 1, tags: ['magic', 'remove', 'bring'], source: 'public' },
  { id: 'unicorn-swap', kind: 'magic', count: 2, tags: ['magic', 'move', 'steal'], source: 'public' },
  { id: 'neigh', kind: 'instant', count: 14, tags: ['instant', 'neigh'], source: 'public' },
  { id: 'super-neigh', kind: 'instant', count: 1, tags: ['instant', 'neigh', 'unstoppable'], source: 'public' },
  { id: 'double-dutch', kind: 'upgrade', count: 1, tags: ['upgrade', 'turn-start', 'optional', 'extra-play'], source: 'public' },
  {
    id: 'extra-tail',
    kind: 'upgrade',
    count: 3,
    tags: ['upgrade', 'entry-condition', 'turn-start', 'optional', 'draw', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'glitter-bomb',
    kind: 'upgrade',
    count: 2,
    tags: ['upgrade', 'turn-start', 'optional', 'sacrifice', 'destroy', 'two-player-removed'],
    source: 'public',
  },
  { id: 'rainbow-aura', kind: 'upgrade', count: 1, tags: ['upgrade', 'continuous', 'immunity'], source: 'public' },
  {
    id: 'rainbow-mane',
    kind: 'upgrade',
    count: 3,
    tags: ['upgrade', 'entry-condition', 'turn-start', 'optional', 'bring', 'two-player-removed'],
    source: 'public',
  },
  {
    id: 'summoning-ritual',
    kind: 'upgrade',
    count: 1,
    tags: ['upgrade', 'turn-start', 'optional', 'discard', 'from-discard', 'bring'],
    source: 'public',
  },
  {
    id: 'unicorn-lasso',
    kind: 'upgrade',
    count: 1,
    tags: ['upgrade', 'turn-start', 'end-turn', 'optional', 'steal', 'tie'],
    source: 'public',
  },
  { id: 'yay', kind: 'upgrade', count: 2, tags: ['upgrade', 'continuous', 'two-player-removed'], source: 'public' },
  { id: 'barbed-wire', kind: 'downgrade', count: 1, tags: ['downgrade', 'triggered', 'mandatory', 'discard'], source: 'public' },
  { id: 'blinding-light', kind: 'downgrade', count: 1, tags: ['downgrade', 'continuous'], source: 'public' },
  { id: 'broken-stable', kind: 'downgrade', count: 1, tags: ['downgrade', 'continuous'], source: 'public' },
  { id: 'nanny-cam', kind: 'downgrade', count: 1, tags: ['downgrade', 'continuous', 'open-hand', 'two-player-removed'], source: 'public' },
  { id: 'pandamonium', kind: 'downgrade', count: 1, tags: ['downgrade', 'continuous', 'immunity'], source: 'public' },
  {
    id: 'sadistic-ritual',
    kind: 'downgrade',
    count: 1,
    tags: ['downgrade', 'turn-start', 'mandatory', 'sacrifice', 'draw', 'two-player-removed'],
    source: 'public',
  },
  { id: 'slowdown', kind: 'downgrade', count: 1, tags: ['downgrade', 'continuous', 'two-player-removed'], source: 'public' },
  { id: 'tiny-stable', kind: 'downgrade', count: 1, tags: ['downgrade', 'triggered', 'mandatory', 'sacrifice'], source: 'public' },
  { id: 'reference-card', kind: 'reference', count: 8, tags: ['aid'], source: 'rulebook' },
] as const satisfies readonly Component[];

export type CardName = (typeof components)[number]['id'];
