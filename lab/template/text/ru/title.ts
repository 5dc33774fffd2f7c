import type { GameTitle } from '#engine';

export const title: GameTitle = { title: 'Горка камней', short: 'Горка', tagline: 'Складывайте камни быстрее, чем сороки их растащат.' };
