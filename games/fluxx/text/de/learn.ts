import type { Part } from '#engine';
import type { learn as en } from '../en/learn.ts';

export const learn: Part<typeof en> = {
  sides: {
    any: {
      who: 'Du sitzt da, wo sich die Regeln ändern',
      goal: 'Hol dir die Keeper des Ziels',
      end: 'Das Ziel liegt in der Mitte, und auch das ändert sich. Wer es erfüllt, gewinnt sofort.',
      turn: 'Ein Zug: so viele ziehen und so viele spielen, wie die Regeln in der Mitte sagen.',
    },
  },
  signs: [
    ['Keeper', 'leg ihn vor dich: Aus Keepern bestehen die Ziele'],
    ['Ziel', 'was gewinnt'],
    ['Neue Regel', 'wie viel man zieht, spielt und behält'],
    ['Creeper', 'solange du ihn hast, kannst du nicht gewinnen'],
  ],
  hints: {
    rules: 'Das sind die **Regeln im Moment**: wie viele Karten du ziehst und spielst. Neue Regeln ändern die Zahlen.',
    gold: 'Was **golden leuchtet, kannst du spielen**. Ein Keeper bleibt für spätere Ziele vor dir liegen.',
    needs: 'Das **Ziel** und was es braucht. Ein Haken: Du hast es. Schau, wer sonst noch nah dran ist.',
    limits: 'Ein **Limit** gilt: Was zu viel ist, wird abgeworfen, auch in den Zügen der anderen.',
    creeper: 'Vor dir liegt ein **Creeper**: Bis du ihn los bist, kannst du nicht gewinnen, es sei denn, das Ziel verlangt ihn.',
    farewell: 'Das war das Wichtigste. Die Regeln stehen im Menü, und „Coach“ ruft mich dort zurück.',
  },
  headline: 'Sammle vor dir, was das Ziel verlangt',
  lead: 'Das Ziel liegt in der Mitte. Karten ändern es, genau wie die Regeln.',
  mood: 'die Regeln ändern sich',
  steps: [
    ['Ziehen', 'Eine Karte, oder so viele, wie die Regeln gerade sagen.'],
    ['Spielen', 'Eine Karte, oder so viele, wie die Regeln gerade sagen.'],
    ['Limits beachten', 'Zu viele Karten auf der Hand oder Keeper auf dem Tisch werden abgeworfen.'],
    ['Ziel prüfen', 'Passen deine Keeper dazu? Du gewinnst, sogar im Zug von anderen.'],
  ],
  kinds: [
    ['Keeper', 'Liegt vor dir'],
    ['Ziel', 'Was gewinnt'],
    ['Neue Regel', 'Ändert den Zug'],
    ['Aktion', 'Einmal, dann abgelegt'],
    ['Creeper', 'Hindert dich am Sieg'],
  ],
  mistakes: [
    ['Den nötigen Keeper auf der Hand behalten', 'Zum Gewinnen muss er vor dir liegen.'],
    ['Das Handlimit vergessen', 'Spiel zuerst, was zählt: In den Zügen der anderen wird der Rest abgeworfen.'],
    ['Ein Ziel spielen, das jemand anderes schon erfüllt', 'Schau, wem es den Sieg bringt.'],
  ],
  tries: {
    complete: {
      title: 'Mach das Ziel voll',
      ask: 'Das Ziel verlangt Rick und Morty. Rick liegt vor dir. Gewinn jetzt.',
      right: 'Beide Keeper liegen vor dir: Das Ziel ist erfüllt, du gewinnst sofort.',
      wrong: 'Noch nicht. Welche Karte ergänzt, was das Ziel verlangt?',
    },
    creeper: {
      title: 'Im Weg',
      ask: 'Du hast alles, was das Ziel verlangt, und doch keinen Sieg. Was hilft?',
      right: 'Ein Creeper hindert dich am Sieg. Ohne ihn zählt das Ziel.',
      wrong: 'Eine schöne Karte, aber schau vor dich: Da liegt etwas, das dich am Sieg hindert.',
    },
  },
  neighbours: {
    unicorns: 'Auch dort eine Karte im Zug, aber jeder darf Neigh rufen.',
    rickshank: 'Dieselbe Familie, ein eigenes Deck: Karten kaufen und abstimmen.',
  },
};
