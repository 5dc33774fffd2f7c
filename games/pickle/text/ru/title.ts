import type { GameTitle } from '#engine';

export const title: GameTitle = {
  title: 'Огурчик Рик',
  short: 'Огурчик',
  tagline: 'Огурчик против целого агентства: один бежит, другой ловит.',
};
