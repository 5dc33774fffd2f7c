import { type GameText, ruleBook } from '#engine';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { glossary } from './glossary.ts';
import { learn } from './learn.ts';
import { rules } from './rules.ts';
import { ui } from './ui.ts';

export const en = { ...ui, board, cards, glossary, learn, rules: ruleBook(rules) } as const satisfies GameText;
