import { ruleBook, type Translation } from '#engine';
import { aspects } from './aspects.ts';
import { cards, marks } from './cards.ru.ts';
import type { en } from './en.ts';
import { glossary } from './glossary.ts';
import { rules } from './rules.ru.ts';
import { ui } from './ui.ru.ts';

export const ru: Translation<typeof en> = { ...ui, cards, marks, rules: ruleBook(rules), aspects: aspects.ru, glossary: glossary.ru };
