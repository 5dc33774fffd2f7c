import type { CardId, CardView, Lang, OptionView, ParamsView, SeatId } from '#engine';
import type { TableModel } from '#web/table/model.ts';
import type { VoteKind } from '../cards/data.ts';
import { defs } from '../cards/index.ts';
import type { Price, RickDerived, RickSeat, RickVote } from '../derived.ts';
import { AGAINST, FOR, type RickVars, type VoteState } from '../state.ts';
import { componentOf } from './face.tsx';
import { words } from './words.ts';

export type Model = TableModel<RickVars, RickDerived>;
/** What is voted for: a seat, `FOR` or `AGAINST`. */
export type Side = number;

export const seatOf = (model: Pick<Model, 'derived'>, seat: SeatId): RickSeat | undefined =>
  model.derived.seats.find((one) => one.seat === seat);

export const priceOf = (model: Pick<Model, 'derived'>, card: CardId): Price | undefined =>
  model.derived.prices.find((one) => one.card === card);

/** What is enough and what is missing matters to whoever shops, and to those who only look on. */
export const isShopping = ({ derived, active, me }: Pick<Model, 'derived' | 'active' | 'me'>): boolean =>
  derived.isTurn && (me === null || active === me);

/** What lies before a seat for this turn only. */
export function playedBy(model: Pick<Model, 'derived' | 'cards'>, seat: SeatId): readonly CardView[] {
  const ongoing = seatOf(model, seat)?.ongoing ?? [];
  return model.cards(`play:${seat}`).filter(({ id }) => !ongoing.includes(id));
}

/** Can be discarded from play to avoid an Attack. */
export const isShield = (card: CardView): boolean => componentOf(card.def)?.tags.includes('defense-in-play') === true;

/** Victory points of a player that lie openly: printed on what is in the discard pile and in play. Deck and hand may hold more. */
export function openPoints(model: Pick<Model, 'cards' | 'vars'>, seat: SeatId): number {
  const shown = [...model.cards(`discard:${seat}`), ...model.cards(`play:${seat}`)].filter(({ id }) => homeOf(model, id) === undefined);
  return shown.reduce((sum, { def }) => {
    const card = componentOf(def);
    return card === undefined || card.vpRule !== undefined ? sum : sum + card.vp;
  }, 0);
}

/** Cards held under a card of this seat. */
export function captivesOf(model: Pick<Model, 'cards'>, seat: SeatId): readonly CardView[] {
  const jails = model.cards(`play:${seat}`).some((card) => componentOf(card.def)?.tags.includes('captives') === true);
  return jails ? model.cards('prison') : [];
}

/** Whose card it is, if it lies before another player. */
export function homeOf(model: Pick<Model, 'vars'>, card: CardId): SeatId | undefined {
  const home = model.vars.held.find((one) => one.card === card)?.home;
  return home === undefined || home < 0 ? undefined : home;
}

/** The market as it lies: empty places stay where they are, so that the row does not jump. */
export function marketOf(model: Pick<Model, 'vars' | 'cards'>): (CardView | null)[] {
  const cards = new Map(model.cards('market').map((card) => [card.id, card]));
  const slots = model.vars.slots.map((id) => cards.get(id) ?? null);
  // The sixth place is there only while something lies on it.
  while (slots.length > 5 && slots.at(-1) === null) slots.pop();
  return slots;
}

/** Cards pressed where they lie; everything else that can be chosen is offered in the tray. */
export function lays(zone: string, { me, ask, zoneOf }: Pick<TableModel, 'me' | 'ask' | 'zoneOf'>): boolean {
  const [name, index] = zone.split(':');
  const mine = me !== null && index === String(me);
  if (name === 'market' || name === 'nemesis' || name === 'guns') return true;
  if (name === 'hand') return mine && !isMixed(ask?.options ?? [], zoneOf);
  // The own character is a chip beside the Ongoing cards while it can be used; before the match it is chosen from the tray.
  if (name === 'character') return mine && ask?.prompt === 'main';
  return name === 'play' && mine;
}

/** Hand and discard pile in one question: both are shown in the tray, so that nothing has to be looked for in two places. */
function isMixed(options: readonly OptionView[], zoneOf: TableModel['zoneOf']): boolean {
  const zones = options.flatMap(({ ref }) => (ref.kind === 'card' ? [zoneOf(ref.card)?.split(':')[0]] : []));
  return zones.includes('discard') && zones.includes('hand');
}

const optionOf = (model: Pick<Model, 'ask'>, key: string): OptionView | undefined => model.ask?.options.find((one) => one.key === key);
export const tokenOption = (model: Pick<Model, 'ask'>): OptionView | undefined => optionOf(model, 'buy-token');
export const plainOption = (model: Pick<Model, 'ask'>): OptionView | undefined =>
  model.ask?.options.find(({ key }) => key.startsWith('plain'));

/** The card of a parameter that names one by its face. */
export function defOf(params: ParamsView, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'object' && 'def' in value && value.def !== null ? value.def : undefined;
}

/** The questions that are open now, mine among them. */
function prompts({
  ask,
  view,
  me,
}: Pick<Model, 'ask' | 'view' | 'me'>): { readonly seat: SeatId | null; readonly prompt: string; readonly params: ParamsView }[] {
  return [...(ask === null ? [] : [{ seat: me, prompt: ask.prompt, params: ask.params }]), ...(view.decision?.prompts ?? [])];
}

const LETTER = 7;

