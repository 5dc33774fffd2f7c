import { useEffect, useMemo, useState } from 'react';
import type { Lang } from '#engine';
import type { Live } from '../../app/live.ts';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../kit/index.ts';
import { coachTexts } from '../../text/coach.ts';
import { sayIn } from '../../text/index.ts';
import type { GameParts } from '../board.ts';
import { openLocal } from '../local/local.ts';
import { TablePage } from '../TablePage.tsx';
import type { Lessons, Position } from './lessons.ts';
import { dealPosition, namedAnswer, simplest } from './position.ts';
import css from './TryPosition.module.css';

export interface TryPositionProps {
  readonly parts: GameParts;
  readonly lessons: Lessons;
  readonly position: Position;
  /** The way out, whatever was answered. */
  readonly onClose: () => void;
  /** One of several in a row: which it is, what comes after it, and what the way out leads to. */
  readonly course?: { readonly step: string; readonly next: string; readonly skip: string; readonly onNext: () => void };
}

type Verdict = 'open' | 'right' | 'wrong';

/** A small position on the real table, in the page itself: one answer is looked for, any other gets a kind word and another try. */
export function TryPosition({ parts, lessons, position, onClose, course }: TryPositionProps) {
  const { lang } = useSettings();
  const w = coachTexts[lang];
  const [verdict, setVerdict] = useState<Verdict>('open');
  const [round, setRound] = useState(0);
  const live = useMemo(() => open(parts, position, lang, round, setVerdict), [parts, position, lang, round]);
  useEffect(() => () => live.close(), [live]);
  const words = lessons.text[lang].tries[position.key];
  if (words === undefined) return null;
  const again = (): void => {
    setVerdict('open');
    setRound(round + 1);
  };
  return (
    <section className={css.try} data-try={position.key} data-verdict={verdict} aria-label={words.title}>
      <div className={css.bar} role="status" data-verdict={verdict}>
        <p>
          {course !== undefined && <small>{course.step}</small>}{' '}
          <b>{verdict === 'open' ? words.title : verdict === 'right' ? w.solved : w.notYet}</b>{' '}
          {verdict === 'open' ? words.ask : verdict === 'right' ? words.right : words.wrong}
        </p>
        {verdict === 'right' && course !== undefined && (
          <Button kind="act" size="sm" data-action="try-next" onClick={course.onNext}>
            {course.next}
          </Button>
        )}
        {verdict === 'right' && course === undefined && (
          <a href={`/rules/${parts.game.id}#${position.rule}`} onClick={onClose}>
            {sayIn(lang, w.openRule, { rule: position.rule })}
          </a>
        )}
        {verdict === 'wrong' && (
          <Button kind="act" size="sm" data-action="try-again" onClick={again}>
            {w.again}
          </Button>
        )}
        {!(verdict === 'right' && course !== undefined) && (
          <Button size="sm" data-action="try-close" onClick={onClose}>
            {course?.skip ?? w.closeTry}
          </Button>
        )}
      </div>
      <div className={css.table} key={round}>
        <TablePage live={live} home={`/rules/${parts.game.id}`} exercise />
      </div>
    </section>
  );
}

/** The table of the position; what the person answers is looked at before it is carried out. */
function open(parts: GameParts, position: Position, lang: Lang, _round: number, tell: (verdict: Verdict) => void): Live {
  const w = coachTexts[lang];
  const { match, seed } = dealPosition(parts.game, position);
  const local = openLocal(parts.game, {
    match,
    seed,
    seats: Array.from({ length: position.seats }, (_, i) =>
      i === 0 ? { name: w.you, avatar: 'fox', kind: 'human' as const } : { name: w.bot, avatar: 'panda', kind: 'bot' as const },
    ),
    think: simplest,
    pace: 1200,
  });
  return {
    ...local,
    async send(action: string, body: object = {}) {
      if (action === 'answer') {
        const keys = (body as { readonly options: readonly string[] }).options;
        tell(position.solved(namedAnswer(match, keys)) ? 'right' : 'wrong');
      }
      return local.send(action, body);
    },
  };
}
