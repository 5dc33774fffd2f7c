import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx, playCue, Sign } from '#web/kit/index.ts';
import type { PickleVars } from '../state.ts';
import css from './board.module.css';
import { SYMBOL_SIGNS } from './face.tsx';
import { thrown, tumble } from './motion.ts';
import { isSpent, type Model, symbolOf } from './state.ts';
import { dieFor, type Grip, optionsFor } from './targets.ts';
import { useDieDrag } from './useDieDrag.ts';
import { words } from './words.ts';

const ROLL_MS = 500;
const FACES = 7;

export interface DiceProps {
  readonly model: Model;
  readonly grip: Grip;
  readonly onGrip: (grip: Grip) => void;
  /** Without captions: floating over the map. */
  readonly bare?: boolean;
}

/** The four dice and the extra symbols: rolled by the server, clicked or dragged to be spent. */
export function Dice({ model, grip, onGrip, bare = false }: DiceProps) {
  const v = model.vars;
  const faces = useRolling(model, v);
  const cards = model.cards('pieces').filter((card) => card.def === 'action-die');
  const chosen = model.ask?.options.find((option) => option.key === model.chosen[0]);
  const paying = model.ask?.prompt === 'reroll' ? null : dieFor(v, chosen);
  const bonusPays = chosen?.params?.with === 'bonus';
  return (
    <>
      <div className={cx(css.dice, v.side === 'russians' && css.theirs, bare && css.bare)} data-dice="">
        {v.dice.map((sign, die) => (
          <Die
            key={cards[die]?.id ?? die}
            model={model}
            die={die}
            symbol={symbolOf(faces?.[die] ?? sign)}
            rolling={faces?.[die] !== undefined}
            card={cards[die]?.id ?? -1}
            paying={paying === die}
            grip={grip}
            onGrip={onGrip}
          />
        ))}
        {v.bonus > 0 && <Bonus model={model} many={v.bonus} paying={bonusPays} grip={grip} onGrip={onGrip} />}
      </div>
      {!bare && <p className={css.diceNote}>{noteOf(model, grip)}</p>}
    </>
  );
}

/** One line under the dice: what they are for now. */
function noteOf(model: Model, grip: Grip): string {
  const w = words[model.lang];
  const v = model.vars;
  const mine = model.ask !== null;
  if (v.phase === 'reroll' && mine) return model.say(w.note.reroll, { n: v.allowance });
  if (!mine || v.phase !== 'spend') return model.say(w.note.theirs, { side: v.side });
  if (!model.ask.prompt.startsWith('spend-')) return '';
  if (grip.sign !== null) return (w.held as { readonly [sign: string]: string })[grip.sign] ?? '';
  return model.derived.mustSpend ? w.note.must : w.note.free;
}

/** Takes a symbol in hand; where it has one use only, that is chosen at once. */
function hold(model: Model, grip: Grip, onGrip: (grip: Grip) => void, sign: string): void {
  if (grip.sign === sign) {
    onGrip({ ...grip, sign: null });
    model.clear();
    return;
  }
  const options = optionsFor(model.ask, sign);
  onGrip({ ...grip, sign: options.length === 0 ? null : sign });
  if (options.length === 1) model.choose(options[0]);
  else if (model.chosen.length > 0) model.clear();
}

interface BonusProps {
  readonly model: Model;
  readonly many: number;
  readonly paying: boolean;
  readonly grip: Grip;
  readonly onGrip: (grip: Grip) => void;
}

/** Symbols that cards have given, spent like wild dice. */
function Bonus({ model, many, paying, grip, onGrip }: BonusProps) {
  const usable = model.canAct && optionsFor(model.ask, 'bonus').length > 0;
  const drag = useDieDrag(model, 'bonus', usable, onGrip);
  const label = model.say(words[model.lang].bonus, { n: many });
  const inside = (
    <>
      <Sign name="star-formation" />
      <b aria-hidden="true">{many}</b>
    </>
  );
  if (!usable)
    return (
      <span className={css.bonus} role="img" aria-label={label} title={label}>
        {inside}
      </span>
    );
  const held = grip.sign === 'bonus';
  return (
    <button
      type="button"
      className={cx(css.bonus, css.usable, (held || paying) && css.held)}
      aria-pressed={held || paying}
      aria-label={label}
      title={label}
      onClick={() => hold(model, grip, onGrip, 'bonus')}
      {...drag}
    >
      {inside}
    </button>
  );
}

