import type { Part } from '../../languages.ts';
import type { ClauseText } from '../en/clauses.ts';

export const clauses: Part<ClauseText> = {
  'wins-for-sure': 'sie gewinnt sofort, in jedem geprüften Blatt',
  'wins-now': 'sie gewinnt sofort in {a} % der Fälle statt in {b} %',
  'wins-soon': 'du gewinnst bald in {a} % der Fälle statt in {b} %',
  'loses-soon': 'du verlierst bald in {a} % der Fälle statt in {b} %',
  better: 'kein einzelner Grund sticht hervor; im weiteren Verlauf ist die Chance höher als mit Antwort {than}: {a} % gegen {b} %',
  'both-win': 'Antwort 1 und 2 gewinnen beide, in jedem geprüften Blatt',
  'both-lose': 'Antwort 1 und 2 verlieren beide, in jedem geprüften Blatt',
  equal: 'Antwort 1 und 2 sind etwa gleich gut: {a} % und {b} %',
  unsure: 'dass Antwort 1 besser ist als 2, ist nicht sicher: {a} % gegen {b} %',
  average: 'im Schnitt {what}',
  later: 'am Ende des Zugs: {what}',
  unlike: 'anders als mit Antwort {than}: {what}',
};
