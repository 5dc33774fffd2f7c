/** How a seat is called: by name, by number where nobody has given it one, and whoever is gone for good is a player like any other. */
export const nameOf = ({ name, seat }: { readonly name: string | null; readonly seat: number }, aPlayer: string): string =>
  name === '' ? aPlayer : (name ?? `${seat + 1}`);
