import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { quarterOf } from '../match/calling.ts';
import type { Callee, CallKind, ChannelRow, OutboxRow, Sent, Settled } from '../store/calling.ts';
import { type CallHouse, isUsable, langOfChannel, type Ways } from './channels.ts';
import { makeDelivery, type Outcome, PAUSES_MS } from './delivery.ts';
import { type CallWishes, quietUntil, wishesFrom } from './wishes.ts';
import { messageOf, sumOf } from './words.ts';

/**
 * Carries the outbox to people. Calls lie in the store; any node takes those of a few people for a while, says them, and notes where they stand. Whoever dies in
 * between leaves them to another node: they are sent at least once, and every way but Telegram's shows the same call once.
 */

const EVERY_MS = 1000;
const LEASE_MS = 60_000;
/** Few at a time, so that tables are played in between. */
const PEOPLE_AT_ONCE = 50;
/** What has become of calls is written at such moments, all of it together: each write holds tables up until it is on the disk. */
const NOTES_MS = 50;
/** So many people may be waited for at once. */
const MOST_IN_HAND = 600;
/** From so many tables on there is one call for all. */
const SUM_FROM = 3;
/** What the night has collected is one call from two on. */
const MORNING_FROM = 2;

interface Person {
  readonly channels: readonly ChannelRow[];
  readonly wishes: CallWishes;
  /** All calls of this person, as they were when some of them were taken. */
  readonly outbox: readonly OutboxRow[];
  readonly now: number;
}

/** What is next for a call; null: nothing more has to be done about it. */
type Plan = Settled['next'];

const WAITING: readonly CallKind[] = ['turn', 'asked', 'quarter'];
const isWaiting = ({ kind }: OutboxRow): boolean => WAITING.includes(kind);
const isSaid = ({ sent }: OutboxRow): boolean => Object.keys(sent).length > 0;

/** When a call is to be said; null: nobody needs it any more. */
function moment(call: OutboxRow, { wishes, now }: Person): number | null {
  const { kind, facts } = call;
  if (facts.until !== null && facts.until <= now && kind !== 'over') return null;
  if (facts.away !== null && facts.away > now) return facts.away;
  const quarter = kind === 'quarter' ? quarterOf(facts) : null;
  if (quarter !== null && quarter > now) return quarter;
  // What cannot wait for the morning comes at once, without a sound.
  return kind === 'quarter' ? now : (quietUntil(wishes, now) ?? now);
}

function next(call: OutboxRow, tries: number, { failed, again }: Outcome, now: number): Plan {
  if (failed && tries < PAUSES_MS.length) return { kind: call.kind, due: now + Math.max(PAUSES_MS[tries], again ?? 0), tries: tries + 1 };
  if (call.kind === 'over') return null;
  if (call.kind === 'invited') return { kind: 'invited', due: call.facts.until, tries: 0 };
  const quarter = call.kind === 'quarter' ? null : quarterOf(call.facts);
  if (quarter !== null && quarter > now) return { kind: 'quarter', due: quarter, tries: 0 };
  return { kind: call.kind, due: null, tries: 0 };
}

export interface Sender {
  /** Looks for what is due, and says it. Resolves when everything that was found is done with. */
  round(): Promise<void>;
  close(): Promise<void>;
}

