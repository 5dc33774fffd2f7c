import type { ReactNode } from 'react';
import { Suspense, useMemo, useRef, useState } from 'react';
import type { View } from '#engine';
import type { Live, LiveState } from '../app/live.ts';
import { FlightStage, LiveRegion, Toaster } from '../kit/index.ts';
import { useHint } from './advice/useHint.ts';
import { Connection } from './attention/Connection.tsx';
import { useCardGroups, useKeptFocus, useTableKeys } from './attention/focus.ts';
import { useAttention } from './attention/useAttention.ts';
import type { GameParts } from './board.ts';
import { NoCoach, useCoach } from './coach/useCoach.ts';
import { useGhosts } from './daily/useGhosts.ts';
import { GaveUp } from './end/Again.tsx';
import { EndScreen } from './end/EndScreen.tsx';
import { EndStage, endingOf, winningCards } from './end/EndStage.tsx';
import { useEnding } from './end/useEnding.ts';
import { later } from './later.ts';
import { Drawers } from './menu/Drawers.tsx';
import { ReadSheet } from './reading/ReadOver.tsx';
import { Since, Steps } from './show/Following.tsx';
import type { Paced } from './show/pace.ts';
import { useStage } from './show/Theatre.tsx';
import { useMoves } from './show/useMoves.ts';
import { useStory } from './show/useStory.ts';
import css from './Table.module.css';
import { TableField } from './TableField.tsx';
import { Bubbles } from './talk/Bubbles.tsx';
import { usePanels } from './usePanels.ts';
import { useTable } from './useTable.ts';
import { SettingsVote } from './votes/SettingsVote.tsx';
import { UndoVote } from './votes/Undo.tsx';

export interface TableProps {
  readonly live: Live;
  /** What is shown, and how fast. */
  readonly source: Paced;
  readonly shown: LiveState & { readonly view: View };
  readonly parts: GameParts;
  readonly home: string;
  readonly replay?: { readonly controls: ReactNode; readonly still?: boolean };
  /** What comes of it is told around the table. */
  readonly exercise?: boolean;
}

/** Only a first match has a coach. */
const Coach = later(() => import('./coach/Coach.tsx').then((m) => m.Coach), NoCoach);

/** Advice comes when somebody asks for it. */
const Hint = later(() => import('./advice/Hint.tsx').then((m) => m.Hint));

/** A table with everything around it: each room keeps its own state, here they meet. */
export function Table({ live, source, shown, parts, home, replay, exercise = false }: TableProps) {
  const { board } = parts;
  const recorded = replay !== undefined;
  const table = useTable(live, source, shown, parts, !recorded);
  const { model } = table;
  const { ui, meta, view } = model;
  const root = useRef<HTMLDivElement>(null);
  useCardGroups(root);
  useKeptFocus(root);
  const panels = usePanels(model, shown.chat.length);
  const story = useStory(source, shown, model, parts);
  const hint = useHint(model, !recorded);
  const moves = useMoves(shown);
  const stage = useStage(source);
  const coach = useCoach(table, !recorded);
  const ghosts = useGhosts(model);
  useAttention(table, shown, board);
  useTableKeys({ KeyL: panels.showLog, KeyH: () => hint.toggle?.(), KeyR: () => panels.show('rules') });
  // Whoever watches a record has come to look at the table, not at its end.
  const [looking, setLooking] = useState(recorded || exercise);
  const end = useMemo(() => endingOf({ view, lang: model.lang }, board, shown.told), [view, model.lang, board, shown.told]);
  const ending = useEnding(source, view, end?.picture ?? null, recorded);
  const field = { source, shown, parts, home, replay, table, story, panels, hint, ghosts, stage };
  return (
    <FlightStage stamp={`${shown.state?.at ?? 0}`} moves={moves} speed={source.speed()} still={replay?.still === true}>
      <div ref={root} className={css.root} data-table={view.game} data-at={shown.state?.at} data-ask={model.ask?.prompt}>
        <TableField {...field} onResult={() => setLooking(false)} />
      </div>
      {!model.phone && <ReadSheet table={table} />}
      <Drawers
        table={table}
        texts={parts.texts}
        home={home}
        panels={panels}
        replay={recorded}
        local={live.replayPage === null}
        coach={coach}
        ghosts={ghosts}
      />
      <Steps table={table} scenes={story.scenes} at={story.step} onAt={story.setStep} />
      <Since
        table={table}
        scenes={story.since}
        open={story.summary.open}
        onClose={() => story.summary.setOpen(false)}
        onScene={(scene) => {
          story.summary.setOpen(false);
          story.setStep(story.scenes.indexOf(scene));
        }}
        myTurn={story.myTurn}
      />
      {coach.on && (
        <Suspense fallback={null}>
          <Coach table={table} coach={coach} icon={board.icon} />
        </Suspense>
      )}
      <GaveUp table={table} board={board} home={home} />
      {hint.shown !== null && (
        <Suspense fallback={null}>
          <Hint key={hint.shown} table={table} board={board} n={hint.shown} onClose={hint.close} />
        </Suspense>
      )}
      <UndoVote table={table} />
      <SettingsVote table={table} />
      <EndScreen
        open={ending.over && !looking}
        coming={view.outcome !== null && !recorded}
        cards={winningCards(end?.picture)}
        model={model}
        live={live}
        parts={parts}
        home={home}
        rematch={shown.rematch ?? meta?.rematch ?? null}
        onProblem={table.trouble}
        onClose={() => setLooking(true)}
      />
      <EndStage model={model} end={end} ending={ending} />
      <Toaster label={ui.why.title} items={table.toasts} onDismiss={table.dropToast} closeLabel={ui.common.close} />
      <Connection shown={shown} ui={ui} />
      <Bubbles model={model} chat={shown.chat} />
      <LiveRegion text={story.news} />
    </FlightStage>
  );
}
