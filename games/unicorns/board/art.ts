import { at } from '#web/art/draw.ts';
import type { Art, ArtSet, Small } from '#web/art/types.ts';

/** Babies differ by the colour of their sky and by their toy. */
function baby(top: string, bottom: string, ...small: Small[]): Art {
  return { big: 'unicorn', small: [at('baby-bottle', 'br', 5), ...small], pat: ['sun'], sky: [top, bottom], size: 10.2 };
}

function basic(top: string, bottom: string, ...small: Small[]): Art {
  return { big: 'unicorn', small, pat: ['sun', 'hills'], sky: [top, bottom], size: 11.4 };
}

const flying: Small = at('wing', 'r', 5.2);

const babies: Record<string, Art> = {
  'baby-unicorn-red': baby('#FFE0DC', '#FF9C92', at('red-heart', 'tl', 3.8)),
  'baby-unicorn-pink': baby('#FFE3F2', '#FFA6D3', at('pink-heart', 'tl', 3.8)),
  'baby-unicorn-orange': baby('#FFEBD3', '#FFB877', at('tangerine', 'tl', 4)),
  'baby-unicorn-yellow': baby('#FFF6CC', '#F5D560', at('front-facing-baby-chick', 'tl', 4.4)),
  'baby-unicorn-green': baby('#E2F8DA', '#97D98A', at('four-leaf-clover', 'tl', 4.2)),
  'baby-unicorn-blue': baby('#DDF1FF', '#8FCBF6', at('balloon', 'tl', 4.6)),
  'baby-unicorn-purple': baby('#EFE3FF', '#BFA0F2', at('grapes', 'tl', 4.4)),
  'baby-unicorn-black': baby('#C9C3D2', '#6E667C', at('black-heart', 'tl', 3.8)),
  'baby-unicorn-white': baby('#FFFFFF', '#DCE4EC', at('white-flower', 'tl', 4.2)),
  'baby-unicorn-brown': baby('#F3E2D2', '#C99C76', at('teddy-bear', 'tl', 4.8)),
  'baby-unicorn-rainbow': baby('#FFE3F4', '#AEE3F7', at('rainbow', 'tl', 5)),
  'baby-unicorn-death': baby('#DAD6E0', '#8D8699', at('skull', 'tl', 4.4)),
  'baby-narwhal': { big: 'whale', small: [at('baby-bottle', 'br', 5), at('bubbles', 'tl', 4.6)], pat: ['sun', 'waves'], size: 10 },
};

const basics: Record<string, Art> = {
  'basic-unicorn-red': basic('#FFE0DC', '#F2958B', at('axe', 'bl', 5), at('man-beard', 'tr', 4.8)),
  'basic-unicorn-orange': basic('#FFEBD3', '#F5AE68', at('jack-o-lantern', 'bl', 4.8), at('hot-beverage', 'tr', 4.6)),
  'basic-unicorn-yellow': basic('#FFF6CC', '#EFCF5C', at('woman-dancing', 'bl', 5.2), at('musical-note', 'tr', 4.2)),
  'basic-unicorn-green': basic('#E2F8DA', '#8CD089', at('optical-disk', 'bl', 5), at('headphone', 'tr', 5)),
  'basic-unicorn-blue': basic('#DDF1FF', '#86C0F0', at('t-shirt', 'bl', 5), at('sunglasses', 'tr', 5)),
  'basic-unicorn-indigo': basic(
    '#E0E1FF',
    '#9A9CF0',
    at('face-with-tears-of-joy', 'bl', 4.6),
    at('smiling-face-with-heart-eyes', 'tr', 4.6),
  ),
  'basic-unicorn-purple': basic('#F0E2FF', '#BD9AEF', at('selfie', 'bl', 5.2), at('sparkles', 'tr', 4.4)),
  narwhal: { big: 'whale', small: [at('water-wave', 'bl', 4.8), at('fish', 'tr', 4.4)], pat: ['sun', 'waves'] },
};

