import type { Learn } from '#engine';
import { learn as en } from './en/learn.ts';
import { learn as ru } from './ru/learn.ts';

export const learn: Learn = { en, ru };
