import type { GameTitle, Lang, Titles } from '#engine';

const MINUTES: { readonly [lang in Lang]: string } = { en: 'min', ru: 'мин' };

const titles = Object.fromEntries(
  Object.entries(import.meta.glob<{ readonly title: Titles }>('../../games/*/text/title.ts', { eager: true })).map(([path, file]) => [
    path.split('/').at(-3) ?? path,
    file.title,
  ]),
);

/** Title, tagline and length of a game, from its own folder; the id itself for one that this page does not know. */
export function gameWords(lang: Lang, id: string): GameTitle & { readonly minutes: string } {
  const found: Titles | undefined = titles[id];
  if (found === undefined) return { title: id, short: id, tagline: '', minutes: '' };
  return { ...found[lang], minutes: `${found.minutes} ${MINUTES[lang]}` };
}
