import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { State } from 'boardgame.io';
import { below, type Rng } from '#engine';
import { counting, type Goals, goals } from './goals.ts';

/** What the peer tells of a match. */
export type PeerState = Pick<State<Goals>, 'G' | 'ctx' | '_stateID'>;

/** A game of the peer, and a move of whoever's turn it is. */
export interface PeerGame {
  readonly name: string;
  readonly move: (state: PeerState, rng: Rng) => { readonly type: string; readonly args: readonly number[] };
}

export const PEER_GAMES: readonly PeerGame[] = [
  {
    name: goals.name ?? '',
    move: ({ G, ctx }, rng) => ({ type: 'play', args: [below(rng, G.hands[Number(ctx.currentPlayer)].length)] }),
  },
  { name: counting.name ?? '', move: () => ({ type: 'add', args: [] }) },
];

const LENGTH_16 = 126;
const LENGTH_64 = 127;
/** Clients must mask what they say; a mask of zeros changes nothing. */
const MASK = Buffer.alloc(4);

/** A text as one frame of a WebSocket, as clients send it. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const isLong = body.length >= LENGTH_16;
  const head = Buffer.alloc(isLong ? 4 : 2);
  head[0] = 0x81;
  head[1] = 0x80 | (isLong ? LENGTH_16 : body.length);
  if (isLong) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, MASK, body]);
}

/**
 * One connection to the peer's server, in its own words: socket.io over a WebSocket, and no library in between, so that clients cost as little as those of
 * our own server.
 */
export class PeerLine {
  private readonly socket: Socket;
  private heard = Buffer.alloc(0);
  private isOpen = false;
  private readonly hear: (state: PeerState, at: number) => void;
  private readonly game: PeerGame;
  private readonly room: string;
  readonly joined: Promise<void>;

  /** `player`: null looks on. Every state is heard, the one on joining first. */
  constructor(port: number, game: PeerGame, match: string, player: string | null, hear: (state: PeerState, at: number) => void) {
    this.game = game;
    this.room = `/${game.name},`;
    this.hear = hear;
    this.socket = connect(port, '127.0.0.1', () =>
      this.socket.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      ),
    );
    this.socket.setNoDelay(true);
    this.socket.on('error', () => undefined);
    this.joined = new Promise((resolve, reject) => {
      this.socket.once('close', () => reject(new Error('the peer has closed a connection')));
      this.socket.on('data', (data: Buffer<ArrayBuffer>) => {
        const at = performance.now();
        this.heard = this.heard.length === 0 ? data : Buffer.concat([this.heard, data]);
        for (let text = this.take(); text !== null; text = this.take()) this.understand(text, at, match, player, resolve);
      });
    });
    // Whoever closes the line does not wait for it.
    this.joined.catch(() => undefined);
  }

  /** The next whole frame. */
  private take(): string | null {
    if (!this.isOpen) {
      const end = this.heard.indexOf('\r\n\r\n');
      if (end < 0) return null;
      this.heard = this.heard.subarray(end + 4);
      this.isOpen = true;
    }
    if (this.heard.length < 2) return null;
    const short = this.heard[1];
    const from = short === LENGTH_64 ? 10 : short === LENGTH_16 ? 4 : 2;
    if (this.heard.length < from) return null;
    const length = short === LENGTH_64 ? this.heard.readUInt32BE(6) : short === LENGTH_16 ? this.heard.readUInt16BE(2) : short;
    if (this.heard.length < from + length) return null;
    const text = this.heard.toString('utf8', from, from + length);
    this.heard = this.heard.subarray(from + length);
    return text;
  }

  private understand(text: string, at: number, match: string, player: string | null, joined: () => void): void {
    if (text.startsWith('0')) this.say(`40${this.room}`);
    else if (text === '2') this.say('3');
    else if (text.startsWith(`40${this.room}`)) this.say(`42${this.room}${JSON.stringify(['sync', match, player, undefined, 2])}`);
    else if (text.startsWith(`42${this.room}`)) {
      const [kind, , told] = JSON.parse(text.slice(2 + this.room.length)) as [string, string, PeerState & { readonly state: PeerState }];
      if (kind === 'sync') joined();
      if (kind === 'sync' || kind === 'update') this.hear(kind === 'sync' ? told.state : told, at);
    }
  }

  private say(text: string): void {
    this.socket.write(frameOf(text));
  }

  /** Moves for whoever's turn it is. */
  play(match: string, state: PeerState, rng: Rng): void {
    const { currentPlayer } = state.ctx;
    const payload = { ...this.game.move(state, rng), playerID: currentPlayer, credentials: null };
    this.say(`42${this.room}${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, state._stateID, match, currentPlayer])}`);
  }

  close(): void {
    this.socket.destroy();
  }
}
