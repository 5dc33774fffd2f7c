import type { Part } from '#engine';
import type { title as en } from '../en/title.ts';

export const title: Part<typeof en> = {
  title: 'The Rickshank Rickdemption',
  short: 'Rickshank',
  tagline: 'Bau dein Deck, kauf dich frei, überstimme die anderen.',
};
