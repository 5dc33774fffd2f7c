import { useEffect, useRef, useState } from 'react';
import { beginCourse, changeCourse, useCourses } from '../../app/coach.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import type { TableState } from '../useTable.ts';

export interface CoachState {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  /** Somebody reads what the coach says, or has read it: the bots wait meanwhile. */
  readonly onReading: (reading: boolean) => void;
}

/** Whether this match has a coach: a person's first of the game, or one where it was asked for. */
export function useCoach(table: TableState, acting: boolean): CoachState {
  const { model } = table;
  const { coach } = useSettings();
  const course = useCourses()[model.view.game];
  const { me, meta, view } = model;
  const match = meta?.id ?? '';
  // A position to try is no first match.
  const may = acting && me !== null && meta?.status === 'playing' && meta.yours.length === 1 && match !== 'local';
  const begins = may && coach && course === undefined;
  const on = may && coach && course !== undefined && course.match === match && !course.off;
  useEffect(() => {
    if (begins) beginCourse(view.game, match);
  }, [begins, view.game, match]);
  // The card with the signs comes first: until it says otherwise somebody reads.
  const [reading, onReading] = useState(true);
  useWaiting(table, may, (begins || on) && reading);
  return {
    on,
    onReading,
    turn(next) {
      if (!next) return changeCourse(view.game, (one) => ({ ...one, off: true }));
      changeSettings({ coach: true });
      beginCourse(view.game, match);
    },
  };
}

/** The bots wait while their only opponent reads. */
function useWaiting({ model, command }: TableState, may: boolean, reads: boolean): void {
  const { meta } = model;
  const waits = meta?.waits === true;
  const isAlone = meta?.seats.every(({ you, kind }) => you || kind === 'bot' || kind === 'left') === true;
  const differs = may && isAlone && waits !== reads;
  const send = useRef(command);
  useEffect(() => {
    send.current = command;
  });
  // Told once for each change.
  useEffect(() => {
    if (differs) void send.current('wait', { on: reads });
  }, [differs, reads]);
}

/** Where the coach cannot be had nobody waits for somebody to read. */
export function NoCoach({ coach: { onReading } }: { readonly coach: CoachState }): null {
  useEffect(() => onReading(false), [onReading]);
  return null;
}
