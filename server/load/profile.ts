import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the time of a server under load goes, from the profile that `node --cpu-prof` writes. */

interface Frame {
  readonly functionName: string;
  readonly url: string;
}
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Seen from the innermost call outwards, the first that fits tells the part. Whoever waits for the store's disk is in the store. */
const PARTS: readonly (readonly [part: string, url: RegExp, name?: RegExp])[] = [
  ['rubbish of all parts collected', /^$/, /garbage collector/],
  ['store: the transaction and the disk', /server\/store\/sqlite\/queue\.ts/, /^flush$/],
  ['store: statements', /server\/store\/|node_modules\/pg/],
  ['hashes of entry and request', /node:internal\/crypto|server\/words\.ts/],
  ['telling those who listen', /server\/\w+\/(audience|stream|state)\.ts/],
  ['checkpoint, course of a finished match', /server\/\w+\/(checkpoints|room)\.ts/, /^(next|keepsakes)$/],
  ['rules: the match takes the answer', /\/(engine|games)\//],
  ['the room: deciding, putting the change together', /server\/\w+\/(room|play|steward|clock|lobby|caller)\.ts/],
  ['shape of the request checked', /typebox/],
  ['JSON of the request read', /secure-json-parse|content-type-parser/i],
  ['who asks: cookie, device, limits', /server\/\w+\/(identity|guard|uses)\.ts|@fastify\/cookie/],
  ['figures for Prometheus', /prom-client|server\/ops\/metrics\.ts/],
  ['fastify: routing, hooks, reply', /node_modules\/|server\/(http|match\/rooms)/],
  ['starting', /node:internal\/modules|node:internal\/process\/execution|wasm:/],
  ['HTTP and sockets of Node', /node:/],
];
const OUTSIDE = 'HTTP and sockets of Node';
const NOT_COUNTED = ['(idle)', '(root)'];

function partOf(frames: readonly Frame[]): string {
  const fits = ({ functionName, url }: Frame): string | undefined =>
    PARTS.find(([, where, name]) => where.test(url) && (name === undefined || name.test(functionName)))?.[0];
  // What is run to tell people or to keep something is done for that, whoever's code it is.
  const purpose = frames.find(
    ({ functionName, url }) => /server\/\w+\/(audience|room)\.ts/.test(url) && /^(publish|keepsakes)$/.test(functionName),
  );
  if (purpose !== undefined)
    return purpose.functionName === 'publish' ? 'telling those who listen' : 'checkpoint, course of a finished match';
  for (const frame of frames) {
    const part = fits(frame);
    if (part !== undefined && part !== OUTSIDE) return part;
  }
  return OUTSIDE;
}

/** Microseconds by part, the largest first; what was spent before the first request is told apart. */
export function partsOf(folder: string): { readonly part: string; readonly us: number }[] {
  const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'));
  if (file === undefined) throw new Error(`no profile in ${folder}`);
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child): [number, number] => [child, node.id])));
  const parts = new Map<number, string | null>();
  for (const { id, callFrame } of nodes) {
    const frames: Frame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) frames.push(byId.get(at)?.callFrame ?? callFrame);
    parts.set(id, NOT_COUNTED.includes(callFrame.functionName) ? null : partOf(frames));
  }
  const sums = new Map<string, number>();
  samples.forEach((id, i) => {
    const part = parts.get(id) ?? null;
    if (part !== null) sums.set(part, (sums.get(part) ?? 0) + timeDeltas[i]);
  });
  return [...sums].map(([part, us]) => ({ part, us })).sort((a, b) => b.us - a.us);
}
