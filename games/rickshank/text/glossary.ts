import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  en: {
    ongoing: {
      word: 'Ongoing',
      find: 'ongoing',
      text: 'Stays in front of you for the rest of the match and goes on working.',
      rule: 'RSR-126',
    },
    attack: { word: 'Attack', find: 'attack', text: 'Can be avoided with a Defense by everybody it is aimed at.', rule: 'RSR-105' },
    defense: {
      word: 'Defense',
      find: 'defense',
      text: 'Avoids an Attack on you, from the hand or from play, as it says. One for each Attack.',
      rule: 'RSR-107',
    },
    destroy: { word: 'Destroy', find: 'destroy', text: 'The card leaves its deck for the rest of the match.', rule: 'RSR-157' },
    gain: { word: 'Gain', find: 'gains?', text: 'Take the card without paying; it goes to your discard pile.', rule: 'RSR-060' },
    token: {
      word: 'Access Token',
      find: '(?:access )?tokens?',
      text: '2 Power buy one a turn. Kept from turn to turn; in a vote each is one more voice.',
      rule: 'RSR-183',
    },
    waves: {
      word: 'Morty Waves',
      find: 'morty waves?',
      text: 'A card that gives nothing and costs points at the end. It goes to your discard pile.',
      rule: 'RSR-121',
    },
    auction: {
      word: 'Auction',
      find: 'auction',
      text: 'Everybody bids for themselves; the highest wins the bonus and pays.',
      rule: 'RSR-202',
    },
    referendum: {
      word: 'Referendum',
      find: 'referendum',
      text: 'For or Against: if For has more votes, the text applies.',
      rule: 'RSR-203',
    },
    sanctions: {
      word: 'Sanctions',
      find: 'sanctions?',
      text: 'Everybody votes for a player; whoever has the most votes suffers it.',
      rule: 'RSR-204',
    },
    control: {
      word: 'Under your control',
      find: 'control',
      text: 'In play in front of you: played this turn or Ongoing.',
      rule: 'RSR-127',
    },
  },
  ru: {
    ongoing: { word: 'Постоянка', find: 'постоян', text: 'Остаётся перед вами до конца партии и работает дальше.', rule: 'RSR-126' },
    attack: { word: 'Атака', find: 'атак', text: 'Тот, в кого она направлена, может отвести её защитой.', rule: 'RSR-105' },
    defense: {
      word: 'Защита',
      find: 'защит',
      text: 'Отводит от вас атаку — с руки или из игры, как на ней сказано. Одна на атаку.',
      rule: 'RSR-107',
    },
    destroy: { word: 'Уничтожить', find: 'уничтож', text: 'Карта уходит из колоды до конца партии.', rule: 'RSR-157' },
    gain: {
      word: 'Получить карту',
      find: 'получ\\p{L}* (?:эту )?карту',
      text: 'Взять карту даром; она ложится в ваш сброс.',
      rule: 'RSR-060',
    },
    token: {
      word: 'Жетон доступа',
      find: 'жетон\\p{L}*(?: доступа)?',
      text: 'Один за ход можно купить за 2 мощи. Не сгорает; в голосовании каждый — ещё один голос.',
      rule: 'RSR-183',
    },
    waves: {
      word: 'Волны Морти',
      find: 'волн\\p{L}* морти',
      text: 'Карта, что ничего не даёт и отнимает очки в конце. Ложится в ваш сброс.',
      rule: 'RSR-121',
    },
    auction: { word: 'Аукцион', find: 'аукцион', text: 'Каждый ставит за себя; больший получает награду и платит.', rule: 'RSR-202' },
    referendum: { word: 'Референдум', find: 'референдум', text: 'За или против: если «за» больше, текст сработает.', rule: 'RSR-203' },
    sanctions: {
      word: 'Санкции',
      find: 'санкци',
      text: 'Каждый голосует за игрока; у кого голосов больше, тот и пострадает.',
      rule: 'RSR-204',
    },
    control: { word: 'Под контролем', find: 'контрол', text: 'В игре перед вами: сыграна в этот ход или постоянка.', rule: 'RSR-127' },
  },
} as const satisfies Glossary;
