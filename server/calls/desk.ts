import type { House } from '../house.ts';
import type { CallChannel, CallingReply, CallWishes } from '../schema.ts';
import type { ChannelRow } from '../store/calling.ts';
import type { IdentityRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import type { Calls } from './index.ts';
import { wishesFrom } from './wishes.ts';

/** What somebody is told of the ways by which they are called, and how a way is added. */
export interface Desk {
  readonly tell: (me: IdentityRow, device: string | null) => Promise<CallingReply>;
  readonly add: (me: IdentityRow, channel: Omit<ChannelRow, 'identity'>) => Promise<void>;
  /** One of their own; anything else is not there. */
  readonly own: (me: IdentityRow, id: string) => Promise<ChannelRow>;
}

const MOST_CHANNELS = 12;

/** An address as others may see it over a shoulder. */
const veiled = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

export function openDesk(house: House, calls: Calls): Desk {
  const { store } = house;
  const { ways } = calls;

  const shown = ({ id, kind, doc }: ChannelRow, device: string | null): CallChannel => ({
    id,
    kind,
    label: kind === 'mail' ? veiled(doc.to) : doc.label,
    since: doc.createdAt,
    here: kind === 'push' && device !== null && doc.device === device,
    confirmed: doc.pending === undefined,
    dead: doc.dead?.why ?? null,
    ...(doc.format === undefined ? {} : { format: doc.format }),
  });

  async function tell(me: IdentityRow, device: string | null): Promise<CallingReply> {
    const said = await store.wishes(me.id);
    const { events, quiet, zone } = wishesFrom(said);
    return {
      offers: {
        push: calls.pushKey === null ? null : { key: calls.pushKey },
        mail: ways.mail !== null,
        telegram: ways.telegram !== null,
        webhook: ways.webhooks,
      },
      wishes: {
        events: Object.fromEntries(Object.entries(events).map(([event, list]) => [event, [...list]])) as CallWishes['events'],
        quiet,
        zone,
      },
      fresh: said === null,
      channels: (await store.channels(me.id))
        .filter(({ id, doc }) => !id.startsWith('code-') && (doc.pending === undefined || doc.pending.until > house.now()))
        .map((channel) => shown(channel, device)),
    };
  }

  async function add(me: IdentityRow, channel: Omit<ChannelRow, 'identity'>): Promise<void> {
    const there = await store.channels(me.id);
    if (!there.some(({ id }) => id === channel.id) && there.length >= MOST_CHANNELS) throw trouble('too-often');
    await store.saveChannel({ ...channel, identity: me.id });
  }

  async function own(me: IdentityRow, id: string): Promise<ChannelRow> {
    const channel = await store.channel(id);
    if (channel === null || channel.identity !== me.id) throw trouble('not-found');
    return channel;
  }

  return { tell, add, own };
}
