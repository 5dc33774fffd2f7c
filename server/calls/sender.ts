import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { quarterOf } from '../match/calling.ts';
import type { CallingStore, CallKind, ChannelRow, OutboxRow } from '../store/calling.ts';
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
  readonly now: number;
}

/** What is next for a call. */
type Plan = Parameters<CallingStore['settleCall']>[1];

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

function next(call: OutboxRow, tries: number, outcome: Outcome, now: number): Plan | null {
  const { sent, failed, again } = outcome;
  if (failed && tries < PAUSES_MS.length)
    return { kind: call.kind, due: now + Math.max(PAUSES_MS[tries], again ?? 0), tries: tries + 1, sent };
  if (call.kind === 'over') return null;
  if (call.kind === 'invited') return { kind: 'invited', due: call.facts.until, tries: 0, sent };
  const quarter = call.kind === 'quarter' ? null : quarterOf(call.facts);
  if (quarter !== null && quarter > now) return { kind: 'quarter', due: quarter, tries: 0, sent };
  return { kind: call.kind, due: null, tries: 0, sent };
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
  let soon: Promise<void> | null = null;
  /** Of whom something is on its way, until it is written down where it has arrived. */
  const saying = new Map<string, Promise<void>>();

  /** Null: nothing more has to be done about it. */
  async function note(call: OutboxRow, plan: Plan | null): Promise<void> {
    soon ??= pause(NOTES_MS).then(() => {
      soon = null;
    });
    await soon;
    await (plan === null ? store.dropCall(call) : store.settleCall(call, plan));
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
          await note(call, next(call, call.tries, outcome, now));
        }),
      );
      return;
    }
    // Each way hears of all tables for which it is wanted at all.
    const to = channels.filter(({ id }) => calls.some((call) => wanted(call).some((channel) => channel.id === id)));
    const tries = Math.max(...calls.map((call) => call.tries));
    const before = Object.fromEntries(Object.entries(calls[0].sent).filter(([, { sum }]) => sum === true));
    const outcome = await delivery.say(to, before, tries, (channel) => sumOf(standing, library, who(channel), isQuiet));
    await Promise.all(calls.map((call) => note(call, next(call, call.tries, outcome, now))));
  }

  async function serve(identity: string, taken: readonly OutboxRow[]): Promise<void> {
    const now = house.now();
    const [wished, all] = await Promise.all([store.wishes(identity), store.channels(identity)]);
    const person: Person = { channels: all.filter(isUsable), wishes: wishesFrom(wished), now };
    const due: OutboxRow[] = [];
    await Promise.all(
      taken.map(async (call) => {
        if (call.kind === 'past') {
          // What is still on its way is taken back, too.
          await saying.get(identity);
          const sent = (await store.outbox(identity)).find(({ match }) => match === call.match)?.sent ?? call.sent;
          await delivery.takeBack(person.channels, { ...call, sent }, Object.keys(sent));
          return note(call, null);
        }
        const at = moment(call, person);
        if (at === null) return note(call, null);
        if (at > now) return note(call, { ...call, due: at });
        due.push(call);
      }),
    );
    const over = taken.find(({ kind, sent }) => kind === 'past' && Object.values(sent).some(({ sum }) => sum));
    if (over !== undefined) {
      const left = (await store.outbox(identity)).filter((call) => isWaiting(call) && isSaid(call));
      // When hardly a table waits any more, a sum stands for nothing.
      if (left.length < MORNING_FROM) await delivery.takeSumBack(person.channels, over.sent, now);
    }
    const [waiting, others] = [due.filter(isWaiting), due.filter((call) => !isWaiting(call))];
    if (others.length > 0) await sayAll(others, person, false, []);
    if (waiting.length === 0) return;
    const said = sayWaiting(identity, waiting, person).finally(() => {
      if (saying.get(identity) === said) saying.delete(identity);
    });
    saying.set(identity, said);
    await said;
  }

  async function sayWaiting(identity: string, waiting: readonly OutboxRow[], person: Person): Promise<void> {
    const standing = (await store.outbox(identity)).filter(
      (call) => isWaiting(call) && (isSaid(call) || waiting.some(({ match }) => match === call.match)),
    );
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
      const people = new Map<string, OutboxRow[]>();
      for (const call of calls) people.set(call.identity, [...(people.get(call.identity) ?? []), call]);
      for (const [identity, taken] of people) {
        const work = serve(identity, taken)
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
