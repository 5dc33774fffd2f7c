import type { Part } from '#engine';
import type { en } from '../en/index.ts';
import { ui } from './ui.ts';

export const de: Part<typeof en> = { ...ui };
