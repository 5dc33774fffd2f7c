import type { Part } from '../../languages.ts';
import type { EngineText } from '../en/words.ts';

export const words: Part<EngineText> = {
  hiddenCard: 'eine verdeckte Karte',
  log: {
    'match.undo': '{seat, who, me {Du nimmst} other {{seat} nimmt}} die letzte Antwort zurück',
    'match.redo': '{seat, who, me {Du wiederholst} other {{seat} wiederholt}} das Zurückgenommene',
    'match.stalemate': 'Niemand kann mehr etwas gefragt werden',
    'match.resign': '{seat, who, me {Du gibst} other {{seat} gibt}} auf',
  },
  outcomes: {
    'match.stalemate': 'Niemand kann mehr etwas gefragt werden: Die Partie endet ohne Sieger',
    'match.resign': '{seat, who, me {Du hast} other {{seat} hat}} aufgegeben',
  },
  refusals: {
    'match-over': 'Die Partie ist vorbei.',
    'stale-decision': 'Am Tisch hat sich inzwischen etwas getan; sieh noch einmal hin.',
    'not-asked': 'Das hast gerade nicht du zu entscheiden.',
    'already-answered': 'Du hast schon geantwortet.',
    'too-few': 'Wähle mindestens {min, plural, one {# Sache} other {# Sachen}}.',
    'too-many': 'Wähle höchstens {max, plural, one {# Sache} other {# Sachen}}.',
    duplicate: 'Dasselbe wurde zweimal gewählt.',
    'out-of-range': 'Das kann man nicht wählen.',
    'unknown-option': 'Das kann man jetzt nicht wählen.',
    'no-such-seat': 'Diesen Platz gibt es nicht.',
    'seat-taken': 'Der Platz ist besetzt.',
    'table-full': 'Der Tisch ist voll; du kannst zuschauen.',
    'cannot-join': 'Bei diesem Spiel kann nach Beginn niemand mehr einsteigen.',
    'cannot-leave': 'Dieses Spiel kann man nicht verlassen; ein Bot kann für dich weiterspielen.',
    'no-such-option': 'Diese Einstellung gibt es nicht, oder sie lässt sich jetzt nicht ändern.',
    'option-does-not-fit': 'Diese Einstellung passt nicht zur Zahl der Spieler oder zu den anderen Einstellungen.',
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    'undo-needs-consent': 'Die anderen müssen zustimmen, denn inzwischen wurde etwas aufgedeckt oder beantwortet.',
    'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
    malformed: 'Die Anfrage ist fehlerhaft.',
  },
};
