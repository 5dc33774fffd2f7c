export const rules = {
  words: [
    { term: 'Active player', text: 'The player whose turn it is.' },
    { term: 'VP', text: 'Victory points: 15 at the end of a turn bring the game to its end.' },
    { term: 'Minion', text: 'A card with power that stands on a base.' },
    { term: 'Action', text: 'A card without power: works once and is discarded, or is attached to a base or a minion.' },
    { term: 'Base', text: 'What everybody fights for: breakpoint, three VP values, an ability.' },
    { term: 'Breakpoint', text: 'Total power at which a base scores.' },
    { term: 'Scoring', text: 'A base is full: places, VP, clearing, a new base.' },
    { term: 'Ongoing', text: 'Works as long as its card is in play.' },
    { term: 'Talent', text: 'May be used once in each of your turns.' },
    { term: 'Special', text: 'Works at the moment its text names, often from the hand.' },
    { term: 'Extra play', text: 'One more card of the stated kind this turn, on top of the regular ones.' },
    { term: 'Bank of plays', text: 'The regular and extra plays that are still left this turn.' },
    { term: 'Printed power', text: 'The number on the card.' },
    { term: 'Starting power or breakpoint', text: 'The value before additions and subtractions; some cards set it.' },
    { term: 'Owner', text: 'The player who had the card at the start.' },
  ],
  sections: [
    {
      id: '1',
      title: 'Aim, players, components',
      rules: {
        'SMU-001': '2 to 4 players play, each for themselves.',
        'SMU-002': 'The aim is to be ahead in VP once somebody has 15 or more at the end of a turn (SMU-210).',
        'SMU-003': 'The box holds 80 faction cards (4 factions of 20), 8 base cards, one sheet of VP tokens and the rulebook.',
        'SMU-004': "VP tokens may also be used as power counters. The supply of both is unlimited: the sheet's size is no rule.",
        'SMU-005': "The box's factions are Grannies, Teddy Bears, Explorers and Rock Stars.",
        'SMU-006': 'Four factions give 6 different pairs; a pair is unordered and its two factions differ.',
        'SMU-007': 'The box is an add-on, yet it is enough for a 2-player game alone: 2 players × 2 factions.',
        'SMU-008':
          'The rules speak of things that other sets bring (monsters, treasures, madness cards, titans). Without those sets the sentences about them have no effect.',
        'SMU-009':
          'The core set with 8 factions (Aliens, Dinosaurs, Ninjas, Pirates, Robots, Tricksters, Wizards, Zombies; 160 cards) and 16 bases may be added. 12 factions then give 66 pairs, and 2–4 players can play with one copy of each card.',
        'SMU-010': 'A minion card shows: power, name, type, ability, faction symbol.',
        'SMU-011': 'An action card shows: name, type, ability, faction symbol. It has no power.',
        'SMU-012': 'A base card shows: breakpoint, name, three VP values (first, second, third place, left to right), ability.',
        'SMU-013':
          'Each faction card belongs to exactly one faction. A base belongs to a set only; a link between a base and a faction has no effect in play.',
        'SMU-014': 'A card without ability text (King Rex, Jungle Oasis) simply has no ability.',
      },
    },
    {
      id: '2',
      title: 'Factions and decks',
      rules: {
        'SMU-020': 'Each player combines 2 different factions of 20 cards into one deck of 40 and shuffles it.',
        'SMU-021': 'One deck never holds the same faction twice, however many copies of the box exist.',
        'SMU-022': 'With one copy of a set, each of its factions belongs to at most one player.',
        'SMU-023':
          'With two copies of the box, two different players may use the same faction (also with the same second faction). With n copies at most n players share a faction.',
        'SMU-024': 'With two copies one set of bases is enough: each base card exists once in the base deck.',
        'SMU-025': 'The player in whose deck a card starts is its owner for the whole game.',
        'SMU-026':
          'Draft: lay out at least 2 factions per player; choose a first player at random; starting there and going clockwise each player takes one faction; then, in reverse order starting with the last player, each takes a second one. The last player therefore picks twice in a row.',
        'SMU-027': "A pick must be a faction copy still on the table and different from the picker's own first faction.",
        'SMU-028':
          'The draft must never get stuck: there must be at least 2 faction copies per player; a pick is refused if the copies left after it could not be shared out among all picks still to come so that nobody gets the same faction twice.',
        'SMU-029':
          'Instead of the draft a table may agree on free choice or on a random deal. By default factions are drafted from all those of the enabled sets. Free: in turn order each player takes both factions at once. Random: the program deals them in turn order. SMU-027 and SMU-028 hold for both.',
        'SMU-030': 'All faction picks are public.',
        'SMU-044':
          'Table options: sets = box, core or both (default both); copies of the box = 1 or 2 (default 1; without effect for the core set alone); factions = draft, free or random (default draft). All faction copies of the enabled sets are on the table. The box alone with 3 or 4 players always uses 2 copies, since one copy has 4 factions where 6 or 8 are needed.',
      },
    },
    {
      id: '3',
      title: 'Base deck',
      rules: {
        'SMU-031':
          'After factions are chosen, the base deck is made of all bases of every set from which at least one faction was taken, and of no other set.',
        'SMU-032': 'Box only: 8 bases. Core only: 16. Factions from both: 24.',
        'SMU-033':
          'Shuffle the base deck, draw one base per player plus one and lay them face up in the middle: 3, 4 or 5 bases for 2, 3 or 4 players.',
        'SMU-034': 'The rest of the base deck lies face down; beside it is room for a base discard pile.',
        'SMU-035': 'The bases laid out in setup are not “new bases coming into play”: nobody holds a card yet.',
      },
    },
    {
      id: '4',
      title: 'Opening hands and first player',
      rules: {
        'SMU-036': 'Each player draws 5 cards.',
        'SMU-037':
          'A player without any minion among these 5 may show the hand, discard it and draw 5 other cards. It is a right, not a duty.',
        'SMU-038': 'The second hand must be kept even without minions; there is no third hand.',
        'SMU-039': "The discarded opening hand stays in that player's discard pile.",
        'SMU-040':
          'Opening-hand decisions are made openly in turn order; a hand with a minion cannot be exchanged. Everybody is asked, also a player whose hand cannot be exchanged, because being asked would otherwise tell what the hand holds.',
        'SMU-041': 'The first turn belongs to the player whose birthday was most recent; play goes clockwise.',
        'SMU-042': 'Here a random seat is the first player unless the table names one; it picks first in the draft and has the first turn.',
        'SMU-043': 'Everybody starts with 0 VP and no cards in play.',
        'SMU-045':
          'Order of the setup: first player, factions, shuffled player decks, base deck and bases, everybody draws 5, exchanges in turn order, first turn.',
      },
    },
    {
      id: '5',
      title: 'The turn',
      rules: {
        'SMU-060': 'A turn has five phases in this order: 1 Start, 2 Play cards, 3 Check bases, 4 Draw two, 5 End.',
        'SMU-061':
          'First, everything that lasted “until the start of your (next) turn” for the active player ends; only then do start-of-turn abilities happen.',
        'SMU-062': 'All abilities that happen at the start of the turn happen now, not just one of them.',
        'SMU-063': 'The active player orders them. “May” abilities can be declined, the others are mandatory.',
        'SMU-064': 'An extra play gained in this phase must be used at once or is lost (SMU-119).',
        'SMU-065':
          'The active player may play up to one minion and up to one action, free of charge, in any order, or neither. These are the regular plays.',
        'SMU-066': 'Extra plays come on top. Regular plays, extra plays, talents and “on your turn” abilities may be mixed in any order.',
        'SMU-067': "Talents and other abilities of the active player's cards in play that work on their turn are used in this phase.",
        'SMU-068':
          "“On your turn” / “during your turn” in an ability means this phase of your own turn. Words about a turn as a whole (“this turn”, “until the end of the turn”, “first minion in a turn”, Armor Stego's “not your turn”, Mark of Sleep's “next turn”) mean all five phases.",
        'SMU-069': 'The active player ends the phase when they like; unused plays, banked extra plays and unused talents are then lost.',
        'SMU-070': 'Nothing forces a player to play a card or use a talent.',
        'SMU-071':
          'When the active player has finished phase 2, every base whose total power is at least its breakpoint is scored (see “Scoring a base”). If there is none, go on to phase 4.',
        'SMU-072':
          'Bases score only in this phase. A base that reached its breakpoint earlier in the turn but is below it now does not score; a base full at any other time waits for the next phase 3.',
        'SMU-073': 'The active player draws 2 cards.',
        'SMU-074': 'Then, if they hold more than 10 cards, they discard cards of their choice down to 10.',
        'SMU-075': 'The limit of 10 is checked only here and only for the active player; at any other time a hand may be larger.',
        'SMU-076':
          'Whenever a player has to draw, reveal, look at or search cards and the deck is empty, that player shuffles their discard pile into a new deck and goes on.',
        'SMU-077':
          'The reshuffle happens only at the moment a card is needed from an empty deck. Cards already revealed or looked at in the same effect and not yet placed stay set aside and are not shuffled in.',
        'SMU-078': 'If deck and discard pile are both empty, do as much as possible; running out of cards is no loss.',
        'SMU-079':
          'Abilities that use the bottom of the deck follow the same rule: from an empty deck, reshuffle, then take the bottom card of the new deck.',
        'SMU-080': 'Everything that happens “at the end of the turn” happens now, ordered by the active player.',
        'SMU-081':
          'After that, effects lasting “until the end of the turn” end, all together; so an end-of-turn ability still sees them. “Until the end of your turn” (Augmentation, Howl) ends at the same moment of your own turn.',
        'SMU-082':
          'Then check whether any player has 15 or more VP (see “End of the game”); if the game is not over, the player to the left takes the next turn.',
      },
    },
    {
      id: '6',
      title: 'Playing minions, actions, talents',
      rules: {
        'SMU-100': 'To play a minion, choose a base, put the card beside it facing yourself, then do what it says.',
        'SMU-101': 'Any base in play may be chosen unless something forbids it.',
        'SMU-102': 'To play an action, show it to all and do what it says.',
        'SMU-103':
          'An action that is not attached to a base or a minion is a standard action and is discarded after use. An action attached to a base or minion stays in play and is not a standard action.',
        'SMU-104':
          'You may play a card even if its ability cannot do anything, for instance a “destroy a minion” action while no minion is in play or none can be destroyed.',
        'SMU-105':
          'An action that must be attached needs a legal place: if no base or minion qualifies it cannot be played, since it would have nowhere to be.',
        'SMU-106':
          "A card's on-play ability works only when the card is played: from the hand in the normal way, or when an ability says to play it. Moving, placing, returning or transferring a card is not playing it.",
        'SMU-107': 'Cards are played from your hand unless an ability names another place.',
        'SMU-108':
          'A talent is an ability of a minion or action in play that its controller may use once in each of their own turns, in phase 2, like a small extra action; it is optional.',
        'SMU-109':
          'A talent may be used on the turn its card was played. A card that left play and came back is a new object and may use its talent again. A talent whose condition is not met is not offered.',
        'SMU-110': 'Specials that let you play a card on your own turn do not use up the regular plays.',
      },
    },
    {
      id: '7',
      title: 'Order of playing one card',
      rules: {
        'SMU-111':
          'Step 1: the ability of the card just played is carried out completely, together with the abilities of all cards that were in the middle of being played at that moment.',
        'SMU-112':
          'Step 2: abilities of cards in play that were triggered by step 1 are carried out; if there are several, the active player chooses the order.',
        'SMU-113':
          'Step 3: cards in hand whose ability is triggered by step 1 (here Snuggly Bear and Crypt Looter) may be played, one at a time, clockwise from the active player, until all players have passed one after another; a pass is not final (as SMU-182). Each of them goes through its own four steps before the next player is asked.',
        'SMU-114': 'Step 4: the card from step 1 is discarded unless it was attached to another card or is a minion in play.',
        'SMU-115':
          "Nested plays: if step 1 makes somebody play another card at once, that newer card's step 1 is finished first, then the older one continues. When the outermost step 1 is done there is one common step 2 with the triggers of all these cards (in the active player's order), then one common step 3, then step 4 for each of them.",
        'SMU-116': 'A triggered ability and everything it causes in turn is finished before the next ability of the same batch begins.',
        'SMU-117':
          'An ability that was triggered while its card was in play is still carried out if that card has left play since; parts that need the card itself do nothing.',
        'SMU-118':
          'While a standard action is resolving it is in no hand, deck or discard pile: it does not count as a card in hand, cannot be fetched by itself and is not shuffled away by itself.',
      },
    },
    {
      id: '8',
      title: 'Extra cards',
      rules: {
        'SMU-119':
          'An extra play lets you play one more card of the stated type this turn. If it comes from a Special, or outside your own phase 2, use it at once or lose it. “Comes from a Special” means the play that the Special itself gives; what a minion played with it gives in turn follows the phase: in your own phase 2 it is banked (SMU-120).',
        'SMU-120':
          'Any other extra play may be used later in the same turn, that is until your phase 2 ends. It is kept as a bank entry with its limits (type, power, name, base, source zone).',
        'SMU-121':
          'Extra plays are always optional, even when the text does not say “may”. Exception: Ninja Acolyte and Disguise, where the play is one half of the effect; see SMU-424.',
        'SMU-122':
          'An extra play tied to one particular card: if the card has gone to your hand (Hush, My Stories are On) it is banked for that card; if it is shown from a deck or found by a search and would otherwise go elsewhere (Nana, Neophyte, Hoverbot, Mass Enchantment, Guest Star) it is now or never. A play banked for one card is lost when that card leaves the hand in another way. Where hand cards have gone under a deck unseen (Attic Treasures) and others cannot know whether that card was among them, the play goes by the card’s name from then on; where the whole hand has gone, everybody knows, and the play is lost.',
        'SMU-123': 'A bank entry survives when the card that gave it leaves play.',
        'SMU-124':
          "If several plays fit a card, the player chooses which one to spend. The program proposes the most limited one, in this order: for one particular card, for a name, Sir Squeezes' budget, a limit of power, another source zone, an empty base (Outbreak), one base, an unlimited extra play, the regular play; every other fitting play is a further option for the same card.",
        'SMU-125': 'Power limits for cards to be played look at the printed power (SMU-154).',
        'SMU-126':
          '“First minion you played this turn” counts every minion you played in this turn in any phase and by any means; Ninja Acolyte looks at phase 2 only.',
        'SMU-127':
          'A bank entry bound to “here” keeps the base at which it was gained; if that base is swapped it means the base now in that place; if it has left play the entry is lost.',
        'SMU-128':
          'A banked extra play is used as a separate play after the card that gave it has gone through all four steps, so triggers and hand reactions to that card come first.',
      },
    },
    {
      id: '9',
      title: 'Details of timing',
      rules: {
        'SMU-129':
          "Triggers about a card being played (Leprechaun, Flame Trap, Pay the Piper, Fun Bear, Family Reunion, Forgotten Horrors, The Homeworld, Grandma's House, Lake Minnetonka) belong to step 2. The reacting card must have been in play when the card was put down and must still be in play when the outermost step 1 ends: a Leprechaun destroyed by the played minion's own ability does nothing. “Played here” means the base chosen when the card was put down, even if the minion has moved or left since; Leprechaun and Flame Trap also need the minion to be still with them.",
        'SMU-130':
          'Triggers about any other event (destroyed, moved, affected, new base) are noted when it happens, for the cards that were in play with working abilities just before it, cards that leave in the same event included; they are carried out in step 2. The situation just before the event counts: Microbot Archive sees what was a Microbot then, a minion under Cuddle does not react to its own destruction.',
        'SMU-131':
          "Every ability that is not part of a played card (talent, Special of a card in play, base ability, start- or end-of-turn ability) is handled like one: its whole text first, then the triggers it caused (step 2), then hand reactions (step 3). A base ability in which several players take part is one ability: triggers come after the last player's part.",
        'SMU-132':
          'A card is in play, with its Ongoing abilities at work, from the moment it is put down or attached, before its on-play text is carried out; it counts itself where the text says “your minions here”.',
        'SMU-133':
          "An action whose only ability is a Special (Love Overload, Always Room at Granny's, Total Sellout, Lost City, Hidden Ninja) may also be played with an action play in phase 2, or by Nana, Neophyte or Mass Enchantment: nothing happens and it is discarded (SMU-104). Minions with a hand Special (Snuggly Bear, Crypt Looter, Shinobi) may be played with any minion play.",
        'SMU-134':
          'The on-play text of an action that also has a Special (Power Ballad, Full Sail, You Call This Archaeology?) is the same in both cases; played as a Special it uses no play and is not an extra play.',
        'SMU-135':
          'An extra play that must be used at once is used inside the ability that gives it, as a nested play (SMU-115). If a trigger of step 2 gives it, that play with all its four steps is finished before the next trigger (SMU-116).',
        'SMU-136':
          'No card forces an endless loop. Voluntary ones are cut off: in one turn a player may play at most 100 cards; after that no play is offered to them until the turn ends.',
        'SMU-137':
          "All occasions of one step 3 (a first minion, new bases) share one window: in it a player plays one fitting card, choosing card and base, or passes. A card played there has a step 3 of its own with its own occasions only; those of the outer window wait. An occasion is the place, as in SMU-127, and ends when the place has no base. Snuggly Bear's occasion concerns only the player whose first minion it was.",
        'SMU-138':
          'Triggers that differ only in the copy they come from (same card name, controller and base, acting on the same card or on none) are one entry when an order is chosen. If all that wait only draw cards, put counters, change power for a time or give VP, no order is asked and they are carried out as they were noted, because the order changes nothing.',
      },
    },
    {
      id: '10',
      title: 'Bases',
      rules: {
        'SMU-140':
          "A base's ability works the whole time the base lies face up in play; it is something between an Ongoing and a Special ability.",
        'SMU-141':
          "Nobody controls a base; its ability is not “a player's card”, so protection from other players' cards does not stop it.",
        'SMU-142': '“You” on a base means each player for their own cards and turns.',
        'SMU-143': 'If a base ability lets several players do something, they do it clockwise from the active player.',
        'SMU-144':
          "To ignore a base's ability means: you do not follow it, are not limited by it, and your cards are neither affected nor protected by it.",
        'SMU-145': 'The number of bases in play can grow by card effects and then stays larger.',
        'SMU-146':
          'If a new base is needed and both the base deck and the base discard pile are empty, no base comes and the place stays empty.',
        'SMU-147':
          'The base deck follows SMU-076 to SMU-078: whenever a base has to be taken, looked at, revealed or searched for and the base deck is empty, the base discard pile is shuffled into a new base deck, without the bases already seen in the same effect. If there are still too few, the effect works with those there are.',
        'SMU-148':
          "Ignoring (SMU-144) base by base. The ignoring player's minions get nothing from The Central Brain, Lake Minnetonka, Out in the Woods and Ancient Temple; Cave of Shinies and Tar Pits do nothing for those destroyed, The Homeworld and Grandma's House nothing for those played; Mushroom Kingdom, Ninja Dojo and Temple of Goju cannot touch them. The player gets no VP from City of Gold, Factory 436-1337 and Rhodes Plaza Mall, no play from Under the Bed, and has no part in Palooza, Retirement Community, The Mothership, Ninja Dojo, The Grey Opal, Tortuga, Mushroom Kingdom, School of Wizardry, The Great Library and Evans City Cemetery. Nobody steps into the place of a winner or runner-up who ignores the base.",
      },
    },
    {
      id: '11',
      title: 'Power and breakpoint',
      rules: {
        'SMU-150':
          "Your power on a base is the sum of the current powers of the minions you control there; the base's total power is the sum over all players.",
        'SMU-151':
          'Starting power or breakpoint is the value before changes by abilities; normally the printed number, but some cards set it.',
        'SMU-152':
          'Order of calculation: printed value; then abilities that set the starting value; then all additions and subtractions, counters included; then a negative result is raised to 0.',
        'SMU-153': "A minion's power and a base's breakpoint are never below zero; this beats card texts.",
        'SMU-154': 'A minion that is not in play has its printed power; in play all modifiers count.',
        'SMU-155': 'Power counters always change the power of the minion they lie on, +1 each.',
        'SMU-156': 'Power counters on actions or bases have no effect.',
        'SMU-157':
          'If several abilities set the same starting value, the active player chooses which one counts. With these cards nothing can differ: Turn Up to 11 is the only card that sets a breakpoint, Lovey Bear sets only its own power.',
        'SMU-158':
          'Ongoing modifiers are recalculated at every moment. A bonus “until the end of the turn” goes only to the cards that qualify when it is given.',
        'SMU-159':
          'Where a text compares breakpoints or asks for “21 or more”, the current breakpoint counts, unless it says starting breakpoint.',
        'SMU-160':
          '“Power ≤ N” of a minion in play is its current power when it is chosen, or for effects on “all” when the effect is carried out; after that moment the limit is not checked again.',
      },
    },
    {
      id: '12',
      title: 'Scoring a base',
      rules: {
        'SMU-170': 'Step 1: see which bases can be scored: total power at least equal to the breakpoint. If none, go to the next phase.',
        'SMU-171': 'Step 2: the active player chooses one of them; with several, they set the order. Scoring cannot be refused.',
        'SMU-172': 'Step 3: abilities that work before the base scores are used.',
        'SMU-173': 'Once a base is chosen, it is scored even if step 3 brings its total power below the breakpoint.',
        'SMU-174':
          'Step 4: VP are awarded by the powers at that moment; abilities “when the base scores” work now and may change the result.',
        'SMU-175': 'Step 5: abilities that work after the base scores are used; they may change steps 6–8.',
        'SMU-176': "Step 6: all cards still on the base go to their owners' discard piles at the same time.",
        'SMU-177': 'Step 7: the base goes to the base discard pile.',
        'SMU-178':
          'Step 8: a new base is chosen in its place: the top card of the base deck (shuffle the base discard pile if the deck is empty) unless an ability decides otherwise.',
        'SMU-179': 'Step 9: go back to step 1.',
        'SMU-180':
          'In steps 3 and 5, as with any other trigger, first the abilities of cards in play happen, in the order the active player sets.',
        'SMU-181':
          'Then Specials: clockwise from the active player, each player uses one Special or passes; this goes on until all players have passed one after another.',
        'SMU-182': 'A player who passed may use a Special later if somebody used one after that pass.',
        'SMU-183': 'Extra cards allowed by a Special must be played at once or not at all.',
        'SMU-184':
          'The first part (SMU-180) covers base abilities and everything mandatory on cards in play; the second part (SMU-181) covers Specials played from hand and optional Specials on cards in play (Pirate King, Scout, First Mate). With these cards the first part holds only the ability of the base being scored.',
        'SMU-185': 'A card that arrives on the table or in a hand during the window may use its own Special in the same window.',
        'SMU-186': "Specials may be used in any suitable moment, also on another player's turn.",
        'SMU-187':
          'Players are ranked by their power on the base; first, second and third place gain VP equal to the left, middle and right value.',
        'SMU-188':
          'A player with neither a minion nor at least 1 power there gets nothing and has no place. (So a lone minion of power 0 does take part.)',
        'SMU-189': 'Fourth place gets nothing.',
        'SMU-190': 'With fewer than three players on the base the unused values go to nobody.',
        'SMU-191':
          'Players with equal power each get the value of the highest place they share; the places they use up are skipped: 10-10-5 gives first, first, third; a tie for second leaves no third.',
        'SMU-192':
          "If several players tie for the right to use a base's ability (for instance two winners), each of them may use it, clockwise from the active player.",
        'SMU-193':
          '“Winner” is every player in first place, “runner-up” every player in second place; after a tie for first there is no runner-up. Places are fixed in step 4 and do not change when minions leave in step 5.',
        'SMU-194':
          '“When the base scores” abilities (Factory 436-1337, Rhodes Plaza Mall) use the same powers and minions as the award and are added to it.',
        'SMU-195':
          'If several abilities choose the replacement base (Lost City, School of Wizardry, tied winners), each is carried out in its turn; the active player then picks which chosen base comes, the other chosen ones go to the base discard pile.',
        'SMU-196':
          "In step 8, right after the new base is in place: first effects waiting for it (Lost City's minion, Tortuga's move; active player's order), then the hand reactions “after a new base comes into play”. Every card played here goes through its four steps before the next one.",
        'SMU-197':
          'Cards discarded in step 6 are not destroyed; abilities about destruction do not work, abilities about being discarded would.',
        'SMU-198': 'In step 5 “another base” is never the base being scored nor its future replacement.',
        'SMU-199':
          'Each pass through step 1 looks at the table as it is then: a base that fell below its breakpoint meanwhile is not scored, a new one that is full is.',
        'SMU-200': 'If the chosen base leaves play before VP are awarded, stop scoring it and go to step 1.',
        'SMU-201': 'Scoring never stops early because somebody has reached 15 VP.',
        'SMU-202':
          'If nobody has a place on the base when VP are awarded (all minions have left in step 3), nobody gains VP and there is neither winner nor runner-up; steps 5 to 9 follow as usual.',
        'SMU-203':
          'A base chosen as replacement (Lost City, School of Wizardry) is laid aside face up until step 8. Of bases only looked at, the others stay secret.',
        'SMU-204':
          'If Lost City or School of Wizardry finds fewer bases than it names (SMU-147; the scored base is not yet in the base discard pile), the choice is among those found; Lost City discards the other only if there is one. With none found step 8 is the normal one, and Lost City still gives its minion play.',
        'SMU-205':
          'In the scoring windows each card in play can use its Special once per window; Pirate King is not offered the move while already on the scoring base. For Scout and First Mate it counts whether the card is on the scored base when its player is asked, not when it came there.',
      },
    },
    {
      id: '13',
      title: 'End of the game',
      rules: {
        'SMU-210': 'If at the end of any turn at least one player has 15 or more VP, the player with the most VP wins.',
        'SMU-211':
          'If several players share the highest total, the game goes on turn by turn, with the check at every end of turn, until one player alone leads; there are no draws.',
        'SMU-212':
          'The check looks at all players, not only the active one; reaching 15 in the middle of a turn decides nothing yet, and a player may still be overtaken before the turn ends.',
        'SMU-213':
          'After a tie the leader still needs 15 or more, which the tied players already have; VP are never lost with these cards.',
        'SMU-214': 'With madness cards (another set) VP would be lost for them and fewer would break ties; there are none here.',
      },
    },
    {
      id: '14',
      title: 'Terms',
      rules: {
        'SMU-220':
          'In play: cards in the middle of the table: the face-up bases and all cards played on them or on cards there. Cards in hand, deck, discard pile, set aside or in the box are not in play.',
        'SMU-221': "Return: send a card back where it came from, normally its owner's hand. Cards that were played on it are discarded.",
        'SMU-222': 'Owner: the player who had the card at the start of the game. Monsters and treasures have no owner.',
        'SMU-223':
          'Affect: to remove a card, return it, move it, transfer it, change its power or its controller, cancel its ability and the like. It concerns cards in play only; attaching an action to a minion and putting or removing counters affects the minion; being named or counted does not. Destroying an action on a minion affects that action, not the minion; attaching an action to a base, swapping the base or ignoring its ability does not affect the minions there. An effect that was prevented or replaced has not affected.',
        'SMU-224':
          'Control: you control every card you play. If you take control of a card it is as if you had played it: its power counts for you, you use its abilities.',
        'SMU-225': 'Control of a minion does not give control of the actions on it; their abilities work as before.',
        'SMU-226': 'A card that leaves play goes to its owner, not to its controller.',
        'SMU-227': '“You have a card on a base” means you control it. “Your minion” is a minion you control.',
        'SMU-228': 'A change of control without stated duration lasts until the minion leaves play or control changes again.',
        'SMU-229': 'Cancel: act as if the ability did not exist. Not backwards: what already happened stays.',
        'SMU-230':
          'Move: take a minion from one base to another with all cards and counters on it. It is not played; its on-play ability does not work, but its Ongoing, Special and Talent abilities stay active.',
        'SMU-231':
          'Transfer: take an action or power counters from one card to another. Putting tokens on cards from the supply, or taking them back to it, is not transferring.',
        'SMU-232':
          'Ongoing: an ordinary ability works once and is over (at most until the end of the turn); an Ongoing ability works as long as its card is in play.',
        'SMU-233': 'After: if you do A after B, B must be completely finished before A (except where B is the scoring of a base, SMU-175).',
        'SMU-234': "Discard: the card goes to its owner's discard pile, no matter who played or controlled it.",
        'SMU-235': 'Special: works at the time its text names, not when the card is played; some work from the hand or the discard pile.',
        'SMU-236': "Play: you play cards in phase 2 and whenever an ability lets or makes you; the card's ability then works.",
        'SMU-237': "Destroy: put the card from play into the discard pile (its owner's).",
        'SMU-238': '“To” (do X to do Y): if the requirement X cannot be met, Y does not happen and the ability cannot be used.',
        'SMU-239': 'Look: only you see the card. Reveal: everybody sees it.',
        'SMU-240':
          'Search: the card chosen from a deck or discard pile must be shown to all; after choosing from a deck, shuffle that deck.',
        'SMU-241':
          'A search for a specific kind of card in your own deck may end with nothing found; in a discard pile, which is open, a matching card must be taken if the text is not optional and that zone was chosen. Where a text names deck and/or discard pile (The Monarch, Guest Star), the player first says openly where to search: the discard pile, only if it holds a matching card, or the deck; after a deck search that took nothing, a matching card in the discard pile may still be taken.',
        'SMU-242': 'Cards looked at or revealed go back where they were unless the text says otherwise.',
        'SMU-243':
          "Words of the cards: “opponent” = every other player; “peek” = look (SMU-239); “take” = put into your hand; “under the deck” = on its bottom; “for the rest of the turn” = until the end of the turn; “here” = on the base where the card is; “pick” = choose; “extra minion/action play for you” = SMU-119 to SMU-121; destinations that are “the owner's” follow SMU-268.",
        'SMU-244':
          'The Russian cards use one word for each of these terms as well: “соперник” is every other player, “здесь”, “сюда”, “отсюда” are the base where the card is, “добавочный” is one extra play (SMU-119 to SMU-121), “сброс” is the discard pile.',
      },
    },
    {
      id: '15',
      title: 'General rules',
      rules: {
        'SMU-260': 'If a card contradicts the rules, the card wins, except that power and breakpoint never go below zero.',
        'SMU-261': 'If two cards contradict each other, the one that forbids wins over the one that allows.',
        'SMU-262': 'If several abilities work at the same time, the active player decides their order.',
        'SMU-263': 'An ability must be used even to your harm; if it says “may”, you may decline.',
        'SMU-264': 'If an ability cannot be carried out fully, do as much as possible, unless it is a “to” requirement.',
        'SMU-265': '“Any number” includes zero. A card that works on “all” or “each” may be played without any target.',
        'SMU-266': '“Up to N” includes zero.',
        'SMU-267': 'Extra cards gained outside phase 2 are played at once or not at all.',
        'SMU-268': 'If a card that the opponents can see goes to a hand, deck or discard pile, it goes to that of its owner.',
        'SMU-269':
          'A minion or action mentioned in a text is one in play unless stated otherwise; “play a minion/action” means from the hand.',
        'SMU-270': 'When a card leaves play, all cards and counters on it are discarded (to their owners; counters to the supply).',
        'SMU-271':
          'Unless stated otherwise, effects end at the end of the turn or when their card leaves play. (Change of control: SMU-228.) “Their card” is the card with an Ongoing ability, or the card that got the effect: a bonus for a time stays when the standard action or minion that gave it has left (SMU-387) and ends when the boosted minion leaves play.',
        'SMU-272':
          'One effect on several cards happens to all of them at once; its triggers form one batch. Where several minions get destinations (Dinghy, Full Sail, X Never Marks the Spot, Rick Roll, Tour Bus, Idaho Smith, Fortune and Glory), everything is chosen first, one after another, then all move together.',
        'SMU-273': 'Minions chosen by an ability must be ones it may affect; if only protected ones exist, nothing happens.',
        'SMU-274': 'A random discard is made by the program; with fewer cards than demanded the whole hand is discarded.',
        'SMU-275':
          "Where an ability chooses a minion to be destroyed, only minions that this ability can destroy may be chosen (not Warbot, not one kept by Too Cute from an opponent's card); a minion whose destruction would be replaced (Buccaneer, Tooth and Claw... and Guns, Hideout) may. Where any minion of your own is chosen first (Powderkeg, Sacrifice), it need not be destructible.",
        'SMU-276':
          'A deck is shuffled after every search of it, also a fruitless one. Where cards are shuffled into a deck and zero are chosen, it is not shuffled.',
        'SMU-277':
          'Choices of one ability are made in the order of its text; each is made with the results of the earlier ones known. A first choice is free among what its words name, even if nothing fits the second one; the rest of that part is then skipped (Natural Selection: any minion of yours; Broadside: any player). Rampage names base and minion together, so it offers only bases where you have a minion; with none it does nothing.',
      },
    },
    {
      id: '16',
      title: 'Zones and hidden information',
      rules: {
        'SMU-290': 'A hand is seen by its player only; the number of cards is public. Its order is free.',
        'SMU-291': 'A player deck is seen by nobody; the number of cards is public. Its order is fixed and changed only by effects.',
        'SMU-292': 'Discard pile: everybody may look through any pile at any time. Its order is not important.',
        'SMU-293': 'The base deck is seen by nobody; the number is public. Its order is fixed.',
        'SMU-294': 'The base discard pile is open to everybody. Its order is not important.',
        'SMU-295': 'Bases in play with all minions, attached actions and counters are open to everybody; the place of each base is kept.',
        'SMU-296': "Everybody's VP are public.",
        'SMU-297': 'Cards looked at are seen only by the player who looks; they are set aside until placed.',
        'SMU-298': 'Cards revealed are seen by everybody until they are placed, in the order in which they were revealed.',
        'SMU-299': 'A card being resolved is seen by everybody.',
        'SMU-300': 'Faction copies not chosen and unused sets are open to everybody: they are in the box, out of the game.',
        'SMU-301':
          'The log shows everybody what was public: plays, revealed and found cards, targets, moves, numbers of cards drawn. What was only looked at is logged without its name except for the one who looked.',
        'SMU-302':
          'Cards put face down on the top or bottom of a deck after being only looked at stay secret; after having been revealed or taken from a discard pile their place is public knowledge.',
        'SMU-303':
          "Whether an opponent holds a usable Special must not show. A reaction window is offered to every player who, by what is public, could hold a fitting card or has one in play that works now, in the same way whether they really hold it or not; the others are passed over. “Could hold” means: the hand is not empty, at least one copy of a fitting card of that player does not lie openly (in play, in a discard pile, being resolved), and nothing public forbids its use now (Mark of Sleep, Overrun, Block the Path, Bear Picnic, Shinobi's limit, Power Ballad below 21, Total Sellout without a minion there, SMU-136). What was seen going into a deck is not taken into account. A player may choose a setting that passes automatically.",
        'SMU-304': 'Bots get exactly the information of their seat.',
      },
    },
    {
      id: '17',
      title: 'Choices',
      rules: {
        'SMU-320':
          'Choice of factions: each player in draft order takes exactly one of the copies on the table, not their own first one. It cannot be declined.',
        'SMU-321':
          'Exchange of the first hand: each player in turn order (SMU-040) keeps it or, without a minion in it, exchanges it. Optional.',
        'SMU-322':
          'Order of abilities: the active player, in phase 1, in phase 5 and for any batch of triggers, orders all waiting abilities, grouped as in SMU-138. It cannot be declined.',
        'SMU-323':
          'Phase 2: the active player chooses the next play (regular or banked, Under the Bed, out of the discard pile where allowed), a talent, an on-your-turn ability, or the end of the phase. Optional, any number of times.',
        'SMU-324': 'Whoever plays a minion chooses the base, among those where it may be played: exactly one.',
        'SMU-325': 'Whoever plays an action that is attached chooses a legal base or minion: exactly one.',
        'SMU-326': 'Phase 3: the active player chooses the base to score next among those ready: exactly one.',
        'SMU-327': 'Steps 3 and 5 of scoring, and hand reactions: each player in turn uses one of their own usable Specials or passes.',
        'SMU-328': 'Phase 4: the active player chooses the cards to discard, exactly as many as are above 10.',
        'SMU-329':
          'The active player chooses which of several set values counts and which of several replacement bases comes: exactly one.',
        'SMU-330':
          'The order of several own cards that one effect puts on one end of their deck is chosen by their owner (in private if the cards are hidden). It cannot be declined.',
        'SMU-331':
          'An extra play that must be used at once (SMU-119, SMU-135): its player chooses card and base among the fitting cards of the hand or of the zone named, or none (but SMU-424).',
      },
    },
    {
      id: '18',
      title: 'Clarifications of the rulebook',
      rules: {
        'SMU-340': 'Group Hug: the bonus is counted once and changes neither when more minions come nor when the minion moves.',
        'SMU-341':
          'Forgotten Horrors: an action that moves several minions, or a minion that moves others to its own base, lets you draw only one card for that play.',
        'SMU-342':
          'Forgotten Horrors: a talent that moves minions can set it off once: only on the turn its card was played and if the talent was used.',
        'SMU-343': 'Lost City: even if the next base is decided by another ability, you may play a minion on it.',
        'SMU-344':
          'Idaho Smith: the base laid out by it is replaced in the normal way when it scores, so the number of bases stays larger.',
        'SMU-345': "Lovey Bear: if the highest starting power among the opponents' minions there is lower than its own, nothing changes.",
        'SMU-346': 'Snuggly Bear: several of them can be played in answer to one minion.',
        'SMU-347': 'Bear Picnic: does not limit the playing of monsters (no owner) nor of minions the player does not own.',
        'SMU-348': 'Turn Up to 11: monsters and other things still change the breakpoint after the starting value was changed.',
        'SMU-349':
          'Cuddle: does not cancel actions on the minion, but does cancel abilities the minion gets from actions; treasures for monsters are not cancelled.',
        'SMU-350': 'Crypt Looter: also works when a base with minions on it is replaced, as by Terraforming.',
        'SMU-351': 'Attic Treasures: with fewer than three cards in hand put all of them under the deck and draw 3.',
      },
    },
    {
      id: '19',
      title: 'Cards and how they meet',
      rules: {
        'SMU-370':
          "“Cannot be affected by other players' cards” (Don't Mess With My Babies!): such minions cannot be chosen, are skipped by effects on many cards, and no modifier from another player's card applies to them.",
        'SMU-371':
          "“Not affected by other players' actions” (Wildlife Preserve, Smoke Bomb): the same, for actions only; minion abilities and bases work.",
        'SMU-372':
          "Protection follows the place: it starts when the minion is on the protected base under the protecting player's control and ends when it leaves it. Minions moving there are protected from arrival.",
        'SMU-373':
          "Other players' actions attached to a minion that becomes protected against them are discarded at once. It holds for all such protections and for every such action, Tooth and Claw... and Guns included, and for actions that arrive with a moving minion.",
        'SMU-374': 'An effect of your own card on your own minion is never stopped by your protection.',
        'SMU-375':
          "Replacing effects (Buccaneer, Tooth and Claw... and Guns, Hideout) act before the event; the replaced event did not happen. If several fit one minion, its controller chooses one. If one event needs several such decisions, they are made one after another, clockwise from the active player, before anything happens; then all results happen at once. A move that replaces a destruction (Buccaneer) is made by the minion's controller and caused by the minion, not by the card that would have destroyed it (Fun Bear and Forgotten Horrors look at that); it belongs to the same event and is not replaced once more.",
        'SMU-376':
          "Lovey Bears of different players on one base get the smallest starting powers for which all their texts are true: begin with printed powers and raise until nothing changes. Ann's King Rex and Lovey Bear with Bob's Lovey Bear: Bob's becomes 7 by the Rex, Ann's then 7 by Bob's bear. Nothing climbs beyond the highest starting power of another minion there.",
        'SMU-377':
          'Love Overload finds the highest current power among all minions on the base, protected ones included, then destroys those it can.',
        'SMU-378':
          'Fun Bear looks at who plays or moves: a move caused by a base ability counts as made by the player who chose it (Palooza, Mushroom Kingdom).',
        'SMU-379':
          "Snuggly Bear's place is the base on which the first minion was played, even if that minion has moved, left or died before the reaction.",
        'SMU-380':
          "Snuggly Bear looks at each turn separately, any player's; a minion played by a Special on an opponent's turn can be your first of that turn.",
        'SMU-381': 'Square Deal compares hand sizes after each single draw; reshuffling does not interrupt it.',
        'SMU-382': "Classic Rocker's limit and the limits of Shinobi and Tenacious Z are per player.",
        'SMU-383': 'Rick Roll and Tour Bus compare breakpoints once, before the first minion moves.',
        'SMU-384':
          'Power Ballad played before scoring must choose the scoring base, whose current breakpoint must be 21 or more at that moment.',
        'SMU-385': 'Total Sellout: the breakpoint counted is the one valid when VP were awarded.',
        'SMU-386':
          'Hot Venue asks at the end of the turn: did its controller play a minion on the base where it now lies during this turn, and is the breakpoint 21 or more now? Minions moved there do not count. “Here” is the base card: what was played on the base that lay in this place before a swap does not count.',
        'SMU-387': 'Guide: the bonus stays if Guide leaves later that turn; several minions moved by one effect each get it.',
        'SMU-388': 'Fortune and Glory has one source and one destination base (text: from there to another base).',
        'SMU-389': 'It Belongs in a Museum moves both at once; each counts as moved by the player of the card.',
        'SMU-390':
          'Idaho Smith: the new base is in play before the move; reactions to the new base come after the whole ability (SMU-115), so Crypt Looters join minions already there. If no base can be had, nothing happens.',
        'SMU-391':
          'Under the Bed gives one extra minion per turn, in phase 2, once the condition is true; a minion “on another base” means played there, even if it has moved since. “Another base” goes by the base card: a minion played on the base that lay in this place before a swap counts.',
        'SMU-392': 'Ancient Temple: checked once at the start of the turn; the bonus is gone for good once the minion leaves the base.',
        'SMU-393':
          "Retirement Community and Always Room at Granny's: the minion goes to its owner's deck; cards on it are discarded; the players' choices are made one after another.",
        'SMU-394':
          "Family Reunion and Grandma's House react to each minion you play there, extra ones included, after that minion's own ability.",
        'SMU-395':
          'Forgotten Horrors reacts once per card you play, even if that card is a minion played here that also moves minions here; after the transfer it waits on its new base and may react again to a later play.',
        'SMU-396':
          'Glory Hound and Lost City reshuffle the base discard pile when the base deck runs out in the middle; the cards already seen stay aside.',
        'SMU-397': 'Dr Livingstone checks “only minion” when it resolves; choosing a minion that is not alone does nothing.',
        'SMU-398':
          'Palooza and Out in the Woods work in the first part of step 3; both arrivals at Palooza and boosts of the Woods are finished before any Special.',
        'SMU-399': 'City of Gold gives 1 VP per turn, not per minion.',
        'SMU-400': 'Lake Minnetonka reacts to every playing or moving, so a minion that leaves and returns gets +1 again.',
        'SMU-401':
          "Terraforming keeps minions with their attachments and discards (not destroys) only the actions on the base, the player's own too; the old base is shuffled into the base deck; the new base takes its place. If no base can be had (SMU-147) there is no exchange and no extra play.",
        'SMU-402':
          'Leprechaun, Flame Trap, Pay the Piper and base abilities such as The Homeworld, all triggered by one play, are ordered by the active player.',
        'SMU-403': 'A minion destroyed in Cave of Shinies or Tar Pits triggers those bases even if the destroyer was its owner.',
        'SMU-404': "The Homeworld: the owner of the played minion gets the play; in that owner's phase 2 it is banked, otherwise at once.",
        'SMU-405':
          "Tooth and Claw... and Guns reacts to the first single effect on its minion from any card, own cards and bases included: destroying, returning, moving, putting into a deck, a counter, a bonus or loss for a time, another action being attached. It is then destroyed and that effect passes the minion by; an action that was attached stays attached but does not work on the minion until the end of that turn (as in SMU-419). Lasting modifiers of Ongoing abilities and bases (The Central Brain, Hot Venue, Microbot Fixer) apply as usual and never set it off; neither does the clearing of a scored base. The minion's own moves and returns (Pirate King, First Mate, Scout, Ninja Acolyte) set it off too and do not happen; for Buccaneer see SMU-375.",
        'SMU-406':
          'Shinobi: one ability per player and per base being scored; a base that later scores again in the same phase is a new occasion.',
        'SMU-407': 'Assassination tries at the end of every turn while it is attached.',
        'SMU-408':
          'Infiltrate: its player decides once, when playing it, whether to ignore the base until the start of their next turn. The permission ends early if Infiltrate leaves play. It is asked only if the base has an ability.',
        'SMU-409': 'Naming a faction (Sea Dogs, Block the Path): one of the factions in this game; others would do nothing.',
        'SMU-410':
          'Mass Enchantment: the played card is yours to control as long as it is in play; on leaving it goes to its owner. An opponent without a card to show shows none; an action that you could not play now (SMU-105) cannot be chosen and stays on top.',
        'SMU-411': 'Sacrifice draws by current power, then destroys; being unable to destroy does not undo the draw.',
        'SMU-412': 'Natural Selection, Gnome, Microbot Guard compare current powers at the moment of choosing.',
        'SMU-413': 'Microbot Alpha makes all your minions in play Microbots for Archive and Fixer too.',
        'SMU-414':
          "Mark of Sleep blocks all action cards of that player during the whole of their next turn, Specials in scoring included, but not on other players' turns. Whoever chose themselves is blocked in their next turn, not in the running one.",
        'SMU-415': 'Jammed Signal and Infiltrate do not stop the three VP values; only the ability text is ignored.',
        'SMU-416':
          'Brownie reacts once per played card, after that card is finished; the discard is random. What counts as affecting: SMU-223; an effect that was prevented does not count.',
        'SMU-417':
          "Bear Picnic of two different players on two bases together forbid a third player's small minions everywhere (forbidding wins, SMU-261).",
        'SMU-418': 'Overrun, Block the Path and Bear Picnic forbid playing, never moving.',
        'SMU-419':
          "Hideout reacts when an opponent's action, being played or already attached, is about to do something new to at least one of your minions here; then that action does nothing to any of your minions here: a one-time effect is lost for them, an action attached to one of them stays attached but does not work on it until the end of that turn. Effects already at work when Hideout or the minion arrived do not set it off.",
        'SMU-420':
          'Poison and Infiltrate destroy the other actions as their on-play text; this works even if protection or Hideout keeps the minion itself untouched, because actions are not minions.',
        'SMU-421':
          "Cuddle: no action here gives its minion an ability; Upgrade, Poison, Smoke Bomb, Assassination and Tooth and Claw... and Guns work by their own text and go on under Cuddle. A minion's name and printed power are no abilities: a cuddled War Raptor still counts for the others.",
        'SMU-422':
          "They're Coming To Get You: an unrestricted play is the regular minion play or an extra play without limit of power, name, single card or source zone; a limit to a base is harmless if this base fits it.",
        'SMU-423':
          'Archmage and Enshrouding Mist put their play into the bank at the start of each of your phases 2, or when they come into play during it; coming into play a second time in one phase gives a second play.',
        'SMU-424':
          "Ninja Acolyte is offered only if some minion in hand, or the Acolyte itself, could then be played on that base; the play is then mandatory. Disguise: you choose at most as many minions as you have minion cards in hand that could be played there; with none it does nothing. If a later play becomes impossible meanwhile, the chosen minions still return. If Tooth and Claw... and Guns keeps the Acolyte on the base, there is no play (SMU-238). Disguise's new minions are played all the same; a chosen minion that is kept there stays.",
        'SMU-425':
          "Tar Pits takes the destroyed minion out of its owner's discard pile when the trigger is carried out; if it is no longer there, nothing happens. Several minions destroyed together are several triggers, in the active player's order.",
        'SMU-426':
          'Flame Trap: if the minion is no longer here when the trigger is carried out, nothing happens and Flame Trap stays. If it is here, both are destroyed; Flame Trap also when the minion cannot be destroyed or moves instead.',
        'SMU-427':
          'Survival of the Fittest: powers on all bases are compared before anything is destroyed, all victims are destroyed together. Among equally weak minions you choose one that may be destroyed; if there is none, nobody dies on that base.',
        'SMU-428':
          "Total Sellout needs your minion on the scored base when it is played: one saved by the base's own ability before does not count any more.",
        'SMU-429':
          'Temple of Goju: all choices are made first, clockwise from the active player, then all these minions go down at the same time, since it is one ability (SMU-131, SMU-272; SMU-330 if two go into one deck).',
        'SMU-450':
          'Zombie Lord: the choice “a minion in your discard pile and one of the fixed bases, or stop” is repeated, each base at most once.',
        'SMU-451':
          'Mall Crawl, Not Enough Bullets, Rock of Luuv: first the name (or none), then how many copies; which of them makes no difference.',
      },
    },
    {
      id: '20',
      title: 'Variants and leaving',
      rules: {
        'SMU-430': 'Two copies of the box: see SMU-021 to SMU-024.',
        'SMU-431': 'Mixing sets: any factions of enabled sets may be combined; the base deck follows SMU-031.',
        'SMU-432': 'There is no solo mode, no team play and no more than 4 players. A single human plays against bots.',
        'SMU-433':
          "Nobody can join a running game as a new player: decks and bases are set up for the seats. A person may take over a bot's seat with its hand.",
        'SMU-434':
          'A player who leaves is replaced by a bot in the same seat; the game is not restarted. This is the default, because the number of bases and the shared factions are made for the seats.',
        'SMU-435':
          "If the table prefers removal: the leaver's cards in every zone leave the game at once, cards of others on them are discarded, bases stay as they are (their number is not reduced), and play goes on with at least 2 players; a single remaining player wins. If it was the leaver's turn, it ends at once without phases 3 to 5, except that a base being scored is finished; effects lasting until its end stop and the check of SMU-082 is made. Open questions to the leaver count as passed; waiting triggers and banked plays of the seat are dropped.",
        'SMU-438':
          'Seats are removed only from the first turn on: whoever leaves during the choice of factions or the opening hands is replaced by a bot, because decks and bases would have to be made anew.',
        'SMU-439':
          'A seat removed while a base scores: its hand and minions are gone at once and no longer count for an award still to come. Places already awarded stay as they are, nobody moves up, and a right of a winner or runner-up who has left is lost. If it was the active seat, the next player clockwise decides what is left for the active player in this scoring.',
      },
    },
    {
      id: '21',
      title: 'When time runs out, stalemate, undo',
      rules: {
        'SMU-436':
          "If a player's time runs out, the program answers that one question: optional choices are declined, Specials passed, mandatory choices are made at random among the legal ones unless SMU-442 or 444 names one, and phase 2 ends. Question by question: SMU-440 to SMU-445. Silence does no more than it must, because nobody should lose by a move that the program invented.",
        'SMU-440': 'Choice of factions: at random among the legal ones. Opening hand: it is kept.',
        'SMU-441':
          'Phase 2 ends, with everything banked (SMU-069). A play that must be used at once is declined; where it is half of an effect (SMU-424) a legal card and base are chosen at random.',
        'SMU-442': 'Order of triggers and of cards for one end of a deck: the order shown.',
        'SMU-443':
          'Specials and hand reactions: pass. “May”, “up to”, “any number”: none. A search of the own deck takes nothing; the deck is shuffled.',
        'SMU-444':
          'A card looked at or revealed from a deck stays where it was; if the text does not allow that it is taken into the hand, not played (Nana, Guest Star). If one of several must be chosen it is the topmost (Glory Hound, Lost City, School of Wizardry); cards put back keep their order.',
        'SMU-445':
          'Everything else that is mandatory: at random among the legal ones (base or target of a card, base to score, discards, minions to be destroyed, moved or put away, a named player or faction).',
        'SMU-446':
          'Stalemate: after 15 rounds in a row without a card played from a hand the table is told; after 25 the match ends and VP decide as at a regular end (ties stay ties). Nobody has to play cards, so without it two passive players never finish.',
        'SMU-437':
          "A player may take back their last answer freely as long as, since then, no card was turned up that this player did not know, nothing random happened and no other player has answered; otherwise only if all other people at the table agree. What others learned of the player's own cards does not matter for this. A seat that left or came is never taken back. (The same in all games here.)",
      },
    },
    {
      id: '22',
      title: 'Examples',
      rules: {
        'SMU-E01': 'Start: Ann takes Grannies and Rock Stars. Expected: one shuffled deck of 40 cards, 20 of each faction. (SMU-020)',
        'SMU-E02':
          'Two copies of the box: Ann picks Explorers + Grannies, Bob Explorers + Teddy Bears. Expected: legal. Ann asking for Explorers twice: refused. (SMU-021, SMU-023)',
        'SMU-E03': 'Setup for 3 players: 4 bases face up; for 4 players: 5; for 2: 3. (SMU-033)',
        'SMU-E04':
          'Factions Teddy Bears + Steampunks against Grannies + a Cthulhu faction come from three sets. Expected: base deck = all bases of these three sets. With these cards: Teddy Bears + Pirates against Grannies + Zombies gives 8 + 16 = 24 bases. (SMU-031)',
        'SMU-E05':
          'A base with breakpoint 20 scores: Ann (Teddy Bears) has 11 power in minions below 5, Bob two minions of power 5 (10 in all). Ann plays Love Overload: both minions of power 5 are destroyed, the total is now 11. Expected: scoring goes on; Ann is first, Bob has no minion and gets nothing. (SMU-173, SMU-188)',
        'SMU-E06': 'Powers 10, 10 and 5 on a 4/2/1 base. Expected: 4, 4 and 1 VP; the value for second place goes to nobody. (SMU-191)',
        'SMU-E07': 'Powers 9, 6 and 6 on a 4/2/1 base. Expected: 4, 2 and 2 VP; nobody is third. (SMU-191)',
        'SMU-E08':
          'No minion is in play; Ann plays Seeing Stars. Expected: legal, nothing destroyed, card discarded, action play used up. (SMU-104)',
        'SMU-E09':
          'A card says: choose a minion; you may discard as many cards as its power to destroy it. The minion has power 4, the hand 3 cards. Expected: it cannot be used on that minion. (SMU-238)',
        'SMU-E10':
          'Ann has 2 other cards in hand and plays Attic Treasures. Expected: both go under the deck, she draws 3 and holds 3. (SMU-351)',
        'SMU-E11':
          'Group Hug on a minion with 3 other minions at its base, then a fourth arrives and the chosen minion moves away. Expected: still +3 until the end of the turn. (SMU-340)',
        'SMU-E12':
          'Forgotten Horrors lies on base A. Ann plays X Never Marks the Spot and moves 3 minions to A. Expected: 1 card drawn, the action transferred to a base other than A. (SMU-341)',
        'SMU-E13':
          '2 players, 3 bases. Idaho Smith adds a base. Expected: 4 bases; when the added one scores it is replaced and 4 remain. (SMU-344)',
        'SMU-E14':
          'Ann plays Granny on base A as her first minion and holds 3 Snuggly Bears. Expected: she may play 0 to 3 of them on A at once, and her regular minion play is used only by Granny. (SMU-346)',
        'SMU-E15':
          "Lovey Bear faces only an opponent's minion of starting power 2 with 4 counters. Expected: Lovey Bear's starting power stays 3. (SMU-345)",
        'SMU-E16':
          "Bob plays Terraforming on a base with minions. Expected: after it has resolved Ann may play Crypt Looter on the new base, on Bob's turn. (SMU-350)",
        'SMU-E17':
          "School of Wizardry scores, Bob is the winner; Ann plays Lost City. The active player lets Bob's base come. Expected: Ann may still play a minion on it. (SMU-343, SMU-195)",
        'SMU-E18':
          "Ancient Temple: breakpoint 20, values 4/2/1. At the start of Ann's turn she has one minion of power 2 there. Expected: it has power 7 there until the end of the turn. (SMU-392)",
        'SMU-E19':
          "At the end of Bob's turn Ann and Bob have 16 VP each, Cy 15. Expected: no winner, Cy's turn follows; if at its end Ann has 16, Bob 16 and Cy 17, Cy wins. (SMU-210, SMU-211)",
        'SMU-E20':
          'Ann holds 3 Groupies and plays one on base A with her regular play. Expected: she may play the second there as an extra, then the third; all 6 power on A, regular minion play spent once. (SMU-120)',
        'SMU-E21':
          "Ann ends phase 4 with 12 cards in hand. Expected: she discards 2 of her choice; on Bob's turn she may hold more than 10. (SMU-074, SMU-075)",
        'SMU-E22':
          "Bases A and B are both ready on Ann's turn. Expected: Ann chooses which is scored first; after it the other is checked again. (SMU-171, SMU-199)",
        'SMU-E23':
          "Bob's Leprechaun (5) is on base A; Ann plays Ninja Master there and destroys Leprechaun. Expected: Ninja Master stays, Leprechaun does not react. If she declines: powers are equal, nothing happens either. With Tiger Assassin (4), who cannot choose a minion of power 5: Leprechaun destroys him in step 2. (SMU-129)",
        'SMU-E24':
          "Bob's Pay the Piper is on base A; Ann plays Nana there, Nana reveals Knitting Circle, Ann plays it at once and destroys Pay the Piper. Expected: Ann draws 1 card and discards none. If she takes Knitting Circle into her hand instead, she must discard one card of her choice in step 2. (SMU-115, SMU-129)",
        'SMU-E25':
          "Ann's Hideout is on base A with her Granny (4) and Nana (3); Bob plays Poison on Granny. Expected: Hideout is destroyed, Poison lies on Granny, she has 4 until the end of this turn and 0 from the next turn on. Had Bob played Crop Circles on A, both would have stayed. (SMU-419)",
        'SMU-E26':
          "Ann's Fun Bear (2) carries Ann's Tooth and Claw... and Guns at The Central Brain, two other minions are there. Expected: Fun Bear has 3 and the action stays. Ann plays Group Hug on it: the action is destroyed, Fun Bear gets no bonus and still has 3. (SMU-405)",
        'SMU-E27':
          "Bob's turn, a base scores. Ann plays Hidden Ninja and with it Chronomage. Expected: she may play one action from her hand now, inside Chronomage's ability, or lose that play; Hidden Ninja is discarded after the triggers and reactions of all these cards. (SMU-119, SMU-135)",
        'SMU-E28':
          "Ann plays Idaho Smith on The Homeworld and moves to the new base. Expected: Idaho was played on The Homeworld, so Ann banks one extra minion play for printed power 2 or less. A Flame Trap of Bob's on The Homeworld does nothing and stays. (SMU-129, SMU-426)",
        'SMU-E29':
          "Ninja Dojo scores; the winner Bob chooses Ann's Buccaneer there. Expected: Ann moves it to another base, not to Ninja Dojo nor to the base that will replace it; it is not discarded in step 6. (SMU-198, SMU-375)",
        'SMU-E30':
          "Ann plays Powderkeg on a base and destroys together Bob's Gremlin and Cy's Nukebot. Expected: Ann orders the two triggers; if Nukebot's comes first, minions of Ann and Bob still there are destroyed, with their own triggers, before Gremlin's is carried out. (SMU-116, SMU-130, SMU-272)",
        'SMU-E31':
          "Ann's four minions are the only ones on Factory 436-1337, which scores; in step 3 she plays Full Sail and moves all four away. Expected: nobody gains VP, no winner, the base is replaced. (SMU-173, SMU-202)",
        'SMU-E32': 'Ann plays Total Sellout with her regular action in phase 2. Expected: legal, no card drawn, it is discarded. (SMU-133)',
        'SMU-E33':
          "Bob attacks Ann's base with Seeing Stars; the only minions of power 3 or less in play are Ann's Zapbot under Too Cute and Bob's own Collector. Expected: Bob must choose Collector. (SMU-263, SMU-275)",
        'SMU-E34':
          "Ann's phase 2: with They're Coming To Get You on base A she plays Zapbot there from her discard pile with her regular play. Expected: legal. Zapbot's extra play (printed power 2 or less) is limited, so its minion must come from her hand, also on A. (SMU-422)",
        'SMU-E35':
          'Retirement Community scores; Ann puts her only minion there on her deck by the base ability. Expected: afterwards she cannot play Total Sellout for this base. (SMU-184, SMU-428)',
      },
    },
  ],
} as const;
