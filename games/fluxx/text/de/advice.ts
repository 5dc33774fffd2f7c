import type { Part } from '#engine';
import type { advice as en } from '../en/advice.ts';

export const advice: Part<typeof en> = {
  steps: {
    'lets-simplify': '{what} abwerfen',
    'interdimensional-cable-box': '{what} in dieser Reihenfolge zurücklegen',
    'everybody-gets-1-seat': 'An {seat} geben',
    'not-my-dimension-seat': 'An {seat} geben',
    'butter-robot-seat': 'An {seat} geben',
    'use-what-you-take': 'Von {seat} eine Karte nehmen',
    'portal-gun': 'An {seat} schicken',
  },
  signs: {
    keeper: {
      more: 'vor {seat, who, me {dir} other {{seat}}} liegt {card} {a}, nicht {b}',
      less: 'vor {seat, who, me {dir} other {{seat}}} liegt {card} {a}, nicht {b}',
      only: '{card} liegt {a} vor {seat, who, me {dir} other {{seat}}}',
      never: '{seat, who, me {du bekommst} other {{seat} bekommt}} {card} nicht',
    },
    loses: {
      more: '{seat, who, me {du verlierst} other {{seat} verliert}} {card} {a}, nicht {b}',
      less: '{seat, who, me {du verlierst} other {{seat} verliert}} {card} {a}, nicht {b}',
      only: '{seat, who, me {du verlierst} other {{seat} verliert}} {card} {a}',
      never: '{seat, who, me {du behältst} other {{seat} behält}} {card}, sonst wäre die Karte {b} weg',
    },
    creeper: {
      more: 'vor {seat, who, me {dir} other {{seat}}} liegt {card} {a}, nicht {b}',
      less: 'vor {seat, who, me {dir} other {{seat}}} liegt {card} {a}, nicht {b}',
      only: '{seat, who, me {du hast} other {{seat} hat}} {card} {a} am Hals',
      never: '{seat, who, me {du bist} other {{seat} ist}} {card} los',
    },
    keepers: {
      more: 'du hast {n, plural, one {# Keeper} other {# Keeper}} vor dir, nicht {m}',
      less: 'du hast {n, plural, =0 {keine Keeper} one {nur # Keeper} other {nur # Keeper}} vor dir, nicht {m}',
      oneMore: 'du hast {a} einen Keeper mehr vor dir',
      oneLess: 'du hast {a} einen Keeper weniger vor dir',
      from: 'deine Keeper wachsen von {m} auf {n}',
    },
    hand: {
      more: 'du hast nach deinem Zug {n, plural, one {# Karte} other {# Karten}} auf der Hand, nicht {m}',
      less: 'du hast nach deinem Zug {n, plural, =0 {keine Karten} one {nur # Karte} other {nur # Karten}} auf der Hand, nicht {m}',
      oneMore: 'du hast nach deinem Zug {a} eine Karte mehr auf der Hand',
      oneLess: 'du hast nach deinem Zug {a} eine Karte weniger auf der Hand',
      from: 'deine Hand wächst von {m} auf {n}',
    },
    kept: {
      more: 'du behältst {card} {a} auf der Hand, nicht {b}',
      less: 'du behältst {card} {a} auf der Hand, nicht {b}',
      only: 'du hebst dir {card} {a} für später auf',
      never: 'du gibst {card} her',
    },
    goal: {
      more: 'das Ziel ist {card} {a}, nicht {b}',
      less: 'das Ziel ist {card} nur {a}, nicht {b}',
      only: 'das Ziel ist von da an {a} {card}',
      never: 'das Ziel ist nicht {card}',
    },
    rule: {
      more: '{card} gilt {a}, nicht {b}',
      less: '{card} gilt nur {a}, nicht {b}',
      only: '{card} gilt von da an {a}',
      never: '{card} gilt nicht',
    },
    'wins-now-by': {
      more: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} in diesem Zug mit {card} {a}, nicht {b}',
      less: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} in diesem Zug mit {card} {a}, nicht {b}',
      only: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} in diesem Zug mit {card} {a}',
      never: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} in diesem Zug nicht mit {card}, was {b} geschähe',
    },
    'wins-soon-by': {
      more: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug mit {card} {a}, nicht {b}',
      less: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug mit {card} {a}, nicht {b}',
      only: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug mit {card} {a}',
      never: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug nicht mit {card}, was {b} geschähe',
    },
    'wins-by': {
      more: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} am Ende öfter mit {card}: {a}, nicht {b}',
      less: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} am Ende seltener mit {card}: {a}, nicht {b}',
      only: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} am Ende mit {card} {a}',
      never: '{seat, who, me {du kannst} other {{seat} kann}} kaum noch mit {card} gewinnen, was {b} geschähe',
    },
    'one-short': {
      more: '{seat, who, me {dir fehlt} other {{seat} fehlt}} nur ein Keeper für {card} {a}, nicht {b}',
      less: '{seat, who, me {dir fehlt} other {{seat} fehlt}} nur ein Keeper für {card} {a}, nicht {b}',
      only: '{seat, who, me {dir fehlt} other {{seat} fehlt}} dann nur ein Keeper für {card}',
      never: '{seat, who, me {dir fehlt} other {{seat} fehlt}} nun mehr als ein Keeper für {card}',
    },
    ready: {
      more: 'du kannst im nächsten Zug mit {card} gewinnen: {a}, nicht {b}',
      less: 'du kannst im nächsten Zug mit {card} gewinnen: {a}, nicht {b}',
      only: 'du kannst im nächsten Zug mit {card} gewinnen',
      never: 'du kannst im nächsten Zug nicht mehr mit {card} gewinnen',
    },
    again: {
      more: 'du hast danach noch einen Zug {a}, nicht {b}',
      less: 'du hast danach noch einen Zug {a}, nicht {b}',
      only: 'du hast danach noch einen Zug',
      never: 'du verzichtest auf noch einen Zug',
    },
  },
};
