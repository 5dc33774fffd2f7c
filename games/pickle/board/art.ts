import type { Art, ArtSet } from '#web/art/types.ts';

const rickCards: Record<string, Art> = {
  'screw-shooter': {
    big: 'nut-and-bolt',
    small: [
      ['collision', 'tr', 5.4],
      ['screwdriver', 'bl', 5.2],
    ],
    pat: ['brick', 'rays'],
  },
  'razor-launchers': {
    big: 'razor',
    small: [
      ['dashing-away', 'bl', 5],
      ['drop-of-blood', 'tr', 4],
    ],
    pat: ['brick', 'rays'],
  },
  'shoulder-laser': {
    big: 'flashlight',
    small: [
      ['high-voltage', 'tr', 5],
      ['battery', 'bl', 5],
    ],
    pat: ['brick', 'rays'],
  },
  'quick-draw': {
    big: 'water-pistol',
    small: [
      ['dashing-away', 'br', 4.8],
      ['collision', 'tl', 5.2],
    ],
    pat: ['brick', 'rays'],
  },
  'battery-bomb': {
    big: 'battery',
    small: [
      ['bomb', 'bl', 5.4],
      ['collision', 'tr', 5.6],
    ],
    pat: ['brick', 'rays'],
  },
  jetpack: {
    big: 'cucumber',
    small: [
      ['rocket', 'bl', 5.6],
      ['fire', 'br', 4.8],
    ],
    pat: ['brick'],
  },
  parkour: {
    big: 'cucumber',
    small: [
      ['dashing-away', 'bl', 5],
      ['ladder', 'tr', 5.4],
    ],
    pat: ['brick'],
  },
  'take-cover': {
    big: 'brick',
    small: [
      ['cucumber', 't', 6],
      ['shield', 'br', 5],
    ],
    pat: ['brick'],
  },
  solenya: {
    big: 'jar',
    small: [
      ['cucumber', 'c', 5.4],
      ['salt', 'br', 4.8],
      ['herb', 'tl', 4.6],
    ],
    pat: ['brick'],
  },
  'mustard-plaster': {
    big: 'adhesive-bandage',
    small: [
      ['hot-pepper', 'tr', 4.8],
      ['red-heart', 'bl', 4.8],
    ],
    pat: ['brick', 'sun'],
  },
  mousetrap: {
    big: 'mouse-trap',
    small: [
      ['cheese-wedge', 'tr', 5],
      ['rat', 'bl', 5.4],
    ],
    pat: ['brick', 'floor'],
  },
  tripwire: {
    big: 'firecracker',
    small: [
      ['thread', 'bl', 5],
      ['warning', 'tr', 4.8],
    ],
    pat: ['brick', 'floor'],
  },
};

const russianCards: Record<string, Art> = {
  bribe: {
    big: 'briefcase',
    small: [
      ['dollar-banknote', 'tr', 5.4],
      ['handshake', 'bl', 5.2],
    ],
    pat: ['brick', 'sun'],
  },
  'is-he-done-for': {
    big: 'hourglass-not-done',
    small: [
      ['coffin', 'bl', 5.2],
      ['red-question-mark', 'tr', 4.8],
    ],
    pat: ['brick'],
  },
  'what-a-twist': {
    big: 'clockwise-vertical-arrows',
    small: [
      ['brick', 'bl', 5.2],
      ['exploding-head', 'tr', 5],
    ],
    pat: ['brick', 'rays'],
  },
  'nothing-personal': {
    big: 'leopard',
    small: [
      ['necktie', 'tr', 5],
      ['door', 'bl', 5.2],
    ],
    pat: ['brick'],
  },
  'gunpowder-dusting': {
    big: 'leopard',
    small: [
      ['salt', 'tr', 5],
      ['fire', 'bl', 5],
    ],
    pat: ['brick', 'rays'],
  },
  reinforcements: {
    big: 'guard',
    small: [
      ['guard', 'tl', 5.4],
      ['bell', 'br', 5],
    ],
    pat: ['brick'],
  },
  ambush: {
    big: 'guard',
    small: [
      ['collision', 'tl', 5.4],
      ['carrot', 'br', 5],
    ],
    pat: ['brick', 'rays'],
  },
  'fire-at-will': {
    big: 'collision',
    small: [
      ['guard', 'bl', 5.8],
      ['guard', 'br', 5.8],
      ['cucumber', 't', 5],
    ],
    pat: ['brick', 'rays'],
  },
  'on-the-double': {
    big: 'man-running',
    small: [
      ['megaphone', 'tl', 5],
      ['running-shoe', 'br', 5],
    ],
    pat: ['brick'],
  },
  sniper: {
    big: 'bullseye',
    small: [
      ['cucumber', 'c', 5.6],
      ['telescope', 'bl', 5.4],
    ],
    pat: ['brick'],
  },
  'hes-in-the-vents': {
    big: 'locked',
    small: [
      ['cucumber', 'tl', 5.2],
      ['wrench', 'br', 5.2],
    ],
    pat: ['brick', 'grid'],
  },
  'jaguars-leap': {
    big: 'leopard',
    small: [
      ['dashing-away', 'br', 5],
      ['paw-prints', 'tl', 4.8],
    ],
    pat: ['brick', 'rays'],
  },
};

