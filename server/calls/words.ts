import type { Lang } from '#engine';
import type { Library } from '../library.ts';
import type { CallMessage } from '../schema.ts';
import type { OutboxRow } from '../store/calling.ts';
import { serverText } from '../text/index.ts';

/** Calls in words. */

interface Listener {
  readonly lang: Lang;
  readonly zone: string;
  readonly now: number;
}

const HOUR_MS = 3_600_000;

export const pathOf = (match: string): string => `/m/${match}`;
export const SUM_PATH = '/tables';

const gameIn = (library: Pick<Library, 'titleOf'>, game: string, lang: Lang): string => library.titleOf(game)?.[lang].title ?? game;

/** The hour with its day, as people say it. */
export function whenIn({ lang, zone, now }: Listener, at: number): string {
  const text = serverText[lang].calls;
  const day = (moment: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);
  const time = new Intl.DateTimeFormat(lang, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  if (day(at) === day(now)) return text.today(time);
  if (day(at) === day(now + 24 * HOUR_MS)) return text.tomorrow(time);
  return text.onDay(new Intl.DateTimeFormat(lang, { timeZone: zone, day: 'numeric', month: 'long' }).format(at), time);
}

function wordsOf(call: OutboxRow, library: Pick<Library, 'titleOf'>, who: Listener): { readonly title: string; readonly body: string } {
  const text = serverText[who.lang].calls;
  const { kind, facts } = call;
  const game = gameIn(library, facts.game, who.lang);
  const until = (say: (when: string) => string): string[] => (facts.until === null ? [] : [say(whenIn(who, facts.until))]);
  const lines = (parts: readonly string[]): string => parts.join(' ');
  switch (kind) {
    case 'turn':
      return {
        title: text.turn.title(game),
        body: lines([
          ...(facts.by === null ? [] : [text.turn.by(facts.by)]),
          ...(facts.others > 1 ? [text.turn.wait(facts.others)] : []),
          ...until(text.turn.until),
        ]),
      };
    case 'quarter': {
      const left = Math.max(0, (facts.until ?? who.now) - who.now);
      const hours = Math.round(left / HOUR_MS);
      const said = hours > 0 ? text.hours(hours) : text.minutes(Math.max(1, Math.round(left / 60_000)));
      return { title: text.quarter.title(said, game), body: facts.mayPass ? text.quarter.window : text.quarter.body };
    }
    case 'invited':
      return { title: text.invited.title(facts.by, game), body: lines(until(text.invited.until)) };
    case 'over': {
      const { winners = [], won } = facts;
      const end = won === true ? text.over.won : winners.length === 0 ? text.over.nobody : text.over.lost(winners);
      return { title: text.over.title(game), body: lines([end, text.over.look]) };
    }
    case 'asked':
    case 'past':
      return {
        title: text.asked.title(game),
        body: lines([facts.mayPass ? text.asked.mayPass : text.asked.must, ...until(text.asked.until)]),
      };
  }
}

/** The call of one table. */
export function messageOf(call: OutboxRow, library: Pick<Library, 'titleOf'>, who: Listener, quiet: boolean): CallMessage {
  const text = serverText[who.lang].calls;
  const { match, kind, at, facts } = call;
  const buttons = [
    ...(facts.mayPass ? [{ does: 'pass' as const, title: text.buttons.pass }] : []),
    ...(facts.mayMore ? [{ does: 'more-time' as const, title: text.buttons.more }] : []),
  ];
  return {
    kind: 'call',
    tag: pathOf(match),
    // A reminder is later than the call before it.
    at: kind === 'quarter' ? at + 1 : at,
    ...wordsOf(call, library, who),
    lang: who.lang,
    path: pathOf(match),
    ...(quiet ? { quiet } : {}),
    ...(buttons.length === 0 ? {} : { buttons, table: { match, seat: facts.seat, n: facts.n } }),
  };
}

/** One for several tables, in place of those of each. */
export function sumOf(calls: readonly OutboxRow[], library: Pick<Library, 'titleOf'>, who: Listener, quiet: boolean): CallMessage {
  const text = serverText[who.lang].calls;
  const games = [...new Set(calls.map(({ facts }) => gameIn(library, facts.game, who.lang)))];
  const ends = calls.flatMap(({ facts }) => facts.until ?? []);
  return {
    kind: 'call',
    tag: SUM_PATH,
    at: Math.max(...calls.map(({ at }) => at)) + 1,
    instead: calls.map(({ match }) => pathOf(match)),
    title: text.sum.title(calls.length),
    body: [text.sum.body(games), ...(ends.length === 0 ? [] : [text.sum.first(whenIn(who, Math.min(...ends)))])].join(' '),
    lang: who.lang,
    path: SUM_PATH,
    ...(quiet ? { quiet } : {}),
  };
}

export const withdrawalOf = (tag: string, at: number, lang: Lang): CallMessage => ({
  kind: 'withdraw',
  tag,
  at,
  title: '',
  body: '',
  lang,
  path: tag,
});
