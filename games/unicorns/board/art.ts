import type { Art, ArtSet, Small } from '#web/art/types.ts';

/** Babies differ by the colour of their sky and by their toy. */
function baby(top: string, bottom: string, ...small: Small[]): Art {
  return { big: 'unicorn', small: [['baby-bottle', 'br', 5], ...small], pat: ['sun'], sky: [top, bottom], size: 10.2 };
}

function basic(top: string, bottom: string, ...small: Small[]): Art {
  return { big: 'unicorn', small, pat: ['sun', 'hills'], sky: [top, bottom], size: 11.4 };
}

const flying: Small = ['wing', 'r', 5.2];

const babies: Record<string, Art> = {
  'baby-unicorn-red': baby('#FFE0DC', '#FF9C92', ['red-heart', 'tl', 3.8]),
  'baby-unicorn-pink': baby('#FFE3F2', '#FFA6D3', ['pink-heart', 'tl', 3.8]),
  'baby-unicorn-orange': baby('#FFEBD3', '#FFB877', ['tangerine', 'tl', 4]),
  'baby-unicorn-yellow': baby('#FFF6CC', '#F5D560', ['front-facing-baby-chick', 'tl', 4.4]),
  'baby-unicorn-green': baby('#E2F8DA', '#97D98A', ['four-leaf-clover', 'tl', 4.2]),
  'baby-unicorn-blue': baby('#DDF1FF', '#8FCBF6', ['balloon', 'tl', 4.6]),
  'baby-unicorn-purple': baby('#EFE3FF', '#BFA0F2', ['grapes', 'tl', 4.4]),
  'baby-unicorn-black': baby('#C9C3D2', '#6E667C', ['black-heart', 'tl', 3.8]),
  'baby-unicorn-white': baby('#FFFFFF', '#DCE4EC', ['white-flower', 'tl', 4.2]),
  'baby-unicorn-brown': baby('#F3E2D2', '#C99C76', ['teddy-bear', 'tl', 4.8]),
  'baby-unicorn-rainbow': baby('#FFE3F4', '#AEE3F7', ['rainbow', 'tl', 5]),
  'baby-unicorn-death': baby('#DAD6E0', '#8D8699', ['skull', 'tl', 4.4]),
  'baby-narwhal': {
    big: 'whale',
    small: [
      ['baby-bottle', 'br', 5],
      ['bubbles', 'tl', 4.6],
    ],
    pat: ['sun', 'waves'],
    size: 10,
  },
};

const basics: Record<string, Art> = {
  'basic-unicorn-red': basic('#FFE0DC', '#F2958B', ['axe', 'bl', 5], ['man-beard', 'tr', 4.8]),
  'basic-unicorn-orange': basic('#FFEBD3', '#F5AE68', ['jack-o-lantern', 'bl', 4.8], ['hot-beverage', 'tr', 4.6]),
  'basic-unicorn-yellow': basic('#FFF6CC', '#EFCF5C', ['woman-dancing', 'bl', 5.2], ['musical-note', 'tr', 4.2]),
  'basic-unicorn-green': basic('#E2F8DA', '#8CD089', ['optical-disk', 'bl', 5], ['headphone', 'tr', 5]),
  'basic-unicorn-blue': basic('#DDF1FF', '#86C0F0', ['t-shirt', 'bl', 5], ['sunglasses', 'tr', 5]),
  'basic-unicorn-indigo': basic('#E0E1FF', '#9A9CF0', ['face-with-tears-of-joy', 'bl', 4.6], ['smiling-face-with-heart-eyes', 'tr', 4.6]),
  'basic-unicorn-purple': basic('#F0E2FF', '#BD9AEF', ['selfie', 'bl', 5.2], ['sparkles', 'tr', 4.4]),
  narwhal: {
    big: 'whale',
    small: [
      ['water-wave', 'bl', 4.8],
      ['fish', 'tr', 4.4],
    ],
    pat: ['sun', 'waves'],
  },
};

