import type { TableModel } from '../model.ts';

/** How long others took with the deal of the day, while it is played: their lengths only, nothing of their cards. */
export interface Ghosts {
  /** Own answers so far. */
  readonly answers: number;
  readonly others: readonly { readonly won: boolean; readonly length: number }[];
}

/** More than so many are told as a span. */
const FEW = 5;

/** How far one is, and where the others ended. */
export function ghostWords({ ui, say, lang }: Pick<TableModel, 'ui' | 'say' | 'lang'>, { answers, others }: Ghosts): string {
  const w = ui.ghosts;
  const told = (won: boolean, message: string): string[] => {
    const lengths = others.filter((one) => one.won === won).map(({ length }) => length);
    lengths.sort((a, b) => a - b);
    if (lengths.length === 0) return [];
    const list = new Intl.ListFormat(lang).format(lengths.map(String));
    const many = lengths.length > FEW ? say(w.span, { least: lengths[0], most: lengths[lengths.length - 1] }) : list;
    return [say(message, { many, k: lengths.length })];
  };
  const ends = [...told(true, w.won), ...told(false, w.lost)];
  return [say(w.you, { n: answers }), ...(ends.length === 0 ? [w.none] : ends)].join(' ');
}
