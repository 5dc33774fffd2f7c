import type { Part } from '#engine';
import type { LabText } from '../en/lab.ts';

export const lab: Part<LabText> = {
  title: 'Labor',
  lead: 'Ist ein Spiel fair? Hier sind Partien gezählt, die Bots gegeneinander gespielt haben. Der Strich durch eine Marke zeigt, wo der wahre Anteil in 19 von 20 Fällen liegt; ▲ und ▼ stehen, wo Zufall allein es kaum erklärt.',
  name: 'Labor: {game}',
  nothing: 'Dieses Spiel hat noch niemand vermessen.',
  failed: 'Die Zahlen sind nicht gekommen.',
  old: 'Diese Partien folgen älteren Regeln (Version {version}); heute hat das Spiel Version {now}.',
  kinds: { faction: 'Siege nach Fraktion', character: 'Siege nach Figur', side: 'Siege nach Seite' },
  sides: { rick: 'Rick', russians: 'die Russen' },
  seats: 'Wer beginnt',
  seat: 'an {n}. Stelle',
  seatsOf: '{n, plural, one {# Person} other {# Personen}}',
  lead1: 'Wie viele am Tisch: Anteil der Siege, wenn man beginnt',
  length: 'Wie lange eine Partie dauert',
  turns: '{n, plural, one {# Zug} other {# Züge}}',
  median: 'Züge, bis die Hälfte der Partien vorbei ist: {n}; bis 19 von 20 vorbei sind: {most}',
  luck: 'Glück oder Können',
  luckRow: 'der Bot mit {more} Versuchen gegen {less}',
  luckNote:
    'Wie oft derselbe Bot gewinnt, wenn er länger überlegt als sein Gegner: 50 heißt Glück, oder ein Bot, dem längeres Überlegen nicht hilft. Über Menschen sagt das nichts.',
  pairs: 'Fraktionen zu zweit',
  pairsNote:
    'Anteil der Siege eines Decks aus beiden Fraktionen; klein: wie viele Decks es waren. Ein Paar mit weniger als {n, plural, one {# Deck} other {# Decks}} ist grau und sagt wenig. Bei so vielen Vergleichen irrt einer von zwanzig.',
  best: 'Am stärksten',
  worst: 'Am schwächsten',
  tokens: 'Rickshank: zwei Tokens, wenn man nicht beginnt',
  tokensWithout: 'beginnt, keine Tokens',
  tokensWith: 'beginnt, zwei Tokens für die andere Seite',
  tokensNote:
    'Die zwei Tokens sind unsere Einstellung, im Regelheft stehen sie nicht. Dabei bleibt es: Solange sich die beiden Bereiche überschneiden, raten wir weder zum einen noch zum anderen.',
  comparisons: 'Von {n, plural, one {# Vergleich} other {# Vergleichen}} kann einer durch Zufall irren.',
  shares: 'Was daraus folgt',
  ours: 'Diese Seite zählt nur; was auf einer Karte gedruckt ist, ändern wir nicht. Eine ausgeglichene Auswahl für Smash Up wäre eine eigene Regel von uns, und wir haben sie nicht gemacht: Bei so wenigen Partien wüssten wir nicht, welche Fraktionen sie bremsen soll.',
  command: 'Dasselbe noch einmal spielen',
  full: 'Mehr Partien, länger überlegt',
  fullNote: 'Der Befehl für Zahlen, die mehr sagen: starke Bots mit 300 Versuchen je Antwort, 3.000 Partien. Das dauert Stunden.',
  share: 'Anteil',
};
