import type { GameText } from '#engine';
import { cards, marks } from './cards.en.ts';
import { rules } from './rules.en.ts';
import { ui } from './ui.en.ts';

export const en = { ...ui, cards, marks, rules } as const satisfies GameText & { readonly marks: unknown };
