import { type GameText, ruleBook } from '#engine';
import { cards } from './cards.ts';
import { rules } from './rules.ts';
import { ui } from './ui.ts';

export const en = { ...ui, cards, rules: ruleBook(rules) } as const satisfies GameText;
