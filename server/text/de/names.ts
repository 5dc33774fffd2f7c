import type { Part } from '#engine';
import type { names as en } from '../en/names.ts';

export const names: Part<typeof en> = {
  guest: 'Gast',
  bots: ['Ada', 'Otto', 'Nora', 'Hugo', 'Iris', 'Max', 'Zoe', 'Felix'],
};
