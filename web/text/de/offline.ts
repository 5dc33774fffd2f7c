import type { Part } from '#engine';
import type { OfflineText } from '../en/offline.ts';

export const offline: Part<OfflineText> = {
  chip: 'ohne Netz',
  chipHint: 'Kein Netz. Dieser Tisch braucht auch keins.',
  gone: 'Kein Netz. Du kannst weiterspielen.',
  back: 'Wieder im Netz.',
  played: 'ohne Netz gespielt, zählt nicht',
  link: 'Ohne Netz',
};
