import type { OfflineText } from '../en/offline.ts';

export const offline: OfflineText = {
  chip: 'без сети',
  chipHint: 'Сети нет. За этим столом она и не нужна.',
  gone: 'Сети нет. Можно играть дальше.',
  back: 'Снова в сети.',
  played: 'сыграна без сети, не в счёт',
  link: 'Без сети',
};
