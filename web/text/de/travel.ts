import type { Part } from '#engine';
import type { TravelText } from '../en/travel.ts';

export const travel: Part<TravelText> = {
  take: 'Mitnehmen, ohne Netz spielen',
  taking: 'Wird eingepackt …',
  hand: 'Auf einem anderen Gerät weiterspielen',
  away: 'Diese Partie ist auf einem anderen Gerät',
  awayText:
    'Sie wird dort gespielt. Du kannst auch hier weiterspielen, von da an, wo jenes Gerät zuletzt Netz hatte; was dort danach gespielt wurde, bleibt eine eigene Partie.',
  bring: 'Hier weiterspielen',
  carried: '{n, plural, one {Eine Partie heimgebracht} other {# Partien heimgebracht}}',
  carriedText: 'Sie wurden auf diesem Gerät gespielt und stehen jetzt in deinem Verlauf. Sie zählen nicht: Das Gerät kannte die Karten.',
  apart: '{n, plural, one {Eine Partie ging an zwei Orten weiter} other {# Partien gingen an zwei Orten weiter}}',
  apartText: 'Die Karten sind schon verschieden, verbinden lassen sie sich nicht. Beide bleiben, und jede kann zu Ende gespielt werden.',
  kept: '{n, plural, one {Eine Partie bleibt auf diesem Gerät} other {# Partien bleiben auf diesem Gerät}}',
  keptText: 'Der Server konnte sie nach seinen Regeln nicht wiederholen, darum fehlen sie im Verlauf.',
  read: 'Verstanden',
  tables: 'Meine Tische',
  unchecked: 'nach anderen Regeln gespielt, nicht geprüft',
  fresh: 'Es gibt eine neue Version',
  freshText: 'Partien und Aufgaben bleiben, wie sie sind.',
  update: 'Aktualisieren',
  later: 'Später',
};
