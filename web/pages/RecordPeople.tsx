import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CommandReply, Companion } from '#server/schema.ts';
import { command } from '../app/api.ts';
import { Avatar, Button, Notice } from '../kit/index.ts';
import { recordTexts } from '../text/record.ts';
import { LineWords } from './MatchLine.tsx';
import css from './Record.module.css';
import { gameWords } from './titles.ts';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

const FEW = 6;

/** With whom, the score between us, and the way to another match of what we played last. */
export function RecordPeople({ people }: { readonly people: readonly Companion[] }) {
  const { p, lang, say } = useWords();
  const w = recordTexts[lang];
  const problemWords = useProblemWords();
  const [, go] = useLocation();
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const call = async ({ last }: Companion): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { match } = await command<CommandReply>(`/api/matches/${last.match}/rematch`, { seat: last.seat });
      go(`/m/${match ?? last.match}`);
    } catch (error) {
      setProblem(problemWords(error));
      setBusy(false);
    }
  };
  return (
    <section aria-label={w.people}>
      <h2>{w.people}</h2>
      {problem !== null && <Notice tone="bad" role="alert" title={p.home.failed} text={problem} />}
      {people.length === 0 ? (
        <div className={css.nothing}>
          <b>{w.peopleEmpty}</b>
          <p>{w.peopleEmptyText}</p>
        </div>
      ) : (
        <ul className={css.people}>
          {(all ? people : people.slice(0, FEW)).map((one) => (
            <li key={one.person}>
              <Avatar seed={one.avatar} />
              <LineWords name={one.name}>
                {say(w.together, { n: one.matches })} · <span aria-hidden="true">{say(w.score, { mine: one.won, theirs: one.lost })}</span>
                <span className="sr">{say(w.scoreWords, { mine: one.won, name: one.name, theirs: one.lost })}</span>
              </LineWords>
              <Button
                disabled={busy}
                aria-label={say(w.callWords, { name: one.name, game: gameWords(lang, one.last.game).title })}
                data-action="call"
                onClick={() => void call(one)}
              >
                {w.call}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!all && people.length > FEW && (
        <Button kind="quiet" className={css.more} onClick={() => setAll(true)}>
          {say(w.allPeople, { n: people.length })}
        </Button>
      )}
    </section>
  );
}
