import { useEffect, useState } from 'react';
import { post } from '../app/api.ts';
import { Button, LinkButton } from '../kit/index.ts';
import { callingTexts } from '../text/calling.ts';
import { CallMe } from './CallMe.tsx';
import { Frame } from './Frame.tsx';
import css from './Prose.module.css';
import { useWords } from './words.ts';

/** Behind the hash, so that programs which look at links in letters press nothing, and no log keeps it. */
const TOKEN = /^#(yes|end)\.(\S{10,200})$/;

/** How one is called; and the other end of the links in letters, which do nothing before a press. */
export function CallingPage() {
  const { lang } = useWords();
  const [link, setLink] = useState(() => TOKEN.exec(location.hash));
  // Whoever waits here for the letter and opens its link in the same tab stays on this page.
  useEffect(() => {
    const look = (): void => setLink((before) => TOKEN.exec(location.hash) ?? before);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const w = callingTexts[lang];
  return <Frame title={w.title}>{link === null ? <CallMe /> : <Letter key={link[2]} isEnd={link[1] === 'end'} token={link[2]} />}</Frame>;
}

function Letter({ isEnd, token }: { readonly isEnd: boolean; readonly token: string }) {
  const { lang } = useWords();
  const w = callingTexts[lang];
  const words = isEnd ? { ...w.end, late: w.failed } : w.confirm;
  const [step, setStep] = useState<'asking' | 'busy' | 'done' | 'failed'>('asking');
  const press = async (): Promise<void> => {
    setStep('busy');
    try {
      await post(isEnd ? '/api/calling/end' : '/api/calling/confirm', { token });
      // It is of no more use in the address.
      history.replaceState(history.state, '', location.pathname);
      setStep('done');
    } catch {
      setStep('failed');
    }
  };
  const isOpen = step === 'asking' || step === 'busy';
  return (
    <article className={css.prose} data-letter={step}>
      <h1>{words.title}</h1>
      <p role="status">{step === 'done' ? words.done : step === 'failed' ? words.late : words.text}</p>
      <div className={css.ways}>
        {isOpen && (
          <Button kind="act" size="big" data-action="press" disabled={step === 'busy'} onClick={() => void press()}>
            {words.yes}
          </Button>
        )}
        <LinkButton kind={isOpen ? 'plain' : 'act'} size="big" href="/">
          {w.home}
        </LinkButton>
      </div>
    </article>
  );
}
