import type { AdvisedPlan, Claim, PlanStep, Sign, Simple, Standing, Verdict } from './advice.ts';
import { everyLanguage, type InEvery, type Lang, quoted } from './languages.ts';
import type { OptionView, ParamsView, ParamView } from './see.ts';
import { advice as de } from './text/de/advice.ts';
import { advice as en } from './text/en/advice.ts';
import { advice as ru } from './text/ru/advice.ts';
import type { GameText, Translation } from './text.ts';

// Advice in words: one voice for pages, the lab and texts that the server sends.

/**
 * A sign as a part of a sentence, without capital and full stop. `{a}` is how often it is so with the plan, `{b}` how often with the other one; a number is
 * `{n}` with the plan and `{m}` with the other. `only`: with the other (nearly) never. `never`: with the plan (nearly) never, and then `{b}` is what is prevented.
 */
export interface SignText {
  readonly more: string;
  readonly less: string;
  readonly only?: string;
  readonly never?: string;
  /** Of a number: there is one more of it, or one less, in some of the matches; `{a}` is in how many. */
  readonly oneMore?: string;
  readonly oneLess?: string;
  /** Of a number, where there is nothing to hold it against: it changes from `{m}` to `{n}`. */
  readonly from?: string;
}

/** A game's `text/en/advice.ts` exports it as `advice`, which `satisfies SignTexts<typeof kinds>`. */
export interface GameAdviceText {
  readonly signs: { readonly [key: string]: SignText };
  /** By prompt: how a step is told where the words of its button do not do in a sentence; `{card}`, `{seat}`, `{n}` as there, `{what}` all that is chosen. */
  readonly steps?: { readonly [prompt: string]: string };
  /** By label: how an option is told where its label does not do in a sentence; and the labels that `Signs.label` gives. */
  readonly labels?: { readonly [label: string]: string };
}
export type SignTexts<Kinds> = GameAdviceText & { readonly signs: { readonly [key in keyof Kinds]: SignText } };

export type AdviceText = Translation<typeof en>;
const texts: InEvery<AdviceText> = everyLanguage<AdviceText>({ en, ru, de });

/** Who says it: in which language, with the words of which game. */
export interface AdviceVoice {
  readonly lang: Lang;
  readonly text: Pick<GameText, 'advice' | 'aspects' | 'buttons' | 'labels' | 'cards' | 'zones' | 'proper'>;
  readonly say: (message: string, params: ParamsView) => string;
  /** Players by seat: their names keep their capital. */
  readonly names?: readonly string[];
  /** Counts instead of words for how often. */
  readonly numbers?: boolean;
  /** What a board calls an option. */
  readonly tell?: (option: OptionView, step: PlanStep) => string | undefined;
}

/** A share in whole per cent. Nothing is called impossible or certain that only nearly is. */
export function shownNumber(chance: number): string {
  const n = Math.round(chance * 100);
  return n === 0 && chance > 0 ? '<1' : n === 100 && chance < 1 ? '>99' : `${n}`;
}

export const verdictText = (verdict: Verdict, lang: Lang): string => texts[lang].verdicts[verdict];
/** Where plans read the same and only one is shown, it does not speak of several. */
export const shownVerdict = (verdict: Verdict, shown: number): Verdict => (verdict === 'same' && shown < 2 ? 'order' : verdict);
export const standingText = (standing: Standing, lang: Lang): string => texts[lang].standings[standing];
export const simpleText = (simple: Simple, lang: Lang): string => texts[lang].simple[simple];

