import type { ReactNode } from 'react';
import { Emoji } from '../kit/index.ts';
import { emblem } from './posters.ts';

interface GameLineProps {
  /** `acts`: what can be done stands apart at the end; without it, below the words. */
  readonly css: { readonly line: string; readonly emblem: string; readonly acts?: string };
  readonly game: string;
  /** Instead of the emblem of the game. */
  readonly lead?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A line about a table or a deal: the emblem of its game, two lines of words, and what can be done. */
export function GameLine({ css, game, lead, title, text, children }: GameLineProps) {
  return (
    <li className={css.line} data-game={game}>
      {lead ?? (
        <span className={css.emblem} aria-hidden="true">
          <Emoji name={emblem(game)} />
        </span>
      )}
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {css.acts === undefined && children}
      </div>
      {css.acts !== undefined && <span className={css.acts}>{children}</span>}
    </li>
  );
}