const magical: Record<string, Art> = {
  'alluring-narwhal': {
    big: 'whale',
    small: [
      ['lipstick', 'tr', 4.8],
      ['sparkling-heart', 'bl', 4.8],
    ],
    pat: ['rays'],
  },
  americorn: {
    big: 'unicorn',
    small: [
      ['eagle', 'tl', 5.4],
      ['hot-dog', 'br', 5],
    ],
    pat: ['rays', 'hills'],
  },
  'angel-unicorn': {
    big: 'unicorn',
    small: [
      ['smiling-face-with-halo', 'tl', 4.8],
      ['wing', 'r', 5.2],
    ],
    pat: ['rays'],
  },
  'annoying-flying-unicorn': { big: 'unicorn', small: [flying, ['face-with-tongue', 'tl', 4.8]], pat: ['sun'] },
  'black-knight-unicorn': {
    big: 'unicorn',
    small: [
      ['shield', 'bl', 5.6],
      ['dagger', 'tr', 5],
    ],
    pat: ['tone'],
  },
  'chainsaw-unicorn': {
    big: 'unicorn',
    small: [
      ['carpentry-saw', 'bl', 6],
      ['wood', 'tr', 4.8],
    ],
    pat: ['rays', 'hills'],
  },
  'classy-narwhal': {
    big: 'whale',
    small: [
      ['top-hat', 'tr', 5],
      ['face-with-monocle', 'bl', 4.8],
    ],
    pat: ['sun'],
  },
  'extremely-destructive-unicorn': {
    big: 'unicorn',
    small: [
      ['bomb', 'bl', 5.4],
      ['collision', 'tr', 6],
    ],
    pat: ['tone'],
  },
  'extremely-fertile-unicorn': {
    big: 'unicorn',
    small: [
      ['hatching-chick', 'bl', 5],
      ['baby', 'tr', 4.6],
    ],
    pat: ['sun', 'hills'],
  },
  'ginormous-unicorn': {
    big: 'unicorn',
    small: [
      ['hamburger', 'bl', 4.8],
      ['cityscape', 'tr', 4.8],
    ],
    pat: ['rays'],
    size: 13.4,
  },
  'greedy-flying-unicorn': { big: 'unicorn', small: [flying, ['money-bag', 'bl', 5]], pat: ['sun'] },
  llamacorn: {
    big: 'llama',
    small: [
      ['unicorn', 'tr', 5],
      ['cactus', 'bl', 4.8],
    ],
    pat: ['sun', 'hills'],
  },
  'magical-flying-unicorn': { big: 'unicorn', small: [flying, ['magic-wand', 'tl', 5]], pat: ['stars'] },
  'magical-kittencorn': {
    big: 'cat-face',
    small: [
      ['unicorn', 'tr', 5],
      ['yarn', 'bl', 4.8],
    ],
    pat: ['rays'],
  },
  'majestic-flying-unicorn': { big: 'unicorn', small: [flying, ['crown', 'tl', 5]], pat: ['rays'] },
  'mermaid-unicorn': {
    big: 'unicorn',
    small: [
      ['spiral-shell', 'bl', 4.8],
      ['person-merpeople', 'tr', 5.6],
    ],
    pat: ['waves'],
  },
  'narwhal-torpedo': {
    big: 'whale',
    small: [
      ['rocket', 'tr', 5.4],
      ['collision', 'bl', 5],
    ],
    pat: ['rays'],
  },
  puppicorn: {
    big: 'dog-face',
    small: [
      ['unicorn', 'tr', 5],
      ['bone', 'bl', 4.8],
    ],
    pat: ['sun'],
  },
  'queen-bee-unicorn': {
    big: 'unicorn',
    small: [
      ['honeybee', 'tl', 5],
      ['crown', 'tr', 4.4],
      ['honey-pot', 'br', 5],
    ],
    pat: ['sun', 'hills'],
  },
  'rainbow-unicorn': {
    big: 'unicorn',
    small: [
      ['rainbow', 'tr', 6],
      ['sparkles', 'bl', 4.6],
    ],
    pat: ['rays'],
  },
  rhinocorn: {
    big: 'rhinoceros',
    small: [
      ['dashing-away', 'br', 4.8],
      ['unicorn', 'tr', 4.8],
    ],
    pat: ['hills'],
  },
  'seductive-unicorn': {
    big: 'unicorn',
    small: [
      ['rose', 'bl', 5.4],
      ['kiss-mark', 'tr', 4.8],
    ],
    pat: ['sun'],
  },
  'shabby-the-narwhal': {
    big: 'whale',
    small: [
      ['adhesive-bandage', 'tr', 5],
      ['wilted-flower', 'bl', 5],
    ],
    pat: ['tone'],
  },
  'shark-with-a-horn': {
    big: 'shark',
    small: [
      ['unicorn', 'tr', 4.8],
      ['drop-of-blood', 'bl', 4],
    ],
    pat: ['waves'],
  },
  'stabby-the-unicorn': {
    big: 'unicorn',
    small: [
      ['kitchen-knife', 'bl', 5.8],
      ['drop-of-blood', 'tr', 4],
    ],
    pat: ['tone'],
  },
  'swift-flying-unicorn': { big: 'unicorn', small: [flying, ['rocket', 'bl', 5], ['dashing-away', 'tr', 4.4]], pat: ['rays'] },
  'the-great-narwhal': {
    big: 'spouting-whale',
    small: [
      ['crown', 'tr', 5],
      ['water-wave', 'bl', 5],
    ],
    pat: ['rays', 'waves'],
    size: 12.2,
  },
  'unicorn-on-the-cob': {
    big: 'ear-of-corn',
    small: [
      ['unicorn', 'tr', 5.6],
      ['butter', 'bl', 4.8],
    ],
    pat: ['sun', 'hills'],
  },
  'unicorn-phoenix': {
    big: 'phoenix-bird',
    small: [
      ['unicorn', 'tr', 5],
      ['fire', 'bl', 5],
    ],
    pat: ['rays'],
  },
  'zombie-unicorn': {
    big: 'unicorn',
    small: [
      ['man-zombie', 'tr', 5.6],
      ['headstone', 'bl', 5],
    ],
    pat: ['tone', 'hills'],
  },
};

