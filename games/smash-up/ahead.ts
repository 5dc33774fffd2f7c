// What an answer would bring, before it is given.

import type { CardId, SeatId, Step } from '#engine';
import { foresee, isPresent, keyOf, valueIn } from '#engine';
import type { SiteDerived } from './derived.ts';
import { mainOptions, take } from './flow.ts';
import { specialsOf, useSpecial } from './scoring.ts';
import type { SmashVars, T } from './state.ts';
import { NONE } from './state.ts';
import { breakpointAt, powersNow } from './table/layers.ts';
import { cardOf, siteOf, sitesInPlay } from './table/select.ts';
import { enter } from './verbs.ts';

/** How an answer would leave the bases it changes, as far as that is certain; nothing is said of answers that change none. */
export interface Outlook {
  /** Points of the seat that is asked. */
  readonly vp: number;
  readonly sites: readonly Ahead[];
}
export interface AheadDerived extends Outlook {
  /** Key of the option. */
  readonly key: string;
}
export type Ahead = Pick<SiteDerived, 'site' | 'total' | 'breakpoint' | 'powers' | 'places' | 'gains'>;

type Try = (t: T) => Step<SmashVars>;
/** How a base stands. */
type SiteView = (t: T, site: number) => SiteDerived;

/** For the seat that is asked what to play or which Special to use; nothing for anybody else. */
export function aheadFor(t: T, seat: SeatId, sites: readonly SiteDerived[], view: SiteView): AheadDerived[] {
  const list: AheadDerived[] = [];
  const known: { readonly of: string; readonly ahead: Outlook | null }[] = [];
  for (const { key, of, run, plain } of triesOf(t, seat)) {
    // The same card to the same place by another play brings the same.
    const twin = known.find((one) => one.of === of);
    const then = twin === undefined ? (foresee(t, seat, run) ?? foresee(t, seat, plain)) : null;
    const ahead = twin === undefined ? (then === null ? null : changedBy(then, seat, sites, view)) : twin.ahead;
    known.push({ of, ahead });
    if (ahead !== null) list.push({ key, ...ahead });
  }
  return list;
}

/** What can be done now; `plain` is the same without anything that comes to light by it: a minion is simply there. */
function triesOf(t: T, seat: SeatId): { readonly key: string; readonly of: string; readonly run: Try; readonly plain: Try }[] {
  const { vars } = t;
  if (vars.scopes.length > 0 || t.outcome !== null || !isPresent(t, seat)) return [];
  const lands = (card: CardId, site: number): Try => {
    return (then) => {
      if (site !== NONE && cardOf(then, card).kind === 'minion') enter(then, card, seat, site, NONE);
    };
  };
  if (vars.phase === 'play' && vars.active === seat)
    return mainOptions(t, seat).flatMap((option) => {
      const value = valueIn(option);
      const { card, to } = value;
      if (card === NONE) return [];
      return [{ key: keyOf(option), of: `${card}@${to}`, run: (then: T) => take(then, seat, value), plain: lands(card, siteOf(t, to)) }];
    });
  const { scoring } = vars;
  if (scoring?.stage !== 'specials' || scoring.at !== seat) return [];
  return specialsOf(t, scoring, seat).map((choice) => {
    const card = typeof choice === 'number' ? choice : choice.value;
    const run = (then: T): Step<SmashVars> => (then.vars.scoring === null ? undefined : useSpecial(then, then.vars.scoring, seat, card));
    return { key: keyOf(choice), of: keyOf(choice), run, plain: lands(card, scoring.site) };
  });
}

/** For a question in the course of a card: the engine tries the answers, since what comes after them is known to the card alone. */
export function outlook(t: T, seat: SeatId, view: SiteView): ((then: T) => Outlook | undefined) | undefined {
  if (t.vars.scopes.length === 0) return undefined;
  const sites = sitesInPlay(t).map((site) => view(t, site));
  return (then) => changedBy(then, seat, sites, view) ?? undefined;
}

function changedBy(then: T, seat: SeatId, sites: readonly SiteDerived[], view: SiteView): Outlook | null {
  const seen = powersNow(then);
  const changed = sitesInPlay(then).filter((site) => {
    const before = sites.find((one) => one.site === site);
    return before?.breakpoint !== breakpointAt(then, site) || then.ring.some((one) => before.powers[one] !== seen.total(site, one));
  });
  if (changed.length === 0) return null;
  return {
    vp: then.vars.vp[seat],
    sites: changed.map((site) => {
      const { total, breakpoint, powers, places, gains } = view(then, site);
      return { site, total, breakpoint, powers, places, gains };
    }),
  };
}
