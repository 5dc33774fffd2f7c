import { ruleBook, type Translation } from '#engine';
import type { en } from '../en/index.ts';
import { cards } from './cards.ts';
import { rules } from './rules.ts';
import { ui } from './ui.ts';

export const ru: Translation<typeof en> = { ...ui, cards, rules: ruleBook(rules) };