const magic: Record<string, Art> = {
  'back-kick': {
    big: 'horse',
    small: [
      ['collision', 'br', 5.6],
      ['hiking-boot', 'tl', 5],
    ],
    pat: ['rays'],
  },
  'blatant-thievery': {
    big: 'raccoon',
    small: [
      ['money-bag', 'br', 5.4],
      ['eyes', 'tl', 4.8],
    ],
    pat: ['sun'],
  },
  'change-of-luck': {
    big: 'four-leaf-clover',
    small: [
      ['clockwise-vertical-arrows', 'tr', 5],
      ['game-die', 'bl', 5],
    ],
    pat: ['rays'],
  },
  'glitter-tornado': {
    big: 'tornado',
    small: [
      ['sparkles', 'tl', 5.4],
      ['star', 'br', 4.6],
    ],
    pat: ['stars', 'hills'],
  },
  'good-deal': {
    big: 'handshake',
    small: [
      ['wrapped-gift', 'br', 5],
      ['money-with-wings', 'tl', 5],
    ],
    pat: ['rays'],
  },
  'mystical-vortex': {
    big: 'cyclone',
    small: [
      ['crystal-ball', 'bl', 5.2],
      ['milky-way', 'tr', 5],
    ],
    pat: ['stars'],
  },
  're-target': {
    big: 'bullseye',
    small: [
      ['bow-and-arrow', 'bl', 5.6],
      ['left-right-arrow', 'tr', 4.8],
    ],
    pat: ['rays'],
  },
  'reset-button': {
    big: 'red-circle',
    small: [
      ['clockwise-vertical-arrows', 'tr', 5],
      ['backhand-index-pointing-down', 't', 5.6],
    ],
    pat: ['rays'],
  },
  'shake-up': {
    big: 'cocktail-glass',
    small: [
      ['shaking-face', 'bl', 5],
      ['clockwise-vertical-arrows', 'tr', 4.8],
    ],
    pat: ['sun'],
  },
  'targeted-destruction': {
    big: 'bomb',
    small: [
      ['bullseye', 'bl', 5.4],
      ['collision', 'tr', 5.6],
    ],
    pat: ['tone'],
  },
  'two-for-one': { big: ['skull', 'skull'], small: [['label', 't', 5.4]], pat: ['rays'] },
  'unfair-bargain': {
    big: 'balance-scale',
    small: [
      ['smirking-face', 'bl', 4.8],
      ['joker', 'tr', 5],
    ],
    pat: ['sun'],
  },
  'unicorn-poison': {
    big: 'alembic',
    small: [
      ['skull-and-crossbones', 'tr', 5.2],
      ['unicorn', 'bl', 5.2],
    ],
    pat: ['tone'],
  },
  'unicorn-shrinkray': {
    big: 'water-pistol',
    small: [
      ['high-voltage', 'tr', 5],
      ['unicorn', 'bl', 4],
    ],
    pat: ['rays'],
  },
  'unicorn-swap': { big: ['unicorn', 'horse-face'], small: [['left-right-arrow', 't', 5]], pat: ['sun'] },
};

