import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx, playCue, Sign } from '#web/kit/index.ts';
import type { TableModel } from '#web/table/model.ts';
import type { PickleVars } from '../state.ts';
import css from './board.module.css';
import { SYMBOL_SIGNS } from './face.tsx';
import { thrown, tumble } from './motion.ts';
import { isSpent, lookOf, symbolOf, varsOf } from './state.ts';
import { dieFor, type Grip, optionsFor } from './targets.ts';
import { words } from './words.ts';

const ROLL_MS = 500;
const FACES = 7;
const DRAG_PX = 8;

export interface DiceProps {
  readonly model: TableModel;
  readonly grip: Grip;
  readonly onGrip: (grip: Grip) => void;
  /** Without captions: floating over the map. */
  readonly bare?: boolean;
}

/** The four dice and the extra symbols: rolled by the server, clicked or dragged to be spent. */
export function Dice({ model, grip, onGrip, bare = false }: DiceProps) {
  const w = words[model.lang];
  const v = varsOf(model);
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
        {v.bonus > 0 && (
          <button
            type="button"
            className={cx(css.bonus, grip.sign === 'bonus' && css.held, bonusPays && css.paying)}
            aria-pressed={grip.sign === 'bonus'}
            aria-label={model.say(w.bonus, { n: v.bonus })}
            title={model.say(w.bonus, { n: v.bonus })}
            onClick={() => hold(model, grip, onGrip, 'bonus')}
          >
            <Sign name="star-formation" />
            <b aria-hidden="true">{v.bonus}</b>
          </button>
        )}
      </div>
      {!bare && <p className={css.diceNote}>{noteOf(model, grip)}</p>}
    </>
  );
}

/** One line under the dice: what they are for now. */
function noteOf(model: TableModel, grip: Grip): string {
  const w = words[model.lang];
  const v = varsOf(model);
  const mine = model.ask !== null;
  if (v.phase === 'reroll' && mine) return model.say(w.note.reroll, { n: v.allowance });
  if (!mine || v.phase !== 'spend') return model.say(w.note.theirs, { side: v.side });
  if (grip.sign !== null) return (w.held as { readonly [sign: string]: string })[grip.sign] ?? '';
  return lookOf(model).mustSpend ? w.note.must : w.note.free;
}

/** Takes a symbol in hand; where it has one use only, that is chosen at once. */
function hold(model: TableModel, grip: Grip, onGrip: (grip: Grip) => void, sign: string): void {
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

interface DieProps {
  readonly model: TableModel;
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
  const v = varsOf(model);
  const spent = isSpent(v, die) && v.phase !== 'reroll';
  const face = (w.symbol as { readonly [symbol: string]: string })[symbol];
  const picking = model.canAct && model.ask?.options.some((option) => option.ref.kind === 'card' && option.ref.card === card) === true;
  const spending =
    model.canAct &&
    model.ask !== null &&
    v.phase === 'spend' &&
    !spent &&
    model.ask.options.some((option) => option.params?.with !== undefined || option.ref.kind === 'card');
  const picked = picking && model.chosen.includes(`die${die + 1}`);
  const held = spending && grip.sign === symbol && v.dice.findIndex((sign, n) => symbolOf(sign) === symbol && !isSpent(v, n)) === die;
  const uses = spent ? [] : (lookOf(model).dice[die]?.uses ?? []);
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
  const drag = useDieDrag(model, symbol, spending && !rolling);
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
      <span className={look} role="img" aria-label={label} title={label} data-die={symbol}>
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
      data-legal={picking || undefined}
      onClick={press}
      {...drag}
    >
      {inside}
    </button>
  );
}

/** Faces while the dice tumble; null at rest. The result is the server's, the tumbling only shows it. */
function useRolling(model: TableModel, v: PickleVars): (number | undefined)[] | null {
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

/** A die dragged onto a cell, a figure or the deck is spent there. */
function useDieDrag(model: TableModel, symbol: string, enabled: boolean) {
  const start = useRef<{ x: number; y: number; ghost: HTMLElement | null } | null>(null);
  const finish = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    start.current = null;
    from?.ghost?.remove();
    return (from?.ghost ?? null) === null ? null : dropped(model, symbol, event.clientX, event.clientY);
  };
  const swallow = useRef(false);
  if (!enabled) return {};
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = { x: event.clientX, y: event.clientY, ghost: null };
      swallow.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.stopPropagation();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (from === null) return;
      if (from.ghost === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_PX) return;
      from.ghost ??= ghostOf(event.currentTarget);
      from.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      swallow.current = (start.current?.ghost ?? null) !== null;
      const option = finish(event);
      if (option !== null) model.answer([option.key]);
    },
    onPointerCancel: finish,
    onClickCapture(event: React.MouseEvent) {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
    },
  };
}

function ghostOf(die: HTMLElement): HTMLElement {
  const ghost = die.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add(css.ghost);
  document.body.append(ghost);
  return ghost;
}

/** What the symbol can be spent on at a point of the screen. */
function dropped(model: TableModel, symbol: string, x: number, y: number) {
  const options = optionsFor(model.ask, symbol);
  const under = document.elementsFromPoint(x, y);
  for (const element of under) {
    const target = element.closest('[data-target]')?.getAttribute('data-target');
    const zone = element.closest('[data-zone]')?.getAttribute('data-zone');
    const figure = element.closest('[data-figure]')?.getAttribute('data-figure') ?? null;
    const found = options.find(
      ({ ref, params }) =>
        (ref.kind === 'cell' && target === `${ref.x},${ref.y}`) ||
        (ref.kind === 'zone' && zone === ref.zone) ||
        (ref.kind === 'card' &&
          figure !== null &&
          (params?.figure === Number(figure) + 1 || (params?.figure === 'jaguar' && figure === '10'))),
    );
    if (found !== undefined) return found;
  }
  return null;
}
