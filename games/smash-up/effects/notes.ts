// What happens is noted for the cards that react to it; they are carried out in step 2 (SMU-112, SMU-129, SMU-130).

import type { CardId, SeatId } from '#engine';
import type { Happening, Occasion, Scope, T, Trigger } from '../state.ts';
import * as state from '../state.ts';
import * as inplay from '../table/in-play.ts';
import * as select from '../table/select.ts';
import * as traits from '../table/traits.ts';

const { added, NONE, SITE } = state;
const { hearsAt, hearsInPlay } = inplay;
const { cardOf, works } = select;
const { bitOf, HEARS, hearingOf } = traits;

// Shared until there is something: most plays cause nothing.
const NOTHING: readonly never[] = [];

export const newScope = (): Scope => ({ stage: 1, pending: NOTHING, discards: NOTHING, occasions: NOTHING });

/** The play under way. Everything that changes the table in a match happens in one. */
export function scopeOf(t: T): Scope {
  const { scopes } = t.vars;
  if (scopes.length === 0) throw new Error('nothing is being carried out');
  return scopes[scopes.length - 1];
}

export interface Event {
  readonly what: Happening;
  readonly about: CardId;
  readonly by: SeatId;
  readonly cause: CardId;
  readonly site: number;
}

/** Called just before the event; `not` is a card that does not hear it: the one being played. */
export function note(t: T, e: Event, not: CardId = NONE): void {
  // Short, so that it dissolves in its callers and the event is never made where nobody hears it.
  if ((hearsInPlay(t) & bitOf(e.what)) !== 0) noteForAll(t, e, not);
}

function noteForAll(t: T, e: Event, not: CardId): void {
  const bit = bitOf(e.what);
  const { def } = t;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if ((hearsAt(t, site) & bit) === 0) continue;
    const cards = t.zones[SITE + site];
    for (let i = 0; i < cards.length; i++) {
      const id = cards[i];
      if ((HEARS[def[id]] & bit) === 0 || id === not) continue;
      const hearing = hearingOf(cardOf(t, id), e.what);
      if (hearing === undefined) continue;
      // The base lies first.
      const ctrl = i === 0 ? NONE : t.vars.ctrl[id];
      const trigger: Trigger = {
        what: e.what,
        card: id,
        def: t.def[id],
        ctrl,
        about: e.about,
        by: e.by,
        cause: e.cause,
        site: e.site,
      };
      if (!hearing.when(t, id, ctrl, trigger) || !works(t, id)) continue;
      const scope = scopeOf(t);
      scope.pending = added(scope.pending, trigger);
    }
  }
}

export const noteOccasion = (t: T, occasion: Occasion): void => {
  const scope = scopeOf(t);
  scope.occasions = added(scope.occasions, occasion);
};
