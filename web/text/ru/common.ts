import type { CommonText } from '../en/common.ts';
import { first } from './first.ts';

export const common: CommonText = {
  common: {
    brand: first.brand,
    aPlayer: 'игрок',
    you: 'Вы',
    bot: 'бот',
    ok: 'Понятно',
    close: 'Закрыть',
    cancel: 'Отмена',
    back: 'Назад',
    borrowed: 'Ещё не переведено: здесь по-английски.',
    yes: 'Да',
    no: 'Нет',
    tryAgain: 'Ещё раз',
    toGames: 'К играм',
    loading: 'Накрываем на стол…',
    hiddenCard: 'Карта рубашкой вверх',
    seat: 'Место {n}',
    and: ' и ',
    rule: 'Правило {id}',
    seconds: '{n, plural, one {# секунда} few {# секунды} other {# секунд}}',
    minutes: '{n, plural, =0 {меньше минуты} one {# минута} few {# минуты} other {# минут}}',
    practice: 'Тренировка',
    language: 'Язык',
    sound: 'Звуки',
  },
};
