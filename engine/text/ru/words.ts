import type { EngineText } from '../en/words.ts';

export const words: EngineText = {
  hiddenCard: 'закрытая карта',
  log: {
    'match.undo': '{seat, who, me {Вы отменяете} other {{seat} отменяет}} последний ответ',
    'match.redo': '{seat, who, me {Вы возвращаете} other {{seat} возвращает}} отменённое',
    'match.stalemate': 'Спрашивать больше некого и не о чем',
    'match.resign': '{seat, who, me {Вы сдаётесь} other {{seat} сдаётся}}',
  },
  outcomes: {
    'match.stalemate': 'Спрашивать больше некого и не о чем: партия закончилась без победителя',
    'match.resign': '{seat, who, me {Вы сдались} other {{seat} сдаётся}}',
  },
  refusals: {
    'match-over': 'Партия окончена.',
    'stale-decision': 'За столом уже всё изменилось — посмотрите ещё раз.',
    'not-asked': 'Сейчас решаете не вы.',
    'already-answered': 'Вы уже ответили.',
    'too-few': 'Выберите не меньше {min, plural, one {# варианта} other {# вариантов}}.',
    'too-many': 'Выберите не больше {max, plural, one {# варианта} other {# вариантов}}.',
    duplicate: 'Одно и то же выбрано дважды.',
    'out-of-range': 'Этого выбрать нельзя.',
    'unknown-option': 'Сейчас этого выбрать нельзя.',
    'no-such-seat': 'Такого места нет.',
    'seat-taken': 'Место занято.',
    'table-full': 'За столом нет мест; можно смотреть.',
    'cannot-join': 'К начатой партии в этой игре присоединиться нельзя.',
    'cannot-leave': 'Из этой игры не уходят; за вас может доиграть бот.',
    'no-such-option': 'Такой настройки нет, или сейчас её не изменить.',
    'option-does-not-fit': 'Эта настройка не подходит к такому числу игроков или к остальным настройкам.',
    'nothing-to-undo': 'Отменять нечего.',
    'undo-needs-consent': 'Нужно согласие остальных: с тех пор что-то открылось или кто-то ответил.',
    'nothing-to-redo': 'Возвращать нечего.',
    malformed: 'Запрос составлен неверно.',
  },
};
