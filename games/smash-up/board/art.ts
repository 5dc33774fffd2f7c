import { draw } from '#web/art/draw.ts';
import type { ArtSet, Ground } from '#web/art/types.ts';

const comic: readonly Ground[] = ['rays', 'tone'];

const bears = draw(comic, {
  'sir-squeezes': ['teddy-bear', 'crown', 'people-hugging'],
  'fun-bear': ['teddy-bear', 'balloon', 'clown-face'],
  'lovey-bear': ['teddy-bear', 'sparkling-heart', 'rose'],
  'snuggly-bear': ['teddy-bear', 'heart-with-ribbon', 'bed'],
  'bear-picnic': ['basket', 'honey-pot', 'teddy-bear'],
  'care-package': ['package', 'red-heart', 'cookie'],
  cuddle: ['people-hugging', 'teddy-bear', 'zzz'],
  'group-hug': ['hugging-face', 'teddy-bear', 'busts-in-silhouette'],
  'love-overload': ['heart-on-fire', 'collision', 'teddy-bear'],
  'square-deal': ['balance-scale', 'handshake', 'joker'],
  'tea-party': ['teapot', 'cupcake', 'teddy-bear'],
  'too-cute': ['smiling-face-with-heart-eyes', 'ribbon', 'teddy-bear'],
});

const grannies = draw(comic, {
  matriarch: ['old-woman', 'crown', 'rolled-up-newspaper'],
  granny: ['old-woman', 'glasses', 'yarn'],
  nana: ['old-woman', 'cookie', 'hot-beverage'],
  grandma: ['older-person', 'tulip', 'white-cane'],
  'always-room-at-grannys': ['house-with-garden', 'old-woman', 'bed'],
  'attic-treasures': ['mantelpiece-clock', 'gem-stone', 'spider-web'],
  'chicken-soup': ['pot-of-food', 'rooster', 'face-with-thermometer'],
  'dont-mess-with-my-babies': ['old-woman', 'anger-symbol', 'baby'],
  'family-reunion': ['fork-and-knife-with-plate', 'old-woman', 'pie'],
  'grannys-purse': ['handbag', 'candy', 'coin'],
  'hush-my-stories-are-on': ['television', 'shushing-face', 'couch-and-lamp'],
  'knitting-circle': ['yarn', 'old-woman', 'socks'],
});

const rockStars = draw(comic, {
  'the-monarch': ['man-singer', 'crown', 'purple-heart'],
  'classic-rocker': ['singer', 'guitar', 'high-voltage'],
  'rick-roll': ['man-dancing', 'microphone', 'musical-notes'],
  groupie: ['star-struck', 'heart-hands', 'ticket'],
  'guest-star': ['glowing-star', 'microphone', 'star-struck'],
  'hot-venue': ['stadium', 'fire', 'admission-tickets'],
  'power-ballad': ['guitar', 'fire', 'broken-heart'],
  'reunion-tour': ['drum', 'old-man', 'guitar'],
  'rock-of-luuv': ['sign-of-the-horns', 'red-heart', 'guitar'],
  'total-sellout': ['admission-tickets', 'money-with-wings', 'star-struck'],
  'tour-bus': ['bus', 'guitar', 'dashing-away'],
  'turn-up-to-11': ['control-knobs', 'loudspeaker', 'exploding-head'],
});

const explorers = draw(comic, {
  'idaho-smith': ['detective', 'compass', 'world-map'],
  guide: ['llama', 'backpack', 'compass'],
  'crypt-looter': ['woman-detective', 'amphora', 'flashlight'],
  'glory-hound': ['guide-dog', 'trophy', 'camera'],
  'dr-livingstone-i-presume': ['handshake', 'top-hat', 'palm-tree'],
  'forgotten-horrors': ['octopus', 'skull', 'classical-building'],
  'fortune-and-glory': ['gem-stone', 'trophy', 'coin'],
  'i-said-no-camels': ['two-hump-camel', 'prohibited', 'desert'],
  'it-belongs-in-a-museum': ['amphora', 'classical-building', 'framed-picture'],
  'lost-city': ['hindu-temple', 'world-map', 'palm-tree'],
  'x-never-marks-the-spot': ['world-map', 'cross-mark', 'red-question-mark'],
  'you-call-this-archaeology': ['pick', 'bone', 'sauropod'],
});

