/** The component list of the box, typed in apart from the game's own data, so that a slip in either is noticed. */
export interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly count: number;
  readonly cardType: string;
  readonly cost: number;
  readonly vp: number;
  readonly power: number;
  /** Kind of vote, of variable VP, group attack, place in the nemesis stack. */
  readonly marks: readonly string[];
  readonly tags: readonly string[];
}

// id | kind | count | type | cost | VP | Power | marks | tags
const LIST = `
genius-waves | starter | 35 | starter | 0 | 0 | 1 | - | starter vanilla
jerry | starter | 5 | starter | 0 | 0 | 0 | - | starter no-effect smith-family
beth | starter | 5 | starter | 0 | 0 | 0 | - | starter no-effect smith-family
summer | starter | 5 | starter | 0 | 0 | 0 | - | starter no-effect smith-family
portal-gun | portal-gun | 16 | equipment | 3 | 0 | 2 | - | equipment stack discard-cost nested-play location-access end-of-turn
morty-waves | morty-waves | 20 | none | 0 | -1 | 0 | paired-penalty | no-type junk stack
cornvelious-daniel | nemesis | 1 | gromflamite | 8 | 4 | 3 | top | nemesis gromflamite token-gain fixed-top
headband-rick | nemesis | 1 | rick | 9 | 5 | 3 | group-attack middle | nemesis rick seal-team draw group-attack
earring-rick | nemesis | 1 | rick | 10 | 5 | 2 | group-attack middle | nemesis rick seal-team draw group-attack
eye-patch-rick | nemesis | 1 | rick | 10 | 5 | 3 | group-attack middle | nemesis rick seal-team destroy group-attack
cornrow-rick | nemesis | 1 | rick | 11 | 6 | 3 | group-attack middle | nemesis rick seal-team token-gain group-attack
rick-d-99 | nemesis | 1 | rick | 11 | 6 | 3 | group-attack middle | nemesis rick seal-team group-attack counts-ricks
galactic-federation-president | nemesis | 1 | gromflamite | 14 | 7 | 4 | group-attack bottom | nemesis gromflamite super-ongoing start-of-turn token-sink game-end group-attack fixed-bottom
security-specialist-rick | main | 2 | rick | 2 | 1 | 0 | - | rick ongoing defense defense-in-play
black-rick | main | 2 | rick | 3 | 1 | 2 | - | rick draw conditional
future-rick | main | 2 | rick | 3 | 1 | 2 | - | rick nested-play location-access
aqua-rick | main | 2 | rick | 4 | 1 | 2 | - | rick draw trigger-on-discard
young-rick | main | 2 | rick | 4 | 1 | 2 | - | rick reveal destroy
lizard-rick | main | 2 | rick | 5 | 1 | 3 | - | rick attack attack-all
commander-rick | main | 1 | rick | 6 | 1 | 3 | - | rick counts-ricks recover
rick-c-137 | main | 1 | rick | 7 | 0 | 2 | per-owned | rick recover vp-variable
eye-poppin-morty | main | 2 | morty | 2 | 1 | 1 | - | morty destroy mandatory-destroy
aqua-morty | main | 2 | morty | 3 | 1 | 0 | - | morty draw destroy trigger-on-discard
bugged-out-morty | main | 2 | morty | 3 | 1 | 2 | - | morty defense
big-head-morty | main | 2 | morty | 4 | 1 | 0 | - | morty draw token-sink
lawyer-morty | main | 2 | morty | 4 | 1 | 2 | - | morty defense token-gain
hammerhead-morty | main | 2 | morty | 5 | 1 | 3 | - | morty attack attack-one defense draw
scientist-morty | main | 1 | morty | 6 | 2 | 0 | - | morty draw counts-types
morty-c-137 | main | 1 | morty | 7 | 2 | 3 | - | morty attack attack-all junk
pill-brulee | main | 2 | special | 2 | 1 | 2 | - | special vanilla
fold-yourself | main | 2 | special | 3 | 1 | 0 | - | special draw topdeck
terminate | main | 2 | special | 3 | 1 | 1 | - | special destroy market
daddys-little-girl | main | 2 | special | 4 | 2 | 1 | - | special defense smith-family conditional draw
szechuan-sauce | main | 2 | special | 4 | 0 | 2 | per-owned | special vp-variable market end-of-turn self-destroy conditional
diane-sanchez | main | 2 | special | 5 | 1 | 0 | - | special token-gain draw discard-cost
totally-fabricated-origin-story | main | 1 | special | 6 | 2 | 1 | - | special copy market nested-play
currency-manipulation | main | 1 | special | 7 | 0 | 3 | per-owned | special attack attack-all token-gain vp-variable counts-hits
fake-gun | main | 2 | equipment | 2 | -2 | 0 | - | equipment attack attack-one junk replace-gain moves-ownership
butt-in-a-cup | main | 2 | equipment | 3 | 1 | 2 | - | equipment token-gain discard-cost
conroy | main | 2 | equipment | 3 | 1 | 0 | - | equipment modal destroy
brainalyzer-9000 | main | 2 | equipment | 4 | 1 | 1 | - | equipment nested-play steal end-of-turn
dead-flies | main | 2 | equipment | 4 | 1 | 1 | - | equipment recover modal
freeze-gun | main | 2 | equipment | 5 | 1 | 2 | - | equipment attack attack-all topdeck
jury-rigged-portal-gun | main | 1 | equipment | 6 | 1 | 2 | - | equipment nested-play location-access cost-reduction end-of-turn
portal-bomb | main | 1 | equipment | 7 | 1 | 3 | - | equipment attack attack-one destroy
gromflamite-technician | main | 2 | gromflamite | 2 | 1 | 1 | - | gromflamite token-gain conditional
gromflamite-employee-of-the-month | main | 2 | gromflamite | 3 | 1 | 1 | - | gromflamite defense token-gain token-bonus
mission-control-gromflamite | main | 2 | gromflamite | 3 | 1 | 2 | - | gromflamite attack attack-all junk conditional
communications-gromflamite | main | 2 | gromflamite | 4 | 1 | 2 | - | gromflamite token-sink recover
honorable-gromflamite | main | 2 | gromflamite | 4 | 1 | 2 | - | gromflamite token-bonus draw conditional
gromflamite-officer | main | 2 | gromflamite | 5 | 1 | 2 | - | gromflamite token-gain
greedy-gromflamite | main | 1 | gromflamite | 6 | 2 | 2 | - | gromflamite token-sink activated
gromflamite-general | main | 1 | gromflamite | 7 | 2 | 3 | - | gromflamite attack attack-all
assemble | main | 2 | council | 2 | 0 | 1 | auction most-owned | council vote-auction recover vp-variable
persecute | main | 2 | council | 3 | 1 | 2 | sanctions | council vote-sanctions junk
rezone | main | 2 | council | 3 | 1 | 2 | referendum | council vote-referendum ongoing-removal
kickback | main | 2 | council | 4 | 1 | 2 | auction | council vote-auction draw
recycle | main | 2 | council | 4 | 1 | 2 | sanctions | council vote-sanctions junk destroyed-pile
taxation | main | 2 | council | 5 | 1 | 2 | referendum | council vote-referendum token-gain
embezzle | main | 1 | council | 6 | 2 | 3 | auction | council vote-auction market gain
gentrify | main | 1 | council | 7 | 2 | 3 | referendum | council vote-referendum destroy
assworld-2-0 | location | 1 | location | 4 | 1 | 0 | - | location ongoing first-each-turn
citadel-militia-hq | location | 1 | location | 4 | 1 | 0 | - | location ongoing first-each-turn draw
cronenberg-world-2-0 | location | 1 | location | 4 | 1 | 0 | - | location ongoing activated once-per-turn destroy
family-restaurant | location | 1 | location | 4 | 1 | 0 | - | location ongoing activated once-per-turn draw smith-family discard-cost
jerrys-office | location | 1 | location | 4 | 2 | 0 | - | location ongoing trigger-on-play smith-family
mission-control | location | 1 | location | 4 | 1 | 0 | - | location ongoing first-each-turn draw
presidential-palace | location | 1 | location | 4 | 1 | 0 | - | location ongoing static cost-reduction token-bonus
space-prison | location | 1 | location | 4 | 2 | 0 | - | location ongoing replace-gain captives start-of-turn
citadel-of-ricks | location | 1 | location | 4 | 2 | 0 | - | location ongoing first-each-turn vote-cancel
dinner-table | location | 1 | location | 4 | 1 | 0 | - | location ongoing defense defense-in-play trigger-on-play smith-family
drive-thru | location | 1 | location | 4 | 1 | 0 | - | location ongoing start-of-turn market cost-reduction
garage | location | 1 | location | 4 | 1 | 0 | - | location ongoing first-each-turn
grave | location | 1 | location | 4 | 2 | 0 | - | location ongoing first-each-turn draw
neighborhood | location | 1 | location | 4 | 2 | 0 | - | location ongoing first-each-turn
underground | location | 1 | location | 4 | 1 | 0 | - | location ongoing first-each-turn draw
transcendent-rick | character | 1 | none | 0 | 0 | 0 | - | character oversized defense draw first-each-turn
moron-morty | character | 1 | none | 0 | 0 | 0 | - | character oversized replace-gain first-each-turn
bluffing-rick | character | 1 | none | 0 | 0 | 0 | - | character oversized first-each-turn vote-trigger token-gain
defiant-summer | character | 1 | none | 0 | 0 | 0 | - | character oversized trigger-on-play attack-trigger draw smith-family start-of-turn
heroic-summer | character | 1 | none | 0 | 0 | 0 | - | character oversized first-each-turn draw
promotion-jerry | character | 1 | none | 0 | 0 | 0 | - | character oversized trigger-on-play first-each-turn token-gain smith-family
rational-morty | character | 1 | none | 0 | 0 | 0 | - | character oversized activated once-per-turn discard-cost
`;

export const componentList: readonly Listed[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [id, kind, count, cardType, cost, vp, power, marks, tags] = line.split(' | ');
    return {
      id,
      kind,
      count: Number(count),
      cardType,
      cost: Number(cost),
      vp: Number(vp),
      power: Number(power),
      marks: marks === '-' ? [] : marks.split(' '),
      tags: tags.split(' '),
    };
  });
