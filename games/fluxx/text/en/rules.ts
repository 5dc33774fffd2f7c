export const rules = {
  words: [
    { term: 'Active player', text: 'The player whose turn it is.' },
    { term: 'Holder', text: 'The player in front of whom a Keeper or Creeper lies.' },
    { term: 'Play from hand', text: 'A play made to satisfy the Play rule.' },
    { term: 'Nested play', text: 'A card played because another effect says so.' },
    { term: 'Compound Action', text: 'An Action that makes its player play further cards.' },
    {
      term: 'Side hand',
      text: "Cards drawn by an Action that keeps them apart from the hand (“Draw 2 and Use 'Em”, “Draw 3, Play 2”, “Everybody Gets 1”).",
    },
    { term: 'Previous player', text: 'The one who sits immediately before a given player in turn order (extra turns change nothing).' },
    { term: 'Plays owed', text: 'The number given by FLX-121.' },
    { term: 'Drawn under the Draw rule', text: 'The count kept by FLX-079 and FLX-076.' },
    { term: 'Event', text: 'One of the things listed in FLX-263.' },
    { term: 'Settled', text: 'Said of an event when all of FLX-272 is done.' },
    { term: 'Hindered', text: 'Kept from winning by a Creeper (FLX-203).' },
    { term: 'Turn order', text: 'Seating order, clockwise.' },
    { term: 'Host', text: 'The player who opened the table.' },
  ],
  sections: [
    {
      id: '1',
      title: 'Components',
      rules: {
        'FLX-001': 'The game has exactly 100 cards and no other components.',
        'FLX-002': 'The Basic Rules card is one of the 100, so the shuffled deck has 99 cards.',
        'FLX-003': 'There are six card types: Basic Rules, New Rule, Goal, Keeper, Action, Creeper.',
        'FLX-004': 'There are exactly 3 Creepers.',
        'FLX-005': 'The other numbers are 1 Basic Rules, 23 New Rules, 30 Goals, 24 Keepers, 19 Actions.',
        'FLX-006': 'Every card is unique, one copy each.',
        'FLX-007': 'The text on a card says what the card does; where it differs from these general rules, the card wins.',
        'FLX-008': 'Every player may read the full text of any card they may see, at any time.',
        'FLX-009': 'The game is for 2 to 6 players.',
      },
    },
    {
      id: '2',
      title: 'Zones and hidden information',
      rules: {
        'FLX-010':
          'Zones: draw pile; discard pile; the centre (Basic Rules, New Rules, Goals); for each player a hand and a table area (Keepers and Creepers); the resolving stack (cards being carried out); side hands.',
        'FLX-011': 'Draw pile: face down. Nobody may see its cards or their order; the number of cards is public.',
        'FLX-012':
          'Discard pile: face up, whole content and order public, order never changed by looking; anyone may look through it at any time.',
        'FLX-013': 'Centre: face up, public.',
        'FLX-014': 'Keepers and Creepers: face up in front of their holder, public.',
        'FLX-015': 'Hand: only its owner sees the cards (and whoever knows one by FLX-025); the number of cards is public.',
        'FLX-016':
          'Side hand: only the active player sees it; its size is public; a card becomes public when played or discarded, known to the receiver when handed over.',
        'FLX-017': 'Resolving stack: public. A card on it is neither in play nor in the discard pile.',
        'FLX-018': 'Words such as “in play”, “on the table” or “laid out” never include the discard pile.',
        'FLX-019':
          '“In play” means: New Rules and Goals in the centre and all Keepers and Creepers. It excludes the Basic Rules, hands, side hands, the draw pile and the resolving stack.',
        'FLX-020': 'Spectators see exactly the public information.',
        'FLX-021': 'A card taken from one hand to another without being played is shown only to the two players concerned.',
        'FLX-022':
          'The outcome of any random choice or shuffle is made by the game, with equal chances, and cannot be seen or influenced beforehand.',
        'FLX-023':
          'The three cards looked at with “Interdimensional Cable Box” and the order they are put back in are known only to that player.',
        'FLX-024':
          'Cards discarded together by one effect are stacked in the order in which they lay in their zone; an Action comes to lie on top of what it discarded, as it is discarded last.',
        'FLX-025':
          'A card whose face a player was entitled to see (in play, in the discard pile, revealed, given, taken, traded or looked at) stays known to that player wherever it goes, until it is shuffled or put back on the draw pile in a secret order by another player (“Interdimensional Cable Box”). Everyone therefore knows a card zapped from the table into a hand; after “Trade Hands” each of the two knows the hand given away. A known card is shown to those players only.',
        'FLX-026':
          'A New Rule, Goal or Keeper that is played lies on the resolving stack only while a choice needed for its entering is open (FLX-134); otherwise it goes straight into play.',
      },
    },
    {
      id: '3',
      title: 'Setup',
      rules: {
        'FLX-030': 'Put the Basic Rules card in the centre; it starts in force.',
        'FLX-031': 'Shuffle the other 99 cards.',
        'FLX-032': 'Deal 3 cards to each player.',
        'FLX-033': 'The rest forms the draw pile, face down next to the Basic Rules.',
        'FLX-034': 'At the start there is no Goal, no New Rule, no Keeper in play and the discard pile is empty.',
        'FLX-035':
          'A Creeper dealt at setup is put in front of its receiver at once and replaced from the draw pile; repeat until the player holds exactly 3 cards, none of them a Creeper.',
        'FLX-036': 'Replacements at setup are made player by player in seating order after the deal.',
        'FLX-037': 'Nobody can win during setup, as no Goal is in play.',
        'FLX-038':
          'The player who wants to begin begins; the simplest way to claim the first turn is to take the top card of the draw pile once setup is done.',
        'FLX-039': 'Online the first player is drawn at random, or set by the host: a race to click would reward the fastest connection.',
        'FLX-040': 'Turns pass clockwise.',
      },
    },
    {
      id: '4',
      title: 'Turn: order of events',
      rules: {
        'FLX-050':
          'A turn has the steps draw, play, Hand Limit, Keeper Limit, in this order. Further things demanded by New Rules, Keepers and so on happen at their own moments within the turn.',
        'FLX-051':
          'Exact order: (a) start of turn; (b) start-of-turn effects; (c) window for free actions; (d) draw phase; (e) play phase, plays from hand and free actions mixed as the active player likes; (f) last window for free actions; (g) end of turn: Hand Limit; (h) Keeper Limit; (i) next turn.',
        'FLX-052':
          'At (a) all “once a turn” uses, the count of cards drawn under the Draw rule and the count of plays from hand are reset, and it is noted whether the hand is empty (FLX-096).',
        'FLX-053':
          'At (b) the lines of Keepers with a repeated speech mark are said first, then “Evil Morty” takes effect for its holder. Start-of-turn effects are mandatory.',
        'FLX-054':
          "A start-of-turn effect whose card arrives after step (b) does nothing until the holder's next turn: the moment has passed.",
        'FLX-055': '(d) The active player draws as many cards as the current Draw rule requires.',
        'FLX-056':
          '(e) The active player plays as many cards as the current Play rule requires. Plays are mandatory; passing is not possible.',
        'FLX-057': 'On their turn a player may play any card from hand they wish, if no rule says otherwise.',
        'FLX-058': '(g) The active player discards down to the Hand Limit, if there is one.',
        'FLX-059': '(h) Then the active player discards Keepers down to the Keeper Limit, if there is one.',
        'FLX-060':
          'No free action is possible during (d), (g), (h), nor while any card or effect is being carried out. A compound Action must be finished first.',
        'FLX-061':
          'If a free action could still be used at (f), the turn ends only when the active player declares it over; otherwise it ends by itself.',
        'FLX-062': 'An effect that ends the turn at once cancels remaining plays and step (f), but not (g) and (h).',
        'FLX-063': '“Take Another Turn”: after (h) the same player starts a new turn instead of the next player.',
        'FLX-064':
          '“Take Another Turn” never gives more than two turns in a row; played again in the same turn or in the extra turn, it adds nothing.',
        'FLX-065': 'An extra turn is a full turn with its own start, draw, counters and limits.',
        'FLX-066': 'The limits at (g) and (h) apply at the end of the first of two turns in a row as well: that turn has ended.',
        'FLX-067': 'At (c) the draw phase starts when the active player says so, if a free action could be used; otherwise by itself.',
        'FLX-068': "Turn order and “next player” always follow the seats; an extra turn only repeats its owner's place.",
      },
    },
    {
      id: '5',
      title: 'Drawing',
      rules: {
        'FLX-070': 'Cards are drawn from the top of the draw pile into the hand.',
        'FLX-071':
          'If a drawn card is a Creeper, it goes in front of the drawing player and another card is drawn in its place; repeat while Creepers come.',
        'FLX-072': 'Creepers do not count as drawn cards, whatever the reason for drawing (Draw rule, Action, free action).',
        'FLX-073': 'When the draw pile is empty and a card must be drawn, shuffle the discard pile to form a new draw pile and go on.',
        'FLX-074': 'The reshuffle happens only when a card is actually needed, not when the last card leaves.',
        'FLX-075':
          'Cards on the resolving stack, in hands or side hands and in play are not part of the reshuffle: they are not in the discard pile.',
        'FLX-076':
          'If draw pile and discard pile are both empty, draws that cannot be made are lost and play goes on: as much as possible is done. Lost draws are never made up for; draws lost under the Draw rule count as drawn under it.',
        'FLX-077': 'The draw phase is one event: all its cards and Creepers arrive before victory is checked.',
        'FLX-078': 'The same holds for the draws of any single effect.',
        'FLX-079':
          'Only cards drawn in the draw phase or to catch up with a changed Draw rule count as “drawn under the Draw rule”. Draws by Actions, free actions, Creeper replacement and the extra card of “Play All But 1” do not.',
      },
    },
    {
      id: '6',
      title: 'Playing',
      rules: {
        'FLX-080': 'A played card is carried out in full, as far as possible.',
        'FLX-081': 'Each play from hand adds 1 to the plays made this turn.',
        'FLX-082': 'If the Play rule demands more cards than the player holds, they play all they hold.',
        'FLX-083':
          'With an empty hand no play is owed and the turn is over, even if the Play rule demands more; free actions still possible may be used first (FLX-061).',
        'FLX-084':
          'If a free action then brings cards to the hand before the number of the Play rule is reached, plays are owed again (FLX-121): the turn was not over yet and the Play rule is not satisfied.',
        'FLX-085': 'An Action together with every card played because of it counts as one play.',
        'FLX-086': 'Putting a Creeper on the table is not a play.',
        'FLX-087': 'Free actions are not plays.',
        'FLX-088': 'Playing and discarding are different things; a played card is never simply thrown away unused.',
        'FLX-089':
          'A player may discard a card only when a limit is exceeded or an effect says so; unwanted cards cannot be dropped otherwise.',
        'FLX-090': 'A player may be forced to play a card that lets an opponent win.',
        'FLX-091': 'A card whose effect is impossible may still be played and counts as a play; nothing happens.',
        'FLX-092': 'If a part of an effect is impossible, the rest is still done.',
        'FLX-093': "Nobody plays cards on another player's turn.",
        'FLX-094': '“Play All”: the play phase goes on until the hand is empty, cards gained meanwhile included.',
        'FLX-095': '“Play All But 1”: the play phase goes on until at most 1 card is in hand.',
        'FLX-096':
          '“Play All But 1”: who began the turn with an empty hand and has drawn exactly 1 card under the Draw rule draws 1 extra card as the last part of the draw phase (one event with it).',
        'FLX-097':
          'If “Play All But 1” enters play on such a turn after the draw phase, the extra card is drawn at once; it is drawn at most once a turn.',
        'FLX-098':
          '“First Play Random”: the first play from hand of a turn is a random card of the hand, provided at least 2 plays are owed at that moment (FLX-121). The active player decides when to make it, but learns which card it is only by making it.',
        'FLX-099':
          '“First Play Random” has no effect once a play from hand has been made this turn; free actions and nested plays do not count as that first play.',
      },
    },
    {
      id: '7',
      title: 'New Rules',
      rules: {
        'FLX-100': 'A New Rule is put face up in the centre next to the Basic Rules and takes effect at once.',
        'FLX-101': 'Any number of New Rules may be in play together if no two regulate the same thing.',
        'FLX-102': 'If a New Rule regulates the same thing as one already in play, the older one is discarded and the new one stays.',
        'FLX-103':
          'The things regulated are four slots: Draw, Play, Hand Limit, Keeper Limit, one New Rule in each at most; all other New Rules live side by side. “Double Agenda” has a slot of its own.',
        'FLX-104': 'A New Rule that contradicts the Basic Rules overrides them, but the Basic Rules card stays in the centre.',
        'FLX-105': 'The Basic Rules card stays on the table for the whole game; it cannot be discarded, taken or chosen by an effect.',
        'FLX-106':
          'When a New Rule leaves play, it stops working at once; the Basic Rules fill an empty Draw or Play slot, and an empty limit slot means no limit.',
        'FLX-107': 'The older rule goes to the discard pile first, then the new one takes effect: the replacement is one event.',
        'FLX-108': 'A New Rule that enters play through a nested play works exactly as one played from hand.',
        'FLX-109':
          'When several things follow from one New Rule, the order is: replacement, catch-up draws (FLX-110, FLX-097), discards by other players under limits, victory check.',
      },
    },
    {
      id: '8',
      title: 'Draw and Play rules changing in mid-turn',
      rules: {
        'FLX-110':
          'When the Draw rule changes during a turn, the active player compares the cards drawn under the Draw rule this turn with the new number and draws the difference at once if it is positive.',
        'FLX-111': 'Cards drawn beyond the new number are kept; nothing is returned.',
        'FLX-112':
          'If a Draw rule leaves play without a successor, the Basic Rules number 1 applies; after the draw phase no card is drawn or returned for it.',
        'FLX-113':
          'If the Draw rule changes before the draw phase (step (c)), no card is drawn at once; the draw phase uses the new number: the draw phase is still to come.',
        'FLX-114':
          'Lowering and raising the rule again in one turn never makes a player draw the same cards twice, since only the total of the turn counts.',
        'FLX-115':
          'When the Play rule changes during a turn, the plays owed are the new number minus the plays from hand already made, never below 0; the play of the New Rule itself is one of those made.',
        'FLX-116': 'If the Play rule rises from 2 to 3 with the second play, a third play is due.',
        'FLX-117': 'If the plays already made reach or exceed the new number, no play is owed and the play phase is over.',
        'FLX-118':
          'If the Play rule changes before any play from hand was made, for instance by a free action, the new number applies in full.',
        'FLX-119':
          'Catch-up draws during a compound Action go to the hand, not to the side hand: the side hand holds only what its Action drew.',
        'FLX-120': 'Players who are not active are not affected by Draw and Play rules until their own turn.',
        'FLX-121':
          'Plays owed, recomputed after every event from the draw phase on. Play rule with a number N: N minus the plays from hand made this turn, never below 0 and never above the number of cards in hand. “Play All”: the number of cards in hand. “Play All But 1”: that number minus 1, never below 0. Before and during the draw phase: 0.',
        'FLX-122':
          'While plays are owed the active player must play or use a free action and cannot end the turn. When none is owed, step (f) is reached; if a free action there makes plays owed again (new cards, a new Play rule), step (e) goes on.',
      },
    },
    {
      id: '9',
      title: 'Goals',
      rules: {
        'FLX-130': 'A Goal is put face up in the centre; the previous Goal is discarded.',
        'FLX-131': 'A Goal applies to all players equally.',
        'FLX-132': 'A Goal names what must lie in front of a player for that player to win.',
        'FLX-133': 'Playing a Goal while “Double Agenda” is in force and fewer than two Goals are in play adds it and discards nothing.',
        'FLX-134':
          'Playing a Goal while two are in play: the player first discards one of these two, their choice, then the new one enters.',
        'FLX-135': '“Double Agenda” does not itself put a Goal into play; a second Goal costs a play as usual.',
        'FLX-136': 'With two Goals, meeting either one is enough.',
        'FLX-137':
          'When “Double Agenda” leaves play in any way with two Goals in play, the active player discards one of them, their choice, before anything else happens. If the active player leaves the game before choosing, the Goal that has been in play longer is discarded.',
        'FLX-138': 'A Goal that nobody can meet may be in play; it then works like having no Goal.',
        'FLX-139': 'Goals naming several Keepers need that many different cards; one card fills one requirement only.',
        'FLX-140': '“Pickle Rick” counts as Rick Sanchez for Goals, not for anything else; Rick Sanchez never counts as Pickle Rick.',
        'FLX-141':
          '“Most” Goals (“Packed House”, “Infinite Timelines”, “Crowded Living Room”): the winner must reach the minimum and have the highest number. If exactly one player has the highest number and that player is hindered by a Creeper, nobody wins. If it is shared, hindered players drop out; if then exactly one player is left at that number, that player wins, otherwise nobody does.',
        'FLX-142': 'The set of Goals changes when a Goal is added, replaced or removed; replacing one Goal by another is a single change.',
        'FLX-143': 'Taking the only Goal out of play leaves the game without a Goal.',
        'FLX-144':
          'For “Infinite Timelines” the hand of the active player counts as it is after each finished effect; a card being played and side hands do not count.',
      },
    },
    {
      id: '10',
      title: 'Keepers, marks and powers',
      rules: {
        'FLX-150': 'A Keeper is put face up in front of the player who plays it.',
        'FLX-151':
          'There is no limit to the Keepers in front of a player except a Keeper Limit in force; a new Keeper never replaces an old one.',
        'FLX-152': 'A Keeper may be kept in hand as long as no rule forces it out.',
        'FLX-153': 'Some Keepers carry the speech mark: whoever plays such a card has to say something, once or repeatedly.',
        'FLX-154':
          'Line said “on-play”: when the card is played. Line said “each-turn”: also at the start of each turn of its holder. A card that changes hands on the table is not played, so no on-play line is said.',
        'FLX-155':
          "Online the game posts the line to the table log in the player's name; it cannot be refused or forgotten, and it never affects the game state: speaking aloud cannot be checked.",
        'FLX-156': "Some Keepers carry the friend mark: they are Rick's imaginary friends; Goals may refer to the mark.",
        'FLX-157': 'Only Keepers in play have their marks counted.',
        'FLX-158': "A Keeper's power works only while the card is in play, only for its holder.",
        'FLX-159':
          "A power may be used in the turn the Keeper arrives, once the effect that brought it is settled. “On your turn” means on each of the holder's turns, as often as its condition holds (FLX-243).",
        'FLX-160':
          'A “once a turn” power is counted per card and turn, not per holder or per arrival, so leaving and coming back does not renew it.',
        'FLX-161': '“Mr. Meeseeks”: the two cards are drawn only if its holder discards it by its own free action.',
        'FLX-162': '“Space Cruiser” raises the Keeper Limit of its holder by 1 and counts as one of their Keepers.',
        'FLX-163':
          '“Interdimensional Cable Box”: 3 cards, or all if fewer are in the pile; no reshuffle; an empty pile makes the power unavailable.',
        'FLX-164':
          '“Butter Robot” needs at least 1 card in hand and another player; first the gift, then the draw, then the receiver complies with the Hand Limit as in FLX-225.',
        'FLX-165': 'Taking a Keeper in play by an effect puts it in front of the taker, unless the effect says “hand”.',
      },
    },
    {
      id: '11',
      title: 'Actions and nested plays',
      rules: {
        'FLX-170': 'An Action is carried out in full when played and then discarded.',
        'FLX-171': 'An Action may have far-reaching results or none.',
        'FLX-172':
          'While being carried out an Action is on the resolving stack; it reaches the discard pile only when its instructions are finished, just before limits and victory are looked at (FLX-272).',
        'FLX-173': 'A nested play is made by the active player and resolves completely before the outer effect goes on.',
        'FLX-174': 'Nesting has no depth limit; each compound Action has its own side hand, and the innermost finishes first.',
        'FLX-175':
          'Side hands are never mixed with the hand or with each other, are not affected by limits, and are not “hand” for any effect: effects on the hand touch the parked real hand.',
        'FLX-176': "“Draw 2 and Use 'Em”: both cards must be played, order chosen one after the other.",
        'FLX-177':
          '“Draw 3, Play 2”: two cards must be played, chosen one at a time; the rest of the side hand is discarded after the second play is finished.',
        'FLX-178':
          'If fewer cards can be drawn, the player plays as many of the prescribed plays as there are cards and discards the rest, if any.',
        'FLX-179':
          'Goals played one after another by one Action are separate plays: each enters play and is checked for victory before the next; they cannot be laid together to hide one.',
        'FLX-180':
          'An effect that ends the turn while a compound Action is unfinished cannot occur: such effects are free actions, which have to wait.',
        'FLX-181': '“Trade Hands”: mandatory even if the chosen hand or both hands are empty.',
        'FLX-182':
          '“Steal Something”, “Trash Something”, “Zap a Card!”: the player must choose a legal card if there is one, even if every choice is harmful.',
        'FLX-183':
          "“Zap a Card!”: a New Rule, Goal or Keeper goes to the player's hand; a Creeper goes in front of the player with no card drawn. Choosing an own Creeper changes nothing.",
        'FLX-184':
          "“Let's Simplify”: at least 1 and at most half, rounded up, of the New Rules in play; with none in play nothing happens.",
        'FLX-185': "Choosing no card for “Let's Simplify” is not allowed.",
        'FLX-186': 'The rounding is upwards: otherwise a single New Rule could be neither kept nor discarded.',
        'FLX-187': "“Let's Do That Again!”: only Actions and New Rules in the discard pile; cards being carried out are not there.",
        'FLX-188': '“Use What You Take”: the card is chosen at random, played by the active player and part of the same play.',
        'FLX-189':
          '“Everybody Gets 1”: one card per player; Creepers drawn go in front of the active player and are replaced; each player receives exactly one.',
        'FLX-190': 'If too few cards are left for “Everybody Gets 1”, the active player assigns what there is, at most one each.',
        'FLX-191':
          '“Mix It All Up”: all Keepers and Creepers are shuffled together and dealt one by one from the active player in turn order; nobody wins before the last card is dealt.',
        'FLX-192': '“Exchange Keepers”: both sides must be Keepers in play; the swap is one event.',
        'FLX-193': '“Rules Reset” removes all New Rules as one event; a choice of Goal under FLX-137 follows.',
        'FLX-194':
          "“Show Me What You Got!”: the picks are simultaneous and secret, revealed together, and stay in their owners' hands; the active player takes and plays one of them. Cards shown but not taken have become known to all.",
        'FLX-195': '“Parasite Check!”: all Keepers with the friend mark of one player are discarded as one event.',
        'FLX-196':
          '“Not My Dimension”: any Creeper in play may be chosen, and any player other than its holder may receive it, the active player included.',
        'FLX-197': '“Jackpot!”: 3 cards to the hand, also when nested.',
        'FLX-198':
          "A card played through “Mystery Play”, “Use What You Take”, “Show Me What You Got!” or “Let's Do That Again!” goes straight from where it lies to being played; it is never part of the active player's hand.",
        'FLX-199':
          '“Everybody Gets 1”: the cards drawn are a side hand until all are assigned; then all are handed over at the same time. If a player leaves meanwhile, the present players get one each and the rest is discarded.',
      },
    },
    {
      id: '12',
      title: 'Creepers',
      rules: {
        'FLX-200': 'Creepers are mostly unwanted cards that usually hinder their holder.',
        'FLX-201': 'Creepers lie face up in front of a player, beside the Keepers.',
        'FLX-202':
          'A Creeper can never be kept in hand: whoever draws one has to put it in front of themselves at once and draw a replacement. The game does this by itself; there is no way to conceal one.',
        'FLX-203':
          'A Creeper in front of a player prevents that player from winning, unless the Goal requires it or a New Rule lifts the hindrance.',
        'FLX-204': 'Some Goals require a Creeper.',
        'FLX-205': 'A required Creeper does not hinder that Goal; any other Creeper of the same player does.',
        'FLX-206': '“Everything Is on Fire” requires Creepers in general, so none of them hinders it.',
        'FLX-207': "While “Don't Think About It” is in play no Creeper hinders victory; requirements remain.",
        'FLX-208': 'A Creeper can be got rid of through Actions, New Rules and some Keepers, or one may simply live with it.',
        'FLX-209':
          'Where a Keeper is discarded to get rid of a Creeper, it is a Keeper lying in front of the player, not one in hand, and this does not use up a play.',
        'FLX-210': 'A Creeper that moves from one player to another gives nobody a replacement card: only drawing one does.',
        'FLX-211':
          'Creepers are not Keepers: they count neither for Keeper Limits nor for Goals counting Keepers, and cannot be chosen where a Keeper is asked for.',
        'FLX-212': 'A Creeper that comes out of the discard pile by reshuffling is drawn and placed again like any other.',
        'FLX-213':
          "“Evil Morty”: at the start of the holder's turn one of their Keepers is discarded, their choice; with no Keeper “Evil Morty” itself is discarded.",
        'FLX-214':
          '“Galactic Federation”: free action as in FLX-209; needs at least 1 Keeper in play. “Birdperson” offers the same without the cost.',
        'FLX-215':
          '“Cronenbergs” move to the previous player on every change of the set of Goals, once per change, before victory is checked.',
        'FLX-216': 'With two players the previous player is simply the other one.',
        'FLX-217': '“Blame Jerry” cannot be used by the holder of “Jerry Smith”.',
        'FLX-218': 'Drawn by a free action that ends the turn, a Creeper stays: no free action is left to get rid of it.',
      },
    },
    {
      id: '13',
      title: 'Limits',
      rules: {
        'FLX-220': 'A limit in force is a ceiling; nobody draws up to it.',
        'FLX-221': 'When a limit comes into force, all players except the active one discard their excess at once.',
        'FLX-222': 'The owner chooses which cards to discard.',
        'FLX-223': 'The active player may exceed limits during the turn and complies at the end of it.',
        'FLX-224': 'A limit that has left play by the end of the turn binds nobody; no discarding for it.',
        'FLX-225':
          'Whenever a player who is not active exceeds a limit for any reason (a gift, traded hands, redistribution, a lost “Space Cruiser”), they discard at once, after the effect that caused it is finished and before anything else goes on.',
        'FLX-226':
          'Several players who must discard choose independently and at the same time; all discards are shown together and stacked in turn order from the player after the active one. The game waits for all of them.',
        'FLX-227': 'A player who must discard for both limits does the Hand Limit first, as in the turn order.',
        'FLX-228': 'Discarding for a limit gives no benefit printed on the discarded card and triggers no power.',
        'FLX-229': 'Creepers never count for limits and cannot be discarded to meet one.',
        'FLX-230':
          'A winner is determined before limits are applied at the end of the turn, but not between the event that makes a non-active player exceed a limit and their discards: the loss is simultaneous with it.',
        'FLX-231': 'With “Hand Limit 0” every player who is not active holds no card.',
        'FLX-232': 'When a stricter limit replaces a looser one, FLX-221 applies again; a looser one gives nothing back.',
        'FLX-233':
          'If a discard for the Keeper Limit includes “Space Cruiser”, the limit of that player is 1 lower from then on; if they are still above it, they discard again at once.',
        'FLX-234': 'When one event makes players exceed both limits, all Hand Limit discards come first, then all Keeper Limit discards.',
      },
    },
    {
      id: '14',
      title: 'Free actions',
      rules: {
        'FLX-240': "Some cards allow bonus actions on one's own turn; they are called free actions.",
        'FLX-241': 'Free actions are optional and do not use up plays.',
        'FLX-242': 'They may be used by the active player only, in any order, in the windows of FLX-051 (c), (e) between plays, and (f).',
        'FLX-243':
          'A free action marked “once a turn” may be used once per turn and card; one without that mark as often as its condition holds.',
        'FLX-244':
          'A free action whose cost or condition cannot be met is not available, nor is one that could do nothing at all for lack of cards to draw, reveal or look at; FLX-252 lists the conditions.',
        'FLX-245':
          '“Get On With It!” needs at least 1 play owed (and so at least 1 card in hand). With one play per turn it takes the place of that play.',
        'FLX-246': '“Swap Plays for Draws” needs at least 1 play owed and draws as many cards as plays are owed (FLX-121).',
        'FLX-247': 'Neither of the two contradicts any Play rule, so they do not replace one another.',
        'FLX-248': '“Mystery Play”: the card goes straight from the pile to being played and never counts as held.',
        'FLX-249': '“Recycling”, “Get Schwifty”: the cards drawn do not count as drawn under the Draw rule.',
        'FLX-250': 'A free action granted by a New Rule is open in the turn in which that rule is played, once it has taken effect.',
        'FLX-251':
          'Before the draw phase no play is owed yet, so “Get On With It!” and “Swap Plays for Draws” are not available in window (c): they trade plays of the play phase.',
        'FLX-252':
          'Conditions of the free actions, for the active player, besides “once a turn” where printed: “Get On With It!”, “Swap Plays for Draws”: a play owed. “Recycling”, “Galactic Federation”: an own Keeper in play. “Mystery Play”: a card in the draw or discard pile. “Get Schwifty”: an own Keeper with the speech mark and a card in the draw or discard pile. “Blame Jerry”: an own Creeper, and “Jerry Smith” in front of another player. “Birdperson”: “Galactic Federation” in front of oneself. “Portal Gun”: “Cronenbergs” in front of oneself. “Interdimensional Cable Box”: a card in the draw pile. “Butter Robot”: a card in hand. “Mr. Meeseeks”: none.',
        'FLX-253':
          'A free action is one event: its cost and its result are carried out together before anything is settled; only the nested play of “Mystery Play” is settled on its own.',
      },
    },
    {
      id: '15',
      title: 'Winning',
      rules: {
        'FLX-260': "A player who meets a Goal in play wins at once and the game ends, whoever's turn it is.",
        'FLX-261': 'As long as no Goal is in play nobody can win.',
        'FLX-262':
          'The game goes on until there is exactly one winner: if several players meet a Goal at the same moment, play continues until only one does.',
        'FLX-263':
          'Victory is checked after every finished event: a card entering play with its immediate consequences, a finished Action, a nested play, a free action, a draw phase, a start-of-turn effect, each discarding step at the end of a turn, a player joining or leaving. Checks are made by the game; nobody has to claim.',
        'FLX-264': 'With two Goals, players meeting different Goals at once are tied; one player meeting both counts once.',
        'FLX-265': 'A victory interrupts everything still pending: remaining nested plays, draws, discards.',
        'FLX-266': 'A Goal may be met by a Keeper taken from another player by an effect; the taker wins at once.',
        'FLX-267':
          "A Goal may be met by another player's loss (for instance a tie broken by a discard): the check looks only at the present state, not at what caused it.",
        'FLX-268': 'There is no defeat of all players: this edition has no card of the type that makes everyone lose.',
        'FLX-269': 'While a tie lasts, turns go on normally; the tied players win nothing for having been first.',
        'FLX-270': 'There is no scoring; victory is the only result.',
        'FLX-271':
          'The number of turns is not limited. Automatic play that stops at a cap reports the game as unfinished, without a winner: the rules know no draw.',
        'FLX-272':
          'Every event is settled in this order: (1) the Goal choice of FLX-137; (2) “Cronenbergs” move if the set of Goals changed; (3) catch-up draws and the extra card of “Play All But 1”; (4) an Action now finished goes to the discard pile; (5) players who are not active discard for the Hand Limit, then for the Keeper Limit; (6) victory check. Nothing else happens in between.',
      },
    },
    {
      id: '16',
      title: 'Out of turn',
      rules: {
        'FLX-280': "On others' turns a player plays no cards and uses no free actions or powers, but has to follow the changing rules.",
        'FLX-281':
          'Out of turn a player may have to: discard for a limit; take part in a simultaneous choice; give up or receive cards by effects.',
        'FLX-282':
          "Nothing in this deck lets a player cancel or interrupt another's play. If cards of other decks that do so (“surprises”) are mixed in, a cancelled play is used up and no replacement may be played.",
      },
    },
    {
      id: '17',
      title: 'Joining and leaving',
      rules: {
        'FLX-290': 'New players may join at any time; each is dealt 3 cards.',
        'FLX-291': 'Dealing follows FLX-035 (Creepers placed and replaced), from the current draw pile, reshuffling if needed.',
        'FLX-292':
          "Joining takes effect as soon as no effect is being carried out and no choice is open except the active player's choice of the next play or free action: otherwise the newcomer would be a target in mid-effect.",
        'FLX-293':
          "The newcomer sits immediately before the active player in turn order, so that their first turn comes last before the active player's next one; several newcomers follow one another in order of joining: nobody's wait gets longer by more than their turns and no newcomer can jump in.",
        'FLX-294': 'Limits bind the newcomer at once, as for any player out of turn.',
        'FLX-295': 'With 6 players present a newcomer is refused and may watch as a spectator.',
        'FLX-296': 'A player may leave at any time: all cards of their hand and everything in front of them are discarded.',
        'FLX-297': 'Order on the discard pile: hand, then Keepers, then Creepers.',
        'FLX-298':
          'If the active player leaves, the turn ends at once without limits for the leaver; first, from the innermost effect outwards, each side hand and then its card on the resolving stack are discarded; an extra turn is lost; discards already demanded of others are completed; the next player begins.',
        'FLX-299':
          'A leaving player with an open choice is treated as if never asked: an open limit discard lapses, an open secret pick counts as no pick (for the Goal choice see FLX-137).',
        'FLX-300': "A leaving player's Creepers are discarded too and come back only by drawing.",
        'FLX-301':
          'After a departure victory is checked, at once or, if an event is not yet settled, together with it; a tie may thereby be broken.',
        'FLX-302': 'If one player is left, that player wins by forfeit, reported as such: no game is possible alone.',
        'FLX-303': '“Most” Goals, numbers of players and turn order always use the present players only.',
        'FLX-304': 'A lost connection is not leaving; a bot may take over the seat with hand and table unchanged.',
        'FLX-305':
          'Leaving takes effect at once, also in mid-effect. Choices open for other players are offered again with the options that remain; if none remains, that part of the effect is impossible (FLX-092).',
        'FLX-306': 'Whoever left and comes back is a newcomer.',
      },
    },
    {
      id: '18',
      title: 'Mixing sets and variants',
      rules: {
        'FLX-310':
          'Cards of different Fluxx decks may be mixed; rules may then clash without a printed solution and Goals may become impossible. The advice is to add only a few favourite cards.',
        'FLX-311': 'Mixing is off by default on the platform: the deck is exactly the 100 cards.',
        'FLX-312': 'If identical or same-purpose New Rules meet, the newer replaces the older.',
        'FLX-313': 'There is no solo game; a single human plays against bots.',
      },
    },
    {
      id: '19',
      title: 'Choices',
      rules: {
        'FLX-320':
          'All choices of an effect are made by the player who plays the card or uses the free action, unless the effect names someone else. Forced single options are carried out without asking.',
        'FLX-321':
          'Card to play from hand: the active player picks 1 card of their own hand (one random card under FLX-098). Mandatory while plays are owed.',
        'FLX-322':
          'Use of a free action, or going on (to the draw phase, to the end of the turn): the active player uses any number of the available free actions, or none.',
        'FLX-323':
          'Discards for the Hand Limit: each affected player picks exactly the excess from their own hand, in one choice. Mandatory; simultaneous, hidden until all have chosen.',
        'FLX-324':
          'Discards for the Keeper Limit: each affected player picks exactly the excess from their own Keepers in play, in one choice (again by FLX-233). Mandatory; simultaneous, hidden until all have chosen.',
        'FLX-325': 'Goal to discard under “Double Agenda”: the player of the new Goal picks 1 of the two Goals in play. Mandatory.',
        'FLX-326': 'Goal to discard when “Double Agenda” leaves: the active player picks 1 of the two Goals in play. Mandatory.',
        'FLX-327':
          'Order and choice of side-hand cards: the active player picks from the side hand as the Action says. Mandatory; unplayed cards stay secret until discarded.',
        'FLX-328': '“Steal Something”: the active player picks 1 of the Keepers and Creepers of others. Mandatory.',
        'FLX-329': '“Trash Something”: the active player picks 1 of all Keepers and Creepers in play. Mandatory.',
        'FLX-330': '“Zap a Card!”: the active player picks 1 of all cards in play. Mandatory.',
        'FLX-331': '“Exchange Keepers”: the active player picks 1 own Keeper and 1 of another player. Mandatory.',
        'FLX-332': '“Trade Hands” partner: the active player picks 1 of the other players. Mandatory.',
        'FLX-333': "“Let's Simplify”: the active player picks from 1 to half, rounded up, of the New Rules in play. Mandatory.",
        'FLX-334': '“Trash a New Rule”: the active player picks 1 of the New Rules in play. Mandatory.',
        'FLX-335': '“Use What You Take” victim: the active player picks 1 of the others with cards in hand. Mandatory; the card is random.',
        'FLX-336': "“Let's Do That Again!”: the active player picks 1 of the Actions and New Rules in the discard pile. Mandatory.",
        'FLX-337':
          '“Everybody Gets 1”: the active player assigns the cards drawn, exactly 1 per player. Mandatory; each card is known to giver and receiver only.',
        'FLX-338':
          '“Show Me What You Got!” pick: every other player with cards picks 1 card of their own hand. Mandatory; simultaneous and secret.',
        'FLX-339': '“Show Me What You Got!” take: the active player picks 1 of the revealed cards. Mandatory.',
        'FLX-340': '“Parasite Check!”: the active player picks 1 of the players with a friend-marked Keeper. Mandatory.',
        'FLX-341': '“Not My Dimension”: the active player picks any 1 Creeper in play, then any 1 player other than its holder. Mandatory.',
        'FLX-342': '“Recycling”: the active player picks 1 of their own Keepers in play. Optional, as it is a free action.',
        'FLX-343': '“Blame Jerry”: the active player picks 1 of their own Creepers. Optional, as it is a free action.',
        'FLX-344': '“Galactic Federation”: the active player picks 1 of their own Keepers in play. Optional, as it is a free action.',
        'FLX-345': '“Evil Morty”: the holder, at the start of their own turn, picks 1 of their own Keepers in play. Mandatory.',
        'FLX-346': '“Portal Gun”: the active player picks 1 of the other players. Optional, as it is a free action.',
        'FLX-347':
          '“Interdimensional Cable Box” order: the active player puts back all the cards looked at, in any order. Optional, as it is a free action; the order is secret.',
        'FLX-348':
          '“Butter Robot”: the active player picks 1 card of their own hand, then 1 other player. Optional, as it is a free action; the card is known to giver and receiver only.',
        'FLX-349':
          '“Get Schwifty” line: the active player picks 1 of their own Keepers with the speech mark. Optional, as it is a free action.',
        'FLX-350': 'Random picks (“First Play Random”, “Use What You Take”, shuffles) are made by the game.',
        'FLX-351':
          'If a player does not answer in the time set for the table, the game declines for them what is optional and otherwise makes a random legal choice.',
        'FLX-352':
          'Stalemate: the table is told when 15 rounds in a row (a round is one turn of every player) have passed without a card being played from any hand; after 25 such rounds, or as soon as nobody can ever be asked anything again, the match ends without a winner. With “Swap Plays for Draws” and “Play All” two players who only draw could go on for ever.',
      },
    },
    {
      id: '20',
      title: 'Examples from the rulebook',
      rules: {
        'FLX-E01':
          'Draw rule up and down. Start: Draw 1, Play 1. D draws 1 and plays “Draw 4”: D draws 3 more. Next player O draws 4 and plays “Draw 2”: O draws nothing more, keeps all cards, “Draw 4” goes to the discard pile, “Draw 2” is in force.',
        'FLX-E02':
          "Nested Actions. D plays “Draw 2 and Use 'Em”, draws two cards, one of them “Draw 3, Play 2”. D plays it: three new cards, two of them played, the third discarded; D also plays the other card of the first pair. All this is one play.",
        'FLX-E03':
          'Creeper in mid-Action. O plays “Draw 3, Play 2”; one of the cards drawn is a Creeper: it goes in front of O, a replacement is drawn. Only with three non-Creepers in the side hand does O choose and play two; the third is discarded.',
        'FLX-E04':
          'New Rules side by side. “Play 2” in force; a limit is played: both stay. Then another Play rule is played: it stays and “Play 2” is discarded.',
        'FLX-E05':
          'New Rule against Basic Rules. “Play 3” is played on Basic Rules: three plays per turn, the Basic Rules card stays in the centre and still gives Draw 1.',
        'FLX-E06': 'Too few cards. Play rule 4, two cards in hand: both are played, no more plays are owed.',
        'FLX-E07': 'Play rule raised by the last play. “Play 2” in force, the second play is “Play 3”: one more card has to be played.',
        'FLX-E08': '“Play All” in force: each turn is played until the hand is empty, turn after turn, as long as the rule stays.',
        'FLX-E09':
          "Stealing the victory. Goal of two Keepers; A has one, B the other. A plays “Steal Something” and takes B's: A wins at once.",
        'FLX-E10':
          "Keepers pile up. A has one Keeper and plays another: both stay. Later a Keeper Limit comes into force on another's turn: A discards the excess at once, A choosing. On A's own turn A may exceed the limit again and discards at the end of the turn.",
        'FLX-E11':
          "Limit removed in time. A Hand Limit is in force when A's turn begins; during the turn A's play causes it to be discarded: at the end of the turn A discards nothing for it.",
        'FLX-E12': 'Limit as ceiling. Hand Limit 2, A ends the turn with 1 card: A neither draws nor discards.',
        'FLX-E13': 'Limit out of turn. A plays a Hand Limit: all other players discard their excess at once.',
        'FLX-E14':
          'Trade for nothing. A holds cards, all opponents hold none; A plays “Trade Hands”: A gives the whole hand to the chosen opponent and gets nothing. The other way round A gets a hand for nothing.',
        'FLX-E15':
          "Two Goals in a row. A plays “Draw 2 and Use 'Em” and draws two Goals, one of which B already meets. A may choose the order, but as soon as that Goal enters play B wins; they cannot be laid down together.",
        'FLX-E16': "“Let's Simplify” with New Rules in play: choosing none is refused; at least one and at most half are discarded.",
        'FLX-E17':
          "Keeper for Creeper. A has a Creeper that may be discarded at the price of a Keeper: A discards a Keeper lying in front of A; A's number of plays is unchanged.",
        'FLX-E18':
          "Creeper at setup. A's first three cards include a Creeper: it is put in front of A, a card is drawn; A starts with three cards in hand.",
        'FLX-E19': 'Tie. Two players meet the Goal at the same moment: the game goes on until only one of them does.',
        'FLX-E20': 'Empty pile. A must draw and the draw pile is empty: the discard pile is shuffled and A draws.',
        'FLX-E21': "Newcomer and leaver. N joins and is dealt 3 cards. Later L leaves: L's hand and all cards in front of L are discarded.",
        'FLX-E22': 'Cancelled play (only with cards of other decks): the play is lost, no replacement is played.',
        'FLX-E23': "Stealing by force: a Keeper cannot be taken except by a card's effect; no other request to move it is accepted.",
      },
    },
  ],
} as const;
