export const rules = {
  sections: [
    {
      id: '1',
      title: 'Edition and components',
      rules: {
        'UUN-001':
          'The game follows the first edition, second print (mid-2018): the second-print base deck and second-print card effects are used.',
        'UUN-002': 'The game is for 2 to 8 players; with exactly 2 players the official two-player set-up of section 19 is used.',
        'UUN-003': 'The box holds 135 cards: 114 black-backed cards, 13 Baby Unicorn cards and 8 Reference cards.',
        'UUN-004':
          'The 114 black-backed cards are: 22 Basic Unicorns, 30 Magical Unicorns, 25 Magic cards, 14 Upgrades, 8 Downgrades and 15 Instants.',
        'UUN-005': 'The 22 Basic Unicorns are 7 different pictures titled Basic Unicorn, 3 copies each, and 1 Narwhal.',
        'UUN-006': 'There are 30 different Magical Unicorns, 1 copy each.',
        'UUN-007': 'The 15 Instants are 14 Neigh and 1 Super Neigh.',
        'UUN-008':
          'The 13 Baby Unicorns are 12 differently coloured cards titled Baby Unicorn and 1 Baby Narwhal; they have their own back and never belong to the deck.',
        'UUN-009':
          'There are 5 card types: Instant, Upgrade, Downgrade, Magic and Unicorn; Unicorn has three sub-types: Baby, Basic and Magical.',
        'UUN-010': 'Reference cards are player aids without any game effect.',
        'UUN-011':
          'Two copies of the same card are two independent cards; everything they do adds up (for example two Extra Tails give two extra draws).',
      },
    },
    {
      id: '2',
      title: 'Set-up',
      rules: {
        'UUN-012': 'Each player gets 1 Reference card; unused ones go back in the box.',
        'UUN-013': 'Each player chooses 1 Baby Unicorn from the 13 and starts the game with it in their Stable.',
        'UUN-014':
          'Baby Unicorns are taken first come, first served in any order; a player who does not pick in time gets a random one (all Babies play alike, so order does not matter).',
        'UUN-015': 'The Babies nobody chose form the separate face-up Nursery pile: 13 minus the number of players.',
        'UUN-016':
          'All black-backed cards in use (base game plus any expansions the group wants) are shuffled together into one face-down deck.',
        'UUN-017': 'Each player is dealt 5 cards from the deck as their starting hand.',
        'UUN-018':
          'With the base deck the face-down deck then holds 114 minus 5 per player: 99, 94, 89, 84, 79 or 74 cards for 3, 4, 5, 6, 7 or 8 players (64 with two players, see UUN-308).',
        'UUN-019': 'The discard pile starts empty.',
        'UUN-020': 'The player wearing the most colours goes first.',
        'UUN-021': 'Online the first player is drawn at random unless the host names one, because clothing cannot be checked.',
        'UUN-022':
          'Nothing else happens before the first turn: no mulligan, and the first player takes a full turn including the Draw phase.',
        'UUN-023': 'Placing the starting Baby is not an effect, not a play, and triggers nothing.',
      },
    },
    {
      id: '3',
      title: 'Zones and hidden information',
      rules: {
        'UUN-024':
          "The zones are: deck, discard pile, Nursery, each player's hand, each player's Stable, and (while a card is being played) the play area with its pile of Instants.",
        'UUN-025': 'Deck: face down; nobody may look at it except a player who is carrying out a search; its card count is public.',
        'UUN-026':
          'Discard pile: receives black-backed cards that were sacrificed, destroyed or discarded, plus cards that an effect sends there.',
        'UUN-027': 'The discard pile is face up and every player may inspect all of it at any time; its order has no meaning.',
        'UUN-028': 'Nursery: holds every Baby Unicorn that is not in a Stable.',
        'UUN-029': 'The Nursery is face up and open to all; its order has no meaning.',
        'UUN-030': 'Hand: seen only by its player, unless an effect says otherwise.',
        'UUN-031': 'The number of cards in each hand is public at all times.',
        'UUN-032':
          'A player who has Nanny Cam in their Stable plays with an open hand: every player sees all of it for as long as Nanny Cam stays there, including cards that arrive later.',
        'UUN-033': "Stable: the place where a player's Unicorns, Upgrades and Downgrades are; fully public.",
        'UUN-034': 'A Stable has no limit on the number of cards of any type.',
        'UUN-035': 'A card being played and all Instants played in response are face up and public until they resolve or are stopped.',
        'UUN-036':
          "Cards have no owner: 'your' card is whatever is in your hand or in your Stable now; a card returned or stolen belongs fully to the place where it ends up.",
        'UUN-037':
          'Unicorns, Upgrades and Downgrades do nothing while they are in a hand; their effects work only while the card is in a Stable.',
        'UUN-038':
          'They also do nothing in the deck, discard pile or Nursery; an effect that speaks of the card itself having been sacrificed or destroyed still works although the card has just left the Stable.',
        'UUN-039':
          "In the effect of a card in a Stable 'you' is the player whose Stable it is in, no matter who played it there; in the effect of a Magic or Instant card 'you' is the player who played it.",
      },
    },
    {
      id: '4',
      title: 'Keywords',
      rules: {
        'UUN-040': 'SACRIFICE: move a card from your own Stable to the discard pile.',
        'UUN-041':
          "The player told to SACRIFICE chooses which of their own eligible cards goes, even when another player's card caused it.",
        'UUN-042': "DESTROY: move a card from a player's Stable to the discard pile.",
        'UUN-043': "DESTROY always means a card in another player's Stable, never your own: SACRIFICE is the word for your own cards.",
        'UUN-044': "STEAL: move a card from a player's Stable into your own Stable.",
        'UUN-045': "STEAL always means from another player's Stable.",
        'UUN-046': 'DISCARD: move a card from your hand to the discard pile; the player who discards chooses the card.',
        'UUN-047': 'DRAW: take the top card of the deck into your hand.',
        'UUN-048':
          'Drawing several cards is done one by one; if the deck ends during a DRAW, the player takes what there is and the rest is ignored.',
        'UUN-049': 'PULL: take a card at random from a hand (see UUN-208); Russian card texts use a different verb for it than for DRAW.',
        'UUN-050': 'RETURN (to hand): the card leaves the Stable and goes to the hand of the player whose Stable it was in.',
        'UUN-051': 'BRING (directly into a Stable): put the card there without playing it (section 13).',
        'UUN-052':
          'MOVE (between Stables): the card leaves one Stable and enters another; it is neither played, nor stolen unless the card says STEAL.',
        'UUN-053':
          'A card enters a Stable whenever it gets there in any way: played, stolen, moved, returned to that Stable or brought in.',
        'UUN-054': 'A card leaves a Stable whenever it gets out in any way: sacrificed, destroyed, stolen, moved or returned to hand.',
        'UUN-055':
          'If a replacement effect sends the card elsewhere (Nursery, hand), the SACRIFICE or DESTROY still counts as having been performed; the card has left the Stable.',
        'UUN-056':
          'If a replacement effect keeps the card in the Stable (Black Knight Unicorn), that card has not left the Stable and has not been destroyed, but for the effect that ordered it the DESTROY counts as performed.',
      },
    },
    {
      id: '5',
      title: 'Card types',
      rules: {
        'UUN-057': "Instant cards may be played by any player at any time the card's own text allows.",
        'UUN-058': 'Both base Instants say the same about timing: only in response to another player trying to play a card.',
        'UUN-059':
          'If an Instant is played against your card you may answer with an Instant of your own, even if your Action phase has already been used up.',
        'UUN-060': 'Any number of Instants may be played in one turn, by any players.',
        'UUN-061': "Upgrade cards have positive effects and may be played into any player's Stable, including your own.",
        'UUN-062': "An Upgrade affects only the Stable it is in (and that Stable's player), unless its text says otherwise.",
        'UUN-063': "Downgrade cards have negative effects and may be played into any player's Stable, including your own.",
        'UUN-064': "A Downgrade affects only the Stable it is in (and that Stable's player), unless its text says otherwise.",
        'UUN-065': 'Upgrades, Downgrades and Unicorns stay in the Stable until an effect removes them.',
        'UUN-066':
          'Magic cards have a one-time effect: when one is played and not stopped, carry out its effect at once, then put it on the discard pile.',
        'UUN-067':
          'A Magic card goes to the discard pile right after its own instructions are carried out and before any effect that those instructions triggered; so it is not in the pile while its own instructions refer to the pile, and it is there for the next link.',
        'UUN-068': "Unicorn cards may be played into any player's Stable, including your own.",
        'UUN-069': 'Baby Unicorn cards get into a Stable from the Nursery; they are never in the deck, a hand or the discard pile.',
        'UUN-070': 'Basic Unicorn cards have no effect.',
        'UUN-071': 'Magical Unicorn cards have effects, some triggered and some continuous.',
        'UUN-072': "'Magic card' never includes Magical Unicorn cards: they are Unicorn cards.",
        'UUN-073':
          "'Unicorn card' means any Baby, Basic or Magical Unicorn card, whatever animal it shows (narwhals, llama, kitten, puppy, shark and rhino included).",
        'UUN-074':
          "'A card with Narwhal in its name' means the cards tagged narwhal in the card list; the interface language does not matter.",
      },
    },
    {
      id: '6',
      title: 'The turn',
      rules: {
        'UUN-075': 'Players take turns clockwise.',
        'UUN-076': 'A turn has four phases, always in this order: Beginning of Turn, Draw, Action, End of Turn.',
        'UUN-077':
          'Before phase 1 comes the moment the turn begins: Puppicorn moves then, the chain this causes is resolved, and only then phase 1 starts.',
        'UUN-078': 'A phase ends only when no effect, link or response window is pending.',
        'UUN-079':
          'Beginning of Turn: every card in your Stable whose effect says it applies if the card is in your Stable at the beginning of your turn triggers now.',
        'UUN-080':
          'Only cards that are in your Stable when phase 1 starts (after the chain of UUN-077) trigger; a card lost in that chain does not trigger, and a card that arrives later in the turn waits for a later turn.',
        'UUN-081': 'An optional beginning-of-turn effect that is not used before the Draw phase is lost for this turn.',
        'UUN-082':
          'All beginning-of-turn effects are one single link: the player decides about all optional ones and chooses all their targets before any of them is carried out (see section 10).',
        'UUN-083':
          "Getting rid of a card with one beginning-of-turn effect does not stop that card's own beginning-of-turn effect this turn, since both have already triggered (for example Glitter Bomb and Sadistic Ritual).",
        'UUN-084': 'Beginning-of-turn effects are not plays and cannot be stopped by Instants.',
        'UUN-085': 'Draw: DRAW 1 card. This is mandatory.',
        'UUN-086':
          "'Draw an extra card' from a beginning-of-turn effect adds one card to this Draw phase; if the Draw phase is skipped the extra card is lost. All cards of the Draw phase are drawn before the game is quiet again.",
        'UUN-087':
          'Action: do one of these: play an Upgrade, play a Downgrade, play a Magic card, play a Unicorn card, or DRAW 1 more card.',
        'UUN-088': 'One of them must be done; passing is not possible, because drawing is always possible while the game lasts.',
        'UUN-089': 'An Instant is never the action of the Action phase and never uses it up.',
        'UUN-090':
          'If the card played as the action is stopped, the action is nevertheless spent: the card was played, it only had no result.',
        'UUN-091':
          'A player who used Double Dutch this turn may in the Action phase either draw 1 card, or play 1 card, or play 2 cards one after the other; each is played and resolved completely (Instants and chain included) before the second is announced, and drawing cannot be combined with playing.',
        'UUN-092':
          'End of Turn, step 1: effects that happen at the end of your turn (returning a lassoed Unicorn) trigger and their chain is resolved.',
        'UUN-093': 'End of Turn, step 2: DISCARD until your hand is within the hand limit of 7 cards (unless a card sets another limit).',
        'UUN-094': 'Exactly 7 cards may be kept: a limit of 7 allows 7.',
        'UUN-095': 'The hand limit is checked only in your own End of Turn phase; at any other time a hand may be larger.',
        'UUN-096': "The End of Turn phase is never skipped; 'skip to the End of Turn phase' jumps over the phases in between.",
        'UUN-097': 'After the End of Turn phase the next player clockwise begins their turn.',
        'UUN-098':
          "'Take another turn' means: after the End of Turn phase of the current turn the same player begins a complete new turn; two such effects in one turn give two extra turns.",
        'UUN-099':
          "'Skip to your End of Turn phase' takes effect when the whole chain in progress is resolved; the other effects of the same link are still carried out.",
      },
    },
    {
      id: '7',
      title: 'Playing a card',
      rules: {
        'UUN-100':
          'To play a card you show it to all players and name the Stable it is to enter (Unicorn, Upgrade, Downgrade); this is the announcement.',
        'UUN-101':
          "Targets of the card's effect are not announced: they are chosen after the response window, when the effect is carried out (see UUN-313 for the alternative).",
        'UUN-102':
          'A card may be announced only if it can legally enter the named Stable and none of its mandatory instructions is impossible in the sense of UUN-352 (sections 12 and 18).',
        'UUN-103':
          'Effects that forbid playing a type of card (Broken Stable, Slowdown, Ginormous Unicorn) forbid the announcement; they do not stop such cards from being brought, stolen, moved or drawn.',
        'UUN-104': 'After the announcement every other player gets the chance to respond with an Instant before the card takes effect.',
        'UUN-105':
          "When the card is not stopped it resolves: a Magic card's effect is carried out; any other card enters the named Stable.",
        'UUN-106':
          'If something the card needs became impossible during the response window (for example your last spare hand card was spent on a Neigh), the card still resolves and the impossible instruction is ignored.',
        'UUN-107': 'A stopped card goes to the discard pile, has no effect and never enters a Stable.',
        'UUN-108': 'Being stopped is not a DISCARD, SACRIFICE or DESTROY.',
      },
    },
    {
      id: '8',
      title: 'Instants: the response chain',
      rules: {
        'UUN-109':
          'Neigh and Super Neigh may be played only when another player tries to play a card: you cannot use them on a card you are playing yourself.',
        'UUN-110':
          'An Instant always answers the most recently played card that has not yet resolved: the announced card if there is no Instant yet, otherwise the latest Instant.',
        'UUN-111':
          'An Instant is itself a card being played, so every player except the one who played it may answer it with another Instant.',
        'UUN-112': 'The player whose card was answered may therefore answer the answer, and so may anybody else.',
        'UUN-113': 'Neigh stops the card it answers and sends that card to the discard pile.',
        'UUN-114':
          'Super Neigh does the same and cannot itself be stopped by any Instant, not even by another Super Neigh (there is only one); so no response window opens after it.',
        'UUN-115':
          'When nobody adds a further Instant the pile resolves from the latest to the first: a stopped Instant does nothing, so the announced card is stopped exactly if the number of Instants in the pile is odd.',
        'UUN-116':
          'All Instants of the pile go to the discard pile, whether they took effect or were stopped, as soon as the last window is closed: before the announced card takes effect, so they are already in the pile that it may use or shuffle.',
        'UUN-117':
          'A response window closes when every eligible player has passed; a pass counts for this window only, and each new Instant opens a new window for everybody except its player (none after Super Neigh, UUN-114, or after an Instant protected by Yay, UUN-124).',
        'UUN-118': 'Once a window is closed nobody may respond to that card any more.',
        'UUN-119':
          "All eligible players decide at the same time; the first Instant to reach the server is the one played, closes that window and opens the next; an Instant sent a moment later for the closed window stays in its player's hand and that player is asked again.",
        'UUN-120':
          "Nobody may learn from the window who holds Instants: every other player is asked (or an automatic pass is used) no matter what hidden cards they hold, and passes are shown only as 'waiting' or 'all passed'.",
        'UUN-121':
          'A player with Slowdown or Ginormous Unicorn in their Stable cannot play any Instant; this is public, so they need not be asked.',
        'UUN-122':
          'While Ginormous Unicorn itself is being played it is not yet in a Stable, so its player may still answer a Neigh against it.',
        'UUN-123': 'Cards played by a player who has Yay in their Stable cannot be stopped by Instants: no response window opens.',
        'UUN-124': 'This covers Instants that player plays too: they cannot be answered.',
        'UUN-125': 'Yay itself can be stopped while it is being played, since it is not yet in a Stable.',
        'UUN-126':
          'Only the playing of a card from a hand can be stopped: never a triggered or continuous effect, never a card brought, stolen, moved or returned.',
        'UUN-127': "Playing an Instant costs no action, on your own turn or another player's.",
        'UUN-128': 'An Instant is not a DISCARD and its player draws no replacement.',
        'UUN-342':
          'A player of whom everybody knows that they can play no Instant need not be asked: one with an empty hand, one whose open hand (Nanny Cam) shows none, and those of UUN-121. If nobody is left to ask, the window does not open.',
      },
    },
    {
      id: '9',
      title: 'Triggered, continuous, mandatory and optional effects',
      rules: {
        'UUN-129':
          "A triggered effect happens only when its condition occurs; it is introduced by words such as 'if', 'when' or 'each time'.",
        'UUN-130':
          'Every effect of a Unicorn, Upgrade or Downgrade that is not triggered is continuous and is active as long as the card is in a Stable, unless its text says otherwise.',
        'UUN-131':
          'A continuous effect starts the moment the card has entered the Stable and ends the moment it has left it; it needs no activation and no choice.',
        'UUN-132': "A triggered effect without 'may' is mandatory and must be carried out as far as possible.",
        'UUN-133': "A triggered effect with 'may' is optional: its player decides each time whether to use it.",
        'UUN-134': 'An optional effect must be used when it triggers; it cannot be saved for later.',
        'UUN-135':
          "'When this card enters your Stable' triggers every time the card enters any Stable, for the player of that Stable: on being played, brought, stolen, moved or returned there.",
        'UUN-136':
          'A card that has just entered is already a card of that Stable: its own effect may sacrifice, return or otherwise choose it where the text fits.',
        'UUN-137':
          "Whether a leaving card's effect triggers is judged by the Stable it left (Blinding Light there switches it off); whether an entering card's effect triggers is judged by the Stable it enters.",
      },
    },
    {
      id: '10',
      title: 'Order of resolution: the chain of effects',
      rules: {
        'UUN-138': 'When the effect of one card triggers the effect of another, each is a separate link of a chain.',
        'UUN-139': 'A link must be resolved completely before the next link begins.',
        'UUN-140': 'All links must be resolved before the game goes on (no phase change, no new play, no win).',
        'UUN-141': 'Effects that trigger at the same moment form one single link together.',
        'UUN-142': 'All targets of all effects of a link are chosen before any effect of that link is carried out.',
        'UUN-143': 'Effects triggered while a link is carried out do not join that link; together they form the next link.',
        'UUN-144': 'Within one link the same card cannot be chosen as a target by more than one effect.',
        'UUN-145':
          'Nor can one effect choose the same card twice (two cards to destroy are two different cards; the Unicorn given away by Unicorn Swap is not the one stolen back).',
        'UUN-146':
          'If there are not enough cards to be targets for all effects of the link, only as many effects are used as there are targets.',
        'UUN-147': 'Targets for mandatory effects are chosen before targets for optional effects.',
        'UUN-148':
          'An optional effect can be used only if everything it needs in Stables, those of its second instruction included, is still available after the mandatory effects and the optional effects before it have been given theirs.',
        'UUN-149':
          'Targets are players and cards in Stables. Cards to be discarded or brought from a hand are also fixed at this step, from the hand as it is then, when the effect is a beginning-of-turn effect.',
        'UUN-150':
          'What cannot be known yet is chosen when the instruction is carried out: cards to discard after drawing in the same effect, cards found by a search, cards chosen from the discard pile (which then includes cards that got there earlier in the same link).',
        'UUN-151':
          "A link is carried out in steps: the first instruction of all its effects together, then the second instruction of all, and so on; that is what 'simultaneously' means here, and it makes the order of the effects irrelevant (UUN-350 settles the rest). All choices of a step are made before anything of that step is carried out, so a card drawn in a step cannot be discarded in the same step.",
        'UUN-152':
          'If two effects of a link choose from the discard pile in the same step, their player picks one card for each, two different cards; different players pick in turn order beginning with the active player.',
        'UUN-153':
          "If several effects of a link need targets: mandatory effects first, then optional ones, and within each group the active player's first, then clockwise; a card already chosen is no longer available. A player with several effects in the same group takes them in any order, and if there are too few cards for all of them decides which go without.",
        'UUN-154':
          "When each player must DISCARD or each must SACRIFICE, all choose at the same time without seeing each other's choice; the choices are revealed together when all are made, and the cards are moved together. A SACRIFICE by each player is chosen before the other mandatory targets of the link. All other discards that several players owe in the same step are chosen in the same way, at the same time and unseen.",
        'UUN-155':
          "An effect that has triggered is not stopped by its card leaving the Stable, neither during its own link nor while it waits for the next one; its 'you' stays the player for whom it triggered. An instruction about 'this card' is ignored if the card is not where the instruction needs it.",
        'UUN-156': 'If a chosen target is gone or has become illegal when its instruction is carried out, that instruction is ignored.',
        'UUN-157':
          "Replacement effects ('would ... instead') are not links: they change the instruction at the moment it is carried out (section 14).",
        'UUN-158': "The active player is the player whose turn it is, also for chains caused by other players' cards.",
        'UUN-159':
          'Tiny Stable is checked at the end of each link: if the number of Unicorns is above 5 it triggers and belongs to the next link, together with everything else that triggered.',
        'UUN-160':
          "A chain is over, and the game is 'quiet', when the current link is resolved, nothing new has triggered and no response window is open.",
        'UUN-343':
          "Where a chain starts: a played card entering a Stable is not yet a link; all that it triggers, Tiny Stable (UUN-159) included, is the first link. The effect of a Magic card, Puppicorn's move, the Beginning of Turn effects and the return at the end of the turn are each a first link of their own.",
        'UUN-344':
          'Whether an optional effect is used is decided when its turn of UUN-153 comes, together with its targets, even if it needs none; it cannot be taken back when the choices of UUN-150 are made later.',
        'UUN-345':
          "A card that a mandatory effect names without a choice ('this card', 'that card': the returns of Seductive Unicorn, Unicorn Lasso and Unicorn Phoenix) counts as its target before any choice of the link is made. 'This card' in an optional effect (Angel Unicorn, Shark With a Horn) is a target like any other, taken when the effect is used: if a mandatory effect has already chosen the card, the optional effect cannot be used.",
        'UUN-346':
          "An effect on 'all' or 'every' card of a kind chooses nothing, so UUN-144 does not concern it. If two instructions of the same step would move the same card, the one that comes first in the order of UUN-153 is carried out and the other is ignored for that card.",
        'UUN-347':
          'A card in a hand can serve only one effect of a link at a time, just as UUN-144 says of targets: two demands for a discard need two cards. The same player, however, may be chosen by any number of effects.',
        'UUN-348':
          "Whatever the cards moved in one step depend on is judged by the state just before that step: protection, entry conditions and Queen Bee Unicorn, Blinding Light, Pandamonium, the presence of Barbed Wire, the hand of Unicorn Phoenix's player. So Barbed Wire that leaves in the same step as a Unicorn card still triggers for it.",
        'UUN-349': 'All replacement choices of a step (UUN-191) are made after its other choices and before any of its cards moves.',
        'UUN-350':
          'Inside one step the order is: first all cards that are already determined move together (sacrificed, destroyed, stolen, returned, moved, brought, discarded, taken from the discard pile); then PULLs, from what is left of the hand (a card pulled from an open hand, UUN-209, is chosen only now); then DRAWs; then deck searches; then shuffles. PULLs, DRAWs and searches of several players are done by the active player first, then clockwise.',
      },
    },
    {
      id: '11',
      title: 'Effects with several instructions',
      rules: {
        'UUN-161': 'Instructions are always carried out in the order in which the card lists them.',
        'UUN-162': "'And': both instructions must be performed.",
        'UUN-163': "If one of two instructions joined by 'and' is impossible when the effect is carried out, the other is still performed.",
        'UUN-164': "'Then': the second instruction is performed only if the first was performed successfully.",
        'UUN-165':
          'Successfully means completely: all of the stated number of cards (a replacement counts as success, see UUN-055 and UUN-056).',
        'UUN-166': "'If you do': the second instruction is performed only if the player chose to perform the first.",
        'UUN-167':
          'A player may choose the first instruction only if it can be performed completely; the second is then performed as far as possible, even if a replacement effect changed the outcome of the first.',
        'UUN-168': 'Instructions in separate sentences without such a word are independent: each is performed as far as possible.',
        'UUN-351':
          "What one instruction is: each capitalised keyword with its number of cards and the choice that belongs to it; searching, showing and taking together; each shuffle, skip to the End of Turn phase, extra turn, and permission or extra card for a later phase. 'Each player must …' is one instruction.",
      },
    },
    {
      id: '12',
      title: 'Impossible actions',
      rules: {
        'UUN-169': 'A card in your hand that demands something impossible may not be played.',
        'UUN-170':
          'This concerns Magic cards, whose instructions are mandatory, and the entry conditions of Extra Tail, Rainbow Mane and Basic Unicorns; Unicorn cards may always be played as far as their own effects are concerned, since those trigger only after entering.',
        'UUN-171':
          'If the effect of a card in your Stable, or of a card played by another player, demands something impossible of you, ignore that instruction.',
        'UUN-172': 'It is impossible to DISCARD with no cards in hand.',
        'UUN-173': 'It is impossible to SACRIFICE with no cards in your Stable.',
        'UUN-174': 'It is impossible to SACRIFICE a card that cannot be sacrificed.',
        'UUN-175': 'If an instruction you cannot refuse names more cards than you have, do it with as many as you have.',
        'UUN-176':
          'A Magic card that makes each player do something may be played only if you can do your own part; other players who cannot do theirs are skipped. The same goes for Glitter Tornado, which takes a card from each Stable.',
        'UUN-177':
          "'All', 'every' and 'whole' may be none: an order to sacrifice, discard or shuffle all cards of a kind is never impossible.",
        'UUN-178': 'A mandatory choice must be made if a legal one exists, even if it hurts the chooser.',
        'UUN-352':
          "When a card is announced, its own player's instructions must all be possible completely, with the stated number of cards; the card itself no longer counts as a hand card, and cards an earlier instruction will draw do count. Three things never make a card unplayable: a DRAW for which the deck has too few cards (it is never empty then), too few Babies in the Nursery, and what other players have to do.",
      },
    },
    {
      id: '13',
      title: 'Playing versus bringing into a Stable',
      rules: {
        'UUN-179': "'Play' means playing a card from your hand in your Action phase, or playing an Instant at the time its text allows.",
        'UUN-180': 'A card put directly into a Stable by an effect is not played.',
        'UUN-181': 'Hence a card brought directly into a Stable cannot be stopped by an Instant.',
        'UUN-182': 'Bringing uses up no action and is not prevented by effects that forbid playing.',
        'UUN-183':
          'A brought card enters the Stable, so its enter effect and Barbed Wire trigger, and entry conditions (Queen Bee Unicorn, Extra Tail, Rainbow Mane) apply.',
      },
    },
    {
      id: '14',
      title: 'Immunity and replacement',
      rules: {
        'UUN-184': 'A card can be affected directly or indirectly; some cards state that certain things cannot affect them.',
        'UUN-185': 'A direct effect picks the card individually or as part of a group.',
        'UUN-186': 'An indirect effect makes a player pick the card or do something that affects it.',
        'UUN-187': 'A card that says it cannot be affected is immune to both direct and indirect effects of the named kind.',
        'UUN-188':
          'An immune or protected card cannot be chosen for the effect it is protected from, is left out when a whole group is affected, and does not make the effect legal to play.',
        'UUN-189':
          "A card that only 'cannot be destroyed' (or 'sacrificed') is protected from exactly that: it can still be returned, stolen, moved or swapped.",
        'UUN-190': 'A replacement effect turns an instruction that would happen to a card into something else that happens instead.',
        'UUN-191': "It is mandatory unless it says 'may'; the player of the Stable the card is in decides about 'may'.",
        'UUN-192':
          'Only one replacement applies to one instruction; if several could (Black Knight Unicorn and the own one of a Flying Unicorn), the player of that Stable chooses one. The Nursery rule (UUN-198) is not one of them: it decides only where a Baby that leaves a Stable ends up.',
        'UUN-193': 'A replacement effect never applies to an instruction that it ordered itself.',
      },
    },
    {
      id: '15',
      title: 'Baby Unicorns',
      rules: {
        'UUN-194': 'If a Baby Unicorn would be sacrificed, destroyed or returned to a hand, it goes to the Nursery instead.',
        'UUN-195':
          'The same holds for any effect that would put it into the discard pile, the deck or a hand in another way (Unicorn Shrinkray).',
        'UUN-196': 'Babies can be stolen, moved and swapped between Stables like other Unicorn cards.',
        'UUN-197': 'A Baby counts as 1 Unicorn and is a Unicorn card in every respect; it is not a Basic Unicorn card.',
        'UUN-198': 'The Nursery rule is a rule of the zone, so Blinding Light and Pandamonium do not switch it off.',
        'UUN-199': 'If an effect brings Babies and the Nursery has fewer than needed, bring all there are.',
        'UUN-200': 'The player into whose Stable the Baby comes picks which one; there is no difference in play.',
        'UUN-201': 'A Baby may be sacrificed as a cost; the cost counts as paid.',
      },
    },
    {
      id: '16',
      title: 'Words for players; pull, choose, search',
      rules: {
        'UUN-202': "'Any player': any one player, yourself included.",
        'UUN-203': "'Any other player': any one player except yourself.",
        'UUN-204': "'Each player': all players, yourself included.",
        'UUN-205': "'Each other player': all players except yourself.",
        'UUN-206': "'Any number of players': as many players as you choose, yourself excluded (no base card uses it).",
        'UUN-207': 'A player may be chosen only if the instruction can be performed on them, as long as such a player exists.',
        'UUN-208': 'PULL: the card is taken at random, unseen.',
        'UUN-209':
          'If the hand is open because of Nanny Cam, the puller chooses the card instead: the open hand cancels every benefit of secrecy.',
        'UUN-210': 'A pulled card is seen only by the two players concerned.',
        'UUN-211': 'CHOOSE: you look at all options and take the one you want.',
        'UUN-212': 'Some effects let you search the deck or the discard pile for a card of a stated kind.',
        'UUN-213': 'The found card must be shown to all players before it goes to your hand.',
        'UUN-214': 'You may take any card of the stated kind, not only the first one.',
        'UUN-215': 'You may also take nothing; the deck is shuffled all the same.',
        'UUN-216': 'Only the searching player sees the deck during the search.',
        'UUN-217':
          "'Shuffle X into the deck' puts the cards into the deck and randomises all of it; an empty discard pile makes it a plain shuffle.",
      },
    },
    {
      id: '17',
      title: 'Winning, running out of cards, ties',
      rules: {
        'UUN-218': 'With 2 to 5 players 7 Unicorns win, with 6 to 8 players 6 Unicorns win.',
        'UUN-219': 'The first player to have the required number of Unicorns in their Stable wins.',
        'UUN-220': 'Each Unicorn card counts as 1 Unicorn unless stated otherwise (Ginormous Unicorn 2; under Pandamonium 0).',
        'UUN-221': 'Having more than the required number also wins.',
        'UUN-222': 'If the number is reached while a chain is being resolved, nobody is declared winner until all links are resolved.',
        'UUN-223':
          'The check is made every time the game becomes quiet (UUN-160), in any phase and between turns; a player who no longer has the number then has not won.',
        'UUN-224': "Any player can win at such a check, also on another player's turn.",
        'UUN-225':
          'A pending end-of-turn return is not a link of the current chain: a Unicorn stolen with Unicorn Lasso counts at once and can win the game at the start of the turn.',
        'UUN-226':
          'If two or more players have the required number at the same check, the one with more Unicorns wins; if equal, the letter count of UUN-231 decides; if still equal nobody wins.',
        'UUN-227': 'If the deck runs out before anybody has the required number, the game ends and the player with the most Unicorns wins.',
        'UUN-228':
          'The game ends at the first quiet moment at which the deck is empty, even in the middle of a turn: cards being played or resolved are finished first, and if the chain shuffled cards back into the deck the game goes on.',
        'UUN-229': 'At that moment the normal win check comes first, the most-Unicorns comparison second.',
        'UUN-230': 'The discard pile is not reshuffled when the deck runs out (see UUN-312 for the option).',
        'UUN-231':
          'If players tie for the most Unicorns, each tied player counts the letters in the names of all Unicorn cards in their Stable; the most letters win.',
        'UUN-232':
          'The letters are counted in the English card names (as in the card list), for all players alike and whatever the interface language: a Russian and an English screen must agree on the winner.',
        'UUN-233':
          'Only the letters A to Z count; spaces, hyphens, apostrophes and other signs do not. Baby Unicorn and Baby Narwhal have 11 each, Basic Unicorn 12, Narwhal 7.',
        'UUN-234':
          "Only Unicorn cards count, each card once (Ginormous Unicorn's name is counted once although it is 2 Unicorns); cards that are Pandas count for nothing.",
        'UUN-235': 'If players tie both in Unicorns and in letters, there is no winner: everybody has lost.',
        'UUN-236': 'Only the players tied for the most Unicorns take part in the letter count; the others have lost already.',
      },
    },
    {
      id: '18',
      title: 'Rulings for single cards',
      rules: {
        'UUN-237':
          'Angel Unicorn: the card chosen may not be the Angel Unicorn just sacrificed, but may be any other Unicorn card in the discard pile, also one that got there in the same link.',
        'UUN-238': 'Angel Unicorn may be sacrificed even if the discard pile offers nothing; then nothing is brought.',
        'UUN-239': 'Zombie Unicorn, Summoning Ritual: the Unicorn card(s) just discarded may be chosen and brought.',
        'UUN-240': 'Zombie Unicorn: the jump to the End of Turn phase happens only if a card was actually brought.',
        'UUN-241':
          'Rhinocorn: once the DESTROY is chosen, the jump to the End of Turn phase follows even if the target escaped by a replacement effect.',
        'UUN-242': 'Extremely Fertile Unicorn may discard although the Nursery is empty; then nothing is brought.',
        'UUN-243': 'Shark With a Horn: if nobody else has a Unicorn card that can be destroyed, the effect cannot be used (UUN-148).',
        'UUN-244': "Stabby the Unicorn: the player in whose Stable it was decides and chooses, whoever's turn it is.",
        'UUN-245':
          'Flying Unicorns (Annoying, Greedy, Magical, Majestic, Swift): sacrificed or destroyed, they go to the hand of the player whose Stable they were in; this replaces only SACRIFICE and DESTROY, not other ways of leaving.',
        'UUN-246':
          'A Flying Unicorn that went to the hand this way is already there when Barbed Wire asks for a discard, and may be that discard.',
        'UUN-247':
          'Unicorn Phoenix: whether its player has at least 1 card in hand is judged just before the step in which it is sacrificed or destroyed (UUN-348); the return from the discard pile happens in the next link, is mandatory, and goes to the Stable it left.',
        'UUN-248':
          'Unicorn Phoenix: on every entering, also on the return, its player must DISCARD a card; with an empty hand this is ignored and it stays.',
        'UUN-249': 'If the card is no longer in the discard pile when its return is carried out (shuffled away), it does not return.',
        'UUN-250':
          'Black Knight Unicorn protects any other Unicorn card of its Stable, Babies included, from one DESTROY; it cannot replace its own destruction and not a SACRIFICE.',
        'UUN-251':
          "If several Unicorn cards of the Stable would be destroyed at once, Black Knight Unicorn can save one of them, the choice being its player's; it cannot do so if it is itself being sacrificed, destroyed, stolen, moved or returned in the same step.",
        'UUN-252':
          "Black Knight Unicorn's player decides after the target is known, when the step with the DESTROY is carried out (UUN-349); its own SACRIFICE then happens in that step and triggers what a sacrifice triggers.",
        'UUN-253':
          'Magical Kittencorn cannot be destroyed, sacrificed, returned, moved, stolen or counted by the effect of any Magic card, neither by choice of the player who played it nor by choice of another player; non-Magic effects work on it normally.',
        'UUN-254':
          'Puppicorn moves whenever a turn begins, to the Stable of the player whose turn it is; if it is already there nothing happens.',
        'UUN-255': "If Puppicorn's arrival gives the player the required number, that player wins at the quiet moment before phase 1.",
        'UUN-256':
          'Puppicorn cannot be chosen for a SACRIFICE or DESTROY; it can be stolen, swapped, returned to hand, and removed by Unicorn Shrinkray.',
        'UUN-257':
          "Queen Bee Unicorn: Basic Unicorn cards cannot enter any other player's Stable in any way; a play, steal, move, return or bring that would do so is illegal or, if already under way, leaves the card where it is.",
        'UUN-258':
          'Queen Bee Unicorn looks at the card type only: Babies and Magical Unicorns are never stopped, whatever other effects say about them.',
        'UUN-259':
          'Ginormous Unicorn counts as 2 Unicorns for winning, for the comparison when the deck runs out, and for Tiny Stable; it is 1 card for every other purpose.',
        'UUN-260':
          'Seductive Unicorn: the steal is mandatory if possible. The stolen card is tied to this stay of Seductive Unicorn in this Stable; the tie ends with the stay, also if the return does not happen (Blinding Light, Unicorn Shrinkray, Queen Bee Unicorn, Pandamonium).',
        'UUN-261':
          'When Seductive Unicorn leaves that Stable, the stolen card goes back to the Stable it was stolen from, out of whatever Stable it is in now; if it is in no Stable, or already there, nothing happens.',
        'UUN-262': 'The tie is gone for good once the stolen card has left all Stables, even if it comes back later.',
        'UUN-263':
          "If Seductive Unicorn is stolen, its old player's return effect and its new player's steal belong to the same link; the card that is going back cannot be the card stolen.",
        'UUN-264':
          "Unicorn Lasso: at the end of the turn the stolen card goes back to the Stable it came from if Unicorn Lasso is still in your Stable and the card is still in some Stable, yours or another's; otherwise nothing happens. 'Still' means without a break since the steal, and a card that is already back stays where it is.",
        'UUN-265': 'A card stolen with Unicorn Lasso cannot be used for another effect of the same beginning-of-turn link.',
        'UUN-266':
          'A card going back to a Stable (Unicorn Lasso, Seductive Unicorn) leaves one Stable and enters the other, with all triggers.',
        'UUN-267':
          "Pandamonium: effects that name Unicorn cards cannot choose or change the Unicorn cards of that Stable (no destroy, steal, sacrifice, return or move of 'a Unicorn card'); effects that name just 'a card' can.",
        'UUN-268':
          'Pandamonium does not switch off the effects of those cards and does not change their type (a Basic Unicorn card remains one for Extra Tail, Rainbow Mane and Queen Bee Unicorn).',
        'UUN-269': 'Protection that speaks of Unicorn cards (Rainbow Aura, Black Knight Unicorn) does not protect Pandas either.',
        'UUN-270':
          'A player with Pandamonium in their Stable has 0 Unicorns and cannot win by number; once it is gone all their Unicorn cards count again at the next check.',
        'UUN-271':
          'A Unicorn card stolen into a Stable with Pandamonium is a Panda there, so the return ordered by Unicorn Lasso or Seductive Unicorn does not affect it and it stays.',
        'UUN-272':
          'Barbed Wire still triggers for Pandas entering or leaving, because it acts on the player and the cards are still Unicorn cards.',
        'UUN-273':
          'Blinding Light switches off all triggered effects of the Unicorn cards of that Stable, including enter effects of cards entering it, leave and sacrificed-or-destroyed effects and replacement effects; continuous effects stay.',
        'UUN-274':
          "Continuous are: Ginormous Unicorn (both parts), Magical Kittencorn, Queen Bee Unicorn and Puppicorn's protection. Puppicorn's movement is triggered and is switched off.",
        'UUN-275':
          "With both Blinding Light and Pandamonium the Pandas' effects work again, except enter effects of cards entering, because a card becomes a Panda only once it is inside.",
        'UUN-276':
          'Barbed Wire triggers once for every single Unicorn card that enters or leaves, Babies included; if the hand has fewer cards than triggers, all cards are discarded and the rest is ignored.',
        'UUN-277': 'A card moving out of a Stable with Barbed Wire and another moving in are two triggers.',
        'UUN-278':
          'Tiny Stable: its player sacrifices one Unicorn card of their choice per trigger, repeated until at most 5 Unicorns are left or no Unicorn card can be sacrificed.',
        'UUN-279': 'Tiny Stable also triggers when it arrives in a Stable that already has more than 5 Unicorns.',
        'UUN-280':
          'Extra Tail, Rainbow Mane: the Basic Unicorn card is needed only at the moment of entering; they stay if it leaves later.',
        'UUN-281':
          'The entry condition also applies to STEAL and to Re-Target: a move to a Stable without a Basic Unicorn card is not a legal choice.',
        'UUN-282':
          'Broken Stable forbids playing Upgrades into any Stable; the Upgrades already there keep working and Upgrades may still be stolen or moved in.',
        'UUN-283':
          'Double Dutch: the second card may be played although the first was stopped; losing Double Dutch after its use this turn does not take the second play away.',
        'UUN-284':
          'Change of Luck may be played only if, after drawing, at least 3 cards can be discarded: other cards in hand plus the cards that can be drawn (at most 2) must be at least 3.',
        'UUN-285': 'Change of Luck gives the extra turn only if 2 cards were drawn and 3 discarded.',
        'UUN-286':
          'Mystical Vortex, Reset Button: the card itself is not yet in the discard pile when the pile is shuffled away; afterwards it lies there alone.',
        'UUN-287': 'Shake Up goes into the deck itself instead of to the discard pile.',
        'UUN-288':
          'Glitter Tornado: the player who plays it chooses the card in every Stable, their own included; it may be played only if their own Stable has a card it can return. All chosen cards go back together.',
        'UUN-289':
          'Back Kick: the player of the Stable discards a card of their own choice, which may be the card just returned; with an empty hand (a Baby went to the Nursery) this is ignored.',
        'UUN-290':
          'Unicorn Swap: choose a player such that you can move one of your Unicorn cards there and then steal a different Unicorn card from there; whether the steal is possible is judged as things will be after the move (if Queen Bee Unicorn is the card given away, no Basic Unicorn can be stolen). If there is no such player the card may not be played.',
        'UUN-291':
          'Two-For-One: needs 1 card you can sacrifice and 2 cards of other players that can be destroyed (same or different players, any types).',
        'UUN-292':
          "Re-Target: needs an Upgrade or Downgrade with at least one other Stable it may enter; source and destination may each be anyone's, yours included, but must differ.",
        'UUN-293':
          "Targeted Destruction, Chainsaw Unicorn: any Upgrade or Downgrade in any Stable may be chosen; in your own Stable it is a SACRIFICE, in another's a DESTROY.",
        'UUN-294':
          'Unicorn Shrinkray: all Unicorn cards of the chosen Stable that Magic can affect leave it (Babies to the Nursery, all others, Puppicorn included, to the discard pile); none of their own effects trigger; then the same number of Babies enters.',
        'UUN-295':
          'Unicorn Shrinkray does trigger Barbed Wire for every card leaving and every Baby entering, since that is not an effect of the removed cards.',
        'UUN-296':
          'Unicorn Shrinkray: the chosen player must have at least one Unicorn card it can affect (Pandas and Magical Kittencorn do not count); you may choose yourself; an empty Nursery does not forbid it (UUN-352).',
        'UUN-297': 'Blatant Thievery: only you see the hand; the card taken is known to the two of you only.',
        'UUN-298': 'Unfair Bargain may be played with an empty rest of the hand and against an empty hand.',
        'UUN-299': 'Americorn: any player with at least 1 card in hand may be chosen; choosing yourself changes nothing.',
        'UUN-300': 'Alluring Narwhal may steal an Upgrade although you cannot play Upgrades.',
        'UUN-301': 'Narwhal Torpedo: only Downgrades in the Stable it entered; none is fine.',
        'UUN-302': 'Extremely Destructive Unicorn may itself be the Unicorn card its player sacrifices.',
        'UUN-303': 'Sadistic Ritual: no sacrifice possible, no draw.',
        'UUN-304': 'Llamacorn: all discards are made first and are part of the pile that is shuffled into the deck.',
        'UUN-353':
          'If Seductive Unicorn leaves in the very link in which its steal is carried out (for example sacrificed to Tiny Stable), the steal is still carried out and the return follows in the next link.',
        'UUN-354':
          'Unicorn Shrinkray first removes the cards, then brings the Babies, so Babies that were in the Stable are back in the Nursery and may come again.',
        'UUN-355':
          'Blatant Thievery, Americorn: if during the response window or the link the last hand with cards has become empty, nothing is taken.',
        'UUN-356':
          'Back Kick, Mermaid Unicorn, Glitter Tornado can return any card type; a returned Upgrade, Downgrade or Unicorn can be played again later like any hand card.',
      },
    },
    {
      id: '19',
      title: 'Two-player set-up (official variant)',
      rules: {
        'UUN-305':
          'With two players remove before shuffling: all Basic Unicorns including Narwhal (22), Extra Tail (3), Rainbow Mane (3), Glitter Bomb (2), Yay (2), and Extremely Fertile Unicorn, Nanny Cam, Queen Bee Unicorn, Rainbow Unicorn, Sadistic Ritual and Slowdown (1 each), together 38 cards.',
        'UUN-306': 'Expansion cards that refer to Basic Unicorns are removed too.',
        'UUN-307':
          'Take 2 Neigh cards out of the deck and give 1 to each player; each starts with 6 cards: the 5 dealt ones plus this Neigh.',
        'UUN-308': 'The deck used has 76 cards; after the two Neighs and 10 dealt cards 64 remain.',
        'UUN-309': 'Everything else is played as with three players; 7 Unicorns win.',
        'UUN-310': "'The next player' and 'any other player' are then always the one opponent.",
      },
    },
    {
      id: '20',
      title: 'Other variants and table rules',
      rules: {
        'UUN-311': 'Black-backed cards of expansions may be shuffled into the deck; here only the base deck is offered.',
        'UUN-312':
          'Room option, off by default: whenever a DRAW finds the deck empty, and at every quiet moment with an empty deck, the discard pile is shuffled into a new deck and the game goes on; the game then ends by UUN-227 only at a quiet moment at which both are empty. After 15 rounds in a row without a card played the table is told; after 25 the match ends as if the deck had run out, since people who only draw would go on for ever.',
        'UUN-313':
          'Room option, off by default: the targets of a Magic card (players and cards in Stables, the destination included) are announced together with the card, before the response window, and cannot be changed afterwards; hand cards, cards of the discard pile and cards of a looked-at hand are still chosen later.',
        'UUN-314': 'There is no solo rule; one person plays against bots under the normal rules.',
        'UUN-315':
          'Nobody can join a running game as an additional player; a seat held by a bot may be taken over, with hand, Stable and pending choices as they are.',
        'UUN-316':
          'A player who leaves is replaced by a bot in the same seat (default), so that the number of players and the number of Unicorns needed do not change.',
        'UUN-317':
          'If the room removes the seat instead, this happens at the next quiet moment (until then UUN-319 answers for the seat): the hand and all cards of the Stable except Babies go to the discard pile without triggering anything, Babies go to the Nursery, ties to that Stable are dropped, a running turn of the seat ends at once, and the number needed to win stays as it was at the start.',
        'UUN-318': 'If only one seat is left that player wins.',
        'UUN-319':
          'A choice not made in time is made by default: optional effects are declined, a response window is passed, a mandatory choice is made at random among the legal ones, the action is to draw.',
      },
    },
    {
      id: '21',
      title: 'Where choices are made',
      rules: {
        'UUN-320': 'Set-up: each player must choose exactly 1 Baby of those left, openly and at the same time as the others.',
        'UUN-321':
          'Beginning of Turn: the active player chooses openly and in one step which optional effects to use, from none to all, with all their targets and hand cards; each effect is optional by itself, but mandatory ones must be filled first.',
        'UUN-322':
          'Action phase: the active player must choose openly exactly 1 action: to draw, or a playable hand card with its Stable (with Double Dutch, after a played card, also a second playable card or to stop).',
        'UUN-323':
          'Response window: every player except the one whose card is answered may play 1 Instant from hand or pass; all decide at the same time, passes stay hidden.',
        'UUN-324': 'Resolving a Magic card: its player must choose openly the targets the card names, in the exact number.',
        'UUN-325':
          "Enter effects: the Stable's player chooses openly whether to use the effect, if it says 'may', and its targets, in the exact number.",
        'UUN-326':
          'DISCARD: the discarding player chooses from their own hand the exact number of cards, or as many as possible; mandatory once ordered; secret until revealed, and simultaneous if several players owe a discard in the same step.',
        'UUN-327':
          'SACRIFICE: the sacrificing player chooses the exact number of eligible cards of their own Stable; mandatory once ordered; open, but simultaneous and hidden until all have chosen if each player must sacrifice.',
        'UUN-328': 'DESTROY: the player of the effect chooses openly the exact number of eligible cards of other players.',
        'UUN-329':
          'STEAL: the player of the effect chooses openly exactly 1 eligible card of another player that may enter their own Stable.',
        'UUN-330':
          "RETURN (Back Kick, Mermaid Unicorn, Glitter Tornado): the player of the effect chooses openly a player and a card in that player's Stable, 1 per Stable named.",
        'UUN-331': 'Re-Target: its player must choose openly exactly one Upgrade or Downgrade, then exactly one different Stable.',
        'UUN-332':
          'Unicorn Swap: its player must choose openly one Unicorn card of their own, one player and one Unicorn card of that player.',
        'UUN-333':
          "From the discard pile (Flying Unicorns, Angel Unicorn, Zombie Unicorn, Summoning Ritual): the player of the effect chooses openly a card of the stated kind, 0 or 1 if the effect says 'may', otherwise exactly 1.",
        'UUN-334':
          'Deck search: the player of the effect chooses 0 or 1 card of the stated kind; only this player sees the deck, the card taken is shown to all.',
        'UUN-335':
          'Blatant Thievery: its player must choose exactly one player with cards in hand, then exactly one card of that hand; only the two of them see it.',
        'UUN-336': 'PULL: the player of the effect names the player; the card is random (chosen if the hand is open).',
        'UUN-337':
          'Black Knight Unicorn: at the moment of destruction its player chooses openly whether to save the card, and which one if there are several; 0 or 1.',
        'UUN-338': 'Stabby the Unicorn: the player it was with chooses openly whether to destroy a card, and which; 0 or 1.',
        'UUN-339': 'Tiny Stable: its player must choose openly exactly 1 Unicorn card to sacrifice per trigger.',
        'UUN-340':
          'Hand limit: the active player must choose exactly as many cards as are above 7; chosen secretly, then open in the discard pile.',
        'UUN-341': "Several replacement effects for one card: the Stable's player chooses openly exactly 1 of them.",
      },
    },
    {
      id: '22',
      title: 'Examples',
      rules: {
        'UUN-E01':
          "Mandatory trigger. Start: at the beginning of A's turn a card in A's Stable says, without 'may', that A must DISCARD 1 card; A has 3 cards in hand. Moves: the turn begins. Expected: A must discard 1 card of their choice before the Draw phase; with an empty hand the demand is ignored. (Rests on: UUN-132, UUN-171.)",
        'UUN-E02':
          "Optional trigger. Start: a card in A's Stable says that A may STEAL 1 Unicorn card at the beginning of the turn. Moves: A declines and draws. Expected: nothing is stolen, and A cannot use the effect later in this turn. (Rests on: UUN-133, UUN-081.)",
        'UUN-E03':
          "Impossible discard. Start: Llamacorn enters A's Stable; B has no cards in hand. Expected: B is skipped, all others discard 1. (Rests on: UUN-172, UUN-171.)",
        'UUN-E04':
          'Impossible sacrifice, empty Stable. Start: A plays Extremely Destructive Unicorn; B has no cards in the Stable. Expected: B is skipped, all others sacrifice a Unicorn card. (Rests on: UUN-173, UUN-171.)',
        'UUN-E05':
          "Impossible sacrifice, protected card. Start: as before, B's only Unicorn card is Puppicorn (Blinding Light in B's Stable kept it there). Expected: B is skipped; Puppicorn stays. (Rests on: UUN-174, UUN-256, UUN-274.)",
        'UUN-E06':
          "Search. Start: Shabby the Narwhal enters A's Stable; the deck contains Slowdown and Tiny Stable. Moves: A uses the effect, takes Tiny Stable. Expected: Tiny Stable is shown to everybody and goes to A's hand, Slowdown stays in the deck, the deck is shuffled; nobody else saw the rest of the deck. (Rests on: UUN-213, UUN-214, UUN-216.)",
        'UUN-E07':
          "Chain. Start: A plays Shark With a Horn; B has Stabby the Unicorn, C has Greedy Flying Unicorn. Moves: nobody responds; link 1: A sacrifices Shark With a Horn and destroys Stabby the Unicorn; link 2: B uses Stabby and destroys C's Greedy Flying Unicorn. Expected: Shark and Stabby are in the discard pile, Greedy Flying Unicorn is in C's hand, then the win check is made. (Rests on: UUN-138, UUN-139, UUN-244, UUN-245, UUN-222.)",
        'UUN-E08':
          "Simultaneous link. Start: at the beginning of A's turn A has Glitter Bomb and Sadistic Ritual and 2 Babies; B has 1 Basic Unicorn. Moves: A first names a Baby for Sadistic Ritual (mandatory), then uses Glitter Bomb: sacrifice Sadistic Ritual, destroy B's Basic Unicorn. Expected: one link: the Baby goes to the Nursery, Sadistic Ritual and the Basic Unicorn to the discard pile, A draws 1 for Sadistic Ritual although it is gone; then the Draw phase. (Rests on: UUN-082, UUN-147, UUN-083, UUN-144.)",
        'UUN-E09':
          "Response chain. Start: A plays Rhinocorn into A's Stable; B plays Neigh; A answers with Neigh; C answers A's Neigh with Super Neigh. Expected: three Instants, odd, so Rhinocorn is stopped; all four cards go to the discard pile; A's action is spent. (Rests on: UUN-115, UUN-114, UUN-090.)",
        'UUN-E10':
          'Bringing. Start: A has Rainbow Mane since the previous turn and a Basic Unicorn in hand; B holds Neigh. Moves: at the beginning of the turn A brings the Basic Unicorn in. Expected: no response window; B cannot stop it; A still has the full action. (Rests on: UUN-181, UUN-182.)',
        'UUN-E11':
          'Win after the chain. Start: 4 players; A has 6 Unicorns; A plays Extremely Destructive Unicorn as the 7th. Expected: the chain makes A sacrifice a Unicorn card, A has 6 at the check and has not won. (Rests on: UUN-222, UUN-223.)',
        'UUN-E12':
          'Deck out, letters. Start: 3 players, deck empty at a quiet moment; A: Baby Unicorn, Rhinocorn, Narwhal (3 Unicorns, 11+9+7 = 27 letters); B: Baby Unicorn, Basic Unicorn, Basic Unicorn (3 Unicorns, 35 letters); C: 2 Unicorns. Expected: B wins. (Rests on: UUN-227, UUN-231, UUN-233, UUN-236.)',
        'UUN-E13':
          "A common choice and one more. Start: A's Stable: Tiny Stable, 5 Basic Unicorns; B, C and D have 1 Baby each; A plays Extremely Destructive Unicorn into A's Stable. Expected: one link with both effects: first all four choose a Unicorn card to sacrifice, unseen, then A chooses a second, different one for Tiny Stable; A is left with 4 Unicorns and Tiny Stable does not trigger again. (Rests on: UUN-343, UUN-154, UUN-144, UUN-159.)",
        'UUN-E14':
          "'This card' already taken. Start: A's Stable: Tiny Stable, 5 Basic Unicorns; A plays Shark With a Horn as the 6th. Expected: Tiny Stable is mandatory and chooses first; if A names Shark With a Horn for it, its optional effect cannot be used; if A names a Basic Unicorn, A may also sacrifice the Shark and destroy a Unicorn card, all in one link. (Rests on: UUN-147, UUN-345.)",
        'UUN-E15':
          "Discard before pull. Start: A's Stable: Americorn; B's Stable: Unicorn Phoenix; A's hand: Unicorn Swap, Neigh, Yay. Moves: A plays Unicorn Swap, Americorn to B, steals Unicorn Phoenix; in the next link B chooses A for the pull and A chooses Yay for the discard. Expected: Yay goes to the discard pile, then B pulls Neigh, the only card left. With just one card besides Unicorn Swap A would discard it and B would get nothing. (Rests on: UUN-350, UUN-248, UUN-355.)",
        'UUN-E16':
          "Leaving together. Start: B's Stable: Barbed Wire, Narwhal; B has 2 cards in hand; A plays Two-For-One: sacrifices a Baby, destroys Barbed Wire and Narwhal. Expected: Barbed Wire saw Narwhal leave: in the next link B discards 1 card. (Rests on: UUN-348, UUN-276.)",
        'UUN-E17':
          "The last card at the same moment. Start: A's Stable: Glitter Bomb, Unicorn Phoenix, Extremely Fertile Unicorn; A's hand: Neigh; B's Stable: Yay. Moves: at the beginning of the turn A uses both effects: discards Neigh, sacrifices Unicorn Phoenix, destroys Yay. Expected: step 1: Neigh and Unicorn Phoenix go to the discard pile; step 2: a Baby enters and Yay is destroyed; next link: Unicorn Phoenix returns, since A held a card just before step 1; last link: its discard is ignored. (Rests on: UUN-151, UUN-247, UUN-348, UUN-248.)",
        'UUN-E18':
          "Stolen and given back. Start: A's Stable: Tiny Stable, 5 Basic Unicorns; B's Stable: Narwhal; A plays Seductive Unicorn into A's Stable. Moves: A steals Narwhal and names Seductive Unicorn for Tiny Stable. Expected: after link 1 A has 6 Unicorns, so Tiny Stable triggers again; link 2: Narwhal goes back to B and A sacrifices a Basic Unicorn (Narwhal cannot be named); A is left with 4. (Rests on: UUN-353, UUN-345, UUN-159.)",
        'UUN-E19':
          "All and one. Start: A's Stable: Narwhal Torpedo; B's Stable: Chainsaw Unicorn, Slowdown; A plays Unicorn Swap: Narwhal Torpedo to B, steals Chainsaw Unicorn. Moves: in the next link A uses Chainsaw Unicorn on Slowdown. Expected: allowed, since Narwhal Torpedo chooses nothing; B's SACRIFICE is mandatory and comes first, Chainsaw Unicorn's DESTROY is ignored; Slowdown is in the discard pile once. (Rests on: UUN-346, UUN-301.)",
        'UUN-E20':
          "One saviour, two ways out. Start: B's Stable: Black Knight Unicorn, Greedy Flying Unicorn; A plays Unicorn Poison on Greedy Flying Unicorn. Expected: B chooses one replacement: Black Knight Unicorn is sacrificed and Greedy Flying Unicorn stays, or Greedy Flying Unicorn goes to B's hand and Black Knight Unicorn stays. (Rests on: UUN-192, UUN-250, UUN-349.)",
      },
    },
  ],
} as const;
