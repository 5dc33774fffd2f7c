import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import type { LeaveReply, SeatReply } from '#server/schema.ts';
import { ApiError, post } from '../app/api.ts';
import { nobodyHere } from '../app/session.ts';
import { settings } from '../app/settings.ts';
import { Button, cx, Dialog, LinkButton, QrCode, Sign } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import css from './Account.module.css';
import type { Attempt } from './AccountPage.tsx';
import { CopyLink } from './CopyLink.tsx';
import { playedWords } from './played.ts';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

interface Props {
  readonly name: string | null;
  readonly seat: SeatReply | null;
  readonly set: (seat: SeatReply) => void;
  readonly attempt: Attempt;
}

/** Everything to take along, everything to delete, and what is kept at all. */
export function MyData({ name, seat, set, attempt }: Props) {
  const { lang, say } = useWords();
  const w = seatTexts[lang];
  const [taking, setTaking] = useState(false);
  const [left, setLeft] = useState<LeaveReply | null>(null);
  const take = (): void =>
    void attempt(async () => {
      setTaking(true);
      await takeAll().finally(() => setTaking(false));
      return w.taken;
    });
  const allow = (allowed: boolean): void => void attempt(async () => set(await post<SeatReply>('/api/me/puzzles', { allowed })));
  const played = seat !== null && seat.matches + seat.running > 0 ? playedWords(w, say, seat) : null;
  return (
    <section className={css.part} aria-label={w.data}>
      <h2>{w.data}</h2>
      {name !== null && (
        <div className={css.row}>
          <Sign name="save" className={css.sign} />
          <span className={css.words}>
            <b>{w.take}</b>
            <small>{played === null ? w.takeNothing : say(w.takeText, { what: played })}</small>
          </span>
          <Button disabled={taking} data-action="take-all" onClick={take}>
            {taking ? w.taking : w.takeButton}
          </Button>
        </div>
      )}
      <Link href="/keeps" className={cx(css.row, css.way)} data-action="keeps">
        <Sign name="shield" className={css.sign} />
        <span className={css.words}>
          <b>{w.keeps}</b>
          <small>{w.keepsText}</small>
        </span>
        <Sign name="plain-arrow" className={css.arrow} />
      </Link>
      {name !== null && seat !== null && (
        <div className={css.row} data-puzzles={seat.puzzles}>
          <Sign name="jigsaw-piece" className={css.sign} />
          <span className={css.words}>
            <b>{w.puzzles}</b>
            <small>{seat.puzzles ? w.puzzlesOn : w.puzzlesOff}</small>
          </span>
          <Button aria-pressed={seat.puzzles} data-action="allow-puzzles" onClick={() => allow(!seat.puzzles)}>
            {seat.puzzles ? w.puzzlesForbid : w.puzzlesAllow}
          </Button>
        </div>
      )}
      {name !== null && seat !== null && <Leaving name={name} running={seat.running} onLeft={setLeft} />}
      <Left reply={left} />
    </section>
  );
}

/** A file of one's own, whatever the browser makes of downloads. */
async function takeAll(): Promise<void> {
  const response = await fetch('/api/me/export', { credentials: 'same-origin', headers: { 'accept-language': settings().lang } });
  if (!response.ok) throw new ApiError(response.status, await response.json());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'zastolye.html';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface LeavingProps {
  readonly name: string;
  readonly running: number;
  readonly onLeft: (reply: LeaveReply) => void;
}

function Leaving({ name, running, onLeft }: LeavingProps) {
  const { lang, say } = useWords();
  const w = seatTexts[lang];
  const words = useProblemWords();
  const field = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      onLeft(await post<LeaveReply>('/api/me/leave', { name: typed }));
    } catch (error) {
      setProblem(words(error));
    }
  };
  if (!open)
    return (
      <div className={css.row}>
        <Sign name="trash-can" className={css.sign} />
        <span className={css.words}>
          <b>{w.remove2}</b>
          <small>{w.removeText}</small>
        </span>
        <Button data-action="leave-seat" onClick={() => setOpen(true)}>
          {w.removeAsk}
        </Button>
      </div>
    );
  return (
    <form className={css.danger} onSubmit={(event) => void leave(event)} aria-labelledby={`${field}-title`}>
      <h3 id={`${field}-title`}>{say(w.removeTitle, { name })}</h3>
      <ul>
        <li>{running === 0 ? w.removeNow : say(w.removeNowRunning, { n: running })}</li>
        <li>{w.removeWait}</li>
        <li>{w.removeThen}</li>
      </ul>
      <label htmlFor={field}>{w.removeName}</label>
      <input
        id={field}
        value={typed}
        maxLength={24}
        required
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${field}-problem`}
        onChange={(event) => setTyped(event.target.value)}
      />
      {problem !== null && (
        <p id={`${field}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div className={css.two}>
        <Button data-action="leave-not" onClick={() => setOpen(false)}>
          {w.removeNot}
        </Button>
        <Button type="submit" className={css.red} data-action="leave-sure">
          {w.removeSureButton}
        </Button>
      </div>
    </form>
  );
}

/** The link that takes it back, shown once. The page knows nobody any more when it is closed. */
function Left({ reply }: { readonly reply: LeaveReply | null }) {
  const { lang, say } = useWords();
  const w = seatTexts[lang];
  const home = (): void => {
    nobodyHere();
    location.assign('/');
  };
  const url = reply === null ? '' : new URL(reply.path, location.origin).href;
  const date = reply === null ? '' : new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(reply.until);
  return (
    <Dialog
      open={reply !== null}
      label={w.gone}
      title={w.gone}
      onClose={home}
      actions={
        <LinkButton href="/" kind="act" data-action="left" onClick={nobodyHere}>
          {w.goneDone}
        </LinkButton>
      }
    >
      <div className={css.shown}>
        <p>{say(w.goneText, { date })}</p>
        {reply !== null && <QrCode text={url} label={w.goneQr} />}
        <CopyLink url={url} label={w.goneLabel} />
      </div>
    </Dialog>
  );
}
