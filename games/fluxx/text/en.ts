import type { GameText } from '#engine';
import { aspects } from './aspects.ts';
import { cards, marks } from './cards.en.ts';
import { rules } from './rules.en.ts';
import { ui } from './ui.en.ts';

export const en = { ...ui, cards, marks, rules, aspects: aspects.en } as const satisfies GameText & { readonly marks: unknown };
