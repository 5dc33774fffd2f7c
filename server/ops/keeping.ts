import { setTimeout as sleep } from 'node:timers/promises';
import { NO_WORDS, type Words } from '../store/archive/pack.ts';
import { archiveRowOf, type Finished, monthOf, wordsFrom } from '../store/archive/row.ts';
import type { Walked } from '../store/keeping.ts';
import type { MatchRow, Store } from '../store/types.ts';
import type { KeepSettings } from './keep-settings.ts';

const DAY_MS = 24 * 3600_000;
/** Whoever never sat down has nothing to come back to. */
const UNPLAYED_DAYS = 30;
const AT_ONCE = 20;
/** Enough matches to learn what they have in common from, and how many are looked at. */
const FEWEST_SAMPLES = 6;
const SAMPLES = 24;
/** Between two steps, so that people who play do not notice. */
const PAUSE_MS = 250;
/** When it is first asked whether it is time, and how often. */
const TIMES = { firstMs: 5 * 60_000, againMs: 15 * 60_000 };

/** What was done. */
export interface Tidied {
  archived: number;
  removed: number;
  talk: number;
  people: number;
}

export interface Tidying {
  readonly now: number;
  /** After each small step. */
  readonly pause: () => Promise<void>;
  readonly report: (where: string, error: unknown) => void;
  readonly tell?: (done: Tidied) => void;
}

async function finishedOf(store: Store, row: MatchRow): Promise<Finished> {
  const { id } = row;
  const [journal, course, analysis] = await Promise.all([store.journal(id), store.course(id), store.analysis(id)]);
  return { match: id, finishedAt: row.finishedAt ?? row.createdAt, journal, course, analysis };
}

/** Words of a game under its rules: learned once, from the matches there are. */
async function wordsFor(store: Store, { game, rulesVersion }: MatchRow): Promise<Words> {
  const known = await store.wordsOf(game, rulesVersion);
  if (known !== null) return known;
  const ids = await store.latestOf(game, rulesVersion, SAMPLES);
  if (ids.length < FEWEST_SAMPLES) return NO_WORDS;
  const samples: Pick<Finished, 'journal' | 'course'>[] = [];
  for (const id of ids) samples.push({ journal: await store.journal(id), course: await store.course(id) });
  await store.saveWords(game, rulesVersion, wordsFrom(samples));
  // Another node may have been faster.
  return (await store.wordsOf(game, rulesVersion)) ?? NO_WORDS;
}

/** Puts one finished match away. */
export async function putAway(store: Store, id: string): Promise<boolean> {
  const row = await store.match(id);
  if (row === null || row.status !== 'finished') return false;
  return store.putAway(await archiveRowOf(await finishedOf(store, row), await wordsFor(store, row)));
}

async function archiveAll(store: Store, days: number, { now, pause, report, tell }: Tidying, done: Tidied): Promise<void> {
  let after: Walked | null = null;
  while (await store.knowsArchives()) {
    const found: Walked[] = await store.endedBefore(now - days * DAY_MS, after, AT_ONCE);
    if (found.length === 0) return;
    for (const one of found) {
      after = one;
      try {
        if (await putAway(store, one.id)) done.archived++;
      } catch (error) {
        // It stays where it is; the others are not kept waiting.
        report('archive', error);
      }
      tell?.(done);
      await pause();
    }
  }
}

async function removeAll(store: Store, find: () => Promise<string[]>, { pause, tell }: Tidying, done: Tidied): Promise<void> {
  for (;;) {
    const ids = await find();
    if (ids.length === 0) return;
    await store.removeMatches(ids);
    done.removed += ids.length;
    tell?.(done);
    await pause();
  }
}

/** Everything that is too old, in small steps. It can be broken off anywhere and done again. */
export async function tidy(store: Store, keep: KeepSettings, tidying: Tidying): Promise<Tidied> {
  const { now, pause, tell } = tidying;
  const since = (days: number): number => now - days * DAY_MS;
  const done: Tidied = { archived: 0, removed: 0, talk: 0, people: 0 };
  if (keep.hot > 0) await archiveAll(store, keep.hot, tidying, done);
  if (keep.all > 0) {
    const month = monthOf(since(keep.all));
    await removeAll(store, () => store.archivedBefore(month, AT_ONCE), tidying, done);
    await store.dropMonthsBefore(month);
    // Where nothing is put away.
    await removeAll(store, async () => (await store.endedBefore(since(keep.all + 31), null, AT_ONCE)).map(({ id }) => id), tidying, done);
  }
  if (keep.unfinished > 0) await removeAll(store, () => store.abandonedBefore(since(keep.unfinished), AT_ONCE), tidying, done);
  while (keep.chat > 0) {
    const tables = await store.removeTalkBefore(since(keep.chat), AT_ONCE);
    if (tables === 0) break;
    done.talk += tables;
    tell?.(done);
    await pause();
  }
  while (keep.guest > 0) {
    const silent = await store.silentSince(since(keep.guest), since(Math.min(UNPLAYED_DAYS, keep.guest)), now, AT_ONCE);
    if (silent.length === 0) break;
    for (const id of silent) await store.forget(id);
    done.people += silent.length;
    tell?.(done);
    await pause();
  }
  if (keep.guest > 0) await store.removeDevicesBefore(since(keep.guest));
  return done;
}

/** Once a day, by whichever node is first to ask. If that node dies, the rest is done the day after. */
export function scheduleKeeping(
  store: Store,
  keep: KeepSettings,
  forgetWhoLeft: (now: number) => Promise<number>,
  tell: (done: Tidied) => void,
  report: (where: string, error: unknown) => void,
  { firstMs, againMs } = TIMES,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const pause = (): Promise<void> => sleep(PAUSE_MS, undefined, { ref: false, signal });
  async function work(): Promise<void> {
    const now = store.clock();
    if (!(await store.claim('keeping', now, now + DAY_MS))) return;
    const left = await forgetWhoLeft(now);
    const done = await tidy(store, keep, { now, pause, report });
    tell({ ...done, people: done.people + left });
  }
  async function run(): Promise<void> {
    await sleep(firstMs, undefined, { ref: false, signal });
    for (;;) {
      await work().catch((error: unknown) => {
        if (!signal.aborted) report('keeping', error);
      });
      await sleep(againMs, undefined, { ref: false, signal });
    }
  }
  run().catch(() => undefined);
  return () => stop.abort();
}
