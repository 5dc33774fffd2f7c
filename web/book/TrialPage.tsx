import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TrialReply } from '#server/schema.ts';
import { get, post } from '../app/api.ts';
import { Button, LineSkeletons, Notice } from '../kit/index.ts';
import { CopyLink } from '../pages/CopyLink.tsx';
import { MissingPage } from '../pages/Missing.tsx';
import { gameWords } from '../pages/titles.ts';
import { useWords } from '../pages/words.ts';
import { playable } from '../table/playable.ts';
import { labTexts } from '../text/lab.ts';
import bookCss from './Book.module.css';
import { BookFrame } from './BookFrame.tsx';
import css from './Lab.module.css';
import { Facts, Length, Shares, seatRows } from './LabPlots.tsx';
import { type CardTexts, loadCardTexts } from './texts.ts';

const OFTEN_MS = 2000;

/** A series that somebody asked for: how far it is, and what it tells so far. */
export function TrialPage({ id, trial }: { readonly id: string; readonly trial: string }) {
  const { lang, say } = useWords();
  const w = labTexts[lang];
  const [reply, setReply] = useState<TrialReply | 'missing' | null>(null);
  const [texts, setTexts] = useState<CardTexts | null>(null);
  const isOver = reply === 'missing' || (reply !== null && reply.state !== 'waiting' && reply.state !== 'running');
  const look = useCallback(
    () =>
      get<TrialReply>(`/api/trials/${trial}`).then(setReply, (error: unknown) => {
        // Whatever else fails may go better the next time.
        if (error instanceof Error && 'status' in error && error.status === 404) setReply('missing');
      }),
    [trial],
  );
  useEffect(() => {
    if (isOver) return;
    void look();
    const again = setInterval(() => void look(), OFTEN_MS);
    return () => clearInterval(again);
  }, [look, isOver]);
  useEffect(() => {
    let gone = false;
    loadCardTexts(id, lang).then(
      (found) => gone || setTexts(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, lang]);
  if (!playable.includes(id) || reply === 'missing' || (reply !== null && reply.game !== id)) return <MissingPage />;
  const { title } = gameWords(lang, id);
  return (
    <BookFrame part="lab" game={id} title={say(w.name, { game: title })}>
      <div className={bookCss.book} data-game={id}>
        <header className={bookCss.head}>
          <div>
            <h1>
              {w.trial}: {title}
            </h1>
            <p>{w.trialLead}</p>
          </div>
        </header>
        {reply === null || texts === null ? (
          <LineSkeletons count={4} />
        ) : (
          <div className={css.lab} data-trial={reply.state}>
            <Standing reply={reply} onStop={() => void post<TrialReply>(`/api/trials/${trial}/stop`, {}).then(setReply, () => undefined)} />
            {reply.set !== null && (
              <>
                <Facts set={reply.set} texts={texts} />
                <Shares title={w.seats} rows={seatRows(reply.set, w, say)} set={reply.set} />
                <Length set={reply.set} />
              </>
            )}
          </div>
        )}
      </div>
    </BookFrame>
  );
}

function Standing({ reply, onStop }: { readonly reply: TrialReply; readonly onStop: () => void }) {
  const { lang, say } = useWords();
  const w = labTexts[lang];
  const { state, wanted, before, mine, set, game, id } = reply;
  const done = set?.basis.games ?? 0;
  return (
    <section className={css.ours}>
      <p role="status">
        <b>{state === 'waiting' ? say(w.state.waiting, { n: before }) : w.state[state]}</b> {say(w.progress, { done, wanted })}
      </p>
      <progress max={wanted} value={done} aria-label={w.trial} />
      {state === 'failed' && <Notice tone="bad" title={w.failedTrial} />}
      <div className={css.buttons}>
        {mine && (state === 'running' || state === 'waiting') && (
          <Button data-action="stop-trial" onClick={onStop}>
            {w.stop}
          </Button>
        )}
        <CopyLink url={`${location.origin}/lab/${game}/${id}`} label={w.trialLink} />
        <Link href={`/lab/${game}`}>{w.toLab}</Link>
      </div>
      <p className={css.few}>{w.kept}</p>
    </section>
  );
}
