export const cards = {
  'basic-rules': {
    name: 'Basic Rules',
    text: 'A turn is one card drawn, then one card played; hands and Keepers are unlimited.',
  },
  'draw-2': {
    name: 'Draw 2',
    text: 'Draw rule: every player draws 2 cards on their turn. Replaces the previous Draw rule. If this comes into play after your draw phase and you have drawn fewer than 2 cards under the Draw rule this turn, draw the difference now.',
  },
  'draw-3': {
    name: 'Draw 3',
    text: 'Draw rule: every player draws 3 cards on their turn. Replaces the previous Draw rule. If this comes into play after your draw phase and you have drawn fewer than 3 cards under the Draw rule this turn, draw the difference now.',
  },
  'draw-4': {
    name: 'Draw 4',
    text: 'Draw rule: every player draws 4 cards on their turn. Replaces the previous Draw rule. If this comes into play after your draw phase and you have drawn fewer than 4 cards under the Draw rule this turn, draw the difference now.',
  },
  'draw-5': {
    name: 'Draw 5',
    text: 'Draw rule: every player draws 5 cards on their turn. Replaces the previous Draw rule. If this comes into play after your draw phase and you have drawn fewer than 5 cards under the Draw rule this turn, draw the difference now.',
  },
  'play-2': {
    name: 'Play 2',
    text: 'Play rule: every player plays 2 cards on their turn, or all cards in hand if they have fewer. Replaces the previous Play rule. Plays already made this turn count, including the play of this card if it was one.',
  },
  'play-3': {
    name: 'Play 3',
    text: 'Play rule: every player plays 3 cards on their turn, or all cards in hand if they have fewer. Replaces the previous Play rule. Plays already made this turn count, including the play of this card if it was one.',
  },
  'play-4': {
    name: 'Play 4',
    text: 'Play rule: every player plays 4 cards on their turn, or all cards in hand if they have fewer. Replaces the previous Play rule. Plays already made this turn count, including the play of this card if it was one.',
  },
  'play-all': {
    name: 'Play All',
    text: 'Play rule: on their turn every player plays cards until their hand is empty, including cards gained during the turn. Replaces the previous Play rule.',
  },
  'play-all-but-1': {
    name: 'Play All But 1',
    text: 'Play rule: on their turn every player plays cards until 1 card (or none) is left in hand. A player who began the turn with an empty hand and has drawn only 1 card under the Draw rule draws 1 extra card. Replaces the previous Play rule.',
  },
  'hand-limit-0': {
    name: 'Hand Limit 0',
    text: 'Hand Limit: while it is not your turn you may hold no cards; discard any you have at once. During your own turn you may hold any number, but at the end of it you discard them all. Replaces the previous Hand Limit.',
  },
  'hand-limit-1': {
    name: 'Hand Limit 1',
    text: 'Hand Limit: while it is not your turn you may hold at most 1 card; discard the rest at once, your choice. During your own turn you may exceed this, but at the end of it you discard down to 1. Replaces the previous Hand Limit.',
  },
  'hand-limit-2': {
    name: 'Hand Limit 2',
    text: 'Hand Limit: while it is not your turn you may hold at most 2 cards; discard the rest at once, your choice. During your own turn you may exceed this, but at the end of it you discard down to 2. Replaces the previous Hand Limit.',
  },
  'keeper-limit-3': {
    name: 'Keeper Limit 3',
    text: 'Keeper Limit: while it is not your turn you may have at most 3 Keepers in play; discard the rest at once, your choice. During your own turn you may exceed this, but at the end of it you discard Keepers down to 3. Creepers do not count. Replaces the previous Keeper Limit.',
  },
  'keeper-limit-4': {
    name: 'Keeper Limit 4',
    text: 'Keeper Limit: while it is not your turn you may have at most 4 Keepers in play; discard the rest at once, your choice. During your own turn you may exceed this, but at the end of it you discard Keepers down to 4. Creepers do not count. Replaces the previous Keeper Limit.',
  },
  'double-agenda': {
    name: 'Double Agenda',
    text: 'Two Goals may be in play at once. Whoever plays a Goal while two are in play first discards one of those two (their choice). A player wins by meeting either Goal. When this card leaves play while two Goals are in play, the active player discards one of them (their choice).',
  },
  'first-play-random': {
    name: 'First Play Random',
    text: 'The first card you play from hand on your turn is picked at random from your hand. Ignore this rule while you can make only 1 play from hand.',
  },
  'get-on-with-it': {
    name: 'Get On With It!',
    text: 'Free action, while you hold a card and still have a play left: discard all cards of your hand, draw 3 and end the turn on the spot.',
  },
  'swap-plays-for-draws': {
    name: 'Swap Plays for Draws',
    text: 'Free action, while you still have a play left: forfeit every remaining play, draw one card for each of them and end the turn on the spot.',
  },
  recycling: {
    name: 'Recycling',
    text: 'Free action, once a turn: discard one of your Keepers in play, then draw 3.',
  },
  'mystery-play': {
    name: 'Mystery Play',
    text: 'Free action, once a turn: reveal the top card of the draw pile and play it straight away. A Creeper is placed in front of you and the next card is revealed in its stead.',
  },
  'get-schwifty': {
    name: 'Get Schwifty',
    text: 'Free action, once a turn, while you have a Keeper with the speech mark in play: say its line, then draw 1.',
  },
  'dont-think-about-it': {
    name: "Don't Think About It",
    text: 'Creepers do not prevent anyone from winning. A Creeper that a Goal requires is still required.',
  },
  'blame-jerry': {
    name: 'Blame Jerry',
    text: 'Free action, once a turn, while another player has Jerry Smith in play: move one of your Creepers in front of that player.',
  },
  'rick-sanchez': {
    name: 'Rick Sanchez',
    text: 'When you play this card, say its line.',
    say: 'Wubba lubba dub dub!',
  },
  'morty-smith': {
    name: 'Morty Smith',
    text: 'When you play this card, say its line.',
    say: 'Aw, jeez!',
  },
  'summer-smith': {
    name: 'Summer Smith',
    text: 'No effect of its own.',
  },
  'beth-smith': {
    name: 'Beth Smith',
    text: 'No effect of its own.',
  },
  'jerry-smith': {
    name: 'Jerry Smith',
    text: 'No effect of its own.',
  },
  birdperson: {
    name: 'Birdperson',
    text: 'Free action on your turn: discard Galactic Federation lying in front of you.',
  },
  squanchy: {
    name: 'Squanchy',
    text: 'When you play this card and at the start of each of your turns while it is in front of you, say its line.',
    say: 'Squanch!',
  },
  'mr-meeseeks': {
    name: 'Mr. Meeseeks',
    text: 'When you play this card and at the start of each of your turns while it is in front of you, say its line. Free action on your turn: discard this card from play, then draw 2.',
    say: 'Look at me!',
  },
  'mr-poopybutthole': {
    name: 'Mr. Poopybutthole',
    text: 'When you play this card, say its line.',
    say: 'Ooh-wee!',
  },
  'pickle-rick': {
    name: 'Pickle Rick',
    text: 'When you play this card, say its line. For Goals this card also counts as Rick Sanchez.',
    say: "I'm a pickle!",
  },
  snowball: {
    name: 'Snowball',
    text: 'No effect of its own.',
  },
  'portal-gun': {
    name: 'Portal Gun',
    text: 'Free action on your turn: move Cronenbergs from in front of you to another player of your choice.',
  },
  'space-cruiser': {
    name: 'Space Cruiser',
    text: 'While this is in front of you, any Keeper Limit is 1 higher for you.',
  },
  'interdimensional-cable-box': {
    name: 'Interdimensional Cable Box',
    text: 'Free action, once a turn: look secretly at the top 3 cards of the draw pile and return them to the top in any order.',
  },
  'butter-robot': {
    name: 'Butter Robot',
    text: 'Free action, once a turn: give 1 card from your hand to another player of your choice, then draw 1.',
  },
  plumbus: {
    name: 'Plumbus',
    text: 'No effect of its own.',
  },
  'szechuan-sauce': {
    name: 'Szechuan Sauce',
    text: 'No effect of its own.',
  },
  'sleepy-gary': {
    name: 'Sleepy Gary',
    text: 'No effect of its own.',
  },
  pencilvester: {
    name: 'Pencilvester',
    text: 'No effect of its own.',
  },
  tinkles: {
    name: 'Tinkles',
    text: 'When you play this card, say its line.',
    say: 'La-la-la!',
  },
  hamurai: {
    name: 'Hamurai',
    text: 'No effect of its own.',
  },
  'reverse-giraffe': {
    name: 'Reverse Giraffe',
    text: 'No effect of its own.',
  },
  'ghost-in-a-jar': {
    name: 'Ghost in a Jar',
    text: 'No effect of its own.',
  },
  'photography-raptor': {
    name: 'Photography Raptor',
    text: 'No effect of its own.',
  },
  'evil-morty': {
    name: 'Evil Morty',
    text: 'You cannot win while this is in front of you unless the Goal requires it. At the start of your turn discard one of your Keepers from play (your choice); if you have none, discard this card instead.',
  },
  'galactic-federation': {
    name: 'Galactic Federation',
    text: 'You cannot win while this is in front of you unless the Goal requires it. Free action on your turn: discard one of your Keepers in play, then discard this card.',
  },
  cronenbergs: {
    name: 'Cronenbergs',
    text: 'You cannot win while this is in front of you unless the Goal requires it. Whenever the set of Goals in play changes, move this card to the player who acts immediately before its holder in turn order.',
  },
  'goal-rick-and-morty': {
    name: 'Rick and Morty',
    text: 'You win if you have Rick Sanchez and Morty Smith in play.',
  },
  'goal-twenty-minute-adventure': {
    name: 'Twenty-Minute Adventure',
    text: 'You win if you have Morty Smith and Space Cruiser in play.',
  },
  'goal-garage-science': {
    name: 'Garage Science',
    text: 'You win if you have Rick Sanchez and Portal Gun in play.',
  },
  'goal-couples-counseling': {
    name: 'Couples Counseling',
    text: 'You win if you have Beth Smith and Jerry Smith in play.',
  },
  'goal-house-party': {
    name: 'House Party',
    text: 'You win if you have Summer Smith and Squanchy in play.',
  },
  'goal-family-dinner': {
    name: 'Family Dinner',
    text: 'You win if you have at least 3 different ones of Rick Sanchez, Morty Smith, Summer Smith, Beth Smith, Jerry Smith in play.',
  },
  'goal-pass-the-butter': {
    name: 'Pass the Butter',
    text: 'You win if you have Rick Sanchez and Butter Robot in play.',
  },
  'goal-all-for-the-sauce': {
    name: 'All for the Sauce',
    text: 'You win if you have Rick Sanchez and Szechuan Sauce in play.',
  },
  'goal-guard-duty': {
    name: 'Guard Duty',
    text: 'You win if you have Summer Smith and Space Cruiser in play.',
  },
  'goal-old-bandmates': {
    name: 'Old Bandmates',
    text: 'You win if you have Birdperson and Squanchy in play.',
  },
  'goal-skipping-therapy': {
    name: 'Skipping Therapy',
    text: 'You win if you have Pickle Rick and Beth Smith in play.',
  },
  'goal-two-strokes-off': {
    name: 'Two Strokes Off',
    text: 'You win if you have Mr. Meeseeks and Jerry Smith in play.',
  },
  'goal-smartest-dog': {
    name: 'Smartest Dog in the House',
    text: 'You win if you have Snowball and Jerry Smith in play.',
  },
  'goal-late-night-infomercial': {
    name: 'Late-Night Infomercial',
    text: 'You win if you have Interdimensional Cable Box and Plumbus in play.',
  },
  'goal-household-essentials': {
    name: 'Household Essentials',
    text: 'You win if you have Butter Robot and Plumbus in play.',
  },
  'goal-sorry-about-the-bullet': {
    name: 'Sorry About the Bullet',
    text: 'You win if you have Beth Smith and Mr. Poopybutthole in play.',
  },
  'goal-one-true-pal': {
    name: 'One True Pal',
    text: 'You win if you have Jerry Smith and Sleepy Gary in play.',
  },
  'goal-total-rickall': {
    name: 'Total Rickall',
    text: 'You win if you have at least 3 Keepers with the friend mark in play.',
  },
  'goal-only-bad-memories': {
    name: 'Only Bad Memories Are Real',
    text: 'You win if you have Mr. Poopybutthole and at least 1 Keeper with the friend mark in play.',
  },
  'goal-crowded-living-room': {
    name: 'Crowded Living Room',
    text: 'If someone has at least 2 Keepers with the friend mark in play, the player with the most of them wins. On a tie play goes on, but tied players whom a Creeper keeps from winning are left out of it.',
  },
  'goal-packed-house': {
    name: 'Packed House',
    text: 'If someone has at least 5 Keepers in play, the player with the most Keepers wins. On a tie play goes on, but tied players whom a Creeper keeps from winning are left out of it.',
  },
  'goal-infinite-timelines': {
    name: 'Infinite Timelines',
    text: 'If someone has at least 10 cards in hand, the player with the most cards in hand wins. On a tie play goes on, but tied players whom a Creeper keeps from winning are left out of it.',
  },
  'goal-secret-happy-land': {
    name: 'Secret Happy Land',
    text: 'You win if you have Summer Smith and Tinkles in play.',
  },
  'goal-anyone-but-the-pencil': {
    name: 'Anyone but the Pencil',
    text: 'You win if you have Rick Sanchez and Pencilvester in play.',
  },
  'goal-picture-day': {
    name: 'Picture Day',
    text: 'You win if you have Photography Raptor and Reverse Giraffe in play.',
  },
  'goal-smoked-spirits': {
    name: 'Smoked Spirits',
    text: 'You win if you have Hamurai and Ghost in a Jar in play.',
  },
  'goal-president-morty': {
    name: 'President Morty',
    text: 'You win if you have the Creeper Evil Morty and the Keeper Morty Smith in play. Evil Morty does not hinder this victory; other Creepers do.',
  },
  'goal-most-wanted': {
    name: 'Most Wanted',
    text: 'You win if you have the Creeper Galactic Federation and the Keeper Rick Sanchez in play. Galactic Federation does not hinder this victory; other Creepers do.',
  },
  'goal-switch-realities': {
    name: 'Time to Switch Realities',
    text: 'You win if you have the Creeper Cronenbergs and the Keeper Portal Gun in play. Cronenbergs do not hinder this victory; other Creepers do.',
  },
  'goal-everything-is-on-fire': {
    name: 'Everything Is on Fire',
    text: 'You win if you have at least 2 Creepers in play. Creepers do not hinder this victory.',
  },
  'draw-2-and-use-em': {
    name: "Draw 2 and Use 'Em",
    text: 'Your hand is parked. Two drawn cards form a side hand; you must play both, in the order you like, after which your hand is yours again.',
  },
  'draw-3-play-2': {
    name: 'Draw 3, Play 2',
    text: 'Your hand is parked. Three drawn cards form a side hand; you must play two of them, in the order you like, then the unplayed one is discarded and your hand is yours again.',
  },
  'steal-something': {
    name: 'Steal Something',
    text: 'One Keeper or Creeper of another player, your choice, moves in front of you. Mandatory if any such card exists.',
  },
  'trade-hands': {
    name: 'Trade Hands',
    text: 'Choose another player: the two of you give each other all cards in hand. Mandatory even if one or both hands are empty.',
  },
  'lets-simplify': {
    name: "Let's Simplify",
    text: 'Discard at least 1 and at most half (rounded up) of the New Rules in play, your choice. If there are none, nothing happens.',
  },
  'rules-reset': {
    name: 'Rules Reset',
    text: 'Every New Rule in play goes to the discard pile. Goals stay (but see Double Agenda).',
  },
  'trash-a-new-rule': {
    name: 'Trash a New Rule',
    text: 'One New Rule in play, your choice, goes to the discard pile. If there are none, nothing happens.',
  },
  'trash-something': {
    name: 'Trash Something',
    text: 'Discard 1 Keeper or Creeper in front of any player, yourself included. Mandatory if any exists.',
  },
  'exchange-keepers': {
    name: 'Exchange Keepers',
    text: 'Swap one of your Keepers in play with one Keeper in front of another player, both your choice. If you have none or nobody else has one, nothing happens.',
  },
  'use-what-you-take': {
    name: 'Use What You Take',
    text: 'Choose another player who holds cards: one random card of that hand is taken and played by you straight away. If nobody else holds cards, nothing happens.',
  },
  'zap-a-card': {
    name: 'Zap a Card!',
    text: 'Take any one card in play (New Rule, Goal, Keeper or Creeper, not the Basic Rules) into your hand; a Creeper goes in front of you instead. Mandatory if any such card exists.',
  },
  'lets-do-that-again': {
    name: "Let's Do That Again!",
    text: 'Choose any Action or New Rule in the discard pile and play it at once. If there is none, nothing happens.',
  },
  jackpot: {
    name: 'Jackpot!',
    text: 'Take three more cards from the draw pile into your hand.',
  },
  'everybody-gets-1': {
    name: 'Everybody Gets 1',
    text: 'Draw one card per player, apart from your hand, and look at them. Assign exactly 1 to each player, yourself included, as you see fit; they go to the hands.',
  },
  'take-another-turn': {
    name: 'Take Another Turn',
    text: 'When this turn is over you take one more. This card never gives anyone more than two turns in a row.',
  },
  'mix-it-all-up': {
    name: 'Mix It All Up',
    text: 'Gather all Keepers and Creepers in play, shuffle them and deal them out face up one at a time, starting with you and going in turn order, until none are left.',
  },
  'show-me-what-you-got': {
    name: 'Show Me What You Got!',
    text: "Every other player with cards in hand secretly picks 1 of them; all picks are revealed together. Choose one revealed card, take it and play it at once; the others stay in their owners' hands. If nobody else holds cards, nothing happens.",
  },
  'parasite-check': {
    name: 'Parasite Check!',
    text: 'Choose a player who has at least 1 Keeper with the friend mark in play (you may choose yourself) and discard all such Keepers of that player. If nobody has one, nothing happens.',
  },
  'not-my-dimension': {
    name: 'Not My Dimension',
    text: 'Move any one Creeper in play from its holder to any other player. If there are no Creepers in play, nothing happens.',
  },
} as const;

export const marks = {
  speech: "Speech mark: the player has to say the card's line (once when playing it, or also at the start of each own turn).",
  friend: "Friend mark: the Keeper is one of Rick's imaginary friends; some Goals and Actions count it.",
} as const;
