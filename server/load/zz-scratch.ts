import { houseUnderLoad } from './house.ts';
import { openTable } from './answers.ts';
import { Line } from './client.ts';
import { figuresOf } from './parts.ts';
import { connect } from 'node:net';
const N = Number(process.argv[2] ?? 5000);
const house = await houseUnderLoad({ game: 'fluxx', games: '#games/registry.ts', seconds: 1, tables: 1, weigh: true, say: () => undefined });
const { game, rows, server } = house; const port = server.port;
const crowd = { port, game, rows, played: new Set<string>(), seconds: 1, say: () => undefined };
const line = new Line(port); await line.introduce();
for (let i = 0; i < 200; i++) await openTable(crowd, line);
line.close();
const ids = [...crowd.played];
const show = async (what: string) => { const f = await figuresOf(port); const k = (n: string) => (f(n) / N / 1024).toFixed(1); console.log(what.padEnd(20), 'rss', k('process_resident_memory_bytes'), 'heapUsed', k('nodejs_heap_size_used_bytes'), 'heapTotal', k('nodejs_heap_size_total_bytes'), 'external', k('nodejs_external_memory_bytes')); return f; };
const sleep = (ms: number) => new Promise(r => setTimeout(r, ms));
await sleep(3000); await show('before');
if (process.argv[3] === 'gc') { await server.weigh(); await show('before, gc'); }
const open: any[] = [];
const one = (i: number) => new Promise<void>((resolve, reject) => { const socket = connect(port, '127.0.0.1', () => socket.write(`GET /api/matches/${ids[i % ids.length]}/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\nuser-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\naccept-language: ru,en;q=0.5\r\n\r\n`)); socket.once('data', () => resolve()); socket.once('error', reject); socket.resume(); open.push(socket); });
for (let i = 0; i < N; i += 50) { await Promise.all(Array.from({ length: 50 }, (_, k) => one(i + k))); if (i % 1000 === 0) await show(String(i)); }
for (let i = 0; i < 4; i++) { await sleep(3000); await show('rest ' + i); }
await server.weigh(); await show('after gc');
if (process.env.SNAP) { const { execSync } = await import('node:child_process'); const pid = execSync(`pgrep -P ${process.pid} -f main.ts`).toString().trim().split('\n').pop(); process.kill(Number(pid), 'SIGUSR2'); await sleep(20000); }
for (const s of open) s.destroy();
await house.stop(); await house.remove();
