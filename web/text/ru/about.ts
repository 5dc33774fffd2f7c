import type { AboutText } from '../en/about.ts';

export const about: AboutText = {
  title: 'О проекте',
  lead: 'Пять настольных игр в браузере, где за каждым правилом следит стол: по сети с друзьями, за одним экраном или против ботов.',
  unofficial: 'Неофициально',
  marks:
    '«Застолье» — проект поклонников. Он не связан с издателями и правообладателями игр и не одобрен ими. «Рик и Морти» принадлежит Cartoon Network, Adult Swim и Warner Bros. Discovery; Fluxx — Looney Labs; «Нестабильные единороги» — Unstable Games и TeeTurtle; «Замес» — Alderac Entertainment Group; «Рикбег из Рикшенка» и «Огурчик Рик» — Cryptozoic Entertainment. Названия нужны лишь затем, чтобы сказать, по каким правилам идёт игра.',
  pictures: 'Картинки и буквы',
  art: 'Картинки составлены из Fluent Emoji (Microsoft, лицензия MIT) и знаков game-icons.net (CC BY 3.0), авторы Lorc, Delapouite и другие. Шрифты Onest, Rubik, Unbounded, Nunito, Balsamiq Sans, Dela Gothic One, Tektur, Russo One — по Open Font License. Полный список — в файле NOTICE исходного кода.',
  fairness: 'Честность',
  fairnessText:
    'До первой карты сервер публикует хеш тайного 256-битного числа. После партии он публикует само число, и ваш собственный браузер заново проигрывает весь журнал и говорит, сходится ли он.',
  privacy: 'Приватность',
  privacyText: 'Без регистрации и слежки. Подписанный cookie помнит, кто вы; имя и партии хранятся только на этом сервере.',
  programs: 'Программистам',
  api: 'Всё, что умеют страницы, умеет и программа. Интерфейс описан по адресу',
};
