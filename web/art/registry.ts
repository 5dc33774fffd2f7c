import { useSyncExternalStore } from 'react';
import { type StickerCut, signPath, stickerUrl, subscribe, tileUrl } from './store.ts';

/** Icons as they are in the store, drawn again when a set arrives. */
export const useStickerUrl = (name: string, cut: StickerCut): string | undefined =>
  useSyncExternalStore(subscribe, () => stickerUrl(name, cut));
export const useSignPath = (name: string): string | undefined => useSyncExternalStore(subscribe, () => signPath(name));
export const useTileUrl = (name: string): string | undefined => useSyncExternalStore(subscribe, () => tileUrl(name));
