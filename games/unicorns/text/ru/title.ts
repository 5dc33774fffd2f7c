import type { GameTitle } from '#engine';

export const title: GameTitle = {
  title: 'Нестабильные единороги',
  short: 'Единороги',
  tagline: 'Соберите семерых единорогов раньше, чем соседи скажут «И-го-го!»',
};
