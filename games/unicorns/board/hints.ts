import type { CardId, CardView, OptionView, ParamsView, SeatId } from '#engine';
import { refParams } from '#web/table/prompt/prompt.ts';
import type { Fate } from './state.ts';
import { fateOf, hasMark, intoOf, isHarm, type Model, outcomeOf, placesFor, printed, seatOf, verbOf } from './state.ts';
import { words } from './words.ts';

type Reader = Pick<
  Model,
  'vars' | 'derived' | 'me' | 'lang' | 'text' | 'ask' | 'chosen' | 'held' | 'say' | 'cards' | 'zoneOf' | 'cardOf' | 'phone'
>;

/** The parameters that the words about a fate may use. */
export const fateParams = (fate: Fate, card: CardView): ParamsView => ({
  card: { card: card.id, def: card.def },
  ...('into' in fate ? { into: { seat: fate.into } } : {}),
  ...(fate.kind === 'unicorns' ? { have: fate.have, need: fate.need } : {}),
});

const viewOf = (model: Reader, card: CardId): CardView => model.cardOf(card) ?? { id: card, def: null };

const chosenOf = (model: Reader): OptionView | undefined => model.ask?.options.find((option) => option.key === model.chosen[0]);

/** The seat in whose Stable a card lies. */
export function homeOf(model: Pick<Model, 'zoneOf'>, card: CardId): SeatId | undefined {
  const [zone, index] = (model.zoneOf(card) ?? '').split(':');
  return zone === 'stable' ? Number(index) : undefined;
}

/** What happens if nothing is done, or what the chosen thing would certainly cause. */
export function hint(model: Reader): string | undefined {
  const { ask, lang } = model;
  if (ask === null) return undefined;
  const { hints } = words[lang];
  const option = chosenOf(model);
  switch (ask.prompt) {
    case 'respond':
      return respondHint(model, option);
    case 'action':
    case 'second':
      return option === undefined ? (ask.prompt === 'action' ? hints.draw : hints.stop) : playHint(model, option);
    case 'baby':
      return hints.baby;
    case 'effects':
      return hints.effects;
    case 'limit':
      return model.say(hints.limit, { n: seatOf(model, model.me ?? -1)?.limit ?? 0 });
    case 'search':
      return hints.search;
    case 'player.swap':
      return option === undefined ? undefined : swapHint(model, option);
  }
  const about = option === undefined ? undefined : aimHint(model, ask.prompt, option);
  return about ?? (ask.min === 0 ? hints.optional : undefined);
}

function respondHint(model: Reader, option: OptionView | undefined): string | undefined {
  const { hints } = words[model.lang];
  const { play } = model.vars;
  if (play === null || model.ask === null) return undefined;
  const card = viewOf(model, play.card);
  const fate = outcomeOf(play, card.def, option === undefined ? 0 : 1, model.derived);
  const said = model.say(hints[option === undefined ? 'silent' : 'acting'][fate.kind], fateParams(fate, card));
  if (option === undefined) return model.ask.options.length === 0 ? `${hints.noAnswer} ${said}` : said;
  const answer = option.ref.kind === 'card' ? viewOf(model, option.ref.card).def : null;
  return hasMark(answer, 'final')
    ? `${model.say(words[model.lang].fate[fate.kind], fateParams(fate, card)).replaceAll('**', '')}. ${hints.final}`
    : said;
}

function playHint(model: Reader, option: OptionView): string | undefined {
  if (option.ref.kind !== 'card' || model.me === null) return undefined;
  const { hints } = words[model.lang];
  const card = viewOf(model, option.ref.card);
  const into = printed(card.def)?.kind === 'magic' ? null : (intoOf(option) ?? model.me);
  const fate = fateOf(card.def, into, model.derived);
  const sure = seatOf(model, model.me)?.isUnstoppable === true;
  const said = sure
    ? `${model.say(words[model.lang].fate[fate.kind], fateParams(fate, card)).replaceAll('**', '')}. ${hints.unstoppable}`
    : model.say(hints.playing[fate.kind], fateParams(fate, card));
  // On a phone the card lies over the players, and their Stables are buttons.
  return placesFor(model).size > 1 && !model.phone ? `${said} ${hints.elsewhere}` : said;
}

/** Another Stable for the card that is chosen already: its name need not be said again. */
export function short(model: Pick<Model, 'ask' | 'chosen' | 'held' | 'me' | 'lang' | 'say'>, option: OptionView): string | undefined {
  const into = intoOf(option) ?? model.me;
  if (into === null || placesFor(model).get(into) !== option) return undefined;
  return model.say(words[model.lang].ratherInto, { into: { seat: into } });
}

function swapHint(model: Reader, option: OptionView): string | undefined {
  if (option.ref.kind !== 'seat' || model.me === null) return undefined;
  const give = seatOf(model, model.me)?.hand ?? 0;
  const get = seatOf(model, option.ref.seat)?.hand ?? 0;
  return model.say(words[model.lang].hints.swap, { n: give, m: get });
}

/** What becomes of the card aimed at, where the rules leave no doubt. */
function aimHint(model: Reader, prompt: string, option: OptionView): string | undefined {
  if (option.ref.kind !== 'card' || model.me === null) return undefined;
  const { card } = option.ref;
  const home = homeOf(model, card);
  const verb = verbOf(prompt);
  const print = printed(model.cardOf(card)?.def);
  if (home === undefined || print === undefined || verb === undefined) return undefined;
  const { hints } = words[model.lang];
  const there = seatOf(model, home);
  const need = model.derived.needed;
  const leaves = isHarm(verb) || verb === 'return';
  const fate = leaves ? model.derived.fates.find((one) => one.card === card) : undefined;
  if (fate !== undefined) {
    if (verb === 'destroy' && fate.saver !== null)
      return model.say(hints.mayBeSaved, { card: { card: fate.saver, def: viewOf(model, fate.saver).def } });
    const to = verb === 'return' ? fate.returned : fate.hit;
    if (to === 'nursery') return hints.toNursery;
    if (isHarm(verb) && to === 'hand') return model.say(hints.toHand, { seat: { seat: home } });
  }
  if (!print.isUnicorn || there === undefined || there.hasPandas) return undefined;
  if (leaves) return model.say(hints.left, { seat: { seat: home }, n: there.unicorns - print.unicorns, need });
  const mine = seatOf(model, model.me);
  if (verb !== 'steal' || prompt !== 'steal.unicorn' || mine === undefined || mine.hasPandas) return undefined;
  return model.say(hints.gain, { n: mine.unicorns + print.unicorns, need });
}

/** The gold button names the Stable that a card is played into, and the effect that a card is used for. */
export function confirm(model: Reader, option: OptionView): string | undefined {
  const into = intoOf(option);
  if (into !== undefined) return model.say(words[model.lang].playInto, refParams(model, option));
  const effect = option.params?.effect;
  const message = model.text.buttons?.[model.ask?.prompt ?? ''];
  return effect === undefined || !message || option.ref.kind !== 'card' ? undefined : model.say(message, { card: effect });
}
