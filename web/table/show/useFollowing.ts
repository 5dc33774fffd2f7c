import { useEffect, useMemo, useRef, useState } from 'react';
import type { LiveState } from '../../app/live.ts';
import { settings, useSettings } from '../../app/settings.ts';
import type { GameParts } from '../board.ts';
import type { TableModel } from '../model.ts';
import { wantsStill } from '../moments/MomentStage.tsx';
import type { Words } from '../talk/log.ts';
import { directing } from './directing.ts';
import type { Paced } from './pace.ts';
import { scenesOf, sinceMine } from './scenes.ts';

/** From so many moments on a summary is worth opening by itself. */
const MANY = 3;

/** What others did: tells the queue what to put on the stage and for how long, and keeps what was missed. */
export function useFollowing(
  source: Paced,
  shown: LiveState,
  words: Words & Pick<TableModel, 'say'>,
  parts: GameParts,
  asked: boolean,
  overDays: boolean,
) {
  const { me } = words;
  const { board } = parts;
  const { told } = shown;
  const scenes = useMemo(() => scenesOf(told, words, board.plays, board.turnKeys), [told, words, board]);
  const [{ director, staged }] = useState(() => directing());
  useEffect(() => {
    source.direct(director({ words, parts, pace: () => settings().pace, still: wantsStill }));
  }, [source, words, parts, director]);

  const { pace } = useSettings();
  const paced = useRef(pace);
  useEffect(() => {
    if (paced.current !== pace) source.repace();
    paced.current = pace;
  }, [source, pace]);

  const since = useMemo(() => sinceMine(scenes, told, me), [scenes, told, me]);
  const [open, setOpen] = useState(false);
  // On return to the table, or where nothing was put on the stage, the summary comes by itself before one has to decide.
  const before = useRef<boolean | null>(null);
  const [begun] = useState(shown.state?.at ?? 0);
  // A page that has just come knows how it stands before it knows how it came to that.
  const isTold = (told.at(-1)?.at ?? 0) >= (shown.state?.at ?? 0);
  useEffect(() => {
    if (!isTold) return;
    const came = asked && before.current !== true;
    const returned = before.current === null;
    before.current = asked;
    const missed = since.filter((scene) => returned || (scene.at > begun && !staged.has(scene.key))).length;
    if (came && me !== null && missed >= (overDays ? 1 : MANY) && settings().summary) setOpen(true);
  }, [asked, since, me, begun, isTold, staged, overDays]);
  return { scenes, since, summary: { open, setOpen } };
}