const characters: Record<string, Art> = {
  'character-pickle-rick': {
    big: 'cucumber',
    small: [
      ['rat', 'bl', 5.4],
      ['nut-and-bolt', 'tr', 4.8],
    ],
    pat: ['brick', 'sun'],
    size: 12,
  },
  'character-jaguar': {
    big: 'leopard',
    small: [
      ['military-medal', 'tr', 5],
      ['chains', 'bl', 5],
    ],
    pat: ['brick', 'sun'],
    size: 12,
  },
  'character-agents': {
    big: 'guard',
    small: [
      ['guard', 'tl', 6],
      ['guard', 'tr', 6],
    ],
    pat: ['brick', 'sun'],
    size: 11,
  },
};

/** Corridors are drawn by the map; in lists and in the reading pane a tile is its colour and what it does. */
const corridor = (top: string, bottom: string): Art => ({
  big: 'brick',
  small: [
    ['door', 'tl', 5],
    ['ladder', 'br', 5],
  ],
  pat: ['grid'],
  sky: [top, bottom],
});
const eight = (name: string, art: Art): Record<string, Art> =>
  Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${name}-${n + 1}`, art]));

const tiles: Record<string, Art> = {
  'tile-toilet': {
    big: 'toilet',
    small: [
      ['roll-of-paper', 'br', 5],
      ['cucumber', 'tl', 5],
    ],
    pat: ['grid'],
  },
  'tile-guard-a': {
    big: 'guard',
    small: [
      ['video-camera', 'tr', 5],
      ['locked', 'bl', 5],
    ],
    pat: ['grid'],
  },
  'tile-guard-b': {
    big: 'guard',
    small: [
      ['police-car-light', 'tl', 5],
      ['locked', 'br', 5],
    ],
    pat: ['grid'],
  },
  'tile-rooftop': {
    big: 'helicopter',
    small: [
      ['cityscape', 'br', 5.4],
      ['star', 'tl', 4.4],
    ],
    pat: ['stars'],
  },
  ...eight('tile-red', corridor('#FFD9CF', '#D97B66')),
  ...eight('tile-blue', corridor('#DCEBFA', '#7FA9D6')),
  ...eight('tile-grey', corridor('#E9E6DF', '#A8A294')),
};

const pieces: Record<string, Art> = {
  'figure-rick': { big: 'cucumber', pat: ['sun'] },
  'figure-jaguar': { big: 'leopard', pat: ['sun'] },
  agent: { big: 'guard', pat: ['sun'] },
  'action-die': { big: 'game-die', pat: ['sun'] },
  'health-token-rick': { big: 'red-heart', small: [['cucumber', 'br', 5]], pat: ['sun'] },
  'health-token-jaguar': { big: 'red-heart', small: [['leopard', 'br', 5]], pat: ['sun'] },
  rulebook: { big: 'open-book', small: [['cucumber', 'br', 5]], pat: ['grid'] },
};

export const art: ArtSet = {
  pictures: { ...rickCards, ...russianCards, ...characters, ...tiles, ...pieces },
  stickers: ['red-heart', 'black-heart', 'helicopter', 'toilet', 'rat'],
  signs: [
    'run',
    'crossed-swords',
    'gears',
    'police-badge',
    'wolf-trap',
    'paw-print',
    'card-pick',
    'tinker',
    'pistol-gun',
    'star-formation',
    'brick-wall',
    'clockwise-rotation',
    'return-arrow',
    'meeple',
    'card-draw',
    'helicopter',
  ],
  back: { mark: 'pickle', tile: 'rat' },
  print: [
    ['rat', 260, -4, 60],
    ['pipes', 300, 76, -4],
    ['pickle', 240, 82, 64, 20],
  ],
};
