import {
  type AskView,
  type CardView,
  engineText,
  quoted as inQuotes,
  type OptionView,
  type ParamsView,
  type ParamView,
  type Reason,
} from '#engine';
import type { TableModel } from '../model.ts';
import { paramsOf } from '../words.ts';
import { buttonsOf, isComplete, missing, onCard } from './choice.ts';

/** A button of the prompt bar as data. */
export interface PromptButton {
  readonly key: string;
  readonly label: string;
  /** answer: at once with these keys. choose: takes or drops the option. clear: drops everything chosen. */
  readonly does:
    | { readonly kind: 'answer'; readonly keys: readonly string[] }
    | { readonly kind: 'choose'; readonly key: string }
    | { readonly kind: 'clear' }
    /** Puts the card back that is being read. */
    | { readonly kind: 'back' };
  /** Esc presses it: it goes back and answers nothing. */
  readonly escape?: boolean;
  /** P presses it: it passes, or says no. */
  readonly pass?: boolean;
  readonly disabled?: boolean;
  readonly on?: boolean;
}

/** What the prompt bar says, for every game alike. */
export interface PromptModel {
  readonly tone: 'act' | 'wait' | 'watch';
  readonly question: string;
  readonly hint?: string;
  /** The match ends by it: said before everything else. */
  readonly ending?: { readonly good: boolean; readonly text: string };
  readonly counter?: string;
  /** Why it cannot be done. */
  readonly reason?: string;
  readonly rule?: string;
  readonly actions: readonly PromptButton[];
  readonly main?: PromptButton | undefined;
}

type Words = Pick<TableModel, 'view' | 'me' | 'text' | 'ui' | 'lang' | 'ask' | 'chosen' | 'held' | 'endings' | 'say' | 'name' | 'cardOf'>;
export interface BoardWords {
  readonly hint?: () => string | undefined;
  readonly confirm?: (option: OptionView) => string | undefined;
  readonly short?: (option: OptionView) => string | undefined;
  readonly offers?: (option: OptionView) => boolean;
  readonly beside?: (option: OptionView) => boolean;
  readonly main?: () => string | undefined;
}

/** What `Board.main` names to make passing the gold button. */
export const DECLINE = 'decline';

// With more labelled targets than this the bar would be full of buttons; they glow on the table anyway.
const MOST_LABELLED = 5;

/** What an option is called: its label, or the name of what it points at. */
export function optionName(m: Words, option: OptionView): string {
  if (option.label !== undefined) {
    const label = m.text.labels[option.label];
    if (label !== undefined) return m.say(label, option.params ?? {});
    if (option.key === 'yes') return m.ui.common.yes;
    if (option.key === 'no') return m.ui.common.no;
    return option.key;
  }
  const { ref } = option;
  switch (ref.kind) {
    case 'card': {
      const def = m.cardOf(ref.card)?.def ?? null;
      return def === null ? engineText[m.lang].hiddenCard : (m.text.cards[def]?.name ?? def);
    }
    case 'seat':
      return m.name(ref.seat);
    case 'zone':
      return m.text.zones[ref.zone.split(':')[0]] ?? ref.zone;
    case 'cell':
    case 'edge':
      return `${ref.x + 1}:${ref.y + 1}`;
    case 'button':
      return option.key;
  }
}

/** Until it is chosen, a card's option goes by the name of the card; the gold button then says in full what it means. */
function shortName(m: Words, option: OptionView, board: BoardWords): string {
  const own = board.short?.(option);
  if (own !== undefined) return own;
  const def = option.ref.kind === 'card' ? (m.cardOf(option.ref.card)?.def ?? null) : null;
  const twins = option.ref.kind === 'card' && m.ask !== null ? onCard(m.ask, option.ref.card).length > 1 : false;
  return def === null || twins ? optionName(m, option) : (m.text.cards[def]?.name ?? def);
}

export function promptOf(m: Words, board: BoardWords = {}): PromptModel {
  if (m.view.outcome !== null) return { tone: 'wait', question: m.ui.prompt.over, actions: [] };
  if (m.ask === null) return waitingPrompt(m);
  const { ask } = m;
  const hint = board.hint?.();
  const bar = ask.max > 1 ? manyChoices(m, ask, board) : (chosenOne(m, ask, board) ?? heldCard(m, ask, board) ?? oneChoice(m, ask, board));
  const ending = endingOf(m, bar);
  return {
    tone: 'act',
    question: textOf(m, m.text.prompts[ask.prompt], ask.params, ask.prompt),
    ...(hint === undefined ? {} : { hint }),
    ...(ending === undefined ? {} : { ending }),
    ...(ask.max > 1 ? { counter: counterOf(m, ask) } : {}),
    rule: ask.rule,
    ...bar,
  };
}

