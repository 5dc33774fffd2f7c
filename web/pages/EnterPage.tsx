import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { EnterReply } from '#server/schema.ts';
import { post } from '../app/api.ts';
import { canKeepKeys, keyProblem, prepareKeys, showKey } from '../app/passkey.ts';
import { useOffers } from '../app/seat.ts';
import { becomeMe } from '../app/session.ts';
import { Button, cx, loadArt, Notice, Sign } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import css from './Account.module.css';
import { Arrived } from './Arrived.tsx';
import { Frame } from './Frame.tsx';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

const LINK = /\/recover#([A-Za-z0-9_-]{43})$/;

/** On a new device: one question instead of a form. */
export function EnterPage() {
  const { lang } = useWords();
  const w = seatTexts[lang];
  const words = useProblemWords();
  const offers = useOffers();
  const [arrived, setArrived] = useState<EnterReply | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    prepareKeys();
    void loadArt('seat').catch(() => undefined);
  }, []);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setProblem(keyProblem(error) === 'gone' ? w.enterKeyGone : words(error));
    }
    setBusy(false);
  };
  const byKey = (): void =>
    void attempt(async () => {
      const reply = await showKey();
      becomeMe(reply.me);
      setArrived(reply);
    });
  const byLetter = (address: string): void =>
    void attempt(async () => {
      await post('/api/me/enter/letter', { address });
      setSaid(w.enterMailSent);
    });
  if (arrived !== null) return <Arrived reply={arrived} />;
  const mayKey = offers?.keys === true && canKeepKeys();
  return (
    <Frame title={w.enter}>
      <article className={cx(css.page, css.narrow)} data-enter>
        <h1>{w.enter}</h1>
        <p>{w.enterLead}</p>
        <div role="status">{said !== null && <Notice tone="good" sign="envelope" title={said} />}</div>
        {problem !== null && <Notice tone="bad" role="alert" title={w.failed} text={problem} />}
        <button type="button" className={cx(css.row, css.way)} disabled={!mayKey || busy} data-action="enter-key" onClick={byKey}>
          <Sign name="key" className={css.sign} />
          <span className={css.words}>
            <b>{w.key}</b>
            <small>{offers === null || mayKey ? w.enterKeyText : canKeepKeys() ? w.noKeysSite : w.noKeysBrowser}</small>
          </span>
          <Sign name="plain-arrow" className={css.arrow} />
        </button>
        <ByLink />
        {offers?.letters === true && (
          <Typed
            sign="envelope"
            title={w.mail}
            text={w.enterMailText}
            label={w.enterMailLabel}
            type="email"
            button={w.enterMailSend}
            onSent={byLetter}
          />
        )}
        <Link href="/" className={cx(css.row, css.way)} data-action="guest">
          <Sign name="person" className={css.sign} />
          <span className={css.words}>
            <b>{w.guest}</b>
            <small>{w.guestText}</small>
          </span>
          <Sign name="plain-arrow" className={css.arrow} />
        </Link>
      </article>
    </Frame>
  );
}

function ByLink() {
  const { lang } = useWords();
  const w = seatTexts[lang];
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  const open = (text: string): void => {
    const token = LINK.exec(text.trim())?.[1];
    setWrong(token === undefined);
    if (token !== undefined) go(`/recover#${token}`);
  };
  return (
    <Typed
      sign="linked-rings"
      title={w.link}
      text={w.enterLinkText}
      label={w.enterLinkLabel}
      type="text"
      button={w.enterGo}
      problem={wrong ? w.enterLinkWrong : null}
      onSent={open}
    />
  );
}

interface TypedProps {
  readonly sign: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly label: string;
  readonly type: 'text' | 'email';
  readonly button: string;
  readonly problem?: string | null;
  readonly onSent: (text: string) => void;
}

/** A way back that wants something typed. */
function Typed({ sign, title, text, label, type, button, problem = null, onSent }: TypedProps) {
  const field = useId();
  const [typed, setTyped] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSent(typed.trim());
  };
  return (
    <form className={css.typed} onSubmit={send}>
      <div className={css.row}>
        <Sign name={sign} className={css.sign} />
        <span className={css.words}>
          <b>{title}</b>
          <small>{text}</small>
        </span>
      </div>
      <div className={css.line}>
        <input
          id={field}
          type={type}
          required
          aria-label={label}
          aria-invalid={problem !== null}
          maxLength={254}
          placeholder={label}
          autoComplete={type === 'email' ? 'email' : 'off'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{button}</Button>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  );
}