const magical: Record<string, Art> = {
  'alluring-narwhal': { big: 'whale', small: [at('lipstick', 'tr', 4.8), at('sparkling-heart', 'bl', 4.8)], pat: ['rays'] },
  americorn: { big: 'unicorn', small: [at('eagle', 'tl', 5.4), at('hot-dog', 'br', 5)], pat: ['rays', 'hills'] },
  'angel-unicorn': { big: 'unicorn', small: [at('smiling-face-with-halo', 'tl', 4.8), at('wing', 'r', 5.2)], pat: ['rays'] },
  'annoying-flying-unicorn': { big: 'unicorn', small: [flying, at('face-with-tongue', 'tl', 4.8)], pat: ['sun'] },
  'black-knight-unicorn': { big: 'unicorn', small: [at('shield', 'bl', 5.6), at('dagger', 'tr', 5)], pat: ['tone'] },
  'chainsaw-unicorn': { big: 'unicorn', small: [at('carpentry-saw', 'bl', 6), at('wood', 'tr', 4.8)], pat: ['rays', 'hills'] },
  'classy-narwhal': { big: 'whale', small: [at('top-hat', 'tr', 5), at('face-with-monocle', 'bl', 4.8)], pat: ['sun'] },
  'extremely-destructive-unicorn': { big: 'unicorn', small: [at('bomb', 'bl', 5.4), at('collision', 'tr', 6)], pat: ['tone'] },
  'extremely-fertile-unicorn': { big: 'unicorn', small: [at('hatching-chick', 'bl', 5), at('baby', 'tr', 4.6)], pat: ['sun', 'hills'] },
  'ginormous-unicorn': { big: 'unicorn', small: [at('hamburger', 'bl', 4.8), at('cityscape', 'tr', 4.8)], pat: ['rays'], size: 13.4 },
  'greedy-flying-unicorn': { big: 'unicorn', small: [flying, at('money-bag', 'bl', 5)], pat: ['sun'] },
  llamacorn: { big: 'llama', small: [at('unicorn', 'tr', 5), at('cactus', 'bl', 4.8)], pat: ['sun', 'hills'] },
  'magical-flying-unicorn': { big: 'unicorn', small: [flying, at('magic-wand', 'tl', 5)], pat: ['stars'] },
  'magical-kittencorn': { big: 'cat-face', small: [at('unicorn', 'tr', 5), at('yarn', 'bl', 4.8)], pat: ['rays'] },
  'majestic-flying-unicorn': { big: 'unicorn', small: [flying, at('crown', 'tl', 5)], pat: ['rays'] },
  'mermaid-unicorn': { big: 'unicorn', small: [at('spiral-shell', 'bl', 4.8), at('person-merpeople', 'tr', 5.6)], pat: ['waves'] },
  'narwhal-torpedo': { big: 'whale', small: [at('rocket', 'tr', 5.4), at('collision', 'bl', 5)], pat: ['rays'] },
  puppicorn: { big: 'dog-face', small: [at('unicorn', 'tr', 5), at('bone', 'bl', 4.8)], pat: ['sun'] },
  'queen-bee-unicorn': {
    big: 'unicorn',
    small: [at('honeybee', 'tl', 5), at('crown', 'tr', 4.4), at('honey-pot', 'br', 5)],
    pat: ['sun', 'hills'],
  },
  'rainbow-unicorn': { big: 'unicorn', small: [at('rainbow', 'tr', 6), at('sparkles', 'bl', 4.6)], pat: ['rays'] },
  rhinocorn: { big: 'rhinoceros', small: [at('dashing-away', 'br', 4.8), at('unicorn', 'tr', 4.8)], pat: ['hills'] },
  'seductive-unicorn': { big: 'unicorn', small: [at('rose', 'bl', 5.4), at('kiss-mark', 'tr', 4.8)], pat: ['sun'] },
  'shabby-the-narwhal': { big: 'whale', small: [at('adhesive-bandage', 'tr', 5), at('wilted-flower', 'bl', 5)], pat: ['tone'] },
  'shark-with-a-horn': { big: 'shark', small: [at('unicorn', 'tr', 4.8), at('drop-of-blood', 'bl', 4)], pat: ['waves'] },
  'stabby-the-unicorn': { big: 'unicorn', small: [at('kitchen-knife', 'bl', 5.8), at('drop-of-blood', 'tr', 4)], pat: ['tone'] },
  'swift-flying-unicorn': { big: 'unicorn', small: [flying, at('rocket', 'bl', 5), at('dashing-away', 'tr', 4.4)], pat: ['rays'] },
  'the-great-narwhal': {
    big: 'spouting-whale',
    small: [at('crown', 'tr', 5), at('water-wave', 'bl', 5)],
    pat: ['rays', 'waves'],
    size: 12.2,
  },
  'unicorn-on-the-cob': { big: 'ear-of-corn', small: [at('unicorn', 'tr', 5.6), at('butter', 'bl', 4.8)], pat: ['sun', 'hills'] },
  'unicorn-phoenix': { big: 'phoenix-bird', small: [at('unicorn', 'tr', 5), at('fire', 'bl', 5)], pat: ['rays'] },
  'zombie-unicorn': { big: 'unicorn', small: [at('man-zombie', 'tr', 5.6), at('headstone', 'bl', 5)], pat: ['tone', 'hills'] },
};

