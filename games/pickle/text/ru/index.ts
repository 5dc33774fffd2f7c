import { ruleBook, type Translation } from '#engine';
import type { en } from '../en/index.ts';
import { aspects } from './aspects.ts';
import { cards } from './cards.ts';
import { glossary } from './glossary.ts';
import { rules } from './rules.ts';
import { ui } from './ui.ts';

export const ru: Translation<typeof en> = { ...ui, cards, rules: ruleBook(rules), aspects, glossary };
