import { useEffect, useState, useSyncExternalStore } from 'react';
import { stepText } from '#engine';
import { isProved, type Kind } from '#puzzles/puzzle.ts';
import type { Told } from '#puzzles/referee.ts';
import { Button } from '../kit/index.ts';
import { useWords } from '../pages/words.ts';
import { type PuzzlesText, puzzleTexts } from '../text/puzzles.ts';
import { keyOfPuzzle, type Listed } from './data.ts';
import css from './Puzzle.module.css';
import { type Level, progress, subscribe } from './progress.ts';
import { hintText, lineText, reasonText, type Sayer, said } from './said.ts';
import type { Played } from './usePuzzle.ts';

interface PanelProps {
  readonly one: Listed;
  readonly next: Listed | null;
  readonly played: Played;
  /** Rungs of the ladder that are open. */
  readonly rungs: number;
  readonly onRung: (n: number) => void;
  /** The level before this try; null: it does not count. */
  readonly before: Level | null;
  readonly tries: number;
  /** How far the solution is laid out on the table; null: it is not being looked at. */
  readonly shown: number | null;
  readonly onShown: (n: number | null) => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onRight: () => void;
}

export const difficulty = (rating: number): number => (rating < 1150 ? 0 : rating < 1300 ? 1 : rating < 1450 ? 2 : rating < 1600 ? 3 : 4);

/** What is wanted, what helps, what came of it. */
export function PuzzlePanel(props: PanelProps) {
  const { one, played, rungs, shown } = props;
  const { puzzle } = one;
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const { now } = played;
  const state = shown !== null ? 'explained' : now.playingOn ? 'on' : (now.result ?? 'task');
  return (
    <section className={css.panel} data-puzzle={keyOfPuzzle(one)} data-state={state} data-thinking={now.thinking} aria-label={w.ask}>
      <div className={css.task}>
        <h1>
          {w.kinds[puzzle.kind]} <small>{say(w.nth, { n: one.n })}</small>
        </h1>
        {state === 'task' ? (
          <>
            <p>{now.thinking ? w.thinking : w.why[puzzle.kind]}</p>
            <ul className={css.chips}>
              <li>{say(w.steps, { n: puzzle.steps })}</li>
              <li>
                {w.levels[difficulty(puzzle.rating)]} · {puzzle.rating}
              </li>
              <li>{isProved(puzzle.kind) ? w.proved : w.judged}</li>
              {now.steps.map((at, i) => (
                <li key={at} data-step="done">
                  {say(w.step, { n: i + 1, all: Math.max(puzzle.steps, now.steps.length) })}
                </li>
              ))}
            </ul>
            <Judging kind={puzzle.kind} />
          </>
        ) : (
          <Result {...props} />
        )}
      </div>
      <div className={css.side}>
        {state === 'task' && <Ladder {...props} />}
        {(state === 'explained' || rungs >= 4) && <Solution {...props} />}
        {state !== 'task' && <Actions {...props} state={state} />}
      </div>
    </section>
  );
}

function Judging({ kind }: { readonly kind: Kind }) {
  const { lang } = useWords();
  const w = puzzleTexts[lang];
  return (
    <details>
      <summary>{w.how}</summary>
      {w.judging[kind]}
    </details>
  );
}

const sayerOf = ({ voice }: Played, w: PuzzlesText, say: Sayer['say']): Sayer => ({ w, voice, say });

/** Four rungs: each tells a little more, and says before that it will cost the level. */
function Ladder({ one, played, rungs, onRung, onAgain, onNext, next }: PanelProps) {
  const { lang } = useWords();
  const w = puzzleTexts[lang];
  return (
    <>
      <fieldset className={css.ladder} aria-label={w.ladder}>
        {w.rungs.map((what, i) => (
          <button
            key={what}
            type="button"
            data-rung={i + 1}
            aria-pressed={rungs > i}
            title={rungs === 0 ? w.counts : undefined}
            onClick={() => onRung(i + 1)}
          >
            <b>{i + 1}</b> {what}
          </button>
        ))}
      </fieldset>
      <p className={css.hint} role="status" data-hint={rungs}>
        {rungs === 0 ? w.counts : <HintWords one={one} played={played} rungs={rungs} />}
      </p>
      <div className={css.buttons}>
        <Button size="sm" kind="quiet" data-action="again" onClick={onAgain}>
          {w.again}
        </Button>
        {next !== null && (
          <Button size="sm" kind="quiet" data-action="skip" onClick={onNext}>
            {w.skip}
          </Button>
        )}
        <a href="/puzzles">{w.toPuzzles}</a>
      </div>
    </>
  );
}

function HintWords({ one, played, rungs }: { readonly one: Listed; readonly played: Played; readonly rungs: number }) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const { solution } = played;
  return solution === null ? w.checking : hintText(rungs, one.puzzle.kind, solution, sayerOf(played, w, say));
}

/** The solution, step by step; the step that lies on the table is marked. */
function Solution({ played, shown }: PanelProps) {
  const { lang, say } = useWords();
  const sayer = sayerOf(played, puzzleTexts[lang], say);
  const { solution } = played;
  if (solution === null) return null;
  return (
    <ol className={css.plan} data-solution="">
      {solution.steps.map((told, i) => {
        const line = lineText(told, solution.seat, sayer);
        return (
          line !== null && (
            <li key={`${i} ${told.step.prompt}`} aria-current={shown === i + 1 ? 'step' : undefined}>
              {line}
            </li>
          )
        );
      })}
    </ol>
  );
}

