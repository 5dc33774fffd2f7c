import { useEffect } from 'react';
import { RESIGNED } from '#engine';
import type { LiveState } from '../../app/live.ts';
import { buzz } from '../../kit/index.ts';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';
import { MomentStage } from '../moments/MomentStage.tsx';
import type { Ending, Look, Message, Picture, StageCard } from '../moments/moment.ts';
import type { EndingState } from './useEnding.ts';
import { reasonOf, titleOf } from './words.ts';

/** What won, as the game shows it; words alone where somebody gave up or left. Null while the match goes on. */
export function endingOf({ view, lang }: Pick<TableModel, 'view' | 'lang'>, board: Board, told: LiveState['told']): Ending | null {
  if (view.outcome === null) return null;
  const after = view as Look;
  const won = view.outcome.reason === RESIGNED ? null : board.ending?.({ after, events: told.flatMap(({ events }) => events), lang });
  return won ?? { picture: { kind: 'words' } };
}

/** The cards that a picture of the end shows. */
export function winningCards(picture: Picture | undefined): readonly StageCard[] {
  if (picture?.kind === 'gather') return picture.cards;
  return picture?.kind === 'leap' ? [picture.onto] : [];
}

interface EndStageProps {
  readonly model: TableModel;
  readonly end: Ending | null;
  readonly ending: EndingState;
}

const KEYS: readonly string[] = ['Enter', 'Escape', ' '];

/** The end over the whole table: what won, gathered and lit, then who and why. Enter, Esc, Space or a press go on to the result. */
export function EndStage({ model, end, ending: { stage, skip } }: EndStageProps) {
  const { view, me } = model;
  const { outcome } = view;
  const on = stage !== null;
  useEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent): void => {
      if (!KEYS.includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [on, skip]);
  const won = outcome !== null && me !== null && outcome.winners.includes(me);
  useEffect(() => {
    if (on && won) buzz('win');
  }, [on, won]);
  if (stage === null || outcome === null || end === null) return null;
  const say = ({ message, params = {} }: Message): string => model.say(message, params);
  const title = end.title === undefined ? titleOf(model, outcome.winners) : say(end.title);
  const line = end.line !== undefined ? say(end.line) : outcome.reason === RESIGNED ? '' : reasonOf(model, model);
  return (
    <MomentStage
      model={model}
      moment={{
        key: 'end',
        share: 1,
        still: stage.still,
        name: 'end',
        picture: end.picture,
        title,
        line,
        told: [title.replace(/[.!]$/, ''), line].filter((part) => part !== '').join(': '),
        // Whoever wins feels more than that.
        concerns: won ? [] : view.ring,
      }}
      whole
      confetti={won || (me === null && outcome.winners.length > 0)}
      cue={won || me === null ? 'win' : 'lose'}
      onSkip={skip}
    />
  );
}