const aliens = draw(comic, {
  'supreme-overlord': ['alien', 'crown', 'brain'],
  invader: ['alien-monster', 'flying-saucer', 'trophy'],
  scout: ['alien', 'telescope', 'footprints'],
  collector: ['alien', 'jar', 'cow-face'],
  abduction: ['flying-saucer', 'cow-face', 'sparkles'],
  'beam-up': ['flying-saucer', 'up-arrow', 'man-standing'],
  'crop-circles': ['sheaf-of-rice', 'flying-saucer', 'hollow-red-circle'],
  disintegrator: ['water-pistol', 'collision', 'alien'],
  invasion: ['flying-saucer', 'globe-showing-europe-africa', 'alien-monster'],
  'jammed-signal': ['satellite-antenna', 'antenna-bars', 'cross-mark'],
  probe: ['satellite', 'eye', 'alien'],
  terraforming: ['globe-showing-americas', 'seedling', 'alien-monster'],
});

const dinosaurs = draw(comic, {
  'king-rex': ['t-rex', 'crown', 'meat-on-bone'],
  laseratops: ['rhinoceros', 'high-voltage', 'flashlight'],
  'armor-stego': ['sauropod', 'shield', 'military-helmet'],
  'war-raptor': ['t-rex', 'crossed-swords', 'footprints'],
  augmentation: ['mechanical-arm', 't-rex', 'high-voltage'],
  howl: ['t-rex', 'loudspeaker', 'full-moon'],
  'natural-selection': ['sauropod', 'dna', 'skull'],
  rampage: ['t-rex', 'collision', 'cityscape'],
  'survival-of-the-fittest': ['flexed-biceps', 't-rex', 'bone'],
  'tooth-and-claw-and-guns': ['tooth', 'water-pistol', 'paw-prints'],
  upgrade: ['up-arrow', 'sauropod', 'gear'],
  'wildlife-preserve': ['national-park', 'sauropod', 'herb'],
});

const ninjas = draw(comic, {
  'ninja-master': ['ninja', 'martial-arts-uniform', 'crossed-swords'],
  'tiger-assassin': ['tiger-face', 'dagger', 'ninja'],
  shinobi: ['ninja', 'dashing-away', 'new-moon'],
  'ninja-acolyte': ['ninja', 'student', 'rice-ball'],
  assassination: ['dagger', 'drop-of-blood', 'ninja'],
  disguise: ['disguised-face', 'ninja', 'kimono'],
  'hidden-ninja': ['potted-plant', 'eyes', 'ninja'],
  infiltrate: ['door', 'ninja', 'old-key'],
  poison: ['alembic', 'skull-and-crossbones', 'snake'],
  'seeing-stars': ['knocked-out-face', 'dizzy', 'oncoming-fist'],
  'smoke-bomb': ['bomb', 'fog', 'ninja'],
  'way-of-deception': ['performing-arts', 'ninja', 'left-right-arrow'],
});

const pirates = draw(comic, {
  'pirate-king': ['parrot', 'crown', 'coin'],
  buccaneer: ['man-beard', 'anchor', 'crossed-swords'],
  'cut-lass': ['woman-red-hair', 'crossed-swords', 'anchor'],
  'first-mate': ['monkey-face', 'compass', 'sailboat'],
  broadside: ['ship', 'collision', 'bomb'],
  cannon: ['bomb', 'fire', 'collision'],
  dinghy: ['canoe', 'water-wave', 'parrot'],
  'full-sail': ['sailboat', 'wind-face', 'water-wave'],
  powderkeg: ['oil-drum', 'fire', 'bomb'],
  'sea-dogs': ['dog-face', 'anchor', 'water-wave'],
  shanghai: ['knot', 'sailboat', 'man-walking'],
  swashbuckling: ['crossed-swords', 'skull-and-crossbones', 'anchor'],
});

const robots = draw(['grid', 'tone'], {
  nukebot: ['robot', 'radioactive', 'bomb'],
  warbot: ['robot', 'shield', 'crossed-swords'],
  hoverbot: ['robot', 'helicopter', 'dashing-away'],
  zapbot: ['robot', 'high-voltage', 'electric-plug'],
  'microbot-alpha': ['robot', '1st-place-medal', 'microscope'],
  'microbot-archive': ['robot', 'card-file-box', 'floppy-disk'],
  'microbot-fixer': ['robot', 'wrench', 'gear'],
  'microbot-guard': ['robot', 'shield', 'police-car-light'],
  'microbot-reclaimer': ['robot', 'recycling-symbol', 'wastebasket'],
  'tech-center': ['desktop-computer', 'gear', 'robot'],
});