const magic: Record<string, Art> = {
  'back-kick': { big: 'horse', small: [at('collision', 'br', 5.6), at('hiking-boot', 'tl', 5)], pat: ['rays'] },
  'blatant-thievery': { big: 'raccoon', small: [at('money-bag', 'br', 5.4), at('eyes', 'tl', 4.8)], pat: ['sun'] },
  'change-of-luck': { big: 'four-leaf-clover', small: [at('clockwise-vertical-arrows', 'tr', 5), at('game-die', 'bl', 5)], pat: ['rays'] },
  'glitter-tornado': { big: 'tornado', small: [at('sparkles', 'tl', 5.4), at('star', 'br', 4.6)], pat: ['stars', 'hills'] },
  'good-deal': { big: 'handshake', small: [at('wrapped-gift', 'br', 5), at('money-with-wings', 'tl', 5)], pat: ['rays'] },
  'mystical-vortex': { big: 'cyclone', small: [at('crystal-ball', 'bl', 5.2), at('milky-way', 'tr', 5)], pat: ['stars'] },
  're-target': { big: 'bullseye', small: [at('bow-and-arrow', 'bl', 5.6), at('left-right-arrow', 'tr', 4.8)], pat: ['rays'] },
  'reset-button': {
    big: 'red-circle',
    small: [at('clockwise-vertical-arrows', 'tr', 5), at('backhand-index-pointing-down', 't', 5.6)],
    pat: ['rays'],
  },
  'shake-up': { big: 'cocktail-glass', small: [at('shaking-face', 'bl', 5), at('clockwise-vertical-arrows', 'tr', 4.8)], pat: ['sun'] },
  'targeted-destruction': { big: 'bomb', small: [at('bullseye', 'bl', 5.4), at('collision', 'tr', 5.6)], pat: ['tone'] },
  'two-for-one': { big: ['skull', 'skull'], small: [at('label', 't', 5.4)], pat: ['rays'] },
  'unfair-bargain': { big: 'balance-scale', small: [at('smirking-face', 'bl', 4.8), at('joker', 'tr', 5)], pat: ['sun'] },
  'unicorn-poison': { big: 'alembic', small: [at('skull-and-crossbones', 'tr', 5.2), at('unicorn', 'bl', 5.2)], pat: ['tone'] },
  'unicorn-shrinkray': { big: 'water-pistol', small: [at('high-voltage', 'tr', 5), at('unicorn', 'bl', 4)], pat: ['rays'] },
  'unicorn-swap': { big: ['unicorn', 'horse-face'], small: [at('left-right-arrow', 't', 5)], pat: ['sun'] },
};

