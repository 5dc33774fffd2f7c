import type { SignText, Translation } from '#engine';
import type { advice as en } from '../en/advice.ts';

const STEPS = '{n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}';
const SIDE = '{side, select, N {вверх} E {вправо} S {вниз} other {влево}}';
const WHOM = '{figure, select, jaguar {Ягуара} other {оперативника {figure}}}';
const TIMES = { turn: 'этим ходом', round: 'до вашего следующего хода', end: 'в конце концов' };

/** Что Рик делает или терпит в один из трёх моментов; чего удаётся не допустить. */
const rick = (does: string, avoids: string, time: string): SignText => ({
  more: `${does} ${time} {a}, а не {b}`,
  less: `${does} ${time} {a}, а не {b}`,
  only: `${does} ${time} {a}`,
  never: `${avoids} ${time}, а иначе это случается {b}`,
});

const ESCAPES = [
  '{seat, who, me {вы попадаете} other {Рик попадает}} на Крышу',
  '{seat, who, me {вы не попадаете} other {Рик не попадает}} на Крышу',
] as const;
const DIES = ['{seat, who, me {вас} other {Рика}} убивают', '{seat, who, me {вас} other {Рика}} не убивают'] as const;
const NO_CARDS = [
  'у {seat, who, me {вас} other {Рика}} кончаются карты',
  'у {seat, who, me {вас} other {Рика}} не кончаются карты',
] as const;
const NO_TILES = [
  '{seat, who, me {у вас} other {у Рика}} кончаются квадраты коридора',
  '{seat, who, me {у вас} other {у Рика}} не кончаются квадраты коридора',
] as const;
const STUCK = ['{seat, who, me {вас} other {Рика}} замуровывают насовсем', '{seat, who, me {вас} other {Рика}} не замуровывают'] as const;

