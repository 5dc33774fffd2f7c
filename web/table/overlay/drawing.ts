import type { Box } from './follow.ts';

/** How an arrow between two things on the table is drawn. */

interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Drawn {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

const HEAD = 17;
/** Shorter ones would be all head. */
const SHORTEST = 34;
const middle = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Where a straight line from the middle of a thing leaves it, and a little further. */
function edge(box: Box, towards: Point, gap: number): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return { x, y };
  const [w, h] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const out = Math.min(dx === 0 ? Number.POSITIVE_INFINITY : w / Math.abs(dx), dy === 0 ? Number.POSITIVE_INFINITY : h / Math.abs(dy));
  const share = Math.min(1, out) + gap / length;
  return { x: x + dx * share, y: y + dy * share };
}

/** A bent line between two things; null where they lie too close or one within the other. */
export function drawn(from: Box, to: Box): Drawn | null {
  const [a, b] = [middle(from), middle(to)];
  const inside = (point: Point, box: Box): boolean =>
    point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;
  // An arrow to a large place points into it; an arrow from a thing in it starts at the thing.
  const start = inside(a, to) ? a : edge(from, b, 2);
  const size = Math.min(to.right - to.left, to.bottom - to.top);
  const end = size > 160 ? b : edge(to, a, -Math.min(18, size / 3));
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < SHORTEST) return null;
  // A short one that is bent would look like a hook.
  const bow = length < 90 ? 0 : Math.min(70, length * 0.18);
  // Always to the same side of the way, so that there and back are two lines.
  const bend = {
    x: (start.x + end.x) / 2 + ((end.y - start.y) / length) * bow,
    y: (start.y + end.y) / 2 - ((end.x - start.x) / length) * bow,
  };
  const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
  return { from: round(start), bend: round(bend), to: round(end) };
}

/** The head, in the direction in which the line comes in. */
export function headOf({ bend, to }: Drawn): string {
  const length = Math.hypot(to.x - bend.x, to.y - bend.y) || 1;
  const [dx, dy] = [((to.x - bend.x) / length) * HEAD, ((to.y - bend.y) / length) * HEAD];
  const points = [
    [to.x, to.y],
    [to.x - dx - dy * 0.62, to.y - dy + dx * 0.62],
    [to.x - dx * 0.72, to.y - dy * 0.72],
    [to.x - dx + dy * 0.62, to.y - dy - dx * 0.62],
  ];
  return points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ');
}
