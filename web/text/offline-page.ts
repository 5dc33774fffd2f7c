import type { OfflinePageText } from './en/offline-page.ts';
import { gathered } from './gather.ts';

export const offlinePageTexts = gathered<OfflinePageText>(import.meta.glob('./*/offline-page.ts', { eager: true, import: 'offlinePage' }));
