import type { Translation } from '#engine';
import type { advice as en } from '../en/advice.ts';
import { factions } from './cards.ts';

const POINTS = '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
const CARDS = '{n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}';
const HELD = '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}';

const ways: { readonly [label: string]: string } = Object.fromEntries(
  Object.entries(factions).map(([id, { line }]) => [`way.${id}`, `${line.charAt(0).toLowerCase()}${line.slice(1)}`]),
);

export const advice: Translation<typeof en> = {
  steps: {
    draft: 'Взять фракцию «{what}»',
    flee: 'Увести на базу {card}',
    'move.to': 'Переместить на базу {card}',
    'base.to': 'Переместить на базу {card}',
    'base.bring': 'Привести на базу {card}',
    'base.from': 'Увести с базы {card}',
    transfer: 'Перенести на базу {card}',
  },
  labels: {
    ...ways,
    'play.card': 'Сыграть {card} на {to}',
    'play.name': 'Сыграть {card} на {to}',
    'play.budget': 'Сыграть {card} на {to}',
    'play.power': 'Сыграть {card} на {to}',
    'play.zone': 'Сыграть {card} на {to}',
    'play.empty': 'Сыграть {card} на {to}',
    'play.site': 'Сыграть {card} на {to}',
    'play.extra': 'Сыграть {card} на {to}',
    'play.regular': 'Сыграть {card} на {to}',
    'play.rises': 'Сыграть {card} на {to}',
    'play.now': 'Сыграть {card} на {to}',
    'do.extra': 'Сыграть {card}',
    'do.regular': 'Сыграть {card}',
    'do.now': 'Сыграть {card}',
    trigger: 'Начать с карты {effect}',
    'trigger.about': 'Начать с карты {effect}',
    'trigger.of': 'Начать с карты {effect}',
    special: 'Использовать {card}',
    talent: 'Использовать талант: {card}',
    'button.top': 'Положить на верх колоды',
    'button.bottom': 'Положить под низ колоды',
    'button.deck': 'Искать в колоде',
    'button.discard': 'Взять из сброса',
    'button.counters': 'Дать каждому маркер +1',
    'button.cards': 'Взять по карте за каждого',
    'decline.none': 'Никого не выбирать',
    'decline.enough': 'На этом остановиться',
  },
  signs: {
    'points-now': {
      more: `база {place} захватывается этим ходом и приносит вам ${POINTS} {a}, а не {b}`,
      less: `база {place} захватывается этим ходом и приносит вам ${POINTS} {a}, а не {b}`,
      only: `база {place} захватывается этим ходом и приносит вам ${POINTS} {a}`,
      never: `вы отказываетесь от базы {place} этим ходом, а она даёт ${POINTS} {b}`,
    },
    'points-soon': {
      more: `база {place} приносит вам ${POINTS} до следующего хода {a}, а не {b}`,
      less: `база {place} приносит вам ${POINTS} до следующего хода {a}, а не {b}`,
      only: `база {place} приносит вам ${POINTS} до следующего хода {a}`,
      never: `база {place} ничего не приносит вам до следующего хода, а могла бы дать ${POINTS} {b}`,
    },
    'they-points-now': {
      more: `{seat} получает за базу {place} ${POINTS} этим ходом {a}, а не {b}`,
      less: `{seat} получает за базу {place} ${POINTS} этим ходом {a}, а не {b}`,
      only: `{seat} получает за базу {place} ${POINTS} этим ходом {a}`,
      never: `не даёт игроку {seat} получить ${POINTS} за базу {place} этим ходом, иначе это случается {b}`,
    },
    'they-points-soon': {
      more: `{seat} получает за базу {place} ${POINTS} до вашего следующего хода {a}, а не {b}`,
      less: `{seat} получает за базу {place} ${POINTS} до вашего следующего хода {a}, а не {b}`,
      only: `{seat} получает за базу {place} ${POINTS} до вашего следующего хода {a}`,
      never: `не даёт игроку {seat} получить ${POINTS} за базу {place} до вашего следующего хода, иначе это случается {b}`,
    },
    leads: {
      more: 'на базе {place} вы сильнее всех к следующему ходу {a}, а не {b}',
      less: 'на базе {place} вы сильнее всех к следующему ходу {a}, а не {b}',
      only: 'на базе {place} вы становитесь сильнее всех {a}',
      never: 'на базе {place} вы уже не сильнее всех, а были бы {b}',
    },
    'they-lead': {
      more: 'на базе {place} к вашему следующему ходу сильнее всех {seat}: {a}, а не {b}',
      less: 'на базе {place} к вашему следующему ходу сильнее всех {seat} {a}, а не {b}',
      only: 'на базе {place} сильнее всех становится {seat}: {a}',
      never: 'на базе {place} {seat} больше не впереди, а иначе это случается {b}',
    },
    loses: {
      more: 'вы теряете приспешника {card} до следующего хода {a}, а не {b}',
      less: 'вы теряете приспешника {card} до следующего хода {a}, а не {b}',
      only: 'вы теряете приспешника {card} {a}',
      never: 'вы не теряете приспешника {card}, а иначе это случается {b}',
    },
    'they-lose': {
      more: '{seat} теряет приспешника {card} {a}, а не {b}',
      less: '{seat} теряет приспешника {card} {a}, а не {b}',
      only: '{seat} теряет приспешника {card} {a}',
      never: 'приспешник {card} у игрока {seat} уцелеет, а иначе погибает {b}',
    },
    back: {
      more: 'приспешник {card} вернётся вам на руку {a}, а не {b}',
      less: 'приспешник {card} вернётся вам на руку {a}, а не {b}',
      only: 'приспешник {card} вернётся вам на руку, и его можно сыграть ещё раз',
      never: 'приспешник {card} останется на месте, а мог бы вернуться на руку {b}',
    },
    'they-back': {
      more: '{seat} забирает приспешника {card} на руку {a}, а не {b}',
      less: '{seat} забирает приспешника {card} на руку {a}, а не {b}',
      only: '{seat} забирает приспешника {card} на руку {a}',
      never: 'приспешник {card} игрока {seat} останется, а мог бы вернуться на руку {b}',
    },
    kept: {
      more: 'карта {card} остаётся у вас для другой базы {a}, а не {b}',
      less: 'карта {card} остаётся у вас {a}, а не {b}',
      only: 'вы сохраняете карту {card} для базы, где решает каждое очко силы',
      never: 'вы тратите карту {card}, а могли бы сохранить {b}',
    },
    holds: {
      more: 'карта {card} остаётся на руке {a}, а не {b}',
      less: 'карта {card} остаётся на руке {a}, а не {b}',
      only: 'карта {card} остаётся у вас на потом {a}',
      never: 'вы расстаётесь с картой {card}',
    },
    plays: {
      more: `вы играете за ход ${CARDS}, а не {m}`,
      less: `вы играете за ход только ${CARDS}, а не {m}`,
    },
    hand: {
      more: `к следующему ходу у вас на руке ${HELD}, а не {m}`,
      less: `к следующему ходу у вас на руке только ${HELD}, а не {m}`,
      oneMore: 'к следующему ходу у вас на карту больше {a}',
      oneLess: 'к следующему ходу у вас на карту меньше {a}',
      from: 'карт на руке к следующему ходу станет {n} вместо {m}',
    },
    at: {
      more: 'на базе {place} ваша сила {n}, а не {m}',
      less: 'на базе {place} ваша сила только {n}, а не {m}',
      oneMore: 'на базе {place} у вас на единицу силы больше {a}',
      oneLess: 'на базе {place} у вас на единицу силы меньше {a}',
      from: 'ваша сила на базе {place} вырастет с {m} до {n}',
    },
    draws: {
      more: 'следующей вы берёте карту {card} {a}, а не {b}',
      less: 'следующей вы берёте карту {card} только {a}, а не {b}',
      only: 'следующей вы берёте карту {card} {a}',
      never: 'следующей вы возьмёте не {card}, а что-то другое',
    },
    faction: {
      more: 'чем сильны: {place} {a}, а не {b}',
      less: 'чем сильны: {place} {a}, а не {b}',
      only: 'чем сильны: {place}',
    },
  },
};