const others: Record<string, Art> = {
  neigh: {
    big: 'horse-face',
    small: [
      ['stop-sign', 'br', 5],
      ['anger-symbol', 'tl', 4],
    ],
    pat: ['rays', 'tone'],
  },
  'super-neigh': {
    big: 'horse-face',
    small: [
      ['megaphone', 'br', 5.2],
      ['collision', 'tl', 5],
    ],
    pat: ['rays', 'tone'],
  },
  'double-dutch': {
    big: 'running-shoe',
    small: [
      ['knot', 'tl', 5],
      ['2nd-place-medal', 'br', 4.8],
    ],
    pat: ['rays'],
  },
  'extra-tail': {
    big: 'horse',
    small: [
      ['plus', 'tr', 4.4],
      ['ribbon', 'br', 5],
    ],
    pat: ['sun', 'hills'],
  },
  'glitter-bomb': {
    big: 'bomb',
    small: [
      ['sparkles', 'tr', 5.4],
      ['mirror-ball', 'bl', 5],
    ],
    pat: ['rays', 'stars'],
  },
  'rainbow-aura': {
    big: 'rainbow',
    small: [
      ['shield', 'br', 5.4],
      ['sparkles', 'tl', 4.6],
    ],
    pat: ['rays'],
  },
  'rainbow-mane': {
    big: 'horse-face',
    small: [
      ['rainbow', 'tr', 6],
      ['hair-pick', 'bl', 5],
    ],
    pat: ['sun'],
  },
  'summoning-ritual': {
    big: 'candle',
    small: [
      ['unicorn', 'br', 5.4],
      ['open-book', 'bl', 5.2],
    ],
    pat: ['rays', 'stars'],
  },
  'unicorn-lasso': {
    big: 'cowboy-hat-face',
    small: [
      ['knot', 'br', 5.4],
      ['unicorn', 'tl', 5.2],
    ],
    pat: ['sun', 'hills'],
    size: 10,
  },
  yay: {
    big: 'partying-face',
    small: [
      ['party-popper', 'bl', 5.2],
      ['balloon', 'tr', 5],
    ],
    pat: ['rays'],
    size: 10.2,
  },
  'barbed-wire': {
    big: 'chains',
    small: [
      ['adhesive-bandage', 'br', 5],
      ['cactus', 'tl', 5],
    ],
    pat: ['tone'],
  },
  'blinding-light': {
    big: 'flashlight',
    small: [
      ['sunglasses', 'bl', 5.2],
      ['sun', 'tr', 5.4],
    ],
    pat: ['rays'],
  },
  'broken-stable': {
    big: 'derelict-house',
    small: [
      ['hammer', 'br', 5],
      ['broken-heart', 'tl', 4.4],
    ],
    pat: ['hills'],
  },
  'nanny-cam': {
    big: 'teddy-bear',
    small: [
      ['video-camera', 'tr', 5.2],
      ['eyes', 'bl', 4.8],
    ],
    pat: ['grid'],
  },
  pandamonium: {
    big: 'panda',
    small: [
      ['unicorn', 'tl', 4.8],
      ['pine-decoration', 'br', 5.2],
    ],
    pat: ['hills'],
  },
  'sadistic-ritual': {
    big: 'goat',
    small: [
      ['candle', 'bl', 4.8],
      ['dagger', 'tr', 5],
    ],
    pat: ['tone'],
  },
  slowdown: {
    big: 'snail',
    small: [
      ['stop-sign', 'tr', 4.8],
      ['hourglass-not-done', 'bl', 4.8],
    ],
    pat: ['hills'],
  },
  'tiny-stable': {
    big: 'hut',
    small: [
      ['straight-ruler', 'br', 5],
      ['unicorn', 'tl', 4.6],
    ],
    pat: ['hills'],
  },
  'reference-card': {
    big: 'open-book',
    small: [
      ['unicorn', 'tr', 5.4],
      ['pencil', 'bl', 5],
    ],
    pat: ['grid'],
  },
};

export const art: ArtSet = {
  pictures: { ...babies, ...basics, ...magical, ...magic, ...others },
  stickers: ['wastebasket'],
  signs: [
    'baby-bottle',
    'horseshoe',
    'unicorn',
    'crystal-wand',
    'upgrade',
    'anchor',
    'cancel',
    'card-draw',
    'card-pick',
    'shield',
    'return-arrow',
    'check-mark',
    'hourglass',
  ],
  back: { mark: 'unicorn', tile: 'horseshoe' },
  print: [
    ['unicorn', 300, -3, 40, -12],
    ['horseshoe', 240, 82, 8, 18],
    ['sparkles', 220, 78, 62],
    ['rainbow-star', 180, 40, 24],
  ],
};