const tricksters = draw(comic, {
  leprechaun: ['shamrock', 'top-hat', 'coin'],
  brownie: ['man-elf', 'broom', 'house'],
  gnome: ['santa-claus', 'mushroom', 'hammer'],
  gremlin: ['goblin', 'nut-and-bolt', 'smiling-face-with-horns'],
  'block-the-path': ['construction', 'evergreen-tree', 'prohibited'],
  disenchant: ['magic-wand', 'cross-mark', 'dashing-away'],
  'enshrouding-mist': ['fog', 'eyes', 'deciduous-tree'],
  'flame-trap': ['fire', 'mouse-trap', 'warning'],
  hideout: ['hole', 'mushroom', 'eyes'],
  'mark-of-sleep': ['sleeping-face', 'zzz', 'crescent-moon'],
  'pay-the-piper': ['flute', 'rat', 'coin'],
  'take-the-shinies': ['gem-stone', 'goblin', 'sparkles'],
});

const wizards = draw(['rays', 'stars'], {
  archmage: ['man-mage', 'crystal-ball', 'sparkles'],
  chronomage: ['person-mage', 'hourglass-not-done', 'alarm-clock'],
  enchantress: ['woman-mage', 'rose', 'sparkling-heart'],
  neophyte: ['student', 'magic-wand', 'open-book'],
  'mass-enchantment': ['magic-wand', 'sparkles', 'busts-in-silhouette'],
  'mystic-studies': ['books', 'candle', 'crystal-ball'],
  portal: ['cyclone', 'door', 'sparkles'],
  sacrifice: ['goat', 'dagger', 'candle'],
  scry: ['crystal-ball', 'eye', 'star'],
  summon: ['dragon-face', 'magic-wand', 'fire'],
  'time-loop': ['hourglass-done', 'clockwise-vertical-arrows', 'infinity'],
  'winds-of-change': ['wind-face', 'joker', 'leaf-fluttering-in-wind'],
});

const zombies = draw(comic, {
  'zombie-lord': ['man-zombie', 'crown', 'brain'],
  'grave-digger': ['man-zombie', 'pick', 'coffin'],
  'tenacious-z': ['woman-zombie', 'flexed-biceps', 'bone'],
  walker: ['person-zombie', 'footprints', 'brain'],
  'grave-robbing': ['headstone', 'raised-hand', 'coin'],
  'lend-a-hand': ['raised-hand', 'headstone', 'handshake'],
  'mall-crawl': ['shopping-cart', 'man-zombie', 'shopping-bags'],
  'not-enough-bullets': ['water-pistol', 'woman-zombie', 'man-zombie'],
  outbreak: ['biohazard', 'microbe', 'person-zombie'],
  overrun: ['busts-in-silhouette', 'man-zombie', 'collision'],
  'they-keep-coming': ['coffin', 'person-zombie', 'clockwise-vertical-arrows'],
  'theyre-coming-to-get-you': ['woman-zombie', 'face-screaming-in-fear', 'full-moon'],
});

/** Every place has a light of its own. */
const skies: Readonly<Record<string, readonly [top: string, bottom: string]>> = {
  'under-the-bed': ['#c9d4ff', '#6a7cd0'],
  'out-in-the-woods': ['#d6f0c4', '#5e9a55'],
  'lake-minnetonka': ['#cfefff', '#5aa6db'],
  palooza: ['#ffd0e6', '#d0548e'],
  'grandmas-house': ['#ffebc2', '#e0a85a'],
  'retirement-community': ['#e4ddff', '#9a86ce'],
  'ancient-temple': ['#e6f2c6', '#9db35c'],
  'city-of-gold': ['#ffe9b8', '#c98a3a'],
  'the-homeworld': ['#d8d0ff', '#5b4fa8'],
  'the-mothership': ['#c5e4f2', '#3f6fa0'],
  'jungle-oasis': ['#d2f5d0', '#3fa56a'],
  'tar-pits': ['#e8d8cc', '#7b5a4a'],
  'ninja-dojo': ['#f5d6d6', '#a84a55'],
  'temple-of-goju': ['#ffdde8', '#c9708f'],
  'the-grey-opal': ['#dce6ec', '#6f8a9c'],
  tortuga: ['#cff5ee', '#3fa398'],
  'factory-436-1337': ['#e3e3e8', '#84859a'],
  'the-central-brain': ['#f6d6f2', '#a85fb0'],
  'cave-of-shinies': ['#d9ddf5', '#555f9a'],
  'mushroom-kingdom': ['#ffe0d2', '#d0705a'],
  'school-of-wizardry': ['#dce0ff', '#6470c4'],
  'the-great-library': ['#f5e3c6', '#a9763e'],
  'evans-city-cemetery': ['#d5ddd5', '#5f7568'],
  'rhodes-plaza-mall': ['#ffe6cc', '#d08a4e'],
};

