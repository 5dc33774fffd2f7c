import type { Options } from '#engine';
import { isOffered } from '#engine';
import type { GameInfo, SeatWish } from '#server/schema.ts';
import { FIRST, type TableChoice } from './kept.ts';

/** Opponents as chosen, within what the game allows; three people make a good table where nothing was chosen. */
export function opponentsOf(choice: TableChoice, game: GameInfo): number {
  const wanted = choice.opponents[game.id] ?? Math.min(2, game.seats.max - 1);
  return Math.min(game.seats.max - 1, Math.max(game.seats.min - 1, wanted));
}

/** The level as chosen, while it is offered; otherwise the strongest. */
export function levelOf(choice: TableChoice, game: GameInfo): TableChoice['level'] {
  const wanted = choice.levels[game.id] ?? choice.level;
  return game.levels.includes(wanted) ? wanted : (game.levels.at(-1) ?? wanted);
}

/** Everything `POST /api/matches` needs, by how the table is to be filled. */
export function matchFor(choice: TableChoice, game: GameInfo, how: 'bots' | 'friends' | { readonly names: readonly string[] }): object {
  const many = opponentsOf(choice, game);
  const seats: SeatWish[] = [{ kind: 'me' }];
  if (how === 'bots') for (let i = 0; i < many; i++) seats.push({ kind: 'bot', level: levelOf(choice, game) });
  else if (how === 'friends') for (let i = 0; i < Math.max(1, many); i++) seats.push({ kind: 'open' });
  else for (const name of how.names) seats.push({ kind: 'hotseat', name });
  return {
    game: game.id,
    seats,
    options: settled(game, seats.length, choice.options[game.id] ?? {}),
    clock: how === 'friends' ? choice.clock : 'none',
    ...(how === 'friends' ? { windowTime: choice.windowTime } : {}),
    visibility: how === 'friends' ? choice.visibility : 'private',
    start: how !== 'friends',
  };
}

/** What makes a first match of a game easy to begin: the side that is learnt first, nothing to choose beforehand. */
const FIRST_OPTIONS: { readonly [key: string]: string } = { sides: 'rick-first', factions: 'random' };

/** A first match of a game, where nothing was chosen for it: easy bots, and the options above where the game has them. */
export function forNewcomer(choice: TableChoice, game: GameInfo): TableChoice {
  const suggested = game.options
    .filter(({ key, values }) => values.includes(FIRST_OPTIONS[key] ?? ''))
    .map(({ key }) => [key, FIRST_OPTIONS[key]]);
  return {
    ...choice,
    levels: { ...(game.levels.includes('easy') ? { [game.id]: 'easy' } : {}), ...choice.levels },
    options: { ...choice.options, [game.id]: { ...Object.fromEntries(suggested), ...choice.options[game.id] } },
  };
}

/** Whether anything was chosen for this game that a first match would choose by itself. */
export const isChosenFor = (choice: TableChoice, { id }: GameInfo): boolean =>
  choice.levels[id] !== undefined || Object.keys(choice.options[id] ?? {}).length > 0;

/** A match with the coach: the bots wait from its first moment on, since there is something to read. */
export const coachedMatch = (choice: TableChoice, game: GameInfo): object => ({ ...matchFor(choice, game, 'bots'), waits: true });

/** A first match against bots. */
export const firstMatch = (game: GameInfo): object => coachedMatch(forNewcomer(FIRST, game), game);

/** Every setting with a value that goes with so many seats. What was kept from an older version of the game is left out. */
export function settled(game: GameInfo, seats: number, options: { readonly [key: string]: string }): Options {
  let all: Options = {};
  for (const spec of game.options) {
    const kept = options[spec.key];
    all = { ...all, [spec.key]: kept !== undefined && spec.values.includes(kept) ? kept : spec.default };
  }
  for (const spec of game.options) {
    const goes = (value: string): boolean => isOffered(game.clashes, seats, all, spec.key, value);
    if (!goes(all[spec.key])) all = { ...all, [spec.key]: [spec.default, ...spec.values].find(goes) ?? spec.default };
  }
  return all;
}
