import { lookup as resolve } from 'node:dns';
import { Agent as PlainAgent, request as plain } from 'node:http';
import { Agent, request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Requests to addresses that people gave: browsers' push services and webhooks. They go to the open net only, so that nobody makes this server knock at doors that
 * are closed to them; they follow nobody elsewhere, do not last, and do not listen for long.
 */

const PATIENCE_MS = 10_000;
const MOST_BYTES = 16 * 1024;

const closed = new BlockList();
for (const net of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
  closed.addSubnet(net.split('/')[0], Number(net.split('/')[1]), 'ipv4');
// Ways back into IPv4, and addresses for examples.
for (const net of ['2001::/32', '2001:db8::/32', '2002::/16']) closed.addSubnet(net.split('/')[0], Number(net.split('/')[1]), 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address lies in the open net. */
export function isOpen(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** An address that this server does not write to. */
export class Closed extends Error {}

export interface Answer {
  readonly status: number;
  /** In milliseconds, where it says so. */
  readonly again: number | null;
  readonly text: string;
}

export interface Outside {
  /** Throws `Closed` for what is not written to; any other error may pass. */
  post(url: string, headers: { readonly [name: string]: string }, body: Buffer): Promise<Answer>;
  close(): void;
}

/** What can be said of an address before anything is sent: whether it is one that may be written to at all. */
export function permitted(text: string, allow: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (url.username !== '' || url.password !== '') return null;
  if (allow.includes(host) || allow.includes(url.host)) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  if (url.protocol !== 'https:' || url.port !== '') return null;
  return isIP(host) === 0 || isOpen(host) ? url : null;
}

/** Asks for all addresses of a host at the moment of connecting: what was asked before could be another one by then. */
const openOnly: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    const addresses = found.filter(({ address }) => isOpen(address));
    if (addresses.length < found.length || addresses.length === 0) return done(new Closed('closed'), '', 0);
    if (options.all === true) return done(null, addresses);
    done(null, addresses[0].address, addresses[0].family);
  });
};

const againAfter = (header: string | undefined): number | null => {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) ? null : Math.min(Math.max(seconds, 1), 24 * 3600) * 1000;
};

export function openOutside(allow: readonly string[]): Outside {
  // No more connections to one service than it will surely accept at once.
  const settings = { keepAlive: true, maxSockets: 256, maxFreeSockets: 32, timeout: PATIENCE_MS };
  const [agent, plainAgent] = [new Agent(settings), new PlainAgent(settings)];
  return {
    post: (text, headers, body) =>
      new Promise((answered, failed) => {
        const url = permitted(text, allow);
        if (url === null) return failed(new Closed('closed'));
        const isAllowed = allow.includes(url.hostname) || allow.includes(url.host);
        const ask = url.protocol === 'https:' ? secure : plain;
        const request = ask(
          url,
          {
            method: 'POST',
            headers: { ...headers, 'content-length': String(body.length) },
            signal: AbortSignal.timeout(PATIENCE_MS),
            agent: url.protocol === 'https:' ? agent : plainAgent,
            ...(isAllowed ? {} : { lookup: openOnly }),
          },
          (response) => {
            const parts: Buffer[] = [];
            let size = 0;
            response.on('data', (part: Buffer) => {
              size += part.length;
              if (size > MOST_BYTES) response.destroy();
              else parts.push(part);
            });
            const end = (): void =>
              answered({
                status: Number(response.statusCode),
                again: againAfter(response.headers['retry-after']),
                text: Buffer.concat(parts).toString('utf8'),
              });
            response.on('end', end);
            response.on('close', end);
            response.on('error', failed);
          },
        );
        request.on('error', failed);
        request.end(body);
      }),
    close: () => {
      agent.destroy();
      plainAgent.destroy();
    },
  };
}
