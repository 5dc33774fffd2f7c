import { changeSettings, type Pace, useSettings } from '../../app/settings.ts';
import { Button, Card, Dialog, SeatMark, Segmented, Sheet, Sign } from '../../kit/index.ts';
import { CardThumb } from '../cards/CardThumb.tsx';
import type { TableModel } from '../model.ts';
import type { TableState } from '../useTable.ts';
import css from './Following.module.css';
import type { Scene } from './scenes.ts';
import { type Sum, signed, sumsOf } from './sums.ts';
import { Said, SceneFace } from './Theatre.tsx';

const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'now'];

/** How long what others do is shown. */
export function PaceSwitch({ table, short = false }: { readonly table: TableState; readonly short?: boolean }) {
  const { pace } = useSettings();
  const { ui } = table.model;
  return (
    <Segmented
      label={ui.pace.title}
      value={pace}
      options={PACES.map((value) => ({ value, label: short ? ui.pace.short[value] : ui.pace.names[value] }))}
      onChange={(value) => changeSettings({ pace: value })}
    />
  );
}

interface LineProps {
  readonly table: TableState;
  readonly scene: Scene;
  readonly onOpen: () => void;
}

/** The card of a moment, small. */
function Thumb({ table, scene }: Pick<LineProps, 'table' | 'scene'>) {
  const def =
    scene.def ??
    scene.lines.flatMap(({ parts = [] }) => parts.flatMap((part) => (typeof part === 'object' && 'card' in part ? [part.card] : [])))[0];
  return <CardThumb model={table.model} def={def ?? null} />;
}

/** One line that stays: who did what last, and what came of it. */
export function LastAction({ table, scene, onOpen }: LineProps) {
  const [line, next] = scene.lines;
  return (
    <button type="button" className={css.strip} onClick={onOpen} data-last={scene.key} title={table.model.ui.pace.lastAction}>
      <Thumb table={table} scene={scene} />
      <span className={css.words}>
        <b>
          <Said parts={line.parts ?? []} />
        </b>
        {next !== undefined && (
          <small>
            <Said parts={next.parts ?? []} />
          </small>
        )}
      </span>
      <SceneFace table={table} seat={scene.seat} />
    </button>
  );
}

interface StepsProps {
  readonly table: TableState;
  readonly scenes: readonly Scene[];
  /** Null: closed. */
  readonly at: number | null;
  readonly onAt: (at: number | null) => void;
}

/** What happened, step by step; earlier and later. */
export function Steps({ table, scenes, at, onAt }: StepsProps) {
  const { model } = table;
  const { ui } = model;
  const scene = at === null ? undefined : scenes[at];
  const close = () => onAt(null);
  const body = scene !== undefined && at !== null && (
    <div className={css.steps}>
      {scene.def !== null && <Card face={model.face(scene.def)} size="l" className={css.card} />}
      <div>
        <ol>
          {scene.lines.map((line) => (
            <li key={line.key}>
              <Said parts={line.parts ?? []} />
            </li>
          ))}
        </ol>
        {scene.rule !== '' && (
          <Button
            size="sm"
            kind="quiet"
            icon={<Sign name="rule-book" />}
            onClick={() => {
              close();
              model.openRule(scene.rule);
            }}
          >
            {model.say(ui.common.rule, { id: scene.rule })}
          </Button>
        )}
      </div>
    </div>
  );
  const buttons = at !== null && (
    <>
      <Button aria-disabled={at === 0 || undefined} onClick={() => at > 0 && onAt(at - 1)}>
        ‹ {ui.pace.earlier}
      </Button>
      <Button aria-disabled={at === scenes.length - 1 || undefined} onClick={() => at < scenes.length - 1 && onAt(at + 1)}>
        {ui.pace.later} ›
      </Button>
    </>
  );
  if (model.phone)
    return (
      <Sheet open={scene !== undefined} label={ui.pace.happened} title={ui.pace.happened} closeLabel={ui.common.close} onClose={close}>
        <div data-game={model.view.game} className={css.inside}>
          {body}
          <div className={css.pair}>{buttons}</div>
        </div>
      </Sheet>
    );
  return (
    <Dialog open={scene !== undefined} label={ui.pace.happened} title={ui.pace.happened} onClose={close} actions={buttons}>
      <div data-game={model.view.game}>{body}</div>
    </Dialog>
  );
}

