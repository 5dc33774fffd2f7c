import type { Art, ArtSet, Ground } from '#web/art/types.ts';

/** The same figure wherever a card shows it: a goal is recognised by the keepers that it asks for. */
const rick = 'man-scientist';
const morty = 'boy';
const summer = 'woman-red-hair';
const beth = 'woman-blonde-hair';
const jerry = 'man-shrugging';
const bird = 'eagle';
const squanchy = 'grinning-cat';
const meeseeks = 'person-genie';
const poopy = 'hugging-face';
const gun = 'water-pistol';
const cruiser = 'flying-saucer';

const disc: readonly Ground[] = ['disc'];
const sun: readonly Ground[] = ['sun'];

const rules: Record<string, Art> = {
  'basic-rules': {
    big: 'scroll',
    small: [
      ['joker', 'br'],
      ['writing-hand', 'tl'],
    ],
    pat: ['grid'],
  },
  'draw-2': { big: ['flower-playing-cards', 'joker'], small: [['up-arrow', 't']] },
  'draw-3': {
    big: ['flower-playing-cards', 'joker'],
    small: [
      ['up-arrow', 't'],
      ['spade-suit', 'bl', 4],
    ],
  },
  'draw-4': {
    big: ['flower-playing-cards', 'joker'],
    small: [
      ['up-arrow', 't'],
      ['heart-suit', 'bl', 4],
      ['club-suit', 'br', 4],
    ],
  },
  'draw-5': {
    big: ['flower-playing-cards', 'joker'],
    small: [
      ['up-arrow', 't'],
      ['diamond-suit', 'l', 4],
      ['spade-suit', 'b', 4],
      ['heart-suit', 'r', 4],
    ],
  },
  'play-2': { big: 'joker', small: [['collision', 'tr', 6]], turn: -8 },
  'play-3': {
    big: 'joker',
    small: [
      ['collision', 'tr', 6],
      ['high-voltage', 'bl', 5],
    ],
    turn: -4,
  },
  'play-4': {
    big: 'joker',
    small: [
      ['collision', 'tr', 6],
      ['high-voltage', 'bl', 5],
      ['fire', 'br', 5],
    ],
  },
  'play-all': {
    big: 'joker',
    small: [
      ['fireworks', 'tl', 6.4],
      ['collision', 'tr', 6],
      ['party-popper', 'br', 5.4],
    ],
    turn: 6,
  },
  'play-all-but-1': {
    big: 'joker',
    small: [
      ['index-pointing-up', 'l', 6.4],
      ['collision', 'tr', 6],
    ],
    turn: 6,
  },
  'hand-limit-0': {
    big: 'raised-fist',
    small: [
      ['prohibited', 'tr', 5.4],
      ['scissors', 'bl', 5],
    ],
  },
  'hand-limit-1': { big: 'index-pointing-up', small: [['scissors', 'br', 5.4]] },
  'hand-limit-2': { big: 'victory-hand', small: [['scissors', 'br', 5.4]] },
  'keeper-limit-3': {
    big: 'package',
    small: [
      ['locked', 'br', 5],
      ['robot', 'tl', 4.6],
    ],
  },
  'keeper-limit-4': {
    big: 'card-file-box',
    small: [
      ['locked', 'br', 5],
      ['plunger', 'tl', 4.8],
      ['dog-face', 'tr', 4.4],
    ],
  },
  'double-agenda': { big: ['bullseye', 'bullseye'], small: [['performing-arts', 't', 6]] },
  'first-play-random': {
    big: 'game-die',
    small: [
      ['joker', 'bl', 5.4],
      ['red-question-mark', 'tr', 5],
    ],
    turn: -8,
  },
  'get-on-with-it': {
    big: 'man-running',
    small: [
      ['stopwatch', 'tr', 5.4],
      ['dashing-away', 'br', 5],
    ],
  },
  'swap-plays-for-draws': {
    big: 'clockwise-vertical-arrows',
    small: [
      ['joker', 'tl', 5.4],
      ['inbox-tray', 'br', 5.4],
    ],
  },
  recycling: {
    big: 'recycling-symbol',
    small: [
      ['wastebasket', 'bl', 5],
      ['seedling', 'tr', 5],
    ],
  },
  'mystery-play': {
    big: 'joker',
    small: [
      ['red-question-mark', 'tr', 5.4],
      ['cyclone', 'bl', 5.2],
    ],
    pat: ['portal'],
    turn: -8,
  },
  'get-schwifty': {
    big: 'mirror-ball',
    small: [
      ['microphone', 'br', 5.4],
      ['musical-notes', 'tl', 5],
    ],
  },
  'dont-think-about-it': {
    big: 'see-no-evil-monkey',
    small: [
      ['thought-balloon', 'tr', 5.6],
      ['skull', 'bl', 4.2],
    ],
  },
  'blame-jerry': {
    big: jerry,
    small: [
      ['backhand-index-pointing-left', 'r', 5.4],
      ['skull', 'tl', 4.4],
    ],
  },
};

