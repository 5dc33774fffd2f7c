import { at } from '#web/art/draw.ts';
import type { Art, ArtSet } from '#web/art/types.ts';

const rickCards: Record<string, Art> = {
  'screw-shooter': { big: 'nut-and-bolt', small: [at('collision', 'tr', 5.4), at('screwdriver', 'bl', 5.2)], pat: ['brick', 'rays'] },
  'razor-launchers': { big: 'razor', small: [at('dashing-away', 'bl', 5), at('drop-of-blood', 'tr', 4)], pat: ['brick', 'rays'] },
  'shoulder-laser': { big: 'flashlight', small: [at('high-voltage', 'tr', 5), at('battery', 'bl', 5)], pat: ['brick', 'rays'] },
  'quick-draw': { big: 'water-pistol', small: [at('dashing-away', 'br', 4.8), at('collision', 'tl', 5.2)], pat: ['brick', 'rays'] },
  'battery-bomb': { big: 'battery', small: [at('bomb', 'bl', 5.4), at('collision', 'tr', 5.6)], pat: ['brick', 'rays'] },
  jetpack: { big: 'cucumber', small: [at('rocket', 'bl', 5.6), at('fire', 'br', 4.8)], pat: ['brick'] },
  parkour: { big: 'cucumber', small: [at('dashing-away', 'bl', 5), at('ladder', 'tr', 5.4)], pat: ['brick'] },
  'take-cover': { big: 'brick', small: [at('cucumber', 't', 6), at('shield', 'br', 5)], pat: ['brick'] },
  solenya: { big: 'jar', small: [at('cucumber', 'c', 5.4), at('salt', 'br', 4.8), at('herb', 'tl', 4.6)], pat: ['brick'] },
  'mustard-plaster': { big: 'adhesive-bandage', small: [at('hot-pepper', 'tr', 4.8), at('red-heart', 'bl', 4.8)], pat: ['brick', 'sun'] },
  mousetrap: { big: 'mouse-trap', small: [at('cheese-wedge', 'tr', 5), at('rat', 'bl', 5.4)], pat: ['brick', 'floor'] },
  tripwire: { big: 'firecracker', small: [at('thread', 'bl', 5), at('warning', 'tr', 4.8)], pat: ['brick', 'floor'] },
};

const russianCards: Record<string, Art> = {
  bribe: { big: 'briefcase', small: [at('dollar-banknote', 'tr', 5.4), at('handshake', 'bl', 5.2)], pat: ['brick', 'sun'] },
  'is-he-done-for': { big: 'hourglass-not-done', small: [at('coffin', 'bl', 5.2), at('red-question-mark', 'tr', 4.8)], pat: ['brick'] },
  'what-a-twist': {
    big: 'clockwise-vertical-arrows',
    small: [at('brick', 'bl', 5.2), at('exploding-head', 'tr', 5)],
    pat: ['brick', 'rays'],
  },
  'nothing-personal': { big: 'leopard', small: [at('necktie', 'tr', 5), at('door', 'bl', 5.2)], pat: ['brick'] },
  'gunpowder-dusting': { big: 'leopard', small: [at('salt', 'tr', 5), at('fire', 'bl', 5)], pat: ['brick', 'rays'] },
  reinforcements: { big: 'guard', small: [at('guard', 'tl', 5.4), at('bell', 'br', 5)], pat: ['brick'] },
  ambush: { big: 'guard', small: [at('collision', 'tl', 5.4), at('carrot', 'br', 5)], pat: ['brick', 'rays'] },
  'fire-at-will': {
    big: 'collision',
    small: [at('guard', 'bl', 5.8), at('guard', 'br', 5.8), at('cucumber', 't', 5)],
    pat: ['brick', 'rays'],
  },
  'on-the-double': { big: 'man-running', small: [at('megaphone', 'tl', 5), at('running-shoe', 'br', 5)], pat: ['brick'] },
  sniper: { big: 'bullseye', small: [at('cucumber', 'c', 5.6), at('telescope', 'bl', 5.4)], pat: ['brick'] },
  'hes-in-the-vents': { big: 'locked', small: [at('cucumber', 'tl', 5.2), at('wrench', 'br', 5.2)], pat: ['brick', 'grid'] },
  'jaguars-leap': { big: 'leopard', small: [at('dashing-away', 'br', 5), at('paw-prints', 'tl', 4.8)], pat: ['brick', 'rays'] },
};