function Result(props: PanelProps) {
  const { one, played, before, tries, rungs, shown } = props;
  const { puzzle } = one;
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const { now, solution } = played;
  const after = useSyncExternalStore(subscribe, progress).level;
  if (now.playingOn) return <p role="status">{w.playing}</p>;
  if (shown !== null) return <Values {...props} />;
  if (now.result === 'solved')
    return (
      <div role="status">
        <p>
          <b>{w.solved}</b> {rungs > 0 ? w.hinted : tries <= 1 ? w.atOnce : say(w.later, { n: tries })}{' '}
          {before !== null && rungs === 0 && say(w.yourLevel, { before: before.rating, after: after.rating, band: after.band })}
        </p>
        <p>
          {puzzle.right.length > 1 ? say(w.same, { n: puzzle.right.length - 1 }) : w.only}{' '}
          {solution !== null && say(w.inMatch, { what: said(solution.played, played.voice) })} {puzzle.won ? w.matchWon : w.matchLost}
        </p>
      </div>
    );
  return (
    <div role="status">
      <p>
        <b>{w.failed}.</b> {now.lost !== null && say(w.lostAt, { n: Math.max(1, now.steps.filter((at) => at <= (now.lost ?? 0)).length) })}{' '}
        <Reason {...props} />
      </p>
      {before !== null && rungs === 0 && tries <= 1 && (
        <p>{say(w.yourLevel, { before: before.rating, after: after.rating, band: after.band })}</p>
      )}
    </div>
  );
}

/** Why it was lost: what somebody did, what came to light, or that the turn simply ended. */
function Reason({ one: { puzzle }, played }: PanelProps) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const [told, setTold] = useState<readonly Told[]>([]);
  const { now, searcher, session, solution } = played;
  const { moves, lost, byChance } = now;
  useEffect(() => {
    if (lost !== null && isProved(puzzle.kind)) searcher.ask({ kind: 'told', moves, from: lost }).then(setTold, () => undefined);
  }, [searcher, moves, lost, puzzle]);
  if (lost === null) return null;
  const { game, table } = session.match;
  const winner = table.outcome?.winners[0] ?? null;
  return reasonText({ game, puzzle, moves, lost, byChance, winner, told, solution }, sayerOf(played, w, say));
}

/** How good each answer is, where playouts have judged. */
function Values({ one: { puzzle }, played }: PanelProps) {
  const { lang } = useWords();
  const w = puzzleTexts[lang];
  const steps = played.solution?.values ?? [];
  if (steps.length === 0) return <p>{w.judging[puzzle.kind]}</p>;
  return (
    <ul className={css.values} data-values="">
      {steps.map(({ step, value, error, right }, i) => (
        <li key={i}>
          <span>
            {right ? '✓' : '✕'} {stepText(step, played.voice)}
          </span>
          <b>
            {Math.round(value * 100)} % ± {Math.max(1, Math.round(error * 100))}
          </b>
        </li>
      ))}
    </ul>
  );
}

function Actions(props: PanelProps & { readonly state: string }) {
  const { one, next, played, shown, onShown, onAgain, onNext, onRight, state } = props;
  const { puzzle } = one;
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const { now, solution, searcher, session } = played;
  const [checked, setChecked] = useState<'checking' | 'right' | 'wrong' | 'open' | null>(null);
  const all = solution?.steps.length ?? 0;
  const check = (): void => {
    const first = now.moves[0]?.keys;
    if (first === undefined) return;
    setChecked('checking');
    searcher.ask({ kind: 'check', keys: first }).then(
      (verdict) => {
        setChecked(verdict === true ? 'right' : verdict === false ? 'wrong' : 'open');
        if (verdict === true) onRight();
      },
      () => setChecked('open'),
    );
  };
  const words = { checking: w.checking, right: w.otherRight, wrong: w.otherWrong, open: w.otherOpen };
  return (
    <div className={css.buttons}>
      {shown !== null && isProved(puzzle.kind) && (
        <>
          <Button size="sm" aria-label={w.backStep} data-action="step-back" disabled={shown === 0} onClick={() => onShown(shown - 1)}>
            ‹
          </Button>
          <span aria-live="polite">{say(w.step, { n: shown, all })}</span>
          <Button size="sm" aria-label={w.onStep} data-action="step-on" disabled={shown >= all} onClick={() => onShown(shown + 1)}>
            ›
          </Button>
        </>
      )}
      {state === 'failed' && (
        <Button kind="act" size="sm" data-action="again" onClick={onAgain}>
          {w.retry}
        </Button>
      )}
      {next !== null && state !== 'explained' && state !== 'failed' && (
        <Button kind={state === 'solved' ? 'act' : 'quiet'} size="sm" data-action="next" onClick={onNext}>
          {w.next}
        </Button>
      )}
      {next !== null && (state === 'explained' || state === 'failed') && (
        <Button size="sm" data-action="next" onClick={onNext}>
          {w.next}
        </Button>
      )}
      {shown === null && (
        <Button size="sm" data-action="explain" onClick={() => onShown(0)}>
          {w.explain}
        </Button>
      )}
      {state !== 'failed' && (
        <Button size="sm" kind="quiet" data-action="again" onClick={onAgain}>
          {w.again}
        </Button>
      )}
      {state === 'failed' && isProved(puzzle.kind) && checked === null && (
        <Button size="sm" kind="quiet" data-action="check" onClick={check}>
          {w.other}
        </Button>
      )}
      {!now.playingOn && shown === null && !session.match.over && (
        <Button size="sm" kind="quiet" data-action="play-on" onClick={session.playOn}>
          {w.playOn}
        </Button>
      )}
      <a href="/puzzles">{w.toPuzzles}</a>
      {checked !== null && (
        <span role="status" data-checked={checked}>
          {words[checked]}
        </span>
      )}
    </div>
  );
}
