import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Origins as AllOrigins, Server as MakeServer } from 'boardgame.io/server';
import { tellFigures } from '#server/load/child.ts';
import { counting, goals } from './goals.ts';

/** boardgame.io's own server with its own games and its own store, in memory: a process of its own. */

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server: typeof MakeServer;
  Origins: typeof AllOrigins;
};

const { appServer } = await Server({ games: [goals, counting], origins: [Origins.LOCALHOST] }).run(0);
tellFigures();
process.send?.({ port: (appServer.address() as AddressInfo).port });
