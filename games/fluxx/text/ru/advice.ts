import type { Translation } from '#engine';
import type { advice as en } from '../en/advice.ts';

export const advice: Translation<typeof en> = {
  steps: {
    'lets-simplify': 'Сбросить {what}',
    'interdimensional-cable-box': 'Вернуть на колоду по порядку: {what}',
    'everybody-gets-1-seat': 'Отдать игроку {seat}',
    'not-my-dimension-seat': 'Отдать игроку {seat}',
    'butter-robot-seat': 'Отдать игроку {seat}',
    'use-what-you-take': 'Взять карту у игрока {seat}',
    'portal-gun': 'Отправить к игроку {seat}',
  },
  signs: {
    keeper: {
      more: 'карта {card} лежит перед {seat, who, me {вами} other {игроком {seat}}} {a}, а не {b}',
      less: 'карта {card} лежит перед {seat, who, me {вами} other {игроком {seat}}} {a}, а не {b}',
      only: '{seat, who, me {у вас} other {у игрока {seat}}} на столе {card} {a}',
      never: 'карта {card} {seat, who, me {вам} other {игроку {seat}}} не достаётся',
    },
    loses: {
      more: '{seat, who, me {вы теряете} other {{seat} теряет}} карту {card} {a}, а не {b}',
      less: '{seat, who, me {вы теряете} other {{seat} теряет}} карту {card} {a}, а не {b}',
      only: '{seat, who, me {вы теряете} other {{seat} теряет}} карту {card} {a}',
      never: 'карта {card} остаётся перед {seat, who, me {вами} other {игроком {seat}}}, а иначе её не будет {b}',
    },
    creeper: {
      more: 'карта {card} лежит перед {seat, who, me {вами} other {игроком {seat}}} {a}, а не {b}',
      less: 'карта {card} лежит перед {seat, who, me {вами} other {игроком {seat}}} {a}, а не {b}',
      only: '{seat, who, me {вам} other {игроку {seat}}} достаётся {card} {a}',
      never: '{seat, who, me {вы избавляетесь} other {{seat} избавляется}} от карты {card}',
    },
    keepers: {
      more: 'перед вами {n, plural, one {# тема} few {# темы} many {# тем} other {# темы}}, а не {m}',
      less: 'перед вами {n, plural, =0 {нет ни одной темы} one {только # тема} few {только # темы} many {только # тем} other {только # темы}}, а не {m}',
      oneMore: 'у вас на одну тему больше {a}',
      oneLess: 'у вас на одну тему меньше {a}',
      from: 'тем перед вами станет {n} вместо {m}',
    },
    hand: {
      more: 'после хода на руке {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, а не {m}',
      less: 'после хода на руке {n, plural, =0 {нет карт} one {только # карта} few {только # карты} many {только # карт} other {только # карты}}, а не {m}',
      oneMore: 'после хода на руке на карту больше {a}',
      oneLess: 'после хода на руке на карту меньше {a}',
      from: 'карт на руке станет {n} вместо {m}',
    },
    kept: {
      more: 'карта {card} остаётся на руке {a}, а не {b}',
      less: 'карта {card} остаётся на руке {a}, а не {b}',
      only: 'карта {card} остаётся у вас на потом {a}',
      never: 'вы расстаётесь с картой {card}',
    },
    goal: {
      more: 'цель игры — {card} {a}, а не {b}',
      less: 'цель игры — {card} только {a}, а не {b}',
      only: 'целью становится {card} {a}',
      never: '{card} — не цель',
    },
    rule: {
      more: 'правило {card} действует {a}, а не {b}',
      less: 'правило {card} действует только {a}, а не {b}',
      only: 'теперь действует правило {card} {a}',
      never: 'правило {card} не действует',
    },
    'wins-now-by': {
      more: '{seat, who, me {вы побеждаете} other {{seat} побеждает}} этим ходом целью {card} {a}, а не {b}',
      less: '{seat, who, me {вы побеждаете} other {{seat} побеждает}} этим ходом целью {card} {a}, а не {b}',
      only: '{seat, who, me {вы побеждаете} other {{seat} побеждает}} этим ходом целью {card} {a}',
      never: '{seat, who, me {вы не побеждаете} other {{seat} не побеждает}} этим ходом целью {card}, а могло бы случиться {b}',
    },
    'wins-soon-by': {
      more: '{seat, who, me {вы побеждаете} other {{seat} побеждает}} целью {card} до вашего следующего хода {a}, а не {b}',
      less: '{seat, who, me {вы побеждаете} other {{seat} побеждает}} целью {card} до вашего следующего хода {a}, а не {b}',
      only: '{seat, who, me {вы побеждаете} other {{seat} побеждает}} целью {card} до вашего следующего хода {a}',
      never: 'не даёт {seat, who, me {вам} other {игроку {seat}}} победить целью {card} до вашего следующего хода, иначе это случается {b}',
    },
    'wins-by': {
      more: 'в итоге {seat, who, me {вы побеждаете} other {{seat} побеждает}} целью {card} чаще: {a}, а не {b}',
      less: 'в итоге {seat, who, me {вы побеждаете} other {{seat} побеждает}} целью {card} реже: {a}, а не {b}',
      only: 'в итоге {seat, who, me {вы побеждаете} other {{seat} побеждает}} целью {card} {a}',
      never: '{seat, who, me {вам} other {игроку {seat}}} уже вряд ли победить целью {card}, а иначе это случается {b}',
    },
    'one-short': {
      more: 'до цели {card} {seat, who, me {вам} other {игроку {seat}}} не хватает всего одной темы {a}, а не {b}',
      less: 'до цели {card} {seat, who, me {вам} other {игроку {seat}}} не хватает всего одной темы {a}, а не {b}',
      only: 'до цели {card} {seat, who, me {вам} other {игроку {seat}}} останется собрать всего одну тему',
      never: '{seat, who, me {вы больше не} other {{seat} больше не}} в одной теме от цели {card}',
    },
    ready: {
      more: 'следующим ходом вы готовы победить картой {card} {a}, а не {b}',
      less: 'следующим ходом вы готовы победить картой {card} {a}, а не {b}',
      only: 'следующим ходом вы готовы победить картой {card}',
      never: 'победить картой {card} следующим ходом уже не выйдет',
    },
    again: {
      more: 'после этого хода у вас ещё один {a}, а не {b}',
      less: 'после этого хода у вас ещё один {a}, а не {b}',
      only: 'после этого хода у вас будет ещё один',
      never: 'ещё одного хода подряд у вас не будет',
    },
  },
};
