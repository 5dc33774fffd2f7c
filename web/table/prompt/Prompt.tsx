import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { SeatId } from '#engine';
import { useSkew } from '../../app/useSkew.ts';
import { Emoji, type PromptAction, PromptBar, type PromptSwitch, playCue } from '../../kit/index.ts';
import { useTableKeys } from '../attention/focus.ts';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';
import { hasWindows, useDays } from '../slow/useDays.tsx';
import { Reactions } from '../talk/Reactions.tsx';
import type { TableState } from '../useTable.ts';
import { clockTime } from '../words.ts';
import { type BoardWords, type PromptButton, promptOf, readPrompt } from './prompt.ts';

export interface PromptProps {
  readonly table: TableState;
  readonly board: Board;
  readonly inPrompt?: ReactNode;
  readonly onResult: () => void;
  /** What happened since this person last did something. */
  readonly since?: { readonly n: number; readonly open: () => void };
  /** Where there are people to talk to. */
  /** Set while the table shows what is over already: what is asked now comes after it. */
  readonly show?: { readonly asked: boolean; readonly end: () => void };
  readonly talk?: { readonly react: (emoji: string) => void; readonly chat: () => void };
}

const NUDGE_AFTER_MS = 30_000;
/** Whoever has longer needs no more time yet. */
const MORE_FROM_MS = 20_000;

/** The prompt bar: who must do what and why, with everything that can be done about it. */
export function Prompt({ table, board, inPrompt, onResult, since, show, talk }: PromptProps) {
  const { model } = table;
  const { ui, meta, me, view } = model;
  const { opened } = table.reading;
  const read = model.phone && opened !== null ? opened : null;
  const words = wordsOf(board, model);
  const prompt = read === null ? promptOf(model, words) : readPrompt(model, read.cards[read.at], read.reason, words);
  const skew = useSkew(meta?.now ?? null);
  const waiting = useWaiting(model, skew);
  const days = useDays(table, board);
  const now = useSeconds(model.ask !== null && meta !== null && meta.clock.more !== null);
  const isOften = useEmptyWindows(model) > 1;
  const switches = read === null ? windowSwitches(table, isOften) : [];
  const [talking, setTalking] = useState(false);
  useTableKeys({
    KeyA: () => switches[0]?.onChange(!switches[0].on),
    KeyT: () => setTalking(talk !== undefined && !talking),
  });
  const press = (button: PromptButton) => () => {
    if (button.does.kind === 'answer') model.answer(button.does.keys);
    else if (button.does.kind === 'back') table.reading.close();
    else if (button.does.kind === 'clear') model.clear();
    else {
      const { key } = button.does;
      const option = model.ask?.options.find((one) => one.key === key);
      if (option !== undefined) model.choose(option);
      if (read !== null && model.ask !== null && model.ask.max > 1) table.reading.close();
    }
  };
  const action = (button: PromptButton): PromptAction => ({
    key: button.key,
    label: button.label,
    onPress: press(button),
    ...(button.disabled === true || (!model.canAct && button.does.kind !== 'back') ? { disabled: true } : {}),
    ...(button.escape === true ? { escape: true } : {}),
    ...(button.pass === true ? { pass: true } : {}),
  });
  const instead = insteadOf(table, prompt.question, onResult, show);
  if (instead !== null) return instead;
  const steps = board.steps?.(model);
  const others = [...(days?.actions ?? []), ...waitActions(table, waiting)];
  if (since !== undefined && since.n > 1 && model.ask === null && me !== null && read === null)
    others.push({ key: 'since', label: model.say(ui.pace.sinceButton, { n: since.n }), onPress: since.open });
  if (talk !== undefined && model.ask === null && read === null)
    others.push({ key: 'talk', label: ui.prompt.say, hotkey: 'T', onPress: () => setTalking(!talking) });
  const end = meta?.clock.windowEnds ?? meta?.clock.passesAt ?? meta?.clock.deadline ?? null;
  if (model.ask !== null && read === null) others.push(...timeActions(table, end === null ? null : end + skew - now));
  const timed = end !== null && (model.ask !== null || view.decision?.window === true);
  const touched = isTouched(model);
  const calm = view.decision?.window === true && end === null && model.ask !== null ? ui.prompt.calm : undefined;
  const hint = table.late ? <Late ui={ui} /> : (hintWords(model, days?.hint ?? prompt.hint, waiting.words, end !== null) ?? calm);
  const bar = (
    <PromptBar
      tone={prompt.tone}
      {...(touched
        ? {
            lead: (
              <span data-bell="">
                <Emoji name="bell" size={40} />
              </span>
            ),
          }
        : {})}
      question={prompt.question}
      {...(hint === undefined ? {} : { hint })}
      {...(prompt.ending === undefined ? {} : { ending: prompt.ending })}
      {...(prompt.reason === undefined ? {} : { reason: prompt.reason })}
      {...(prompt.counter === undefined ? {} : { counter: prompt.counter })}
      {...(timed && end !== null
        ? { timer: { deadline: end + skew, total: end - (meta?.clock.since ?? end - 1), label: ui.prompt.timeLeft, onLast: lastSeconds } }
        : {})}
      {...(prompt.rule === undefined || prompt.rule === ''
        ? {}
        : { rule: { label: model.say(ui.common.rule, { id: prompt.rule }), onOpen: () => model.openRule(prompt.rule ?? '') } })}
      {...(steps === undefined ? {} : { steps })}
      {...(talk !== undefined && model.phone && model.ask !== null
        ? { talk: { label: ui.prompt.say, onOpen: () => setTalking(!talking) } }
        : {})}
      {...(calm === undefined ? {} : { calm })}
      switches={switches}
      actions={[...prompt.actions.map(action), ...others]}
      {...(prompt.main === undefined ? {} : { main: action(prompt.main) })}
      keys={KEYS}
    >
      {inPrompt}
      {days?.below}
    </PromptBar>
  );
  if (talk === undefined || !talking) return bar;
  const then = (act: () => void) => () => {
    setTalking(false);
    act();
  };
  return (
    <>
      {bar}
      <Reactions
        model={model}
        onReact={(emoji) => then(() => talk.react(emoji))()}
        onChat={then(talk.chat)}
        onClose={() => setTalking(false)}
      />
    </>
  );
}

