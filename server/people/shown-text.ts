import { trouble } from '../trouble.ts';
import { cleanText } from '../words.ts';

/** The text as it will be shown; blank names are refused. */
export function shownText(text: string): string {
  const clean = cleanText(text);
  if (clean === '') throw trouble('empty-text');
  return clean;
}
