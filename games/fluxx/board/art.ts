import { at } from '#web/art/draw.ts';
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
  'basic-rules': { big: 'scroll', small: [at('joker', 'br'), at('writing-hand', 'tl')], pat: ['grid'] },
  'draw-2': { big: ['flower-playing-cards', 'joker'], small: [at('up-arrow', 't')] },
  'draw-3': { big: ['flower-playing-cards', 'joker'], small: [at('up-arrow', 't'), at('spade-suit', 'bl', 4)] },
  'draw-4': { big: ['flower-playing-cards', 'joker'], small: [at('up-arrow', 't'), at('heart-suit', 'bl', 4), at('club-suit', 'br', 4)] },
  'draw-5': {
    big: ['flower-playing-cards', 'joker'],
    small: [at('up-arrow', 't'), at('diamond-suit', 'l', 4), at('spade-suit', 'b', 4), at('heart-suit', 'r', 4)],
  },
  'play-2': { big: 'joker', small: [at('collision', 'tr', 6)], turn: -8 },
  'play-3': { big: 'joker', small: [at('collision', 'tr', 6), at('high-voltage', 'bl', 5)], turn: -4 },
  'play-4': { big: 'joker', small: [at('collision', 'tr', 6), at('high-voltage', 'bl', 5), at('fire', 'br', 5)] },
  'play-all': { big: 'joker', small: [at('fireworks', 'tl', 6.4), at('collision', 'tr', 6), at('party-popper', 'br', 5.4)], turn: 6 },
  'play-all-but-1': { big: 'joker', small: [at('index-pointing-up', 'l', 6.4), at('collision', 'tr', 6)], turn: 6 },
  'hand-limit-0': { big: 'raised-fist', small: [at('prohibited', 'tr', 5.4), at('scissors', 'bl', 5)] },
  'hand-limit-1': { big: 'index-pointing-up', small: [at('scissors', 'br', 5.4)] },
  'hand-limit-2': { big: 'victory-hand', small: [at('scissors', 'br', 5.4)] },
  'keeper-limit-3': { big: 'package', small: [at('locked', 'br', 5), at('robot', 'tl', 4.6)] },
  'keeper-limit-4': { big: 'card-file-box', small: [at('locked', 'br', 5), at('plunger', 'tl', 4.8), at('dog-face', 'tr', 4.4)] },
  'double-agenda': { big: ['bullseye', 'bullseye'], small: [at('performing-arts', 't', 6)] },
  'first-play-random': { big: 'game-die', small: [at('joker', 'bl', 5.4), at('red-question-mark', 'tr', 5)], turn: -8 },
  'get-on-with-it': { big: 'man-running', small: [at('stopwatch', 'tr', 5.4), at('dashing-away', 'br', 5)] },
  'swap-plays-for-draws': { big: 'clockwise-vertical-arrows', small: [at('joker', 'tl', 5.4), at('inbox-tray', 'br', 5.4)] },
  recycling: { big: 'recycling-symbol', small: [at('wastebasket', 'bl', 5), at('seedling', 'tr', 5)] },
  'mystery-play': { big: 'joker', small: [at('red-question-mark', 'tr', 5.4), at('cyclone', 'bl', 5.2)], pat: ['portal'], turn: -8 },
  'get-schwifty': { big: 'mirror-ball', small: [at('microphone', 'br', 5.4), at('musical-notes', 'tl', 5)] },
  'dont-think-about-it': { big: 'see-no-evil-monkey', small: [at('thought-balloon', 'tr', 5.6), at('skull', 'bl', 4.2)] },
  'blame-jerry': { big: jerry, small: [at('backhand-index-pointing-left', 'r', 5.4), at('skull', 'tl', 4.4)] },
};