const keepers: Record<string, Art> = {
  'rick-sanchez': {
    big: rick,
    small: [
      ['test-tube', 'tl'],
      ['milky-way', 'br'],
    ],
    pat: sun,
  },
  'morty-smith': {
    big: morty,
    small: [
      ['backpack', 'br', 5.2],
      ['sweat-droplets', 'tl', 4.4],
    ],
    pat: sun,
  },
  'summer-smith': {
    big: summer,
    small: [
      ['mobile-phone', 'br'],
      ['pink-heart', 'tl', 4],
    ],
    pat: sun,
  },
  'beth-smith': {
    big: beth,
    small: [
      ['stethoscope', 'br', 5.2],
      ['wine-glass', 'tl', 5],
    ],
    pat: sun,
  },
  'jerry-smith': {
    big: jerry,
    small: [
      ['red-apple', 'br', 4.6],
      ['honeybee', 'tl', 4],
    ],
    pat: sun,
  },
  birdperson: {
    big: bird,
    small: [
      ['feather', 'tl'],
      ['crossed-swords', 'br'],
    ],
    pat: ['hills'],
  },
  squanchy: {
    big: squanchy,
    small: [
      ['beer-mug', 'br', 5],
      ['party-popper', 'tl', 5],
    ],
    pat: sun,
  },
  'mr-meeseeks': {
    big: meeseeks,
    small: [
      ['blue-square', 'bl', 4.6],
      ['raised-hand', 'tr', 4.6],
    ],
    pat: ['rays'],
  },
  'mr-poopybutthole': {
    big: poopy,
    small: [
      ['top-hat', 't', 6.2],
      ['cookie', 'br', 4.2],
    ],
    pat: sun,
    size: 9.6,
  },
  'pickle-rick': {
    big: 'cucumber',
    small: [
      ['nut-and-bolt', 'tr'],
      ['screwdriver', 'bl'],
    ],
    pat: ['brick'],
  },
  snowball: {
    big: 'dog-face',
    small: [
      ['snowflake', 'tr'],
      ['mechanical-arm', 'bl', 5.2],
    ],
    pat: sun,
  },
  'portal-gun': { big: gun, small: [['cyclone', 'tr', 5]], pat: ['portal'] },
  'space-cruiser': {
    big: cruiser,
    small: [
      ['star', 'tl', 4],
      ['dashing-away', 'br', 4.4],
    ],
    pat: ['stars', 'sun'],
  },
  'interdimensional-cable-box': {
    big: 'television',
    small: [
      ['satellite-antenna', 'tr', 5.4],
      ['popcorn', 'bl', 5],
    ],
    pat: ['portal'],
  },
  'butter-robot': { big: 'robot', small: [['butter', 'br', 5.4]], pat: sun },
  plumbus: {
    big: 'plunger',
    small: [
      ['sparkles', 'tr'],
      ['pig-nose', 'bl', 4],
    ],
    pat: sun,
  },
  'szechuan-sauce': {
    big: 'canned-food',
    small: [
      ['hot-pepper', 'br', 5.2],
      ['chopsticks', 'tl', 5],
    ],
    pat: ['rays'],
  },
  'sleepy-gary': {
    big: 'sleeping-face',
    small: [
      ['zzz', 'tr', 5],
      ['bed', 'bl', 5],
    ],
    pat: sun,
    size: 9.8,
  },
  pencilvester: {
    big: 'pencil',
    small: [
      ['eyes', 't', 5],
      ['smiling-face', 'br', 4.4],
    ],
    pat: ['grid'],
  },
  tinkles: {
    big: 'ewe',
    small: [
      ['bell', 'bl', 4.8],
      ['magic-wand', 'tr', 5],
    ],
    pat: ['rays', 'hills'],
  },
  hamurai: {
    big: 'meat-on-bone',
    small: [
      ['crossed-swords', 'tr', 5.2],
      ['japanese-castle', 'bl', 5.2],
    ],
    pat: ['rays'],
  },
  'reverse-giraffe': {
    big: 'giraffe',
    small: [
      ['left-arrow-curving-right', 'tl', 4.6],
      ['palm-tree', 'br', 5],
    ],
    pat: ['hills'],
    flip: true,
  },
  'ghost-in-a-jar': {
    big: 'jar',
    small: [
      ['ghost', 'c', 5.4],
      ['candle', 'br', 4.4],
    ],
    pat: sun,
  },
  'photography-raptor': { big: 't-rex', small: [['camera-with-flash', 'br', 5.4]], pat: ['rays'] },
};