const others: Record<string, Art> = {
  neigh: { big: 'horse-face', small: [at('stop-sign', 'br', 5), at('anger-symbol', 'tl', 4)], pat: ['rays', 'tone'] },
  'super-neigh': { big: 'horse-face', small: [at('megaphone', 'br', 5.2), at('collision', 'tl', 5)], pat: ['rays', 'tone'] },
  'double-dutch': { big: 'running-shoe', small: [at('knot', 'tl', 5), at('2nd-place-medal', 'br', 4.8)], pat: ['rays'] },
  'extra-tail': { big: 'horse', small: [at('plus', 'tr', 4.4), at('ribbon', 'br', 5)], pat: ['sun', 'hills'] },
  'glitter-bomb': { big: 'bomb', small: [at('sparkles', 'tr', 5.4), at('mirror-ball', 'bl', 5)], pat: ['rays', 'stars'] },
  'rainbow-aura': { big: 'rainbow', small: [at('shield', 'br', 5.4), at('sparkles', 'tl', 4.6)], pat: ['rays'] },
  'rainbow-mane': { big: 'horse-face', small: [at('rainbow', 'tr', 6), at('hair-pick', 'bl', 5)], pat: ['sun'] },
  'summoning-ritual': { big: 'candle', small: [at('unicorn', 'br', 5.4), at('open-book', 'bl', 5.2)], pat: ['rays', 'stars'] },
  'unicorn-lasso': { big: 'cowboy-hat-face', small: [at('knot', 'br', 5.4), at('unicorn', 'tl', 5.2)], pat: ['sun', 'hills'], size: 10 },
  yay: { big: 'partying-face', small: [at('party-popper', 'bl', 5.2), at('balloon', 'tr', 5)], pat: ['rays'], size: 10.2 },
  'barbed-wire': { big: 'chains', small: [at('adhesive-bandage', 'br', 5), at('cactus', 'tl', 5)], pat: ['tone'] },
  'blinding-light': { big: 'flashlight', small: [at('sunglasses', 'bl', 5.2), at('sun', 'tr', 5.4)], pat: ['rays'] },
  'broken-stable': { big: 'derelict-house', small: [at('hammer', 'br', 5), at('broken-heart', 'tl', 4.4)], pat: ['hills'] },
  'nanny-cam': { big: 'teddy-bear', small: [at('video-camera', 'tr', 5.2), at('eyes', 'bl', 4.8)], pat: ['grid'] },
  pandamonium: { big: 'panda', small: [at('unicorn', 'tl', 4.8), at('pine-decoration', 'br', 5.2)], pat: ['hills'] },
  'sadistic-ritual': { big: 'goat', small: [at('candle', 'bl', 4.8), at('dagger', 'tr', 5)], pat: ['tone'] },
  slowdown: { big: 'snail', small: [at('stop-sign', 'tr', 4.8), at('hourglass-not-done', 'bl', 4.8)], pat: ['hills'] },
  'tiny-stable': { big: 'hut', small: [at('straight-ruler', 'br', 5), at('unicorn', 'tl', 4.6)], pat: ['hills'] },
  'reference-card': { big: 'open-book', small: [at('unicorn', 'tr', 5.4), at('pencil', 'bl', 5)], pat: ['grid'] },
};

export const art: ArtSet = {
  pictures: { ...babies, ...basics, ...magical, ...magic, ...others },
  stickers: ['wastebasket', 'panda', 'unicorn', 'robot'],
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
    'card-discard',
    'card-play',
    'card-pickup',
    'card-exchange',
    'shield',
    'return-arrow',
    'plain-arrow',
    'sacrificial-dagger',
    'crossed-swords',
    'robber-hand',
    'eyeball',
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
