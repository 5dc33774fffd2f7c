import pg from 'pg';

/**
 * A database may stand on several machines, of which one takes what is written: the primary. The driver knows neither lists of hosts nor which of them that is, so both are
 * done here. Whoever follows the primary after a change has a later timeline; a server that comes back with an earlier one has slept through the
 * change. It must not be written to, although it says that it is a primary.
 */
export interface Hosts {
  /** The address of one server: the one that was last seen to be the primary. */
  readonly current: () => string;
  /** Throws unless this connection, which is new, is to the primary. */
  readonly check: (client: pg.ClientBase) => Promise<void>;
  /** Asks all servers which of them is the primary. Whoever asks meanwhile gets the same answer. */
  readonly lookAgain: () => Promise<void>;
  readonly many: boolean;
}

/** How long a server may take to answer before another one is believed. */
const PATIENCE_MS = 3_000;

/** `postgres://user:secret@one:5432,two:5433/name`: an address for each host. */
export function addressesOf(url: string): string[] {
  const [, before, hosts, after] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [];
  if (hosts === undefined) return [url];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Null while it only follows another server. */
const TIMELINE = `SELECT CASE WHEN pg_is_in_recovery() THEN NULL ELSE ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int END AS timeline`;

const timelineOf = async (client: pg.ClientBase): Promise<number | null> =>
  (await client.query<{ timeline: number | null }>(TIMELINE)).rows[0].timeline;

async function ask(address: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  // It may go away at any moment; that it did shows in the answer.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await timelineOf(client);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function hostsOf(url: string): Hosts {
  const addresses = addressesOf(url);
  const many = addresses.length > 1;
  let at = 0;
  let latest = 0;
  let asking: Promise<void> | null = null;

  async function askAll(): Promise<void> {
    const found = await Promise.all(addresses.map(ask));
    const best = found.reduce<number>((most, timeline) => Math.max(most, timeline ?? 0), 0);
    // Nobody, or only one that has slept: what was known before stays.
    if (best === 0 || best < latest) return;
    latest = best;
    at = found.indexOf(best);
  }
  const lookAgain = async (): Promise<void> => {
    if (!many) return;
    asking ??= askAll().finally(() => {
      asking = null;
    });
    await asking;
  };

  return {
    many,
    current: () => addresses[at],
    lookAgain,
    check: async (client) => {
      const timeline = await timelineOf(client);
      if (timeline !== null && timeline >= latest) {
        latest = timeline;
        return;
      }
      await lookAgain();
      throw new Error(
        timeline === null ? 'the database only follows another one' : 'the database has slept through a change of the primary',
      );
    },
  };
}

/** A connection to the primary, as far as is known; where it cannot be had, all are asked anew for the next one. */
export function clientsOf(hosts: Hosts): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'object' ? config : {}), connectionString: hosts.current() });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(callback?: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): Promise<pg.Client> | undefined {
      const connected = super.connect().catch(async (error: unknown) => {
        await hosts.lookAgain();
        throw error;
      });
      if (callback === undefined) return connected;
      const tell = callback as (error: unknown, client?: pg.Client) => void;
      connected.then((client) => tell(null, client), tell);
      return undefined;
    }
  };
}

export const patienceWith = ({ many }: Hosts): { connectionTimeoutMillis?: number } =>
  many ? { connectionTimeoutMillis: PATIENCE_MS } : {};
