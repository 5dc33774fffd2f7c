import type { GameText } from '#engine';
import type { TermWords } from '../../kit/index.ts';
import { plainText } from '../../kit/RichText.tsx';
import type { TableModel } from '../model.ts';

/** More chips than these do not fit beside each other on a phone. */
const MOST = 3;

/** Keys of the glossary's words that a text uses, in the order in which they come. */
export function termsIn({ glossary = {} }: Pick<GameText, 'glossary'>, words: string): readonly string[] {
  const text = plainText(words);
  return Object.entries(glossary)
    .map(([key, { find }]) => ({ key, at: text.search(new RegExp(`(?<!\\p{L})(?:${find})`, 'iu')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ key }) => key);
}

type Words = Pick<TableModel, 'text' | 'ui' | 'say'>;

/** What can be asked about a card. Without `openRule` the rules behind the words are not offered. */
export function termsOf({ text, ui, say }: Words, words: string | undefined, openRule?: (rule: string) => void): readonly TermWords[] {
  return termsIn(text, words ?? '')
    .slice(0, MOST)
    .flatMap((key) => {
      const term = text.glossary?.[key];
      if (term === undefined) return [];
      const { word, text: meaning, rule } = term;
      return [
        {
          key,
          word,
          text: meaning,
          ask: say(ui.reader.meaning, { word }),
          ...(openRule === undefined ? {} : { rule: { label: say(ui.common.rule, { id: rule }), onOpen: () => openRule(rule) } }),
        },
      ];
    });
}