interface SinceProps {
  readonly table: TableState;
  readonly scenes: readonly Scene[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onScene: (scene: Scene) => void;
  /** It is my turn now: the gold button goes there. */
  readonly myTurn: boolean;
}

/** «Hand +2»: green for more, red for less. */
function SumChip({ model, sum: { zone, by } }: { readonly model: TableModel; readonly sum: Sum }) {
  return (
    <em className={css.sum} data-by={by > 0 ? 'more' : 'less'}>
      {model.text.zones[zone] ?? zone} {signed(by)}
    </em>
  );
}

/** «Since my turn» in one glance: what everybody did, and to whom. */
export function Since({ table, scenes, open, onClose, onScene, myTurn }: SinceProps) {
  const { summary } = useSettings();
  const { model } = table;
  const { ui } = model;
  const mine = ({ moves }: Scene): Sum[] => sumsOf(moves, model.ownerOf).filter(({ seat }) => seat === model.me);
  const sums = open
    ? sumsOf(
        scenes.flatMap(({ moves }) => moves),
        model.ownerOf,
      )
    : [];
  const list = !open ? null : (
    <div data-game={model.view.game} className={css.inside}>
      <ul className={css.since} data-since="">
        {scenes.map((scene) => (
          <li key={scene.key}>
            <button type="button" onClick={() => onScene(scene)}>
              <Thumb table={table} scene={scene} />
              <span className={css.words}>
                <b>
                  <Said parts={scene.lines[0].parts ?? []} />
                </b>
                {scene.lines[1] !== undefined && (
                  <small>
                    <Said parts={scene.lines[1].parts ?? []} />
                  </small>
                )}
              </span>
              {mine(scene).length > 0 ? (
                mine(scene).map((sum) => <SumChip key={sum.zone} model={model} sum={sum} />)
              ) : scene.aboutMe ? (
                <em className={css.me}>
                  {model.me !== null && <SeatMark seat={model.me} />} {ui.pace.you}
                </em>
              ) : (
                <SceneFace table={table} seat={scene.seat} />
              )}
            </button>
          </li>
        ))}
      </ul>
      <dl className={css.sums} aria-label={ui.pace.sums} data-sums="">
        {model.seats
          .filter((info) => info.kind !== 'open' && info.kind !== 'left')
          .map(({ seat }) => (
            <div key={seat} data-me={seat === model.me || undefined}>
              <dt>
                <SeatMark seat={seat} /> {model.name(seat)}
              </dt>
              <dd>
                {sums.some((sum) => sum.seat === seat)
                  ? sums.filter((sum) => sum.seat === seat).map((sum) => <SumChip key={sum.zone} model={model} sum={sum} />)
                  : ui.pace.asBefore}
              </dd>
            </div>
          ))}
      </dl>
      <div className={css.pace}>
        <span>{ui.pace.title}</span>
        <PaceSwitch table={table} short />
      </div>
      {model.phone && (
        <label className={css.auto}>
          <input type="checkbox" checked={summary} onChange={(event) => changeSettings({ summary: event.target.checked })} />
          {ui.pace.auto}
        </label>
      )}
    </div>
  );
  const title = model.say(ui.pace.since, { n: scenes.length });
  const go = (
    <Button kind={myTurn ? 'act' : 'plain'} onClick={onClose} data-action="close-since">
      {myTurn ? ui.pace.toMyTurn : ui.common.close}
    </Button>
  );
  if (model.phone)
    return (
      <Sheet open={open} label={title} title={title} closeLabel={ui.common.close} onClose={onClose} tall={scenes.length > 5}>
        {list}
        <div className={css.pair}>{go}</div>
      </Sheet>
    );
  return (
    <Dialog open={open} label={title} title={title} onClose={onClose} actions={go}>
      {list}
    </Dialog>
  );
}
