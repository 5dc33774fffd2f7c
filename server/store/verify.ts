import { type Game, jointFault, Match, seedCommitment } from '#engine';
import { headerOf } from '../match/checkpoints.ts';
import { Hole } from './chain.ts';
import { MATCH_DEFAULTS, type MatchRow, type Store } from './types.ts';

const AT_ONCE = 200;

export interface Verified {
  readonly matches: number;
  readonly entries: number;
  /** What is wrong, by name. */
  readonly troubles: readonly string[];
}

/** Looks at everything in a store: the store itself, the chain of every journal, and, if the games are given, whether journals can be played again. */
export async function verify(
  store: Store,
  gameById: ((id: string) => Game | undefined) | null,
  tell: (matches: number) => void = () => undefined,
): Promise<Verified> {
  const troubles = await store.check();
  let matches = 0;
  let entries = 0;
  let after: string | null = null;
  for (;;) {
    const rows = await store.dump('matches', after === null ? null : [after], AT_ONCE);
    if (rows.length === 0) break;
    for (const row of rows) {
      const id = String(row.id);
      after = id;
      matches++;
      try {
        entries += await lookAt(store, { ...MATCH_DEFAULTS, ...(JSON.parse(String(row.doc)) as MatchRow) }, Number(row.version), gameById);
      } catch (error) {
        troubles.push(error instanceof Hole ? error.message : `match ${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    tell(matches);
  }
  return { matches, entries, troubles };
}

async function lookAt(store: Store, row: MatchRow, version: number, gameById: ((id: string) => Game | undefined) | null): Promise<number> {
  if (row.version !== version) throw new Error(`its row is of version ${row.version}, not ${version}`);
  const position = await store.position(row.id);
  // A running server may be a step further by now, never a step behind.
  if (position.version < version) throw new Error(`is at version ${position.version} beside its row of version ${version}`);
  const journal = await store.journal(row.id);
  if (journal.length < position.length) throw new Hole(row.id, journal.length, 'missing');
  if (row.joint !== undefined && jointFault(row.seed, seedCommitment(row.joint.secret), row.joint) !== null)
    throw new Error('its seed does not follow from what house and seats have added to it');
  const game = gameById?.(row.game);
  if (game !== undefined && game.rulesVersion === row.rulesVersion && row.status !== 'lobby')
    Match.load(
      game,
      headerOf(row),
      journal.map((one) => one.entry),
    );
  return journal.length;
}
