import { useState } from 'react';
import type { EnterReply, LetterReply } from '#server/schema.ts';
import { post } from '../app/api.ts';
import { becomeMe, useMe } from '../app/session.ts';
import { Button, LinkButton } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import { Arrived } from './Arrived.tsx';
import { Frame } from './Frame.tsx';
import css from './Prose.module.css';
import { useWords } from './words.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A link that leads to a seat: the one for another device, the one that takes a deletion back, the one in a letter. */
export type SecretKind = 'recover' | 'back' | 'letter';

function useSecretWords(kind: SecretKind) {
  const { p, lang } = useWords();
  const w = seatTexts[lang];
  return {
    recover: {
      title: p.profile.recoverTitle,
      text: p.profile.recoverText,
      press: p.profile.recover,
      failed: p.profile.recoverFailed,
      failedText: p.profile.recoverFailedText,
    },
    back: { title: w.back, text: w.backText, press: w.backDo, failed: w.backFailed, failedText: w.backFailedText },
    letter: { title: w.mailIn, text: w.mailInText, press: w.mailInDo, failed: w.backFailed, failedText: w.mailInFailedText },
  }[kind];
}

async function used(kind: SecretKind, token: string): Promise<EnterReply | null> {
  if (kind !== 'letter') return post<EnterReply>(kind === 'back' ? '/api/me/back' : '/api/me/recover', { token });
  return (await post<LetterReply>('/api/me/letter', { token })).entered;
}

/** The other end of such a link. It works by a press: whoever only opens it, such as a program that looks through mail, changes nothing. */
export function SecretPage({ kind }: { readonly kind: SecretKind }) {
  const { p, lang, say } = useWords();
  const w = seatTexts[lang];
  const words = useSecretWords(kind);
  const me = useMe();
  // Behind the hash, so that the secret is in no log of the server.
  const token = location.hash.slice(1);
  const [outcome, setOutcome] = useState<'asking' | 'busy' | 'failed' | 'confirmed' | EnterReply>(TOKEN.test(token) ? 'asking' : 'failed');
  const accept = async (): Promise<void> => {
    setOutcome('busy');
    try {
      const reply = await used(kind, token);
      // The secret is of no more use in the address.
      history.replaceState(history.state, '', location.pathname);
      if (reply !== null) becomeMe(reply.me);
      setOutcome(reply ?? 'confirmed');
    } catch {
      setOutcome('failed');
    }
  };
  if (typeof outcome === 'object') return <Arrived reply={outcome} />;
  const isOpen = outcome === 'asking' || outcome === 'busy';
  const told =
    outcome === 'confirmed'
      ? [w.mailConfirmed, w.mailConfirmedText]
      : isOpen
        ? [words.title, words.text]
        : [words.failed, words.failedText];
  return (
    <Frame title={words.title}>
      <article className={css.prose} data-secret={outcome}>
        <h1>{told[0]}</h1>
        <p role="status">{outcome === 'busy' ? p.profile.recovering : told[1]}</p>
        {outcome === 'asking' && me !== null && kind !== 'letter' && <p>{say(p.profile.now, { name: me.name })}</p>}
        <div className={css.ways}>
          {isOpen && (
            <Button kind="act" size="big" disabled={outcome === 'busy'} data-action={kind} onClick={() => void accept()}>
              {words.press}
            </Button>
          )}
          {outcome === 'failed' && (
            <LinkButton size="big" href="/enter">
              {w.enter}
            </LinkButton>
          )}
          <LinkButton kind={isOpen ? 'plain' : 'act'} size="big" href="/">
            {p.missing.home}
          </LinkButton>
        </div>
      </article>
    </Frame>
  );
}
