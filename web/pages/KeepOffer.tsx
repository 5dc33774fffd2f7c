import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { canKeepKeys } from '../app/passkey.ts';
import { declineOffer, mayOffer, useSeat } from '../app/seat.ts';
import { Button, cx, Emoji, LinkButton, loadArt } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import css from './Account.module.css';
import { useWords } from './words.ts';

/** One line, once there is something to lose: after ten matches, or with the first over many days. «Not now» is for a month, the second one for good. */
export function KeepOffer() {
  const { lang } = useWords();
  const w = seatTexts[lang];
  const [wanted, setWanted] = useState(() => mayOffer() && canKeepKeys());
  const { seat } = useSeat(wanted);
  const offer = wanted ? (seat?.offer ?? null) : null;
  useEffect(() => {
    if (offer !== null) void loadArt('seat').catch(() => undefined);
  }, [offer]);
  if (offer === null) return null;
  const notNow = (): void => {
    declineOffer();
    setWanted(false);
  };
  return (
    <section className={cx(css.row, css.offer)} aria-label={w.title} data-offer={offer}>
      <Emoji name={offer === 'slow' ? 'e-mail' : 'trophy'} size={30} />
      <span className={css.words}>
        <b>{offer === 'slow' ? w.offerSlow : w.offerTenth}</b>
        <small>{offer === 'slow' ? w.offerSlowText : w.offerTenthText}</small>
      </span>
      <span className={css.does}>
        <Button kind="quiet" data-action="not-now" onClick={notNow}>
          {w.notNow}
        </Button>
        <Link href="/account" asChild>
          <LinkButton data-action="keep-seat">{w.offerKeep}</LinkButton>
        </Link>
      </span>
    </section>
  );
}
