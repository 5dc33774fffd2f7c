import type { OptionView } from '#engine';
import type { TableModel } from '#web/table/model.ts';
import { optionName } from '#web/table/prompt.ts';
import { isFaceUp, ROOFTOP_SPOT, spotAt } from '../map/board.ts';
import { cellAt, NONE } from '../map/grid.ts';
import { canShoot, sees } from '../map/sight.ts';
import { enemySpots, RICK } from '../state.ts';
import { figureNamed, isSpent, lookOf, seatFor, varsOf } from './state.ts';
import { figureOf } from './targets.ts';
import { words } from './words.ts';

// What the prompt bar says about what is chosen.

type Messages = { readonly [key: string]: string | undefined };

/** What a choice would certainly cause, and whether the turn may end. */
export function hint(model: TableModel): string | undefined {
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
  const v = varsOf(model);
  if (lookOf(model).mustSpend) return w.must;
  return v.bonus === 0 && v.dice.every((_, die) => isSpent(v, die)) ? w.allSpent : w.mayEnd;
}

function consequence(model: TableModel, option: OptionView): string | undefined {
  const w = words[model.lang].hint;
  const v = varsOf(model);
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

function paidFor(model: TableModel): string | undefined {
  const card = model.cards('play').at(-1);
  return card === undefined ? undefined : model.say(words[model.lang].hint.paying, { card: { card: card.id, def: card.def } });
}

function cardsLeft(model: TableModel): number {
  const v = varsOf(model);
  return model.cards(`deck:${seatFor(v, v.side) ?? 0}`).length;
}

/** What a card does, for those who have no reading pane beside the table. */
function gistOf(model: TableModel, card: number): string | undefined {
  const def = model.cardOf(card)?.def ?? null;
  return def === null ? undefined : (model.face(def).gist ?? '').replaceAll('**', '');
}

/** Short words for the gold button: the map and the dice show the rest. */
export function confirm(model: TableModel, option: OptionView): string | undefined {
  const w = words[model.lang];
  const { ref, label } = option;
  const prompt = model.ask?.prompt ?? '';
  if (label !== undefined) {
    const said = (w.confirmAt as Messages)[prompt] ?? (w.confirm as Messages)[label];
    return said === undefined ? undefined : model.say(said, option.params ?? {});
  }
  if (ref.kind !== 'card' || !prompt.startsWith('spend-')) return undefined;
  return model.say(w.play, { card: { card: ref.card, def: model.cardOf(ref.card)?.def ?? null } });
}

export function confirmMany(model: TableModel, options: readonly OptionView[]): string | undefined {
  const said = (words[model.lang].confirmMany as Messages)[model.ask?.prompt ?? ''];
  return said === undefined ? undefined : model.say(said, { n: options.length });
}

/** A figure goes by its number, not by the name that all of its kind share. */
export const short = (model: TableModel, option: OptionView): string | undefined =>
  option.ref.kind === 'card' && option.label !== undefined ? (confirm(model, option) ?? optionName(model, option)) : undefined;

/** What the board shows itself: on the map, at the deck, as pictures. Its long names would only fill the bar. */
export function offers({ ref, label, params }: OptionView, model: TableModel): boolean {
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
