import type { Titles } from '#engine';
import { title as en } from './en/title.ts';
import { title as ru } from './ru/title.ts';

export const title: Titles = { minutes: '30–45', en, ru };
