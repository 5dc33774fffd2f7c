/**
 * A clock that never goes back: it begins no earlier than it is told and goes on with the processor's own clock, which nobody sets. It follows the
 * machine's clock only forwards (a machine that slept knows how long).
 */
export function steadyClock(notBefore: number, wall: () => number = Date.now, ticks: () => number = () => performance.now()): () => number {
  let latest = Math.max(notBefore, wall());
  let tick = ticks();
  return () => {
    const now = ticks();
    latest = Math.max(latest + (now - tick), wall());
    tick = now;
    return Math.floor(latest);
  };
}