const creepers: Record<string, Art> = {
  'evil-morty': {
    big: morty,
    small: [
      ['smiling-face-with-horns', 'tr', 5.2],
      ['eye', 'bl', 4.6],
    ],
    pat: ['tone', 'sun'],
  },
  'galactic-federation': {
    big: 'fly',
    small: [
      ['police-officer', 'bl', 5.6],
      ['satellite-antenna', 'br', 5],
    ],
    pat: ['grid'],
  },
  cronenbergs: {
    big: 'microbe',
    small: [
      ['eye', 'tl', 4.8],
      ['tongue', 'br', 4.6],
      ['dna', 'tr', 4.6],
    ],
    pat: ['tone'],
  },
};

const goals: Record<string, Art> = {
  'goal-rick-and-morty': { big: [rick, morty], small: [['cyclone', 't', 4.6]], pat: disc },
  'goal-twenty-minute-adventure': { big: [morty, cruiser], small: [['stopwatch', 't', 4.6]], pat: disc },
  'goal-garage-science': { big: [rick, gun], small: [['hammer-and-wrench', 't', 4.8]], pat: disc },
  'goal-couples-counseling': { big: [beth, jerry], small: [['mending-heart', 't', 4.8]], pat: disc },
  'goal-house-party': { big: [summer, squanchy], small: [['balloon', 't', 4.8]], pat: disc },
  'goal-family-dinner': {
    big: 'fork-and-knife-with-plate',
    small: [
      [rick, 'tl', 5.2],
      [morty, 'bl', 5],
      [beth, 'tr', 5.2],
      [jerry, 'br', 5],
    ],
    pat: disc,
  },
  'goal-pass-the-butter': { big: ['robot', rick], small: [['butter', 't', 5]], pat: disc },
  'goal-all-for-the-sauce': { big: [rick, 'canned-food'], small: [['hot-pepper', 't', 4.6]], pat: disc },
  'goal-guard-duty': { big: [cruiser, summer], small: [['shield', 't', 4.6]], pat: disc },
  'goal-old-bandmates': { big: [bird, squanchy], small: [['guitar', 't', 5.2]], pat: disc },
  'goal-skipping-therapy': { big: ['cucumber', beth], small: [['couch-and-lamp', 't', 5]], pat: disc },
  'goal-two-strokes-off': { big: [meeseeks, jerry], small: [['flag-in-hole', 't', 5]], pat: disc },
  'goal-smartest-dog': { big: ['dog-face', jerry], small: [['graduation-cap', 't', 5]], pat: disc },
  'goal-late-night-infomercial': { big: ['television', 'plunger'], small: [['crescent-moon', 't', 4.6]], pat: disc },
  'goal-household-essentials': { big: ['robot', 'plunger'], small: [['house', 't', 4.8]], pat: disc },
  'goal-sorry-about-the-bullet': {
    big: [beth, poopy],
    small: [
      ['adhesive-bandage', 't', 4.8],
      ['collision', 'br', 4.2],
    ],
    pat: disc,
  },
  'goal-one-true-pal': { big: [jerry, 'sleeping-face'], small: [['red-heart', 't', 4.6]], pat: disc },
  'goal-total-rickall': {
    big: 'brain',
    small: [
      ['pencil', 'tl', 5],
      ['ghost', 'tr', 5],
      ['t-rex', 'bl', 5.2],
      ['giraffe', 'br', 5.2],
    ],
    pat: disc,
  },
  'goal-only-bad-memories': { big: [poopy, 'ewe'], small: [['cloud-with-rain', 't', 5]], pat: disc },
  'goal-crowded-living-room': {
    big: 'couch-and-lamp',
    small: [
      ['giraffe', 'tl', 5.4],
      ['t-rex', 'tr', 5.2],
      ['ewe', 'bl', 4.8],
      ['pencil', 'br', 4.6],
    ],
    pat: disc,
  },
  'goal-packed-house': {
    big: 'house-with-garden',
    small: [
      ['dog-face', 'bl', 4.6],
      ['robot', 'br', 4.6],
      ['plunger', 'tr', 4.6],
    ],
    pat: disc,
  },
  'goal-infinite-timelines': {
    big: 'infinity',
    small: [
      ['hourglass-not-done', 'tl', 5],
      ['joker', 'br', 5],
    ],
    pat: disc,
  },
  'goal-secret-happy-land': { big: [summer, 'ewe'], small: [['rainbow', 't', 5.4]], pat: disc },
  'goal-anyone-but-the-pencil': { big: [rick, 'pencil'], small: [['loudly-crying-face', 't', 4.6]], pat: disc },
  'goal-picture-day': { big: ['t-rex', 'giraffe'], small: [['camera-with-flash', 't', 5]], pat: disc },
  'goal-smoked-spirits': {
    big: ['meat-on-bone', 'jar'],
    small: [
      ['fire', 't', 4.8],
      ['ghost', 'br', 4.6],
    ],
    pat: disc,
  },
  'goal-president-morty': { big: [morty, 'smiling-face-with-horns'], small: [['classical-building', 't', 5.2]], pat: disc },
  'goal-most-wanted': { big: [rick, 'fly'], small: [['police-car-light', 't', 4.8]], pat: disc },
  'goal-switch-realities': { big: ['microbe', gun], small: [['door', 't', 5]], pat: ['portal'] },
  'goal-everything-is-on-fire': {
    big: 'fire',
    small: [
      ['skull', 'bl', 5],
      ['microbe', 'tr', 4.8],
      ['fly', 'br', 4.8],
    ],
    pat: disc,
  },
};

