import type { DeviceRow, IdentityRow, MuteRow, PeopleStore } from '../types.ts';
import type { Queue } from './queue.ts';
import { docOf, type Statements } from './rows.ts';

/** Who people are, in the embedded store. */
export function peopleOfSqlite(s: Statements, { writing }: Queue): PeopleStore {
  return {
    identity: async (id) => docOf<IdentityRow>(s.identity.get(id)),
    saveIdentity: (row) => writing(() => void s.saveIdentity.run(row.id, JSON.stringify(row))),
    device: async (id) => docOf<IdentityRow>(s.device.get(id)),
    unknownDevices: async (ids) => ids.filter((id) => s.device.get(id) === undefined),
    saveDevice: (row) => writing(() => void s.saveDevice.run(row.id, row.identity, row.label, row.createdAt, row.seenAt)),
    touchDevice: (id, label, seenAt) => writing(() => void s.touchDevice.run(label, seenAt, id)),
    devices: async (identity) =>
      s.devices.all(identity).map((found): DeviceRow => {
        const one = found as { id: string; identity: string; label: string; created: number; seen: number };
        return { id: one.id, identity: one.identity, label: one.label, createdAt: one.created, seenAt: one.seen };
      }),
    removeDevices: (identity, which) =>
      writing(() => {
        const found = 'only' in which ? s.removeOne.all(identity, which.only) : s.removeOthers.all(identity, which.except);
        return found.map((one) => (one as { id: string }).id);
      }),
    setRecovery: (identity, hash, expires) => writing(() => void s.setRecovery.run(identity, hash, expires)),
    takeRecovery: (hash, now) =>
      writing(() => {
        const found = s.takeRecovery.get(hash, now) as { identity: string } | undefined;
        return found === undefined ? null : docOf<IdentityRow>(s.identity.get(found.identity));
      }),
    mutes: async (identity) => s.mutes.all(identity).map((found) => ({ ...found }) as unknown as MuteRow),
    matchesWith: async (identity) => s.matchesWith.all(identity).map((found) => (found as { match: string }).match),
    forget: (identity) =>
      writing(() => {
        for (const one of [s.forgetLines, s.forgetResults, s.forgetMutes, s.forgetMembers, s.forgetRecords, s.forgetPresence])
          one.run(identity);
        for (const one of [s.forgetPasskeys, s.forgetTickets, s.forgetMailboxes, s.forgetLeavings]) one.run(identity);
        for (const one of [s.forgetChannels, s.forgetWishes, s.forgetCalls]) one.run(identity);
        for (const one of [s.forgetRecoveries, s.forgetDevices, s.forgetIdentity]) one.run(identity);
      }),
    setMute: (identity, other, on) =>
      writing(() => void (on ? s.mute.run(identity, other.identity, other.name, other.avatar) : s.unmute.run(identity, other.identity))),
  };
}
