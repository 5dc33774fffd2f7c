import { useEffect, useRef } from 'react';
import type { CardView } from '#engine';
import { Avatar, Card, cx, Emoji, SeatMark, Sign, Slot, seatStyle } from '#web/kit/index.ts';
import type { Play } from '../state.ts';
import { Badge, said } from './bits.tsx';
import css from './board.module.css';
import { Aims } from './Chain.tsx';
import { fateParams } from './hints.ts';
import type { Fate } from './state.ts';
import { type Model, outcomeOf, stackOf } from './state.ts';
import { words } from './words.ts';

/** The announced card and the answers to it, left to right; each cancels the one before. Beside it, what comes of it. */
export function Reaction({ model, play }: { readonly model: Model; readonly play: Play }) {
  const w = words[model.lang];
  const stack = stackOf(play);
  const { decision } = model.view;
  const window = decision?.mode === 'first';
  const tight = model.phone || stack.length > 2;
  const width = model.layout === 'landscape' ? 54 : model.phone ? 64 : tight || model.layout === 'tablet' ? 76 : 88;
  const line = useRef<HTMLDivElement>(null);
  // The latest answer is what matters.
  useEffect(() => {
    if (line.current !== null) line.current.scrollLeft = line.current.scrollWidth;
  }, [stack.length, window]);
  return (
    <>
      <section className={css.stack} aria-label={w.responses}>
        <header className={css.head}>
          <b>{w.responses}</b>
          <span>
            {stack.length > 1
              ? w.latest
              : play.into !== null && play.into !== play.seat
                ? model.say(w.intoStable, { into: { seat: play.into } })
                : ''}
          </span>
        </header>
        <div ref={line} className={cx(css.line, tight && css.tight)} data-zone="play" data-group="">
          {stack.map(({ card, seat, stands }, n) => (
            <Link
              key={card}
              model={model}
              card={model.cardOf(card) ?? { id: card, def: null }}
              width={width}
              seat={seat}
              first={n === 0}
              stands={stands}
              tight={tight}
            />
          ))}
          {window && <Answer model={model} width={width} last={stack[stack.length - 1].seat} tight={tight} />}
          {play.effect !== null && !window && <Aims model={model} effect={play.effect} />}
        </div>
      </section>
      {!model.phone && <Outcomes model={model} play={play} />}
    </>
  );
}

interface LinkProps {
  readonly model: Model;
  readonly card: CardView;
  readonly width: number;
  readonly seat: number;
  readonly first: boolean;
  readonly stands: boolean;
  readonly tight: boolean;
}

function Link({ model, card, width, seat, first, stands, tight }: LinkProps) {
  const w = words[model.lang];
  const info = model.seatInfo(seat);
  return (
    <>
      {!first && (
        <span className={css.arrow}>
          <Sign name="cancel" />
          {w.cancels}
        </span>
      )}
      <figure className={cx(css.link, !stands && css.fallen)} style={seatStyle(seat)}>
        <Card {...model.cardProps(card)} width={width} attacked={!stands} />
        <figcaption>
          {tight ? (
            <SeatMark seat={seat} />
          ) : (
            <Avatar
              seed={info?.avatar ?? info?.name ?? String(seat)}
              seat={seat}
              {...(info?.kind === 'bot' ? { emoji: 'robot' } : {})}
              size="sm"
            />
          )}
          <span>{tight ? model.name(seat) : model.say(first ? w.plays : w.answers, { seat: { seat } })}</span>
        </figcaption>
      </figure>
    </>
  );
}

interface AnswerProps {
  readonly model: Model;
  readonly width: number;
  /** Whose card would be answered. */
  readonly last: number;
  readonly tight: boolean;
}

/** The open place at the end of the line: mine in gold if I can take it. */
function Answer({ model, width, last, tight }: AnswerProps) {
  const w = words[model.lang];
  const { ask } = model;
  const mine = ask?.prompt === 'respond';
  const first = mine && model.canAct ? ask.options[0] : undefined;
  const passed = !mine && model.me !== null && model.isAsked(model.me);
  const mineText = tight ? w.slot.short : model.say(w.slot.mine, { seat: { seat: last } });
  const text = first !== undefined ? mineText : mine ? w.slot.nothing : passed ? w.slot.passed : w.slot.others;
  return (
    <>
      <span className={cx(css.arrow, first !== undefined && css.arrowMine)}>
        <Sign name="cancel" />
        {first === undefined ? w.anyAnswer : w.yourAnswer}
      </span>
      <Slot size="s" width={width} act={first !== undefined} {...(first === undefined ? {} : { onPress: () => model.choose(first) })}>
        {text}
      </Slot>
    </>
  );
}

function Outcomes({ model, play }: { readonly model: Model; readonly play: Play }) {
  const w = words[model.lang];
  const card = model.cardOf(play.card) ?? { id: play.card, def: null };
  const derived = model.derived;
  const canAnswer = model.ask?.prompt === 'respond' && model.ask.options.length > 0;
  const line = (title: string, fate: Fate) => (
    <div>
      <b>{title}</b>
      <p>
        {fate.kind === 'lies' || fate.kind === 'acts' ? <Badge def={card.def} /> : <Emoji name={FATES[fate.kind]} />}
        <span>{said(model, w.fate[fate.kind], fateParams(fate, card))}</span>
      </p>
    </div>
  );
  return (
    <aside className={css.outcomes}>
      {line(w.ifSilent, outcomeOf(play, card.def, 0, derived))}
      {line(canAnswer ? w.ifYou : w.ifAnswered, outcomeOf(play, card.def, 1, derived))}
    </aside>
  );
}

const FATES = { stopped: 'wastebasket', unicorns: 'unicorn', pandas: 'panda' } as const;
