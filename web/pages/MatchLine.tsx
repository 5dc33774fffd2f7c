import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Emoji } from '../kit/index.ts';
import css from './MatchLine.module.css';
import { emblem } from './posters.ts';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

interface MatchLineProps {
  readonly match: { readonly id: string; readonly game: string };
  readonly text: string;
  readonly children: ReactNode;
}

/** A match in a list: which game, a line about it, and what the list adds. */
export function MatchLine({ match, text, children }: MatchLineProps) {
  const { lang } = useWords();
  return (
    <li data-game={match.game} data-match={match.id}>
      <span className={css.emblem} aria-hidden="true">
        <Emoji name={emblem(match.game)} />
      </span>
      <LineWords name={gameWords(lang, match.game).title} title={text}>
        {text}
      </LineWords>
      {children}
    </li>
  );
}

interface LineWordsProps {
  readonly name: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A name and a smaller line below it, each cut where there is no room. */
export function LineWords({ name, title, children }: LineWordsProps) {
  return (
    <div className={css.words}>
      <b>{name}</b>
      <span title={title}>{children}</span>
    </div>
  );
}

interface GoProps {
  readonly href: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function Go({ href, label, children }: GoProps) {
  return (
    <Link href={href} className={css.go} aria-label={label}>
      {children}
    </Link>
  );
}
