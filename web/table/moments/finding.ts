import type { View } from '#engine';
import type { LiveState } from '../../app/live.ts';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';
import type { Look, Message, Shown } from './moment.ts';

type Words = Pick<TableModel, 'lang' | 'say'>;

const AGAIN = 0.6;

/** The great moments between two states, in words. */
export function momentsBetween(before: LiveState, after: LiveState, kinds: Board['moments'], words: Words, still: boolean): Shown[] {
  const [from, to] = [before.state, after.state];
  if (kinds === undefined || from === null || to === null || from.view === null || to.view === null) return [];
  const events = after.told.filter(({ at }) => at > from.at).flatMap((batch) => batch.events);
  if (events.length === 0) return [];
  const say = ({ message, params = {} }: Message): string => words.say(message, params);
  const passage = { before: asLook(from.view), after: asLook(to.view), events, lang: words.lang };
  return kinds.flatMap(({ name, see }) =>
    see(passage).map((seen, n): Shown => {
      const title = seen.title === undefined ? null : say(seen.title);
      const line = say(seen.line);
      const told = seen.told?.map(say).join(', ') ?? [title, line].filter((part) => part !== null && part !== '').join(': ');
      const share = n === 0 ? 1 : AGAIN;
      return { key: `${name}-${to.at}-${n}`, name, share, still, picture: seen.picture, title, line, told, concerns: seen.concerns };
    }),
  );
}

const asLook = (view: View): Look => view;
