import type { Lang, Match, SeatId } from '#engine';
import type { Passage } from '../moments/moment.ts';

/** What a seat sees of a real match before and after something is done, and what it is told meanwhile. */
export function passageOf<Vars, Derived>(match: unknown, seat: SeatId, deed: () => void, lang: Lang = 'en'): Passage<Vars, Derived> {
  const real = match as Match;
  const look = () => real.view(seat) as unknown as Passage<Vars, Derived>['before'];
  const before = look();
  const from = real.events(seat).length;
  deed();
  return { before, after: look(), events: real.events(seat, from).flat(), lang };
}
