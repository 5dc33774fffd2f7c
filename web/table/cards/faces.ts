import { type CardText, isBorrowed, type Lang } from '#engine';
import type { CardFace } from '../../kit/Card.tsx';

type MakeFace = (def: string, text: CardText, lang: Lang) => CardFace;

/** Makes each face once: cards are drawn again and again, and an equal face that is another object would draw them anew. */
export function rememberedFaces(make: MakeFace): MakeFace {
  const faces = new Map<string, CardFace>();
  return (def, text, lang) => {
    const key = `${lang}/${def}`;
    const known = faces.get(key);
    if (known !== undefined) return known;
    const drawn = make(def, text, lang);
    const made: CardFace = isBorrowed(text, 'cards', def) ? { ...drawn, lang: 'en' } : drawn;
    faces.set(key, made);
    return made;
  };
}

/** Numbers stand out: they are what one looks for on a card. */
export const stressed = (text: string): string => text.replaceAll(/(?<![\p{L}\d*–-])(\d+(?:–\d+)?)(?![\d*])/gu, '**$1**');

/** The first sentence says what the card does; the rest are the fine points. A single word, such as «Trap.», only says what it is. */
export function gist(text: string): string {
  const [first, second] = text.split(/(?<=(?<!\b(?:Mr|Dr|St))[.!?])\s+(?=\p{Lu})/u);
  return second !== undefined && !first.includes(' ') ? second : first;
}
