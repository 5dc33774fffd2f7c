import type { GameTitle, InEvery, Lang } from '#engine';
import { first } from '../text/first.ts';
import { gathered } from '../text/gather.ts';

const files = import.meta.glob<GameTitle>('../../games/*/text/*/title.ts', { eager: true, import: 'title' });
const minutes = import.meta.glob<string>('../../games/*/text/minutes.ts', { eager: true, import: 'minutes' });
const days = import.meta.glob<readonly number[]>('../../games/*/text/minutes.ts', { eager: true, import: 'days' });

const ofGame = (id: string): { readonly [path: string]: GameTitle } =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`../../games/${id}/`)));

const titles: { readonly [id: string]: InEvery<GameTitle> } = Object.fromEntries(
  Object.keys(minutes).map((path) => {
    const id = path.split('/').at(-3) ?? path;
    return [id, gathered<GameTitle>(ofGame(id))];
  }),
);

/** Title, tagline and length of a game, from its own folder; the id itself for one that this page does not know. */
export function gameWords(lang: Lang, id: string): GameTitle & { readonly minutes: string } {
  const found: InEvery<GameTitle> | undefined = titles[id];
  if (found === undefined) return { title: id, short: id, tagline: '', minutes: '' };
  return { ...found[lang], minutes: first[lang].minutes.replace('{n}', minutes[`../../games/${id}/text/minutes.ts`]) };
}

/** About how many weeks a match by correspondence takes, if everybody looks in once a day; null: nobody knows. */
export function weeksOf(id: string, seats: number): number | null {
  const known: readonly number[] | undefined = days[`../../games/${id}/text/minutes.ts`];
  if (known === undefined) return null;
  const [two, four] = known;
  const share = (Math.min(Math.max(seats, 2), 4) - 2) / 2;
  return Math.max(1, Math.round((two + (four - two) * share) / 7));
}
