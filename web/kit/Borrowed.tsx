import css from './Borrowed.module.css';

/** A quiet word where something is said in English because the chosen language lacks it. */
export function Borrowed({ text, lang }: { readonly text: string; readonly lang: string }) {
  return (
    <p className={css.note} lang={lang} data-borrowed>
      <b aria-hidden="true">EN</b> {text}
    </p>
  );
}