const keepers: Record<string, Art> = {
  'rick-sanchez': { big: rick, small: [at('test-tube', 'tl'), at('milky-way', 'br')], pat: sun },
  'morty-smith': { big: morty, small: [at('backpack', 'br', 5.2), at('sweat-droplets', 'tl', 4.4)], pat: sun },
  'summer-smith': { big: summer, small: [at('mobile-phone', 'br'), at('pink-heart', 'tl', 4)], pat: sun },
  'beth-smith': { big: beth, small: [at('stethoscope', 'br', 5.2), at('wine-glass', 'tl', 5)], pat: sun },
  'jerry-smith': { big: jerry, small: [at('red-apple', 'br', 4.6), at('honeybee', 'tl', 4)], pat: sun },
  birdperson: { big: bird, small: [at('feather', 'tl'), at('crossed-swords', 'br')], pat: ['hills'] },
  squanchy: { big: squanchy, small: [at('beer-mug', 'br', 5), at('party-popper', 'tl', 5)], pat: sun },
  'mr-meeseeks': { big: meeseeks, small: [at('blue-square', 'bl', 4.6), at('raised-hand', 'tr', 4.6)], pat: ['rays'] },
  'mr-poopybutthole': { big: poopy, small: [at('top-hat', 't', 6.2), at('cookie', 'br', 4.2)], pat: sun, size: 9.6 },
  'pickle-rick': { big: 'cucumber', small: [at('nut-and-bolt', 'tr'), at('screwdriver', 'bl')], pat: ['brick'] },
  snowball: { big: 'dog-face', small: [at('snowflake', 'tr'), at('mechanical-arm', 'bl', 5.2)], pat: sun },
  'portal-gun': { big: gun, small: [at('cyclone', 'tr', 5)], pat: ['portal'] },
  'space-cruiser': { big: cruiser, small: [at('star', 'tl', 4), at('dashing-away', 'br', 4.4)], pat: ['stars', 'sun'] },
  'interdimensional-cable-box': { big: 'television', small: [at('satellite-antenna', 'tr', 5.4), at('popcorn', 'bl', 5)], pat: ['portal'] },
  'butter-robot': { big: 'robot', small: [at('butter', 'br', 5.4)], pat: sun },
  plumbus: { big: 'plunger', small: [at('sparkles', 'tr'), at('pig-nose', 'bl', 4)], pat: sun },
  'szechuan-sauce': { big: 'canned-food', small: [at('hot-pepper', 'br', 5.2), at('chopsticks', 'tl', 5)], pat: ['rays'] },
  'sleepy-gary': { big: 'sleeping-face', small: [at('zzz', 'tr', 5), at('bed', 'bl', 5)], pat: sun, size: 9.8 },
  pencilvester: { big: 'pencil', small: [at('eyes', 't', 5), at('smiling-face', 'br', 4.4)], pat: ['grid'] },
  tinkles: { big: 'ewe', small: [at('bell', 'bl', 4.8), at('magic-wand', 'tr', 5)], pat: ['rays', 'hills'] },
  hamurai: { big: 'meat-on-bone', small: [at('crossed-swords', 'tr', 5.2), at('japanese-castle', 'bl', 5.2)], pat: ['rays'] },
  'reverse-giraffe': {
    big: 'giraffe',
    small: [at('left-arrow-curving-right', 'tl', 4.6), at('palm-tree', 'br', 5)],
    pat: ['hills'],
    flip: true,
  },
  'ghost-in-a-jar': { big: 'jar', small: [at('ghost', 'c', 5.4), at('candle', 'br', 4.4)], pat: sun },
  'photography-raptor': { big: 't-rex', small: [at('camera-with-flash', 'br', 5.4)], pat: ['rays'] },
};

const creepers: Record<string, Art> = {
  'evil-morty': { big: morty, small: [at('smiling-face-with-horns', 'tr', 5.2), at('eye', 'bl', 4.6)], pat: ['tone', 'sun'] },
  'galactic-federation': { big: 'fly', small: [at('police-officer', 'bl', 5.6), at('satellite-antenna', 'br', 5)], pat: ['grid'] },
  cronenbergs: { big: 'microbe', small: [at('eye', 'tl', 4.8), at('tongue', 'br', 4.6), at('dna', 'tr', 4.6)], pat: ['tone'] },
};