const actions: Record<string, Art> = {
  'draw-2-and-use-em': { big: ['joker', 'flower-playing-cards'], small: [['collision', 't', 5.4]] },
  'draw-3-play-2': {
    big: 'card-index-dividers',
    small: [
      ['up-arrow', 'tl'],
      ['collision', 'br', 5.4],
    ],
  },
  'steal-something': {
    big: 'ninja',
    small: [
      ['money-bag', 'br', 5.4],
      ['dashing-away', 'bl', 5],
    ],
  },
  'trade-hands': {
    big: 'handshake',
    small: [
      ['joker', 'tl', 5.2],
      ['flower-playing-cards', 'br', 5.2],
    ],
  },
  'lets-simplify': {
    big: 'scissors',
    small: [
      ['scroll', 'br', 6],
      ['sparkles', 'tl', 4.6],
    ],
  },
  'rules-reset': {
    big: 'wastebasket',
    small: [
      ['scroll', 't', 6],
      ['dashing-away', 'br', 4.6],
    ],
  },
  'trash-a-new-rule': {
    big: 'page-with-curl',
    small: [
      ['cross-mark', 'br', 5.4],
      ['fire', 'tl', 5],
    ],
  },
  'trash-something': {
    big: 'broom',
    small: [
      ['teddy-bear', 'br', 5.4],
      ['dashing-away', 'tl', 4.8],
    ],
  },
  'exchange-keepers': { big: ['wrapped-gift', 'package'], small: [['left-right-arrow', 't', 5]] },
  'use-what-you-take': {
    big: 'palm-up-hand',
    small: [
      ['joker', 't', 6],
      ['high-voltage', 'br', 4.8],
    ],
  },
  'zap-a-card': {
    big: 'pinching-hand',
    small: [
      ['joker', 'tr', 6],
      ['high-voltage', 'tl', 5],
    ],
  },
  'lets-do-that-again': {
    big: 'videocassette',
    small: [
      ['clockwise-vertical-arrows', 'tr', 5],
      ['joker', 'bl', 5],
    ],
  },
  jackpot: {
    big: 'slot-machine',
    small: [
      ['coin', 'bl', 5],
      ['gem-stone', 'tr', 4.8],
    ],
  },
  'everybody-gets-1': {
    big: 'wrapped-gift',
    small: [
      ['busts-in-silhouette', 'bl', 5.6],
      ['index-pointing-up', 'tr', 5],
    ],
  },
  'take-another-turn': {
    big: 'alarm-clock',
    small: [
      ['plus', 'tr', 4.6],
      ['man-running', 'bl', 5.4],
    ],
  },
  'mix-it-all-up': {
    big: 'tornado',
    small: [
      ['robot', 'tl', 4.8],
      ['plunger', 'tr', 5],
      ['skull', 'bl', 4.4],
    ],
  },
  'show-me-what-you-got': {
    big: 'moai',
    small: [
      ['musical-notes', 'tr', 5],
      ['eyes', 'bl', 5],
    ],
    pat: ['rays', 'hills'],
  },
  'parasite-check': {
    big: 'magnifying-glass-tilted-left',
    small: [
      ['bug', 'br', 5.2],
      ['worm', 'tl', 5],
    ],
  },
  'not-my-dimension': {
    big: 'door',
    small: [
      ['cyclone', 'tr', 5.2],
      ['waving-hand', 'bl', 5],
    ],
    pat: ['portal'],
  },
};

export const art: ArtSet = {
  pictures: { ...rules, ...keepers, ...creepers, ...goals, ...actions },
  stickers: ['bullseye', 'skull'],
  signs: [
    'rule-book',
    'archery-target',
    'hand',
    'lightning-trio',
    'death-skull',
    'card-draw',
    'card-play',
    'poker-hand',
    'card-pick',
    'talk',
    'three-friends',
  ],
  back: { mark: 'portal', tile: 'atom' },
  print: [
    ['portal', 420, 34, 20],
    ['atom', 240, -4, 62],
    ['ringed-planet', 240, 82, 4, -12],
    ['erlenmeyer', 200, 84, 66, 10],
  ],
};
