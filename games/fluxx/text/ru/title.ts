import type { GameTitle } from '#engine';

export const title: GameTitle = {
  title: 'Fluxx: Рик и Морти',
  short: 'Fluxx',
  tagline: 'Возьми одну, сыграй одну, пока правила не изменятся. А они изменятся.',
};
