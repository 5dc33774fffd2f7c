/** Factions: name, and their way of playing in one line. */
export const factions = {
  'teddy-bears': { name: 'Teddy Bears', line: 'Cancel abilities of others and win by numbers' },
  grannies: { name: 'Grannies', line: 'Rummage in their own deck and find what they need' },
  'rock-stars': { name: 'Rock Stars', line: 'Love big bases: a breakpoint of 21 and more' },
  explorers: { name: 'Explorers', line: 'Travel between bases and discover new ones' },
  aliens: { name: 'Aliens', line: 'Send minions back to hands and redraw the map' },
  dinosaurs: { name: 'Dinosaurs', line: 'Simply very strong' },
  ninjas: { name: 'Ninjas', line: 'Strike from hiding and arrive at the last moment' },
  pirates: { name: 'Pirates', line: 'Sail from base to base, even while it scores' },
  robots: { name: 'Robots', line: 'Roll out many small ones at a time' },
  tricksters: { name: 'Tricksters', line: 'Block, trap and take revenge' },
  wizards: { name: 'Wizards', line: 'Draw cards and play action after action' },
  zombies: { name: 'Zombies', line: 'Keep coming back from the discard pile' },
} as const;

export const cards = {
  // Teddy Bears
  'sir-squeezes': {
    name: 'Sir Squeezes',
    text: 'On play: up to 3 extra minion plays for you, from hand, all on this base: each minion with printed power ≤3, all together not above 5.',
  },
  'fun-bear': {
    name: 'Fun Bear',
    text: 'Ongoing: whenever an opponent plays a minion here or moves one to here, this minion gets a +1 power counter.',
  },
  'lovey-bear': {
    name: 'Lovey Bear',
    text: "Ongoing: this minion's starting power is its printed power or, if higher, the highest starting power among opponents' minions here.",
  },
  'snuggly-bear': {
    name: 'Snuggly Bear',
    text: 'Special (hand, right after your first minion of a turn has been played): this card may be played as an extra minion on the base where that minion was played.',
  },
  'bear-picnic': {
    name: 'Bear Picnic',
    text: 'Attach to a base. Ongoing: an opponent may play a minion they own with printed power ≤2 on this base only, on no other.',
  },
  'care-package': {
    name: 'Care Package',
    text: 'On play: draw 1 card; then you get 1 extra minion play.',
  },
  cuddle: {
    name: 'Cuddle',
    text: "Attach to a minion. Ongoing: none of that minion's abilities work (cancelled).",
  },
  'group-hug': {
    name: 'Group Hug',
    text: 'On play: pick a minion of yours and count the other minions on its base, no matter whose; it has that much more power for the rest of the turn (counted once, now).',
  },
  'love-overload': {
    name: 'Love Overload',
    text: 'Special (hand, before scoring): on the scoring base, the strongest minion is destroyed; if several are equally strongest, all of them are.',
  },
  'square-deal': {
    name: 'Square Deal',
    text: "On play: keep drawing single cards as long as every opponent's hand is at least as large as yours.",
  },
  'tea-party': {
    name: 'Tea Party',
    text: 'Attach to a base. Talent: draw 1 card, provided 2 or more minions are here and at least one of them is yours.',
  },
  'too-cute': {
    name: 'Too Cute',
    text: "Attach to a base. Ongoing: no opponent's card can destroy minions of yours here.",
  },
  // Grannies
  matriarch: {
    name: 'Matriarch',
    text: "Talent: reveal your deck's 2 bottom cards. The minions among them are taken into your hand, the rest is discarded.",
  },
  granny: {
    name: 'Granny',
    text: "Talent: peek at your deck's top card and leave it there or put it under the deck.",
  },
  nana: {
    name: 'Nana',
    text: "On play: reveal your deck's top card. An action: take it into your hand, or play it on the spot as an extra action. Anything else goes under your deck.",
  },
  grandma: {
    name: 'Grandma',
    text: "On play: peek at your deck's top card and leave it there or put it under the deck.",
  },
  'always-room-at-grannys': {
    name: "Always Room at Granny's",
    text: 'Special (hand, after scoring): take up to 3 of your minions off the scored base and put each on top of or under your deck, in an order you choose.',
  },
  'attic-treasures': {
    name: 'Attic Treasures',
    text: 'On play: put exactly 3 hand cards (all, if you hold fewer) under your deck in the order you like; then draw 3 cards.',
  },
  'chicken-soup': {
    name: 'Chicken Soup',
    text: 'On play: pick up to 2 cards in your discard pile and put each on top of or under your deck.',
  },
  'dont-mess-with-my-babies': {
    name: "Don't Mess With My Babies!",
    text: "Attach to a base. Ongoing: no opponent's card can affect minions of yours here in any way.",
  },
  'family-reunion': {
    name: 'Family Reunion',
    text: "Attach to a base. Ongoing: whenever you have played a minion here, reveal your deck's bottom card; a minion is taken into your hand, anything else goes on top of your deck.",
  },
  'grannys-purse': {
    name: "Granny's Purse",
    text: "On play: reveal your deck's top card. An action: take it into your hand or leave it on top. Anything else goes under your deck. Either way you get 1 extra action play.",
  },
  'hush-my-stories-are-on': {
    name: 'Hush, My Stories are On',
    text: "On play: reveal your deck's bottom card and take it into your hand. Should it be a minion, you get an extra minion play for exactly that card.",
  },
  'knitting-circle': {
    name: 'Knitting Circle',
    text: 'On play: up to 3 actions attached to bases and/or minions are destroyed; you draw 1 card per action destroyed.',
  },
  // Rock Stars
  'the-monarch': {
    name: 'The Monarch',
    text: 'Talent: find one Groupie in your deck and/or discard pile, show and take it. Shuffle the deck if you looked through it.',
  },
  'classic-rocker': {
    name: 'Classic Rocker',
    text: 'Talent: draw 1 card, provided the breakpoint here is 21 or more. Per turn you may do this with one Classic Rocker only.',
  },
  'rick-roll': {
    name: 'Rick Roll',
    text: 'On play: bring up to 3 of your minions here, each off a base with a lower breakpoint than this one.',
  },
  groupie: {
    name: 'Groupie',
    text: 'On play: 1 extra minion play for you, only for a further Groupie and only on this base.',
  },
  'guest-star': {
    name: 'Guest Star',
    text: 'On play: find one Groupie in your deck and/or discard pile and show it. Take it into your hand, or play it on the spot as an extra minion. Shuffle the deck if you looked through it.',
  },
  'hot-venue': {
    name: 'Hot Venue',
    text: 'Attach to a base. Ongoing: +1 power for each of your minions here. In addition, at the end of every turn in which you played one or more minions here, draw 1 card if the breakpoint here is 21 or more.',
  },
  'power-ballad': {
    name: 'Power Ballad',
    text: 'On play: pick a base; your minions on it have +1 power each for the rest of the turn. Special (hand, before scoring): may be played then for the scoring base, if its breakpoint is 21 or more.',
  },
  'reunion-tour': {
    name: 'Reunion Tour',
    text: 'On play: pick any number of minion cards in your discard pile and shuffle them into your deck.',
  },
  'rock-of-luuv': {
    name: 'Rock of Luuv',
    text: 'On play: find up to 3 minions in your deck that all have the same name and printed power ≤2; show and take them, then shuffle.',
  },
  'total-sellout': {
    name: 'Total Sellout',
    text: 'Special (hand, after scoring, while you have a minion on the scored base): draw 2 cards, or 3 if the breakpoint there was 21 or more.',
  },
  'tour-bus': {
    name: 'Tour Bus',
    text: 'On play: pick a base; bring up to 3 of your minions to it, each off a base with a lower breakpoint than that one.',
  },
  'turn-up-to-11': {
    name: 'Turn Up to 11',
    text: 'Attach to a base. Ongoing: a starting breakpoint lower than 21 is raised to 21 here.',
  },
  // Explorers
  'idaho-smith': {
    name: 'Idaho Smith',
    text: "On play: you may add the base deck's top base to the bases in play. If you do, this minion moves there, together with as many of your other minions from this base as you like (none is fine).",
  },
  guide: {
    name: 'Guide',
    text: 'Ongoing: a minion of yours that moves for the first time in a turn has +1 power for the rest of that turn. Counted for each minion separately.',
  },
  'crypt-looter': {
    name: 'Crypt Looter',
    text: 'Special (hand, when a new base has come into play): this card may be played there as an extra minion.',
  },
  'glory-hound': {
    name: 'Glory Hound',
    text: "On play: peek at the base deck's 2 top bases; one goes back on top, the other under the base deck.",
  },
  'dr-livingstone-i-presume': {
    name: 'Dr Livingstone, I Presume?',
    text: 'On play: pick a minion. If it is alone on its base (no other minion of anyone), its owner shuffles it into their deck.',
  },
  'forgotten-horrors': {
    name: 'Forgotten Horrors',
    text: 'Attach to a base. Ongoing: whenever a card you play is a minion played here, or moves one or more of your minions to here, draw 1 card and transfer this action to a different base you choose.',
  },
  'fortune-and-glory': {
    name: 'Fortune and Glory',
    text: 'On play: pick a base; up to 2 minions on it, no matter whose, move together to one other base of your choice.',
  },
  'i-said-no-camels': {
    name: 'I Said No Camels!',
    text: 'On play: pick a base and one of two gifts: a +1 power counter for every minion you have there, or 1 drawn card for every minion you have there.',
  },
  'it-belongs-in-a-museum': {
    name: 'It Belongs in a Museum',
    text: 'On play: pick 2 minions standing on different bases, no matter whose; they change places at the same moment.',
  },
  'lost-city': {
    name: 'Lost City',
    text: "Special (hand, after scoring): reveal the base deck's 2 top bases. One of your choice becomes the replacement, the other is discarded. Once the replacement is in play you may play a minion from your hand on it as an extra minion.",
  },
  'x-never-marks-the-spot': {
    name: 'X Never Marks the Spot',
    text: 'On play: all your minions move; for each of them you choose a base other than its own.',
  },
  'you-call-this-archaeology': {
    name: 'You Call This Archaeology?',
    text: 'On play: one of your minions moves to a different base you choose. Special (hand, before scoring or after scoring): may be played then.',
  },
  // Bases
  'under-the-bed': {
    name: 'Under the Bed',
    text: 'Once in your Play Cards phase, provided you have already played a minion on some other base this turn, you may play an extra minion with printed power ≤2 here.',
  },
  'out-in-the-woods': {
    name: 'Out in the Woods',
    text: 'Before scoring: all minions here have +1 power for the rest of the turn.',
  },
  'lake-minnetonka': {
    name: 'Lake Minnetonka',
    text: 'Whenever a player plays a minion here or moves one to here, that minion has +1 power for the rest of the turn.',
  },
  palooza: {
    name: 'Palooza',
    text: 'Before scoring: clockwise from the active player, everybody may bring one own minion here from a different base.',
  },
  'grandmas-house': {
    name: "Grandma's House",
    text: "Whenever you have played a minion here: peek at your deck's top card and leave it there or put it under the deck.",
  },
  'retirement-community': {
    name: 'Retirement Community',
    text: 'After scoring: clockwise from the active player, everybody may save one own minion from here by putting it on top of or under their deck.',
  },
  'ancient-temple': {
    name: 'Ancient Temple',
    text: 'Start of your turn: a minion that is your only one here has +5 power for the rest of the turn while it stays here.',
  },
  'city-of-gold': {
    name: 'City of Gold',
    text: 'Start of your turn: with at least one minion here you gain 1 VP.',
  },
  // Aliens
  'supreme-overlord': {
    name: 'Supreme Overlord',
    text: "On play: you may send one minion, no matter whose, back to its owner's hand.",
  },
  invader: {
    name: 'Invader',
    text: 'On play: gain 1 VP.',
  },
  scout: {
    name: 'Scout',
    text: 'Special (in play, after its base has scored): you may take this minion back to your hand before the base is cleared.',
  },
  collector: {
    name: 'Collector',
    text: "On play: you may send one minion here with power ≤3 back to its owner's hand.",
  },
  abduction: {
    name: 'Abduction',
    text: "On play: send one minion back to its owner's hand; then you get 1 extra minion play.",
  },
  'beam-up': {
    name: 'Beam Up',
    text: "On play: send one minion back to its owner's hand.",
  },
  'crop-circles': {
    name: 'Crop Circles',
    text: "On play: pick a base; all its minions go back to their owners' hands.",
  },
  disintegrator: {
    name: 'Disintegrator',
    text: "On play: pick a minion with power ≤3; it goes under its owner's deck.",
  },
  invasion: {
    name: 'Invasion',
    text: 'On play: one minion, no matter whose, moves to a different base you choose.',
  },
  'jammed-signal': {
    name: 'Jammed Signal',
    text: "Attach to a base. Ongoing: the base's ability is ignored by everybody.",
  },
  probe: {
    name: 'Probe',
    text: "On play: you see one opponent's hand; a minion you pick there is discarded by them.",
  },
  terraforming: {
    name: 'Terraforming',
    text: 'On play: take a base of your choice out of the base deck and exchange it for a base in play, whose attached actions are discarded; the old base is shuffled into the base deck. You get 1 extra minion play, only on the new base.',
  },
  // Dinosaurs
  'king-rex': {
    name: 'King Rex',
    text: 'No ability.',
  },
  laseratops: {
    name: 'Laseratops',
    text: 'On play: one minion here with power ≤2 is destroyed.',
  },
  'armor-stego': {
    name: 'Armor Stego',
    text: 'Ongoing: +2 power while it is not your turn.',
  },
  'war-raptor': {
    name: 'War Raptor',
    text: 'Ongoing: +1 power per War Raptor here (this one counts too), no matter whose.',
  },
  augmentation: {
    name: 'Augmentation',
    text: 'On play: pick a minion; it has +4 power up to the end of your turn.',
  },
  howl: {
    name: 'Howl',
    text: 'On play: all your minions have +1 power up to the end of your turn.',
  },
  'natural-selection': {
    name: 'Natural Selection',
    text: 'On play: pick a minion of yours; then one minion weaker than it on the same base is destroyed.',
  },
  rampage: {
    name: 'Rampage',
    text: "On play: pick a base where you have a minion, and one minion you have there; for the rest of the turn the breakpoint there is lower by that minion's present power.",
  },
  'survival-of-the-fittest': {
    name: 'Survival of the Fittest',
    text: 'On play: wherever not all minions on a base are equally strong, the weakest one there is destroyed (among equals, you pick).',
  },
  'tooth-and-claw-and-guns': {
    name: 'Tooth and Claw... and Guns',
    text: 'Attach to a minion. Ongoing: the next time any ability is about to affect that minion, this action is destroyed and the ability leaves the minion untouched.',
  },
  upgrade: {
    name: 'Upgrade',
    text: 'Attach to a minion. Ongoing: +2 power for that minion.',
  },
  'wildlife-preserve': {
    name: 'Wildlife Preserve',
    text: "Attach to a base. Ongoing: opponents' actions cannot affect minions of yours here.",
  },
  // Ninjas
  'ninja-master': {
    name: 'Ninja Master',
    text: 'On play: you may destroy one minion here.',
  },
  'tiger-assassin': {
    name: 'Tiger Assassin',
    text: 'On play: you may destroy one minion here with power ≤3.',
  },
  shinobi: {
    name: 'Shinobi',
    text: 'Special (hand, before scoring): this card may be played on the scoring base as an extra minion. Per scoring base you may do this with one Shinobi only.',
  },
  'ninja-acolyte': {
    name: 'Ninja Acolyte',
    text: 'Special (in play, your Play Cards phase, while you have played no minion in it): you may take this minion back to your hand; then you must at once play an extra minion from your hand on this base.',
  },
  assassination: {
    name: 'Assassination',
    text: 'Attach to a minion. Ongoing: when a turn ends, that minion is destroyed.',
  },
  disguise: {
    name: 'Disguise',
    text: 'On play: pick 1 or 2 of your minions on the same base. At once play as many extra minions there from your hand; after that the picked ones go back to your hand.',
  },
  'hidden-ninja': {
    name: 'Hidden Ninja',
    text: 'Special (hand, before scoring): play a minion from your hand on the scoring base as an extra minion.',
  },
  infiltrate: {
    name: 'Infiltrate',
    text: "Attach to a base. On play: one other action attached to it is destroyed. Ongoing: up to the start of your next turn you may ignore the base's ability.",
  },
  poison: {
    name: 'Poison',
    text: 'Attach to a minion. On play: as many other actions on it as you like are destroyed. Ongoing: -4 power for that minion (never below 0).',
  },
  'seeing-stars': {
    name: 'Seeing Stars',
    text: 'On play: one minion with power ≤3, anywhere, is destroyed.',
  },
  'smoke-bomb': {
    name: 'Smoke Bomb',
    text: "Attach to one of your minions. Ongoing: opponents' actions cannot affect it. When your turn starts, destroy this action.",
  },
  'way-of-deception': {
    name: 'Way of Deception',
    text: 'On play: one of your minions moves to a different base you choose.',
  },
  // Pirates
  'pirate-king': {
    name: 'Pirate King',
    text: 'Special (in play, before scoring): this minion may move to the scoring base.',
  },
  buccaneer: {
    name: 'Buccaneer',
    text: 'Special (in play): destruction of this minion is replaced by a move to a different base you choose.',
  },
  'cut-lass': {
    name: 'Cut Lass',
    text: 'On play: you may destroy one minion here with power ≤2.',
  },
  'first-mate': {
    name: 'First Mate',
    text: 'Special (in play, after its base has scored): this minion may move to a different base before the scored one is cleared.',
  },
  broadside: {
    name: 'Broadside',
    text: "On play: pick a base where you have a minion, and a player; that player's minions there with power ≤2 are all destroyed.",
  },
  cannon: {
    name: 'Cannon',
    text: 'On play: up to 2 minions with power ≤2, anywhere, are destroyed.',
  },
  dinghy: {
    name: 'Dinghy',
    text: 'On play: up to 2 of your minions move; for each of them you choose a base other than its own.',
  },
  'full-sail': {
    name: 'Full Sail',
    text: 'On play: as many of your minions as you like move; for each of them you choose a base other than its own. Special (hand, before scoring): may be played then.',
  },
  powderkeg: {
    name: 'Powderkeg',
    text: 'On play: pick a minion of yours; it and all minions on its base that are not stronger are destroyed.',
  },
  'sea-dogs': {
    name: 'Sea Dogs',
    text: "On play: name a faction and pick two bases; your opponents' minions of that faction on the first base all move to the second.",
  },
  shanghai: {
    name: 'Shanghai',
    text: 'On play: one minion of an opponent moves to a different base you choose.',
  },
  swashbuckling: {
    name: 'Swashbuckling',
    text: 'On play: all your minions have +1 power for the rest of the turn.',
  },
  // Robots
  nukebot: {
    name: 'Nukebot',
    text: "Ongoing: when this minion has been destroyed, destroy all opponents' minions on the base it was on.",
  },
  warbot: {
    name: 'Warbot',
    text: 'Ongoing: destruction of this minion is impossible.',
  },
  hoverbot: {
    name: 'Hoverbot',
    text: "On play: reveal your deck's top card. A minion may be played on the spot as an extra minion; a card not played stays on top.",
  },
  zapbot: {
    name: 'Zapbot',
    text: 'On play: 1 extra minion play for you (printed power ≤2).',
  },
  'microbot-alpha': {
    name: 'Microbot Alpha',
    text: 'Ongoing: +1 power per other Microbot of yours in play. Each minion you have in play is treated as a Microbot.',
  },
  'microbot-archive': {
    name: 'Microbot Archive',
    text: 'Ongoing: draw 1 card whenever a Microbot of yours (this one too) has been destroyed.',
  },
  'microbot-fixer': {
    name: 'Microbot Fixer',
    text: 'On play: 1 extra minion play for you, if no minion was played by you earlier this turn. Ongoing: +1 power for each Microbot of yours.',
  },
  'microbot-guard': {
    name: 'Microbot Guard',
    text: 'On play: count your minions here; one minion here with power below that number is destroyed.',
  },
  'microbot-reclaimer': {
    name: 'Microbot Reclaimer',
    text: 'On play: 1 extra minion play for you, if no minion was played by you earlier this turn. Then pick any number of Microbots in your discard pile and shuffle them into your deck.',
  },
  'tech-center': {
    name: 'Tech Center',
    text: 'On play: pick a base; draw as many cards as you have minions there.',
  },
  // Tricksters
  leprechaun: {
    name: 'Leprechaun',
    text: 'Ongoing: when a minion played here by an opponent has finished its ability and is weaker than this minion, destroy it.',
  },
  brownie: {
    name: 'Brownie',
    text: 'Ongoing: when an opponent has played a card that affected this minion, they discard 2 cards at random.',
  },
  gnome: {
    name: 'Gnome',
    text: 'On play: count your minions here; you may destroy one minion here with power below that number.',
  },
  gremlin: {
    name: 'Gremlin',
    text: 'Ongoing: when this minion has been destroyed, you draw 1 card and each opponent discards 1 at random.',
  },
  'block-the-path': {
    name: 'Block the Path',
    text: 'Attach to a base, naming a faction. Ongoing: nobody can play minions of the named faction here.',
  },
  disenchant: {
    name: 'Disenchant',
    text: 'On play: one action attached to a base or minion is destroyed.',
  },
  'enshrouding-mist': {
    name: 'Enshrouding Mist',
    text: 'Attach to a base. Ongoing: 1 extra minion play for you, here, in each of your Play Cards phases.',
  },
  'flame-trap': {
    name: 'Flame Trap',
    text: 'Attach to a base. Ongoing: when a minion played here by an opponent has finished its ability, destroy that minion and this action.',
  },
  hideout: {
    name: 'Hideout',
    text: "Attach to a base. Ongoing: if an opponent's action is about to affect minions of yours here, this action is destroyed and theirs leaves those minions untouched.",
  },
  'mark-of-sleep': {
    name: 'Mark of Sleep',
    text: "On play: pick a player. During that player's next turn they can play no actions.",
  },
  'pay-the-piper': {
    name: 'Pay the Piper',
    text: 'Attach to a base. Ongoing: an opponent who has played a minion here must discard 1 card of their choice.',
  },
  'take-the-shinies': {
    name: 'Take the Shinies',
    text: 'On play: each opponent discards 2 cards at random.',
  },
  // Wizards
  archmage: {
    name: 'Archmage',
    text: 'Ongoing: 1 extra action play for you in each of your Play Cards phases.',
  },
  chronomage: {
    name: 'Chronomage',
    text: 'On play: 1 extra action play for you.',
  },
  enchantress: {
    name: 'Enchantress',
    text: 'On play: draw 1 card.',
  },
  neophyte: {
    name: 'Neophyte',
    text: "On play: reveal your deck's top card. An action may be taken into your hand or played on the spot as an extra action; otherwise the card stays on top.",
  },
  'mass-enchantment': {
    name: 'Mass Enchantment',
    text: "On play: each opponent's deck shows its top card. One action among them may be played by you on the spot as an extra action; all other cards shown stay on top of their decks.",
  },
  'mystic-studies': {
    name: 'Mystic Studies',
    text: 'On play: draw 2 cards.',
  },
  portal: {
    name: 'Portal',
    text: "On play: reveal your deck's 5 top cards. Take as many of the minions among them as you like; the remaining cards go back on top in the order you like.",
  },
  sacrifice: {
    name: 'Sacrifice',
    text: 'On play: pick a minion of yours; draw as many cards as its power, then it is destroyed.',
  },
  scry: {
    name: 'Scry',
    text: 'On play: find an action in your deck, show and take it, then shuffle.',
  },
  summon: {
    name: 'Summon',
    text: 'On play: 1 extra minion play for you.',
  },
  'time-loop': {
    name: 'Time Loop',
    text: 'On play: 2 extra action plays for you.',
  },
  'winds-of-change': {
    name: 'Winds of Change',
    text: 'On play: your whole hand is shuffled into your deck; then draw 5 cards. You also get 1 extra action play.',
  },
  // Zombies
  'zombie-lord': {
    name: 'Zombie Lord',
    text: 'On play: every base without a minion of yours may at once receive one extra minion with printed power ≤2, played out of your discard pile.',
  },
  'grave-digger': {
    name: 'Grave Digger',
    text: 'On play: you may take one minion out of your discard pile into your hand.',
  },
  'tenacious-z': {
    name: 'Tenacious Z',
    text: 'Special (discard pile, your Play Cards phase): this card may be played as an extra minion. Per turn you may do this with one Tenacious Z only.',
  },
  walker: {
    name: 'Walker',
    text: "On play: peek at your deck's top card; leave it there or discard it.",
  },
  'grave-robbing': {
    name: 'Grave Robbing',
    text: 'On play: take any one card out of your discard pile into your hand.',
  },
  'lend-a-hand': {
    name: 'Lend a Hand',
    text: 'On play: pick any number of cards in your discard pile and shuffle them into your deck.',
  },
  'mall-crawl': {
    name: 'Mall Crawl',
    text: 'On play: find as many cards in your deck as you like that all have the same name, discard them, then shuffle.',
  },
  'not-enough-bullets': {
    name: 'Not Enough Bullets',
    text: 'On play: take as many minions as you like that all have the same name out of your discard pile into your hand.',
  },
  outbreak: {
    name: 'Outbreak',
    text: 'On play: 1 extra minion play for you, only for a base without a minion of yours.',
  },
  overrun: {
    name: 'Overrun',
    text: 'Attach to a base. Ongoing: no opponent can play minions here. When your turn starts, destroy this action.',
  },
  'they-keep-coming': {
    name: 'They Keep Coming',
    text: 'On play: 1 extra minion play for you; that minion comes out of your discard pile.',
  },
  'theyre-coming-to-get-you': {
    name: "They're Coming To Get You",
    text: 'Attach to a base. Ongoing: in your Play Cards phase a minion you play here with a regular play or an unrestricted extra play may come out of your discard pile rather than your hand.',
  },
  // Bases
  'the-homeworld': {
    name: 'The Homeworld',
    text: 'Whenever a minion has been played here, its owner gets 1 extra minion play (printed power ≤2, any base).',
  },
  'the-mothership': {
    name: 'The Mothership',
    text: 'After scoring: the winner may take back to hand one own minion from here with power ≤3.',
  },
  'jungle-oasis': {
    name: 'Jungle Oasis',
    text: 'No ability.',
  },
  'tar-pits': {
    name: 'Tar Pits',
    text: "Whenever a minion has been destroyed here, it goes under its owner's deck.",
  },
  'ninja-dojo': {
    name: 'Ninja Dojo',
    text: 'After scoring: one minion on any base may be destroyed by the winner.',
  },
  'temple-of-goju': {
    name: 'Temple of Goju',
    text: "After scoring: every player's strongest minion here goes under its owner's deck.",
  },
  'the-grey-opal': {
    name: 'The Grey Opal',
    text: 'After scoring: everybody but the winner may save one own minion from here by moving it to a different base.',
  },
  tortuga: {
    name: 'Tortuga',
    text: 'After scoring, once the replacement is in play: the runner-up may move one own minion there from a different base.',
  },
  'factory-436-1337': {
    name: 'Factory 436-1337',
    text: 'On scoring: per full 5 power the winner has here, the winner gains 1 additional VP.',
  },
  'the-central-brain': {
    name: 'The Central Brain',
    text: '+1 power for all minions here.',
  },
  'cave-of-shinies': {
    name: 'Cave of Shinies',
    text: "Whenever a minion has been destroyed here: 1 VP for the minion's owner.",
  },
  'mushroom-kingdom': {
    name: 'Mushroom Kingdom',
    text: "Start of any player's turn: the active player may bring one opponent's minion here from a different base.",
  },
  'school-of-wizardry': {
    name: 'School of Wizardry',
    text: "After scoring: the winner peeks at the base deck's 3 top bases, makes one of them the replacement and puts the rest back on top in the order they like.",
  },
  'the-great-library': {
    name: 'The Great Library',
    text: 'After scoring: everybody who has a minion here may draw 1 card.',
  },
  'evans-city-cemetery': {
    name: 'Evans City Cemetery',
    text: "After scoring: the winner's whole hand is discarded; then the winner draws 5 cards.",
  },
  'rhodes-plaza-mall': {
    name: 'Rhodes Plaza Mall',
    text: 'On scoring: every player gains as many VP as they have minions here.',
  },
} as const;