const characters: Record<string, Art> = {
  'character-pickle-rick': {
    big: 'cucumber',
    small: [at('rat', 'bl', 5.4), at('nut-and-bolt', 'tr', 4.8)],
    pat: ['brick', 'sun'],
    size: 12,
  },
  'character-jaguar': { big: 'leopard', small: [at('military-medal', 'tr', 5), at('chains', 'bl', 5)], pat: ['brick', 'sun'], size: 12 },
  'character-agents': { big: 'guard', small: [at('guard', 'tl', 6), at('guard', 'tr', 6)], pat: ['brick', 'sun'], size: 11 },
};

/** Corridors are drawn as they are printed, over this: their colour. */
const corridor = (top: string, bottom: string): Art => ({
  big: 'brick',
  pat: ['grid'],
  sky: [top, bottom],
});
const eight = (name: string, art: Art): Record<string, Art> =>
  Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${name}-${n + 1}`, art]));

const tiles: Record<string, Art> = {
  'tile-toilet': { big: 'toilet', small: [at('roll-of-paper', 'br', 5), at('cucumber', 'tl', 5)], pat: ['grid'] },
  'tile-guard-a': { big: 'guard', small: [at('video-camera', 'tr', 5), at('locked', 'bl', 5)], pat: ['grid'] },
  'tile-guard-b': { big: 'guard', small: [at('police-car-light', 'tl', 5), at('locked', 'br', 5)], pat: ['grid'] },
  'tile-rooftop': { big: 'helicopter', small: [at('cityscape', 'br', 5.4), at('star', 'tl', 4.4)], pat: ['stars'] },
  ...eight('tile-red', corridor('#FFD9CF', '#D97B66')),
  ...eight('tile-blue', corridor('#DCEBFA', '#7FA9D6')),
  ...eight('tile-grey', corridor('#E9E6DF', '#A8A294')),
};

const pieces: Record<string, Art> = {
  'figure-rick': { big: 'cucumber', pat: ['sun'] },
  'figure-jaguar': { big: 'leopard', pat: ['sun'] },
  agent: { big: 'guard', pat: ['sun'] },
  'action-die': { big: 'game-die', pat: ['sun'] },
  'health-token-rick': { big: 'red-heart', small: [at('cucumber', 'br', 5)], pat: ['sun'] },
  'health-token-jaguar': { big: 'red-heart', small: [at('leopard', 'br', 5)], pat: ['sun'] },
  rulebook: { big: 'open-book', small: [at('cucumber', 'br', 5)], pat: ['grid'] },
};

/** Furniture of the corridors, one to a tile. */
export const FURNITURE = [
  'sofa',
  'desk',
  'erlenmeyer',
  'pc',
  'cardboard-box',
  'bookshelf',
  'server-rack',
  'lockers',
  'vending-machine',
  'fire-extinguisher',
  'office-chair',
  'microscope',
] as const;

export const art: ArtSet = {
  pictures: { ...rickCards, ...russianCards, ...characters, ...tiles, ...pieces },
  stickers: [
    'red-heart',
    'black-heart',
    'helicopter',
    'toilet',
    'rat',
    'collision',
    'mouse-trap',
    'firecracker',
    'leopard',
    'guard',
    'cucumber',
    'footprints',
    'eyes',
  ],
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
    'perspective-dice-six-faces-random',
    'boot-prints',
    'eye-target',
    'crosshair',
    'expand',
    'cctv-camera',
    ...FURNITURE,
  ],
  back: { mark: 'pickle', tile: 'rat' },
  print: [
    ['rat', 260, -4, 60],
    ['pipes', 300, 76, -4],
    ['pickle', 240, 82, 64, 20],
  ],
};
