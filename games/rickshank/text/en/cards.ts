export const cards = {
  'genius-waves': {
    name: 'Genius Waves',
    text: '+1 Power.',
  },
  jerry: {
    name: 'Jerry',
    text: 'No effect.',
  },
  beth: {
    name: 'Beth',
    text: 'No effect.',
  },
  summer: {
    name: 'Summer',
    text: 'No effect.',
  },
  'portal-gun': {
    name: 'Portal Gun',
    text: '+2 Power. You may discard 1 card. If you do, play the top card of the Location stack; at the end of the turn, if you have not bought that Location, put it into the Location discard pile.',
  },
  'morty-waves': {
    name: 'Morty Waves',
    text: 'No effect when played. End of game: −1 VP, unless paired with a Genius Waves you own (each Genius Waves pairs with one Morty Waves).',
  },
  'cornvelious-daniel': {
    name: 'Cornvelious Daniel',
    text: '+3 Power. Gain 1 Access Token.',
  },
  'headband-rick': {
    name: 'Headband Rick',
    text: '+3 Power. Draw 1 card.',
    attack: 'Each player gains 1 Morty Waves.',
  },
  'earring-rick': {
    name: 'Earring Rick',
    text: '+2 Power. Draw 2 cards.',
    attack: 'Each player discards 2 cards from hand.',
  },
  'eye-patch-rick': {
    name: 'Eye Patch Rick',
    text: '+3 Power. You may destroy up to 2 cards in your hand and/or discard pile.',
    attack: 'Each player discards 1 Ongoing card they control from play. A player who controls none gains 1 Morty Waves instead.',
  },
  'cornrow-rick': {
    name: 'Cornrow Rick',
    text: '+3 Power. Gain 2 Access Tokens.',
    attack:
      "Each player discards 1 Access Token or 1 Gromflamite from hand (that player's choice). A player who has neither is not affected.",
  },
  'rick-d-99': {
    name: 'Rick D-99',
    text: '+3 Power, and +1 Power for each other Rick you control.',
    attack: "Each player discards 1 Access Token or 1 Rick from hand (that player's choice). A player who has neither is not affected.",
  },
  'galactic-federation-president': {
    name: 'Galactic Federation President',
    text: '+4 Power. Gain 2 Access Tokens.',
    attack: 'Each player discards half of their Access Tokens, rounded up. A player who has none gains 1 Morty Waves instead.',
    ongoing:
      "While this card is face up on top of the nemesis stack: at the very start of each player's turn, that player may discard 1 Access Token. If they do not, they cannot defeat this card this turn.",
  },
  'security-specialist-rick': {
    name: 'Security Specialist Rick',
    text: 'Ongoing. Defense (only while this card is in play): discard this card from play to avoid an Attack.',
  },
  'black-rick': {
    name: 'Black Rick',
    text: '+2 Power. If you control another Rick, draw 1 card.',
  },
  'future-rick': {
    name: 'Future Rick',
    text: '+2 Power. You may play 1 Location from your discard pile.',
  },
  'aqua-rick': {
    name: 'Aqua Rick',
    text: "+2 Power. When this card is discarded from your hand during any player's turn, draw 2 cards.",
  },
  'young-rick': {
    name: 'Young Rick',
    text: '+2 Power. Reveal the top card of your deck. If its cost is 0, you may destroy it. If it is not destroyed, it stays on top.',
  },
  'lizard-rick': {
    name: 'Lizard Rick',
    text: "+3 Power. Attack: each foe discards 1 card from hand or 1 Access Token (that foe's choice).",
  },
  'commander-rick': {
    name: 'Commander Rick',
    text: '+3 Power, and +1 Power for each other Rick you control. You may put 1 Rick from your discard pile into your hand.',
  },
  'rick-c-137': {
    name: 'Rick C-137',
    text: '+2 Power. You may put 1 Genius Waves from your discard pile into your hand. End of game: worth 1 VP for each Genius Waves you own.',
  },
  'eye-poppin-morty': {
    name: "Eye-Poppin' Morty",
    text: '+1 Power. Destroy 1 card in your hand. Then you may destroy this card.',
  },
  'aqua-morty': {
    name: 'Aqua Morty',
    text: "Draw 1 card. When this card is discarded from your hand during any player's turn, you may destroy 1 card in your hand or discard pile.",
  },
  'bugged-out-morty': {
    name: 'Bugged-Out Morty',
    text: "+2 Power. Defense: discard this card from your hand to avoid an Attack. If you do, you may put 1 card from your hand or discard pile into the attacker's discard pile.",
  },
  'big-head-morty': {
    name: 'Big-Head Morty',
    text: 'Draw 1 card. You may discard 1 Access Token. If you do, draw 2 cards.',
  },
  'lawyer-morty': {
    name: 'Lawyer Morty',
    text: '+2 Power. Defense: discard this card from your hand to avoid an Attack. If you do, take 1 Access Token from the attacker; if there is no attacker or the attacker has none, gain 1 Access Token instead.',
  },
  'hammerhead-morty': {
    name: 'Hammerhead Morty',
    text: '+3 Power. Attack: choose a foe. That foe discards 1 Ongoing card they control from play; if they control none, they discard 1 card from hand. Defense: discard this card from your hand to avoid an Attack. If you do, draw 1 card.',
  },
  'scientist-morty': {
    name: 'Scientist Morty',
    text: 'Draw 1 card. Then +1 Power for each different card type among the other cards you have played this turn.',
  },
  'morty-c-137': {
    name: 'Morty C-137',
    text: '+3 Power. Attack: each foe gains 1 Morty Waves.',
  },
  'pill-brulee': {
    name: 'Pill Brûlée',
    text: '+2 Power.',
  },
  'fold-yourself': {
    name: 'Fold Yourself',
    text: 'Draw 2 cards. Then put 1 card from your hand on top of your deck.',
  },
  terminate: {
    name: 'Terminate',
    text: '+1 Power. You may destroy 1 card in your hand, in your discard pile or in the market.',
  },
  'daddys-little-girl': {
    name: "Daddy's Little Girl",
    text: '+1 Power; if you have played a Beth this turn, +2 Power more. Defense: discard this card from your hand to avoid an Attack. If you do, draw 1 card.',
  },
  'szechuan-sauce': {
    name: 'Szechuan Sauce',
    text: '+2 Power; if you control a Location, +1 Power more. If this card is in the market at the end of a turn, destroy it. End of game: worth 1 VP for each Location you own.',
  },
  'diane-sanchez': {
    name: 'Diane Sanchez',
    text: 'Gain 1 Access Token. You may discard 1 card. If you do, draw 2 cards.',
  },
  'totally-fabricated-origin-story': {
    name: 'Totally Fabricated Origin Story',
    text: '+1 Power. You may choose a card in the market with cost 6 or less that is neither a Council card nor Ongoing. If you do, resolve its play effect as if you had played it; it stays in the market.',
  },
  'currency-manipulation': {
    name: 'Currency Manipulation',
    text: '+3 Power. Attack: each foe discards 1 Access Token; gain 1 Access Token for each foe that discarded one this way. End of game: worth 1 VP for each Access Token you own.',
  },
  'fake-gun': {
    name: 'Fake Gun',
    text: "When you buy or gain this card, put it into the discard pile of a foe of your choice instead of your own. Attack: choose a foe; put this card into that foe's discard pile.",
  },
  'butt-in-a-cup': {
    name: 'Butt-in-a-Cup',
    text: '+2 Power. You may discard 1 card. If you do, gain 1 Access Token.',
  },
  conroy: {
    name: 'Conroy',
    text: 'Choose one: +2 Power; or destroy 1 card in your hand or discard pile.',
  },
  'brainalyzer-9000': {
    name: 'Brainalyzer 9000',
    text: "+1 Power. Choose a foe. Play the top card of that foe's deck; at the end of the turn put it on top of that foe's deck. If it is Ongoing, keep it in play under your control instead.",
  },
  'dead-flies': {
    name: 'Dead Flies',
    text: '+1 Power. You may put 1 Gromflamite from your discard pile into your hand. If you do not, +1 Power.',
  },
  'freeze-gun': {
    name: 'Freeze Gun',
    text: '+2 Power. Attack: each foe puts 1 card of their choice from hand on top of their deck.',
  },
  'jury-rigged-portal-gun': {
    name: 'Jury-Rigged Portal Gun',
    text: '+2 Power. Reveal the top 2 cards of the Location stack. Play one of them and put the other into the Location discard pile. This turn Locations cost you 2 less to buy.',
  },
  'portal-bomb': {
    name: 'Portal Bomb',
    text: '+3 Power. Attack: choose a foe. That foe destroys 1 card with cost 1 or more in their discard pile.',
  },
  'gromflamite-technician': {
    name: 'Gromflamite Technician',
    text: '+1 Power. If you have no Access Tokens, gain 1.',
  },
  'gromflamite-employee-of-the-month': {
    name: 'Gromflamite Employee of the Month',
    text: '+1 Power. If you have at least 1 Access Token, +1 Power. Defense: discard this card from your hand to avoid an Attack. If you do, gain 1 Access Token.',
  },
  'mission-control-gromflamite': {
    name: 'Mission Control Gromflamite',
    text: '+2 Power. Attack: each foe who has no Access Tokens gains 1 Morty Waves.',
  },
  'communications-gromflamite': {
    name: 'Communications Gromflamite',
    text: '+2 Power. You may discard 1 Access Token. If you do, put up to 2 cards with cost 0 from your discard pile into your hand.',
  },
  'honorable-gromflamite': {
    name: 'Honorable Gromflamite',
    text: '+2 Power. If you have 2 or more Access Tokens, draw 1 card.',
  },
  'gromflamite-officer': {
    name: 'Gromflamite Officer',
    text: '+2 Power. Gain 1 Access Token.',
  },
  'greedy-gromflamite': {
    name: 'Greedy Gromflamite',
    text: '+2 Power. For the rest of this turn, any number of times, you may discard 1 Access Token to get +2 Power.',
  },
  'gromflamite-general': {
    name: 'Gromflamite General',
    text: "+3 Power. Attack: each foe discards 1 Access Token or 2 cards from hand (that foe's choice).",
  },
  assemble: {
    name: 'Assemble',
    text: '+1 Power. Auction: the winner may put 1 card from their discard pile into their hand. End of game: worth 3 VP if you own more Council cards than each other player.',
  },
  persecute: {
    name: 'Persecute',
    text: '+2 Power. Sanctions: the sanctioned player gains 1 Morty Waves.',
  },
  rezone: {
    name: 'Rezone',
    text: '+2 Power. Referendum: each player discards from play 1 Ongoing card they own.',
  },
  kickback: {
    name: 'Kickback',
    text: '+2 Power. Auction: the winner draws 2 cards.',
  },
  recycle: {
    name: 'Recycle',
    text: '+2 Power. Sanctions: the sanctioned player gains 2 cards with cost 0 from the destroyed pile, chosen by the active player.',
  },
  taxation: {
    name: 'Taxation',
    text: '+2 Power. Gain 1 Access Token. Referendum: each player who has 2 or more Access Tokens discards 1; then each player who has none gains 1.',
  },
  embezzle: {
    name: 'Embezzle',
    text: '+3 Power. Auction: the winner gains 1 card with cost 5 or less from the market.',
  },
  gentrify: {
    name: 'Gentrify',
    text: '+3 Power. Referendum: each player may destroy up to 2 cards with cost 0 in their hand and/or discard pile.',
  },
  'assworld-2-0': {
    name: 'Assworld 2.0',
    text: 'Ongoing: the first time you play a Morty during each of your turns, +2 Power.',
  },
  'citadel-militia-hq': {
    name: 'Citadel Militia HQ',
    text: 'Ongoing: the first time you play a Rick during each of your turns, draw 1 card.',
  },
  'cronenberg-world-2-0': {
    name: 'Cronenberg World 2.0',
    text: 'Ongoing: once during each of your turns, you may destroy 1 card with cost 0 in your discard pile.',
  },
  'family-restaurant': {
    name: 'Family Restaurant',
    text: 'Ongoing: once during each of your turns, you may discard a Jerry, a Beth or a Summer from your hand. If you do, draw 2 cards.',
  },
  'jerrys-office': {
    name: "Jerry's Office",
    text: 'Ongoing: each time you play a Jerry, +3 Power.',
  },
  'mission-control': {
    name: 'Mission Control',
    text: 'Ongoing: the first time you play a Gromflamite during each of your turns, draw 1 card.',
  },
  'presidential-palace': {
    name: 'Presidential Palace',
    text: 'Ongoing: while you have at least 1 Access Token, nemeses cost you 2 less to defeat.',
  },
  'space-prison': {
    name: 'Space Prison',
    text: "Ongoing: when a foe buys or gains a Rick, put that Rick under this card instead of into their discard pile. At the start of your turn, and when this card leaves play, put each Rick under it into its owner's discard pile.",
  },
  'citadel-of-ricks': {
    name: 'The Citadel of Ricks',
    text: 'Ongoing: the first time you play a Council card during each of your turns, you may cancel its vote.',
  },
  'dinner-table': {
    name: 'The Dinner Table',
    text: 'Ongoing: each time you play a Jerry, a Beth or a Summer, +1 Power. Defense (only while this card is in play): discard this card from play to avoid an Attack.',
  },
  'drive-thru': {
    name: 'The Drive-Thru',
    text: 'Ongoing: at the start of your turn, if the market has 5 or fewer cards, you may add the top card of the main deck to it. That card costs you 1 less this turn.',
  },
  garage: {
    name: 'The Garage',
    text: 'Ongoing: the first time you play an Equipment during each of your turns, +1 Power.',
  },
  grave: {
    name: 'The Grave',
    text: 'Ongoing: the first time you destroy a card during each of your turns, draw 1 card.',
  },
  neighborhood: {
    name: 'The Neighborhood',
    text: 'Ongoing: the first time you play a Genius Waves during each of your turns, +1 Power.',
  },
  underground: {
    name: 'The Underground',
    text: 'Ongoing: the first time you discard a card from your hand during each of your turns, draw 1 card.',
  },
  'transcendent-rick': {
    name: 'Transcendent Rick',
    text: 'Defense: discard 1 Council card from your hand to avoid an Attack. If you do, draw 1 card. The first time you play a Council card during each of your turns, draw 1 card and +1 Power.',
  },
  'moron-morty': {
    name: 'Moron Morty',
    text: 'When you buy or gain a Morty with cost 3 or less from the market, you may put it on top of your deck. The first time you play a Morty during each of your turns, +2 Power.',
  },
  'bluffing-rick': {
    name: 'Bluffing Rick',
    text: "The first time you play a Council card during each of your turns, +2 Power. Once during each player's turn, after a vote in which your choice won and you committed no Access Tokens, gain 1 Access Token.",
  },
  'defiant-summer': {
    name: 'Defiant Summer',
    text: 'Each time you play a Summer, draw 1 card. At the start of your turn, if an Attack has hit you since the end of your previous turn, +1 Power.',
  },
  'heroic-summer': {
    name: 'Heroic Summer',
    text: 'The first time you play an Equipment during each of your turns, draw 1 card.',
  },
  'promotion-jerry': {
    name: 'Promotion Jerry',
    text: 'Each time you play a Jerry, gain 1 Access Token. The first time you play a Gromflamite during each of your turns, +1 Power.',
  },
  'rational-morty': {
    name: 'Rational Morty',
    text: 'Once during each of your turns, you may discard 1 card with cost 0 from your hand. If you do, +1 Power.',
  },
  'access-token': {
    name: 'Access Token',
    text: 'During your turn you may buy 1 Access Token for 2 Power (at most one per turn). Spent, lost or discarded tokens return to the supply.',
  },
} as const;
