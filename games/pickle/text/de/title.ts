import type { Part } from '#engine';
import type { title as en } from '../en/title.ts';

export const title: Part<typeof en> = {
  title: 'The Pickle Rick Game',
  short: 'Pickle Rick',
  tagline: 'Eine Gurke gegen eine ganze Behörde: Eine flieht, die andere jagt.',
};
