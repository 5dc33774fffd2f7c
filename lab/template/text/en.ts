import { type GameText, ruleBook } from '#engine';
import { cards } from './cards.en.ts';
import { rules } from './rules.en.ts';
import { ui } from './ui.en.ts';

export const en = { ...ui, cards, rules: ruleBook(rules) } as const satisfies GameText;
