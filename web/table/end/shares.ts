import type { MatchMeta } from '#server/schema.ts';
import type { TableModel } from '../model.ts';
import { listed } from '../words.ts';

/** Who has added to the deal, and who was left out, in words; nothing where the house alone drew it. */
export function shareWords({ ui, say, name }: Pick<TableModel, 'ui' | 'say' | 'name'>, joint: MatchMeta['joint']): string[] {
  if (joint === null) return [];
  const names = (seats: readonly { readonly seat: number }[]): string =>
    listed(
      seats.map(({ seat }) => name(seat)),
      ui.common.and,
    );
  return [
    ...(joint.shares.length > 0 ? [say(ui.end.shares, { names: names(joint.shares), n: joint.shares.length })] : []),
    ...(joint.left.length > 0 ? [say(ui.end.leftOut, { names: names(joint.left), n: joint.left.length })] : []),
  ];
}
