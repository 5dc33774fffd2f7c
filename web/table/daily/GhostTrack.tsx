import css from './GhostTrack.module.css';
import type { Ghosts } from './ghosts.ts';

/** A line with a mark wherever somebody else ended, and one's own way so far. */
export function GhostTrack({ ghosts, words }: { readonly ghosts: Ghosts; readonly words: string }) {
  const { answers, others } = ghosts;
  const most = Math.max(answers, ...others.map(({ length }) => length), 1);
  const at = (length: number): string => `${(100 * length) / most}%`;
  return (
    <div className={css.track} role="img" aria-label={words} data-ghosts={others.length}>
      <i style={{ width: at(answers) }} />
      {others.map(({ won, length }, i) => (
        // Several people may have taken equally long.
        <b key={i} style={{ left: at(length) }} data-won={won} />
      ))}
      <u style={{ left: at(answers) }} />
    </div>
  );
}
