import type { Part } from '#engine';
import type { AgainText } from '../en/again.ts';

export const again: Part<AgainText> = {
  call: {
    title: '{name} möchte noch eine Runde: setzt du dich dazu?',
    seated: '{names} {n, plural, one {sitzt} other {sitzen}} schon am Tisch',
    bots: 'Wenn die Zeit um ist, nimmt ein Bot den Platz',
    sit: 'Hinsetzen',
    notNow: 'Jetzt nicht',
    left: 'Zeit zum Antworten',
    label: 'Einladung zu einer weiteren Partie',
  },
  room: {
    title: 'Noch einmal am selben Tisch',
    start: 'Es geht los, wenn alle sitzen',
    startHint: '{n, plural, =0 {Jetzt: Ein Bot nimmt den leeren Platz.} other {Oder in # s: Ein Bot nimmt den leeren Platz.}}',
    nobody: 'Diesmal setzt sich niemand dazu',
    now: 'Jetzt anfangen',
    getUp: 'Aufstehen',
    asked: 'Einladung verschickt',
    waits: 'wartet {time}',
  },
  leave: {
    title: 'Den Tisch verlassen?',
    stay: 'Bleiben',
    go: 'Einfach gehen',
    goCalm: 'Die Partie geht ohne Eile weiter: Wenn du am Zug bist, wartet der Tisch. Du findest ihn auf der Startseite.',
    goClock:
      'Die Partie geht weiter, und die Uhr auch: Wenn deine Zeit um ist, antwortet ein Bot für dich. Du findest den Tisch auf der Startseite.',
    bot: 'Einen Bot für mich spielen lassen',
    botText: 'Er spielt, bis du den Platz zurücknimmst. Du kannst jederzeit wiederkommen.',
    resign: 'Aufgeben',
    ends: 'Die Partie endet hier, und du verlierst sie. Du siehst, wie sie lief, und kannst noch einmal spielen.',
    removed: 'Deine Karten kommen aus dem Spiel, die anderen spielen weiter. In diese Partie kannst du nicht zurück.',
    replaced: 'Ein Bot spielt deine Karten zu Ende. In diese Partie kannst du nicht zurück.',
  },
  end: {
    youResigned: 'Du hast aufgegeben',
    onTurn: 'in Zug {n}',
    resignedOn: '{seat, who, me {Du hast} other {{seat} hat}} in Zug {n} aufgegeben',
    goesOn: 'Die anderen spielen weiter. Wenn sie fertig sind, siehst du hier, wie es ausging.',
    watch: 'Weiter zuschauen',
    turns: 'Zug',
    daily: 'Ergebnisse des Tages',
    course: '{measure}, Zug für Zug',
    distance: 'Auf dem Weg zum Sieg',
  },
};
