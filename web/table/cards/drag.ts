import type { CardId, OptionView, SeatId } from '#engine';

/** What lies under a point of the table, nearest first: a card or the place it lies at, a player. */
export type Target = `card:${CardId}` | `seat:${SeatId}`;

/** What an option is aimed at besides the card that carries it: where the card would go, or whom it would hit. */
export function aimsOf({ ref, params = {} }: OptionView): Target[] {
  const own = ref.kind === 'card' ? ref.card : undefined;
  return Object.values(params).flatMap((value): Target[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('card' in value && typeof value.card === 'number') return value.card === own ? [] : [`card:${value.card}`];
    return 'seat' in value && typeof value.seat === 'number' ? [`seat:${value.seat}`] : [];
  });
}

/**
 * What dropping a card over the table means: its options for what lies there, or those without an aim, which can be dropped anywhere. `targets` is null
 * beside the table. Several that fit leave a question open.
 */
export function dropped(options: readonly OptionView[], targets: readonly Target[] | null): readonly OptionView[] {
  if (targets === null) return [];
  for (const target of targets) {
    const fits = options.filter((option) => aimsOf(option).includes(target));
    if (fits.length > 0) return fits;
  }
  return options.filter((option) => aimsOf(option).length === 0);
}

/** What lies at a point of the screen; null where that is not the table: the hand itself, the question, the bars around. */
export function targetsAt(x: number, y: number): Target[] | null {
  const hit = document.elementFromPoint(x, y);
  if (hit === null || hit.closest('main') === null || hit.closest('[data-hand], [data-prompt], header, dialog') !== null) return null;
  const [card, place, seat] = (['card', 'drop', 'seat'] as const).map((name) => hit.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]);
  return [
    ...(card === undefined ? [] : [`card:${Number(card)}` as const]),
    ...(place === undefined ? [] : [`card:${Number(place)}` as const]),
    ...(seat === undefined ? [] : [`seat:${Number(seat)}` as const]),
  ];
}