const goals: Record<string, Art> = {
  'goal-rick-and-morty': { big: [rick, morty], small: [at('cyclone', 't', 4.6)], pat: disc },
  'goal-twenty-minute-adventure': { big: [morty, cruiser], small: [at('stopwatch', 't', 4.6)], pat: disc },
  'goal-garage-science': { big: [rick, gun], small: [at('hammer-and-wrench', 't', 4.8)], pat: disc },
  'goal-couples-counseling': { big: [beth, jerry], small: [at('mending-heart', 't', 4.8)], pat: disc },
  'goal-house-party': { big: [summer, squanchy], small: [at('balloon', 't', 4.8)], pat: disc },
  'goal-family-dinner': {
    big: 'fork-and-knife-with-plate',
    small: [at(rick, 'tl', 5.2), at(morty, 'bl', 5), at(beth, 'tr', 5.2), at(jerry, 'br', 5)],
    pat: disc,
  },
  'goal-pass-the-butter': { big: ['robot', rick], small: [at('butter', 't', 5)], pat: disc },
  'goal-all-for-the-sauce': { big: [rick, 'canned-food'], small: [at('hot-pepper', 't', 4.6)], pat: disc },
  'goal-guard-duty': { big: [cruiser, summer], small: [at('shield', 't', 4.6)], pat: disc },
  'goal-old-bandmates': { big: [bird, squanchy], small: [at('guitar', 't', 5.2)], pat: disc },
  'goal-skipping-therapy': { big: ['cucumber', beth], small: [at('couch-and-lamp', 't', 5)], pat: disc },
  'goal-two-strokes-off': { big: [meeseeks, jerry], small: [at('flag-in-hole', 't', 5)], pat: disc },
  'goal-smartest-dog': { big: ['dog-face', jerry], small: [at('graduation-cap', 't', 5)], pat: disc },
  'goal-late-night-infomercial': { big: ['television', 'plunger'], small: [at('crescent-moon', 't', 4.6)], pat: disc },
  'goal-household-essentials': { big: ['robot', 'plunger'], small: [at('house', 't', 4.8)], pat: disc },
  'goal-sorry-about-the-bullet': { big: [beth, poopy], small: [at('adhesive-bandage', 't', 4.8), at('collision', 'br', 4.2)], pat: disc },
  'goal-one-true-pal': { big: [jerry, 'sleeping-face'], small: [at('red-heart', 't', 4.6)], pat: disc },
  'goal-total-rickall': {
    big: 'brain',
    small: [at('pencil', 'tl', 5), at('ghost', 'tr', 5), at('t-rex', 'bl', 5.2), at('giraffe', 'br', 5.2)],
    pat: disc,
  },
  'goal-only-bad-memories': { big: [poopy, 'ewe'], small: [at('cloud-with-rain', 't', 5)], pat: disc },
  'goal-crowded-living-room': {
    big: 'couch-and-lamp',
    small: [at('giraffe', 'tl', 5.4), at('t-rex', 'tr', 5.2), at('ewe', 'bl', 4.8), at('pencil', 'br', 4.6)],
    pat: disc,
  },
  'goal-packed-house': {
    big: 'house-with-garden',
    small: [at('dog-face', 'bl', 4.6), at('robot', 'br', 4.6), at('plunger', 'tr', 4.6)],
    pat: disc,
  },
  'goal-infinite-timelines': { big: 'infinity', small: [at('hourglass-not-done', 'tl', 5), at('joker', 'br', 5)], pat: disc },
  'goal-secret-happy-land': { big: [summer, 'ewe'], small: [at('rainbow', 't', 5.4)], pat: disc },
  'goal-anyone-but-the-pencil': { big: [rick, 'pencil'], small: [at('loudly-crying-face', 't', 4.6)], pat: disc },
  'goal-picture-day': { big: ['t-rex', 'giraffe'], small: [at('camera-with-flash', 't', 5)], pat: disc },
  'goal-smoked-spirits': { big: ['meat-on-bone', 'jar'], small: [at('fire', 't', 4.8), at('ghost', 'br', 4.6)], pat: disc },
  'goal-president-morty': { big: [morty, 'smiling-face-with-horns'], small: [at('classical-building', 't', 5.2)], pat: disc },
  'goal-most-wanted': { big: [rick, 'fly'], small: [at('police-car-light', 't', 4.8)], pat: disc },
  'goal-switch-realities': { big: ['microbe', gun], small: [at('door', 't', 5)], pat: ['portal'] },
  'goal-everything-is-on-fire': { big: 'fire', small: [at('skull', 'bl', 5), at('microbe', 'tr', 4.8), at('fly', 'br', 4.8)], pat: disc },
};