/** Bases are wide: the board gives the picture a broad box. */
const places = draw(['hills', 'tone'], {
  'under-the-bed': ['bed', 'teddy-bear', 'eyes'],
  'out-in-the-woods': ['evergreen-tree', 'bear', 'camping'],
  'lake-minnetonka': ['beach-with-umbrella', 'fishing-pole', 'purple-heart'],
  palooza: ['circus-tent', 'guitar', 'fireworks'],
  'grandmas-house': ['house-with-garden', 'old-woman', 'sunflower'],
  'retirement-community': ['houses', 'white-cane', 'person-golfing'],
  'ancient-temple': ['classical-building', 'snake', 'palm-tree'],
  'city-of-gold': ['cityscape-at-dusk', 'coin', 'gem-stone'],
  'the-homeworld': ['ringed-planet', 'alien', 'comet'],
  'the-mothership': ['flying-saucer', 'alien-monster', 'milky-way'],
  'jungle-oasis': ['palm-tree', 'parrot', 'droplet'],
  'tar-pits': ['volcano', 'mammoth', 'bone'],
  'ninja-dojo': ['japanese-castle', 'ninja', 'martial-arts-uniform'],
  'temple-of-goju': ['shinto-shrine', 'cherry-blossom', 'dragon'],
  'the-grey-opal': ['ship', 'gem-stone', 'anchor'],
  tortuga: ['desert-island', 'turtle', 'beer-mug'],
  'factory-436-1337': ['factory', 'robot', 'gear'],
  'the-central-brain': ['brain', 'desktop-computer', 'high-voltage'],
  'cave-of-shinies': ['mountain', 'gem-stone', 'coin'],
  'mushroom-kingdom': ['mushroom', 'crown', 'brown-mushroom'],
  'school-of-wizardry': ['castle', 'owl', 'magic-wand'],
  'the-great-library': ['books', 'scroll', 'candle'],
  'evans-city-cemetery': ['headstone', 'bat', 'coffin'],
  'rhodes-plaza-mall': ['department-store', 'shopping-bags', 'man-zombie'],
});

const bases = Object.fromEntries(Object.entries(places).map(([id, picture]) => [id, { ...picture, sky: skies[id] }]));

const pieces = draw(['sun'], {
  'vp-token-sheet': ['trophy', 'coin', 'glowing-star'],
  rulebook: ['open-book', 'collision', 'pencil'],
});

export const art: ArtSet = {
  pictures: {
    ...bears,
    ...grannies,
    ...rockStars,
    ...explorers,
    ...aliens,
    ...dinosaurs,
    ...ninjas,
    ...pirates,
    ...robots,
    ...tricksters,
    ...wizards,
    ...zombies,
    ...bases,
    ...pieces,
  },
  signs: [
    'bear-face',
    'rocking-chair',
    'guitar',
    'compass',
    'alien-stare',
    'dinosaur-rex',
    'ninja-head',
    'pirate-hat',
    'robot-antennas',
    'magick-trick',
    'wizard-face',
    'shambling-zombie',
    'castle',
    'lightning-trio',
    'biceps',
    'trophy',
    'card-pick',
    'card-draw',
    'card-discard',
    'hourglass',
  ],
  back: { mark: 'crowned-explosion', tile: 'bolt-eye' },
  print: [
    ['crowned-explosion', 340, -6, 52],
    ['guitar', 260, 84, 4, 30],
    ['bear-face', 240, 80, 66, -10],
    ['compass', 200, 2, 4],
  ],
};
