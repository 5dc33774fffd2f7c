import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button, CardSkeletons, cx, Emoji, EmptyState } from '../kit/index.ts';
import { Frame } from '../pages/Frame.tsx';
import { emblem } from '../pages/posters.ts';
import { gameWords } from '../pages/titles.ts';
import { useWords } from '../pages/words.ts';
import { playable } from '../table/playable.ts';
import { bookTexts } from '../text/book.ts';
import css from './Book.module.css';

type Part = 'cards' | 'rules' | 'lab';

export interface BookFrameProps {
  readonly part: Part;
  readonly game: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One book: cards, how to play with all rules, the laboratory, and the way for programmers. */
export function BookFrame({ part, game, title, children }: BookFrameProps) {
  const { lang } = useWords();
  const w = bookTexts[lang];
  const parts: readonly { readonly part: Part; readonly name: string }[] = [
    { part: 'cards', name: w.cards },
    { part: 'rules', name: w.howTo },
    { part: 'lab', name: w.lab },
  ];
  return (
    <Frame title={title}>
      <nav className={css.parts} aria-label={w.tabs} data-book="parts">
        {parts.map((one) => (
          <Link key={one.part} href={`/${one.part}/${game}`} aria-current={one.part === part ? 'page' : undefined}>
            {one.name}
          </Link>
        ))}
        <a href="/api/docs">{w.api}</a>
      </nav>
      {children}
    </Frame>
  );
}

/** From one game to the next in the same part. */
export function GameShelf({ part, game }: { readonly part: Part; readonly game: string }) {
  const { lang } = useWords();
  const bar = useRef<HTMLElement>(null);
  // Where not all have room, this one is among those in sight.
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>(`[data-game="${game}"]`);
    if (here) bar.current?.scrollTo({ left: here.offsetLeft - (bar.current.clientWidth - here.offsetWidth) / 2 });
  }, [game]);
  return (
    <nav ref={bar} className={css.games} aria-label={bookTexts[lang].games}>
      {playable.map((one) => (
        <Link
          key={one}
          href={`/${part}/${one}`}
          className={cx(css.game, one === game && css.on)}
          data-game={one}
          aria-current={one === game ? 'page' : undefined}
        >
          <Emoji name={emblem(one)} size={24} />
          {gameWords(lang, one).title}
        </Link>
      ))}
    </nav>
  );
}

interface NotThereYetProps {
  readonly failed: boolean;
  readonly again: () => void;
  /** How many cards are drawn in outline. */
  readonly count: number;
}

/** What a page of the book shows until its cards are there, or where they cannot be had. */
export function NotThereYet({ failed, again, count }: NotThereYetProps) {
  const { ui, lang } = useWords();
  if (!failed) return <CardSkeletons count={count} text={ui.common.loading} />;
  return (
    <EmptyState
      emoji="broken-heart"
      title={bookTexts[lang].notThere}
      action={
        <Button kind="act" onClick={again}>
          {ui.common.tryAgain}
        </Button>
      }
    />
  );
}
