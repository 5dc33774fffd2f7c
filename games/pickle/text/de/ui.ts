import type { Part } from '#engine';
import type { ui as en } from '../en/ui.ts';
import { title } from './title.ts';

/** What the pages around the table say of the game; the rest is still said in English. */
export const ui: Part<typeof en> = {
  ...title,
  about:
    'Rick muss von der Toilette aufs Dach, durch ein Gebäude, das erst beim Rennen entsteht. Die Russen schießen, rücken nach und warten, bis er keine Gesundheit, keine Karten oder keine Plättchen mehr hat. Beide Seiten würfeln mit denselben vier Würfeln: Schritte, Karten, Werkzeuge, Waffen und Joker. Allein spielst du Rick gegen Russen, die festen Regeln folgen.',
  options: {
    sides: {
      name: 'Wer Rick spielt',
      values: { random: 'Der Zufall entscheidet', 'rick-first': 'Der erste Platz', 'rick-second': 'Der zweite Platz' },
    },
    corridor: { name: 'Der Gang biegt ab', values: { random: 'Rechts oder links, nach Zufall', right: 'Rechts', left: 'Links' } },
    distance: { name: 'Allein: Plättchen zwischen den Startplättchen', values: { '3': 'Drei', '4': 'Vier (am schwersten)' } },
  },
};
