import type { Params, ParamsView, ParamView, View } from '#engine';

/** Parameters that still name cards by number, with the faces that this view knows. */
export function paramsOf(view: View, params: Params | undefined): ParamsView {
  const out: { [name: string]: ParamView } = {};
  const defOf = (id: number): string | null => {
    for (const cards of Object.values(view.zones)) for (const card of cards) if (card.id === id) return card.def;
    return null;
  };
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value === 'object' && 'card' in value) out[name] = { card: value.card, def: defOf(value.card) };
    else if (typeof value === 'object' && 'cards' in value) out[name] = { cards: value.cards.map((id) => ({ id, def: defOf(id) })) };
    else out[name] = value;
  }
  return out;
}

/** Seconds and minutes as on a clock: 0:24. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Names as one says them: a comma between all but the last two. */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names[names.length - 1]}`;
