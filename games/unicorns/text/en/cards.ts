export const cards = {
  'baby-unicorn-red': {
    name: 'Baby Unicorn',
    variant: 'Red',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-pink': {
    name: 'Baby Unicorn',
    variant: 'Pink',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-orange': {
    name: 'Baby Unicorn',
    variant: 'Orange',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-yellow': {
    name: 'Baby Unicorn',
    variant: 'Yellow',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-green': {
    name: 'Baby Unicorn',
    variant: 'Green',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-blue': {
    name: 'Baby Unicorn',
    variant: 'Blue',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-purple': {
    name: 'Baby Unicorn',
    variant: 'Purple',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-black': {
    name: 'Baby Unicorn',
    variant: 'Black',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-white': {
    name: 'Baby Unicorn',
    variant: 'White',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-brown': {
    name: 'Baby Unicorn',
    variant: 'Brown',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-rainbow': {
    name: 'Baby Unicorn',
    variant: 'Rainbow',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-unicorn-death': {
    name: 'Baby Unicorn',
    variant: 'Death',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'baby-narwhal': {
    name: 'Baby Narwhal',
    text: 'Whenever it would go from a Stable to a hand, the deck or the discard pile (sacrificed, destroyed, returned or otherwise), it goes to the Nursery instead.',
  },
  'basic-unicorn-red': { name: 'Basic Unicorn', variant: 'Red: beard', text: 'No effect.' },
  'basic-unicorn-orange': { name: 'Basic Unicorn', variant: 'Orange: pumpkin spice', text: 'No effect.' },
  'basic-unicorn-yellow': { name: 'Basic Unicorn', variant: 'Yellow: dancer', text: 'No effect.' },
  'basic-unicorn-green': { name: 'Basic Unicorn', variant: 'Green: vinyl', text: 'No effect.' },
  'basic-unicorn-blue': { name: 'Basic Unicorn', variant: 'Blue: popped collar', text: 'No effect.' },
  'basic-unicorn-indigo': { name: 'Basic Unicorn', variant: 'Indigo: emoji', text: 'No effect.' },
  'basic-unicorn-purple': { name: 'Basic Unicorn', variant: 'Purple: selfie', text: 'No effect.' },
  narwhal: { name: 'Narwhal', text: 'No effect.' },
  'alluring-narwhal': { name: 'Alluring Narwhal', text: "On entering: you may STEAL 1 Upgrade card from another player's Stable." },
  americorn: {
    name: 'Americorn',
    text: 'On entering: choose any player who has cards in hand and PULL 1 card at random from that hand into your own.',
  },
  'angel-unicorn': {
    name: 'Angel Unicorn',
    text: 'Start of your turn: you may SACRIFICE this card. If you do, choose another Unicorn card in the discard pile and BRING it directly into your Stable.',
  },
  'annoying-flying-unicorn': {
    name: 'Annoying Flying Unicorn',
    text: 'On entering: you may choose any player; that player must DISCARD 1 card. If this card would be sacrificed or destroyed, it goes to your hand instead.',
  },
  'black-knight-unicorn': {
    name: 'Black Knight Unicorn',
    text: 'When another Unicorn card in your Stable would be destroyed, you may SACRIFICE this card instead.',
  },
  'chainsaw-unicorn': {
    name: 'Chainsaw Unicorn',
    text: "On entering: you may choose 1 Upgrade or Downgrade card in any Stable; SACRIFICE it if it is in your Stable, DESTROY it if it is in another player's.",
  },
  'classy-narwhal': {
    name: 'Classy Narwhal',
    text: 'On entering: you may search the deck for 1 Upgrade card, show it and take it into your hand. Shuffle the deck afterwards.',
  },
  'extremely-destructive-unicorn': {
    name: 'Extremely Destructive Unicorn',
    text: 'On entering: each player, you included, must SACRIFICE 1 of their Unicorn cards.',
  },
  'extremely-fertile-unicorn': {
    name: 'Extremely Fertile Unicorn',
    text: 'Start of your turn: you may DISCARD 1 card. If you do, BRING 1 Baby Unicorn card from the Nursery directly into your Stable.',
  },
  'ginormous-unicorn': {
    name: 'Ginormous Unicorn',
    text: 'Always: this card is worth 2 Unicorns, and you are forbidden to play Instant cards.',
  },
  'greedy-flying-unicorn': {
    name: 'Greedy Flying Unicorn',
    text: 'On entering: DRAW 1 card. If this card would be sacrificed or destroyed, it goes to your hand instead.',
  },
  llamacorn: {
    name: 'Llamacorn',
    text: 'On entering: each player must DISCARD 1 card. After that shuffle the whole discard pile into the deck, however many cards were discarded.',
  },
  'magical-flying-unicorn': {
    name: 'Magical Flying Unicorn',
    text: 'On entering: you may choose 1 Magic card in the discard pile and take it into your hand. If this card would be sacrificed or destroyed, it goes to your hand instead.',
  },
  'magical-kittencorn': {
    name: 'Magical Kittencorn',
    text: 'Always: Magic cards can neither destroy this card nor affect it in any other way, directly or indirectly.',
  },
  'majestic-flying-unicorn': {
    name: 'Majestic Flying Unicorn',
    text: 'On entering: you may choose 1 Unicorn card in the discard pile and take it into your hand. If this card would be sacrificed or destroyed, it goes to your hand instead.',
  },
  'mermaid-unicorn': {
    name: 'Mermaid Unicorn',
    text: "On entering: you may choose any player and RETURN 1 card in that player's Stable to that player's hand.",
  },
  'narwhal-torpedo': { name: 'Narwhal Torpedo', text: 'On entering: SACRIFICE every Downgrade card in your Stable.' },
  puppicorn: {
    name: 'Puppicorn',
    text: "Whenever any player's turn begins, move this card to that player's Stable. Always: this card cannot be sacrificed or destroyed.",
  },
  'queen-bee-unicorn': { name: 'Queen Bee Unicorn', text: 'Always: no Basic Unicorn card can enter a Stable other than yours.' },
  'rainbow-unicorn': {
    name: 'Rainbow Unicorn',
    text: 'On entering: you may BRING 1 Basic Unicorn card from your hand directly into your Stable.',
  },
  rhinocorn: {
    name: 'Rhinocorn',
    text: "Start of your turn: you may DESTROY 1 Unicorn card in another player's Stable. If you do, skip to your End of Turn phase.",
  },
  'seductive-unicorn': {
    name: 'Seductive Unicorn',
    text: "On entering: STEAL 1 Unicorn card from another player's Stable. When this card leaves your Stable, that Unicorn card goes back to the Stable it was stolen from.",
  },
  'shabby-the-narwhal': {
    name: 'Shabby the Narwhal',
    text: 'On entering: you may search the deck for 1 Downgrade card, show it and take it into your hand. Shuffle the deck afterwards.',
  },
  'shark-with-a-horn': {
    name: 'Shark With a Horn',
    text: "On entering: you may SACRIFICE this card. If you do, DESTROY 1 Unicorn card in another player's Stable.",
  },
  'stabby-the-unicorn': {
    name: 'Stabby the Unicorn',
    text: "Once this card has been sacrificed or destroyed, you may DESTROY 1 Unicorn card in another player's Stable.",
  },
  'swift-flying-unicorn': {
    name: 'Swift Flying Unicorn',
    text: 'On entering: you may choose 1 Instant card in the discard pile and take it into your hand. If this card would be sacrificed or destroyed, it goes to your hand instead.',
  },
  'the-great-narwhal': {
    name: 'The Great Narwhal',
    text: 'On entering: you may search the deck for 1 card with "Narwhal" in its name, show it and take it into your hand. Shuffle the deck afterwards.',
  },
  'unicorn-on-the-cob': { name: 'Unicorn on the Cob', text: 'On entering: DRAW 2 cards, and DISCARD 1 card from your hand.' },
  'unicorn-phoenix': {
    name: 'Unicorn Phoenix',
    text: 'On entering: DISCARD 1 card. When this card is sacrificed or destroyed while you have at least 1 card in hand, BRING it from the discard pile directly back into your Stable.',
  },
  'zombie-unicorn': {
    name: 'Zombie Unicorn',
    text: 'Start of your turn: you may DISCARD 1 Unicorn card. If you do, choose 1 Unicorn card in the discard pile and BRING it directly into your Stable, then skip to your End of Turn phase.',
  },
  'back-kick': {
    name: 'Back Kick',
    text: "Choose any player. RETURN 1 card in that player's Stable to that player's hand. After that this player must DISCARD 1 card.",
  },
  'blatant-thievery': {
    name: 'Blatant Thievery',
    text: 'Choose any player who has cards in hand and look at that hand. Choose 1 card from it and take it into your hand.',
  },
  'change-of-luck': { name: 'Change of Luck', text: 'DRAW 2 cards and DISCARD 3, then you get one more turn right after this one.' },
  'glitter-tornado': {
    name: 'Glitter Tornado',
    text: "For each player, yourself included, choose 1 card in that player's Stable and RETURN it to that player's hand.",
  },
  'good-deal': { name: 'Good Deal', text: 'DRAW 3 cards, and DISCARD 1 card from your hand.' },
  'mystical-vortex': {
    name: 'Mystical Vortex',
    text: 'Each player must DISCARD 1 card. After that shuffle the whole discard pile into the deck, however many cards were discarded.',
  },
  're-target': {
    name: 'Re-Target',
    text: 'Move 1 Upgrade or Downgrade card from any Stable to any different Stable (either of the two may be yours).',
  },
  'reset-button': {
    name: 'Reset Button',
    text: 'Each player must SACRIFICE all Upgrade and Downgrade cards in their Stable. After that shuffle the whole discard pile into the deck.',
  },
  'shake-up': {
    name: 'Shake Up',
    text: 'Put this card, your whole hand and the whole discard pile into the deck and shuffle it. After that DRAW 5 cards.',
  },
  'targeted-destruction': {
    name: 'Targeted Destruction',
    text: "Choose 1 Upgrade or Downgrade card in any Stable; SACRIFICE it if it is in your Stable, DESTROY it if it is in another player's.",
  },
  'two-for-one': { name: 'Two-For-One', text: "SACRIFICE 1 card of your Stable, then DESTROY 2 cards in other players' Stables." },
  'unfair-bargain': { name: 'Unfair Bargain', text: 'Choose any other player: the two of you swap your whole hands.' },
  'unicorn-poison': { name: 'Unicorn Poison', text: "DESTROY 1 Unicorn card in another player's Stable." },
  'unicorn-shrinkray': {
    name: 'Unicorn Shrinkray',
    text: "Choose any player. Put all Unicorn cards of that player's Stable on the discard pile without triggering any of their effects, then BRING the same number of Baby Unicorn cards from the Nursery directly into that Stable.",
  },
  'unicorn-swap': {
    name: 'Unicorn Swap',
    text: "Move 1 Unicorn card from your Stable to any other player's Stable, then STEAL 1 other Unicorn card from that player's Stable.",
  },
  neigh: {
    name: 'Neigh',
    text: 'Play it only when another player tries to play a card. That card is stopped and goes to the discard pile.',
  },
  'super-neigh': {
    name: 'Super Neigh',
    text: 'Play it only when another player tries to play a card. That card is stopped and goes to the discard pile. This card itself cannot be stopped.',
  },
  'double-dutch': {
    name: 'Double Dutch',
    text: 'Start of your turn: you may decide to play up to 2 cards in your Action phase this turn.',
  },
  'extra-tail': {
    name: 'Extra Tail',
    text: "Can enter a Stable only if a Basic Unicorn card is in that Stable. Start of your turn: you may DRAW 1 extra card in this turn's Draw phase.",
  },
  'glitter-bomb': {
    name: 'Glitter Bomb',
    text: "Start of your turn: you may SACRIFICE 1 card of your Stable. If you do, DESTROY 1 card in another player's Stable.",
  },
  'rainbow-aura': { name: 'Rainbow Aura', text: 'Always: no Unicorn card in your Stable can be destroyed.' },
  'rainbow-mane': {
    name: 'Rainbow Mane',
    text: 'Can enter a Stable only if a Basic Unicorn card is in that Stable. Start of your turn: you may BRING 1 Basic Unicorn card from your hand directly into your Stable.',
  },
  'summoning-ritual': {
    name: 'Summoning Ritual',
    text: 'Start of your turn: you may DISCARD 2 Unicorn cards. If you do, BRING 1 Unicorn card from the discard pile directly into your Stable.',
  },
  'unicorn-lasso': {
    name: 'Unicorn Lasso',
    text: "Start of your turn: you may STEAL 1 Unicorn card from another player's Stable. At the end of your turn that card goes back to the Stable it was stolen from.",
  },
  yay: { name: 'Yay', text: 'Always: cards you play cannot be stopped by Instant cards.' },
  'barbed-wire': {
    name: 'Barbed Wire',
    text: 'Whenever a Unicorn card enters or leaves your Stable: DISCARD 1 card (1 for each such card).',
  },
  'blinding-light': { name: 'Blinding Light', text: 'Always: no triggered effect of a Unicorn card in your Stable happens.' },
  'broken-stable': { name: 'Broken Stable', text: 'Always: playing Upgrade cards is forbidden to you.' },
  'nanny-cam': { name: 'Nanny Cam', text: 'Always: all players see the cards in your hand.' },
  pandamonium: {
    name: 'Pandamonium',
    text: 'Always: all your Unicorns count as Pandas and not as Unicorns. Effects aimed at Unicorn cards leave your Pandas untouched.',
  },
  'sadistic-ritual': { name: 'Sadistic Ritual', text: 'Start of your turn: SACRIFICE 1 of your Unicorn cards, then DRAW 1 card.' },
  slowdown: { name: 'Slowdown', text: 'Always: playing Instant cards is forbidden to you.' },
  'tiny-stable': { name: 'Tiny Stable', text: 'Whenever you have more than 5 Unicorns in your Stable: SACRIFICE 1 Unicorn card.' },
  'reference-card': { name: 'Reference Card', text: 'No game effect: a summary of the turn, the keywords and the card types.' },
} as const;
