import { Link } from 'wouter';
import { aboutTexts } from '../text/about.ts';
import { keepsTexts } from '../text/keeps.ts';
import { Frame } from './Frame.tsx';
import css from './Prose.module.css';
import { useWords } from './words.ts';

export function AboutPage() {
  const { lang } = useWords();
  const a = aboutTexts[lang];
  return (
    <Frame title={a.title}>
      <article className={css.prose}>
        <h1>{a.title}</h1>
        <p className={css.lead}>{a.lead}</p>
        <h2>{a.fairness}</h2>
        <p>{a.fairnessText}</p>
        <h2>{a.privacy}</h2>
        <p>
          {a.privacyText} <Link href="/keeps">{keepsTexts[lang].title}</Link>.
        </p>
        <h2>{a.unofficial}</h2>
        <p>{a.marks}</p>
        <h2>{a.pictures}</h2>
        <p>{a.art}</p>
        <h2>{a.programs}</h2>
        <p>
          {a.api} <a href="/api/docs">/api/docs</a>.
        </p>
      </article>
    </Frame>
  );
}