/** What the gold button would end the match with; while nothing is chosen, what doing nothing would. */
function endingOf(m: Words, { main, actions }: Bar): PromptModel['ending'] {
  const keys = main?.does.kind === 'answer' ? main.does.keys : null;
  const idle = [main, ...actions].some((button) => button?.key === DECLINE);
  const certain = (key: string | null) => m.endings.find((ending) => ending.key === key);
  const chosen = keys === null || keys.length > 1 ? undefined : certain(keys[0] ?? null);
  const found = chosen ?? (m.chosen.length === 0 && idle ? certain(null) : undefined);
  if (found === undefined) return undefined;
  const { ending } = m.ui.prompt;
  const { winners } = found;
  const params = { how: found.key === null ? 'pass' : 'act', unless: found.unless ? 'yes' : 'no' };
  if (m.me !== null && winners.includes(m.me))
    return { good: true, text: m.say(winners.length === 1 ? ending.mine : ending.shared, params) };
  if (winners.length === 0) return { good: false, text: m.say(m.view.ring.length === 1 ? ending.lost : ending.nobody, params) };
  return { good: false, text: m.say(ending.others, { ...params, names: winners.map((seat) => m.name(seat)).join(', ') }) };
}

/** What is asked about the card that is being read: play it, take it among others, or why neither. */
export function readPrompt(
  m: Words & Pick<TableModel, 'zoneOf'>,
  card: CardView,
  reason: Reason | null,
  board: BoardWords = {},
): PromptModel {
  const { ask, ui } = m;
  const options = onCard(ask, card.id);
  const named = { card: { card: card.id, def: card.def } };
  // Of what the board offers itself only what stands beside the question can be reached now.
  const whole = promptOf(m, { ...board, offers: board.beside ?? (() => false) });
  if (ask !== null && options.length > 0) {
    if (ask.max === 1) return { ...whole, actions: whole.actions.filter(({ key }) => key !== 'clear') };
    const on = options.find((option) => m.chosen.includes(option.key));
    const label = m.say(on === undefined ? ui.reader.take : ui.reader.drop, named);
    return { ...whole, actions: [], main: { key: 'take', label, does: { kind: 'choose', key: (on ?? options[0]).key } } };
  }
  const inHand = m.me !== null && m.zoneOf(card.id) === `hand:${m.me}`;
  const back: PromptButton = { key: 'put-back', label: ui.reader.back, does: { kind: 'back' } };
  if (!inHand && reason === null) return { ...whole, actions: [back], main: undefined };
  return {
    tone: whole.tone,
    question: m.say(ui.reader.cannot, named),
    reason: reason === null ? (ask === null ? ui.why.notAsked : ui.why.unknown) : reasonWords({ ...m }, reason),
    ...(reason === null || reason.rule === '' ? {} : { rule: reason.rule }),
    actions: [back],
  };
}

type Bar = Pick<PromptModel, 'actions' | 'main'>;

/** Those that the board does not offer itself. */
const left = (options: readonly OptionView[], { offers }: BoardWords): readonly OptionView[] =>
  offers === undefined ? options : options.filter((option) => !offers(option));

/** One thing is chosen and waits for the gold button, which says it in words. */
function chosenOne(m: Words, ask: AskView, board: BoardWords): Bar | null {
  const picked = ask.options.find((option) => option.key === m.chosen[0]);
  if (picked === undefined) return null;
  const others = picked.ref.kind === 'card' ? onCard(ask, picked.ref.card).filter((option) => option !== picked) : [];
  return {
    actions: [
      ...left(others, board).map((option) => ({ ...toggleButton(m, option), label: board.short?.(option) ?? optionName(m, option) })),
      clearButton(m),
    ],
    main: { key: 'confirm', label: board.confirm?.(picked) ?? confirmWords(m, ask, picked), does: { kind: 'answer', keys: [picked.key] } },
  };
}

/** A card is raised, and where it goes is still to be said. */
function heldCard(m: Words, ask: AskView, board: BoardWords): Bar | null {
  if (m.held === null) return null;
  const places = left(onCard(ask, m.held), board).map((option) => ({ ...toggleButton(m, option), label: shortName(m, option, board) }));
  return { actions: [...places, clearButton(m)], main: inactive(m.ui.prompt.chooseAny) };
}

