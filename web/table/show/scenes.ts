import type { EventView, Game, SeatId } from '#engine';
import type { Told } from '../../app/live.ts';
import type { LogLine } from '../../kit/Log.tsx';
import { buildLog, seatOf, type Words } from '../talk/log.ts';
import type { Moved } from './sums.ts';

/** A moment of somebody else: the card that is shown large, who does it, and what came of it. */
export interface Scene {
  readonly key: string;
  readonly at: number;
  readonly seat: SeatId;
  /** Null: something happens without a card to read. */
  readonly def: string | null;
  /** What is done, then what follows from it. */
  readonly lines: readonly LogLine[];
  /** Rule behind it. */
  readonly rule: string;
  /** Cards that were moved by it. */
  readonly moves: readonly Moved[];
  /** It touches the person who looks. */
  readonly aboutMe: boolean;
}

/** Log keys that are worth a moment of their own; without a list every line about an open card is. */
export type Plays = readonly string[] | undefined;

type LogEvent = Extract<EventView, { e: 'log' }>;

/** The card that a line is about, if it is open. */
export function cardIn({ params }: LogEvent): string | null {
  const card = params.card ?? params.effect;
  return typeof card === 'object' && 'def' in card ? (card.def ?? null) : null;
}

const names = (event: LogEvent, seat: SeatId): boolean =>
  Object.values(event.params).some((value) => typeof value === 'object' && 'seat' in value && value.seat === seat);

/** Whether a line begins a moment of another seat. */
const begins = (event: LogEvent, me: SeatId | null, plays: Plays): boolean => {
  const seat = seatOf(event.params);
  if (seat === undefined || seat === me) return false;
  return plays === undefined ? cardIn(event) !== null : plays.includes(event.key);
};

/** What others did, batch by batch: each play with the lines that follow from it. */
export function scenesOf(told: readonly Told[], words: Words, plays: Plays, turnKeys: readonly string[] = []): Scene[] {
  const scenes: Scene[] = [];
  for (const batch of told) {
    const lines = new Map(buildLog([batch], words, turnKeys).map((line) => [line.key, line]));
    let open: { -readonly [K in keyof Scene]: Scene[K] } | null = null;
    // Cards may move before it is said why.
    let moves: Moved[] = [];
    batch.events.forEach((event, i) => {
      if (event.e === 'move') moves.push(event);
      const line = lines.get(`${batch.at}-${i}`);
      if (event.e !== 'log' || line === undefined || line.title !== undefined) return;
      const seat = seatOf(event.params);
      if (begins(event, words.me, plays) && seat !== undefined && (open === null || open.def !== cardIn(event) || open.seat !== seat)) {
        // What came before belongs to the moment before, if there was one.
        if (open !== null) moves = [];
        open = { key: String(line.key), at: batch.at, seat, def: cardIn(event), lines: [line], rule: event.rule, moves, aboutMe: false };
        scenes.push(open);
      } else if (open !== null) open.lines = [...open.lines, line];
      else if (seat !== undefined && seat !== words.me) {
        open = { key: String(line.key), at: batch.at, seat, def: null, lines: [line], rule: event.rule, moves, aboutMe: false };
        scenes.push(open);
      }
      // Lines about the person who looks are not others' doing, nor is what led to them.
      if (open === null) moves = [];
      else if (words.me !== null && names(event, words.me)) open.aboutMe = true;
    });
  }
  return scenes;
}

/** Who has acted: whose line comes first. What others do may draw a card for me in the same breath. */
export const actorOf = ({ events }: Told): SeatId | undefined =>
  events.flatMap((event) => (event.e === 'log' ? (seatOf(event.params) ?? []) : []))[0];

/** A card of this person, a choice or a point: it is named in what happened, or one of its cards came or went. */
export function touches({ aboutMe, moves }: Pick<Scene, 'aboutMe' | 'moves'>, me: SeatId, { zones }: Pick<Game, 'zones'>): boolean {
  const isMine = (zone: string): boolean => zones.find(({ key }) => key === zone)?.owner === me;
  return aboutMe || moves.some(({ from, to }) => from !== to && (isMine(from) || isMine(to)));
}

/** What happened since this person last did something. */
export function sinceMine(scenes: readonly Scene[], told: readonly Told[], me: SeatId | null): readonly Scene[] {
  if (me === null) return scenes;
  const last = told.findLast((batch) => actorOf(batch) === me)?.at ?? 0;
  return scenes.filter((scene) => scene.at > last);
}
