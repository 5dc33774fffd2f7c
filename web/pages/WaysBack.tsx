import { type FormEvent, useId, useState } from 'react';
import type { RecoveryReply, SeatReply } from '#server/schema.ts';
import { post } from '../app/api.ts';
import { canKeepKeys } from '../app/passkey.ts';
import { Button, cx, Notice, QrCode, Sign } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import css from './Account.module.css';
import type { Attempt } from './AccountPage.tsx';
import { CopyLink } from './CopyLink.tsx';
import { ago } from './when.ts';
import { useWords } from './words.ts';

interface Props {
  readonly seat: SeatReply;
  readonly set: (seat: SeatReply) => void;
  readonly attempt: Attempt;
  readonly canKeep: boolean;
  readonly busy: boolean;
  readonly keep: () => void;
}

/** Keys, and the link for a week. */
export function WaysBack({ seat, set, attempt, canKeep, busy, keep }: Props) {
  const { lang } = useWords();
  const w = seatTexts[lang];
  const isKept = seat.keys.length > 0;
  return (
    <section className={css.part} aria-label={w.ways}>
      <h2>{w.ways}</h2>
      {!isKept && (
        <div className={css.row}>
          <Sign name="key" className={css.sign} />
          <span className={css.words}>
            <b>{w.key}</b>
            <small>{canKeep ? w.keyText : canKeepKeys() ? w.noKeysSite : w.noKeysBrowser}</small>
          </span>
        </div>
      )}
      {seat.keys.map((key) => (
        <Key key={key.id} of={key} isLast={seat.keys.length === 1} set={set} attempt={attempt} />
      ))}
      {canKeep && (
        <Button
          kind={isKept ? 'plain' : 'act'}
          size={isKept ? 'md' : 'big'}
          disabled={busy}
          data-action="keep-seat"
          icon={<Sign name="key" />}
          onClick={keep}
        >
          {busy ? w.making : isKept ? w.another : w.keep}
        </Button>
      )}
      {seat.mail !== null && <Mailbox address={seat.mail.address} set={set} attempt={attempt} />}
      <KeyLink until={seat.link?.expires ?? null} attempt={attempt} />
    </section>
  );
}

type One = SeatReply['keys'][number];

function Key({ of, isLast, set, attempt }: { readonly of: One; readonly isLast: boolean } & Pick<Props, 'set' | 'attempt'>) {
  const { lang, say } = useWords();
  const w = seatTexts[lang];
  const [sure, setSure] = useState(false);
  const device = of.label === '' ? w.unknownDevice : of.label;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(of.createdAt);
  const remove = (): void => void attempt(async () => set(await post<SeatReply>('/api/me/keys/remove', { key: of.id })));
  return (
    <div className={cx(css.row, sure && css.asks)} data-key={of.id}>
      <Sign name="key" className={cx(css.sign, css.good)} />
      <span className={css.words}>
        <b>{say(w.keyOf, { device })}</b>
        <small>
          {sure
            ? isLast
              ? w.removeLast
              : w.removeSure
            : of.usedAt > of.createdAt
              ? say(w.keyUsed, { date, ago: ago(of.usedAt, lang) })
              : say(w.keyNew, { date })}
        </small>
      </span>
      <span className={css.does}>
        {sure && <Button onClick={() => setSure(false)}>{w.leaveIt}</Button>}
        <Button
          className={cx(sure && css.red)}
          aria-label={sure ? undefined : say(w.removeKey, { device })}
          data-action={sure ? 'remove-sure' : 'remove-key'}
          onClick={sure ? remove : () => setSure(true)}
        >
          {w.remove}
        </Button>
      </span>
    </div>
  );
}

/** Only where the host sends letters. The address is kept once somebody has pressed behind the link in the letter. */
function Mailbox({ address, set, attempt }: { readonly address: string | null } & Pick<Props, 'set' | 'attempt'>) {
  const { lang, say } = useWords();
  const w = seatTexts[lang];
  const field = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await post('/api/me/mail', { address: typed.trim() });
      setOpen(false);
      return w.mailSent;
    });
  };
  const remove = (): void => void attempt(async () => set(await post<SeatReply>('/api/me/mail/remove', {})));
  return (
    <>
      <div className={css.row}>
        <Sign name="envelope" className={cx(css.sign, address !== null && css.good)} />
        <span className={css.words}>
          <b>{w.mail}</b>
          <small>{address === null ? w.mailText : say(w.mailSet, { address })}</small>
        </span>
        <Button data-action="mail" onClick={address === null ? () => setOpen(true) : remove}>
          {address === null ? w.mailAdd : w.mailRemove}
        </Button>
      </div>
      {open && address === null && (
        <form className={css.line} onSubmit={send}>
          <label className="sr" htmlFor={field}>
            {w.mailLabel}
          </label>
          <input
            id={field}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder={w.mailLabel}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{w.mailSend}</Button>
        </form>
      )}
    </>
  );
}

function KeyLink({ until, attempt }: { readonly until: number | null; readonly attempt: Attempt }) {
  const { lang, say } = useWords();
  const w = seatTexts[lang];
  const [link, setLink] = useState<{ readonly url: string; readonly expires: number } | null>(null);
  const good = link?.expires ?? until;
  const make = (): void =>
    void attempt(async () => {
      const { path, expires } = await post<RecoveryReply>('/api/me/recovery', {});
      setLink({ url: new URL(path, location.origin).href, expires });
    });
  return (
    <>
      <div className={css.row}>
        <Sign name="linked-rings" className={cx(css.sign, good !== null && css.good)} />
        <span className={css.words}>
          <b>{w.link}</b>
          <small>
            {good === null
              ? w.linkText
              : say(w.linkUntil, { date: new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(good) })}
          </small>
        </span>
        <Button data-action="recovery" onClick={make}>
          {good === null ? w.linkMake : w.linkNew}
        </Button>
      </div>
      {link !== null && (
        <div className={css.shown}>
          <p>{w.linkShown}</p>
          <QrCode text={link.url} label={w.qr} />
          <CopyLink url={link.url} label={w.linkLabel} />
          <Notice tone="bad" title={w.linkWarn} />
        </div>
      )}
    </>
  );
}
