import { contextFor, format, type GameText, type Lang, type ParamsView, type SeatId, type View } from '#engine';
import { uiTexts } from '../../text/test/both.ts';
import type { TableModel } from '../model.ts';

/** The part of a table's model that a board's words and logic are made from, at some moment of a real match; nothing can be done on it. */
export function momentOf<Model extends TableModel>(
  texts: { readonly [lang in Lang]: GameText },
  view: View,
  me: SeatId,
  lang: Lang,
  chosen: readonly string[] = [],
): Model {
  const context = contextFor(texts[lang], lang, ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'], me);
  const places = Object.entries(view.zones).flatMap(([zone, list]) => list.map((card) => ({ zone, card })));
  const moment: Partial<TableModel> = {
    view,
    vars: view.vars,
    derived: view.derived,
    me,
    lang,
    phone: false,
    text: texts[lang],
    ui: uiTexts[lang],
    name: (seat: SeatId) => `${seat + 1}`,
    ask: view.decision?.mine ?? null,
    chosen,
    held: null,
    endings: [],
    ahead: [],
    canAct: true,
    say: (message: string, params: ParamsView = {}) => format(message, params, context),
    cards: (zone: string) => view.zones[zone] ?? [],
    zoneOf: (id: number) => places.find(({ card }) => card.id === id)?.zone ?? null,
    cardOf: (id: number) => places.find(({ card }) => card.id === id)?.card,
  };
  return moment as Model;
}
