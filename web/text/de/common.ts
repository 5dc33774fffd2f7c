import type { Part } from '#engine';
import type { CommonText } from '../en/common.ts';
import { first } from './first.ts';

export const common: Part<CommonText> = {
  common: {
    brand: first.brand,
    aPlayer: 'jemand',
    you: 'Du',
    bot: 'Bot',
    ok: 'Alles klar',
    close: 'Schließen',
    cancel: 'Abbrechen',
    back: 'Zurück',
    borrowed: 'Noch nicht übersetzt: Das hier steht auf Englisch da.',
    yes: 'Ja',
    no: 'Nein',
    tryAgain: 'Noch einmal versuchen',
    toGames: 'Zu den Spielen',
    loading: 'Der Tisch wird gedeckt …',
    hiddenCard: 'Karte, verdeckt',
    seat: 'Platz {n}',
    and: ' und ',
    rule: 'Regel {id}',
    seconds: '{n, plural, one {# Sekunde} other {# Sekunden}}',
    minutes: '{n, plural, =0 {weniger als eine Minute} one {# Minute} other {# Minuten}}',
    practice: 'Übung',
    language: 'Sprache',
    sound: 'Töne',
  },
};
