import type { LiveState, Told } from '../../app/live.ts';
import type { Pace } from '../../app/settings.ts';
import type { LogLine } from '../../kit/Log.tsx';
import type { GameParts } from '../board.ts';
import type { TableModel } from '../model.ts';
import { momentsBetween } from '../moments/finding.ts';
import { lengthOf, type MomentKind, type Shown, stillLengthOf } from '../moments/moment.ts';
import type { Words } from '../talk/log.ts';
import { budget } from './budget.ts';
import { type Act, type Director, FACTORS, readingMs } from './pace.ts';
import { actorOf, type Scene, scenesOf, touches } from './scenes.ts';

interface Wishes {
  readonly words: Words & Pick<TableModel, 'say'>;
  readonly parts: GameParts;
  readonly pace: () => Pace;
  /** Whether less motion is asked for. */
  readonly still: () => boolean;
}

/** Whether a great moment shows what a line says. */
function toldBy(kinds: readonly MomentKind[], moments: readonly Shown[], batches: readonly Told[]): (line: LogLine) => boolean {
  const keys = kinds.flatMap(({ name, tells = [] }) => (moments.some((one) => one.name === name) ? tells : []));
  const lines = new Set(
    batches.flatMap(({ at, events }) =>
      events.flatMap((event, i) => (event.e === 'log' && keys.includes(event.key) ? [`${at}-${i}`] : [])),
    ),
  );
  return ({ key }) => lines.has(String(key));
}

/** What others do becomes moments on the stage, each for as long as it takes to read it and the time between two own turns allows. */
export function directing(now?: () => number) {
  const time = budget(now);
  /** Cards that were read in this match. */
  const seen = new Set<string>();
  const staged = new Set<string>();

  function actsOf({ words, parts: { game, board, texts }, pace, still }: Wishes, before: LiveState, after: LiveState): readonly Act[] {
    const { me, lang } = words;
    const from = before.state?.at ?? 0;
    const fresh = after.told.filter((batch) => batch.at > from);
    // A line that names me is not yet a deed of mine: I must have been asked for it.
    const decision = before.state?.view?.decision ?? null;
    const wasAsked = decision !== null && decision.mine !== null && !decision.window;
    if (wasAsked && fresh.some((batch) => actorOf(batch) === me)) time.renew();
    else if (fresh.length > 0) time.step(FACTORS[pace()]);
    const stands = pace() === 'now' || still();
    const moments = momentsBetween(before, after, board.moments, words, stands);
    const great = moments.map(
      (moment): Act<Shown> => ({
        scene: moment,
        ms: (stands ? stillLengthOf(moment.picture) : lengthOf(moment.picture)) * moment.share,
        standing: stillLengthOf(moment.picture),
      }),
    );
    for (const { ms } of great) time.take(ms, true);
    const isTold = toldBy(board.moments ?? [], moments, fresh);
    const plays = scenesOf(fresh, words, board.plays, board.turnKeys).flatMap((scene): Act<Scene>[] => {
      // What passes in haste passes before the eyes: it was not missed.
      staged.add(scene.key);
      if (isTold(scene.lines[0])) return [];
      const letters = scene.def === null ? 0 : (texts[lang].cards[scene.def]?.text.length ?? 0);
      const ms = time.take(readingMs(letters, scene.def === null || seen.has(scene.def)), me === null || touches(scene, me, game));
      if (ms === 0) return [];
      if (scene.def !== null) seen.add(scene.def);
      return [{ scene, ms }];
    });
    return [...great, ...plays];
  }

  return {
    /** Keys of what was put on the stage, or passed there in haste. */
    staged: staged as ReadonlySet<string>,
    director: (wishes: Wishes): Director => ({
      pace: wishes.pace,
      haste: () => time.haste(),
      acts: (before, after) => actsOf(wishes, before, after),
    }),
  };
}
