import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { LabReply, TrialRequest } from '#server/schema.ts';
import { post } from '../app/api.ts';
import { ensureMe } from '../app/session.ts';
import { Button, Notice, Segmented } from '../kit/index.ts';
import { useProblemWords } from '../pages/useAct.ts';
import { useWords } from '../pages/words.ts';
import { bookTexts } from '../text/book.ts';
import { labTexts } from '../text/lab.ts';
import css from './Lab.module.css';

const MANY = [50, 200, 500, 2000];
const LEVELS = ['easy', 'normal', 'hard'] as const;
/** Enough thought for bots to play well, and little enough that a series ends while somebody waits. */
const PLAYOUTS = 50;

/** How far a share of one half may be off with so many matches, in points. */
const errorOf = (games: number): number => Math.round(98 / Math.sqrt(games));

/** «Run it yourself»: who plays how often, and what to expect of it before it begins. */
export function TrialForm({ reply: { game, players, trials } }: { readonly reply: LabReply }) {
  const { lang, say } = useWords();
  const w = labTexts[lang];
  const words = useProblemWords();
  const [, go] = useLocation();
  const most = MANY.filter((one) => one <= trials);
  const [wish, setWish] = useState<TrialRequest>({
    players: Math.max(2, players.min),
    level: 'normal',
    playouts: PLAYOUTS,
    games: most[1] ?? most[0] ?? Math.max(10, trials),
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      const { id } = await post<{ id: string }>(`/api/lab/${game}/trials`, wish);
      go(`/lab/${game}/${id}`);
    } catch (error) {
      setProblem(words(error));
      setBusy(false);
    }
  };
  const counts = Array.from({ length: players.max - Math.max(2, players.min) + 1 }, (_, i) => i + Math.max(2, players.min));
  return (
    <section className={css.ours} data-trial-form>
      <h2>{w.yourself}</h2>
      <p>{w.yourselfLead}</p>
      <div className={css.form}>
        {counts.length > 1 && (
          <Row label={w.howMany}>
            <Segmented
              label={w.howMany}
              value={String(wish.players)}
              options={counts.map((n) => ({ value: String(n), label: String(n) }))}
              onChange={(value) => setWish({ ...wish, players: Number(value) })}
            />
          </Row>
        )}
        <Row label={w.whoPlays}>
          <Segmented
            label={w.whoPlays}
            value={wish.level}
            options={LEVELS.map((level) => ({ value: level, label: bookTexts[lang].levels[level] }))}
            onChange={(level) => setWish({ ...wish, level })}
          />
        </Row>
        <Row label={w.howOften}>
          <Segmented
            label={w.howOften}
            value={String(wish.games)}
            options={(most.length === 0 ? [wish.games] : most).map((n) => ({ value: String(n), label: n.toLocaleString(lang) }))}
            onChange={(value) => setWish({ ...wish, games: Number(value) })}
          />
        </Row>
      </div>
      <p>{say(w.expect, { points: errorOf(wish.games) })}</p>
      {problem !== null && <Notice tone="bad" role="alert" title={problem} />}
      <Button kind="act" disabled={busy} data-action="run-trial" onClick={() => void begin()}>
        {w.run}
      </Button>
    </section>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
);
