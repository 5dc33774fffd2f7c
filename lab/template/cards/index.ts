import type { CairnCard } from '../state.ts';
import { components } from './data.ts';
import { tricks } from './tricks.ts';

/** In the order of the component list. */
export const defs: readonly CairnCard[] = components.map((one) => ({ ...one, ...tricks[one.id] }));
