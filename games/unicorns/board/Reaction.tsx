import type { CardView } from '#engine';
import { Avatar, Card, cx, Emoji, Sign, Slot, seatStyle } from '#web/kit/index.ts';
import type { TableModel } from '#web/table/model.ts';
import type { Play } from '../state.ts';
import { said } from './bits.tsx';
import css from './board.module.css';
import { Aims } from './Chain.tsx';
import { fateParams } from './hints.ts';
import type { Fate } from './state.ts';
import { derivedOf, outcomeOf, stackOf } from './state.ts';
import { words } from './words.ts';

/** The announced card and the answers to it, left to right; each cancels the one before. Beside it, what comes of it. */
export function Reaction({ model, play }: { readonly model: TableModel; readonly play: Play }) {
  const w = words[model.lang];
  const stack = stackOf(play);
  const { decision } = model.view;
  const window = decision?.mode === 'first';
  const width = model.phone ? 66 : 88;
  return (
    <>
      <section className={css.stack} aria-label={w.responses}>
        <header className={css.head}>
          <b>{w.responses}</b>
          <span>{stack.length > 1 ? w.latest : play.into !== null && play.into !== play.seat ? model.say(w.intoStable, { into: { seat: play.into } }) : ''}</span>
        </header>
        <div className={css.line} data-zone="play" data-group="">
          {stack.map(({ card, seat, stands }, n) => (
            <Link key={card} model={model} card={model.cardOf(card) ?? { id: card, def: null }} width={width} seat={seat} first={n === 0} stands={stands} />
          ))}
          {window && <Answer model={model} width={width} last={stack[stack.length - 1].seat} />}
          {play.effect !== null && !window && <Aims model={model} effect={play.effect} />}
        </div>
      </section>
      <Outcomes model={model} play={play} />
    </>
  );
}

interface LinkProps {
  readonly model: TableModel;
  readonly card: CardView;
  readonly width: number;
  readonly seat: number;
  readonly first: boolean;
  readonly stands: boolean;
}

function Link({ model, card, width, seat, first, stands }: LinkProps) {
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
          <Avatar seed={info?.avatar ?? info?.name ?? String(seat)} seat={seat} {...(info?.kind === 'bot' ? { emoji: 'robot' } : {})} size="sm" />
          <span>{model.say(first ? w.plays : w.answers, { seat: { seat } })}</span>
        </figcaption>
      </figure>
    </>
  );
}

/** The open place at the end of the line: mine in gold if I can take it. */
function Answer({ model, width, last }: { readonly model: TableModel; readonly width: number; readonly last: number }) {
  const w = words[model.lang];
  const { ask } = model;
  const mine = ask?.prompt === 'respond';
  const first = mine && model.canAct ? ask.options[0] : undefined;
  const passed = !mine && model.me !== null && model.isAsked(model.me);
  const text = first !== undefined ? model.say(w.slot.mine, { seat: { seat: last } }) : mine ? w.slot.nothing : passed ? w.slot.passed : w.slot.others;
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

function Outcomes({ model, play }: { readonly model: TableModel; readonly play: Play }) {
  const w = words[model.lang];
  const card = model.cardOf(play.card) ?? { id: play.card, def: null };
  const derived = derivedOf(model);
  const canAnswer = model.ask?.prompt === 'respond' && model.ask.options.length > 0;
  const line = (title: string, fate: Fate) => (
    <div>
      <b>{title}</b>
      <p>
        <Emoji name={FATES[fate.kind]} />
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

const FATES: { readonly [kind in Fate['kind']]: string } = {
  stopped: 'wastebasket',
  unicorns: 'unicorn',
  pandas: 'panda',
  lies: 'horse-face',
  acts: 'sparkles',
};
