// A second, literal reading of prices, votes and scoring. It looks at views, answers and the log only, and takes its numbers from what is
// printed, so that a slip in the game's own code is noticed.

import type { EventView, Match, SeatId, View } from '#engine';
import { SPECTATOR } from '#engine';
import type { Component } from '../cards/data.ts';
import { components } from '../cards/data.ts';
import type { RickVars } from '../state.ts';

const printed = (id: string | null): Component => {
  const found = components.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no component ${id}`);
  return found;
};

type Log = Extract<EventView, { e: 'log' }>;
const defIn = (event: Log, name: string): string | null => {
  const value = event.params[name];
  return typeof value === 'object' && 'def' in value ? value.def : null;
};
const cardIn = (event: Log, name: string): number => {
  const value = event.params[name];
  return typeof value === 'object' && 'card' in value ? value.card : -1;
};
const seatIn = (event: Log, name: string): SeatId => {
  const value = event.params[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : -1;
};
const numberIn = (event: Log, name: string): number => Number(event.params[name]);

interface Ballot {
  /** For, Against, or a seat; nobody once that seat has left. */
  readonly side: string;
  readonly tokens: number;
  readonly cards: number[];
}

export class Referee {
  /** What has come up, so that a test can see that nothing went unseen. */
  readonly seen = { votes: 0, raises: 0, ties: 0, reductions: 0, purchases: 0 };
  private readonly match: Match<RickVars>;
  private heard = 0;
  private reducedLocations = 0;
  private reducedCard = -1;
  private ballots: { [seat: SeatId]: Ballot } = {};
  private before = { power: 0, tokens: [0] };

  constructor(match: Match<RickVars>) {
    this.match = match;
    this.look();
  }

  /** RSR-055, RSR-063, RSR-100, RSR-183: what a literal reading of the rules lets the active player buy now, by card id and as a word. */
  offers(): string[] {
    const view = this.match.view(SPECTATOR);
    const { vars, zones } = view;
    const ids: string[] = [];
    const offer = (id: number, def: string | null): void => {
      if (this.price(view, id, def) <= vars.power) ids.push(`c${id}`);
    };
    for (const { id, def } of zones.market) offer(id, def);
    const gun = zones.guns.at(-1);
    if (gun !== undefined) offer(gun.id, gun.def);
    const nemesis = zones.nemesis.at(-1);
    if (nemesis !== undefined && (!printed(nemesis.def).tags.includes('fixed-bottom') || vars.presidentPaid))
      offer(nemesis.id, nemesis.def);
    for (const { id, def } of zones[`play:${vars.active}`]) if (vars.held.some((one) => one.card === id && one.home === -1)) offer(id, def);
    if (vars.power >= 2 && vars.supply > 0 && !vars.tokenBought) ids.push('buy-token');
    return ids.sort();
  }

  private price({ vars, zones }: View<RickVars>, id: number, def: string | null): number {
    const { cost, kind } = printed(def);
    const own = zones[`play:${vars.active}`].map((card) => card.def);
    let price = cost;
    if (kind === 'nemesis' && own.includes('presidential-palace') && vars.tokens[vars.active] > 0) price -= 2;
    if (kind === 'location') price -= 2 * this.reducedLocations;
    if (id === this.reducedCard) price -= 1;
    if (price < cost) this.seen.reductions++;
    return Math.max(0, price);
  }

  /** A copied text is not played, so the log does not tell it; the answer does. */
  copies(def: string): void {
    if (def === 'jury-rigged-portal-gun') this.reducedLocations++;
  }

  /** What happened since it looked last; complaints, if any. */
  look(): string[] {
    const complaints: string[] = [];
    for (const batch of this.match.events(SPECTATOR, this.heard))
      for (const event of batch) if (event.e === 'log') complaints.push(...this.hear(event));
    this.heard = this.match.batches.length;
    const { power, tokens } = this.match.table.vars;
    this.before = { power, tokens: tokens.slice() };
    return complaints;
  }

  private hear(event: Log): string[] {
    switch (event.key) {
      case 'turn':
        this.reducedLocations = 0;
        this.reducedCard = -1;
        return [];
      case 'plays':
        if (defIn(event, 'card') === 'jury-rigged-portal-gun') this.reducedLocations++;
        return [];
      case 'adds':
        this.reducedCard = cardIn(event, 'card');
        return [];
      case 'buys':
      case 'defeats':
        this.seen.purchases++;
        return this.before.power - this.match.table.vars.power === numberIn(event, 'n') || this.match.over
          ? []
          : [`${event.key} for ${numberIn(event, 'n')}`];
      case 'vote.auction':
      case 'vote.referendum':
      case 'vote.sanctions':
        this.ballots = {};
        this.seen.votes++;
        return [];
      case 'commits.auction':
        return this.commits(event, `${seatIn(event, 'seat')}`);
      case 'commits.for':
      case 'commits.against':
        return this.commits(event, event.key.slice('commits.'.length));
      case 'commits.sanctions':
        return this.commits(event, `${seatIn(event, 'other')}`);
      case 'reveals':
        this.seen.raises++;
        this.ballots[seatIn(event, 'seat')].cards.push(cardIn(event, 'card'));
        return [];
      case 'leaves':
        return this.leaves(seatIn(event, 'seat'));
      case 'vote.for':
      case 'vote.against':
        return this.wins(event.key.slice('vote.'.length));
      case 'vote.won':
        return this.wins(`${seatIn(event, 'seat')}`);
      case 'vote.void':
        return this.tally().length === 0 ? [] : ['a vote is void although votes are left'];
      default:
        return [];
    }
  }

  private commits(event: Log, side: string): string[] {
    const seat = seatIn(event, 'seat');
    this.ballots[seat] = { side, tokens: numberIn(event, 'n'), cards: [] };
    return numberIn(event, 'n') <= this.before.tokens[seat] + 1 ? [] : [`seat ${seat} commits more than it has`];
  }

  /** RSR-327. */
  private leaves(seat: SeatId): string[] {
    delete this.ballots[seat];
    for (const voter of Object.keys(this.ballots)) {
      const ballot = this.ballots[Number(voter)];
      if (ballot.side === `${seat}`) this.ballots[Number(voter)] = { ...ballot, side: 'nobody' };
    }
    return [];
  }

  /** RSR-195 to RSR-197: options with their votes, the most first. */
  tally(): [string, number][] {
    const sums: { [side: string]: number } = {};
    for (const { side, tokens, cards } of Object.values(this.ballots))
      if (side !== 'nobody') sums[side] = (sums[side] ?? 0) + 1 + tokens + cards.length;
    return Object.entries(sums).sort((a, b) => b[1] - a[1]);
  }

  /** RSR-214: which options a tie is between. */
  tied(): string[] {
    const counts = this.tally();
    this.seen.ties++;
    return counts
      .filter(([, votes]) => votes === counts[0][1])
      .map(([side]) => side)
      .sort();
  }

  /** RSR-211 to RSR-217: the most votes win; who voted for the winner has paid everything. */
  private wins(side: string): string[] {
    const counts = this.tally();
    const complaints: string[] = [];
    if (counts.length === 0 || counts.find(([one]) => one === side)?.[1] !== counts[0][1]) complaints.push(`${side} wins with fewer votes`);
    for (const [seat, ballot] of Object.entries(this.ballots)) {
      const hand = this.match.table.zones[this.match.game.zones.findIndex(({ key }) => key === `hand:${seat}`)];
      const holds = ballot.cards.filter((card) => hand.includes(card)).length;
      if (ballot.side !== side && holds !== ballot.cards.length) complaints.push(`seat ${seat} lost revealed cards without having won`);
    }
    return complaints;
  }

  /** RSR-231 to RSR-235, with every card looked at by itself. */
  points(seat: SeatId): number {
    const { table } = this.match;
    const { held, tokens } = table.vars;
    const nameOf = (id: number): string => table.game.defs[table.def[id]].id;
    const owners = table.def.map((_, id) => this.ownerOf(id, table.game.zones[table.zone[id]].key, nameOf(id), held));
    const own = (one: SeatId): string[] => owners.flatMap((owner, id) => (owner === one ? [nameOf(id)] : []));
    const mine = own(seat);
    const many = (fits: (id: string) => boolean, list = mine): number => list.filter(fits).length;
    const isCouncil = (id: string): boolean => printed(id).type === 'council';
    let sum = 0;
    for (const id of mine) {
      if (id === 'rick-c-137') sum += many((one) => one === 'genius-waves');
      else if (id === 'szechuan-sauce') sum += many((one) => printed(one).type === 'location');
      else if (id === 'currency-manipulation') sum += tokens[seat];
      else if (id === 'assemble') sum += table.ring.every((foe) => foe === seat || many(isCouncil, own(foe)) < many(isCouncil)) ? 3 : 0;
      else if (id !== 'morty-waves') sum += printed(id).vp;
    }
    return sum - Math.max(0, many((id) => id === 'morty-waves') - many((id) => id === 'genius-waves'));
  }

  /** Who owns a card at the end: an Ongoing card from another deck is whose front it lies in, everything else whose it was. */
  private ownerOf(id: number, zone: string, name: string, held: RickVars['held']): SeatId {
    const lent = held.find((one) => one.card === id);
    const [place, seat] = zone.split(':');
    if (place === 'prison') return lent?.home ?? -1;
    if (!['deck', 'hand', 'discard', 'play'].includes(place)) return -1;
    if (lent === undefined) return Number(seat);
    if (lent.home === -1) return -1;
    return printed(name).tags.includes('ongoing') ? Number(seat) : lent.home;
  }
}
