import { type AdvisedPlan, fastRng, type Game, keyOf, type ReasonKind } from '#engine';
import { type Advice, advise, loadKnowledge } from '../learned.ts';
import { type AdvicePosition, calledAnswer, type Dealt, sameAnswer, seatOf } from './positions.ts';

const knowledgeOf = loadKnowledge(new URL('../../games/', import.meta.url));

/** How an advice does on a position. */
export interface Judged {
  readonly plan: boolean;
  readonly reason: boolean;
  /** It gives the match away, where another answer does not. */
  readonly blunder: boolean;
  /** For who looks into it. */
  readonly said: string;
}

export function judgedOn<V>(game: Game, position: AdvicePosition<V>, seed: number, iterations: number): Judged {
  const dealt = position.deal();
  const { match } = dealt;
  const seat = seatOf(position.seat);
  const advice = advise(match, seat, { iterations }, fastRng(seed), knowledgeOf(game, match.table.ring.length));
  const [first] = advice.plans;
  const clicks = [first.keys, ...first.same].map((keys) => called(dealt, position, keys));
  const isRight = (click: string): boolean => position.right.some((one) => sameAnswer(one, click));
  const later = namesIn(first);
  const named = [...clicks[0].split('+'), ...later];
  const leads = position.later === undefined || position.later.some((one) => named.includes(one));
  const kinds = kindsOf(advice);
  return {
    // What comes to the same in another order is the same plan.
    plan: (isRight(clicks[0]) && leads) || (clicks.slice(1).some(isRight) && leads),
    reason: position.reasons.some((kind) => kinds.includes(kind)),
    blunder: position.blunders?.some((one) => sameAnswer(one, clicks[0])) ?? false,
    said: `${advice.verdict}: ${clicks[0]} > ${later.join(' > ')} (${kinds.join(', ')})${advice.plans[1] === undefined ? '' : ` / ${called(dealt, position, advice.plans[1].keys)}`}`,
  };
}

function called<V>(dealt: Dealt<V>, { seat }: AdvicePosition<V>, keys: readonly string[]): string {
  const options = dealt.match.askOf(seatOf(seat))?.options ?? [];
  return calledAnswer(
    dealt,
    seat,
    keys.map((key) => options.findIndex((option) => keyOf(option) === key)),
  );
}

/** Cards and keys of all that the plan does after its first click. */
const namesIn = ({ steps }: AdvisedPlan): string[] =>
  steps
    .slice(1)
    .flatMap(({ options, faces }) => options.flatMap(({ key, ref }) => (ref.kind === 'card' ? [faces[ref.card] ?? key, key] : [key])));

/** What sorts of reason are given; that it wins, and that it is all the same, the verdict says. */
function kindsOf({ plans: [first], verdict }: Advice): ReasonKind[] {
  const kinds = first.claims.map(({ kind }) => kind);
  if (verdict === 'wins') kinds.push('win');
  if (verdict === 'same' || verdict === 'order') kinds.push('simple');
  return kinds;
}
