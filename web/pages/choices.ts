import type { ClockKind, GameInfo, Level, SeatWish } from '#server/schema.ts';

/** What was chosen for a table, kept on this device until next time. */
export interface TableChoice {
  readonly game: string;
  readonly opponents: { readonly [game: string]: number };
  readonly level: Level;
  readonly clock: ClockKind;
  readonly visibility: 'open' | 'private';
  readonly options: { readonly [game: string]: { readonly [key: string]: string } };
}

const KEY = 'zastolye-table';
const FIRST: TableChoice = { game: '', opponents: {}, level: 'normal', clock: 'none', visibility: 'private', options: {} };

export function readChoice(): TableChoice {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TableChoice>) };
  } catch {
    return FIRST;
  }
}

export function keepChoice(choice: TableChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Private windows may refuse to store; the choice then lasts as long as the page.
  }
}

/** Opponents as chosen, within what the game allows; three people make a good table where nothing was chosen. */
export function opponentsOf(choice: TableChoice, game: GameInfo): number {
  const wanted = choice.opponents[game.id] ?? Math.min(2, game.seats.max - 1);
  return Math.min(game.seats.max - 1, Math.max(game.seats.min - 1, wanted));
}

/** Everything `POST /api/matches` needs, by how the table is to be filled. */
export function matchFor(choice: TableChoice, game: GameInfo, how: 'bots' | 'friends' | { readonly names: readonly string[] }): object {
  const many = opponentsOf(choice, game);
  const seats: SeatWish[] = [{ kind: 'me' }];
  if (how === 'bots') for (let i = 0; i < many; i++) seats.push({ kind: 'bot', level: choice.level });
  else if (how === 'friends') for (let i = 0; i < Math.max(1, many); i++) seats.push({ kind: 'open' });
  else for (const name of how.names) seats.push({ kind: 'hotseat', name });
  return {
    game: game.id,
    seats,
    options: { ...Object.fromEntries(game.options.map((o) => [o.key, o.default])), ...known(choice.options[game.id] ?? {}, game) },
    clock: how === 'friends' ? choice.clock : 'none',
    visibility: how === 'friends' ? choice.visibility : 'private',
    start: how !== 'friends',
  };
}

/** Settings kept from an older version of the game are left out. */
function known(options: { readonly [key: string]: string }, game: GameInfo): { [key: string]: string } {
  const kept: { [key: string]: string } = {};
  for (const spec of game.options) {
    const value = options[spec.key];
    if (value !== undefined && spec.values.includes(value)) kept[spec.key] = value;
  }
  return kept;
}