/** Nothing is chosen yet. */
function oneChoice(m: Words, ask: AskView, board: BoardWords): Bar {
  const buttons = left(buttonsOf(ask), board);
  const targets = ask.options.filter((option) => option.ref.kind !== 'button');
  const decline = ask.min === 0 ? [declineButton(m)] : [];
  const yes = buttons.find((option) => option.key === 'yes');
  const no = buttons.find((option) => option.key === 'no');
  if (targets.length === 0 && buttons.length === 2 && yes !== undefined && no !== undefined)
    return { actions: [...decline, { ...answerButton(m, no), pass: decline.length === 0 }], main: answerButton(m, yes) };
  // Players are few and their plates may be out of sight: they are buttons too.
  const named = left(targets, board).filter((option) => option.label !== undefined || option.ref.kind === 'seat');
  const shown =
    named.length <= MOST_LABELLED ? named.map((option) => ({ ...toggleButton(m, option), label: shortName(m, option, board) })) : [];
  // A single button beside targets is what one mostly wants: end the turn, draw. Of several the board may name one. What wastes something is never proposed.
  const wanted = board.main?.();
  const gold = wanted === undefined ? (buttons.length === 1 ? buttons[0] : undefined) : ask.options.find(({ key }) => key === wanted);
  if (gold !== undefined && gold.key !== ask.wastes) {
    const rest = buttons.filter((option) => option !== gold).map((option) => answerButton(m, option));
    return {
      actions: [...shown, ...rest, ...decline],
      main: { ...answerButton(m, gold), label: board.confirm?.(gold) ?? optionName(m, gold) },
    };
  }
  // With nothing to choose from, passing is all there is.
  if (ask.options.length === 0 && ask.min === 0) return { actions: [], main: declineButton(m) };
  // Where one mostly passes, passing is the gold button and has not only its key.
  if (ask.min === 0 && wanted === DECLINE)
    return { actions: [...shown, ...buttons.map((option) => answerButton(m, option))], main: declineButton(m) };
  const actions = [...shown, ...buttons.map((option) => answerButton(m, option)), ...decline];
  if (targets.length === 0 && buttons.length > 0) return { actions };
  const { chooseSeat, chooseCard, chooseAny } = m.ui.prompt;
  const all = (kind: OptionView['ref']['kind']): boolean => targets.length > 0 && targets.every((option) => option.ref.kind === kind);
  // What has a name of its own may be a figure or a die.
  const plain = targets.some((option) => option.label === undefined);
  return { actions, main: inactive(all('seat') ? chooseSeat : all('card') && plain ? chooseCard : chooseAny) };
}

function manyChoices(m: Words, ask: AskView, board: BoardWords): Bar {
  const { chosen, ui } = m;
  const toggles = left(buttonsOf(ask), board).map((option) => toggleButton(m, option));
  const clear = chosen.length > 0 ? [clearButton(m)] : [];
  const decline = ask.min === 0 && chosen.length === 0 ? [declineButton(m)] : [];
  const lack = missing(ask, chosen);
  if (lack > 0)
    return {
      actions: [...toggles, ...clear],
      main: inactive(m.say(ask.ordered ? ui.prompt.chooseOrder : ui.prompt.chooseMore, { n: lack })),
    };
  if (chosen.length === 0 || !isComplete(ask, chosen)) return { actions: [...toggles, ...decline], main: inactive(ui.prompt.chooseAny) };
  const picked = chosen.map((key) => ask.options.find((option) => option.key === key)).filter((option) => option !== undefined);
  return {
    actions: [...toggles, ...clear],
    main: { key: 'confirm', label: manyWords(m, ask, picked), does: { kind: 'answer', keys: chosen } },
  };
}

const clearButton = (m: Words): PromptButton => ({ key: 'clear', label: m.ui.prompt.another, does: { kind: 'clear' }, escape: true });
const inactive = (label: string): PromptButton => ({ key: 'confirm', label, does: { kind: 'clear' }, disabled: true });
const answerButton = (m: Words, option: OptionView): PromptButton => ({
  key: option.key,
  label: optionName(m, option),
  does: { kind: 'answer', keys: [option.key] },
});
const toggleButton = (m: Words, option: OptionView): PromptButton => ({
  key: option.key,
  label: optionName(m, option),
  does: { kind: 'choose', key: option.key },
  on: m.chosen.includes(option.key),
});

function declineButton(m: Words): PromptButton {
  const window = m.view.decision?.window === true;
  const own = m.ask?.decline === undefined ? undefined : m.text.labels[m.ask.decline];
  const label = own === undefined ? (window ? m.ui.prompt.pass : m.ui.prompt.decline) : m.say(own, m.ask?.params ?? {});
  return { key: DECLINE, label, does: { kind: 'answer', keys: [] }, pass: true };
}

function quoted(m: Words, option: OptionView): string {
  const name = optionName(m, option);
  if (option.ref.kind !== 'card' || option.label !== undefined) return name;
  return inQuotes(name, m.lang);
}

