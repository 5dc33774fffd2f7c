import { type GameText, ruleBook } from '#engine';
import { aspects } from './aspects.ts';
import { cards, marks } from './cards.ts';
import { glossary } from './glossary.ts';
import { rules } from './rules.ts';
import { ui } from './ui.ts';

export const en = {
  ...ui,
  cards,
  marks,
  rules: ruleBook(rules),
  aspects,
  glossary,
} as const satisfies GameText & {
  readonly marks: unknown;
};
