import { loadKnowledge } from '#bots/judgement/load.ts';
import type { Game, Options } from '#engine';
import type { Title } from '#games/registry.ts';
import { gameById, games, titles } from '#games/registry.ts';
import type { Args } from './command.ts';
import { UsageError } from './io.ts';

/** Below it every game has its folder. */
export const gamesFolder = new URL('../games/', import.meta.url);

export const gameIds = (): string[] => games.map((game) => game.id);

export function findGame(id: string): Game {
  const game = gameById(id);
  if (game === undefined) throw new UsageError(`there is no game ${JSON.stringify(id)}; there are: ${gameIds().join(', ')}`);
  return game;
}

/** What was learned about the game, where something was. */
export const knowledgeOf = loadKnowledge(gamesFolder);

export const titleOf = (game: Game): Title => titles[game.id];

/** The game that `--game` names; where there is only one, that one. */
export function gameOf(args: Args): Game {
  const id = args.text('game');
  if (id !== undefined) return findGame(id);
  if (games.length === 1) return games[0];
  throw new UsageError(`--game is missing; there are: ${gameIds().join(', ')}`);
}

/** Two where the game allows it. */
export const usualSeats = (game: Game): number => Math.min(game.seats.max, Math.max(game.seats.min, 2));

/** How many sit at the table; `otherwise` is checked too, since it may follow from other arguments. */
export function playersOf(args: Args, game: Game, otherwise: number): number {
  const players = args.number('players', otherwise, game.seats);
  if (players < game.seats.min || players > game.seats.max)
    throw new UsageError(`${game.id} is for ${game.seats.min} to ${game.seats.max}, not for ${players}`);
  return players;
}

/** `--options a=b,c=d` on top of the game's defaults. */
export function optionsOf(args: Args, game: Game): Options {
  const options: { [key: string]: string } = {};
  for (const spec of game.options) options[spec.key] = spec.default;
  for (const pair of (args.text('options') ?? '').split(',')) {
    if (pair === '') continue;
    const [key, value] = pair.split('=');
    const spec = game.options.find((one) => one.key === key);
    if (spec === undefined) {
      const known = game.options.map((one) => `${one.key}=${one.values.join('|')}`);
      throw new UsageError(
        `${game.id} has no setting ${JSON.stringify(key)}${known.length === 0 ? '' : `; there are: ${known.join(', ')}`}`,
      );
    }
    if (value === undefined || !spec.values.includes(value)) throw new UsageError(`${key} wants one of ${spec.values.join(', ')}`);
    options[key] = value;
  }
  return options;
}

export { headerOf } from '#bots/series.ts';
