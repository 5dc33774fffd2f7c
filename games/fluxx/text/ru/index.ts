import { ruleBook, type Translation } from '#engine';
import type { en } from '../en/index.ts';
import { advice } from './advice.ts';
import { aspects } from './aspects.ts';
import { board } from './board.ts';
import { cards, marks } from './cards.ts';
import { glossary } from './glossary.ts';
import { learn } from './learn.ts';
import { rules } from './rules.ts';
import { ui } from './ui.ts';

export const ru: Translation<typeof en> = { ...ui, board, cards, learn, marks, rules: ruleBook(rules), advice, aspects, glossary };
