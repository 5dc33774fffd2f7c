import { ruleBook, type Translation } from '#engine';
import { cards } from './cards.ru.ts';
import type { en } from './en.ts';
import { rules } from './rules.ru.ts';
import { ui } from './ui.ru.ts';

export const ru: Translation<typeof en> = { ...ui, cards, rules: ruleBook(rules) };