/** Words in the middle of a sentence: the capital goes, unless they begin with the name of a card, a player or something else. */
export function inSentence(words: string, { cards, proper = [] }: Pick<GameText, 'cards' | 'proper'>, names: readonly string[]): string {
  const isName = (name: string): boolean => name !== '' && words.startsWith(name) && !/^\p{L}/u.test(words.slice(name.length));
  if ([...proper, ...names, ...Object.values(cards).map(({ name }) => name)].some(isName)) return words;
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

// ── Plans ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a step does, as on its button: with a capital. */
export function stepText(step: PlanStep, voice: AdviceVoice): string {
  const { options } = step;
  const [first] = options;
  if (first === undefined) return declineText(step, voice);
  const plain = options.map((option) => labelOf(option, voice) ?? targetOf(option, step, voice)).join(', ');
  const told = voice.text.advice?.steps?.[step.prompt];
  if (told !== undefined) return said(voice, told, { ...paramsFor(step), what: plain }, plain);
  const own = options.length === 1 ? (voice.tell?.(first, step) ?? labelOf(first, voice)) : undefined;
  if (own !== undefined) return own;
  const message = voice.text.buttons[step.prompt];
  return message === undefined || message === null
    ? plain
    : (namedEach(message, step, voice) ?? said(voice, message, paramsFor(step), plain));
}

/** A button that several cards were chosen for counts them; a plan names them, in the words for one. */
function namedEach(message: string, step: PlanStep, voice: AdviceVoice): string | undefined {
  const { options, faces } = step;
  const names = options.flatMap(({ ref }) => {
    const def = ref.kind === 'card' ? faces[ref.card] : undefined;
    return def === undefined || ref.kind !== 'card' ? [] : [voice.say('{card}', { card: { card: ref.card, def } })];
  });
  if (options.length < 2 || names.length < options.length) return undefined;
  const words = said(voice, message, { ...paramsFor(step), n: 1 }, '');
  return names.every((name) => words.includes(name)) ? words : undefined;
}

function declineText(step: PlanStep, voice: AdviceVoice): string {
  const w = texts[voice.lang];
  const own = step.decline === undefined ? undefined : (voice.text.advice?.labels?.[step.decline] ?? voice.text.labels[step.decline]);
  const plain = step.window === true ? w.pass : w.decline;
  return own === undefined ? plain : said(voice, own, step.params, plain);
}

function labelOf({ label, params }: OptionView, voice: AdviceVoice): string | undefined {
  const message = label === undefined ? undefined : (voice.text.advice?.labels?.[label] ?? voice.text.labels[label]);
  return message === undefined ? undefined : said(voice, message, params ?? {}, undefined);
}

function targetOf({ key, ref }: OptionView, { faces }: PlanStep, voice: AdviceVoice): string {
  switch (ref.kind) {
    case 'card': {
      const def = faces[ref.card];
      return def === undefined
        ? voice.say('{card}', { card: { card: ref.card, def: null } })
        : quoted(voice.text.cards[def]?.name ?? def, voice.lang);
    }
    case 'seat':
      return voice.say('{seat}', { seat: { seat: ref.seat } });
    case 'zone':
      return voice.text.zones[ref.zone.split(':')[0]] ?? ref.zone;
    case 'cell':
    case 'edge':
    case 'button':
      return key;
  }
}

/** What the words of a button may name: the cards or the player that are chosen. */
function paramsFor({ params, options, faces }: PlanStep): ParamsView {
  const own: { [name: string]: ParamView } = { ...params, ...options[0].params, n: options.length };
  const cards = options.flatMap(({ ref }) => (ref.kind === 'card' ? [{ id: ref.card, def: faces[ref.card] ?? null }] : []));
  if (cards.length === 1) own.card = { card: cards[0].id, def: cards[0].def };
  else if (cards.length > 1) own.card = { cards };
  const [{ ref }] = options;
  if (ref.kind === 'seat') own.seat = { seat: ref.seat };
  return own;
}

/** The whole plan in one sentence without its full stop: first the next click, then what follows. */
export function planText({ steps }: Pick<AdvisedPlan, 'steps'>, voice: AdviceVoice): string {
  const [first, ...rest] = steps.map((step) => stepText(step, voice));
  const { joined } = texts[voice.lang];
  return rest.reduce(
    (sentence, next) => voice.say(joined, { first: sentence, next: inSentence(next, voice.text, voice.names ?? []) }),
    first ?? '',
  );
}

/** Two that read the same are one: another copy of a card is no other idea. */
export const distinctPlans = (plans: readonly AdvisedPlan[], voice: AdviceVoice): readonly AdvisedPlan[] =>
  plans.filter((plan, i) => i === 0 || planText(plan, voice) !== planText(plans[0], voice));

/** A message that lacks a parameter must not take a page down. */
function said<T extends string | undefined>(voice: AdviceVoice, message: string, params: ParamsView, otherwise: T): string | T {
  try {
    return voice.say(message, params);
  } catch {
    return otherwise;
  }
}

// ── Claims ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Rarer than this is as good as never. */
const SELDOM = 0.02;

const SHARES: readonly (readonly [number, keyof AdviceText['often']])[] = [
  [0.005, 'never'],
  [0.03, 'hardly'],
  [0.075, 'rarely'],
  [0.12, 'tenth'],
  [0.17, 'seventh'],
  [0.225, 'fifth'],
  [0.29, 'quarter'],
  [0.365, 'third'],
  [0.44, 'two-fifths'],
  [0.58, 'half'],
  [0.71, 'two-thirds'],
  [0.77, 'three-quarters'],
  [0.88, 'four-fifths'],
  [0.995, 'mostly'],
];

/** How often, in words: «one time in five». */
function often(share: number, lang: Lang): string {
  const found = SHARES.find(([below]) => share < below);
  return texts[lang].often[found === undefined ? 'always' : found[1]];
}

const counted = (share: number, voice: AdviceVoice): string => voice.say(texts[voice.lang].count, { n: Math.round(share * 100) });

/** Shares as they are said; what would read the same is told as a count. */
function shares({ with: a, without: b }: Claim, voice: AdviceVoice): { readonly a: string; readonly b: string } {
  const words = { a: often(a, voice.lang), b: often(b, voice.lang) };
  const isCount = voice.numbers === true || words.a === words.b;
  return isCount ? { a: counted(a, voice), b: counted(b, voice) } : words;
}

/** Averages as far apart as this are told as whole numbers; of less it is told how often there is one more. */
const WHOLE_APART = 0.75;

/** Nobody speaks of tenths of a card where it can be said otherwise. */
function numberText({ sign, with: a, without: b, isFact }: Claim, words: SignText, voice: AdviceVoice): string {
  const whole = [Math.round(a), Math.round(b)];
  if (isFact === true)
    return words.from === undefined || whole[0] === whole[1]
      ? ''
      : said(voice, words.from, { ...namesOf(sign, voice), n: whole[0], m: whole[1] }, '');
  const isExact = rounded(a) === whole[0] && rounded(b) === whole[1];
  const tell = (n: number, m: number): string => said(voice, a >= b ? words.more : words.less, { ...namesOf(sign, voice), n, m }, '');
  if (isExact) return tell(rounded(a), rounded(b));
  const one = a >= b ? words.oneMore : words.oneLess;
  // What is hardly ever so is not called none.
  const isNone = Math.abs(a - b) < 1.5 && [a, b].some((x, i) => whole[i] === 0 && rounded(x) !== 0);
  const isFar = Math.abs(a - b) >= WHOLE_APART && whole[0] !== whole[1] && !(isNone && one !== undefined);
  if (one !== undefined && !isFar) {
    const share = Math.min(1, Math.abs(a - b));
    return said(voice, one, { ...namesOf(sign, voice), a: voice.numbers === true ? counted(share, voice) : often(share, voice.lang) }, '');
  }
  const what = isFar ? tell(whole[0], whole[1]) : tell(rounded(a), rounded(b));
  return what === '' ? what : voice.say(texts[voice.lang].average, { what });
}

/** Tenths, and whole numbers where these are large. */
const rounded = (x: number): number => (Math.abs(x) >= 20 ? Math.round(x) : Math.round(x * 10) / 10);

/** What the words of a sign may name. A place is a card that lies open, or has words of its own among the labels. */
function namesOf({ seat, card, place, n }: Sign, { text, say }: AdviceVoice): { [name: string]: ParamView } {
  const own: { [name: string]: ParamView } = {};
  if (seat !== undefined) own.seat = { seat };
  if (card !== undefined) own.card = { def: card };
  if (place !== undefined) {
    const words = text.advice?.labels?.[place] ?? text.labels[place];
    own.place = text.cards[place] !== undefined || words === undefined ? { def: place } : say(words, {});
  }
  if (n !== undefined) own.n = n;
  return own;
}

/** Signs that the game's aspects make. */
export const ASPECT = 'aspect.';

/** A reason as a part of a sentence; empty where there are no words for it. */
export function claimText(claim: Claim, voice: AdviceVoice): string {
  const { sign, with: a, without: b } = claim;
  if (sign.key.startsWith(ASPECT)) {
    const message = voice.text.aspects?.[sign.key.slice(ASPECT.length)];
    return message === undefined ? '' : numberText(claim, { more: message, less: message }, voice);
  }
  const shared: { readonly [key: string]: SignText } = texts[voice.lang].signs;
  const words = voice.text.advice?.signs[sign.key] ?? shared[sign.key];
  if (words === undefined) return '';
  if (claim.isNumber === true) return numberText(claim, words, voice);
  const isOnly = b < SELDOM && a > b && words.only !== undefined;
  const form = isOnly ? words.only : a < SELDOM && b > a ? (words.never ?? words.less) : a >= b ? words.more : words.less;
  const how = shares(claim, voice);
  // What is so every time, and never otherwise, is so.
  return tidy(said(voice, form ?? words.more, { ...namesOf(sign, voice), ...how, ...(isOnly && a > SURELY ? { a: '' } : {}) }, ''));
}

const SURELY = 0.995;
const tidy = (words: string): string => words.replaceAll(/\s+(?=[.,:]|$)/g, '').replace(/[,:]$/, '');

/** The count behind a reason, as it opens on a tap. */
export function claimNumbers(claim: Claim, voice: AdviceVoice): string {
  if (claim.isFact === true && claim.isNumber === true) return voice.say(texts[voice.lang].mean, { a: rounded(claim.with), of: claim.of });
  if (claim.isFact === true) return voice.say(texts[voice.lang].alone, { a: Math.round(claim.with * claim.of), of: claim.of });
  const of = (x: number): ParamView => (claim.isNumber === true ? rounded(x) : Math.round(x * claim.of));
  const error = claim.isNumber === true ? rounded(2 * claim.error) : Math.max(1, Math.round(2 * claim.error * claim.of));
  return voice.say(texts[voice.lang].numbers, { of: claim.of, a: of(claim.with), b: of(claim.without), error });
}

/** A risk says that it is one. */
export function claimSentence(claim: Claim, voice: AdviceVoice): string {
  const what = claimText(claim, voice);
  if (what === '') return '';
  const whole = claim.role === 'risk' ? voice.say(texts[voice.lang].risk, { what }) : what;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}
