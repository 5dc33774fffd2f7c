import type { OfflineText } from './en/offline.ts';
import { gathered } from './gather.ts';

export const offlineTexts = gathered<OfflineText>(import.meta.glob('./*/offline.ts', { eager: true, import: 'offline' }));
