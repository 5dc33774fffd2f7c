import type { Part } from '#engine';
import type { FirstText } from '../en/first.ts';

export const first: Part<FirstText> = {
  brand: 'Zastolye',
  title: 'Was kommt heute auf den Tisch?',
  lead: 'Auf die Regeln achtet der Tisch. Mit Bots sofort, mit Freunden per Link, zusammen an einem Bildschirm.',
  minutes: '{n} Min.',
  /** Who plays without the network and has no name yet. */
  guest: 'Gast',
  offline: 'Der Server ist nicht zu erreichen.',
};
