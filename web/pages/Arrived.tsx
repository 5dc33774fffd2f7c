import { useState } from 'react';
import type { EnterReply, MoveReply } from '#server/schema.ts';
import { post } from '../app/api.ts';
import { Avatar, Button, LinkButton, Notice } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import { Frame } from './Frame.tsx';
import css from './Prose.module.css';
import { playedWords } from './played.ts';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

/** Back at one's seat. What was played here as a guest may come along: asked once. */
export function Arrived({ reply }: { readonly reply: EnterReply }) {
  const { lang, say } = useWords();
  const w = seatTexts[lang];
  const words = useProblemWords();
  const [guest, setGuest] = useState(reply.guest);
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState<MoveReply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const move = async (token: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      setMoved(await post<MoveReply>('/api/me/move', { token }));
      setGuest(null);
    } catch (error) {
      setProblem(words(error));
    }
    setBusy(false);
  };
  return (
    <Frame title={w.title}>
      <article className={css.prose} data-arrived={guest === null ? 'done' : 'guest'}>
        <div className={css.face}>
          <Avatar seed={reply.me.avatar} size="lg" />
        </div>
        <h1>{say(w.hello, { name: reply.me.name })}</h1>
        <p role="status">{reply.stayed ? w.stayed : w.helloText}</p>
        {guest !== null && (
          <>
            <h2>{say(w.moveTitle, { what: playedWords(w, say, guest) })}</h2>
            <p>{say(w.moveText, { name: guest.name })}</p>
            <div className={css.ways}>
              <Button size="big" disabled={busy} data-action="move-not" onClick={() => setGuest(null)}>
                {w.moveNot}
              </Button>
              <Button kind="act" size="big" disabled={busy} data-action="move" onClick={() => void move(guest.token)}>
                {busy ? w.moving : w.move}
              </Button>
            </div>
          </>
        )}
        {problem !== null && <Notice tone="bad" role="alert" title={w.failed} text={problem} />}
        <div role="status">
          {moved !== null && (
            <p>
              {say(w.moved, { n: moved.moved })} {moved.given > 0 && say(w.movedGiven, { n: moved.given })}
            </p>
          )}
        </div>
        {guest === null && (
          <div className={css.ways}>
            <LinkButton size="big" href="/account">
              {w.toSeat}
            </LinkButton>
            <LinkButton kind="act" size="big" href="/">
              {w.toGames}
            </LinkButton>
          </div>
        )}
      </article>
    </Frame>
  );
}
