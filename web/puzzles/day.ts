import type { DailyReply } from '#server/schema.ts';
import { get } from '../app/api.ts';
import type { Listed } from './data.ts';

/** A day as the host counts it. */
export interface Today {
  readonly name: string;
  /** When the next one begins; null: the host could not be asked. */
  readonly endsAt: number | null;
}

const KEY = 'zastolye.puzzles.day';

/** The day of this server; without network the one it told last, if that is not over, and else the day of Greenwich. */
export async function today(game: string): Promise<Today> {
  try {
    const { day, endsAt } = await get<DailyReply>(`/api/daily/${game}`);
    const told = { name: day, endsAt };
    localStorage.setItem(KEY, JSON.stringify(told));
    return told;
  } catch {
    return keptDay() ?? { name: new Date().toISOString().slice(0, 10), endsAt: null };
  }
}

function keptDay(): Today | null {
  try {
    const told = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Today | null;
    return told !== null && (told.endsAt ?? 0) > Date.now() ? told : null;
  } catch {
    return null;
  }
}

/** How many days before 1970 or after it, by the name of a day. */
export const dayNumber = (name: string): number => Math.round(Date.parse(`${name}T00:00:00Z`) / 86_400_000);

/** The same for everybody: each game goes round its puzzles in an order that looks like none. */
export function puzzlesOfDay(all: readonly Listed[], day: string): readonly Listed[] {
  const n = dayNumber(day);
  return [...new Set(all.map(({ game }) => game))].flatMap((game) => {
    const list = all.filter((one) => one.game === game).toSorted((a, b) => mixed(a.puzzle.id) - mixed(b.puzzle.id));
    return list.length === 0 ? [] : [list[n % list.length]];
  });
}

function mixed(id: string): number {
  let a = 7;
  for (let i = 0; i < id.length; i++) a = Math.imul(a ^ id.charCodeAt(i), 2654435761);
  return a >>> 0;
}
