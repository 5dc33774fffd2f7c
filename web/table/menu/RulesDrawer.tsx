import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type GameText, type InEvery, isBorrowed, type Lang } from '#engine';
import { Borrowed, Drawer, LanguageSwitch, plainText, RichText } from '../../kit/index.ts';
import { sayIn, uiIn } from '../../text/index.ts';
import { languages } from '../../text/languages.ts';
import { readIn } from '../../text/near.ts';
import css from './RulesDrawer.module.css';
import { asWritten, finder, loadStem, type Stem, vocabularyOf } from './search.ts';

export interface RulesDrawerProps {
  readonly open: boolean;
  /** Rule to open at; none: the beginning. */
  readonly rule: string | null;
  readonly texts: InEvery<GameText>;
  readonly lang: Lang;
  /** Where the rules have a page of their own, so that a link to one of them can be given to others. */
  readonly page: string;
  readonly onClose: () => void;
}

/** More cards than these are not what somebody looks for. */
const MANY_CARDS = 12;

/** The whole rulebook with the ids that prompts and log lines name; searchable, in any language. */
export function RulesDrawer({ open, rule, texts, lang, page, onClose }: RulesDrawerProps) {
  const ui = uiIn(lang).rules;
  return (
    <Drawer open={open} label={ui.title} closeLabel={uiIn(lang).common.close} title={`${ui.title}: ${texts[lang].title}`} onClose={onClose}>
      <Rules rule={rule} texts={texts} lang={lang} page={page} />
    </Drawer>
  );
}

/** The rulebook as a page part; the home page shows it too. */
export function Rules({ rule, texts, lang, page }: Pick<RulesDrawerProps, 'rule' | 'texts' | 'lang' | 'page'>) {
  const [language, setLanguage] = useState<Lang>(lang);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { rules, about, cards } = texts[language];
  const ui = uiIn(lang).rules;
  useEffect(() => setLanguage(lang), [lang]);
  useOpenedAt(box, rule, query, setQuery);
  useSearchKey(field);
  // The words of another language are fetched first; without them nothing changes.
  const choose = (chosen: Lang): void =>
    void readIn(chosen).then(
      () => setLanguage(chosen),
      () => undefined,
    );
  const stem = useStem(language, wanted !== '');
  const vocabulary = useMemo(
    () =>
      vocabularyOf([
        ...Object.values(rules.text),
        ...Object.values(cards).map(({ name }) => name),
        ...(rules.words ?? []).flatMap(({ term, text }) => [term, text]),
      ]),
    [rules, cards],
  );
  const seeks = useMemo(() => finder(wanted, vocabulary, stem), [wanted, vocabulary, stem]);
  const marks = seeks?.marks ?? null;
  const named = useMemo(
    () =>
      wanted.length < 2 || seeks === null
        ? []
        : Object.entries(cards)
            .filter(([, { name }]) => seeks.finds(name))
            .slice(0, MANY_CARDS),
    [wanted, seeks, cards],
  );
  const found = useMemo(
    () =>
      seeks === null
        ? null
        : new Set(
            Object.entries(rules.text)
              .filter(([id, text]) => seeks.finds(`${id} ${text}`))
              .map(([id]) => id),
          ),
    [seeks, rules],
  );
  const words = rules.words?.filter(({ term, text }) => seeks === null || seeks.finds(`${term} ${text}`)) ?? [];
  return (
    <div ref={box} className={css.rules} lang={isBorrowed(texts[language], 'rules') ? 'en' : language}>
      <div className={css.tools}>
        <input
          ref={field}
          type="search"
          value={query}
          placeholder={ui.search}
          aria-label={ui.search}
          aria-keyshortcuts="/"
          onChange={(event) => setQuery(event.target.value)}
        />
        <LanguageSwitch label={ui.language} value={language} languages={languages} onChange={choose} />
      </div>
      {isBorrowed(texts[language], 'rules') && <Borrowed lang={lang} text={uiIn(lang).common.borrowed} />}
      <p className={css.found} role="status">
        {found !== null && sayIn(lang, ui.found, { n: found.size })}
      </p>
      {found === null && (
        <>
          <h3>{ui.about}</h3>
          <p className={css.about}>{about}</p>
          <nav aria-label={ui.contents} className={css.contents}>
            {rules.sections.map((section) => (
              <button key={section.id} type="button" onClick={() => document.getElementById(`rules-${section.id}`)?.scrollIntoView()}>
                {section.title}
              </button>
            ))}
          </nav>
        </>
      )}
      {named.length > 0 && <NamedCards label={ui.cards} cards={named} marks={marks} />}
      {words.length > 0 && (
        <>
          <h3>{ui.words}</h3>
          <dl className={css.words}>
            {words.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {rules.sections.map((section) => {
        const ids = found === null ? section.rules : section.rules.filter((id) => found.has(id));
        if (ids.length === 0) return null;
        return (
          <section key={section.id} id={`rules-${section.id}`}>
            <h3>{section.title}</h3>
            {ids.map((id) => (
              <div key={id} className={css.rule} data-rule={id} data-on={id === rule || undefined} tabIndex={-1}>
                <a href={`${page}#${id}`} {...(page === '' ? {} : { target: '_blank', rel: 'noreferrer' })}>
                  {id}
                </a>
                <div>
                  <RichText text={rules.text[id] ?? ''} found={marks} />
                </div>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** How words of a language are brought to what their forms have in common; fetched for the first search. */
function useStem(lang: Lang, wanted: boolean): Stem {
  const [known, setKnown] = useState<{ readonly lang: Lang; readonly stem: Stem } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void loadStem(lang).then((stem) => gone || setKnown({ lang, stem }));
    return () => {
      gone = true;
    };
  }, [lang, wanted]);
  return known?.lang === lang ? known.stem : asWritten;
}

type Cards = readonly (readonly [id: string, card: { readonly name: string; readonly text: string }])[];

/** Cards that are called so. */
function NamedCards({ label, cards, marks }: { readonly label: string; readonly cards: Cards; readonly marks: RegExp | null }) {
  return (
    <>
      <h3>{label}</h3>
      <dl className={css.words} data-found="cards">
        {cards.map(([id, { name, text }]) => (
          <div key={id}>
            <dt>
              <RichText text={plainText(name)} found={marks} />
            </dt>
            <dd>{plainText(text)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Shows the rule that was asked for. */
function useOpenedAt(box: RefObject<HTMLElement | null>, rule: string | null, query: string, setQuery: (query: string) => void): void {
  // Opened at another rule: what was searched for is in the way.
  useEffect(() => {
    if (rule !== null) setQuery('');
  }, [rule, setQuery]);
  useEffect(() => {
    if (rule === null || query !== '') return;
    // The drawer opens after its content is there.
    const frame = requestAnimationFrame(() => {
      const entry = box.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
      entry?.focus({ preventScroll: true });
      entry?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [box, rule, query]);
}

/** The key of the slash begins a search. */
function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
      if (event.key !== '/' || isTyping || field.current === null || field.current.offsetParent === null) return;
      event.preventDefault();
      field.current.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field]);
}