/** Whether chips with these names share one line of that width, by the average width of a letter; otherwise only their pictures are shown. */
export const fitsInLine = (names: readonly string[], width: number): boolean =>
  names.reduce((sum, name) => sum + 42 + name.length * LETTER, 0) <= width;

// ── Votes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Commitment {
  readonly side: Side;
  readonly tokens: number;
}

const KEY = /^(for|against|\d+)\.(\d+)$/;

/** What the key of a sealed commitment means; undefined for other options. */
export function commitmentOf(key: string | undefined): Commitment | undefined {
  const match = KEY.exec(key ?? '');
  if (match === null) return undefined;
  const [, word, tokens] = match;
  return { side: word === 'for' ? FOR : word === 'against' ? AGAINST : Number(word), tokens: Number(tokens) };
}

/** The option of that side and so many tokens. */
export const commitment = (options: readonly OptionView[], side: Side, tokens: number): OptionView | undefined =>
  options.find(({ key }) => {
    const one = commitmentOf(key);
    return one?.side === side && one.tokens === tokens;
  });

const KINDS: readonly VoteKind[] = ['auction', 'referendum', 'sanctions'];
const kindOf = (prompt: string | undefined): VoteKind | undefined => KINDS.find((kind) => prompt === `vote.${kind}`);
export const isBallot = (prompt: string | undefined): boolean => kindOf(prompt) !== undefined;

/** The sides that can be chosen, in the order shown, and how many tokens at most. */
export function ballotOf(options: readonly OptionView[]): { readonly sides: readonly Side[]; readonly most: number } {
  const all = options.flatMap(({ key }) => commitmentOf(key) ?? []);
  return { sides: [...new Set(all.map(({ side }) => side))], most: Math.max(0, ...all.map(({ tokens }) => tokens)) };
}

/** A vote under way: before the reveal only its card is known. */
export interface OpenVote {
  readonly def: string;
  readonly kind: VoteKind;
  readonly stage: 'sealed' | 'raise' | 'tie';
  readonly open: { readonly state: VoteState; readonly count: RickVote } | null;
}

export function openVote(model: Pick<Model, 'ask' | 'view' | 'me' | 'derived' | 'vars' | 'cardOf'>): OpenVote | null {
  const asked = prompts(model);
  const { vote: state } = model.vars;
  const { vote: count } = model.derived;
  if (state !== null && count !== null) {
    const def = model.cardOf(state.card)?.def ?? null;
    const stage = asked.some(({ prompt }) => prompt === 'tie') ? 'tie' : 'raise';
    return def === null ? null : { def, kind: state.kind, stage, open: { state, count } };
  }
  const sealed = asked.find(({ prompt }) => isBallot(prompt));
  const kind = kindOf(sealed?.prompt);
  const def = sealed === undefined ? undefined : defOf(sealed.params, 'effect');
  return kind === undefined || def === undefined ? null : { def, kind, stage: 'sealed', open: null };
}

export function sideName(model: Pick<Model, 'lang' | 'name'>, side: Side): string {
  const { vote } = words[model.lang];
  return side === FOR ? vote.for : side === AGAINST ? vote.against : model.name(side);
}

// ── Card texts in parts ───────────────────────────────────────────────────────────────────────────────────────────

/** The sentences of a card behind one of its bold words: «Attack», «Referendum». */
export function partOf(text: string, word: string, lang: Lang): string | undefined {
  const marks = [...text.matchAll(words[lang].keywords)];
  const at = marks.findIndex((mark) => mark[1].startsWith(word));
  if (at < 0) return undefined;
  const from = marks[at].index + marks[at][0].length;
  const part = text.slice(from, marks[at + 1]?.index).trim();
  return part.charAt(0).toUpperCase() + part.slice(1);
}

export interface PrintedText {
  readonly name: string;
  readonly text: string;
  readonly attack?: string;
  readonly ongoing?: string;
}

/** What an Attack does, as printed. */
export function attackText(model: Pick<Model, 'text' | 'lang'>, def: string): string {
  const printed: PrintedText | undefined = model.text.cards[def];
  if (printed === undefined) return '';
  return printed.attack ?? partOf(printed.text, words[model.lang].attack.word, model.lang) ?? printed.text;
}

/** What follows from the result of a vote, as printed. */
export function voteText(model: Pick<Model, 'text' | 'lang' | 'say'>, { def, kind }: Pick<OpenVote, 'def' | 'kind'>): string[] {
  const { vote } = words[model.lang];
  const printed = model.text.cards[def]?.text ?? '';
  const text = partOf(printed, vote.kinds[kind], model.lang) ?? printed;
  if (kind === 'referendum') return [model.say(vote.forDoes, { text }), vote.againstDoes];
  return [model.say(vote.effect, { kind: vote.kinds[kind], text })];
}

// ── Attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface OpenAttack {
  readonly def: string;
  /** Null: a group attack. */
  readonly attacker: SeatId | null;
  /** In the order in which they bear it or avoid it. */
  readonly targets: readonly { readonly seat: SeatId; readonly state: 'hit' | 'avoided' | 'asked' | 'waits' }[];
}

/** The Attack being carried out. */
export function openAttack({ vars: { attack }, view }: Pick<Model, 'vars' | 'view'>): OpenAttack | null {
  if (attack === null) return null;
  const asked = view.decision?.asked ?? [];
  const { seats, done, attacker } = attack;
  const targets = seats.flatMap((seat, i) => {
    const state = done[i] ?? (asked.includes(seat) ? 'asked' : 'waits');
    return state === 'none' ? [] : [{ seat, state }];
  });
  return { def: defs[attack.def].id, attacker: attacker < 0 ? null : attacker, targets };
}
