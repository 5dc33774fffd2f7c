import { useEffect } from 'react';
import { beginCourse, changeCourse, useCourses } from '../../app/coach.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import type { TableModel } from '../model.ts';

export interface CoachState {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/** Whether this match has a coach: a person's first of the game, or one where it was asked for. */
export function useCoach(model: TableModel, acting: boolean): CoachState {
  const { coach } = useSettings();
  const course = useCourses()[model.view.game];
  const { me, meta, view } = model;
  const match = meta?.id ?? '';
  // A position to try is no first match.
  const may = acting && me !== null && meta?.status === 'playing' && meta.yours.length === 1 && match !== 'local';
  const begins = may && coach && course === undefined;
  useEffect(() => {
    if (begins) beginCourse(view.game, match);
  }, [begins, view.game, match]);
  return {
    on: may && coach && course !== undefined && course.match === match && !course.off,
    turn(on) {
      if (!on) return changeCourse(view.game, (one) => ({ ...one, off: true }));
      changeSettings({ coach: true });
      beginCourse(view.game, match);
    },
  };
}
