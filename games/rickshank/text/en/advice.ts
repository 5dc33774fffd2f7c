import type { SignTexts } from '#engine';
import type { kinds } from '../../bot/signs.ts';

const BID = '{n, plural, =0 {no tokens} one {# token} other {# tokens}}';
const POINTS = '{n, plural, one {# point} other {# points}}';
const TOKENS = '{n, plural, =0 {no Access Tokens} one {# Access Token} other {# Access Tokens}}';

/** What came of a plan, unlike another one, as a friend at the table would say it. */
export const advice = {
  steps: {
    president: 'Discard a token, so that the President can be beaten',
    'add-to-market': 'Add a card to the market',
    'destroy.self': 'Destroy it too',
    'destroy.top': 'Destroy {card}',
    topdeck: 'Put it on top of your deck',
    'vote.prevent': 'Cancel the vote',
    'pay.draw': 'Discard a token and draw two cards',
    'pay.recover': 'Discard a token and take cards back',
    'vote.auction': 'Bid {what}',
    'vote.sanctions': 'Point at {seat, who, me {yourself} other {{seat}}} with {what}',
    'vote.referendum': 'Vote {what}',
    'hand-over': 'Give it to {seat}',
  },
  labels: {
    'button.spend-token': 'Discard a token for 2 Power',
    'button.token': 'Discard an Access Token',
    'button.cards': 'Discard cards from hand',
    'button.mode.power': 'Take {n} Power',
    'button.for': 'Decide for it',
    'button.against': 'Decide against it',
    wait: 'Begin with {effect}',
    'vote.for': `for it, with ${BID}`,
    'vote.against': `against it, with ${BID}`,
    'vote.seat': BID,
    'decline.nothing': 'Decline',
    'decline.keep': 'Keep it',
  },
  signs: {
    beats: {
      more: `you beat {card} this turn, worth ${POINTS}, {a}, not {b}`,
      less: `you beat {card} this turn, worth ${POINTS}, {a}, not {b}`,
      only: `you beat {card} this turn, worth ${POINTS}`,
      never: `you let {card} stand, worth ${POINTS}, whom you would beat {b}`,
    },
    'can-beat': {
      more: 'your next hand can beat {card} {a}, not {b}',
      less: 'your next hand can beat {card} {a}, not {b}',
      only: 'your next hand can beat {card} {a}',
      never: 'your next hand cannot beat {card}, as it would {b}',
    },
    gets: {
      more: '{card} comes into your deck {a}, not {b}',
      less: '{card} comes into your deck {a}, not {b}',
      only: '{card} comes into your deck',
      never: 'you do without {card}',
    },
    income: {
      more: 'your deck brings about {n} Power a turn, not {m}',
      less: 'your deck brings only about {n} Power a turn, not {m}',
      oneMore: 'your deck gets a little stronger for every turn to come',
      oneLess: 'your deck gets a little weaker for every turn to come',
      from: 'your deck grows from about {m} Power a turn to {n}',
    },
    points: {
      more: `you stand at ${POINTS}, not {m}`,
      less: `you stand at only ${POINTS}, not {m}`,
      oneMore: 'you have a point more {a}',
      oneLess: 'you have a point less {a}',
      from: 'you go from {m} to {n, plural, one {# point} other {# points}}',
    },
    'they-points': {
      more: `{seat} stands at ${POINTS} before your next turn, not {m}`,
      less: `{seat} stands at only ${POINTS} before your next turn, not {m}`,
      oneMore: '{seat} has a point more before your next turn {a}',
      oneLess: '{seat} has a point less before your next turn {a}',
    },
    'next-power': {
      more: 'your next hand brings {n} Power, not {m}',
      less: 'your next hand brings only {n} Power, not {m}',
      oneMore: 'your next hand brings 1 Power more {a}',
      oneLess: 'your next hand brings 1 Power less {a}',
    },
    junk: {
      more: 'your deck has {n, plural, one {# useless card} other {# useless cards}}, not {m}',
      less: 'your deck has {n, plural, =0 {no useless cards} one {only # useless card} other {only # useless cards}}, not {m}',
      oneMore: 'your deck has a useless card more {a}',
      oneLess: 'your deck is rid of a useless card {a}',
      from: 'the useless cards in your deck go down from {m} to {n}',
    },
    tokens: {
      more: `you have ${TOKENS}, not {m}`,
      less: `you are left with ${TOKENS}, not {m}`,
      oneMore: 'you have an Access Token more {a}',
      oneLess: 'it costs you an Access Token {a}',
      from: 'your Access Tokens grow from {m} to {n}',
    },
    hit: {
      more: '{card} hits you {a}, not {b}',
      less: '{card} hits you {a}, not {b}',
      only: '{card} hits you {a}',
      never: '{card} does not hit you, as it would {b}',
    },
    'they-hit': {
      more: '{card} hits {seat} {a}, not {b}',
      less: '{card} hits {seat} {a}, not {b}',
      only: '{card} hits {seat} {a}',
      never: '{card} does not hit {seat}, as it would {b}',
    },
    destroyed: {
      more: 'your {card} is destroyed {a}, not {b}',
      less: 'your {card} is destroyed {a}, not {b}',
      only: 'your {card} is destroyed {a}',
      never: 'your {card} is not destroyed, as it would be {b}',
    },
    thrown: {
      more: 'you throw {card} away {a}, not {b}',
      less: 'you throw {card} away {a}, not {b}',
      only: 'you throw {card} away {a}',
      never: 'you keep {card}, which you would throw away {b}',
    },
    auction: {
      more: 'you win the auction of {card} {a}, not {b}',
      less: 'you win the auction of {card} {a}, not {b}',
      only: 'you win the auction of {card} {a}',
      never: 'you let the auction of {card} go, which you would win {b}',
    },
    'they-auction': {
      more: '{seat} wins the auction of {card} {a}, not {b}',
      less: '{seat} wins the auction of {card} {a}, not {b}',
      only: '{seat} wins the auction of {card} {a}',
      never: 'it keeps {seat} from winning the auction of {card}, as would happen {b}',
    },
    sanctioned: {
      more: '{card} falls on you {a}, not {b}',
      less: '{card} falls on you {a}, not {b}',
      only: '{card} falls on you {a}',
      never: '{card} does not fall on you, as it would {b}',
    },
    passes: {
      more: '{card} goes through {a}, not {b}',
      less: '{card} goes through {a}, not {b}',
      only: '{card} goes through {a}',
      never: '{card} is voted down, where it would go through {b}',
    },
    'they-sanctioned': {
      more: '{card} falls on {seat} {a}, not {b}',
      less: '{card} falls on {seat} {a}, not {b}',
      only: '{card} falls on {seat} {a}',
      never: '{card} does not fall on {seat}, as it would {b}',
    },
  },
} as const satisfies SignTexts<typeof kinds>;
