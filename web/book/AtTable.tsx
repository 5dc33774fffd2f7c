import { useEffect, useState } from 'react';
import type { Lang } from '#engine';
import { Button, LineSkeletons, RichText } from '../kit/index.ts';
import { useWords } from '../pages/words.ts';
import { termsIn } from '../table/reading/terms.ts';
import { bookTexts } from '../text/book.ts';
import css from './CardPage.module.css';
import { Examples } from './Examples.tsx';
import { type Example, examplesFor, loadExamples } from './examples.ts';
import { loadPages, loadRulings, type Pages } from './texts.ts';

interface AtTableProps {
  readonly game: string;
  readonly card: string;
  readonly lang: Lang;
  /** The rules in the words of the table. */
  readonly rules: { readonly [id: string]: string };
  readonly openRule: (rule: string) => void;
}

interface Read {
  readonly pages: Pages;
  readonly rulings: readonly string[];
  readonly examples: readonly Example[];
}

async function read(game: string, card: string, lang: Lang): Promise<Read> {
  const [pages, rulings, examples] = await Promise.all([loadPages(game, lang), loadRulings(game), loadExamples(game)]);
  const own = rulings[card] ?? [];
  return { pages, rulings: own, examples: examplesFor(examples, card, own) };
}

/** The page of a card as far as a table may show it: what is printed and how it is meant. Figures and company would be advice. */
export function AtTable({ game, card, lang, rules, openRule }: AtTableProps) {
  const { ui } = useWords();
  const w = bookTexts[lang];
  const [found, setFound] = useState<Read | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    setFound(null);
    read(game, card, lang).then(
      (one) => gone || setFound(one),
      () => gone || setFound('failed'),
    );
    return () => {
      gone = true;
    };
  }, [game, card, lang]);
  if (found === null) return <LineSkeletons count={4} />;
  if (found === 'failed') return <p className={css.note}>{w.notThere}</p>;
  const { pages, rulings, examples } = found;
  const printed = pages.texts.cards[card]?.text ?? '';
  const terms = termsIn(pages.texts, printed);
  const rule = (id: string) => (
    <Button size="sm" data-ruling={id} aria-label={ui.common.rule.replace('{id}', id)} onClick={() => openRule(id)}>
      {id}
    </Button>
  );
  return (
    <div className={css.text} data-book-card={card} data-game={game}>
      <p className={css.printed}>
        <RichText text={printed} />
      </p>
      {rulings.length === 0 && <p className={css.note}>{w.noRulings}</p>}
      <dl className={css.rulings}>
        {rulings.map((id) => (
          <div key={id}>
            <dt>{rule(id)}</dt>
            <dd>
              <RichText text={rules[id] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <Examples examples={examples} card={card} pages={pages} />
      {terms.length > 0 && (
        <section className={css.words}>
          <h2>{w.words}</h2>
          <dl>
            {terms.map((key) => (
              <div key={key}>
                <dt>{pages.texts.glossary[key].word}</dt>
                <dd>
                  {pages.texts.glossary[key].text} {rule(pages.texts.glossary[key].rule)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
