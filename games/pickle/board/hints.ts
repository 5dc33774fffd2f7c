import type { OptionView } from '#engine';
import { optionName } from '#web/table/prompt/prompt.ts';
import { isFaceUp, ROOFTOP_SPOT, spotAt } from '../map/board.ts';
import { cellAt, NONE } from '../map/grid.ts';
import { canShoot, sees } from '../map/sight.ts';
import { enemySpots, RICK } from '../state.ts';
import { figureNamed, isSpent, type Model, seatFor } from './state.ts';
import { figureOf } from './targets.ts';
import { words } from './words.ts';

// What the prompt bar says about what is chosen.

type Messages = { readonly [key: string]: string | undefined };

/** What a choice would certainly cause, and whether the turn may end. */
export function hint(model: Model): string | undefined {
  const w = words[model.lang].hint;
  const { ask } = model;
  if (ask === null) return undefined;
  if (ask.prompt === 'reroll') {
    const wild = ask.options.some((option) => model.chosen.includes(option.key) && option.params?.face === 'wild');
    return wild ? w.wild : w.reroll;
  }
  if (ask.prompt === 'pay') return paidFor(model);
  if (ask.prompt === 'turn-tile' || ask.prompt === 'twist-to') return w.turn;
  const chosen = ask.options.find((option) => option.key === model.chosen[0]);
  if (chosen !== undefined) return consequence(model, chosen);
  if (!ask.prompt.startsWith('spend-')) return undefined;
  const v = model.vars;
  if (model.derived.mustSpend) return w.must;
  return v.bonus === 0 && v.dice.every((_, die) => isSpent(v, die)) ? w.allSpent : w.mayEnd;
}

function consequence(model: Model, option: OptionView): string | undefined {
  const w = words[model.lang].hint;
  const v = model.vars;
  const { ref, label } = option;
  if (label === 'shoot') return model.say(w.shot, { n: v.rickHealth - 1 });
  if (label === 'talk-down') return w.talkDown;
  if (label === 'draw') return model.say(w.draw, { n: cardsLeft(model) - 1, side: v.side });
  if (ref.kind === 'card' && label === undefined) return gistOf(model, ref.card);
  const figure = figureNamed(figureOf(option)) ?? (label?.startsWith('go.') ? RICK : null);
  if (ref.kind !== 'cell' || figure === null) return undefined;
  const spot = spotAt(v.board, cellAt(ref.x, ref.y));
  const known = spot !== NONE && isFaceUp(v.board, spot);
  if (figure !== RICK)
    return model.say(w.russianThere, {
      sight: canShoot(v.board, spot, v.rickAt) ? 'shoots' : sees(v.board, spot, v.rickAt) ? 'sees' : 'nothing',
      trap: v.traps[spot] === NONE ? 'no' : 'yes',
    });
  if (spot === ROOFTOP_SPOT) return w.escape;
  if (!known) {
    const last = spot === NONE && model.cards('stack').length === 1 ? ` ${w.lastTile}` : '';
    return `${label === 'go.attempt' ? w.attempt : w.unknown}${last}`;
  }
  const enemies = enemySpots(v);
  return model.say(w.seenThere, {
    n: enemies.filter((enemy) => sees(v.board, enemy, spot)).length,
    m: enemies.filter((enemy) => canShoot(v.board, enemy, spot)).length,
  });
}

function paidFor(model: Model): string | undefined {
  const card = model.cards('play').at(-1);
  return card === undefined ? undefined : model.say(words[model.lang].hint.paying, { card: { card: card.id, def: card.def } });
}

function cardsLeft(model: Model): number {
  const v = model.vars;
  return model.cards(`deck:${seatFor(v, v.side) ?? 0}`).length;
}

/** What a card does, for those who have no reading pane beside the table. */
function gistOf(model: Model, card: number): string | undefined {
  const def = model.cardOf(card)?.def ?? null;
  return def === null ? undefined : (model.face(def).gist ?? '').replaceAll('**', '');
}

/** Short words for the gold button: the map and the dice show the rest. What the prompt is about says more than the label of a tile. */
export function confirm(model: Model, { label, params = {} }: OptionView): string | undefined {
  if (label === undefined) return undefined;
  const prompt = model.ask?.prompt ?? '';
  const said = (prompt.startsWith('spend-') ? null : model.text.buttons?.[prompt]) ?? (words[model.lang].confirm as Messages)[label];
  return said === undefined ? undefined : model.say(said, params);
}

/** A figure goes by its number, not by the name that all of its kind share. */
export const short = (model: Model, option: OptionView): string | undefined =>
  option.ref.kind === 'card' && option.label !== undefined ? (confirm(model, option) ?? optionName(model, option)) : undefined;

/** What the board shows itself: on the map, at the deck, as pictures. Its long names would only fill the bar. */
export function offers({ ref, label, params }: OptionView, model: Model): boolean {
  if (ref.kind === 'cell' || ref.kind === 'edge' || ref.kind === 'zone' || label === 'turn' || label === 'pay') return true;
  if (label !== 'shoot' && label !== 'figure') return false;
  // Figures that share a tile are too small for a finger. The symbol that pays is asked for once one is chosen.
  if (!model.phone || model.chosen.length > 0) return true;
  const first = model.ask?.options.find((option) => option.label === label && option.params?.figure === params?.figure);
  return label === 'shoot' && first?.params?.with !== params?.with;
}

/** Symbols of a payment, one by one. */
export function symbolsOf(option: OptionView): string[] {
  const signs = ['move', 'card', 'tools', 'gun', 'wild', 'bonus'];
  return signs.flatMap((sign) => Array.from({ length: Number(option.params?.[sign] ?? 0) }, () => sign));
}
