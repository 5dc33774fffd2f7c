import type { AdviceText } from '../../advising.ts';
import type { Part } from '../../languages.ts';

export const advice: Part<AdviceText> = {
  joined: '{first}, dann {next}',
  pass: 'Passen',
  decline: 'Nein',
  verdicts: {
    only: 'Etwas anderes bleibt nicht.',
    order: 'Es läuft alles auf dasselbe hinaus, egal in welcher Reihenfolge.',
    wins: 'Damit ist es gewonnen.',
    lost: 'Es hilft nichts mehr; so dauert es am längsten.',
    clear: 'Deutlich besser als alles andere.',
    little: 'Etwas besser als das Nächste.',
    lean: 'Ich würde es eher so machen, aber es ist knapp.',
    same: 'Alles davon geht.',
  },
  standings: {
    winning: 'Der Sieg ist nah.',
    ahead: 'Du liegst vorn.',
    even: 'Es steht gleich.',
    behind: 'Du liegst zurück.',
    losing: 'Es sieht schlecht aus.',
  },
  simple: {
    keeps: 'Im Zweifel das: Was du behältst, kann noch nützen.',
    brings: 'Im Zweifel das: Es bringt etwas mehr.',
    touch: 'Im Zweifel das: Es kam eine Spur besser heraus.',
    shorter: 'Das ist am einfachsten: weniger Schritte.',
    plain: 'Das ist am einfachsten: Danach ist nichts mehr zu wählen.',
  },
  often: {
    always: 'jedes Mal',
    mostly: 'fast jedes Mal',
    'four-fifths': 'in vier von fünf Fällen',
    'three-quarters': 'in drei von vier Fällen',
    'two-thirds': 'in zwei von drei Fällen',
    half: 'in der Hälfte der Fälle',
    'two-fifths': 'in zwei von fünf Fällen',
    third: 'in einem von drei Fällen',
    quarter: 'in einem von vier Fällen',
    fifth: 'in einem von fünf Fällen',
    seventh: 'in einem von sieben Fällen',
    tenth: 'in einem von zehn Fällen',
    rarely: 'ab und zu',
    hardly: 'fast nie',
    never: 'nie',
  },
  count: 'in {n} von 100',
  numbers:
    'In je {of, plural, one {# ausgedachten Partie} other {# ausgedachten Partien}}: {a} mit diesem Plan, {b} mit dem anderen, auf {error} genau.',
  alone: 'In {a} von {of, plural, one {# ausgedachten Partie} other {# ausgedachten Partien}}.',
  mean: 'Im Durchschnitt {a} in {of, plural, one {# ausgedachten Partie} other {# ausgedachten Partien}}.',
  average: 'im Durchschnitt: {what}',
  risk: 'Das Risiko: {what}',
  signs: {
    'wins-now': {
      more: 'du gewinnst in diesem Zug {a}, nicht {b}',
      less: 'du gewinnst in diesem Zug nur {a}, nicht {b}',
      only: 'du gewinnst in diesem Zug {a}',
      never: 'du lässt einen Sieg in diesem Zug aus, den es {b} gäbe',
    },
    'loses-now': {
      more: 'die Partie ist in diesem Zug {a} verloren, nicht {b}',
      less: 'die Partie ist in diesem Zug {a} verloren, nicht {b}',
      only: 'es verschenkt die Partie {a}',
      never: 'es verschenkt die Partie nicht',
    },
    'wins-soon': {
      more: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug {a}, nicht {b}',
      less: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug {a}, nicht {b}',
      only: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug {a}',
      never:
        'es verhindert, dass {seat, who, me {du} other {{seat}}} vor deinem nächsten Zug {seat, who, me {gewinnst} other {gewinnt}}, was {b} geschähe',
    },
    wins: {
      more: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} am Ende öfter: {a}, nicht {b}',
      less: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} am Ende seltener: {a}, nicht {b}',
    },
  },
};
