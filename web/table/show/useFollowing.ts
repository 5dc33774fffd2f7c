import { useEffect, useMemo, useRef, useState } from 'react';
import type { LiveState } from '../../app/live.ts';
import { settings, useSettings } from '../../app/settings.ts';
import type { GameParts } from '../board.ts';
import type { TableModel } from '../model.ts';
import { momentsBetween } from '../moments/finding.ts';
import { wantsStill } from '../moments/MomentStage.tsx';
import { lengthOf, type Shown, stillLengthOf } from '../moments/moment.ts';
import type { Words } from '../talk/log.ts';
import { budget } from './budget.ts';
import { type Act, FACTORS, type Paced, readingMs } from './pace.ts';
import { actorOf, type Scene, scenesOf, sinceMine, touches } from './scenes.ts';

/** From so many moments on a summary is worth opening by itself. */
const MANY = 3;

/** What others did: tells the queue what to put on the stage and for how long, and keeps what was missed. */
export function useFollowing(
  source: Paced,
  shown: LiveState,
  words: Words & Pick<TableModel, 'say'>,
  { game, board, texts }: GameParts,
  asked: boolean,
) {
  const { lang, me } = words;
  const { told } = shown;
  const scenes = useMemo(() => scenesOf(told, words, board.plays, board.turnKeys), [told, words, board]);
  const seen = useRef(new Set<string>());
  const staged = useRef(new Set<string>());
  const [time] = useState(() => budget());
  useEffect(() => {
    source.direct({
      pace: () => settings().pace,
      haste: () => time.haste(),
      acts(before, after) {
        const from = before.state?.at ?? 0;
        const fresh = after.told.filter((batch) => batch.at > from);
        if (fresh.some((batch) => me !== null && actorOf(batch) === me) && before.state?.view?.decision?.window !== true) time.renew();
        else if (fresh.length > 0) time.step(FACTORS[settings().pace]);
        const still = settings().pace === 'now' || wantsStill();
        const moments = momentsBetween(before, after, board.moments, words, still).map(
          (moment): Act<Shown> => ({
            scene: moment,
            ms: (still ? stillLengthOf(moment.picture) : lengthOf(moment.picture)) * moment.share,
            standing: stillLengthOf(moment.picture),
          }),
        );
        for (const { ms } of moments) time.take(ms, true);
        const scenes = scenesOf(fresh, words, board.plays, board.turnKeys).flatMap((scene): Act<Scene>[] => {
          const letters = scene.def === null ? 0 : (texts[lang].cards[scene.def]?.text.length ?? 0);
          const ms = time.take(
            readingMs(letters, scene.def === null || seen.current.has(scene.def)),
            me === null || touches(scene, me, game),
          );
          if (ms === 0) return [];
          staged.current.add(scene.key);
          if (scene.def !== null) seen.current.add(scene.def);
          return [{ scene, ms }];
        });
        return [...moments, ...scenes];
      },
    });
  }, [source, words, lang, me, game, board, texts, time]);

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
