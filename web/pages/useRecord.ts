import { useCallback, useEffect, useRef, useState } from 'react';
import type { PastMatch, RecordReply } from '#server/schema.ts';
import { get } from '../app/api.ts';

/** Which of the own matches are listed; null: all. */
export interface RecordFilter {
  readonly game: string | null;
  readonly person: string | null;
  readonly won: boolean;
}

interface Loaded {
  readonly record: RecordReply;
  /** All pages so far. */
  readonly matches: readonly PastMatch[];
  readonly next: string | null;
}

function pathOf({ game, person, won }: RecordFilter, after: string | null): string {
  const query = new URLSearchParams({
    ...(game === null ? {} : { game }),
    ...(person === null ? {} : { person }),
    ...(won ? { won: 'true' } : {}),
    ...(after === null ? {} : { after }),
  });
  return `/api/my/record?${query.toString()}`;
}

/** The own record. While another list is on its way, the one before stays. `known`: whoever is nobody yet has none. */
export function useRecord(filter: RecordFilter, known: boolean) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const load = useCallback(
    (before: Loaded | null) => {
      const turn = ++latest.current;
      setBusy(true);
      setFailed(false);
      get<RecordReply>(pathOf(filter, before?.next ?? null)).then(
        (record) => {
          if (turn !== latest.current) return;
          setLoaded({ record, matches: [...(before?.matches ?? []), ...record.history.matches], next: record.history.next });
          setBusy(false);
        },
        () => {
          if (turn !== latest.current) return;
          setFailed(true);
          setBusy(false);
        },
      );
    },
    [filter],
  );
  useEffect(() => {
    if (known) load(null);
  }, [known, load]);
  return { loaded, failed, busy, more: () => load(loaded), again: () => load(null) };
}
