import { lazy, Suspense, useEffect, useState } from 'react';
import type { MatchState } from '#server/schema.ts';
import { useGames } from '../app/games.ts';
import { isHere, isMeasured } from '../app/here.ts';
import { keepHere } from '../app/keep.ts';
import { openLive, type ServerLive } from '../app/live.ts';
import { useShown } from '../app/useShown.ts';
import { canTravel } from '../table/menu/TravelButton.tsx';
import { playable } from '../table/playable.ts';
import { TablePage } from '../table/TablePage.tsx';
import { uiIn } from '../text/index.ts';
import { AwayPage } from './AwayPage.tsx';
import { MissingPage, Waiting } from './Missing.tsx';
import { Room } from './Room.tsx';
import { SitDown } from './SitDown.tsx';
import { useWords } from './words.ts';

const AskToCall = lazy(() => import('./AskToCall.tsx').then((m) => ({ default: m.AskToCall })));

/** One address for the whole life of a match: the room before the start, the table afterwards. */
export function MatchPage({ id }: { readonly id: string }) {
  const [live, setLive] = useState<ServerLive | null>(null);
  useEffect(() => {
    const opened = openLive(id);
    setLive(opened);
    return () => opened.close();
  }, [id]);
  return live === null ? <Waiting /> : <Match live={live} />;
}

/** Seats are moved together when free ones go: the seat looked from may no longer be one's own. */
const isElsewhere = ({ meta: { yours }, seat }: MatchState): boolean =>
  yours.length === 1 ? seat !== yours[0] : seat !== null && !yours.includes(seat);

/** A game that was played to its end stays on this device; so does one that is played here. */
function useKept(meta: MatchState['meta'] | null): void {
  const game = meta?.game;
  const wanted = meta !== null && meta.yours.length > 0 && (meta.status === 'finished' || isHere(meta.id));
  useEffect(() => {
    if (wanted && game !== undefined) void keepHere([game]);
  }, [wanted, game]);
}

/** After so long at a table nothing more is to be fetched for it. */
const CALM_MS = 20_000;

/** While a match against bots is played on the server, it is measured once whether the next one could be played in the page. */
function useMeasured(meta: MatchState['meta'] | null): void {
  const game = meta !== null && canTravel(meta) && !isHere(meta.id) ? meta.game : null;
  const seats = meta?.seats.length ?? 0;
  useEffect(() => {
    if (game === null || isMeasured()) return undefined;
    const timer = window.setTimeout(() => {
      import('../app/speed.ts').then(({ measureSpeed }) => measureSpeed(game, seats)).catch(() => undefined);
    }, CALM_MS);
    return () => window.clearTimeout(timer);
  }, [game, seats]);
}

function Match({ live }: { readonly live: ServerLive }) {
  const { p, lang } = useWords();
  const shown = useShown(live);
  const games = useGames();
  const { state, failure } = shown;
  const elsewhere = state !== null && isElsewhere(state);
  useEffect(() => {
    if (elsewhere) live.refresh();
  }, [elsewhere, live]);
  useKept(state?.meta ?? null);
  useMeasured(state?.meta ?? null);
  if (failure !== null)
    return failure.status === 404 || failure.status === 400 ? (
      <MissingPage title={p.missing.match} text={p.missing.matchText} />
    ) : (
      <MissingPage title={uiIn(lang).connection.failed} text={failure.texts[lang]} />
    );
  if (state === null) return <Waiting {...(shown.connection === 'lost' ? { text: p.room.offline } : {})} />;
  const { meta } = state;
  if (!playable.includes(meta.game)) return <MissingPage title={p.missing.game} text={p.missing.gameText} />;
  if (meta.status === 'lobby')
    return <Room live={live} shown={shown} meta={meta} game={games?.find((game) => game.id === meta.game) ?? null} />;
  if (meta.away === true && meta.yours.length > 0) return <AwayPage live={live} />;
  // Nothing of another seat is ever drawn, not even for a moment.
  if (elsewhere) return <Waiting />;
  return (
    <>
      <TablePage live={live} />
      {meta.slow !== null && state.seat !== null && (
        <Suspense fallback={null}>
          <AskToCall state={state} />
        </Suspense>
      )}
      <SitDown live={live} meta={meta} game={games?.find((game) => game.id === meta.game) ?? null} />
    </>
  );
}
