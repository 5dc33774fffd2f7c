import { type GameText, ruleBook } from '#engine';
import { aspects } from './aspects.ts';
import { cards } from './cards.ts';
import { glossary } from './glossary.ts';
import { rules } from './rules.ts';
import { ui } from './ui.ts';

export const en = { ...ui, cards, rules: ruleBook(rules), aspects, glossary } as const satisfies GameText;
