/** What a messenger shows of a link. */
export const preview = {
  brand: 'Zastolye',
  lead: 'Tabletop games in the browser, every rule enforced: by a link with friends, on one screen, or against bots.',
  invites: (name: string) => `${name} lays the table. Open the link and sit down: no account needed.`,
  daily: 'deal of the day',
  rules: 'how to play',
  cards: 'all cards',
  lab: 'laboratory',
};
