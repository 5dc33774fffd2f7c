import type { SeatText } from '../text/seat.ts';
import type { Words } from './words.ts';

/** «61 matches and three running tables». */
export function playedWords(w: SeatText, say: Words['say'], played: { readonly matches: number; readonly running: number }): string {
  const parts = [
    ...(played.matches > 0 ? [say(w.finishedN, { n: played.matches })] : []),
    ...(played.running > 0 ? [say(w.runningN, { n: played.running })] : []),
  ];
  return parts.length === 2 ? say(w.both, { a: parts[0], b: parts[1] }) : (parts[0] ?? say(w.finishedN, { n: 0 }));
}
