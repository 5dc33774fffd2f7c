import type { Part } from '#engine';
import type { ui as en } from '../en/ui.ts';
import { title } from './title.ts';

/** What the pages around the table say of the game; the rest is still said in English. */
export const ui: Part<typeof en> = {
  ...title,
  about:
    'In jedem Zug: Wirkungen deines Stalls, eine Karte ziehen, eine Karte spielen oder noch eine ziehen. Einhörner füllen deinen Stall, Upgrades helfen, Downgrades schaden, Magie stellt alles auf den Kopf. Sobald eine Karte gespielt wird, darf jeder mit einem Neigh antworten und sie aufhalten. Wer zuerst 7 Einhörner hat, gewinnt (6 ab sechs Personen).',
  options: {
    window: {
      name: 'Zeit, auf eine Karte zu antworten',
      values: { '0': 'Ohne Grenze', '3': '3 Sekunden', '5': '5 Sekunden', '10': '10 Sekunden' },
    },
    reshuffle: {
      name: 'Wenn das Deck leer ist',
      values: { off: 'Das Spiel endet, die meisten Einhörner gewinnen', on: 'Der Ablagestapel wird das neue Deck' },
    },
    targets: {
      name: 'Ziele von Magiekarten',
      values: { later: 'Gewählt, wenn die Karte wirkt', announced: 'Mit der Karte genannt, vor den Antworten' },
    },
    leaving: {
      name: 'Wenn jemand geht',
      values: { bot: 'Ein Bot spielt auf dem Platz weiter', removed: 'Der Platz fällt weg, seine Karten werden abgelegt' },
    },
    first: {
      name: 'Wer beginnt',
      values: {
        random: 'Ausgelost',
        '1': 'Platz 1',
        '2': 'Platz 2',
        '3': 'Platz 3',
        '4': 'Platz 4',
        '5': 'Platz 5',
        '6': 'Platz 6',
        '7': 'Platz 7',
        '8': 'Platz 8',
      },
    },
  },
};
