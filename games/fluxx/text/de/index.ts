import type { Part } from '#engine';
import type { en } from '../en/index.ts';
import { advice } from './advice.ts';
import { aspects } from './aspects.ts';
import { board } from './board.ts';
import { cards, marks } from './cards.ts';
import { glossary } from './glossary.ts';
import { learn } from './learn.ts';
import { ui } from './ui.ts';

export const de: Part<typeof en> = { ...ui, advice, board, cards, learn, marks, aspects, glossary };