/** The board's own words for the open question, where it has any. */
const wordsOf = (board: Board, model: TableModel): BoardWords => ({
  ...(board.hint === undefined ? {} : { hint: () => board.hint?.(model) }),
  ...(board.confirm === undefined ? {} : { confirm: (option) => board.confirm?.(model, option) }),
  ...(board.short === undefined ? {} : { short: (option) => board.short?.(model, option) }),
  ...(board.main === undefined ? {} : { main: () => board.main?.(model) }),
  ...(board.beside === undefined ? {} : { beside: (option) => board.beside?.(option, model) === true }),
  ...(board.offers === undefined ? {} : { offers: (option) => board.offers?.(option, model) === true }),
});

const KEYS = { escape: 'Esc', pass: 'P', enter: '↵' };

/** What stands in the bar where nothing can be asked: the match is over, a show is watched, or a bot plays for this seat. */
function insteadOf({ model, command }: TableState, question: string, onResult: () => void, show: PromptProps['show']): ReactNode {
  const { ui, me, view } = model;
  if (view.outcome !== null)
    return (
      <PromptBar
        tone="wait"
        lead={<Emoji name="trophy" size={40} />}
        question={question}
        main={{ key: 'result', label: ui.prompt.showResult, onPress: onResult }}
        keys={KEYS}
      />
    );
  if (show !== undefined)
    return (
      <PromptBar
        tone="wait"
        question={ui.pace.watching}
        hint={model.phone ? ui.pace.touch : undefined}
        actions={[{ key: 'end-show', label: show.asked ? ui.pace.toAsked : ui.pace.toNow, onPress: show.end }]}
        keys={KEYS}
      />
    );
  const mine = me === null ? undefined : model.seatInfo(me);
  if (mine?.control === 'bot')
    return (
      <PromptBar
        tone="wait"
        question={ui.prompt.botForMe}
        hint={ui.prompt.botForMeHint}
        main={{ key: 'take-back', label: ui.prompt.takeBack, onPress: () => void command('takeover', { control: 'human' }) }}
        keys={KEYS}
      />
    );
  return null;
}

/** Passing until the own turn has stopped: something touches this seat. */
const isTouched = ({ meta, ask, view }: TableModel): boolean =>
  meta?.preferences?.touched === true && ask !== null && view.decision?.window === true;

/** The line under the question: what concerns everybody first, then what a choice would cause, then what silence does. */
function hintWords(model: TableModel, own: string | undefined, waiting: string | undefined, timed: boolean): string | undefined {
  const { ui, meta, ask, view } = model;
  const request = meta?.undo.request ?? null;
  if (request !== null) {
    const names = request.waiting.map((seat) => model.name(seat)).join(', ');
    return model.say(ui.undo.waiting, { seat: { seat: request.seat }, names });
  }
  if (waiting !== undefined) return waiting;
  if (isTouched(model)) return ui.prompt.touched;
  if (ask === null) return own;
  // What a pass would cause comes first.
  if (meta !== null && meta.clock.passesAt !== null) return own === undefined ? ui.prompt.closes : `${own} ${ui.prompt.closes}`;
  const silence = view.decision?.window === true || ask.min === 0 ? ui.prompt.silencePass : ui.prompt.silence;
  return own ?? (timed ? silence : undefined);
}

const lastSeconds = (): void => playCue('tick');

