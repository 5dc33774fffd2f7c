import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, decodeJournal, encodeJournal, journalHash } from '../journal.ts';
import { Match } from '../match.ts';
import { sha256 } from '../sha256.ts';
import { tableData } from '../table.ts';
import type { Game } from '../types.ts';

/** How a match ended, down to the last card. */
export interface Ending {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly journal: string;
  readonly state: string;
}

/**
 * Whole matches of the present rules version in a folder of files. They notice when a change makes old journals mean something else: then
 * `rulesVersion` must rise, and the matches are recorded anew.
 */
export interface KeptJournals<V> {
  readonly names: readonly string[];
  /** Plays a kept match again. */
  replay(name: string): { readonly match: Match<V>; readonly now: Ending; readonly kept: Ending };
}

const JOURNAL = '.journal';

/** `matches` play the matches to their ends; they are called only where RECORD_JOURNALS=1 asks for a new record. */
export function keptJournals<V>(game: Game<V>, folder: string, matches: { readonly [name: string]: () => Match<V> }): KeptJournals<V> {
  if (process.env.RECORD_JOURNALS === '1') {
    mkdirSync(folder, { recursive: true });
    for (const [name, play] of Object.entries(matches)) {
      const match = play();
      writeFileSync(join(folder, `${name}${JOURNAL}`), `${encodeJournal(match.header, match.journal)}\n`);
      writeFileSync(join(folder, `${name}.ending.json`), `${JSON.stringify(endingOf(match), null, 2)}\n`);
    }
  }
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(JOURNAL))
    .map((file) => file.slice(0, -JOURNAL.length));
  const strange = [...names, ...Object.keys(matches)].filter((name) => !names.includes(name) || matches[name] === undefined);
  if (strange.length > 0) throw new Error(`kept and wanted differ: ${strange.join(', ')}; record them with RECORD_JOURNALS=1`);
  return {
    names,
    replay(name) {
      const { header, entries } = decodeJournal(readFileSync(join(folder, `${name}${JOURNAL}`), 'utf8'));
      const kept = JSON.parse(readFileSync(join(folder, `${name}.ending.json`), 'utf8')) as Ending;
      const advice = `old journals replay differently now: raise rulesVersion of ${game.id} and record again with RECORD_JOURNALS=1`;
      if (header.rulesVersion !== game.rulesVersion) throw new Error(`${name} is of rules version ${header.rulesVersion}; record it again`);
      try {
        const match = Match.load(game, header, entries);
        return { match, now: endingOf(match), kept };
      } catch (error) {
        throw new Error(`${name}: ${advice}`, { cause: error });
      }
    },
  };
}

const endingOf = <V>(match: Match<V>): Ending => ({
  winners: match.table.outcome?.winners ?? [],
  reason: match.table.outcome?.reason ?? 'unfinished',
  journal: journalHash(match.header, match.journal),
  state: sha256(canonical(tableData(match.table))),
});