export const advice: Translation<typeof en> = {
  steps: {
    reroll: 'Перебросить {what}',
    hit: 'Ударить {what}',
    'hit-several': 'Ударить: {what}',
    'hit-again': 'Выстрелить в {what}',
    snipe: 'Назначить снайпером {what}',
    relocate: 'Переставить {what}',
    beam: 'Выстрелить лучом {what}',
    parkour: 'Лезть в воздуховод {what}',
    bomb: 'Бросить бомбу: {what}',
    twist: 'Повернуть квадрат: {what}',
    reinforce: 'Вызвать двух оперативников: {what}',
    ambush: 'Вызвать оперативника: {what}',
    'lay-trap': 'Положить ловушку: {what}',
    enter: 'Выпустить Ягуара: {what}',
    'take-cover': 'Спрятаться: {what}',
    'choose-x': 'Потратить {what}',
  },
  labels: {
    die: '{face, select, move {движение} card {карту} tools {инструменты} gun {пушку} other {джокер}}',
    'button.1': 'один символ инструментов',
    'button.2': 'два символа инструментов',
    'button.3': 'три символа инструментов',
    'button.4': 'четыре символа инструментов',
    'go.roof': 'Шагнуть на Крышу',
    'go.step.side': `Шагнуть ${SIDE}`,
    'go.flip.side': `Шагнуть ${SIDE} и открыть квадрат`,
    'go.lay.side': `Шагнуть ${SIDE} на новый квадрат`,
    'go.vent.side': `Пролезть ${SIDE} по воздуховодам`,
    'go.attempt.side': `Попробовать воздуховод ${SIDE}`,
    'walk.rick': `Послать ${WHOM} на квадрат Рика`,
    'walk.near': `Подвести ${WHOM} ближе к Рику`,
    'walk.side': `Сдвинуть ${WHOM} ${SIDE}`,
    'cross.wall': 'Послать Ягуара сквозь стену',
    'cross.side': `Послать Ягуара ${SIDE} сквозь стену`,
    shoot: 'Стрелять: {figure, select, jaguar {Ягуар} other {оперативник {figure}}}',
    draw: 'Взять карту',
    figure: WHOM,
    edge: SIDE,
    'place.rick': 'квадрат Рика',
    'place.tile': '{place}',
    'place.beside': 'квадрат {side, select, N {над Риком} E {справа от Рика} S {под Риком} other {слева от Рика}}',
  },
  signs: {
    'escapes-turn': rick(...ESCAPES, TIMES.turn),
    'escapes-round': rick(...ESCAPES, TIMES.round),
    'escapes-end': rick(...ESCAPES, TIMES.end),
    'dies-turn': rick(...DIES, TIMES.turn),
    'dies-round': rick(...DIES, TIMES.round),
    'dies-end': rick(...DIES, TIMES.end),
    'no-cards-turn': rick(...NO_CARDS, TIMES.turn),
    'no-cards-round': rick(...NO_CARDS, TIMES.round),
    'no-cards-end': rick(...NO_CARDS, TIMES.end),
    'no-tiles-turn': rick(...NO_TILES, TIMES.turn),
    'no-tiles-round': rick(...NO_TILES, TIMES.round),
    'no-tiles-end': rick(...NO_TILES, TIMES.end),
    'stuck-turn': rick(...STUCK, TIMES.turn),
    'stuck-round': rick(...STUCK, TIMES.round),
    'stuck-end': rick(...STUCK, TIMES.end),
    health: {
      more: 'к следующему броску {seat, who, me {ваше здоровье} other {здоровье Рика}} — {n}, а не {m}',
      less: 'к следующему броску {seat, who, me {ваше здоровье} other {здоровье Рика}} — только {n}, а не {m}',
      oneMore: 'к следующему броску у {seat, who, me {вас} other {Рика}} на единицу здоровья больше {a}',
      oneLess: 'к следующему броску у {seat, who, me {вас} other {Рика}} на единицу здоровья меньше {a}',
      from: 'к следующему броску {seat, who, me {ваше здоровье} other {здоровье Рика}} — {n} вместо {m}',
    },
    way: {
      more: `к следующему броску {seat, who, me {вам} other {Рику}} до Крыши останется ${STEPS}, а не {m}`,
      less: `к следующему броску {seat, who, me {вам} other {Рику}} до Крыши останется всего ${STEPS}, а не {m}`,
      oneMore: 'к следующему броску до Крыши на шаг дальше {a}',
      oneLess: 'к следующему броску до Крыши на шаг ближе {a}',
      from: 'до Крыши к следующему броску останется {n} вместо {m}',
    },
    eyes: {
      more: `к следующему броску врагов, которые видят {seat, who, me {вас} other {Рика}}, будет {n}, а не {m}`,
      less: `к следующему броску врагов, которые видят {seat, who, me {вас} other {Рика}}, {n, plural, =0 {не будет} other {будет только #}}, а не {m}`,
      oneMore: 'к следующему броску {seat, who, me {вас} other {Рика}} видит на одного врага больше {a}',
      oneLess: 'к следующему броску {seat, who, me {вас} other {Рика}} видит на одного врага меньше {a}',
      from: 'врагов, которые видят {seat, who, me {вас} other {Рика}}, к следующему броску будет {n} вместо {m}',
    },
    around: {
      more: `оперативников в двух шагах от {seat, who, me {вас} other {Рика}} будет {n}, а не {m}`,
      less: `оперативников в двух шагах от {seat, who, me {вас} other {Рика}} {n, plural, =0 {не будет} other {будет только #}}, а не {m}`,
      oneMore: 'в двух шагах от {seat, who, me {вас} other {Рика}} на одного оперативника больше {a}',
      oneLess: 'в двух шагах от {seat, who, me {вас} other {Рика}} на одного оперативника меньше {a}',
      from: 'оперативников в двух шагах от {seat, who, me {вас} other {Рика}} будет {n} вместо {m}',
    },
    'way-after': {
      more: `после своего хода Рику до Крыши останется ещё ${STEPS}, а не {m}`,
      less: `после своего хода Рику до Крыши останется всего ${STEPS}, а не {m}`,
      oneMore: 'после своего хода Рик на шаг дальше от Крыши {a}',
      oneLess: 'после своего хода Рик на шаг ближе к Крыше {a}',
    },
    near: {
      more: 'до Крыши не больше двух шагов {a}, а не {b}',
      less: 'до Крыши не больше двух шагов {a}, а не {b}',
      only: '{seat, who, me {вы подходите} other {Рик подходит}} к Крыше на два шага {a}',
      never: '{seat, who, me {вы не подходите} other {Рик не подходит}} к Крыше на два шага, а иначе это случается {b}',
    },
    jaguar: {
      more: 'Ягуар выходит на поле {a}, а не {b}',
      less: 'Ягуар выходит на поле {a}, а не {b}',
      only: 'на поле выходит Ягуар: {a}',
      never: 'Ягуара на поле нет, а иначе он там {b}',
    },
    kept: {
      more: 'карта {card} остаётся у вас {a}, а не {b}',
      less: 'карта {card} остаётся у вас {a}, а не {b}',
      only: 'вы сохраняете карту {card} на потом',
      never: 'вы тратите карту {card}, а могли бы сохранить {b}',
    },
  },
};
