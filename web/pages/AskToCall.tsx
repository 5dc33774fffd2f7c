import { useEffect, useRef, useState } from 'react';
import type { MatchState } from '#server/schema.ts';
import { post } from '../app/api.ts';
import { callHere, hereState, loadCalling, mayAsk, noteNo, zoneHere } from '../app/calling.ts';
import { Button, Dialog, LinkButton, Sheet } from '../kit/index.ts';
import { callingTexts } from '../text/calling.ts';
import css from './CallMe.module.css';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

type Step = 'no' | 'asking' | 'busy' | 'on' | 'blocked' | 'failed';

/** After the first answer of one's own at a table over days: may we call you? In our own words first, the browser's question comes after the press. */
export function AskToCall({ state }: { readonly state: MatchState }) {
  const { lang, ui } = useWords();
  const w = callingTexts[lang];
  const [step, setStep] = useState<Step>('no');
  const [key, setKey] = useState<string | null>(null);
  const { meta } = state;
  const isAsked = (state.view?.decision?.mine ?? null) !== null;
  const was = useRef(false);
  useEffect(() => {
    const answered = was.current && !isAsked;
    was.current = isAsked;
    if (!answered || meta.status !== 'playing' || !mayAsk(meta.id)) return;
    Promise.all([hereState(), loadCalling()]).then(
      ([here, { offers, channels }]) => {
        if (channels.some(({ confirmed }) => confirmed)) return;
        const others = offers.mail || offers.telegram;
        if (here !== 'off' && !others) return;
        setKey(here === 'off' ? (offers.push?.key ?? null) : null);
        setStep('asking');
      },
      () => undefined,
    );
  }, [isAsked, meta.id, meta.status]);
  const close = (): void => {
    if (step === 'asking') noteNo(meta.id);
    setStep('no');
  };
  const turnOn = async (): Promise<void> => {
    if (key === null) return;
    setStep('busy');
    const came = await callHere(key);
    if (typeof came === 'string') return setStep(came);
    // Quiet hours go by the clock of this device.
    if (came.fresh) await post('/api/me/calling', { ...came.wishes, zone: zoneHere() }).catch(() => undefined);
    setStep('on');
  };
  const isDone = step === 'on' || step === 'blocked' || step === 'failed';
  const isOpen = step !== 'no';
  const said = (
    <div className={css.ask} data-ask-to-call={step}>
      {isDone ? (
        <p role="status">{w.ask[step]}</p>
      ) : (
        <>
          <p>{w.ask.text}</p>
          <div className={css.sample}>
            <img src="/icon.svg" alt="" width="38" height="38" />
            <div>
              <span>
                {ui.common.brand} <i>{w.ask.sample}</i>
              </span>
              <b>
                {w.ask.sampleTitle} · {gameWords(lang, meta.game).title}
              </b>
              <span>{w.ask.sampleText}</span>
            </div>
          </div>
        </>
      )}
      {!isDone && key !== null && (
        <Button kind="act" size="big" data-action="call-here" disabled={step === 'busy'} onClick={() => void turnOn()}>
          {w.ask.here}
        </Button>
      )}
      {step !== 'on' && (
        <LinkButton size="big" kind={key === null && !isDone ? 'act' : 'plain'} href="/calling" data-action="call-otherwise">
          {isDone || key === null ? w.open : w.ask.other}
        </LinkButton>
      )}
      <Button kind="quiet" size="big" data-action="call-not" onClick={close}>
        {isDone ? ui.common.close : w.ask.no}
      </Button>
    </div>
  );
  return window.matchMedia('(min-width: 900px)').matches ? (
    <Dialog open={isOpen} label={w.ask.title} title={w.ask.title} onClose={close}>
      {said}
    </Dialog>
  ) : (
    <Sheet open={isOpen} label={w.ask.title} closeLabel={ui.common.close} title={w.ask.title} onClose={close}>
      {said}
    </Sheet>
  );
}
