import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { canKeepKeys, keyProblem, makeKey, prepareKeys } from '../app/passkey.ts';
import { useSeat } from '../app/seat.ts';
import { ensureMe, useMe, useMeAsked } from '../app/session.ts';
import { Avatar, Chip, cx, LinkButton, loadArt, Notice, Sign } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import css from './Account.module.css';
import { Devices } from './Devices.tsx';
import { Frame } from './Frame.tsx';
import { MyData } from './MyData.tsx';
import { playedWords } from './played.ts';
import { useProblemWords } from './useAct.ts';
import { WaysBack } from './WaysBack.tsx';
import { useWords } from './words.ts';

/** Does something and tells what came of it, in words. */
export type Attempt = (work: () => Promise<string | void>) => Promise<void>;

function useAttempt(): {
  readonly attempt: Attempt;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly said: string | null;
} {
  const { lang } = useWords();
  const w = seatTexts[lang];
  const words = useProblemWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const attempt: Attempt = async (work) => {
    setBusy(true);
    setProblem(null);
    setSaid(null);
    try {
      setSaid((await work()) ?? null);
    } catch (error) {
      const why = keyProblem(error);
      setProblem(why === 'gone' ? w.keyGone : why === 'there' ? w.keyThere : words(error));
    }
    setBusy(false);
  };
  return { attempt, busy, problem, said };
}

/** A seat, not an account: how to come back to it, where one is signed in, and what is kept. */
export function AccountPage() {
  const { lang, say } = useWords();
  const w = seatTexts[lang];
  const me = useMe();
  const asked = useMeAsked();
  const { seat, set } = useSeat();
  const { attempt, busy, problem, said } = useAttempt();
  useEffect(() => {
    prepareKeys();
    void loadArt('seat').catch(() => undefined);
  }, []);
  const isKept = seat !== null && seat.keys.length > 0;
  const canKeep = seat?.site !== null && canKeepKeys();
  const keep = (): void =>
    void attempt(async () => {
      await ensureMe();
      set(await makeKey());
      return w.keySaved;
    });
  return (
    <Frame title={w.title}>
      <article
        className={css.page}
        data-seat={me === null ? (asked ? 'stranger' : 'loading') : seat === null ? 'loading' : isKept ? 'kept' : 'guest'}
      >
        <header className={css.head}>
          <span className={cx(css.face, isKept && css.safe)}>
            <Avatar seed={me?.avatar ?? 'guest'} size="lg" />
            <span className={css.badge}>
              <Sign name={isKept ? 'key' : 'smartphone'} size={20} />
            </span>
          </span>
          <div>
            <h1>{me?.name ?? w.title}</h1>
            {isKept ? (
              <Chip tone="good" icon={<Sign name="check-mark" />}>
                {w.kept}
              </Chip>
            ) : (
              <p>{w.lives}</p>
            )}
          </div>
        </header>
        {seat !== null && !isKept && (
          <p className={css.stake}>{seat.matches + seat.running === 0 ? w.stakeNone : say(w.stake, { what: playedWords(w, say, seat) })}</p>
        )}
        <div role="status">{said !== null && <Notice tone="good" sign="check-mark" title={said} />}</div>
        {problem !== null && <Notice tone="bad" role="alert" title={w.failed} text={problem} />}
        {(me === null ? asked : seat !== null && !isKept) && (
          <Link href="/enter" asChild>
            <LinkButton data-action="enter">{w.enter}</LinkButton>
          </Link>
        )}
        <div className={css.columns}>
          <div className={css.column}>
            {seat !== null && <WaysBack seat={seat} set={set} attempt={attempt} canKeep={canKeep} busy={busy} keep={keep} />}
            {me !== null && <Devices attempt={attempt} />}
          </div>
          <div className={css.column}>
            <MyData name={me?.name ?? null} seat={seat} set={set} attempt={attempt} />
          </div>
        </div>
      </article>
    </Frame>
  );
}
