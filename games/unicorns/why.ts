import type { CardId, Reason, SeatId } from '#engine';
import { isPlayableMagic, stablesFor } from './flow.ts';
import type { T } from './state.ts';
import { cardOf, handZone, isMarked, MARKS } from './state.ts';

/** Why a hand card cannot be played right now. */
export function whyNot(t: T, seat: SeatId, id: CardId): Reason | undefined {
  if (t.zone[id] !== handZone(seat)) return undefined;
  const { kind } = cardOf(t, id);
  const { active, phase, play, chain } = t.vars;
  if (kind === 'instant') {
    if (isMarked(t, seat, MARKS['no-instants'])) return { key: 'no-instants', rule: 'UUN-121' };
    if (play === null || chain !== null) return { key: 'instant-only-answers', rule: 'UUN-058' };
    return (play.instants.at(-1) ?? play).seat === seat ? { key: 'own-card', rule: 'UUN-109' } : undefined;
  }
  if (seat !== active) return { key: 'not-your-turn', rule: 'UUN-179' };
  if (phase !== 'action' || play !== null) return { key: 'not-now', rule: 'UUN-087' };
  if (kind === 'upgrade' && isMarked(t, seat, MARKS['no-upgrades'])) return { key: 'no-upgrades', rule: 'UUN-282' };
  if (kind === 'magic')
    return isPlayableMagic(t, seat, id) ? undefined : { key: 'impossible', rule: 'UUN-352', params: { card: { card: id } } };
  if (stablesFor(t, id).length > 0) return undefined;
  return kind === 'upgrade' ? { key: 'needs-basic', rule: 'UUN-280' } : { key: 'queen-bee', rule: 'UUN-257' };
}
