import { useEffect, useRef } from 'react';
import { useLook } from '../../app/useShown.ts';
import { Avatar, Button, Card, cx, RichLine, SeatMark } from '../../kit/index.ts';
import type { LogPart } from '../../kit/Log.tsx';
import { MomentStage } from '../moments/MomentStage.tsx';
import { lengthOf, type Shown } from '../moments/moment.ts';
import { spoken } from '../talk/log.ts';
import type { TableState } from '../useTable.ts';
import type { Paced, Stage } from './pace.ts';
import type { Scene } from './scenes.ts';
import css from './Theatre.module.css';

/** What is on the stage. */
export const useStage = (source: Paced): Stage<Scene | Shown> | null => useLook(source, source.stage) as Stage<Scene | Shown> | null;

/** Whether the table still shows the past, and whether somebody waits for an answer meanwhile. */
export function useShow(source: Paced): { readonly asked: boolean; readonly end: () => void } | undefined {
  const behind = useLook(source, source.behind);
  const asked = useLook(source, source.asks);
  return behind ? { asked, end: source.end } : undefined;
}

/** A line of the log in one go, names in bold. */
export function Said({ parts }: { readonly parts: readonly LogPart[] }) {
  const text = parts
    .map((part) => (typeof part === 'string' ? part : 'bold' in part ? `**${part.bold}**` : 'name' in part ? `**${part.name}**` : ''))
    .join('');
  return <RichLine text={text} />;
}

export function SceneFace({ table, seat }: { readonly table: TableState; readonly seat: number }) {
  const info = table.model.seatInfo(seat);
  return (
    <Avatar seed={info?.avatar ?? info?.name ?? String(seat)} seat={seat} size="sm" {...(info?.kind === 'bot' ? { emoji: 'robot' } : {})} />
  );
}

const HOLD_MS = 350;

interface TheatreProps {
  readonly table: TableState;
  readonly source: Paced;
  /** A map needs its middle: what is shown stands in a corner of it. */
  readonly aside: boolean;
}

/** Lights up where it happens: the cards that moved, or the places where they went, and the place on the map that is spoken of. */
function useLights(scene: Scene | null, light: TableState['light']): void {
  useEffect(() => {
    if (scene === null) return;
    const found = scene.moves.flatMap(({ card, to }) => {
      const [at] = [...document.querySelectorAll<HTMLElement>(`[data-table] [data-card="${card}"]`)];
      const there = at ?? document.querySelector<HTMLElement>(`[data-table] [data-zone="${to}"]`);
      return there === null ? [] : [there];
    });
    for (const one of found) one.dataset.happens = '';
    return () => {
      for (const one of found) delete one.dataset.happens;
    };
  }, [scene]);
  const place = scene?.lines
    .flatMap(({ parts = [] }) => parts.flatMap((part) => (typeof part === 'object' && 'place' in part ? [part.place] : [])))
    .at(-1);
  useEffect(() => {
    if (place !== undefined) light(place);
  }, [place, light]);
}

/** A play of somebody else over the middle of the table: the card, who did what to whom, how long it stays. */
export function Theatre({ table, source, aside }: TheatreProps) {
  const { model, reading } = table;
  const { ui, phone } = model;
  const stage = useStage(source);
  const held = useRef(0);
  const down = useRef(false);
  // Whoever reads something else has time to do so.
  const reads = reading.opened !== null;
  useEffect(() => source.pause(reads), [reads, source]);
  useEffect(() => () => window.clearTimeout(held.current), []);
  const shown = stage?.scene.key;
  useEffect(() => {
    if (shown !== undefined) source.drawn();
  }, [shown, source]);
  useLights(stage === null || 'picture' in stage.scene ? null : stage.scene, table.light);
  if (stage === null || reads) return null;
  const { scene, ms, paused } = stage;
  if ('picture' in scene)
    return <MomentStage key={scene.key} model={model} moment={scene} pace={ms / lengthOf(scene.picture)} onSkip={source.next} />;
  const [line, ...rest] = scene.lines;
  const press = {
    onPointerDown: () => {
      down.current = true;
      held.current = window.setTimeout(() => {
        down.current = false;
        source.pause(true);
      }, HOLD_MS);
    },
    onPointerUp: () => {
      window.clearTimeout(held.current);
      if (down.current) source.next();
      else source.pause(false);
      down.current = false;
    },
    onPointerCancel: () => window.clearTimeout(held.current),
  };
  return (
    <div
      className={cx(css.theatre, phone && css.touch, aside && css.aside, scene.def === null && css.bare)}
      data-theatre={scene.key}
      {...(phone ? press : {})}
    >
      {scene.def !== null && <Card key={scene.key} face={model.face(scene.def)} size="l" className={css.card} />}
      <div className={css.words}>
        <p className={css.line} data-me={scene.aboutMe || undefined}>
          <SceneFace table={table} seat={scene.seat} />
          <span>
            <Said parts={line.parts ?? []} />
          </span>
        </p>
        {rest.length > 0 && (
          <ul className={css.more}>
            {rest.slice(0, phone ? 1 : 3).map((one) => (
              <li key={one.key}>
                {one.seat !== undefined && <SeatMark seat={one.seat} />}
                <span>
                  <Said parts={one.parts ?? []} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {!phone && scene.def !== null && (
          <div className={css.buttons}>
            <Button size="sm" hotkey={ui.pace.space} onClick={() => source.next()} data-action="next-scene">
              {ui.pace.next}
            </Button>
            <Button size="sm" aria-pressed={paused} onClick={() => source.pause(!paused)} data-action="hold-scene">
              {paused ? ui.pace.goOn : ui.pace.hold}
            </Button>
          </div>
        )}
        {phone && scene.def !== null && <small className={css.tap}>{ui.pace.tapOn}</small>}
        <span className={css.bar} aria-hidden="true">
          <i key={scene.key} style={{ animationDuration: `${ms}ms`, animationPlayState: paused ? 'paused' : 'running' }} />
        </span>
      </div>
      <span className="sr">{spoken(line)}</span>
    </div>
  );
}
