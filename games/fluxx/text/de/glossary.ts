import type { Part } from '#engine';
import type { glossary as en } from '../en/glossary.ts';

export const glossary: Part<typeof en> = {
  keeper: { word: 'Keeper', find: 'keepern?', text: 'Liegt offen vor jemandem. Aus Keepern bestehen die Ziele.', rule: 'FLX-150' },
  creeper: {
    word: 'Creeper',
    find: 'creeper',
    text: 'Solange er vor dir liegt, kannst du nicht gewinnen, es sei denn, das Ziel verlangt ihn.',
    rule: 'FLX-203',
  },
  goal: { word: 'Ziel', find: 'ziele?n?\\b', text: 'Was man haben muss, um zu gewinnen: für alle dasselbe.', rule: 'FLX-131' },
  limit: {
    word: 'Limit',
    find: '(?:hand|keeper)?limit',
    text: 'Mehr darfst du nicht haben. Die anderen werfen sofort ab, wer am Zug ist, am Ende des Zugs.',
    rule: 'FLX-221',
  },
  draw: {
    word: 'Ziehregel',
    find: 'ziehregel',
    text: 'Wie viele Karten man am Anfang des Zugs zieht. Ohne Neue Regel: 1.',
    rule: 'FLX-055',
  },
  play: {
    word: 'Spielregel',
    find: 'spielregel',
    text: 'Wie viele Karten man im Zug spielen muss. Ohne Neue Regel: 1.',
    rule: 'FLX-056',
  },
  free: {
    word: 'Freie Aktion',
    find: 'freien? aktion',
    text: 'Im eigenen Zug, wenn du magst; sie zählt nicht als gespielte Karte.',
    rule: 'FLX-240',
  },
};
