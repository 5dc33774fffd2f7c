import { useEffect, useState, useSyncExternalStore } from 'react';
import { BookFrame, GameShelf } from '../book/BookFrame.tsx';
import { Button, CardSkeletons, EmptyState, LinkButton } from '../kit/index.ts';
import { type Guide, loadGuide } from '../table/games.ts';
import { Rules } from '../table/menu/RulesDrawer.tsx';
import { playable } from '../table/playable.ts';
import { coachTexts } from '../text/coach.ts';
import { HowTo, Neighbours } from './HowTo.tsx';
import { MissingPage } from './Missing.tsx';
import css from './Prose.module.css';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

function onHash(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

/** How to play: the game in short, then the whole rulebook. `#FLX-121` opens it at that rule. */
export function RulesPage({ id }: { readonly id: string }) {
  return playable.includes(id) ? <RuleBook id={id} /> : <MissingPage />;
}

function RuleBook({ id }: { readonly id: string }) {
  const { p, ui, lang } = useWords();
  const [guide, setGuide] = useState<Guide | 'failed' | null>(null);
  const load = (): void => {
    setGuide(null);
    loadGuide(id).then(setGuide, () => setGuide('failed'));
  };
  useEffect(load, [id]);
  const rule = useSyncExternalStore(onHash, () => location.hash.slice(1)) || null;
  const { title } = gameWords(lang, id);
  return (
    <BookFrame part="rules" game={id} title={`${p.nav.rules}: ${title}`}>
      <GameShelf part="rules" game={id} />
      {guide === null ? (
        <article className={css.prose}>
          <h1>{title}</h1>
          <CardSkeletons count={3} text={ui.common.loading} />
        </article>
      ) : guide === 'failed' ? (
        <article className={css.prose}>
          <h1>{title}</h1>
          <EmptyState
            emoji="broken-heart"
            title={p.home.offline}
            action={
              <Button kind="act" onClick={load}>
                {ui.common.tryAgain}
              </Button>
            }
          />
        </article>
      ) : (
        <>
          <HowTo id={id} guide={guide} />
          <article className={css.prose} data-game={id}>
            <h2>{coachTexts[lang].allRules}</h2>
            <Rules rule={rule} texts={guide.texts} lang={lang} page="" />
            <div className={css.ways}>
              <LinkButton href="/">{p.missing.home}</LinkButton>
            </div>
          </article>
          <Neighbours lessons={guide.lessons} />
        </>
      )}
    </BookFrame>
  );
}
