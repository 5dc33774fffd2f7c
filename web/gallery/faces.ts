import { art as fluxx } from '#games/fluxx/board/art.ts';
import { art as pickle } from '#games/pickle/board/art.ts';
import { art as unicorns } from '#games/unicorns/board/art.ts';
import type { CardFace } from '../kit/index.ts';

/** Sample faces for the gallery only: the texts of the games live with the games. */
type Kind = readonly [type: string, label: string, sign: string, short?: string];

const f = {
  rule: ['rule', 'Новое правило', 'rule-book', 'Правило'],
  goal: ['goal', 'Цель', 'archery-target'],
  keeper: ['keeper', 'Тема', 'hand'],
  action: ['action', 'Действие', 'lightning-trio'],
  creeper: ['creeper', 'Помеха', 'death-skull'],
} as const satisfies Record<string, Kind>;
const u = {
  baby: ['baby', 'Малыш', 'baby-bottle'],
  basic: ['basic', 'Обычный единорог', 'horseshoe', 'Обычный'],
  magical: ['magical', 'Волшебный единорог', 'unicorn', 'Волшебный'],
  magic: ['magic', 'Волшебство', 'crystal-wand'],
  upgrade: ['upgrade', 'Улучшение', 'upgrade'],
  downgrade: ['downgrade', 'Ухудшение', 'anchor'],
  instant: ['instant', 'Мгновенная', 'cancel'],
} as const satisfies Record<string, Kind>;
const p = {
  fight: ['fight', 'Бой', 'crossed-swords'],
  move: ['move', 'Рывок', 'run'],
  craft: ['craft', 'Сборка', 'gears'],
  guard: ['guard', 'Охрана', 'police-badge'],
} as const satisfies Record<string, Kind>;

function face(
  [type, typeLabel, typeSign, typeShort]: Kind,
  name: string,
  art: CardFace['art'],
  text: string,
  seal?: string | number,
  flavour?: string,
): CardFace {
  return { name, type, typeLabel, typeSign, typeShort, art, text, seal, flavour };
}

const fx = fluxx.pictures;
const un = unicorns.pictures;
const pk = pickle.pictures;