export function startSender(house: CallHouse, ways: Ways): Sender {
  const { store, library } = house;
  const delivery = makeDelivery(house, ways);
  const inHand = new Set<Promise<void>>();
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  let notes: Settled[] = [];
  let noted: Promise<readonly Settled[]> | null = null;

  /** Written together with the others of the moment. True: somebody else had it by then, and nothing is written. */
  async function note(call: OutboxRow, plan: Plan, sent: Sent): Promise<boolean> {
    const settled: Settled = { call, next: plan, sent };
    notes.push(settled);
    noted ??= pause(NOTES_MS).then(() => {
      const all = notes;
      [notes, noted] = [[], null];
      return store.settleCalls(all);
    });
    return (await noted).includes(settled);
  }

  /** It took so long that somebody else has seen to the call meanwhile: if it is over by now, what was said of it goes again. */
  async function unsay(call: OutboxRow, { channels }: Person, sent: Sent): Promise<void> {
    const now = (await store.outbox(call.identity)).find(({ match }) => match === call.match);
    if (now === undefined || now.kind === 'past') await delivery.takeBack(channels, { ...call, sent }, Object.keys(sent));
  }

  async function sayAll(calls: readonly OutboxRow[], person: Person, isSum: boolean, standing: readonly OutboxRow[]): Promise<void> {
    const { channels, wishes, now } = person;
    const isQuiet = quietUntil(wishes, now) !== null;
    const wanted = (call: OutboxRow): ChannelRow[] =>
      channels.filter(({ kind }) => call.kind !== 'past' && wishes.events[call.kind].includes(kind));
    const who = (channel: ChannelRow) => ({ lang: langOfChannel(channel, wishes.lang), zone: wishes.zone, now });
    if (!isSum) {
      await Promise.all(
        calls.map(async (call) => {
          const to = wanted(call);
          const outcome = await delivery.say(to, call.sent, call.tries, (channel) => messageOf(call, library, who(channel), isQuiet));
          const left = Object.keys(call.sent).filter((id) => !to.some((channel) => channel.id === id));
          await delivery.takeBack(channels, call, left);
          if (await note(call, next(call, call.tries, outcome, now), outcome.sent)) await unsay(call, person, outcome.sent);
        }),
      );
      return;
    }
    // Each way hears of all tables for which it is wanted at all.
    const to = channels.filter(({ id }) => calls.some((call) => wanted(call).some((channel) => channel.id === id)));
    const tries = Math.max(...calls.map((call) => call.tries));
    const before = Object.fromEntries(Object.entries(calls[0].sent).filter(([, { sum }]) => sum === true));
    const outcome = await delivery.say(to, before, tries, (channel) => sumOf(standing, library, who(channel), isQuiet));
    await Promise.all(calls.map((call) => note(call, next(call, call.tries, outcome, now), outcome.sent)));
  }

  /** Takes away what stands of a table that waits no more. */
  async function end(call: OutboxRow, { channels }: Person): Promise<void> {
    // Whoever was saying it has died, and has told nobody where it stands.
    const everywhere = channels.filter(({ kind }) => kind === 'push' || kind === 'webhook').map(({ id }) => id);
    await delivery.takeBack(channels, call, [...new Set([...Object.keys(call.sent), ...(call.tries > 0 ? everywhere : [])])]);
    await note(call, null, {});
  }

  async function serve(taken: readonly OutboxRow[], { channels, wishes, outbox }: Callee): Promise<void> {
    const now = house.now();
    const person: Person = { channels: channels.filter(isUsable), wishes: wishesFrom(wishes), outbox, now };
    const due: OutboxRow[] = [];
    await Promise.all(
      taken.map(async (call) => {
        if (call.kind === 'past') return end(call, person);
        const at = moment(call, person);
        if (at !== null && at <= now) due.push(call);
        else await note(call, at === null ? null : { kind: call.kind, due: at, tries: call.tries }, call.sent);
      }),
    );
    const over = taken.find(({ kind, sent }) => kind === 'past' && Object.values(sent).some(({ sum }) => sum));
    if (over !== undefined) {
      const left = outbox.filter((call) => isWaiting(call) && isSaid(call));
      // When hardly a table waits any more, a sum stands for nothing.
      if (left.length < MORNING_FROM) await delivery.takeSumBack(person.channels, over.sent, now);
    }
    const [waiting, others] = [due.filter(isWaiting), due.filter((call) => !isWaiting(call))];
    if (others.length > 0) await sayAll(others, person, false, []);
    if (waiting.length > 0) await sayWaiting(waiting, person);
  }

  async function sayWaiting(waiting: readonly OutboxRow[], person: Person): Promise<void> {
    const standing = person.outbox.filter((call) => isWaiting(call) && (isSaid(call) || waiting.some(({ match }) => match === call.match)));
    const fromNight = waiting.filter(({ at }) => quietUntil(person.wishes, at) !== null).length;
    const isSum = standing.length >= SUM_FROM || (fromNight >= MORNING_FROM && waiting.every(({ kind }) => kind !== 'quarter'));
    await sayAll(waiting, person, isSum, standing);
  }

  /** Takes what is due, as long as there is any; it is said meanwhile. */
  async function take(): Promise<void> {
    for (;;) {
      const now = house.now();
      const calls = closed ? [] : await store.claimCalls(now, now + LEASE_MS, PEOPLE_AT_ONCE);
      if (calls.length === 0) return;
      const people = Map.groupBy(calls, ({ identity }) => identity);
      const callees = await store.callees([...people.keys()]);
      for (const [identity, taken] of people) {
        const callee = callees.get(identity);
        if (callee === undefined) continue;
        const work = serve(taken, callee)
          .catch((error: unknown) => house.report('calls', error))
          .finally(() => inHand.delete(work));
        inHand.add(work);
      }
      await nextTurn();
      while (inHand.size > MOST_IN_HAND - PEOPLE_AT_ONCE) await Promise.race(inHand);
    }
  }

  const again = (): void => {
    take()
      .catch((error: unknown) => house.report('calls', error))
      .finally(() => {
        if (!closed) timer = setTimeout(again, EVERY_MS);
      });
  };
  timer = setTimeout(again, EVERY_MS);

  return {
    round: async () => {
      await take();
      await Promise.all(inHand);
    },
    close: async () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await Promise.all(inHand);
    },
  };
}
