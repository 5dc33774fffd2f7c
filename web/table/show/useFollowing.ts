import { useEffect, useMemo, useRef, useState } from 'react';
import type { LiveState } from '../../app/live.ts';
import { settings, useSettings } from '../../app/settings.ts';
import type { GameParts } from '../board.ts';
import type { TableModel } from '../model.ts';
import { momentsBetween } from '../moments/finding.ts';
import { wantsStill } from '../moments/MomentStage.tsx';
import { lengthOf, type Shown, stillLengthOf } from '../moments/moment.ts';
import type { Words } from '../talk/log.ts';
import { type Act, type Paced, readingMs } from './pace.ts';
import { type Scene, scenesOf, sinceMine } from './scenes.ts';

/** From so many moments on a summary is worth opening by itself. */
const MANY = 3;

/** What others did: tells the queue what to put on the stage and for how long, and keeps what was missed. */
export function useFollowing(
  source: Paced,
  shown: LiveState,
  words: Words & Pick<TableModel, 'say'>,
  { board, texts }: GameParts,
  asked: boolean,
) {
  const { lang, me } = words;
  const { told } = shown;
  const scenes = useMemo(() => scenesOf(told, words, board.plays, board.turnKeys), [told, words, board]);
  const seen = useRef(new Set<string>());
  const staged = useRef(new Set<string>());
  useEffect(() => {
    source.direct({
      pace: () => settings().pace,
      acts(before, after) {
        const from = before.state?.at ?? 0;
        const fresh = after.told.filter((batch) => batch.at > from);
        const still = settings().pace === 'now' || wantsStill();
        const moments = momentsBetween(before, after, board.moments, words, still).map(
          (moment): Act<Shown> => ({
            scene: moment,
            ms: (still ? stillLengthOf(moment.picture) : lengthOf(moment.picture)) * moment.share,
            standing: stillLengthOf(moment.picture),
          }),
        );
        const scenes = scenesOf(fresh, words, board.plays, board.turnKeys).map((scene): Act<Scene> => {
          staged.current.add(scene.key);
          if (scene.def === null) return { scene, ms: readingMs(0, true) };
          const ms = readingMs(texts[lang].cards[scene.def]?.text.length ?? 0, seen.current.has(scene.def));
          seen.current.add(scene.def);
          return { scene, ms };
        });
        return [...moments, ...scenes];
      },
    });
  }, [source, words, lang, board, texts]);

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
    const missed = since.filter((scene) => returned || (scene.at > begun && !staged.current.has(scene.key))).length;
    if (came && me !== null && missed >= MANY && settings().summary) setOpen(true);
  }, [asked, since, me, begun, isTold]);
  return { scenes, since, summary: { open, setOpen } };
}
