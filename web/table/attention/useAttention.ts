import { useEffect } from 'react';
import { noteCompany } from '../../app/company.ts';
import type { LiveState } from '../../app/live.ts';
import { useSettings } from '../../app/settings.ts';
import type { Board } from '../board.ts';
import { firstHash } from '../end/course.ts';
import type { TableModel } from '../model.ts';
import type { TableState } from '../useTable.ts';
import { useAwake, useNotification, useSounds, useTitle } from './attention.ts';
import { useNudge } from './useNews.ts';

/** What is expected of me in two words; null where nothing is. */
export const askedWords = ({ ask, me, active, ui }: Pick<TableModel, 'ask' | 'me' | 'active' | 'ui'>): string | null =>
  ask === null ? null : me !== null && active === me ? ui.prompt.yourTurn : ui.prompt.yourDecision;

/** Whether there are people to talk to, and somebody here who may. */
export const isCompany = (meta: TableModel['meta']): boolean =>
  meta?.seats.some((seat) => seat.kind === 'human' && !seat.you) === true && (meta.yours.length > 0 || meta.gaveUp !== null);

/** Calls the person: title, notification, sounds, nudges. Keeps what the end of the match will need. */
export function useAttention(table: TableState, shown: LiveState, board: Board): void {
  const { model } = table;
  const { ui, meta, text } = model;
  const settings = useSettings();
  const asked = askedWords(model);
  useTitle(`${text.title} — ${ui.common.brand}`, asked);
  useNotification(settings.notify, asked !== null, ui.attention.notifyTitle.replace('{game}', text.title), asked ?? '');
  useSounds(settings, shown, model, board);
  useAwake(meta?.status === 'playing' && meta.yours.length > 0);
  useNudge(shown.nudges, table);
  // Kept from the first sight of the match on, so that a hash changed later is noticed.
  useEffect(() => {
    if (meta !== null) firstHash(meta.id, meta.seedHash);
  }, [meta]);
  const company = isCompany(meta);
  useEffect(() => {
    if (company) noteCompany();
  }, [company]);
}
