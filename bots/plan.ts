import type { Ask, Choice, Table } from '#engine';
import { decoded, single } from '#engine';

/**
 * Own answers that follow the one being weighed, and how playouts went that gave them. What is weighed is then worth what the rest of the turn makes of it
 * when it is played well, not as anybody might play it: the better an answer goes, the more often it is given again, and what looks promising is tried
 * first. Other seats answer as they are imagined to.
 */
export class Plan {
  visits = 0;
  sum = 0;
  readonly next = new Map<string | number, Plan>();
}

/** How long an answer that looks promising is believed in against how it went. */
const CURIOSITY = 0.5;
const NOTHING: readonly number[] = Object.freeze([]);
const DECLINE = 'none';

/** How much a seat leans to each option of a question for one, and to declining (last), as logarithms of odds. */
export type Leaning = <V>(t: Table<V>, ask: Ask) => readonly number[];

/** The answer to try next, and where its own following answers are kept. */
export function follow<V>(plan: Plan, t: Table<V>, ask: Ask, lean: Leaning): { readonly picks: readonly number[]; readonly plan: Plan } {
  const { options } = ask;
  const many = ask.min === 0 ? options.length + 1 : options.length;
  const leanings = lean(t, ask);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < many; i++) if (leanings[i] > top) top = leanings[i];
  let all = 0;
  for (let i = 0; i < many; i++) all += Math.exp(leanings[i] - top);
  const mean = plan.visits === 0 ? 0.5 : plan.sum / plan.visits;
  const reach = (CURIOSITY * Math.sqrt(plan.visits + 1)) / all;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < many; i++) {
    const known = plan.next.get(i === options.length ? DECLINE : nameOf(t, options[i]));
    const visits = known?.visits ?? 0;
    const value = (known === undefined || visits === 0 ? mean : known.sum / visits) + (reach * Math.exp(leanings[i] - top)) / (1 + visits);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  const name = best === options.length ? DECLINE : nameOf(t, options[best]);
  let next = plan.next.get(name);
  if (next === undefined) {
    next = new Plan();
    plan.next.set(name, next);
  }
  return { picks: best === options.length ? NOTHING : single(best), plan: next };
}

/** The same in every imagined world: behind a number that nobody has seen lies another card each time. */
function nameOf<V>(t: Table<V>, given: Choice): string | number {
  const choice = decoded(given);
  if (typeof choice === 'number') return t.def[choice];
  return choice.key.includes('c') ? choice.key.replaceAll(/c(\d+)/g, (_, card) => `c${t.def[Number(card)] ?? card}`) : choice.key;
}
