import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { answerCall, type Called, useCalls } from '../app/calls.ts';
import { Avatar, Button, loadArt, TimerRing } from '../kit/index.ts';
import { listed } from '../table/words.ts';
import { againTexts } from '../text/again.ts';
import css from './Calls.module.css';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

const WHOLE_MS = 30_000;

/** On any page: somebody of the last match wants another one. */
export function Calls() {
  const [path, go] = useLocation();
  const calls = useCalls();
  useEffect(() => {
    if (calls.length > 0) void loadArt('avatars').catch(() => undefined);
  }, [calls.length]);
  // At the table itself the seat asks.
  const call = calls.find(({ match }) => path !== `/m/${match}`);
  return call === undefined ? null : <Bar key={call.match} call={call} go={go} />;
}

function Bar({ call, go }: { readonly call: Called; readonly go: (path: string) => void }) {
  const { lang, ui, say } = useWords();
  const w = againTexts[lang].call;
  const { seated } = call;
  const names = listed(seated, ui.common.and);
  const title = say(w.title, { name: call.name });
  const answer = async (sit: boolean): Promise<void> => {
    await answerCall(call.match, sit);
    if (sit) go(`/m/${call.match}`);
  };
  return (
    <section className={css.bar} role="alert" aria-label={w.label} data-game={call.game} data-call={call.match}>
      <Avatar seed={call.avatar} />
      <div className={css.words}>
        <b>{title}</b>
        <span>
          {gameWords(lang, call.game).title} · {seated.length === 0 ? w.bots : say(w.seated, { names, n: seated.length })}
        </span>
      </div>
      <span className={css.ring} aria-hidden="true">
        <TimerRing deadline={call.until} total={WHOLE_MS} label={w.left} />
      </span>
      <div className={css.does}>
        <Button data-action="not-now" onClick={() => void answer(false)}>
          {w.notNow}
        </Button>
        <Button kind="act" data-action="sit-again" onClick={() => void answer(true)}>
          {w.sit}
        </Button>
      </div>
    </section>
  );
}
