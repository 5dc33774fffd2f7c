import { useEffect, useState } from 'react';
import type { GameText, Lang } from '#engine';
import { Button, CardSkeletons, EmptyState, LinkButton } from '../kit/index.ts';
import { loadRules, playable } from '../table/games.ts';
import { Rules } from '../table/RulesDrawer.tsx';
import { Frame } from './Frame.tsx';
import { MissingPage } from './Missing.tsx';
import css from './Prose.module.css';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

type Texts = { readonly [lang in Lang]: GameText };

/** How to play: the game in short, then the whole rulebook. `#FLX-121` opens it at that rule. */
export function RulesPage({ id }: { readonly id: string }) {
  return playable.includes(id) ? <RuleBook id={id} /> : <MissingPage />;
}

function RuleBook({ id }: { readonly id: string }) {
  const { p, ui, lang } = useWords();
  const [texts, setTexts] = useState<Texts | 'failed' | null>(null);
  const load = (): void => {
    setTexts(null);
    loadRules(id).then(
      (rules) => setTexts(rules.texts),
      () => setTexts('failed'),
    );
  };
  useEffect(load, [id]);
  const { title } = gameWords(lang, id);
  return (
    <Frame title={`${p.nav.rules}: ${title}`}>
      <article className={css.prose} data-game={id}>
        <h1>{title}</h1>
        {texts === null ? (
          <CardSkeletons count={3} text={ui.common.loading} />
        ) : texts === 'failed' ? (
          <EmptyState
            emoji="broken-heart"
            title={p.home.offline}
            action={
              <Button kind="act" onClick={load}>
                {ui.common.tryAgain}
              </Button>
            }
          />
        ) : (
          <>
            <h2 className="sr">{ui.rules.title}</h2>
            <Rules rule={location.hash.slice(1) || null} texts={texts} lang={lang} />
          </>
        )}
        <div className={css.ways}>
          <LinkButton href="/">{p.missing.home}</LinkButton>
        </div>
      </article>
    </Frame>
  );
}
