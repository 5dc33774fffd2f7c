import type { ReactNode } from 'react';
import { Button, CardSkeletons, EmptyState, LinkButton } from '../kit/index.ts';
import { Frame } from './Frame.tsx';
import css from './Missing.module.css';
import { useWords } from './words.ts';

export interface MissingPageProps {
  readonly broken?: boolean;
  /** It is broken because the server has been updated since the page was opened. */
  readonly old?: boolean;
  readonly title?: string;
  readonly text?: string;
  readonly emoji?: string;
  /** Instead of the way to the games. */
  readonly action?: ReactNode;
}

/** Nothing there, or something broke: a picture, one sentence and a way on. */
export function MissingPage({ broken = false, old = false, title, text, emoji, action }: MissingPageProps) {
  const { p } = useWords();
  const shown = title ?? (old ? p.missing.old : broken ? p.missing.broken : p.missing.title);
  return (
    <Frame title={shown}>
      <div className={css.missing} role={broken ? 'alert' : undefined}>
        <h1 className="sr">{shown}</h1>
        <EmptyState
          emoji={emoji ?? (broken ? 'broken-heart' : 'fork-and-knife-with-plate')}
          title={shown}
          text={text ?? (old ? p.missing.oldText : broken ? p.missing.brokenText : p.missing.text)}
          action={
            <div className={css.ways}>
              {broken && (
                <Button kind="act" onClick={() => location.reload()}>
                  {p.missing.reload}
                </Button>
              )}
              {action}
              <LinkButton kind={broken || action !== undefined ? 'plain' : 'act'} href="/">
                {p.missing.home}
              </LinkButton>
            </div>
          }
        />
      </div>
    </Frame>
  );
}

/** A page on its way; the words come only where it takes longer than a blink. */
export function Waiting({ text }: { readonly text?: string }) {
  const { ui } = useWords();
  return (
    <main id="content" className={css.waiting} tabIndex={-1} aria-busy="true">
      <CardSkeletons count={4} text={text ?? ui.common.loading} />
    </main>
  );
}
