import type { Translation } from '#engine';
import type { advice as en } from '../en/advice.ts';

export const advice: Translation<typeof en> = {
  signs: {
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