interface Waiting {
  /** The one person everybody waits for. */
  readonly seat: SeatId | null;
  readonly ms: number;
  readonly away: boolean;
  readonly words?: string;
}

/** Whom the table waits for, how long already, and whether that person is there at all. */
function useWaiting(model: TableModel, skew: number): Waiting {
  const { view, meta, me, ui } = model;
  const seat = model.ask === null && view.decision?.asked.length === 1 && view.decision.asked[0] !== me ? view.decision.asked[0] : null;
  const info = seat === null ? undefined : model.seatInfo(seat);
  const person = info !== undefined && info.kind !== 'bot' && info.control === 'self';
  const since = meta?.clock.since ?? null;
  const now = useSeconds(person && since !== null);
  if (!person || since === null || seat === null) return { seat: null, ms: 0, away: false };
  const ms = Math.max(0, now - since - skew);
  // Over days nobody sits there.
  if (!info.connected && meta?.slow === null) {
    const time = clockTime(now - (info.lastSeen ?? since) - skew);
    return { seat, ms, away: true, words: model.say(ui.prompt.away, { seat: { seat }, time }) };
  }
  return { seat, ms, away: false };
}

function useSeconds(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [running]);
  return now;
}

/** Whoever loses a race has done nothing wrong: it is told where the question stands, and covers nothing. */
const Late = ({ ui }: Pick<TableModel, 'ui'>) => (
  <span data-late="">
    <Emoji name="hourglass-done" /> <b>{ui.connection.late}.</b> {ui.connection.lateHint}
  </span>
);

/** How many windows asked me at this table though I had nothing to answer with. */
function useEmptyWindows({ ask, view }: TableModel): number {
  const [seen, setSeen] = useState<readonly number[]>([]);
  const n = view.decision?.n ?? -1;
  if (view.decision?.window === true && ask?.options.length === 0 && !seen.includes(n)) setSeen([...seen, n]);
  return seen.length;
}

/** Lasting answers to windows, where they matter: while one is open, and as long as one is switched on. */
function windowSwitches({ model, command }: TableState, isOften: boolean): PromptSwitch[] {
  const { ui, me, meta, view } = model;
  const wishes = meta?.preferences ?? null;
  if (me === null || wishes === null || view.outcome !== null) return [];
  const open = view.decision?.window === true;
  const nothing = open && model.ask !== null && model.ask.options.length === 0;
  const line = (key: 'passUntilTurn' | 'passWhenNone' | 'passUntouched', label: string): PromptSwitch => ({
    key,
    label,
    on: wishes[key] === true,
    onChange: (on) => void command('preferences', { [key]: on }),
  });
  // Over days they are said beforehand; whoever has an own turn has other things to think of.
  const over = (meta?.slow ?? null) !== null && hasWindows({ model }) && (open || model.ask === null);
  // A window that closes for everybody at its time waits for nobody.
  const waits = meta?.clock.windowEnds === null;
  return [
    ...(open || wishes.passUntilTurn || over ? [line('passUntilTurn', ui.prompt.passUntilTurn)] : []),
    ...(over ? [line('passUntouched', ui.prompt.passUntouched)] : []),
    ...(waits && ((nothing && isOften) || (open && wishes.passWhenNone)) ? [line('passWhenNone', ui.prompt.passWhenNone)] : []),
  ];
}

/** More time where a clock runs; where none does, a window that would close by itself can be held open. */
function timeActions({ model, command }: TableState, left: number | null): PromptAction[] {
  const { ui, meta } = model;
  const { more = null, passesAt = null } = meta?.clock ?? {};
  return [
    ...(more !== null && more > 0 && left !== null && ((meta?.slow ?? null) !== null || left <= MORE_FROM_MS)
      ? [
          {
            key: 'more-time',
            label: (meta?.slow ?? null) === null ? ui.prompt.moreTime : ui.prompt.moreDay,
            onPress: () => void command('more-time'),
          },
        ]
      : []),
    ...(passesAt !== null ? [{ key: 'hold', label: ui.prompt.hold, onPress: () => void command('hold') }] : []),
  ];
}

function waitActions({ model, command, toast }: TableState, { seat, ms, away }: Waiting): PromptAction[] {
  const { ui, me } = model;
  const actions: PromptAction[] = [];
  if (me === null || seat === null) return actions;
  if (away && (model.meta?.slow ?? null) === null)
    actions.push({ key: 'bot-instead', label: ui.prompt.botInstead, onPress: () => void command('takeover', { seat, control: 'bot' }) });
  else if (ms >= NUDGE_AFTER_MS)
    actions.push({
      key: 'nudge',
      label: ui.prompt.nudge,
      onPress: () =>
        void command('nudge', { seat }).then((ok) => ok && toast({ tone: 'good', title: model.say(ui.prompt.nudged, { seat: { seat } }) })),
    });
  return actions;
}
