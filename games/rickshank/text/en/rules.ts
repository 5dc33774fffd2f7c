export const rules = {
  words: [
    { term: 'Foe', text: 'Another player.' },
    { term: 'Active player', text: 'The player whose turn it is.' },
    { term: 'Power', text: 'The currency of a turn: cards give it, purchases spend it, and what is left burns at the end of the turn.' },
    { term: 'Market', text: 'The row of five face-up cards of the main deck.' },
    { term: 'Nemesis', text: 'A card of the nemesis stack; only the face-up one can be defeated.' },
    { term: 'Ongoing', text: 'Stays in play in front of its player after the turn.' },
    { term: 'Attack', text: 'A text with this word; whoever it is aimed at may avoid it with a Defense.' },
    { term: 'Defense', text: 'A way to avoid an Attack, named on a card.' },
    { term: 'Group attack', text: 'What a nemesis does to everybody when it is turned up; nobody is the attacker (RSR-096).' },
    { term: 'Attacker', text: 'The player who makes an Attack: always the active player, also with a borrowed card or a copied text.' },
    { term: 'Hit', text: 'What an Attack does to a target who did not avoid it (RSR-310).' },
    { term: 'Access Token', text: 'A token kept from turn to turn; cards and votes use it.' },
    { term: 'Supply', text: 'The common stock of tokens.' },
    { term: 'Council', text: 'The card type that starts votes: Auction, Referendum or Sanctions.' },
    { term: 'Destroyed pile', text: 'Where destroyed cards lie; they are out of the game.' },
    { term: 'Printed cost', text: 'The cost on the card, before any reduction.' },
    { term: 'Own', text: 'Every card a player bought, gained or started with, wherever it lies (RSR-164).' },
    { term: 'Control', text: 'Cards played this turn and Ongoing cards in front of a player (RSR-162).' },
    { term: 'Captive', text: 'A card under Space Prison.' },
    { term: 'VP', text: 'Victory points.' },
  ],
  sections: [
    {
      id: '1',
      title: 'Aim and components',
      rules: {
        'RSR-001': 'The game is for 2 to 5 players.',
        'RSR-002':
          'Players are rivals; the winner is the player whose own cards are worth the most victory points (VP) when the game ends.',
        'RSR-003':
          'The set has 192 normal cards: 35 Genius Waves, 15 useless starters (5 Jerry, 5 Beth, 5 Summer), 84 main-deck cards, 16 Portal Guns, 7 nemeses, 20 Morty Waves, 15 Locations.',
        'RSR-004': 'The set has 9 Access Tokens.',
        'RSR-005': 'The set has 1 marker for the Location stack; it has no effect in play.',
        'RSR-006': 'The set has 7 oversized character cards; they are not among the 192.',
        'RSR-007':
          'The main deck holds cards of six types only: Rick, Morty, Equipment, Special (“something special”), Gromflamite, Council.',
        'RSR-008': 'A Location never belongs in the main deck.',
        'RSR-009': 'The set is complete in itself; mixing it with the predecessor is optional (section 22).',
      },
    },
    {
      id: '2',
      title: 'Setup',
      rules: {
        'RSR-010': 'Each player receives one random character card, face up.',
        'RSR-011': 'Alternative character setup A (table option): each player chooses a character; no character is used twice.',
        'RSR-012':
          'Alternative character setup B (table option): each player is dealt two random characters and keeps one of them; with 7 characters this is possible for up to 3 players; with 4 or 5 players it is not offered, and a table that asked for it gets random characters.',
        'RSR-013': 'In alternative B the choice is secret and simultaneous and is revealed together; unused characters leave the game.',
        'RSR-014': 'In alternative A players choose openly in random order.',
        'RSR-320': 'Characters are settled before any hand is drawn.',
        'RSR-015': "Each player's starting deck is 10 cards: 7 Genius Waves, 1 Jerry, 1 Beth, 1 Summer.",
        'RSR-016': 'Starter cards not dealt out stay in the box and are out of the game.',
        'RSR-017': 'Each player shuffles their own starting deck.',
        'RSR-018': 'The main deck of all 84 main-deck cards is shuffled and placed face down.',
        'RSR-019': 'The nemesis stack uses all 7 nemeses in every game.',
        'RSR-020': 'Galactic Federation President is placed face down at the bottom of the nemesis stack.',
        'RSR-021':
          'The five Seal Team Ricks (Headband Rick, Earring Rick, Eye Patch Rick, Cornrow Rick, Rick D-99) are shuffled unseen and placed face down on the President.',
        'RSR-022': 'Cornvelious Daniel is placed face up on top of the nemesis stack.',
        'RSR-023': 'The 15 Locations are shuffled into the face-down Location stack, with the marker on it.',
        'RSR-024': 'A place beside the Location stack is kept for the Location discard pile, empty at the start.',
        'RSR-025': 'The 9 tokens form the supply; players start with no tokens.',
        'RSR-333':
          'Table option for more even chances: everybody but the first player starts with 1 token, or with 2, from the supply. The rulebook has no such rule; without the option RSR-025 holds.',
        'RSR-026': 'The market is filled with the top 5 cards of the main deck, face up.',
        'RSR-027': 'The 16 Portal Guns, the nemesis stack and the 20 Morty Waves lie beside the market and are not part of it.',
        'RSR-028': 'The Location stack lies beside the other stacks and is not part of the market.',
        'RSR-029': 'The destroyed pile starts empty.',
        'RSR-030': 'The first player is chosen at random.',
        'RSR-031': 'Before the first turn each player draws 5 cards from their own deck.',
        'RSR-032': 'Play goes clockwise.',
        'RSR-033':
          "A Szechuan Sauce that is in the first market is offered during the first player's first turn and is destroyed at the end of it.",
      },
    },
    {
      id: '3',
      title: 'Cards and types',
      rules: {
        'RSR-034': 'There are 8 card types: Rick, Morty, Equipment, Starter, Gromflamite, Council, Special, Location.',
        'RSR-035': 'Genius Waves, Jerry, Beth and Summer are Starters.',
        'RSR-036': 'A Portal Gun is an Equipment card with its own stack.',
        'RSR-037': 'Morty Waves have no card type.',
        'RSR-038':
          'Only the printed type counts: a card whose name contains a type word (“Morty Waves”, some Equipment and Specials) is not a card of that type.',
        'RSR-039':
          'Nemesis is a title, not a type: Cornvelious Daniel and the President are Gromflamites, the five Seal Team Ricks are Ricks.',
        'RSR-040':
          'A character card is not a card of any type and is never counted by effects that count or look for Ricks, Mortys or other cards, nor by effects naming a Jerry, a Beth or a Summer.',
        'RSR-041': 'Every card except characters has a cost and a VP value; starters and Morty Waves cost 0.',
        'RSR-042': 'Jerry, Beth and Summer have no effect when played; they can matter only through other cards.',
        'RSR-043':
          'Jerry, Beth, Summer and Morty Waves give no Power; each may be played or kept in hand and discarded at the end of the turn.',
      },
    },
    {
      id: '4',
      title: 'Playing a turn',
      rules: {
        'RSR-044': 'In their turn the active player may play any number of cards from hand, one at a time, in any order, face up.',
        'RSR-045': 'Playing a card is never compulsory; unplayed cards are discarded at the end of the turn.',
        'RSR-046': 'When a card is played, its text is resolved at once and completely before anything else is done.',
        'RSR-047': "Each played card adds the Power it gives to the active player's Power for this turn.",
        'RSR-048': 'Power is spent on buying cards, defeating nemeses and buying tokens; every purchase lowers the Power left.',
        'RSR-049': 'The active player may mix playing and buying freely: buy, play more cards, buy again.',
        'RSR-050': 'A player may end the turn without playing or buying anything.',
        'RSR-051': 'Power can be counted and spent only by the active player during their turn; Power given at any other time is lost.',
        'RSR-052':
          'A played card stays in front of its player until the end of the turn (Ongoing cards longer), unless an effect moves it.',
        'RSR-053':
          "The start of a turn has this order: (1) the President's question if he is face up (RSR-100), (2) effects that happen at the start of the turn, the character's included: first the compulsory ones (Space Prison's release, Defiant Summer), then The Drive-Thru, which may be declined, (3) free play. Inside (2) no order is asked: none of these effects depends on another.",
        'RSR-054':
          'Optional abilities that may be used “once during each of your turns” or “any number of times” are used between other actions, never while an effect or a vote is being resolved.',
        'RSR-321':
          'The table may offer “play all plain cards”: all cards in hand whose whole text is Power (Genius Waves, Pill Brûlée) are played one after another in hand order, each exactly as if it had been played by itself; it stops as soon as a question comes up. It is a convenience.',
      },
    },
    {
      id: '5',
      title: 'Buying and gaining',
      rules: {
        'RSR-055':
          'The active player may buy any number of available cards as long as the sum of their costs does not exceed the Power available.',
        'RSR-056':
          'Available for buying: each market card, the top Portal Gun of its stack, the face-up top nemesis, and any Location in play that the active player brought in from the Location stack this turn.',
        'RSR-057': 'Several Portal Guns may be bought in one turn, as long as the stack lasts.',
        'RSR-058': 'Morty Waves cannot be bought.',
        'RSR-059': "A bought or gained card goes at once to the buyer's own discard pile, face up, unless an effect says otherwise.",
        'RSR-060': 'Gaining means taking a named or chosen card without paying, unless the effect asks for payment.',
        'RSR-061': 'If an effect tells a player to gain a card with a given name, type or cost and there is none, nothing is gained.',
        'RSR-062':
          'The market is not refilled during a turn; slots emptied by buying, gaining or destroying stay empty until the refill step.',
        'RSR-063': 'A cost can be lowered by several effects at once but never below 0.',
        'RSR-064': 'A card bought this turn can be drawn this turn if the discard pile is reshuffled.',
        'RSR-065':
          '“Gain from the market” refers to the five-card row only, never to the Portal Gun, nemesis, Morty Waves or Location stacks.',
        'RSR-309':
          "An effect that asks for a card's cost (“cost 0”, “cost 3 or less”) looks at the printed cost; reductions change only the price paid.",
      },
    },
    {
      id: '6',
      title: 'End of the turn',
      rules: {
        'RSR-066':
          "Step 1: the active player announces the end; the turn is over. From here on nothing happens “during a player's turn” until the next turn begins.",
        'RSR-067': "Step 2: all cards left in hand go to the player's discard pile.",
        'RSR-068': 'Step 3: all “at the end of the turn” effects are applied.',
        'RSR-069':
          "Step 4: all cards played this turn that do not stay in play go to the player's discard pile, and unspent Power is lost.",
        'RSR-070': 'Step 5: the player draws 5 cards.',
        'RSR-071': 'Step 6: the market is refilled to 5 cards from the main deck.',
        'RSR-304':
          'If the market already has 5 or more cards in step 6 (The Drive-Thru can add a sixth), nothing is dealt and RSR-227 is not checked. The refill counts cards, not slots: with a sixth card on the table one empty slot is not filled.',
        'RSR-072':
          "Step 7: if the top nemesis is face down, it is turned face up, its group attack is carried out, and the President's Super-Ongoing starts if it is he.",
        'RSR-073': 'Step 8: the next player clockwise begins their turn.',
        'RSR-074':
          'Five cards are drawn first, then the market is refilled. If the refill is impossible the game ends with the five cards already drawn; scoring is unaffected, since hands return to decks.',
        'RSR-075':
          'In step 3 nothing is asked: first borrowed cards go back (RSR-077), then unbought Locations leave and their captives are released (RSR-076), last each Szechuan Sauce in the market is destroyed, by itself and not by a player. With added sets the player whose turn just ended would order their own effects before the sauce.',
        'RSR-076': 'In step 3 every unbought Location that the player brought from the Location stack goes to the Location discard pile.',
        'RSR-077':
          "A foe's non-Ongoing card played with Brainalyzer 9000 goes back on top of that foe's deck in step 3; several cards for one deck go back in reverse order of play, so that the old order is restored.",
        'RSR-078': 'Cards discarded in step 2 do not trigger effects that watch for a discard during a turn.',
      },
    },
    {
      id: '7',
      title: 'Drawing, decks and shuffling',
      rules: {
        'RSR-079':
          "A player's deck is reshuffled only when a card must be drawn, played, discarded or revealed from it and it has no card; then the discard pile is shuffled at once and becomes the deck.",
        'RSR-080': 'An empty deck is not reshuffled merely because it is empty.',
        'RSR-081': 'If the deck runs out in the middle of a draw, the player draws what is there, reshuffles and draws the rest.',
        'RSR-082':
          'If both the deck and the discard pile are empty, the player draws as many cards as there are and the rest of the draw is ignored.',
        'RSR-083': 'Cards in play are not part of the reshuffle.',
        'RSR-084': 'Cards are always put into a discard pile face up.',
        'RSR-319':
          "There is no hand limit: cards drawn outside one's own turn are kept and step 5 of one's next own turn still draws 5 after the whole hand was discarded.",
      },
    },
    {
      id: '8',
      title: 'Nemesis stack',
      rules: {
        'RSR-085':
          'A player whose Power is at least the cost of the face-up top nemesis may defeat it by paying that cost during their turn.',
        'RSR-086': "A defeated nemesis goes to the player's discard pile unless an effect says otherwise.",
        'RSR-087': "The next nemesis stays face down until the end of that player's turn, so at most one nemesis can be defeated per turn.",
        'RSR-088': 'Nemesis costs lie between 8 and 14.',
        'RSR-089': 'The order of the five middle nemeses is unknown to everybody until each is turned up.',
        'RSR-090': 'Every nemesis except Cornvelious Daniel has a group attack.',
        'RSR-091':
          'A group attack happens once, immediately when that nemesis is turned face up (step 7 of the turn in which the previous one was defeated).',
        'RSR-092': 'A group attack affects every player, including the one who defeated the previous nemesis.',
        'RSR-093': 'A group attack is applied in turn order, starting with the player whose turn comes next.',
        'RSR-094': 'A player may avoid a group attack with a Defense like any other Attack.',
        'RSR-095': "A group attack does not happen during any player's turn.",
        'RSR-096': 'A group attack has no attacker: effects that refer to the attacker do nothing, or what the card says for that case.',
        'RSR-097': 'When a defeated nemesis is later played from hand, only its upper text is used; its group attack never happens again.',
        'RSR-098': '“Defeat” and “buy” mean the same for effects that watch for bought cards.',
        'RSR-099': 'Super-Ongoing exists only on the President; it works from the moment he is face up on the stack until he is defeated.',
        'RSR-100':
          'While the President is face up, the active player decides at the very start of the turn whether to discard 1 token; only if they do may they defeat him this turn.',
        'RSR-101': "That decision comes before any of the player's Ongoing effects and before any character ability can be used.",
        'RSR-102': 'A player without a token cannot make that payment and is not asked; token counts are public.',
        'RSR-103': 'The token stays spent if the President is not defeated that turn, and a new token is needed in a later turn.',
        'RSR-104': "The President's upper text is only relevant if Evil Morty of the predecessor set is in the game.",
      },
    },
    {
      id: '9',
      title: 'Attacks and Defenses',
      rules: {
        'RSR-105':
          'An effect is an Attack only if its text carries the word Attack (including group attacks); nothing else can be avoided with a Defense.',
        'RSR-106': "When an Attack is played, each player it affects may avoid it with a Defense, by following that card's instructions.",
        'RSR-107': 'A Defense is used from hand, from play if the card says it must be in play, or through a character that has one.',
        'RSR-108': 'A Defense protects only the player who uses it.',
        'RSR-109': "A player may use at most one Defense per Attack; a character's Defense counts as that one.",
        'RSR-110': 'A player who cannot or does not want to defend suffers the Attack at once.',
        'RSR-111':
          'If the Attack needs several players to interact (for example passing cards), nothing is applied until every affected player has announced whether they defend. No card of this set does so; the rule matters for added sets.',
        'RSR-112': 'Avoiding an Attack does not cancel the other effects of the attacking card (for example its Power).',
        'RSR-113':
          'Exception to RSR-112: if the text depends on how many players were affected (Currency Manipulation), players who avoided the Attack are not counted.',
        'RSR-114':
          'An Attack on several players is carried out player by player, clockwise from the attacker: that player decides on a Defense, then suffers or avoids it, then the next player. A target who has left the match meanwhile is skipped.',
        'RSR-115': 'An Attack on one chosen foe: the attacker names the foe before Defenses; an avoided Attack is not redirected.',
        'RSR-116':
          'A foe whom the Attack could not change in any way is still a target unless the text excludes them, and may still defend.',
        'RSR-117': 'A player may defend even if the Morty Waves stack is empty.',
        'RSR-118':
          'The effects that follow “If you do” on a Defense are resolved right after the Attack is avoided and before the next player is dealt with.',
        'RSR-119': 'A vote effect is not an Attack and cannot be avoided.',
        'RSR-120':
          'Using a Defense by discarding from hand during a turn is a discard from hand and can trigger effects that watch for one.',
        'RSR-310':
          'An Attack hits a player if that player was a target and did not avoid it, even if it changed nothing for them. A foe excluded by the text (RSR-116) is neither a target nor hit and cannot use a Defense.',
        'RSR-315':
          'Every target is asked about a Defense unless the public state rules one out (no card in hand, no Defense in play); a target who has none simply declines.',
      },
    },
    {
      id: '10',
      title: 'Morty Waves',
      rules: {
        'RSR-121': "A gained Morty Waves goes to the gaining player's discard pile unless the effect says otherwise.",
        'RSR-122':
          'If the Morty Waves stack is empty, effects that give Morty Waves are not applied; all other parts of the same text are.',
        'RSR-123':
          'If fewer Morty Waves are left than players who should gain one, they are given in the order of RSR-136 (group attacks: RSR-093) until none are left.',
        'RSR-124': 'Destroyed Morty Waves never return to their stack.',
      },
    },
    {
      id: '11',
      title: 'Ongoing cards',
      rules: {
        'RSR-125': 'A bought or gained Ongoing card goes to the discard pile like any other card.',
        'RSR-126':
          'An Ongoing card played from hand stays in play in front of its player for the rest of the game or until an effect removes it.',
        'RSR-127': "An Ongoing card in front of a player is in play and under that player's control, exactly like cards played this turn.",
        'RSR-128': 'An Ongoing card counts as played only in the turn in which it came into play.',
        'RSR-129':
          "Cards in the market and cards controlled by foes are not in play for you and give you nothing; some effects may still act on foes' cards in play.",
        'RSR-130':
          "An Ongoing card that is discarded from play goes to its owner's discard pile (a card kept through Brainalyzer 9000: RSR-247).",
        'RSR-131':
          '“The first time… during each of your turns” counts all such events of the turn, including those before the card came into play; if the first has already happened, the effect waits for the next turn.',
        'RSR-322':
          'For RSR-131 and for “each time”: playing a card counts however it is played (from hand, by Brainalyzer 9000, a Portal Gun, Jury-Rigged Portal Gun or Future Rick), and so do discarding from hand and destroying a card oneself. A copied text (Totally Fabricated Origin Story) is no play of the copied card.',
      },
    },
    {
      id: '12',
      title: 'Resolving effects',
      rules: {
        'RSR-132':
          'When a played card sets off another effect (a character, a Location, a trigger), the played card is resolved completely first, then the secondary effects.',
        'RSR-133':
          "Several secondary effects waiting at the same time: first the active player's, in the order that player chooses, then the other players' clockwise, each player ordering their own. No order is asked if all of a player's waiting effects only give Power, draw cards or gain tokens.",
        'RSR-134': 'Text is resolved in printed order; if part of it is impossible, the rest is still done.',
        'RSR-135': '“You may X. If you do, Y”: Y happens only if X was fully done.',
        'RSR-136':
          'When an effect concerns several players and the order matters, it is applied clockwise starting with the player who applies the effect.',
        'RSR-137':
          "A card played by another card's effect (nested play) is resolved completely, with its own triggers waiting until the outer card is finished.",
        'RSR-138': 'Where an effect lets a player choose among their own hidden cards and the player has none, nothing is shown to others.',
      },
    },
    {
      id: '13',
      title: 'Locations and the Location stack',
      rules: {
        'RSR-139': 'All Locations are Ongoing and cost 4.',
        'RSR-140':
          'Playing a Portal Gun allows its player to discard 1 card of their choice from hand; if they do, the top card of the Location stack is revealed and put in front of them: it is played.',
        'RSR-141': 'A Location played from the stack does not count as played from hand.',
        'RSR-142': "The Location's text can be used this turn.",
        'RSR-143': 'The active player may buy that Location at any moment of this turn, before or after using its text.',
        'RSR-144': "A bought Location leaves play at once and goes to the buyer's discard pile.",
        'RSR-145': 'An unbought Location stays in play until the end of the turn and then goes to the Location discard pile.',
        'RSR-146': 'Locations played from hand, this turn or earlier, stay in play.',
        'RSR-147':
          'The end-of-turn removal concerns only Locations from the stack that nobody owns; an owned Location put into play by Future Rick or kept through Brainalyzer 9000 stays.',
        'RSR-148':
          'If the Location stack is empty when a Location is needed, the Location discard pile is shuffled and becomes the new stack at that moment.',
        'RSR-149': 'If all Locations are owned or in play, effects that play from the Location stack do nothing.',
        'RSR-150': "The Portal Gun's discard is made before the Location is revealed and is not taken back if no Location can be played.",
        'RSR-151': 'Several unbought Locations can be in play in one turn, one per effect that brought it.',
        'RSR-152':
          'A Location that is in play from the stack is controlled but not owned, so it does not count for effects and scoring that ask what a player owns.',
        'RSR-312':
          "A Location's text works only while the Location is in play: buying it ends its effect at once, and what it has already done stands. If the same Location comes back into play in the same turn (Future Rick), its “once during each of your turns” ability may be used again; an effect that waits for the first event of the turn follows RSR-131.",
      },
    },
    {
      id: '14',
      title: 'Discarding and destroying',
      rules: {
        'RSR-153': 'To discard a card means to discard it from hand unless the text names another place.',
        'RSR-154':
          'A card discarded from another place, such as the top of the deck, also counts as discarded (but not as discarded from hand).',
        'RSR-155': 'The player who must discard chooses which card, unless the text gives the choice to someone else.',
        'RSR-156': 'A player told to discard more cards than they have discards all of them.',
        'RSR-323':
          "A card put from hand into another player's discard pile (Bugged-Out Morty) is not discarded: it sets off neither an Aqua card nor The Underground.",
        'RSR-157': "A destroyed card is put face up into the destroyed pile; it leaves its owner's deck and the game.",
        'RSR-158':
          'Cards may be destroyed from hand, deck, discard pile or market, as the text says; usually the player applying the effect chooses.',
        'RSR-159': 'Destroyed Portal Guns and Morty Waves do not return to their stacks.',
        'RSR-160': 'The destroyed pile can only be used by effects that name it (Recycle).',
        'RSR-161': 'Discarding a token means returning it to the supply.',
      },
    },
    {
      id: '15',
      title: 'Owning and controlling',
      rules: {
        'RSR-162': 'A player controls the cards they have played this turn and the Ongoing cards in front of them.',
        'RSR-163': 'Cards in hand, deck and discard pile are not controlled.',
        'RSR-164':
          'A player owns every card they bought or gained (and their starters), wherever it is: in play, hand, deck or discard pile.',
        'RSR-165':
          "A card put into another player's discard pile by an effect is owned by that player from then on; it is not a gain for them.",
        'RSR-166':
          "Rezone acts on Ongoing cards in play that the player owns, as the rulebook's example says, RSR-311 included; an unbought Location from the stack is owned by nobody and cannot be given up for it. Other removals of Ongoing cards (Eye Patch Rick, Hammerhead Morty) act on cards the player controls, which never include an unbought Location at those moments.",
        'RSR-311':
          'While a player keeps a foreign Ongoing card through Brainalyzer 9000 it counts as owned by that player; the original owner neither owns nor scores it meanwhile. Any other card played with Brainalyzer 9000 is controlled by the player who plays it and stays owned by the foe.',
        'RSR-325':
          'Texts that count or ask for what you control (Rick D-99, Commander Rick, Black Rick, Szechuan Sauce when played) include borrowed cards as long as they are in play in front of you.',
      },
    },
    {
      id: '16',
      title: 'Zones and hidden information',
      rules: {
        'RSR-167':
          "The rulebook's 8 zones are: in play, player's deck, player's hand, player's discard pile, main deck, Location stack, destroyed pile, market.",
        'RSR-168':
          "The program also keeps these places: nemesis stack, Portal Gun stack, Morty Waves stack, Location discard pile, token supply, each player's tokens, character cards, cards held under Space Prison.",
        'RSR-169': "Player's deck: contents and order hidden from everybody, its owner too; the number of cards is public.",
        'RSR-170': "Player's hand: seen by its owner only; the number of cards is public.",
        'RSR-171': "Player's discard pile: public, every player may look through it.",
        'RSR-172': 'In play, market, destroyed pile, Location discard pile, character cards: public.',
        'RSR-173': 'Main deck and Location stack: order hidden from everybody; the number of cards is public.',
        'RSR-174':
          'Nemesis stack: the face-up top card and the number of cards are public; face-down cards are hidden, except that the bottom card is known to be the President, whose back differs.',
        'RSR-175': 'Portal Gun and Morty Waves stacks: identical cards; their number is public.',
        'RSR-176': 'Supply: the number of tokens left is always visible to all.',
        'RSR-177': "A player's number of tokens is public.",
        'RSR-178':
          'During a vote, how many tokens a player has committed and what they have chosen is secret until all are revealed together.',
        'RSR-179': 'Cards under Space Prison: public, with their owner shown.',
        'RSR-180': 'A card put from hand on top of a deck is not shown to others; a card revealed from a deck is shown to all.',
        'RSR-181': 'The program must not show by prompts, delays or automatic passes whether a player holds a Defense or a Council card.',
        'RSR-324':
          'A question that is answered with particular cards of a hidden hand (a Gromflamite, a card with cost 0: Cornrow Rick, Rick D-99, Gentrify) is put to every player concerned whose hand is not empty, whatever it holds; who has nothing that fits answers “nothing”. Where the number of cards alone decides, nobody is asked in vain.',
        'RSR-182':
          "A player's current VP total is not shown to foes before the end of the game; a player may see their own, counted as if the game ended now (RSR-231 to 235), with tokens and Assemble as they stand.",
      },
    },
    {
      id: '17',
      title: 'Access Tokens',
      rules: {
        'RSR-183': 'During their turn the active player may buy 1 token for 2 Power.',
        'RSR-184': 'At most 1 token may be bought per turn.',
        'RSR-185': 'Gaining tokens through effects is not limited per turn and does not use up the purchase.',
        'RSR-186': 'If the supply is empty, tokens can be neither bought nor gained.',
        'RSR-187':
          'If an effect gives more tokens than the supply holds, the player gains what is left; several players are served in the order of RSR-136.',
        'RSR-188': 'A token does nothing by itself; effects use it, reward having it, or take it away.',
        'RSR-189':
          "Tokens lost, discarded or spent return from the player's stock to the supply at once. A token taken from another player (Lawyer Morty) goes straight to the taker and not through the supply.",
        'RSR-190': 'Tokens are kept from turn to turn.',
        'RSR-191': 'A token is worth no VP except through a card that says so.',
      },
    },
    {
      id: '18',
      title: 'Council cards and voting',
      rules: {
        'RSR-192': 'When a Council card is played, its vote text (Auction, Referendum or Sanctions) is announced to all.',
        'RSR-193': 'The other text of the Council card (Power, tokens) is resolved first, then the vote is held, in printed order.',
        'RSR-194': 'Every player takes part; nobody may abstain.',
        'RSR-195': 'Every player has exactly 1 inherent vote, whatever their character.',
        'RSR-196': 'Each committed token adds 1 vote.',
        'RSR-197': 'Each Council card revealed from hand adds 1 vote.',
        'RSR-198': 'The Council card that started the vote gives no vote.',
        'RSR-199': 'If the effect of the vote cannot be applied, the vote is cancelled: nobody commits anything.',
        'RSR-200':
          'Cancelling is automatic, and only when the effect could change nothing whoever or whatever wins, judged by public information as it stands at the check (RSR-306).',
        'RSR-201': 'Committing: each player secretly commits 0 to all of their tokens (0 to 9).',
        'RSR-202': 'Auction: no option is chosen; each player bids for themselves.',
        'RSR-203': 'Referendum: together with the tokens each player secretly chooses For or Against.',
        'RSR-204': 'Sanctions: together with the tokens each player secretly chooses one player, who may be themselves.',
        'RSR-205': 'Choice and tokens are locked in one secret commitment and revealed together when the last player has locked.',
        'RSR-206': 'A locked commitment cannot be changed.',
        'RSR-207': 'After the reveal no tokens may be added.',
        'RSR-208':
          "After the reveal players may reveal Council cards from hand, any number, one at a time, in view of the current count; each adds 1 vote to that player's own option.",
        'RSR-209':
          'The program asks clockwise beginning with the player to the left of the active player: reveal one Council card or pass; asking goes round until every player has passed since the last reveal. A player who passed may reveal later if someone else reveals; the player who revealed last is asked again too.',
        'RSR-210':
          'Council cards are revealed only after the tokens, not before; the general remark that they may be added at any moment is read as the rounds of RSR-209.',
        'RSR-211': 'Auction result: the highest total of inherent vote, tokens and revealed cards wins the announced bonus.',
        'RSR-212':
          'Referendum result: if For has more votes, the effect is applied to all players it names; if Against has more, nothing happens.',
        'RSR-213': 'Sanctions result: the player for whom the most votes were cast suffers the effect.',
        'RSR-214': 'Ties: the active player chooses the winning option among those tied for the most votes.',
        'RSR-215':
          'Payment: every player who voted for the winning option discards all tokens they committed and all Council cards they revealed.',
        'RSR-216': 'Every other player keeps their committed tokens and takes their revealed Council cards back into hand.',
        'RSR-217': 'In an Auction only the winner voted for the winning option, so only the winner pays.',
        'RSR-218': 'Payment comes before the effect of the vote.',
        'RSR-219':
          'A revealed Council card counts as in hand until it is discarded or taken back, and cannot be used for anything else meanwhile; it stays known to all afterwards, also if it was taken back, until a card of that hand is moved unseen (RSR-180).',
        'RSR-220': 'Council cards discarded as payment are discarded from hand during a turn.',
        'RSR-221': 'A vote effect on several players is applied clockwise starting with the active player (RSR-136).',
        'RSR-222': 'A player who cannot be affected may still be chosen for Sanctions; then nothing happens to them.',
        'RSR-223':
          "A bonus won in an Auction by a player other than the active one is taken at once, during the active player's turn, by the winner, who makes its choices.",
        'RSR-224': 'A Council card played through Brainalyzer 9000 starts its vote normally, with the active player as tie-breaker.',
        'RSR-225': 'With two players all votes work the same; ties are decided by the active player.',
        'RSR-306':
          'The check of RSR-199 is made once, after the other text of the card and before anybody commits. What payments might change does not count (Taxation: a player could gain one who has no token now while the supply is not empty). If the effect turns out to do nothing after the payment, the payment stands.',
        'RSR-307':
          'The reveal rounds close as soon as there have been as many passes in a row as there are players. A player with no unrevealed card in hand counts as passing without being asked; everybody else is asked, whatever they hold (RSR-181). A player may settle in advance to pass for the rest of the vote; others are not shown this.',
        'RSR-308':
          'The order of a vote is: other text of the card, check (RSR-306), Citadel decision (RSR-266), secret commitments, common reveal, reveal rounds, count, tie decision, all payments clockwise from the active player, revealed cards of the others taken back, effect, then waiting secondary effects.',
        'RSR-316': 'Playing a card, buying, activated abilities and Defenses are impossible while a vote is under way.',
      },
    },
    {
      id: '19',
      title: 'End of the game and scoring',
      rules: {
        'RSR-226': 'The game ends immediately when the President is defeated, even in the middle of a turn.',
        'RSR-227': 'The game ends immediately when the main deck does not hold enough cards to refill the market to 5.',
        'RSR-228':
          'RSR-227 is checked only in the refill step and before the nemesis step, so no new nemesis is turned up and no group attack happens after it.',
        'RSR-229': 'A main deck that is exactly used up by a refill does not end the game; the next refill that needs a card does.',
        'RSR-230': 'The turn is not finished and players do not get equal numbers of turns.',
        'RSR-328':
          "The number of turns is not limited. Only automatic play stops at the program's cap and reports the match as unfinished.",
        'RSR-231': 'For scoring each player puts all their Ongoing cards in play, their hand and their discard pile into their deck.',
        'RSR-232':
          "Cards played this turn, captives of Space Prison and foes' non-Ongoing cards in play through Brainalyzer 9000 return to their owners' decks too; unbought Locations belong to nobody.",
        'RSR-233': "A player's score is the sum of the VP of all cards in their deck.",
        'RSR-234':
          'Each Morty Waves costs 1 VP unless it can be paired with a Genius Waves of the same deck; each Genius Waves pairs with one Morty Waves. Penalty = max(0, Morty Waves - Genius Waves).',
        'RSR-235': "Cards with variable VP are counted from the complete deck, the tokens and the other players' decks as their text says.",
        'RSR-236': 'The highest score wins.',
        'RSR-237': 'First tie-break: most nemesis cards in the deck, the President included.',
        'RSR-238':
          'Second tie-break: most cards in the deck, counted as for scoring (RSR-231, 232, 311): captives, lent cards and cards in play for their owner, kept foreign Ongoing cards for the keeper.',
        'RSR-239': 'Players still tied share the win.',
        'RSR-240': 'Character cards and tokens are not part of the deck and have no VP of their own.',
      },
    },
    {
      id: '20',
      title: 'Characters and card clarifications',
      rules: {
        'RSR-241':
          "A player may use their character's ability during their turn; an ability that itself speaks of another moment (a Defense, a vote, being attacked) works then.",
        'RSR-242': 'A character with two abilities may use both in one turn.',
        'RSR-243':
          'Aqua Morty, Aqua Rick: the discard effect does not work when the card is kept in hand and discarded at the end of the turn, nor when it is discarded to a group attack.',
        'RSR-244': 'Big-Head Morty, Communications Gromflamite: each play allows discarding only 1 token.',
        'RSR-245':
          "Fake Gun: the buyer or gainer puts it into a foe's discard pile at once; for that foe it is not a gain and they cannot pass it on then.",
        'RSR-246':
          'Fake Gun: a player who later plays it makes an Attack that moves it to the discard pile of a foe of their choice; if the Attack is avoided it stays with its player (naming a foe is not optional).',
        'RSR-247':
          "Brainalyzer 9000: a foreign Ongoing card played with it is kept by the player who played it and scores for them; if it leaves play later through an effect, it goes on top of its original owner's deck.",
        'RSR-248': 'RSR-247 holds for every way of leaving play before the end of the game, its own Defense included.',
        'RSR-249':
          'Space Prison: it delays Ricks bought or gained by foes; captives stay marked with their owner and return to the owner if the Prison leaves play.',
        'RSR-305':
          "A Rick captured by Space Prison has been bought or gained by the foe (effects that watch for that happen) but is in none of that foe's zones until released; release at the start of the Prison player's turn belongs to point (2) of RSR-053. On a Prison kept through Brainalyzer 9000 “foe” and “your turn” refer to the player who controls it.",
        'RSR-250':
          'The Drive-Thru: it must be in play at the start of your turn; brought in by a Portal Gun or a similar effect it cannot be used that turn.',
        'RSR-314':
          'The Drive-Thru: with an empty main deck it cannot be used; this is no refill, so RSR-227 is not checked. Its reduction of 1 holds only for its player, only for the added card and only this turn.',
        'RSR-251': 'Moron Morty: a bought or gained market card of type Morty with cost 3 or less may go on top of the deck at once.',
        'RSR-252':
          'Greedy Gromflamite: tokens may be discarded for its effect at any time and any number of times this turn after it is played. Played or copied twice in a turn it is still one permission, one token for +2 Power each time.',
        'RSR-253': 'Rick D-99: all members of Seal Team Ricks are Ricks.',
        'RSR-254':
          'Cornrow Rick, Rick D-99 (group attacks): a player who has a token and a fitting card (Gromflamite / Rick) chooses one of the two to discard; with neither, nothing happens.',
        'RSR-255':
          'In RSR-254 the card is discarded from hand; a player with a token and no fitting card in hand must discard the token. A player who has a token may always choose the token without showing their hand.',
        'RSR-256':
          'In RSR-254 a player without a token who holds a fitting card must discard it; the program enforces this without showing the hand. Both are asked as in RSR-324.',
        'RSR-257':
          'Future Rick: a Location played with a Portal Gun and bought this turn may be put into play from the discard pile and used again.',
        'RSR-258': 'Security Specialist Rick, The Dinner Table: their Defense works only while they are in play.',
        'RSR-259': 'Security Specialist Rick, The Dinner Table: they can be discarded by their own text only while avoiding an Attack.',
        'RSR-260': "Bugged-Out Morty: if the avoided Attack was a group attack, no card is put into anyone's discard pile.",
        'RSR-261': "Eye-Poppin' Morty: destroying 1 card in hand is compulsory when it is played; it is itself no longer in the hand.",
        'RSR-262': "Eye-Poppin' Morty: afterwards its player decides freely whether to destroy it; no other card is needed for that.",
        'RSR-263': 'Szechuan Sauce: it must be bought before the end of the turn in which it is on offer; otherwise it is destroyed.',
        'RSR-264':
          'A Szechuan Sauce put out in the refill step is on offer in the following turn; so at step 3 of every turn each Szechuan Sauce in the market is destroyed.',
        'RSR-265':
          'The Citadel of Ricks: it cancels only the vote of the first Council card of the turn; the rest of that card is resolved.',
        'RSR-266':
          'The decision for The Citadel of Ricks is made before anybody commits. It is asked only if the vote is not cancelled by itself (RSR-306).',
        'RSR-329':
          'Totally Fabricated Origin Story: a copied Scientist Morty counts all cards played this turn, the Story too. Copied texts of Brainalyzer 9000, Jury-Rigged Portal Gun and Greedy Gromflamite work in full; copied reductions add up with others (RSR-063).',
      },
    },
    {
      id: '21',
      title: 'Choices: who, from what, how many, optional or not, open or secret',
      rules: {
        'RSR-267':
          'Character (RSR-010 to RSR-014): random; option A open choice, exactly 1; option B each player, 1 of 2, secret and simultaneous.',
        'RSR-268': 'Playing cards: active player, from hand, 0 to all, one at a time, open.',
        'RSR-269': 'Buying: active player, from RSR-056, 0 or more, open; token purchase 0 or 1.',
        'RSR-270': 'Portal Gun discard: active player, 0 or 1 card from hand, optional, open.',
        'RSR-271': "President's token: active player, yes or no, at the start of the turn, open, only with at least 1 token.",
        'RSR-272': 'Target of a one-foe Attack: active player, exactly 1 foe, compulsory, open.',
        'RSR-273': 'Defense: each attacked player in order, 0 or 1 Defense, optional; the possibility is secret, the use is open.',
        'RSR-274':
          'Discards forced by an Attack, a group attack or a vote: the affected player, the stated number from hand (or as many as possible), compulsory, the chosen cards become public.',
        'RSR-275':
          'Either-or losses (token or card): the affected player chooses among the parts they can do completely, compulsory if there is one; if none can be done completely, a part that can be done partly is done as far as possible.',
        'RSR-276': 'Destroying “you may”: the player applying the effect, 0 or the stated maximum, from the named places.',
        'RSR-277':
          'Vote commitment: all players, 0 to all tokens plus the option of the vote, compulsory, secret and simultaneous. A player with only one possible commitment (an Auction without tokens) is not asked: 0 is locked for them.',
        'RSR-278': 'Council reveal: all players in the asking order of RSR-209, 0 or more Council cards from hand, optional, open.',
        'RSR-279': 'Tie in a vote: active player, exactly 1 of the tied options, compulsory, open.',
        'RSR-280': 'Cancelling a vote with The Citadel of Ricks: active player, yes or no, open, before commitments.',
        'RSR-281':
          "Recipient of Fake Gun on buying or gaining: the player who buys or gains (the winner of Embezzle too, in another player's turn; likewise the decision of Moron Morty), exactly 1 foe, compulsory, open.",
        'RSR-282': 'Order of simultaneous own effects: the player they belong to; between players clockwise from the active player.',
        'RSR-283':
          'Brainalyzer 9000: active player, exactly 1 foe, compulsory; the played card is shown to all, and choices on it are made by the active player.',
        'RSR-284': 'Recycle: the cards are chosen by the active player from the destroyed pile, open.',
        'RSR-285': 'Embezzle, Assemble: the winner chooses; Embezzle exactly 1, Assemble 0 or 1, both open.',
        'RSR-317':
          'Every choice not listed here: the player applying the effect, openly (a card put from hand on a deck stays unseen, RSR-180), from the places named; “you may” and “up to” are optional, everything else is compulsory as far as possible; choices of several players are made one after the other in the order of RSR-136 (group attacks: RSR-093), each knowing the earlier ones. Only characters in option B and vote commitments are secret and simultaneous.',
        'RSR-318':
          'Modal texts (Conroy) and Totally Fabricated Origin Story: the player names the option or the card before anything of it is carried out; an option that is impossible from the start cannot be named.',
      },
    },
    {
      id: '22.1',
      title: 'Mixing with the other set',
      rules: {
        'RSR-286':
          "Mixing with Close Rick-Counters of the Rick Kind (optional; needs that set's cards): all cards of both main decks form one main deck.",
        'RSR-287': 'Mixing: all Locations of both sets form one Location stack.',
        'RSR-288': 'Mixing: the 9 tokens of this set are used.',
        'RSR-289': 'Mixing: of Evil Rick and the President, one is chosen at random face down as the bottom nemesis.',
        'RSR-290': 'Mixing: of Riq IV and Cornvelious Daniel, one is chosen at random face up as the top nemesis.',
        'RSR-291':
          'Mixing: the other 10 nemesis and Council of Ricks cards (five of each set) are shuffled, 5 are chosen unseen and placed face down on the bottom card; the stack has 7 cards.',
        'RSR-292': 'Mixing: the cards not chosen return to the box unseen.',
        'RSR-293': 'Mixing: every card of this stack counts as a Council of Ricks card for cards that refer to that stack.',
        'RSR-294': 'Mixing: the two cards left over from RSR-289 and RSR-290 also stay out of the game.',
        'RSR-295': 'Mixing: RSR-226 reads “when the bottom nemesis is defeated”.',
        'RSR-296':
          'Mixing: players may use characters of both sets; Portal Guns, starters and Morty Waves are taken from this set and topped up from the other if needed.',
        'RSR-297': "Mixing is switched off unless the predecessor's cards are supplied.",
      },
    },
    {
      id: '22.2',
      title: 'Joining and leaving',
      rules: {
        'RSR-298': 'Solo: the rulebook has no solo game; one person plays against 1 to 4 bots under the normal rules.',
        'RSR-299': "Joining: a person may take over a bot's or an absent player's seat at any time with its cards, tokens and character.",
        'RSR-300':
          "Leaving: the seat is taken over by a bot. If the table has chosen “remove”: the seat's cards leave the game wherever they are, its captives elsewhere included, except Ongoing cards of it that another player keeps through Brainalyzer 9000 (they leave the game when they leave play); foreign Ongoing and borrowed cards held there go on top of their original owners' decks, captives held there to their owners' discard piles, unbought Locations to the Location discard pile, tokens to the supply; open questions to the seat lapse, an open vote follows RSR-327; and if it was the active seat everything under way in its turn is dropped and the end-of-turn steps 6 to 8 follow.",
        'RSR-301': 'If only one seat is left, that player wins.',
        'RSR-326':
          'Seats are removed only from the first turn on: whoever leaves while characters are settled and first hands are drawn is replaced by a bot.',
        'RSR-327':
          "A seat removed during a vote in another player's turn: its votes count for nothing, nothing is paid for it, and an effect that would fall on it lapses. Auction and Referendum: the others' sealed commitments stay. Sanctions: before the reveal all others commit anew, without that seat among the options; after the reveal votes for it count for nobody, and if no vote is left the vote ends without payment and effect. If the active seat is removed, the vote ends at once without payment and effect and revealed cards go back.",
      },
    },
    {
      id: '22.3',
      title: 'What silence answers',
      rules: {
        'RSR-302':
          "On a time-out the program answers that one question: no Defense; commitment 0 tokens with Against, or pointing at the active player (the active player points at the next player clockwise); no Council card revealed; compulsory discards and destructions take the cheapest cards, by printed cost, among equals the first in the order shown (in hand: the leftmost); optional effects are declined, the President's token included; an idle active player's turn is ended (at a question inside an effect only that question is answered).",
        'RSR-313':
          'On a time-out in any other compulsory choice the program takes the token if a token is one of the parts, otherwise the first legal option in the order shown, foes clockwise from the deciding player; a tie in a vote goes to the active player if they are tied, otherwise to the first tied player clockwise after them (Auction), to Against (Referendum), or to the first tied player clockwise after the active player (Sanctions).',
        'RSR-330':
          'On a time-out in a question of order the order shown is kept; in the choice of a character (options A and B) the first one shown is taken.',
      },
    },
    {
      id: '22.4',
      title: 'Stalemate, undo and the next match',
      rules: {
        'RSR-332':
          'Stalemate: after 15 rounds in a row in which no card was bought, gained or destroyed the table is told; after 25 the match ends and is scored as at a regular end.',
        'RSR-331':
          "Undo: a player may take back their last answer freely as long as, since then, no card was turned up that this player did not know, no sealed choice of another player was revealed, nothing random happened and no other player has answered; otherwise only if all other people at the table agree. So whoever locks a vote commitment last cannot take it back freely after the reveal; RSR-206 means that the vote itself gives no second choice. What others learned of the player's own cards does not matter. A seat that left or came is never taken back. The same in all games of the platform.",
        'RSR-303':
          'After the game the cards return to their stacks, all Locations to the Location stack; a rematch starts from a fresh setup.',
      },
    },
    {
      id: '23',
      title: 'Examples',
      rules: {
        'RSR-E01':
          "One turn. Start: hand Genius Waves x4, Jerry; market contains Daddy's Little Girl (cost 4). Moves: play 4 Genius Waves, buy Daddy's Little Girl, end the turn. Outcome: Power 4 then 0; Daddy's Little Girl is in the discard pile as soon as it is bought; Jerry gives nothing. (RSR-044, 047, 055, 059)",
        'RSR-E02':
          'Spending. Start: 4 Genius Waves played, Power 4, no other bonus. Allowed: one card of cost 2, 3 or 4, or two cards of cost 2, if the market offers them. Not allowed: one of cost 2 and one of cost 3. (RSR-055)',
        'RSR-E03':
          'Short Morty Waves stack. Start: 2 Morty Waves left; A attacks foes B, C, D (clockwise) with an Attack giving each 1 Morty Waves; nobody defends. Outcome: B and C gain one, D none; the stack is empty. (RSR-123, 136)',
        'RSR-E04':
          'Voting. Start: Katya (active), Mukha, Anna; Katya plays Rezone; each of them owns an Ongoing card in play; Katya has at least 1 token and 1 further Council card in hand, Anna has 1 Council card in hand. Commitments: Katya For with 1 token; Mukha and Anna Against with 0. Count 2:2. Anna reveals a Council card (2 For : 3 Against). Katya reveals a Council card (3:3). Nobody reveals more. Tie: Katya chooses For. Outcome: Katya discards her token and her revealed card; Anna takes her card back; then each player discards from play 1 Ongoing card they own. (RSR-193 to 218, 166)',
        'RSR-E05':
          'Impossible vote. Start: the destroyed pile has no card with cost 0; Recycle is played. Outcome: +2 Power; the vote is cancelled; nobody commits. (RSR-199)',
        'RSR-E06':
          'Avoided Attack. Start: a card with “+2 Power” and an Attack is played; the only target avoids it. Outcome: the attacker still has the +2 Power. (RSR-112)',
        'RSR-E07':
          'Nemesis type. Start: a player plays Cornvelious Daniel from hand while controlling Mission Control, no Gromflamite played before this turn. Outcome: he counts as a Gromflamite, so 1 card is drawn after his own text. (RSR-039, 132)',
        'RSR-E08':
          'Future Rick. Start: a player plays Portal Gun, discards a card, a Location is revealed; its text is used; the player buys it for 4; plays Future Rick and chooses it. Outcome: the Location leaves the discard pile into play, is owned, its once-per-turn ability can be used again this turn, and it stays in play after the turn. (RSR-257, 147, 312)',
        'RSR-E09':
          'The Drive-Thru from a Portal Gun. Start: Portal Gun reveals The Drive-Thru in the middle of a turn. Outcome: nothing can be done with it this turn; it may be bought for 4. (RSR-250)',
        'RSR-E10':
          "Fake Gun. Start: A buys Fake Gun for 2 and names B. Outcome: it is in B's discard pile; B cannot pass it on now. Later B plays it and attacks C, who does not defend: it is in C's discard pile. (RSR-245, 246)",
        'RSR-E11':
          "Aqua cards. Start: Aqua Morty is kept in hand to the end of its owner's turn. Outcome: no destruction. Start: Earring Rick's group attack makes a player discard Aqua Rick. Outcome: no draw. Start: the same player discards Aqua Rick for a Portal Gun in their own turn. Outcome: draws 2 cards after the Portal Gun is resolved. (RSR-243)",
        'RSR-E12':
          "Brainalyzer 9000. Start: A plays it on B, whose top card is Security Specialist Rick. Outcome: it is in play under A's control. Later A discards it to avoid an Attack: it goes on top of B's deck. If it is still in play when the game ends it scores 1 VP for A. (RSR-247, 248)",
        'RSR-E13':
          'President. Start: the President is face up; A has 1 token and, at the start of the turn, declines. Later in the turn A has 20 Power. Outcome: A cannot defeat him this turn. (RSR-100)',
        'RSR-E14':
          "Eye-Poppin' Morty. Start: hand Eye-Poppin' Morty, Rick C-137. Moves: play Eye-Poppin' Morty. Outcome: Rick C-137 must be destroyed; then the player may also destroy Eye-Poppin' Morty. (RSR-261, 262)",
        'RSR-E15':
          'Bugged-Out Morty against a group attack. Outcome: the player avoids it; no card is moved to any discard pile. (RSR-260)',
        'RSR-E16':
          "Szechuan Sauce. Start: it is put out by the refill after A's turn. Outcome: B may buy it in B's turn; otherwise it is destroyed in step 3 of B's turn, and its slot is refilled in step 6. (RSR-264)",
        'RSR-E17':
          'Pairing. Start: a deck with 5 Morty Waves and 3 Genius Waves at the end. Outcome: 2 unpaired, −2 VP. With 3 Morty Waves and 5 Genius Waves: 0. (RSR-234)',
        'RSR-E18':
          'Greedy Gromflamite. Start: A has 3 tokens and plays Greedy Gromflamite. Moves: discard a token; buy a card; buy a token for 2; discard two tokens. Outcome: +2, then +4 Power over the turn; 1 token left. (RSR-252, 183)',
        'RSR-E19':
          'Cornrow Rick is turned up. Start: B has 1 token and a Gromflamite in hand, C has only a Gromflamite, D has neither. Outcome: B chooses one of the two, C discards the Gromflamite, D nothing. (RSR-254, 255)',
        'RSR-E20':
          'One nemesis per turn. Start: A has 30 Power and defeats Cornvelious Daniel (8). Outcome: the next nemesis is face down, so A cannot defeat another this turn; it is turned up in step 7 and attacks all players, starting with the next player. (RSR-087, 091, 093)',
        'RSR-E21':
          'Mixed nemesis stack. Start: both sets. Outcome: 14 cards; 1 of 2 for the bottom, 1 of 2 for the top, 5 of the other 10 between: 7 cards in the stack, 7 out of the game. (RSR-289 to 294)',
      },
    },
  ],
} as const;