const actions: Record<string, Art> = {
  'draw-2-and-use-em': { big: ['joker', 'flower-playing-cards'], small: [at('collision', 't', 5.4)] },
  'draw-3-play-2': { big: 'card-index-dividers', small: [at('up-arrow', 'tl'), at('collision', 'br', 5.4)] },
  'steal-something': { big: 'ninja', small: [at('money-bag', 'br', 5.4), at('dashing-away', 'bl', 5)] },
  'trade-hands': { big: 'handshake', small: [at('joker', 'tl', 5.2), at('flower-playing-cards', 'br', 5.2)] },
  'lets-simplify': { big: 'scissors', small: [at('scroll', 'br', 6), at('sparkles', 'tl', 4.6)] },
  'rules-reset': { big: 'wastebasket', small: [at('scroll', 't', 6), at('dashing-away', 'br', 4.6)] },
  'trash-a-new-rule': { big: 'page-with-curl', small: [at('cross-mark', 'br', 5.4), at('fire', 'tl', 5)] },
  'trash-something': { big: 'broom', small: [at('teddy-bear', 'br', 5.4), at('dashing-away', 'tl', 4.8)] },
  'exchange-keepers': { big: ['wrapped-gift', 'package'], small: [at('left-right-arrow', 't', 5)] },
  'use-what-you-take': { big: 'palm-up-hand', small: [at('joker', 't', 6), at('high-voltage', 'br', 4.8)] },
  'zap-a-card': { big: 'pinching-hand', small: [at('joker', 'tr', 6), at('high-voltage', 'tl', 5)] },
  'lets-do-that-again': { big: 'videocassette', small: [at('clockwise-vertical-arrows', 'tr', 5), at('joker', 'bl', 5)] },
  jackpot: { big: 'slot-machine', small: [at('coin', 'bl', 5), at('gem-stone', 'tr', 4.8)] },
  'everybody-gets-1': { big: 'wrapped-gift', small: [at('busts-in-silhouette', 'bl', 5.6), at('index-pointing-up', 'tr', 5)] },
  'take-another-turn': { big: 'alarm-clock', small: [at('plus', 'tr', 4.6), at('man-running', 'bl', 5.4)] },
  'mix-it-all-up': { big: 'tornado', small: [at('robot', 'tl', 4.8), at('plunger', 'tr', 5), at('skull', 'bl', 4.4)] },
  'show-me-what-you-got': { big: 'moai', small: [at('musical-notes', 'tr', 5), at('eyes', 'bl', 5)], pat: ['rays', 'hills'] },
  'parasite-check': { big: 'magnifying-glass-tilted-left', small: [at('bug', 'br', 5.2), at('worm', 'tl', 5)] },
  'not-my-dimension': { big: 'door', small: [at('cyclone', 'tr', 5.2), at('waving-hand', 'bl', 5)], pat: ['portal'] },
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
