import type { Part } from '#engine';
import type { LabText } from '../en/lab.ts';

export const lab: Part<LabText> = {
  names: ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Finn', 'Greta', 'Hannes'],
  you: 'du',
  cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  more: (n) => `und ${n} weitere`,
  seats: (n) => (n === 1 ? '1 Platz' : `${n} Plätze`),
  entries: (n) => (n === 1 ? '1 Eintrag' : `${n} Einträge`),
  turn: (n) => `Zug ${n}`,
  decline: 'nichts davon',
  choose: {
    one: 'eine Nummer',
    some: (min, max) => (min === max ? `${min} Nummern` : `${min} bis ${max} Nummern`),
    order: 'alle Nummern in der gewünschten Reihenfolge',
  },
  keys: '? Tipp und Regel · ?3 zu Möglichkeit 3 · t der Tisch · u zurücknehmen · q gehen',
  noSuch: (word) => `„${word}“ ist nicht zu verstehen.`,
  noUndo: 'Es gibt nichts zurückzunehmen.',
  noRule: 'Hier ist keine Regel genannt.',
  unlike: (what) => `(verglichen mit: ${what})`,
  otherwise: (plan) => `Oder: ${plan}.`,
  imagined: (matches, learned) =>
    `ausgedachte Partien je Plan: ${matches}${learned ? '' : '; beurteilt werden sie in diesem Spiel nach Faustregeln'}`,
  left: 'Du hast den Tisch verlassen.',
  seed: (seed) => `Dieses Blatt noch einmal spielen: --seed ${seed}`,
  saved: (file) => `Das Protokoll steht in ${file}.`,
  over: 'Die Partie ist vorbei',
  won: (names) => `Gewonnen: ${names}`,
  nobody: 'niemand',
  capped: 'Die Partie dauert zu lange und wird abgebrochen.',
  entry: {
    'time-out': (who) => `${who}: Die Zeit ist um`,
    join: (who) => `${who} setzt sich dazu`,
    leave: (who) => `${who} geht`,
    resign: (who) => `${who} gibt auf`,
    bot: (who) => `Für ${who} spielt ein Bot`,
    human: (who) => `${who} spielt wieder selbst`,
    undo: (who) => `${who} nimmt zurück`,
    redo: (who) => `${who} wiederholt`,
    option: (what) => `Einstellung: ${what}`,
  },
};
