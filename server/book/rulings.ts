import { readFile } from 'node:fs/promises';

type Rulings = { readonly [card: string]: readonly string[] };

/** By card the rules that speak of it, which `lab book` writes beside each game. A game without that file has none. */
export function readRulings(gamesModule: string): (game: string) => Promise<Rulings> {
  const read = new Map<string, Promise<Rulings>>();
  return (game) => {
    let rulings = read.get(game);
    if (rulings === undefined) {
      const file = new URL(`./${game}/book/rulings.json`, import.meta.resolve(gamesModule));
      rulings = readFile(file, 'utf8').then(
        (text) => JSON.parse(text) as Rulings,
        () => ({}),
      );
      read.set(game, rulings);
    }
    return rulings;
  };
}
