import type { GameInfo, MatchMeta } from '#server/schema.ts';
import type { ServerLive } from '../app/live.ts';
import { Button } from '../kit/index.ts';
import { AskName } from './AskName.tsx';
import css from './SitDown.module.css';
import { useAct } from './useAct.ts';
import { useWords } from './words.ts';

/** A match that newcomers may join while it runs: whoever looks on is offered the free seat. */
export function SitDown({ live, meta, game }: { readonly live: ServerLive; readonly meta: MatchMeta; readonly game: GameInfo | null }) {
  const { p } = useWords();
  const { act, busy, problem } = useAct(live);
  const taken = meta.seats.filter((seat) => seat.kind !== 'left' && seat.kind !== 'open').length;
  if (game === null || !game.joinable || meta.status !== 'playing' || meta.yours.length > 0 || taken >= game.seats.max) return null;
  return (
    <aside className={css.offer} aria-label={p.room.sitDown}>
      <AskName />
      <p role={problem === null ? undefined : 'alert'}>{problem ?? p.room.sitDownText}</p>
      <Button kind="act" disabled={busy} data-action="sit-down" onClick={() => void act('join').then(live.refresh)}>
        {p.room.sitDown}
      </Button>
    </aside>
  );
}
