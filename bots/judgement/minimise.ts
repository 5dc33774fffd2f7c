/** What is to be made small: its value there, and its slope written into the second list. */
export type Slope = (at: Float64Array, slope: Float64Array) => number;

const MEMORY = 8;

/** Goes downhill (limited-memory BFGS): smooth functions of thousands of numbers, without a rate to choose. The same start gives the same end. */
export function minimise(begin: Float64Array, steps: number, measure: Slope): Float64Array {
  const size = begin.length;
  let at = begin.slice();
  let slope = new Float64Array(size);
  let value = measure(at, slope);
  const past: { readonly moved: Float64Array; readonly turned: Float64Array; readonly curve: number }[] = [];
  for (let step = 0; step < steps; step++) {
    const way = direction(slope, past);
    const fall = dot(way, slope);
    if (!(fall < 0)) break;
    const next = new Float64Array(size);
    const nextSlope = new Float64Array(size);
    let stride = step === 0 ? Math.min(1, 1 / Math.sqrt(dot(slope, slope))) : 1;
    let reached = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries++, stride /= 2) {
      for (let i = 0; i < size; i++) next[i] = at[i] + stride * way[i];
      reached = measure(next, nextSlope);
      if (reached <= value + 1e-4 * stride * fall) break;
    }
    if (!(reached < value)) break;
    const moved = new Float64Array(size);
    const turned = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      moved[i] = next[i] - at[i];
      turned[i] = nextSlope[i] - slope[i];
    }
    const curve = dot(moved, turned);
    if (curve > 1e-12) past.push({ moved, turned, curve });
    if (past.length > MEMORY) past.shift();
    const gained = value - reached;
    [at, slope, value] = [next, nextSlope, reached];
    if (gained < 1e-7 * Math.abs(value)) break;
  }
  return at;
}

/** Downhill, as the last steps say that the ground bends. */
function direction(
  slope: Float64Array,
  past: readonly { readonly moved: Float64Array; readonly turned: Float64Array; readonly curve: number }[],
): Float64Array {
  const way = slope.map((x) => -x);
  const shares: number[] = [];
  for (const { moved, turned, curve } of past.toReversed()) {
    const share = dot(moved, way) / curve;
    shares.push(share);
    for (let i = 0; i < way.length; i++) way[i] -= share * turned[i];
  }
  const last = past.at(-1);
  if (last !== undefined) {
    const size = last.curve / dot(last.turned, last.turned);
    for (let i = 0; i < way.length; i++) way[i] *= size;
  }
  for (const { moved, turned, curve } of past) {
    const share = (shares.pop() ?? 0) - dot(turned, way) / curve;
    for (let i = 0; i < way.length; i++) way[i] += share * moved[i];
  }
  return way;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}
