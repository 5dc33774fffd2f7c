import type { Part } from '#engine';
import type { preview as en } from '../en/preview.ts';

export const preview: Part<typeof en> = {
  brand: 'Zastolye',
  lead: 'Brettspiele im Browser, und der Tisch achtet auf die Regeln: per Link mit Freunden, an einem Bildschirm oder gegen Bots.',
  invites: (name) => `${name} deckt den Tisch. Öffne den Link und setz dich dazu, ganz ohne Konto.`,
  daily: 'Blatt des Tages',
  rules: 'so wird gespielt',
  cards: 'alle Karten',
  lab: 'Labor',
};
