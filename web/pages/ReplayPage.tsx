import { useEffect, useMemo, useState } from 'react';
import type { GameText, Lang } from '#engine';
import type { ReplayReply } from '#server/schema.ts';
import { ApiError, get } from '../app/api.ts';
import { Button, LinkButton } from '../kit/index.ts';
import type { GameParts } from '../table/board.ts';
import { loadGame, loadRules } from '../table/games.ts';
import { openReplay } from '../table/local/local.ts';
import { playable } from '../table/playable.ts';
import { TablePage } from '../table/TablePage.tsx';
import { MissingPage, Waiting } from './Missing.tsx';
import { OldRules } from './OldRules.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { useReplay } from './replay.ts';
import { gameWords } from './titles.ts';
import { useProblemWords } from './useAct.ts';
import { useTitle } from './useTitle.ts';
import { useWords } from './words.ts';

type Texts = { readonly [lang in Lang]: GameText };
type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'table'; readonly record: ReplayReply; readonly parts: GameParts }
  | { readonly kind: 'old'; readonly record: ReplayReply; readonly texts: Texts };

async function find(id: string): Promise<Found> {
  try {
    const record = await get<ReplayReply>(`/api/matches/${id}/replay`);
    const { game, rulesVersion } = record.header;
    if (!playable.includes(game)) return { kind: 'failed', error: 'unknown-game' };
    const rules = await loadRules(game);
    if (rules.game.rulesVersion !== rulesVersion) return { kind: 'old', record, texts: rules.texts };
    return { kind: 'table', record, parts: await loadGame(game) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** A finished match at any moment, by anybody's eyes, first by one's own. `?at=N&seat=S` opens it there. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    void find(id).then((result) => !gone && setFound(result));
    return () => {
      gone = true;
    };
  }, [id, attempt]);
  const retry = (): void => {
    setFound({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  switch (found.kind) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <Failed id={id} error={found.error} onRetry={retry} />;
    case 'old':
      return <OldRules record={found.record} texts={found.texts} />;
    case 'table':
      return <Replay record={found.record} parts={found.parts} />;
  }
}

function Failed({ id, error, onRetry }: { readonly id: string; readonly error: unknown; readonly onRetry: () => void }) {
  const { p, ui } = useWords();
  const words = useProblemWords();
  const code = error instanceof ApiError ? error.code : error;
  if (code === 'not-finished')
    return (
      <MissingPage
        title={p.replay.notFinished}
        text={p.replay.notFinishedText}
        action={
          <LinkButton kind="act" href={`/m/${id}`}>
            {p.replay.toTable}
          </LinkButton>
        }
      />
    );
  if (code === 'day-not-over') return <MissingPage title={p.replay.sealed} text={words(error)} />;
  if (code === 'not-found' || code === 'bad-request') return <MissingPage title={p.missing.match} text={p.missing.matchText} />;
  if (code === 'unknown-game') return <MissingPage title={p.missing.game} text={p.missing.gameText} />;
  return (
    <MissingPage
      title={p.replay.failed}
      text={words(error)}
      action={
        <Button kind="act" onClick={onRetry}>
          {ui.common.tryAgain}
        </Button>
      }
    />
  );
}

function Replay({ record, parts }: { readonly record: ReplayReply; readonly parts: GameParts }) {
  const { p, lang, say } = useWords();
  const live = useMemo(() => openReplay(parts.game, record), [parts, record]);
  const replay = useReplay(live, record.seats.find(({ you }) => you)?.seat ?? null);
  useTitle(say(p.replay.of, { game: gameWords(lang, record.header.game).title }));
  return (
    <TablePage live={live} replay={{ controls: <ReplayControls record={record} parts={parts} replay={replay} />, still: replay.still }} />
  );
}
