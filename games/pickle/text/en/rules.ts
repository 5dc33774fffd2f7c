export const rules = {
  words: [
    {
      term: '(x,y)',
      text: "A cell of the board. N is +y (towards the Russian player), E is +x, S is -y (towards Rick's player), W is -x.",
    },
    {
      term: 'B5@(0,1)/1',
      text: 'Tile B5 lying face up on cell (0,1), turned 1 quarter clockwise from its printed orientation. Turning by one quarter maps N to E, E to S, S to W, W to N.',
    },
    { term: '[M M T W]', text: 'Dice showing move, move, tools, wild. C = card, G = gun.' },
    { term: 'Card text', text: "A card's own text beats these rules where they differ." },
  ],
  sections: [
    {
      id: '1',
      title: 'Components',
      rules: {
        'PKL-001':
          'The game is for 1 or 2 players: one plays Rick, the other plays the Russians (agents and the Jaguar); alone one plays Rick against automated Russians.',
        'PKL-002':
          'There are 25 Rick cards, 25 Russian cards, 28 tiles, 4 action dice, 3 character cards, 2 round health tokens, 1 Rick figure, 1 Jaguar figure, 10 agents and the booklet.',
        'PKL-003': 'The 28 tiles are 4 start tiles (Toilet, Guard Station A, Guard Station B, Rooftop) and 24 corridor tiles.',
        'PKL-004':
          'Each corridor tile has exactly one colour: red, blue or grey. A letter on the tile (К, Г, С; in English R, B, G) repeats the colour for people who cannot tell the colours apart.',
        'PKL-005': 'There are 8 red, 8 blue and 8 grey corridor tiles.',
        'PKL-006': 'Start tiles have no walls, no vents, no arrow and no colour; they never count as red, blue or grey.',
        'PKL-007':
          'Each corridor tile has exactly one white arrow on one edge. In printed orientation the arrow is on S. The arrow edge never has a wall.',
        'PKL-008': 'Each corridor tile has walls on 0 to 3 of its other edges (N, E, W in printed orientation); most have at least one.',
        'PKL-009': 'A vent always lies in a walled edge of its tile: an edge with a vent also has a wall.',
        'PKL-010': 'Two thirds of the corridor tiles, 16 of 24, have at least one vent; some have two.',
        'PKL-011': 'Some corridor tiles summon 1 or 2 agents when revealed. 12 tiles do so, 14 agents in all.',
        'PKL-012': 'All 4 dice are identical: move, card, tools, gun, gun, wild.',
        'PKL-013': 'Rick and the Jaguar have 10 health at the start and never more than 10.',
        'PKL-014': 'An agent has 1 health: any damage of 1 or more kills it.',
        'PKL-015': 'Agents are numbered 1 to 10 so that limits per turn apply to the individual figure.',
        'PKL-016':
          'Terms: an enemy is an agent or the Jaguar. A space is one step to an adjacent cell; a vent attempt (PKL-107) also counts as one space. To reveal a tile is to flip a face-down tile or to lay one from the stack. A start tile is one of the four tiles of PKL-003. A symbol is what a die shows or a bonus symbol (PKL-083).',
      },
    },
    {
      id: '2',
      title: 'Setup',
      rules: {
        'PKL-020': "The players choose who plays which side. At an online table the host's setting decides; the default is random.",
        'PKL-021': "The Toilet lies at (0,0). The corridor leads from there towards the Russian player's side (N).",
        'PKL-022': 'The start tiles are set aside, the 24 corridor tiles are shuffled face down.',
        'PKL-023': 'With k = 2 in the two-player game: k face-down tiles at (0,1)..(0,k), then Guard Station A at (0,k+1).',
        'PKL-024':
          'From Guard Station A the corridor turns right (E) or left (W): k face-down tiles, then Guard Station B at (±(k+1), k+1).',
        'PKL-025': 'From Guard Station B it turns N again: k face-down tiles, then the Rooftop at (±(k+1), 2(k+1)).',
        'PKL-026':
          'Right or left may be chosen freely and changes no rule. At an online table it is a setting: right, left or random; the default is random.',
        'PKL-027':
          'With k = 2 and a right turn the fixed cells are: Toilet (0,0), face down (0,1) (0,2), A (0,3), face down (1,3) (2,3), B (3,3), face down (3,4) (3,5), Rooftop (3,6).',
        'PKL-028': "The remaining corridor tiles form the face-down corridor stack next to Rick's player: 18 tiles with k = 2.",
        'PKL-029': 'All four start tiles lie face up from the start. Nobody may look at face-down tiles.',
        'PKL-030':
          "Rick's player takes the Pickle Rick character card, the Russian player takes the Jaguar and the Agents cards. Both health tokens are set to 10.",
        'PKL-031': "Rick's figure starts on the Toilet.",
        'PKL-032': "The Jaguar's figure starts on his character card: he is not in play.",
        'PKL-033': 'Two agents start on Guard Station A and two on Guard Station B; the other six are in the supply.',
        'PKL-034': 'Each player shuffles the own deck and draws 5 cards; 20 cards remain in each deck.',
        'PKL-035': 'Rick takes the first turn of the game. Then the two sides alternate.',
        'PKL-036': 'Agents 1 and 2 start on Guard Station A, agents 3 and 4 on Guard Station B, agents 5 to 10 in the supply.',
      },
    },
    {
      id: '3',
      title: 'Geometry',
      rules: {
        'PKL-040': 'The board is an unlimited square grid. Each cell is empty, holds one face-down tile or holds one face-up tile.',
        'PKL-041': 'Two cells are adjacent if they share an edge. Diagonal cells are never adjacent.',
        'PKL-042':
          'The shared edge of two face-up tiles is open if neither tile has a wall on it. A wall on one of the two sides is enough to block it; walls on both sides block it no more than one does. Wherever two face-up tiles share an edge that is not open, the edge is called blocked.',
        'PKL-043': "A vent edge counts as a wall for everything except Rick's vent movement: it blocks normal movement, sight and shots.",
        'PKL-044': 'Two vents adjoin if they lie on the two sides of the same shared edge of two face-up tiles.',
        'PKL-045': 'An edge towards a face-down tile or an empty cell is open for Rick if his own tile has no wall there.',
        'PKL-046':
          'A tile revealed by a normal move is turned so that its arrow edge touches the tile Rick comes from. If Rick moves in direction d, printed N then points in direction d (turns: N 0, E 1, S 2, W 3).',
        'PKL-047': 'A face-up tile keeps its orientation for the rest of the game unless a card rotates it.',
        'PKL-048': 'Any number of figures may stand on one tile.',
        'PKL-049':
          "Range 0 is the figure's own tile. Range n (n at least 1) is a tile n steps away in one straight line N, E, S or W where all n edges crossed are open and all tiles are face up.",
        'PKL-050': 'Figures never block movement, sight or shots.',
        'PKL-051':
          'An enemy sees Rick if it stands on his tile, or if a straight line of face-up tiles joined by open edges leads from it to him. The distance is unlimited. Sight is mutual.',
        'PKL-052': "An enemy on Rick's own tile sees him.",
        'PKL-053': 'Walls, vents, face-down tiles and empty cells block sight; diagonal sight does not exist.',
        'PKL-054':
          'Walls, vents and arrow turn together with their tile. The tile texts describe the printed orientation (arrow S); movement, sight, range and adjoining vents always follow the present orientation.',
        'PKL-055':
          'A new tile need not match its neighbours: apart from the edge towards Rick (PKL-046, PKL-108) walls, vents and free edges of neighbouring tiles may meet in any way, and PKL-042 to PKL-044 say what follows.',
        'PKL-056': 'After the reveal the arrow has no further meaning; it forbids or allows nothing.',
      },
    },
    {
      id: '4',
      title: 'Turn structure',
      rules: {
        'PKL-060': 'A turn has four steps in this order: roll, reroll, spend, end of turn.',
        'PKL-061': 'The active player rolls all 4 dice at once.',
        'PKL-062': 'Nothing can be spent and no card can be played during the roll and reroll steps.',
        'PKL-063': 'After the roll the player may reroll some dice once, all chosen dice together, and never the same die twice.',
        'PKL-064': 'The player chooses which dice to reroll: from 0 up to the allowance. Rerolling is optional.',
        'PKL-065':
          "Rick's allowance is 4 minus the number of enemies (agents and the Jaguar) that see him, at least 0. It is counted once, right after the roll.",
        'PKL-066': "The Russians' allowance is the number of agents on the board, at most 4. The Jaguar does not count.",
        'PKL-067': 'Dice put aside are simply not rerolled; an allowance that is not used is lost.',
        'PKL-068': 'A wild die may be rerolled, though the rulebook advises against it.',
        'PKL-069': 'In the spend step the player spends dice and plays cards in any order and any mixture.',
        'PKL-070':
          "A spent die goes to the opponent's side; it cannot be used again this turn. At the end of the turn all unspent dice go there too, so the opponent always rolls all 4.",
        'PKL-071': 'A wild die may be spent as exactly one symbol of any kind. No card asks for a wild symbol as such.',
        'PKL-072':
          'Basic uses of a symbol are: move = move one figure (section 5); card = draw 1 card; gun = shoot (Russians only). Tools has no basic use. Gun has no basic use for Rick. Wild has no use of its own.',
        'PKL-073':
          'A die must be spent if a basic use is available for it: the turn cannot be ended while an unspent die could still be spent on a legal move, a draw from a non-empty own deck or (Russians) a legal shot.',
        'PKL-074': 'PKL-073 covers wild dice: they must be spent if any basic use is available; the player chooses which.',
        'PKL-075':
          'Playing a card or using Talk Down also fulfils the duty for the dice spent on it, but nobody is ever obliged to play a card or to use Talk Down.',
        'PKL-076':
          'The duty is judged when the player wants to end the turn, not earlier; the order of spending may be chosen so that a later die can no longer be used.',
        'PKL-077': 'A vent attempt (PKL-105) is a legal use of a move symbol; if it is the only one, it must be made.',
        'PKL-078':
          'A wall crossing by the Jaguar (PKL-096) uses two move symbols together. A possible crossing forbids ending the turn only while at least two unspent dice show move or wild and no move symbol has been spent on him this turn. One such die alone, or one die and a bonus symbol, creates no duty to cross.',
        'PKL-079': 'Bonus symbols from cards (Solenya, Bribe) are not dice: they may stay unspent and are lost at the end of the turn.',
        'PKL-080': 'Dice that cannot be spent are passed on without effect.',
        'PKL-082':
          'The duty holds even if it harms the player: Rick may be forced to draw his last card, to lay the last tile or to walk back; the Russians may be forced to step away from Rick or onto a trap. Which of several available uses is made is the choice of the active player.',
        'PKL-081':
          'A player may play any number of cards per turn as long as the symbols suffice. Only the active player plays cards; there are no reactions except the choice in Bribe.',
        'PKL-083':
          'A bonus wild symbol is spent exactly like a wild die: for a basic use, as part of a cost or for Talk Down. It never creates a duty (PKL-079).',
        'PKL-084':
          'A symbol is spent before its effect; whatever the revealed tile or the drawn card turns out to be, the symbol is not given back.',
      },
    },
    {
      id: '5',
      title: 'Movement',
      rules: {
        'PKL-090': 'A figure moves to an adjacent cell only, never diagonally. It may return to a tile it has left.',
        'PKL-091': 'One move symbol moves one figure one space.',
        'PKL-092':
          '"Move n spaces" on a card means n single moves under the normal rules for that figure, without spending move symbols, unless the card says otherwise. "Up to n" lets the player stop after any of them; each further space is chosen after the one before is finished.',
      },
    },
    {
      id: '5.1',
      title: 'Movement: Russians',
      rules: {
        'PKL-093':
          'An agent moves over an open edge from its face-up tile to an adjacent face-up tile. It never enters face-down tiles or empty cells and never uses vents.',
        'PKL-094': 'At most 1 move symbol per agent and turn.',
        'PKL-095':
          'The Jaguar moves like an agent, but up to 2 move symbols per turn may be spent on him; the two steps need not follow each other directly.',
        'PKL-096':
          'The Jaguar may cross a blocked shared edge between two face-up tiles by spending 2 move symbols at once, whether one or both tiles have a wall there and whether or not there are vents. He then cannot be moved with symbols again this turn, and he cannot do it if a move symbol was already spent on him this turn.',
        'PKL-097': 'Russians may enter all start tiles, the Rooftop and the Toilet included.',
        'PKL-098': 'Moves and shots given by cards are extra and count against no limit of PKL-094, PKL-095, PKL-132 and PKL-133.',
        'PKL-099':
          'Agents on the Guard Stations cannot move while all adjacent cells are face down or empty; move dice are then simply passed on.',
      },
    },
    {
      id: '5.2',
      title: 'Movement: Rick',
      rules: {
        'PKL-100': 'Rick may move any number of times per turn, 1 move symbol each. He has four ways to move.',
        'PKL-101': 'Way 1: over an open edge to an adjacent face-up tile.',
        'PKL-102':
          'Way 2: to an adjacent face-down tile if his own tile has no wall on that edge. The tile is flipped and turned by PKL-046, then he moves onto it.',
        'PKL-103':
          'Way 3: to an adjacent empty cell if his own tile has no wall on that edge and the stack is not empty. The top tile of the stack is laid there face up, turned by PKL-046, then he moves onto it.',
        'PKL-104': 'Only Rick can flip face-down tiles or move onto empty cells.',
        'PKL-105': 'Way 4, vent: from his own tile, if it has a vent, towards the cell beyond that vent.',
        'PKL-106':
          'Vent towards a face-up tile: legal only if the vents adjoin (PKL-044). It costs 1 move; nothing is flipped, laid or turned.',
        'PKL-107':
          'Vent towards a face-down tile or an empty cell (vent attempt): the move symbol is spent, the tile is flipped or the top tile of the stack is laid. An empty cell needs a non-empty stack.',
        'PKL-108':
          "Vent attempt, revealed tile has a vent: the arrow is ignored, the tile is turned so that one of its vents adjoins Rick's vent, and Rick moves onto it.",
        'PKL-109': "If that tile has several vents, Rick's player chooses which one adjoins.",
        'PKL-110':
          "Vent attempt, revealed tile has no vent: the tile is turned so that its arrow touches Rick's tile, and Rick stays where he is. The symbol is spent.",
        'PKL-111':
          'A vent that leads to a face-up tile without an adjoining vent can be used only with Parkour. A face-up tile is never replaced or turned for a vent move.',
        'PKL-112': "A vent on the neighbouring tile is of no use if Rick's own tile has none on that edge.",
        'PKL-113': 'Rick cannot pass walls in any other way.',
        'PKL-114':
          'Resolution order when a tile is revealed: (1) place and turn it (a choice of PKL-109 is made here), (2) summon its agents onto it, (3) check for the Jaguar (PKL-150), (4) Rick moves onto it or stays, (5) check whether he is stuck (PKL-167). Steps 2, 3 and 5 happen also after a failed vent attempt.',
        'PKL-115':
          'The Rooftop has no vent: it can be entered over any of its edges that is open, or with Parkour from a tile whose vent faces it.',
      },
    },
    {
      id: '6',
      title: 'Summoning',
      rules: {
        'PKL-120': 'To summon an agent, take one from the supply and put it on the named tile.',
        'PKL-121':
          'If the supply is empty, the Russian player may instead move agents from other tiles of the board to the named tile, one for each agent still to be summoned; this is optional. In a mixed case the supply is used up first.',
        'PKL-122': "Which agents are relocated is the Russian player's choice, also during Rick's turn.",
        'PKL-123': 'A relocated agent is the same figure: the symbols already spent on it this turn still count.',
        'PKL-124': "An agent summoned during the Russians' turn may be used in the same turn.",
        'PKL-125': 'A killed agent returns to the supply and can be summoned again.',
        'PKL-126':
          'The supply always gives the agent with the lowest number. An agent that comes from the supply is fresh: nothing counts as spent on it this turn, even if the figure was killed earlier in the same turn.',
        'PKL-127':
          'Agents are summoned one after another, and each time the supply is looked at anew: an agent killed on arrival by a trap may be the next one summoned.',
        'PKL-128': 'A summons brings agents only; it never moves the Jaguar.',
      },
    },
    {
      id: '7',
      title: 'Shooting and damage',
      rules: {
        'PKL-130': 'A Russian figure may shoot Rick if he is at range 0 or 1.',
        'PKL-131': 'Each gun symbol spent on a shot takes 1 health from Rick. Shots never miss.',
        'PKL-132': 'At most 1 gun symbol per agent and turn.',
        'PKL-133': 'At most 2 gun symbols on the Jaguar per turn.',
        'PKL-134': 'A figure may shoot before or after moving, in any order.',
        'PKL-135': 'Walls and vents stop shots, also between adjacent tiles.',
        'PKL-136': "Rick deals damage only by cards; the symbols of the card's cost are spent. Range and targets are on the card.",
        'PKL-137': 'Damage to an agent kills it; damage to the Jaguar lowers his health by that number, to not less than 0.',
        'PKL-138': 'Several targets of one effect are damaged at the same time.',
        'PKL-139': 'Healing never raises health above 10.',
      },
    },
    {
      id: '8',
      title: 'Cards',
      rules: {
        'PKL-140': 'The cost of a card is a number of symbols; each is paid with one die or one bonus symbol showing that symbol or wild.',
        'PKL-141': '"Any" in a cost (Rick\'s cards only) is paid with any symbol.',
        'PKL-142':
          'A symbol spent on a cost has no basic use besides: a card symbol paid for a card draws nothing, a move symbol moves nobody, a gun symbol fires nothing.',
        'PKL-143':
          "After it has been resolved a card goes face up to its owner's discard pile. A trap stays on the board instead until it is triggered.",
        'PKL-144':
          'A card can be played only if its effect can do something, except Mustard Plaster, Gunpowder Dusting and Nothing Personal, which may always be played. PKL-251 says what this means card by card. A weapon needs at least one legal target.',
        'PKL-145': 'A hand has no size limit.',
        'PKL-146': 'Drawing takes the top card of the own deck. From an empty deck nothing is drawn. Discard piles are never reshuffled.',
        'PKL-147': 'An empty Russian deck has no further consequence.',
        'PKL-148':
          'Traps: at most one per tile; public; triggered when an enemy arrives on the tile in any way (move, card effect, summons, entrance of the Jaguar); Rick never triggers one; a trap laid on a tile with enemies waits for the next arrival.',
        'PKL-149':
          'If a trap kills the moving figure, the rest of its movement is lost; otherwise it goes on. Figures that arrive by one effect arrive one by one: first agents from the supply, then relocated agents in the order in which the Russian player picks them, last the Jaguar; a trap is resolved before the next one arrives.',
        'PKL-250':
          'Playing a card: it leaves the hand, its cost is paid, then its choices are made and carried out in the order of its text, then it goes to the discard pile (PKL-143). A win during its effect ends the game at once.',
        'PKL-251':
          "\"Can do something\" means: weapons, at least one enemy that may be hit; Jetpack, at least one legal space; Parkour, a vent on Rick's tile with a tile or, if the stack is not empty, an empty cell beyond; Take Cover!, at least one legal end tile; traps, a tile at range 0-1 without a trap; Is He Done For?, at least one tile in the stack; What a Twist!, at least one face-up corridor tile; Reinforcements! and Surprise, Vegetable!, at least one agent in the supply or, if it is empty, on a tile other than the one named; Fire at Will!, an agent with Rick at range 0-1; On the Double!, an agent with a legal step; Pickle in the Crosshairs, an agent that sees Rick; Jaguar's Leap, the Jaguar on the board. Solenya, Bribe and He's in the Vents! always do something.",
        'PKL-252':
          'X of a cost and the choice which dice or bonus symbols pay for a card are made by the player of the card. A die may be spent on a cost even if it could have a basic use.',
      },
    },
    {
      id: '9',
      title: 'The Jaguar and Talk Down',
      rules: {
        'PKL-150':
          'When the third red or the third blue tile comes to lie face up on the board, flipped or laid, the Jaguar is put on that tile, if he has never been in play. This happens at most once per game.',
        'PKL-151': 'Counted are face-up tiles on the board, per colour, start tiles excluded. Tiles discarded from the stack do not count.',
        'PKL-152': 'Once the Jaguar has entered play in any way, PKL-150 is no longer applied.',
        'PKL-153':
          "The placement of PKL-150 is mandatory, also when it happens during Rick's move and also when Rick is about to arrive on that tile.",
        'PKL-154': 'Nothing Personal also brings him into play; its two move symbols do not count as spent on him.',
        'PKL-155': 'When his health reaches 0 he leaves the game for good.',
        'PKL-156':
          "Talk Down: in the spend step Rick's player may spend 2 card symbols (wild dice and bonus symbols allowed) while the Jaguar is on the board with 5 or less health; the Jaguar then leaves the game for good. Sight and distance do not matter; no card is drawn or discarded.",
        'PKL-157': 'Nothing brings a Jaguar back who has left. Cards that would do so do the rest of their effect.',
        'PKL-158':
          "The Jaguar's states are: waiting, on the board, gone. Only on the board can he move, shoot, see, be hit or be talked down.",
      },
    },
    {
      id: '10',
      title: 'End of the game',
      rules: {
        'PKL-160': 'Rick wins at once when he enters the Rooftop.',
        'PKL-161':
          "The Russians win if at the end of any player's turn Rick has 0 health, Rick's deck is empty or the corridor stack is empty.",
        'PKL-162': "When Rick's health reaches 0 the game ends at once.",
        'PKL-163': 'Rick may go on after drawing his last card or laying the last tile: if he enters the Rooftop in the same turn he wins.',
        'PKL-164':
          "If the stack or Rick's deck becomes empty during the Russians' turn, the Russians win at the end of that turn; Rick gets no further turn.",
        'PKL-165': 'Face-down tiles on the board are not part of the stack.',
        'PKL-166': 'If Rick is hopelessly stuck, the Russians win at once.',
        'PKL-167':
          'Hopelessly stuck means: let S be the set of face-up tiles Rick can reach from his tile over open edges and adjoining vents, his own tile included. He is stuck if S does not contain the Rooftop, no tile of S has an edge without a wall towards a face-down tile or an empty cell, and no tile of S has a vent on any edge.',
        'PKL-168':
          "Being stuck is checked after every rotation of a tile, after every reveal (PKL-114) and after Parkour. Lasting bans (He's in the Vents!) and the cards in hand are ignored.",
        'PKL-169': 'A Rick who merely cannot use his move dice this turn is not stuck; the dice are passed on.',
        'PKL-170':
          'There are no points, ties or draws: every game has exactly one winner. If several losing conditions hold together the Russians win once; all reasons are shown.',
      },
    },
    {
      id: '11',
      title: 'Zones and hidden information',
      rules: {
        'PKL-180': "Rick's hand and the Russians' hand: seen by the owner only; the number of cards is public.",
        'PKL-181': 'Decks: order and content hidden from both; the number of cards is public.',
        'PKL-182': 'Discard piles: face up, seen by both at any time.',
        'PKL-183': 'Corridor stack: hidden from both; the number of tiles is public.',
        'PKL-184': 'Face-down tiles on the board: hidden from both until flipped. Their position is public.',
        'PKL-185': 'Discarded tiles: face up, public.',
        'PKL-186':
          'Dice, health, figures, face-up tiles, traps, spent symbols, bonus symbols, the reroll allowance and lasting effects are public.',
        'PKL-187': 'Since both decks and the tile set are fixed and public, players may look at the full lists at any time.',
        'PKL-188': 'Spectators see public information only.',
      },
    },
    {
      id: '12',
      title: 'Choices',
      rules: {
        'PKL-190': 'There are no simultaneous and no secret choices. Every choice is made openly by one player.',
        'PKL-191': 'Reroll: active player; from the 4 dice; 0 to allowance; optional.',
        'PKL-192':
          'Spending: active player; which die, as which symbol (wild), for which use, which figure, which target cell; mandatory under PKL-073.',
        'PKL-193': "Orientation of a revealed tile with several vents after a vent move: Rick's player; exactly 1 of its vents.",
        'PKL-194':
          "Relocation when the supply is empty: Russian player; 0 to the number of missing agents; optional; may interrupt Rick's turn.",
        'PKL-195': "Bribe: Rick's player; exactly 1 of 2 options; mandatory; interrupts the Russians' turn.",
        'PKL-196': 'Targets of cards: the player of the card; numbers as on the card.',
        'PKL-197': 'X of Is He Done For?: Russian player; 1 to 4, not more than the symbols paid; at least 1.',
        'PKL-198': 'Relocated agents are picked one at a time by the Russian player; they arrive in that order (PKL-149).',
      },
    },
    {
      id: '13',
      title: 'Notes on single cards',
      rules: {
        'PKL-200': "Bribe: see PKL-195. Accepting empties part of Rick's deck; refusing gives the Russians a wild symbol for this turn.",
        'PKL-201':
          'Is He Done For?: the X tools symbols spent equal the number of tiles discarded. If the stack has fewer tiles, all are discarded.',
        'PKL-202':
          'Jetpack ends after a space during which a tile was laid or flipped, also if a vent attempt failed. Adjoining vents between face-up tiles do not end it; each counts as one space.',
        'PKL-203':
          "What a Twist!: any face-up tile except the four start tiles, also Rick's; the arrow is ignored; the tile must end in another orientation than before.",
        'PKL-204':
          "Parkour: works through a vent of Rick's own tile onto anything; the revealed tile is turned vent to vent if it has a vent, otherwise arrow to Rick; he arrives in either case.",
        'PKL-205': 'Solenya: pay one symbol of any kind, gain two wild symbols for this turn.',
        'PKL-206': 'Take Cover! never leads through a wall unless vents adjoin there.',
        'PKL-207': 'Nothing Personal and Gunpowder Dusting may be played for the card alone if the Jaguar is gone; the full cost is paid.',
        'PKL-208': 'Mustard Plaster may be played at 10 health; health stays 10.',
        'PKL-209': "Screw Shooter: enemy on Rick's own tile only.",
        'PKL-210': 'Razor Launchers: 1 or 2 enemies at range 0-1, also one on his tile and one next to it in the same shot.',
        'PKL-211':
          'Shoulder Laser: direction chosen first; all enemies at 1-6 in that line; walls and face-down tiles stop the beam; never the own tile.',
        'PKL-212':
          "He's in the Vents!: until the end of Rick's next turn every passage and attempt through a vent is illegal, by symbol or by card. While it holds vent moves create no duty, and Parkour cannot be played. The card itself is discarded at once.",
        'PKL-213':
          "Nothing Personal, Jaguar waiting: placing him is mandatory, the tile is the Russian player's choice; Rick's own tile is allowed if an agent stands on it. Jaguar on the board: 0 to 2 spaces; a wall can be crossed only as the first and only space.",
        'PKL-214':
          "Jaguar's Leap: each space leads to an adjacent face-up tile, walls and vents disregarded, never to a face-down tile or an empty cell. Traps on the way are triggered; if he is killed there is no shot.",
        'PKL-215': 'Quick Draw: if no enemy is in range after the first shot, the second one is lost.',
        'PKL-216':
          "Bribe: with an empty deck Rick's player may still choose to discard; nothing is discarded and the Russians gain nothing.",
        'PKL-217':
          "Take Cover!: both spaces are chosen by Rick's player; sight is judged with all figures where they stand, on the end tile only; the first space may lead through the sight of enemies.",
      },
    },
    {
      id: '14',
      title: 'Solo game',
      rules: {
        'PKL-220': 'The player plays Rick with the normal Rick rules, including the duty to spend move and card dice.',
        'PKL-221':
          'Setup as in section 2 with k = 3 face-down tiles between neighbouring start tiles (stack 15), or k = 4 for the hardest level (stack 12).',
        'PKL-222': 'The Russians use no cards and roll no dice. The Jaguar comes only by PKL-150.',
        'PKL-223':
          "On the Russians' turn each agent acts: it moves 1 space along a shortest path towards Rick unless it is already on his tile, then shoots once if Rick is at range 0-1 (1 damage).",
        'PKL-224': 'An agent moves even if Rick is already in range.',
        'PKL-225':
          'Then the Jaguar, if on the board, moves up to 2 spaces along a shortest path towards Rick unless on his tile, then shoots twice if Rick is at range 0-1 (2 damage).',
        'PKL-226':
          'The Jaguar may cross a wall between face-up tiles for both spaces of a turn. After one normal space he cannot cross a wall in that turn; he stops and does it next turn.',
        'PKL-227':
          "Agents' paths run over open edges between face-up tiles only; the length of a path is the number of its spaces. An agent without any path stays where it is.",
        'PKL-228':
          "The Jaguar's path is the one of least cost, an open edge costing 1 and a blocked edge between face-up tiles (with or without vents) costing 2.",
        'PKL-229':
          'Ties for an agent: among first steps that lie on a shortest path the order is N, E, S, W. Ties for the Jaguar: an open edge before a blocked one, then N, E, S, W.',
        'PKL-230':
          "Order: agents first, by path length to Rick at the start of the Russians' turn, nearest first, those without a path last, ties by agent number; the Jaguar last. Each figure moves and shoots before the next one acts.",
        'PKL-231': 'Figures recompute their path when they act; they do not avoid traps.',
        'PKL-232':
          "If the Jaguar's first step was an open edge and the next step of the least-cost path is a wall, he stops after one space.",
        'PKL-233':
          'If all 10 agents are on the board at the same time, the player loses at once. It is checked after the summons of a tile is complete.',
        'PKL-234': "All other end conditions are as in section 10; they are checked at the end of Rick's turn and of the Russians' turn.",
        'PKL-235': "Rick's traps work against the automated figures.",
        'PKL-236':
          'In solo agents are never relocated: a summons that finds the supply empty adds nobody, and PKL-233 has ended the game by then.',
        'PKL-237':
          "The Jaguar's second space is chosen anew from the tile he has reached, by PKL-228 and PKL-229; he may not take it through a wall (PKL-226). If he is on Rick's tile after one space he stops there. Without any path he stays.",
        'PKL-238':
          "A solo round is: Rick's turn, check of PKL-161, the Russians' turn with every figure acting once, check of PKL-161. Rick dies in the moment his health reaches 0 (PKL-162); figures that have not acted yet no longer do.",
        'PKL-239': 'The Russian deck, the Russian hand and all Russian choices do not exist in solo; right or left (PKL-026) does.',
      },
    },
    {
      id: '15',
      title: 'Table rules for online play',
      rules: {
        'PKL-240':
          'There are exactly two seats (one in solo); further people may only watch. Nobody can join a running game except to take over a seat.',
        'PKL-241': 'A player who leaves or resigns may be replaced by a bot; if the table does not want that, the other player wins.',
        'PKL-242': 'The game has no expansions and no other sets to mix in.',
        'PKL-243': 'Bots choose from the same legal options and see the same information as a person in that seat.',
      },
    },
    {
      id: '16',
      title: 'Examples',
      rules: {
        'PKL-E01':
          'Setup. k = 2, right turn: exactly the cells of PKL-027; 6 tiles face down, 18 in the stack, 4 agents on the board, 6 in the supply, 5 cards in each hand, 20 in each deck, both healths 10, Rick to move.',
        'PKL-E02':
          'Sight and rerolls. Rick on A (0,3). Agent on B7@(0,4)/0, Jaguar on G2@(0,5)/0, agent on R2@(1,4)/0 (diagonal), agent on G7@(1,3)/0 (wall W towards Rick). Jaguar and first agent see him, the others do not: allowance 2.',
        'PKL-E03':
          'One reroll only. Allowance 3, dice [M M T C]; the player keeps both moves: the other two dice may be rerolled, together and once. Rerolling two and then one of them again is illegal.',
        'PKL-E04':
          'Duty. Rick, dice [M M T C], full deck, open tiles around: he may not end the turn before both moves and the card are spent (on their basic use or on cards); the tools die may stay.',
        'PKL-E05': 'Cost. A card with cost 2 of a symbol needs two dice with that symbol (or wild); with one such die it cannot be played.',
        'PKL-E06':
          'Russian movement. Agent on R2@(1,1)/0 (wall N). North B2@(1,2)/0, west G2@(0,1)/0, south a face-down tile, east empty. Its only legal step is W.',
        'PKL-E07':
          'Flipping. Rick on (0,0), face-down tile at (0,1) is B2. He spends a move N: B2@(0,1)/0 (arrow S, wall and vent W), Rick on (0,1).',
        'PKL-E08':
          'Empty cell. Rick on B5@(0,1)/0 (walls N and W). He cannot step W. He spends a move E; the stack gives G6, laid as G6@(1,1)/1 (walls N and E). Two agents are put on (1,1), then Rick moves there and shares the tile with them.',
        'PKL-E09':
          'Vent. Rick on (0,0) spends a move N and flips B2@(0,1)/0; he spends another move for the vent W; the stack gives R3, laid as R3@(-1,1)/0 so that its vent E adjoins; Rick is on (-1,1). From now on he may pass there in both directions for 1 move each time.',
        'PKL-E10':
          'Failed vent. As E09 but the stack gives G1: it is laid as G1@(-1,1)/3 (arrow E), 2 agents are put on it, Rick stays on (0,1), the move symbol is spent.',
        'PKL-E11':
          'Shooting. Rick on R5@(0,2)/1 (walls and vents E and S). Two agents on A (0,3), one agent on (0,1), one on (1,2), one on R2@(1,3)/1. With [G G G G] the Russians can and must spend exactly 2 dice: the two agents on A. The agents at (0,1) and (1,2) are behind walls; the one at (1,3) is diagonal. With [M G G G] the last one may move W to A and shoot: 3 damage in all.',
        'PKL-E12':
          'Screw Shooter. Rick moves onto a tile with a summons and shares it with the new agents: he may pay any one symbol to hit one of them.',
        'PKL-E13': "Razor Launchers. One agent on Rick's tile, one on a neighbouring tile behind an open edge: one gun symbol kills both.",
        'PKL-E14':
          'Shoulder Laser. Rick on A (0,3) with one agent beside him. G2@(0,4)/0 with an agent, G1@(0,5)/0 with the Jaguar (10), G7@(0,6)/0 with an agent, B1@(0,7)/2 (wall and vent S) with an agent, R2@(1,3)/1 with an agent. He fires N for two guns: the agents at (0,4) and (0,6) die, the Jaguar has 7; the agents at (0,3), (0,7) and (1,3) are unharmed.',
        'PKL-E15':
          'Last resources. Rick lays the last tile of the stack, then steps onto the Rooftop with his last move: Rick wins. The same with the last card drawn.',
        'PKL-E16':
          'Parkour to the Rooftop. Rick stands next to the Rooftop; between them his tile has a wall with a vent. A normal vent move is illegal; Parkour puts him on the Rooftop: Rick wins.',
        'PKL-E17':
          'Nothing Personal. The Russians pay 2 moves for it, the Jaguar appears; with 2 more move symbols he may be moved 2 spaces this turn.',
        'PKL-E18': 'Wall. The Jaguar crosses a wall with 2 move symbols; a third move symbol cannot be spent on him this turn.',
        'PKL-E19':
          "Solo wall. The Jaguar's cheapest path is one open edge, then a wall. This turn he takes the open edge and stops; next turn he crosses the wall.",
        'PKL-E20':
          'Talk Down. Jaguar on the board with 5 health, out of sight; Rick has [C W M T]: he may spend C and W; the Jaguar is gone, no card is drawn. With 6 health it is illegal.',
        'PKL-E21':
          'Supply out. All 10 agents on the board; Rick reveals a tile with a summons of 2 in the two-player game: the Russian player may move up to 2 agents from elsewhere onto it, or none.',
        'PKL-E22':
          'First turns. Rick has revealed no tile next to a Guard Station yet; the Russians roll [M M M M] and play no card: no agent can move (face-down and empty cells around), so all dice are passed on.',
        'PKL-E23':
          'Enclosed by Parkour. Rick on R1@(0,1)/0 (wall and vent N); (0,2) is face down and is G5; R4@(-1,2)/0 (walls E and W). Parkour N: G5 has no vent and is laid as G5@(0,2)/0 (walls N and E); Rick is on it. S is blocked by R1, W by R4, and he has no vent: the Russians win at once.',
        'PKL-E24':
          "Wall and duty. No agent can move, the Jaguar's only neighbour lies behind a wall, no enemy has Rick in range, the Russian deck is empty. Dice [M W T T]: the turn cannot end before M and W are spent together on the crossing (or on cards). Dice [M T T T] and a bonus wild symbol: the turn may end, or the crossing may be made with M and the bonus symbol.",
        'PKL-E25':
          'Fresh from the supply. Agent 5 has moved by a symbol and dies on a Mousetrap; it is now the lowest number in the supply. Reinforcements! puts it and another agent on Guard Station B: agent 5 may be moved and may shoot by symbols this turn.',
        'PKL-E26':
          'Reveal in full. Two blue tiles face up, Jaguar waiting, supply 1, agents elsewhere 9. Rick moves N from (0,0); the face-down tile is B7. Order: M spent; B7@(0,1)/0; the last agent of the supply on (0,1); the Jaguar on (0,1), as it is the third blue tile; Rick on (0,1), seen by both.',
      },
    },
  ],
} as const;
