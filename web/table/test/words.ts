import type { AskView, GameText, Lang, OptionView, ParamsView, View } from '#engine';
import { contextFor, format, pieces } from '#engine';
import { uiTexts } from '../../text/test/both.ts';
import type { TableModel } from '../model.ts';

export const text: GameText = {
  title: 'Test',
  short: 'Test',
  tagline: '',
  about: '',
  kinds: {},
  zones: { deck: 'Deck', hand: 'Hand' },
  options: {},
  cards: { lamp: { name: 'Lamp', text: '' }, rug: { name: 'Rug', text: '' }, vase: { name: 'Vase', text: '' } },
  prompts: { play: 'Play a card ({n} left)', whose: 'Whose hand?', drop: 'Discard {n}', end: 'Anything else?' },
  buttons: { whose: 'The hand of {seat}', throw: 'Throw {n} away', keep: null },
  labels: { 'button.stop': 'End the turn', 'free.lamp': 'Lamp: draw a card', 'no-thanks': 'No, thanks' },
  log: {
    turn: 'Turn {n}: {seat, who, me {your turn} other {{seat}}}',
    play: '{seat, who, me {You play} other {{seat} plays}} {card}',
    draw: '{seat, who, me {You draw} other {{seat} draws}} {n, plural, one {# card} other {# cards}}{cards, shown, yes {: {cards}} other {}}',
    walk: '{seat, who, me {You go} other {{seat} goes}} from {from} to {to}',
    quiet: 'Nothing happens',
  },
  reasons: {},
  outcomes: {},
  rules: { sections: [], text: {} },
};
export const names = ['Ann', 'Bob', 'Cid'];
const defs = ['lamp', 'rug', 'vase'];

export const onCardOption = (card: number, more: Partial<OptionView> = {}): OptionView => ({
  key: `c${card}`,
  ref: { kind: 'card', card },
  ...more,
});
export const onSeatOption = (seat: number): OptionView => ({ key: `s${seat}`, ref: { kind: 'seat', seat } });
export const buttonOption = (key: string): OptionView => ({ key, ref: { kind: 'button' }, label: `button.${key}` });

export const askFor = (prompt: string, options: readonly OptionView[], more: Partial<AskView> = {}): AskView => ({
  prompt,
  params: { n: 2 },
  rule: 'T-1',
  min: 1,
  max: 1,
  ordered: false,
  options,
  ...more,
});

type Words = Pick<
  TableModel,
  'view' | 'me' | 'text' | 'ui' | 'lang' | 'ask' | 'chosen' | 'held' | 'endings' | 'say' | 'pieces' | 'name' | 'cardOf'
>;

/** The words of a table with three people; seat 0 looks unless told. */
export function wordsFor(
  more: {
    ask?: AskView | null;
    chosen?: readonly string[];
    held?: number;
    decision?: View['decision'];
    outcome?: View['outcome'];
    me?: number | null;
    lang?: Lang;
  } = {},
): Words {
  const { ask = null, chosen = [], held = null, decision = null, outcome = null, me = 0, lang = 'en' } = more;
  const context = contextFor(text, lang, names, me);
  const view: View = {
    game: 'test',
    rulesVersion: 1,
    seat: me,
    options: {},
    ring: [0, 1, 2],
    waiting: [],
    zones: {},
    sight: {},
    vars: {},
    derived: null,
    decision,
    outcome,
  };
  return {
    view,
    me,
    text,
    lang,
    ui: uiTexts[lang],
    ask,
    chosen,
    held,
    endings: [],
    say: (message: string, params: ParamsView = {}) => format(message, params, context),
    pieces: (message: string, params: ParamsView = {}) => pieces(message, params, context),
    name: (seat) => (seat === me ? uiTexts[lang].common.you : names[seat]),
    cardOf: (card) => ({ id: card, def: defs[card] ?? null }),
  };
}
