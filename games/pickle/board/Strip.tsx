import type { ReactNode } from 'react';
import { cx, Emoji, Sign } from '#web/kit/index.ts';
import { onZone } from '#web/table/prompt/choice.ts';
import { AGENTS, FULL_HEALTH } from '../state.ts';
import css from './board.module.css';
import { Dice, type DiceProps } from './Dice.tsx';
import type { Quarter } from './geometry.ts';
import { isTurning, Turns } from './Side.tsx';
import { nearSide } from './seats.tsx';
import { type Model, seatFor } from './state.ts';
import { words } from './words.ts';

/** Under the map of a phone: the dice, and as numbers what else lies near. */
export function Strip({ quarter, ...props }: DiceProps & { readonly quarter: Quarter }) {
  const { model } = props;
  const side = nearSide(model);
  return (
    <section className={css.strip} aria-label={words[model.lang].plays[side]} data-bonus={model.vars.bonus > 0 || undefined}>
      {isTurning(model) ? <Turns model={model} quarter={quarter} /> : <Dice {...props} bare />}
      <Counts model={model} />
    </section>
  );
}

function Counts({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const v = model.vars;
  const side = nearSide(model);
  const deck = `deck:${seatFor(v, side) ?? 0}`;
  const option = model.canAct ? onZone(model.ask, deck) : undefined;
  const cards = model.cards(deck).length;
  const tiles = model.cards('stack').length;
  const pile = <Tally picture={<Sign name="card-draw" />} value={cards} caption={w.deck} low={side === 'rick' && cards <= 5} />;
  return (
    <div className={css.counts}>
      {side === 'rick' ? (
        <span title={w.health}>
          <Tally
            picture={<Emoji name="red-heart" />}
            value={v.rickHealth}
            caption={model.say(w.of, { n: FULL_HEALTH })}
            low={v.rickHealth <= 3}
          />
        </span>
      ) : (
        <span title={w.agents}>
          <Tally picture={<Sign name="police-badge" />} value={AGENTS - model.derived.supply} caption={model.say(w.of, { n: AGENTS })} />
        </span>
      )}
      {option === undefined ? (
        <span data-zone={deck}>{pile}</span>
      ) : (
        <button
          type="button"
          data-zone={deck}
          data-legal=""
          aria-pressed={model.ask?.options.some((one) => one.ref.kind === 'zone' && model.chosen.includes(one.key)) === true}
          onClick={() => model.choose(option)}
        >
          {pile}
        </button>
      )}
      <span data-zone="stack" title={w.clock}>
        <Tally picture={<Sign name="brick-wall" />} value={tiles} caption={w.stack} low={tiles <= 4} />
      </span>
    </div>
  );
}

interface TallyProps {
  readonly picture: ReactNode;
  readonly value: number;
  readonly caption: string;
  /** It runs out soon. */
  readonly low?: boolean;
}

function Tally({ picture, value, caption, low }: TallyProps) {
  return (
    <span className={cx(css.number, low && css.low)}>
      <b>
        {picture}
        {value}
      </b>
      <small>{caption}</small>
    </span>
  );
}
