import { useEffect, useState } from 'react';
import type { ServerLive } from '../app/live.ts';
import { Button, loadArt, Notice } from '../kit/index.ts';
import { travelTexts } from '../text/travel.ts';
import { MissingPage } from './Missing.tsx';
import { useAct } from './useAct.ts';
import { useWords } from './words.ts';

/** A match of mine that is being played on another device of mine. */
export function AwayPage({ live }: { readonly live: ServerLive }) {
  const { lang } = useWords();
  const w = travelTexts[lang];
  const { act, busy, problem } = useAct(live);
  const [done, setDone] = useState(false);
  useEffect(() => void loadArt('away').catch(() => undefined), []);
  const bring = async (): Promise<void> => setDone(await act('bring'));
  return (
    <MissingPage
      emoji="mobile-phone"
      title={w.away}
      text={w.awayText}
      action={
        <>
          {problem !== null && <Notice tone="bad" role="alert" title={problem} />}
          <Button kind="act" data-action="bring" disabled={busy || done} onClick={() => void bring()}>
            {w.bring}
          </Button>
        </>
      }
    />
  );
}
