import { type GameText, ruleBook } from '#engine';
import { aspects } from './aspects.ts';
import { cards } from './cards.en.ts';
import { glossary } from './glossary.ts';
import { rules } from './rules.en.ts';
import { ui } from './ui.en.ts';

export const en = { ...ui, cards, rules: ruleBook(rules), aspects: aspects.en, glossary: glossary.en } as const satisfies GameText;
