import { canonical, type Game, Match } from '#engine';
import type { Store } from '../store/types.ts';

/** An answer of which somebody was told that it counts. */
export interface Acknowledged {
  readonly match: string;
  readonly n: number;
  readonly seat: number;
  readonly picks: readonly number[];
  /** Which of the people. */
  readonly by: number;
}

/** What somebody was shown. */
export interface Seen {
  readonly match: string;
  readonly seat: number;
  readonly at: number;
  readonly view: string;
}

/** The journals against what the clients were promised and shown. Gives how many views were compared. */
export async function audit(
  game: Game,
  store: Store,
  ids: readonly string[],
  acknowledged: readonly Acknowledged[],
  seen: readonly Seen[],
  broken: string[],
): Promise<number> {
  let compared = 0;
  for (const id of ids) {
    const row = await store.match(id);
    if (row === null) continue;
    const journal = await store.journal(id);
    journal.forEach((one, i) => {
      if (one.n !== i) broken.push(`${id}: entry ${i} bears the number ${one.n}`);
    });
    const people = journal.flatMap(({ entry }) => (entry.kind === 'answer' && entry.by === undefined ? [entry] : []));
    const kept = new Map(people.map(({ n, seat, picks }) => [`${n}/${seat}`, canonical(picks ?? null)]));
    for (const { n, seat, picks } of acknowledged.filter((one) => one.match === id)) {
      const found = kept.get(`${n}/${seat}`);
      if (found === undefined) broken.push(`${id}: acknowledged, but lost: ${n}/${seat}`);
      else if (found !== canonical(picks)) broken.push(`${id}: ${n}/${seat} was ${canonical(picks)} and is ${found}`);
    }
    if (kept.size !== people.length) broken.push(`${id}: an answer counts twice`);
    const header = { game: row.game, rulesVersion: row.rulesVersion, seats: row.players, options: row.options, seed: row.seed };
    const match = Match.load(game, header, []);
    const wanted = seen.filter((one) => one.match === id);
    for (let at = 0; at <= journal.length; at++) {
      for (const one of wanted.filter((view) => view.at === at)) {
        compared++;
        if (canonical(JSON.parse(JSON.stringify(match.view(one.seat)))) !== one.view)
          broken.push(`${id}: seat ${one.seat} was shown something else at ${at}`);
      }
      const next = journal[at]?.entry;
      if (next === undefined) break;
      const refused = match.apply(next);
      if (refused !== null) {
        broken.push(`${id}: entry ${at} is refused as ${refused.code}`);
        break;
      }
    }
  }
  return compared;
}
