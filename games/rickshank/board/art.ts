import { draw } from '#web/art/draw.ts';
import type { ArtSet } from '#web/art/types.ts';

const rick = 'man-scientist';
const morty = 'boy';
const bug = 'fly';

const starters = draw(['sun', 'grid'], {
  'genius-waves': ['brain', 'sparkles', 'light-bulb'],
  jerry: ['man-shrugging', 'red-apple', 'honeybee'],
  beth: ['woman-blonde-hair', 'wine-glass', 'stethoscope'],
  summer: ['woman-red-hair', 'mobile-phone', 'pink-heart'],
  'portal-gun': ['water-pistol', 'cyclone', 'battery'],
  'morty-waves': ['face-with-spiral-eyes', 'boy', 'sweat-droplets'],
});

const nemeses = draw(['rays', 'tone'], {
  'cornvelious-daniel': ['cockroach', 'necktie', 'coin'],
  'headband-rick': [rick, 'martial-arts-uniform', 'oncoming-fist'],
  'earring-rick': [rick, 'ring', 'musical-notes'],
  'eye-patch-rick': [rick, 'eye', 'collision'],
  'cornrow-rick': [rick, 'ear-of-corn', 'coin'],
  'rick-d-99': [rick, 'crown', 'hundred-points'],
  'galactic-federation-president': ['person-supervillain', 'crown', 'classical-building'],
});

const ricks = draw(['grid', 'sun'], {
  'security-specialist-rick': [rick, 'shield', 'locked'],
  'black-rick': [rick, 'black-heart', 'sunglasses'],
  'future-rick': ['man-white-hair', 'rocket', 'alarm-clock'],
  'aqua-rick': ['man-merpeople', 'trident-emblem', 'water-wave'],
  'young-rick': ['man-curly-hair', 'test-tube', 'guitar'],
  'lizard-rick': ['lizard', 'lab-coat', 'test-tube'],
  'commander-rick': [rick, 'military-medal', 'saluting-face'],
  'rick-c-137': [rick, 'water-pistol', 'test-tube'],
});

const morties = draw(['grid', 'sun'], {
  'eye-poppin-morty': [morty, 'eyes', 'collision'],
  'aqua-morty': ['person-merpeople', 'bubbles', 'water-wave'],
  'bugged-out-morty': [morty, 'bug', 'shaking-face'],
  'big-head-morty': ['face-with-monocle', 'boy', 'brain'],
  'lawyer-morty': ['office-worker', 'balance-scale', 'briefcase'],
  'hammerhead-morty': ['shark', 'hammer', 'boy'],
  'scientist-morty': [morty, 'alembic', 'goggles'],
  'morty-c-137': [morty, 'water-pistol', 'backpack'],
});

const specials = draw(['rays'], {
  'pill-brulee': ['custard', 'pill', 'fire'],
  'fold-yourself': ['kimono', 'scroll', 'scissors'],
  terminate: ['skull', 'cross-mark', 'fire'],
  'daddys-little-girl': ['girl', 'teddy-bear', 'heart-with-ribbon'],
  'szechuan-sauce': ['canned-food', 'hot-pepper', 'french-fries'],
  'diane-sanchez': ['woman-curly-hair', 'birthday-cake', 'framed-picture'],
  'totally-fabricated-origin-story': ['film-projector', 'lying-face', 'popcorn'],
  'currency-manipulation': ['money-with-wings', 'chart-decreasing', 'coin'],
});

const equipment = draw(['grid', 'rays'], {
  'fake-gun': ['water-pistol', 'cross-mark', 'old-man'],
  'butt-in-a-cup': ['peach', 'cup-with-straw', 'face-with-tears-of-joy'],
  conroy: ['robot', 'bellhop-bell', 'broom'],
  'brainalyzer-9000': ['control-knobs', 'brain', 'satellite-antenna'],
  'dead-flies': ['fly', 'jar', 'headstone'],
  'freeze-gun': ['water-pistol', 'snowflake', 'ice'],
  'jury-rigged-portal-gun': ['hammer-and-wrench', 'water-pistol', 'cyclone'],
  'portal-bomb': ['bomb', 'cyclone', 'collision'],
});

