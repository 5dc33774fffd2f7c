import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Emoji, Sign } from '../art/Icon.tsx';
import { Button, Dots } from './Button.tsx';
import { cx } from './cx.ts';
import css from './PromptBar.module.css';
import { TimerRing, type TimerRingProps } from './TimerRing.tsx';

export interface PromptAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** The key that does the same, to be shown. */
  readonly hotkey?: string;
  /** The Escape key presses it too; one at most. It must not answer anything. */
  readonly escape?: boolean;
  /** The key P presses it too; one at most. */
  readonly pass?: boolean;
}

export interface PromptSwitch {
  readonly key: string;
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export interface PromptBarProps {
  /** `act`: I am asked. `wait`: somebody else is. `watch`: I only look on. */
  readonly tone: 'act' | 'wait' | 'watch';
  readonly question: string;
  /** One line: what to do, or what happens if nothing is done. */
  readonly hint?: ReactNode;
  /** The match ends by what is chosen: well or badly. Stands instead of the hint. */
  readonly ending?: { readonly good: boolean; readonly text: string };
  readonly timer?: TimerRingProps;
  /** Steps of a longer choice: done ones get a tick. */
  readonly steps?: { readonly done: number; readonly total: number };
  /** Picture or summary before the question, instead of timer and steps. */
  readonly lead?: ReactNode;
  /** How many of how many are chosen, such as "2 of 3". */
  readonly counter?: string;
  readonly actions?: readonly PromptAction[];
  /** The gold button. Disabled it stays in place and its label says what is missing. */
  readonly main?: PromptAction;
  /** Lasting answers that can be switched on right here, such as «pass until my turn». */
  readonly switches?: readonly PromptSwitch[];
  /** Time does not run: a cup instead of the ring, with these words. */
  readonly calm?: string;
  /** Why something cannot be done: a blue box with the rule. */
  readonly reason?: string;
  /** The rule behind the question. */
  readonly rule?: { readonly label: string; readonly onOpen: () => void };
  /** A few faces for the others, one press away. */
  readonly talk?: { readonly label: string; readonly onOpen: () => void };
  /** Ballots, numbers and the like, between question and buttons. */
  readonly children?: ReactNode;
  /** Words for the keys on the buttons. */
  readonly keys?: { readonly enter?: string; readonly escape?: string; readonly pass?: string };
}

export function PromptBar(props: PromptBarProps) {
  const {
    tone,
    question,
    hint,
    ending,
    timer,
    steps,
    lead,
    counter,
    actions = [],
    main,
    rule,
    talk,
    children,
    keys,
    switches = [],
    calm,
    reason,
  } = props;
  usePromptKeys(main, actions);
  return (
    <section className={cx(css.prompt, tone !== 'act' && css.quiet, tone === 'watch' && css.watch)} data-prompt={tone}>
      <div className={css.ask}>
        {lead ?? <Lead tone={tone} timer={timer} steps={steps} calm={calm} />}
        <div className={css.words} role="status">
          <h2 key={question}>
            {question}
            {counter !== undefined && <span className={css.counter}>{counter}</span>}
          </h2>
          {ending === undefined ? (
            hint !== undefined && <p>{hint}</p>
          ) : (
            <p className={css.ending} data-ending={ending.good ? 'good' : 'bad'}>
              <Emoji name={ending.good ? 'trophy' : 'broken-heart'} />
              {ending.text}
            </p>
          )}
        </div>
        {talk && (
          <Button kind="icon" size="sm" aria-label={talk.label} title={talk.label} data-talk="" onClick={talk.onOpen}>
            <Sign name="talk" />
          </Button>
        )}
        {rule && reason === undefined && (
          <Button kind="icon" size="sm" className={css.rule} aria-label={rule.label} title={rule.label} onClick={rule.onOpen}>
            <Sign name="rule-book" />
          </Button>
        )}
      </div>
      {reason !== undefined && (
        <p className={css.reason}>
          <Sign name="hourglass" />
          <span>{reason}</span>
          {rule && (
            <button type="button" onClick={rule.onOpen}>
              {rule.label}
            </button>
          )}
        </p>
      )}
      {children}
      {switches.length > 0 && (
        <div className={css.switches}>
          {switches.map(({ key, label, on, onChange }) => (
            <label key={key} className={css.switch}>
              <input
                type="checkbox"
                role="switch"
                aria-checked={on}
                checked={on}
                data-switch={key}
                onChange={(event) => onChange(event.target.checked)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
      {(actions.length > 0 || main) && (
        <div className={css.buttons}>
          {actions.map((action) => (
            <Button
              key={action.key}
              icon={action.icon}
              aria-disabled={action.disabled || undefined}
              hotkey={action.escape ? keys?.escape : action.pass ? keys?.pass : action.hotkey}
              onClick={action.disabled ? undefined : action.onPress}
              data-action={action.key}
            >
              {action.label}
            </Button>
          ))}
          {main && (
            <Button
              key={main.key}
              kind="act"
              size="big"
              icon={main.icon}
              aria-disabled={main.disabled || undefined}
              hotkey={main.disabled ? undefined : keys?.enter}
              onClick={main.disabled ? undefined : main.onPress}
              data-action={main.key}
            >
              {main.label}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Before the question: the clock, the steps of a longer choice, a cup where no time runs, or dots while others think. */
function Lead({ tone, timer, steps, calm }: Pick<PromptBarProps, 'tone' | 'timer' | 'steps' | 'calm'>) {
  return (
    <>
      {timer && <TimerRing {...timer} />}
      {steps && (
        <span className={css.steps} aria-hidden="true">
          {Array.from({ length: steps.total }, (_, n) => (
            <i key={`step-${String(n)}`} className={n < steps.done ? css.done : n > steps.done ? css.later : undefined}>
              {n < steps.done ? '✓' : n + 1}
            </i>
          ))}
        </span>
      )}
      {calm !== undefined && !timer && !steps && (
        <span className={css.cup} title={calm}>
          <Emoji name="hot-beverage" />
          <span className="sr">{calm}</span>
        </span>
      )}
      {tone === 'wait' && !timer && !steps && calm === undefined && <Dots big />}
    </>
  );
}

/** Enter presses the gold button unless the focus is on something that Enter already works on; P passes; Escape goes back and never answers. */
function usePromptKeys(main: PromptAction | undefined, actions: readonly PromptAction[]) {
  const latest = useRef({ main, actions });
  useEffect(() => {
    latest.current = { main, actions };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, a, [role="tab"], button:not([data-face])'))
        return;
      const { actions, main } = latest.current;
      const passes = event.code === 'KeyP' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === 'Escape' || passes) {
        const action = [...actions, main].find((a) => (passes ? a?.pass : a?.escape) && !a?.disabled);
        action?.onPress();
      } else if (event.key === 'Enter' && latest.current.main && !latest.current.main.disabled) {
        // On a focused card Enter chooses the card; once it is chosen, Enter presses the gold button.
        if (event.target instanceof Element && event.target.closest('button[data-face]:not([aria-pressed="true"])')) return;
        event.preventDefault();
        latest.current.main.onPress();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
