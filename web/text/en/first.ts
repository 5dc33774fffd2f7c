/** What is read first of all: the name of the place and the head of the home page. */
export const first = {
  brand: 'Zastolye',
  title: 'What is on the table tonight?',
  lead: 'The table minds the rules. With bots at once, with friends by a link, together on one screen.',
  minutes: '{n} min',
  /** Who plays without the network and has no name yet. */
  guest: 'Guest',
  offline: 'The server cannot be reached.',
} as const;

export type FirstText = { readonly [key in keyof typeof first]: string };
