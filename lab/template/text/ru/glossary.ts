import type { Translation } from '#engine';
import type { glossary as en } from '../en/glossary.ts';

export const glossary: Translation<typeof en> = {
  heap: { word: 'Горка', find: 'горк', text: 'Камни перед игроком, у всех на виду. Первая горка в 12 побеждает.', rule: 'CRN-005' },
};