interface DieProps {
  readonly model: Model;
  readonly die: number;
  readonly symbol: string;
  readonly rolling: boolean;
  readonly card: number;
  readonly paying: boolean;
  readonly grip: Grip;
  readonly onGrip: (grip: Grip) => void;
}

function Die({ model, die, symbol, rolling, card, paying, grip, onGrip }: DieProps) {
  const w = words[model.lang];
  const v = model.vars;
  const spent = isSpent(v, die) && v.phase !== 'reroll';
  const face = (w.symbol as { readonly [symbol: string]: string })[symbol];
  const picking = model.canAct && model.ask?.options.some((option) => option.ref.kind === 'card' && option.ref.card === card) === true;
  const spending =
    model.canAct &&
    model.ask?.prompt.startsWith('spend-') === true &&
    !spent &&
    model.ask.options.some((option) => option.params?.with !== undefined || option.ref.kind === 'card');
  const picked = picking && model.chosen.includes(`die${die + 1}`);
  const held = spending && grip.sign === symbol && v.dice.findIndex((sign, n) => symbolOf(sign) === symbol && !isSpent(v, n)) === die;
  const uses = spent ? [] : (model.derived.dice[die]?.uses ?? []);
  const useWords = spending
    ? uses.length === 0
      ? w.use.none
      : `${uses.map((use) => (w.use as { readonly [use: string]: string })[use]).join(', ')}; ${w.use.must}`
    : '';
  const label = spent
    ? model.say(w.spentDie, { n: die + 1 })
    : useWords === ''
      ? model.say(w.die, { n: die + 1, face })
      : model.say(w.dieUses, { n: die + 1, face, uses: useWords });
  const drag = useDieDrag(model, symbol, spending && !rolling && uses.length > 0, onGrip);
  const press = () => {
    if (picking) model.chooseCard(card);
    else if (spending) hold(model, grip, onGrip, symbol);
  };
  const look = cx(
    css.die,
    spent && css.spent,
    rolling && css.rolling,
    picking && !picked && css.legal,
    (picked || held || paying) && css.picked,
    spending && uses.length > 0 && css.usable,
  );
  const inside = (
    <>
      <Sign name={SYMBOL_SIGNS[symbol]} />
      {(picked || paying) && (
        <span className={css.tick} aria-hidden="true">
          ✓
        </span>
      )}
      {spending && uses.length > 0 && symbol === 'wild' && (
        <span className={css.uses} aria-hidden="true">
          {uses.map((use) => (
            <Sign key={use} name={SYMBOL_SIGNS[use]} />
          ))}
        </span>
      )}
    </>
  );
  if (!picking && !spending)
    return (
      <span className={look} role="img" aria-label={label} title={label} data-die={symbol} data-nth={die + 1}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={look}
      aria-pressed={picked || held || paying}
      aria-label={label}
      title={label}
      data-die={symbol}
      data-nth={die + 1}
      data-legal={picking || undefined}
      onClick={press}
      {...drag}
    >
      {inside}
    </button>
  );
}

/** Faces while the dice tumble; null at rest. The result is the server's, the tumbling only shows it. */
function useRolling(model: Model, v: PickleVars): (number | undefined)[] | null {
  const [rolling, setRolling] = useState<{ readonly mask: number; readonly step: number } | null>(null);
  const last = useRef(v);
  const chosen = useRef(0);
  useLayoutEffect(() => {
    if (model.ask?.prompt === 'reroll') chosen.current = model.chosen.reduce((mask, key) => mask | (1 << (Number(key.slice(3)) - 1)), 0);
  });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = v;
    if (before === v || document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const mask = thrown(before, v, before.phase === 'reroll' ? chosen.current : 0);
    chosen.current = 0;
    if (mask !== 0) setRolling({ mask, step: 0 });
  }, [v]);
  useEffect(() => {
    if (rolling === null) return;
    if (rolling.step === 0) playCue('dice');
    const timer = window.setTimeout(
      () => setRolling(rolling.step + 1 >= FACES ? null : { ...rolling, step: rolling.step + 1 }),
      ROLL_MS / FACES,
    );
    return () => window.clearTimeout(timer);
  }, [rolling]);
  if (rolling === null) return null;
  return v.dice.map((sign, die) => ((rolling.mask >> die) & 1 ? tumble(sign, die, FACES)[rolling.step] : undefined));
}
