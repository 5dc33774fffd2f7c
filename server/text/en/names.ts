/** Names for whoever has none. */
export const names = {
  guest: 'Guest',
  bots: ['Ada', 'Otto', 'Nora', 'Hugo', 'Iris', 'Max', 'Zoe', 'Felix'],
};