const gromflamites = draw(['tone'], {
  'gromflamite-technician': [bug, 'wrench', 'gear'],
  'gromflamite-employee-of-the-month': [bug, '1st-place-medal', 'framed-picture'],
  'mission-control-gromflamite': [bug, 'headphone', 'desktop-computer'],
  'communications-gromflamite': [bug, 'satellite-antenna', 'telephone-receiver'],
  'honorable-gromflamite': [bug, 'crossed-swords', 'smiling-face-with-halo'],
  'gromflamite-officer': [bug, 'police-car-light', 'identification-card'],
  'greedy-gromflamite': [bug, 'money-bag', 'money-mouth-face'],
  'gromflamite-general': [bug, 'military-helmet', 'military-medal'],
});

const council = draw(['rays', 'tone'], {
  assemble: ['bell', 'busts-in-silhouette', 'megaphone'],
  persecute: ['chains', 'police-officer', 'warning'],
  rezone: ['building-construction', 'world-map', 'construction'],
  kickback: ['briefcase', 'money-with-wings', 'handshake'],
  recycle: ['recycling-symbol', 'wastebasket', 'seedling'],
  taxation: ['money-bag', 'receipt', 'abacus'],
  embezzle: ['bank', 'ninja', 'coin'],
  gentrify: ['house-with-garden', 'broom', 'hot-beverage'],
});

const locations = draw(['stars', 'hills'], {
  'assworld-2-0': ['peach', 'ringed-planet', 'roller-coaster'],
  'citadel-militia-hq': ['castle', 'shield', rick],
  'cronenberg-world-2-0': ['microbe', 'dna', 'ringed-planet'],
  'family-restaurant': ['fork-and-knife-with-plate', 'french-fries', 'cup-with-straw'],
  'jerrys-office': ['office-building', 'man-shrugging', 'red-apple'],
  'mission-control': ['satellite-antenna', 'rocket', 'desktop-computer'],
  'presidential-palace': ['classical-building', 'crown', 'red-exclamation-mark'],
  'space-prison': ['locked', 'chains', 'milky-way'],
  'citadel-of-ricks': ['cityscape', rick, 'cyclone'],
  'dinner-table': ['spaghetti', 'chair', 'wine-glass'],
  'drive-thru': ['hamburger', 'automobile', 'hot-pepper'],
  garage: ['house', 'automobile', 'hammer-and-wrench'],
  grave: ['headstone', 'wilted-flower', 'pick'],
  neighborhood: ['houses', 'bicycle', 'deciduous-tree'],
  underground: ['metro', 'candle', 'raised-fist'],
});

const characters = draw(
  ['rays', 'sun'],
  {
    'transcendent-rick': [rick, 'smiling-face-with-halo', 'infinity'],
    'moron-morty': [morty, 'face-with-tongue', 'red-question-mark'],
    'bluffing-rick': [rick, 'joker', 'performing-arts'],
    'defiant-summer': ['woman-red-hair', 'raised-fist', 'fire'],
    'heroic-summer': ['woman-red-hair', 'woman-superhero', 'high-voltage'],
    'promotion-jerry': ['man-shrugging', 'chart-increasing', 'necktie'],
    'rational-morty': [morty, 'thinking-face', 'abacus'],
  },
  11.6,
);

const tokens = draw(['sun'], {
  'access-token': ['coin', 'old-key'],
  'location-stack-marker': ['round-pushpin', 'world-map'],
});

export const art: ArtSet = {
  pictures: {
    ...starters,
    ...nemeses,
    ...ricks,
    ...morties,
    ...specials,
    ...equipment,
    ...gromflamites,
    ...council,
    ...locations,
    ...characters,
    ...tokens,
  },
  stickers: ['thumbs-up', 'thumbs-down', 'high-voltage', 'glowing-star'],
  signs: [
    'portal',
    'ray-gun',
    'star-swirl',
    'alien-bug',
    'crowned-skull',
    'position-marker',
    'brain',
    'brain-leak',
    'vote',
    'padlock',
    'stack',
    'card-pick',
    'check-mark',
    'person',
    'public-speaker',
    'shield',
    'round-star',
    'power-lightning',
  ],
  back: { mark: 'imprisoned', tile: 'handcuffs' },
  print: [
    ['imprisoned', 300, -4, 54],
    ['handcuffs', 260, 82, 2, 20],
    ['portal', 260, 80, 60],
  ],
};
