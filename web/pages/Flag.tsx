import type { Tables } from '../app/tables.ts';
import { Emoji, Sign } from '../kit/index.ts';
import css from './Flag.module.css';
import { useWords } from './words.ts';

/** On a poster: how many tables of the game wait for the viewer, or are under way. */
export function Flag({ game, tables: { reply } }: { readonly game: string; readonly tables: Tables }) {
  const { p, say } = useWords();
  const here = (reply?.tables ?? []).filter((table) => table.game === game && table.slow);
  const mine = here.filter(({ state }) => state === 'mine').length;
  const on = here.filter(({ state }) => state === 'others').length;
  if (mine + on === 0) return null;
  return (
    <span className={css.flag} data-flag={mine > 0 ? 'mine' : 'on'}>
      {mine > 0 ? <Emoji name="hourglass-not-done" /> : <Sign name="table" />}
      {mine > 0 ? say(p.home.flagMine, { n: mine }) : say(p.home.flagOn, { n: on })}
    </span>
  );
}
