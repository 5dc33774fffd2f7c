import type { Part } from '#engine';
import type { ui as en } from '../en/ui.ts';
import { title } from './title.ts';

/** What the pages around the table say of the game; the rest is still said in English. */
export const ui: Part<typeof en> = {
  ...title,
  about:
    'Alle beginnen mit demselben schwachen Deck. In deinem Zug spielst du deine Karten für Power und gibst sie für bessere vom Markt aus, für Portal Guns, die zu Orten führen, für Erzfeinde und für Access Tokens. Angriffe lassen sich mit Verteidigungen abwehren; Ratskarten bringen etwas zur Abstimmung. Ist der Präsident besiegt oder das Hauptdeck leer, gewinnen die meisten Siegpunkte.',
  options: {
    characters: {
      name: 'Charaktere',
      values: { random: 'Jeder einen, ausgelost', choice: 'Offen gewählt, in zufälliger Reihenfolge', two: 'Jeder zwei, einen behält man' },
    },
    tokens: {
      name: 'Tokens am Anfang',
      values: {
        none: 'Keine, wie in der Anleitung',
        later: '1 für alle außer der ersten Person',
        two: '2 für alle außer der ersten Person',
      },
    },
    leaving: {
      name: 'Wenn jemand geht',
      values: { bot: 'Ein Bot spielt weiter', remove: 'Platz und Karten kommen aus der Partie' },
    },
    window: {
      name: 'Zeit zum Verteidigen und Erhöhen',
      values: { '0': 'Ohne Grenze', '10': '10 Sekunden', '20': '20 Sekunden', '40': '40 Sekunden' },
    },
  },
};