export const faces = {
  draw3: face(f.rule, 'Тяни 3', fx['draw-3'], 'В начале хода берите **3 карты** вместо обычного числа.', 3),
  endless: face(
    f.goal,
    'Бесконечность вариантов',
    fx['goal-infinite-timelines'],
    'Если у кого-нибудь есть хотя бы **10 карт** на руке, побеждает тот, у кого их больше всех. При равенстве игра продолжается, но игроки, которым мешает победить помеха, в сравнении не участвуют: побеждает следующий за ними, если он один. Проверка идёт после каждого завершённого события.',
  ),
  play2: face(f.rule, 'Сыграй 2', fx['play-2'], 'В свой ход сыграйте **2 карты**.', 2),
  hand2: face(f.rule, 'Предел руки 2', fx['hand-limit-2'], 'Вне своего хода держите не больше **2 карт**.', '≤2'),
  schwifty: face(f.rule, 'Заводи толпу', fx['get-schwifty'], 'Раз в ход: произнесите реплику своей темы и возьмите **1 карту**.'),
  garage: face(f.goal, 'Гаражная наука', fx['goal-garage-science'], 'Побеждает тот, у кого лежат **Рик Санчез** и **Портальная пушка**.'),
  gun: face(f.keeper, 'Портальная пушка', fx['portal-gun'], 'В свой ход можно передвинуть **Кроненбергов** от себя другому игроку.'),
  plumbus: face(f.keeper, 'Плюмбус', fx.plumbus, 'Особых свойств нет.', undefined, 'Он есть у каждого.'),
  snowball: face(f.keeper, 'Снежок', fx.snowball, 'Особых свойств нет.'),
  sauce: face(f.keeper, 'Сычуань\u00adский соус', fx['szechuan-sauce'], 'Особых свойств нет.'),
  rick: face(f.keeper, 'Рик Санчез', fx['rick-sanchez'], 'Разыгрывая карту, произнесите её реплику.', undefined, 'Вабба-лабба-даб-даб!'),
  robot: face(
    f.keeper,
    'Робот для масла',
    fx['butter-robot'],
    'Раз в ход: отдайте карту соседу и **возьмите** одну из колоды.',
    undefined,
    'Зачем я? — Передавать масло.',
  ),
  cruiser: face(f.keeper, 'Космолёт Рика', fx['space-cruiser'], 'Предел тем для вас на **1** больше.'),
  raptor: face(f.keeper, 'Раптор-фотограф', fx['photography-raptor'], 'Особых свойств нет.'),
  ghost: face(f.keeper, 'Призрак в банке', fx['ghost-in-a-jar'], 'Особых свойств нет.'),
  tv: face(
    f.keeper,
    'Приставка межпро\u00adстранственного ТВ',
    fx['interdimensional-cable-box'],
    'Раз в ход: посмотрите **3 верхние карты** колоды.',
  ),
  federation: face(f.creeper, 'Галактическая Федерация', fx['galactic-federation'], 'Пока лежит перед вами, вы **не можете победить**.'),
  steal: face(f.action, 'Укради что-нибудь', fx['steal-something'], 'Заберите **одну тему** у любого игрока и положите перед собой.'),
  zap: face(f.action, 'Хвать карту!', fx['zap-a-card'], 'Возьмите на руку **любую карту со стола**, кроме базовых правил.'),
  reset: face(f.action, 'Сброс правил', fx['rules-reset'], 'Уберите в сброс **все** новые правила.'),

  basic: face(u.basic, 'Обычный Единорог', un['basic-unicorn-purple'], 'Просто единорог. Зато **ваш** и без единого подвоха.'),
  baby: face(u.baby, 'Малыш Единорог', un['baby-unicorn-rainbow'], 'Если малыш покидает стойло — возвращается **в ясли**, а не в сброс.'),
  narwhal: face(
    u.magical,
    'Великий нарвал',
    un['the-great-narwhal'],
    '{sign:card-draw} Найдите в колоде карту нарвала и возьмите на руку.',
  ),
  phoenix: face(
    u.magical,
    'Фениксорог',
    un['unicorn-phoenix'],
    'Сбросьте **1 карту**. Если его уничтожат, пока у вас есть карты, он **возвращается**.',
  ),
  shark: face(u.magical, 'Акулорог', un['shark-with-a-horn'], 'Можете пожертвовать его и **уничтожить** чужого единорога.'),
  llama: face(u.magical, 'Ламарог', un.llamacorn, 'Каждый игрок **сбрасывает** 1 карту.'),
  tornado: face(u.magic, 'Блестящее торнадо', un['glitter-tornado'], 'Верните **по одной карте** из каждого стойла на руку.'),
  deal: face(u.magic, 'Чистая выгода', un['good-deal'], 'Возьмите **3 карты**, сбросьте **1**.'),
  aura: face(u.upgrade, 'Радужная аура', un['rainbow-aura'], 'Ваших единорогов нельзя **уничтожить**.'),
  wire: face(u.downgrade, 'Колючая проволока', un['barbed-wire'], 'Когда единорог входит или выходит, **сбросьте** карту.'),
  neigh: face(u.instant, 'Тпру', un.neigh, 'Сыграйте в ответ на карту соперника: она **не срабатывает** и уходит в сброс.'),
  superNeigh: face(u.instant, 'Убойное тпру', un['super-neigh'], 'Отмените карту соперника. На это **нельзя** ответить.'),

  screw: face(p.fight, 'Шурупострел', pk['screw-shooter'], '**2 урона** врагу на клетке Рика.', 2),
  laser: face(p.fight, 'Наплечный лазер', pk['shoulder-laser'], '**3 урона** всем врагам на линии.', 3),
  jetpack: face(p.move, 'Джетпак', pk.jetpack, 'Пройдите до **3 клеток**.', 3),
  solenya: face(p.craft, 'Соленье', pk.solenya, 'Получите **2 любых символа** до конца хода.', '+2'),
  ambush: face(p.guard, 'Сюрприз, овощ!', pk.ambush, 'Призовите **1 оперативника** на любой открытый тайл.', 1),
} satisfies Record<string, CardFace>;
