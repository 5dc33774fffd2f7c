import type { House } from '../house.ts';
import type { Streams } from '../http/stream.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Identities } from './identity.ts';

/** A word that was lost is made up for by then. */
const AGAIN_MS = 10_000;

/** What concerns a person wherever they are: devices that were signed out, people they do not want to hear. */
export interface People {
  /** Carried out here, and told to the other nodes. */
  changed(identity: string): Promise<void>;
  close(): void;
}

export function lookAfterPeople(house: House, identities: Identities, rooms: Rooms, streams: Streams): People {
  const { store } = house;

  const cutUnknown = async (): Promise<void> => {
    const devices = streams.devices();
    if (devices.length > 0) streams.cut(await store.unknownDevices(devices));
  };

  async function carryOut(identity: string): Promise<void> {
    identities.forget(identity);
    const open = rooms.all().filter(({ audience }) => audience.hasOpen(identity));
    if (open.length === 0) return;
    const muted = new Set((await store.mutes(identity)).map((one) => one.identity));
    for (const { audience } of open) audience.mute(identity, muted);
    await cutUnknown();
  }

  const lookAgain = (): void => {
    cutUnknown().catch((error: unknown) => house.report('people', error));
  };
  store.bus?.listen((word) => {
    if (word.about === 'person') carryOut(word.id).catch((error: unknown) => house.report('people', error));
  }, lookAgain);
  const timer = store.bus === null ? null : setInterval(lookAgain, AGAIN_MS).unref();
  return {
    changed: async (identity) => {
      await carryOut(identity);
      store.bus?.tell({ about: 'person', id: identity });
    },
    close: () => {
      if (timer !== null) clearInterval(timer);
    },
  };
}
