import type { Ask, Tip } from '#engine';
import { refOf } from '#engine';
import type { T, UnicornVars } from '../state.ts';
import { cardOf, handOf, unicornsOf } from '../state.ts';

/** A Unicorn of the hand that would stand in the player's own Stable. */
function ownUnicorns(t: T, ask: Ask): readonly number[] {
  return ask.options.flatMap((choice, at) => {
    const ref = refOf(choice);
    return typeof choice === 'number' && ref.kind === 'card' && cardOf(t, ref.card).isUnicorn ? [at] : [];
  });
}

/** The card that waits for an answer, where nobody has answered it yet. */
function played(t: T, ask: Ask): { readonly isLate: boolean } | null {
  const { play, needed } = t.vars;
  if (ask.prompt.key !== 'respond' || play === null || play.instants.length > 0 || ask.options.length === 0) return null;
  const { isUnicorn, unicorns } = cardOf(t, play.card);
  return { isLate: isUnicorn && play.into !== null && play.into !== ask.seat && unicornsOf(t, play.into) + unicorns >= needed - 1 };
}

const MANY = 5;

export const tips: readonly Tip<UnicornVars>[] = [
  {
    key: 'neigh-saved',
    says: ['hints.window', 'mistakes.0'],
    about: (t, ask) => (played(t, ask)?.isLate === false ? (picks) => picks.length === 0 : null),
  },
  {
    key: 'neigh-spent',
    says: ['hints.window', 'mistakes.0'],
    about: (t, ask) => (played(t, ask)?.isLate === true ? (picks) => picks.length > 0 : null),
  },
  {
    key: 'rather-play',
    says: ['hints.gold'],
    about: (_, ask) => (ask.prompt.key === 'action' && ask.min === 0 && ask.options.length > 0 ? (picks) => picks.length > 0 : null),
  },
  {
    key: 'no-hoarding',
    says: ['mistakes.1'],
    about(t, ask) {
      if (ask.prompt.key !== 'action' || handOf(t, ask.seat).length < MANY || ownUnicorns(t, ask).length === 0) return null;
      return (picks) => picks.length > 0;
    },
  },
];
