import { Card, cx, Sign } from '#web/kit/index.ts';
import { optionName } from '#web/table/prompt/prompt.ts';
import { countFaceUp } from '../map/board.ts';
import type { Turn } from '../map/grid.ts';
import { TILES, type TileId, tileNo } from '../map/tiles.ts';
import { AGENTS } from '../state.ts';
import css from './board.module.css';
import { Dice, type DiceProps } from './Dice.tsx';
import { codeOf } from './face.tsx';
import type { Quarter } from './geometry.ts';
import map from './map.module.css';
import type { Model } from './state.ts';
import { Floors, Front, Mark } from './Tile.tsx';
import { words } from './words.ts';

/** Beside the map: dice, what comes next or is being carried out, legend. */
export function Side({ quarter, ...props }: DiceProps & { readonly quarter: Quarter }) {
  const { model } = props;
  const w = words[model.lang];
  const v = model.vars;
  const busy = model.cards('play').at(-1);
  return (
    <aside className={css.side}>
      <section className={css.box} aria-label={w.dice}>
        <header>
          <b>{w.dice}</b>
          <span>{v.phase === 'reroll' ? allowanceWords(model) : v.ventBan ? w.ventsClosed : ''}</span>
        </header>
        <Dice {...props} />
      </section>
      {isTurning(model) ? (
        <Turns model={model} quarter={quarter} />
      ) : busy === undefined ? (
        <NextTile model={model} />
      ) : (
        <InPlay model={model} />
      )}
      <Legend model={model} />
    </aside>
  );
}

/** Why so many dice may be thrown again: those who see Rick take from his, agents on the board add to the Russians'. */
function allowanceWords(model: Model): string {
  const { note } = words[model.lang];
  const { watchers, supply } = model.derived;
  return model.vars.side === 'rick' ? model.say(note.seen, { n: watchers.length }) : model.say(note.agents, { n: AGENTS - supply });
}

function InPlay({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  return (
    <section className={css.box} aria-label={w.inPlay}>
      <header>
        <b>{w.inPlay}</b>
      </header>
      <div className={css.inPlay} data-zone="play" data-group="">
        {model.cards('play').map((card) => (
          <Card key={card.id} {...model.cardProps(card)} size="s" width={92} />
        ))}
      </div>
    </section>
  );
}

function NextTile({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const many = model.cards('stack').length;
  return (
    <section className={css.box} aria-label={w.next} data-zone="play">
      <header>
        <b>{w.next}</b>
        <strong className={cx(css.left, many <= 4 && css.low)} title={w.clock}>
          {many}
        </strong>
      </header>
      <div className={css.next} data-zone="stack">
        <svg viewBox="0 0 106 106" aria-hidden="true" className={cx(css.nextTile, many === 0 && css.none)}>
          {many > 1 && <rect className={map.back} x={9} y={9} width={94} height={94} rx={8} />}
          <rect className={map.back} x={3} y={3} width={94} height={94} rx={8} />
          <Mark name="pickle" x={50} y={50} size={40} className={map.backMark} />
        </svg>
        <p>{many === 0 ? w.nextNone : w.nextHint}</p>
      </div>
    </section>
  );
}

export const isTurning = (model: Model): boolean => model.canAct && (model.ask?.prompt === 'turn-tile' || model.ask?.prompt === 'twist-to');

/** The tile in question in every way in which it may lie; a press lays it. */
export function Turns({ model, quarter }: { readonly model: Model; readonly quarter: Quarter }) {
  const w = words[model.lang];
  const card = model.ask?.params.card;
  const def = typeof card === 'object' && 'def' in card ? card.def : null;
  const tile = def === null ? 0 : tileNo(def as TileId);
  return (
    <section className={cx(css.box, css.turns)} aria-label={w.turnTile}>
      <header>
        <b>{w.turnTile}</b>
      </header>
      <div className={css.ways}>
        {model.ask?.options.map((option) => {
          const turn = Number(option.key.slice(4)) as Turn;
          return (
            <button
              key={option.key}
              type="button"
              aria-label={optionName(model, option)}
              title={optionName(model, option)}
              data-legal=""
              onClick={() => model.answer([option.key])}
            >
              <TilePicture model={model} tile={tile} turn={turn} quarter={quarter} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

function TilePicture({
  model,
  tile,
  turn,
  quarter,
}: {
  readonly model: Model;
  readonly tile: number;
  readonly turn: Turn;
  readonly quarter: Quarter;
}) {
  return (
    <svg viewBox="-2 -2 104 104" aria-hidden="true">
      <Floors />
      <Front tile={tile} turn={turn} quarter={quarter} label={codeOf(TILES[tile], model.text)} />
    </svg>
  );
}

function Legend({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  return (
    <section className={cx(css.box, css.legend)} aria-label={w.legendTitle}>
      <span>
        <i className={css.wall} />
        {w.legend.wall}
      </span>
      <span>
        <i className={css.vent} />
        {w.legend.vent}
      </span>
      <span>
        <svg viewBox="38 58 24 30" aria-hidden="true">
          <path className={map.arrow} d="M50 85l9-11h-5v-10h-8v10h-5z" />
        </svg>
        {w.legend.arrow}
      </span>
    </section>
  );
}

const letterOf = (colour: string, model: Model): string =>
  (model.text.cards[`tile-${colour}-1`] as { readonly letter?: string } | undefined)?.letter ?? '';

/** How near the Jaguar is: three red or three blue tiles call him. Then his health. */
export function JaguarTrack({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const { jaguar, jaguarHealth, board } = model.vars;
  const title = `${w.jaguar.title}: ${w.jaguar[jaguar]}`;
  return (
    <div className={css.track} title={title} data-jaguar={jaguar}>
      {model.phone ? <Sign name="paw-print" /> : <span>{w.jaguar.title}</span>}
      {jaguar === 'waiting' ? (
        (['red', 'blue'] as const).map((colour) => {
          const n = Math.min(3, countFaceUp(board, colour));
          return (
            <span key={colour} className={css.bars} role="img" aria-label={model.say(w.jaguar.count, { colour, n })}>
              <b className={css[colour]}>{letterOf(colour, model)}</b>
              {[0, 1, 2].map((at) => (
                <i key={at} className={cx(css[colour], at < n && css.on)} />
              ))}
            </span>
          );
        })
      ) : jaguar === 'board' ? (
        <b>
          {!model.phone && <Sign name="paw-print" />} {jaguarHealth}
          <small>/10</small>
          <span className="sr">{w.jaguarHealth}</span>
        </b>
      ) : (
        <small>{w.jaguar.gone}</small>
      )}
    </div>
  );
}