/** What words about a chosen option may name: its own parameters, and the card or player it points at. */
export function refParams(m: Pick<TableModel, 'cardOf'>, { ref, params }: OptionView): ParamsView {
  const own: { [name: string]: ParamView } = { ...params };
  if (ref.kind === 'card') own.card = { card: ref.card, def: m.cardOf(ref.card)?.def ?? null };
  if (ref.kind === 'seat') own.seat = { seat: ref.seat };
  return own;
}

/** The words that stand beside the prompt in the game's texts; an option with a name of its own goes by that. */
function confirmWords(m: Words, ask: AskView, option: OptionView): string {
  if (option.label !== undefined) return optionName(m, option);
  const message = m.text.buttons[ask.prompt];
  const otherwise = m.say(m.ui.prompt.confirmThis, { what: quoted(m, option) });
  return message === undefined || message === null ? otherwise : textOf(m, message, { n: 1, ...refParams(m, option) }, otherwise);
}

/** What an answer says, with everything named: for advice, and for looking back. The gold button is shorter, since the table shows the rest. */
export function answerWords(m: Words, keys: readonly string[], tell?: (option: OptionView) => string | undefined): string {
  const { ask } = m;
  if (ask === null) return '';
  const picked = keys.flatMap((key) => ask.options.find((option) => option.key === key) ?? []);
  if (picked.length === 0) return declineButton(m).label;
  const [first] = picked;
  if (picked.length > 1) return picked.map((option) => quoted(m, option)).join(', ');
  return tell?.(first) ?? confirmWords(m, ask, first);
}

/** Words for several at once count them. */
function manyWords(m: Words, ask: AskView, picked: readonly OptionView[]): string {
  const message = m.text.buttons[ask.prompt];
  const otherwise =
    picked.length <= 2
      ? m.say(m.ui.prompt.confirmThis, { what: picked.map((option) => quoted(m, option)).join(', ') })
      : m.say(m.ui.prompt.confirmMany, { n: picked.length });
  return message !== undefined && message !== null && /\{n\b/.test(message)
    ? textOf(m, message, { n: picked.length }, otherwise)
    : otherwise;
}

function counterOf(m: Words, ask: AskView): string {
  const k = m.chosen.length;
  if (ask.min === ask.max) return m.say(m.ui.prompt.counter, { k, n: ask.max });
  return k < ask.min ? m.say(m.ui.prompt.atLeast, { k, n: ask.min }) : m.say(m.ui.prompt.upTo, { k, n: ask.max });
}

/** Somebody else is asked, everybody is, or nobody right now. */
function waitingPrompt(m: Words): PromptModel {
  const { view, me, ui } = m;
  const tone = me === null ? 'watch' : 'wait';
  const decision = view.decision;
  if (decision === null) return { tone, question: me === null ? ui.prompt.watch : ui.prompt.waiting, actions: [] };
  const asked = decision.asked.filter((seat) => seat !== me);
  if (decision.mode === 'first')
    return me !== null && decision.asked.includes(me)
      ? { tone, question: ui.prompt.answered, hint: ui.prompt.windowOpen, actions: [] }
      : { tone, question: ui.prompt.windowOpen, actions: [] };
  const [first] = asked;
  if (first === undefined) return { tone, question: ui.prompt.waiting, actions: [] };
  const open = decision.prompts.find((prompt) => prompt.seat === first);
  const hint =
    open === undefined ? undefined : m.say(ui.prompt.asked, { question: textOf(m, m.text.prompts[open.prompt], open.params, open.prompt) });
  const common = { tone, actions: [], ...(open === undefined ? {} : { rule: open.rule }) } as const;
  if (asked.length === 1)
    return { ...common, question: m.say(ui.prompt.waitOne, { seat: { seat: first } }), ...(hint === undefined ? {} : { hint }) };
  return {
    ...common,
    question: m.say(ui.prompt.waitMany, { n: asked.length }),
    hint: m.say(ui.prompt.others, { names: asked.map((seat) => m.name(seat)).join(', ') }),
  };
}

/** Why a card cannot be used, in words. */
export function reasonWords(m: Pick<TableModel, 'say' | 'text' | 'view'>, reason: Reason): string {
  return textOf(m, m.text.reasons[reason.key], paramsOf(m.view, reason.params), reason.key);
}

/** A message that may lack its text or a parameter must not take the table down. */
export function textOf(m: Pick<TableModel, 'say'>, message: string | undefined, params: ParamsView, otherwise: string): string {
  if (message === undefined) return otherwise;
  try {
    return m.say(message, params);
  } catch {
    return otherwise;
  }
}
