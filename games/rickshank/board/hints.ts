import type { OptionView } from '#engine';
import { ballotOf, commitment, commitmentOf, isBallot, type Model, plainOption, priceOf, seatOf, sideName, tokenOption } from './state.ts';
import { words } from './words.ts';

const chosenOf = (model: Model): OptionView | undefined => model.ask?.options.find((option) => option.key === model.chosen[0]);

/** What a choice would certainly cause, or what happens without one. */
export function hint(model: Model): string | undefined {
  const { ask, lang } = model;
  if (ask === null) return undefined;
  const { hints, vote } = words[lang];
  const option = chosenOf(model);
  if (isBallot(ask.prompt) && model.layout === 'landscape') return undefined;
  if (isBallot(ask.prompt)) return ask.prompt === 'vote.auction' ? vote.bidHint : vote.sealedHint;
  switch (ask.prompt) {
    case 'main':
      if (option !== undefined) return purchaseHint(model, option);
      // A phone needs the room for the table.
      return model.phone ? undefined : model.vars.played.length === 0 ? hints.start : hints.end;
    case 'reveal':
      return raiseHint(model, option);
    case 'defend':
    case 'defend.group':
      return ask.options.length === 0 ? hints.noDefense : hints.defend;
  }
  return undefined;
}

function purchaseHint(model: Model, option: OptionView): string | undefined {
  const { hints } = words[model.lang];
  const { power } = model.vars;
  if (option === tokenOption(model) && model.me !== null)
    return model.say(hints.token, { n: power - model.derived.token.cost, k: (seatOf(model, model.me)?.tokens ?? 0) + 1 });
  // A Location in play that others could buy is used, not bought.
  const price = option.ref.kind === 'card' && option.label !== 'use' ? priceOf(model, option.ref.card) : undefined;
  if (price === undefined) return undefined;
  const isNemesis = model.zoneOf(price.card) === 'nemesis';
  if (isNemesis && model.cards('nemeses').length === 0) return hints.leftLast;
  return model.say(isNemesis ? hints.leftNemesis : hints.left, { n: power - price.cost });
}

/** How the count stands, and how it would stand with one more card of mine. */
function raiseHint(model: Model, option: OptionView | undefined): string | undefined {
  const { vote: w } = words[model.lang];
  const { vote } = model.derived;
  if (vote?.raise === null || vote === null) return undefined;
  const { side, votes } = vote.raise;
  const others = Math.max(0, ...vote.counts.filter((one) => one.side !== side).map((one) => one.votes));
  const said = model.say(option === undefined ? w.standing : w.withCard, {
    side: sideName(model, side),
    k: option === undefined ? votes - 1 : votes,
    m: others,
  });
  return `${said} ${w.pays}`;
}

/** The gold button repeats the stake of a vote. */
export function confirm(model: Pick<Model, 'lang' | 'ask' | 'say' | 'name'>, option: OptionView): string | undefined {
  const w = words[model.lang];
  const stake = isBallot(model.ask?.prompt) ? commitmentOf(option.key) : undefined;
  if (stake !== undefined)
    return model.ask?.prompt === 'vote.auction'
      ? model.say(w.vote.sealBid, { n: stake.tokens })
      : model.say(w.vote.seal, { side: sideName(model, stake.side), n: stake.tokens });
  return undefined;
}

/** What one mostly wants: play what needs no thought, then end the turn; an Auction begins with no token. */
export function main(model: Model): string | undefined {
  const { ask } = model;
  if (ask === null) return undefined;
  if (ask.prompt === 'main') return plainOption(model)?.key ?? 'end';
  if (!isBallot(ask.prompt)) return undefined;
  const { sides } = ballotOf(ask.options);
  return sides.length === 1 ? commitment(ask.options, sides[0], 0)?.key : undefined;
}

/** What lies on the table to be pressed needs no button in the bar, unless it is the other thing to do with a chosen card. */
export function offers(option: OptionView, model: Model): boolean {
  if (isBallot(model.ask?.prompt)) return true;
  if (model.ask?.prompt !== 'main') return false;
  if (option.ref.kind !== 'card') return option.key === 'buy-token';
  const chosen = chosenOf(model)?.ref;
  return chosen?.kind !== 'card' || chosen.card !== option.ref.card;
}
