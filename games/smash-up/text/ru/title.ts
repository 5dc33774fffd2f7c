import type { GameTitle } from '#engine';

export const title: GameTitle = { title: 'Замес', short: 'Замес', tagline: 'Смешайте две фракции в одну и берите базы.' };
