import { components } from './data.ts';
import { card } from './make.ts';

/** Baby Unicorns (their way to the Nursery is a rule of the zone, UUN-198), Basic Unicorns and Reference cards have no effect of their own. */
export const plain = components
  .filter(({ kind }) => kind === 'baby-unicorn' || kind === 'basic-unicorn' || kind === 'reference')
  .map(({ id }) => card(id));
