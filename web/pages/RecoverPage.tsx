import { useState } from 'react';
import { recoverMe, useMe } from '../app/session.ts';
import { Avatar, Button, LinkButton } from '../kit/index.ts';
import { Frame } from './Frame.tsx';
import css from './Prose.module.css';
import { useWords } from './words.ts';

type Outcome = 'asking' | 'busy' | 'done' | 'failed';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The other end of a recovery link: asks once, because it replaces whoever this browser was. */
export function RecoverPage() {
  const { p, say } = useWords();
  const me = useMe();
  // Behind the hash, so that the secret is in no log of the server.
  const token = location.hash.slice(1);
  const [outcome, setOutcome] = useState<Outcome>(TOKEN.test(token) ? 'asking' : 'failed');
  const accept = async (): Promise<void> => {
    setOutcome('busy');
    try {
      await recoverMe(token);
      // The secret is of no more use in the address.
      history.replaceState(history.state, '', location.pathname);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  const words = {
    asking: [p.profile.recoverTitle, p.profile.recoverText],
    busy: [p.profile.recoverTitle, p.profile.recovering],
    done: [p.profile.recovered, say(p.profile.recoveredText, { name: me?.name ?? '' })],
    failed: [p.profile.recoverFailed, p.profile.recoverFailedText],
  }[outcome];
  return (
    <Frame title={p.profile.recoverTitle}>
      <article className={css.prose}>
        {outcome === 'done' && (
          <div className={css.face}>
            <Avatar seed={me?.avatar ?? ''} size="lg" />
          </div>
        )}
        <h1>{words[0]}</h1>
        <p role="status">{words[1]}</p>
        {outcome === 'asking' && me !== null && <p>{say(p.profile.now, { name: me.name })}</p>}
        <div className={css.ways}>
          {(outcome === 'asking' || outcome === 'busy') && (
            <Button kind="act" size="big" disabled={outcome === 'busy'} data-action="recover" onClick={() => void accept()}>
              {p.profile.recover}
            </Button>
          )}
          <LinkButton kind={outcome === 'done' || outcome === 'failed' ? 'act' : 'plain'} size="big" href="/">
            {p.missing.home}
          </LinkButton>
        </div>
      </article>
    </Frame>
  );
}
