import type { Part } from '#engine';
import type { ui as en } from '../en/ui.ts';
import { title } from './title.ts';

/** What the pages around the table say of the game; the rest is still said in English. */
export const ui: Part<typeof en> = {
  ...title,
  about:
    'Alle mischen zwei Fraktionen zu einem Deck. In jedem Zug: ein Diener, eine Aktion, dazu Extras. Erreichen die Diener auf einer Basis zusammen ihren Bruchpunkt, wird sie gewertet: Die Stärksten bekommen die meisten Punkte, dann macht die Basis einer neuen Platz. Wer am Ende eines Zugs mit 15 Punkten führt, gewinnt.',
  options: {
    sets: {
      name: 'Fraktionen auf dem Tisch',
      values: { both: 'Alle zwölf', box: 'Teddy Bears, Grannies, Rock Stars, Explorers', core: 'Die acht des Grundspiels' },
    },
    copies: { name: 'Exemplare der kleinen Schachtel', values: { '1': 'Eins', '2': 'Zwei: Eine Fraktion kann doppelt vorkommen' } },
    factions: {
      name: 'Wie Fraktionen gewählt werden',
      values: { draft: 'Reihum, hin und zurück', free: 'Beide auf einmal', random: 'Ausgelost' },
    },
    first: { name: 'Wer beginnt', values: { random: 'Ausgelost', '1': 'Platz 1', '2': 'Platz 2', '3': 'Platz 3', '4': 'Platz 4' } },
    leaving: { name: 'Wer geht', values: { bot: 'wird von einem Bot ersetzt', remove: 'wird mit allen Karten entfernt' } },
  },
};
