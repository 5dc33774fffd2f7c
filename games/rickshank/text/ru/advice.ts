import type { Translation } from '#engine';
import type { advice as en } from '../en/advice.ts';

const BID = '{n, plural, =0 {ноль жетонов} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}';
const POINTS = '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
const TOKENS = '{n, plural, =0 {нет жетонов} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}';
const LEFT =
  '{n, plural, =0 {не остаётся жетонов} one {остаётся # жетон} few {остаётся # жетона} many {остаётся # жетонов} other {остаётся # жетона}}';
const USELESS =
  '{n, plural, =0 {нет бесполезных карт} one {# бесполезная карта} few {# бесполезные карты} many {# бесполезных карт} other {# бесполезной карты}}';
const POWER = '{n, plural, one {# мощь} few {# мощи} many {# мощи} other {# мощи}}';

export const advice: Translation<typeof en> = {
  steps: {
    president: 'Сбросить жетон, чтобы победить Президента',
    'add-to-market': 'Добавить карту на барахолку',
    'destroy.self': 'Уничтожить и её',
    'destroy.top': 'Уничтожить {card}',
    topdeck: 'Положить на верх колоды',
    'vote.prevent': 'Отменить голосование',
    'pay.draw': 'Сбросить жетон и взять две карты',
    'pay.recover': 'Сбросить жетон и вернуть карты',
    'vote.auction': 'Поставить {what}',
    'vote.sanctions': 'Указать на {seat, who, me {себя} other {игрока {seat}}}, поставив {what}',
    'vote.referendum': 'Голосовать {what}',
    'hand-over': 'Отдать игроку {seat}',
  },
  labels: {
    'button.spend-token': 'Сбросить жетон за 2 мощи',
    'button.token': 'Сбросить жетон доступа',
    'button.cards': 'Сбросить карты с руки',
    'button.mode.power': 'Взять {n, plural, one {# мощь} other {# мощи}}',
    'button.for': 'Решить «за»',
    'button.against': 'Решить «против»',
    wait: 'Начать с карты {effect}',
    'vote.for': `за, поставив ${BID}`,
    'vote.against': `против, поставив ${BID}`,
    'vote.seat': BID,
    'decline.nothing': 'Отказаться',
    'decline.keep': 'Оставить',
  },
  signs: {
    beats: {
      more: `этим ходом вы побеждаете врага {card} (${POINTS}) {a}, а не {b}`,
      less: `этим ходом вы побеждаете врага {card} (${POINTS}) {a}, а не {b}`,
      only: `этим ходом вы побеждаете врага {card}, это ${POINTS}`,
      never: `вы оставляете врага {card}, за которого дают ${POINTS}, а могли бы победить {b}`,
    },
    'can-beat': {
      more: 'следующей руки хватит, чтобы победить врага {card}, {a}, а не {b}',
      less: 'следующей руки хватит, чтобы победить врага {card}, {a}, а не {b}',
      only: 'следующей руки хватит, чтобы победить врага {card}, {a}',
      never: 'следующей руки не хватит на врага {card}, а хватило бы {b}',
    },
    gets: {
      more: 'в вашу колоду попадает {card} {a}, а не {b}',
      less: 'в вашу колоду попадает {card} {a}, а не {b}',
      only: 'в вашу колоду попадает {card}',
      never: 'вы обходитесь без карты {card}',
    },
    points: {
      more: `у вас станет ${POINTS}, а не {m}`,
      less: `у вас станет только ${POINTS}, а не {m}`,
    },
    'they-points': {
      more: `к вашему следующему ходу у игрока {seat} будет ${POINTS}, а не {m}`,
      less: `к вашему следующему ходу у игрока {seat} будет только ${POINTS}, а не {m}`,
    },
    'next-power': {
      more: `следующая рука принесёт вам ${POWER}, а не {m}`,
      less: `следующая рука принесёт вам только ${POWER}, а не {m}`,
    },
    junk: {
      more: `в вашей колоде ${USELESS}, а не {m}`,
      less: `в вашей колоде останется ${USELESS}, а не {m}`,
    },
    tokens: {
      more: `у вас ${TOKENS}, а не {m}`,
      less: `у вас ${LEFT}, а не {m}`,
    },
    hit: {
      more: 'карта {card} попадает в вас {a}, а не {b}',
      less: 'карта {card} попадает в вас {a}, а не {b}',
      only: 'карта {card} попадает в вас {a}',
      never: 'карта {card} вас не заденет, а иначе это случается {b}',
    },
    'they-hit': {
      more: 'от карты {card} страдает {seat} {a}, а не {b}',
      less: 'от карты {card} страдает {seat} {a}, а не {b}',
      only: 'от карты {card} страдает {seat} {a}',
      never: 'карта {card} не заденет игрока {seat}, а могла бы {b}',
    },
    destroyed: {
      more: 'ваша карта {card} уничтожена {a}, а не {b}',
      less: 'ваша карта {card} уничтожена {a}, а не {b}',
      only: 'ваша карта {card} уничтожена {a}',
      never: 'ваша карта {card} уцелеет, а иначе её уничтожают {b}',
    },
    thrown: {
      more: 'вы сбрасываете карту {card} {a}, а не {b}',
      less: 'вы сбрасываете карту {card} {a}, а не {b}',
      only: 'вы сбрасываете карту {card} {a}',
      never: 'вы сохраняете карту {card}, а иначе сбросили бы её {b}',
    },
    auction: {
      more: 'вы выигрываете аукцион карты {card} {a}, а не {b}',
      less: 'вы выигрываете аукцион карты {card} {a}, а не {b}',
      only: 'вы выигрываете аукцион карты {card} {a}',
      never: 'вы уступаете аукцион карты {card}, а могли бы выиграть {b}',
    },
    'they-auction': {
      more: 'аукцион карты {card} выигрывает {seat} {a}, а не {b}',
      less: 'аукцион карты {card} выигрывает {seat} {a}, а не {b}',
      only: 'аукцион карты {card} выигрывает {seat} {a}',
      never: 'не даёт игроку {seat} выиграть аукцион карты {card}, иначе это случается {b}',
    },
    sanctioned: {
      more: 'карта {card} обращается против вас {a}, а не {b}',
      less: 'карта {card} обращается против вас {a}, а не {b}',
      only: 'карта {card} обращается против вас {a}',
      never: 'карта {card} не обращается против вас, а иначе это случается {b}',
    },
    'they-sanctioned': {
      more: 'от карты {card} страдает {seat} {a}, а не {b}',
      less: 'от карты {card} страдает {seat} {a}, а не {b}',
      only: 'от карты {card} страдает {seat} {a}',
      never: 'карта {card} не заденет игрока {seat}, а могла бы {b}',
    },
  },
};
