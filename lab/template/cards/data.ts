/** What is printed on a card. */
interface Component {
  readonly id: string;
  readonly kind: 'stone' | 'trick';
  readonly count: number;
  /** How much it adds to a heap. */
  readonly weight: number;
}

export const components = [
  { id: 'pebble', kind: 'stone', count: 6, weight: 1 },
  { id: 'stone', kind: 'stone', count: 6, weight: 2 },
  { id: 'rock', kind: 'stone', count: 6, weight: 3 },
  { id: 'boulder', kind: 'stone', count: 3, weight: 4 },
  { id: 'magpie', kind: 'trick', count: 4, weight: 0 },
] as const satisfies readonly Component[];

export type CardName = (typeof components)[number]['id'];
