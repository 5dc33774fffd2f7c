/** Between two of one's own turns others are watched for about this long at the normal pace. */
export const BETWEEN_MS = 8000;
/** So much of it is left for the thoughts of the last bot and for its cards to fly: some turns of Rickshank have thirty steps, and each comes over a wire. */
const SPARE_MS = 2200;
/** No moment takes more than this share of what is left: those that come later have their time too. */
const SHARE = 0.4;
/** Shorter than this nobody sees what it is. */
export const LEAST_MS = 450;
/** A bot thinks no longer; whatever takes longer was held by somebody who reads. */
const THINKING_MS = 1500;
/** With nothing left the table still moves, but fast; once others have had their time, it hardly stops. */
const HASTE = 0.2;
const LAST_HASTE = 0.04;

/** Shares the time between two own turns out among what others do. What touches the person who looks takes its own time. */
export function budget(now: () => number = () => performance.now()) {
  let left = BETWEEN_MS - SPARE_MS;
  let last = now();
  /** Shown since the last look, and how much of it is free. */
  let shown = 0;
  let free = 0;
  return {
    /** The own turn: everything begins anew. */
    renew(): void {
      left = BETWEEN_MS - SPARE_MS;
      last = now();
      shown = 0;
      free = 0;
    },
    /** Another step comes; `factor` is how much slower or faster than normal things are shown. */
    step(factor: number): void {
      const passed = factor === 0 ? 0 : (now() - last) / factor;
      left -= Math.max(0, Math.min(passed, shown + THINKING_MS) - free);
      last = now();
      shown = 0;
      free = 0;
    },
    /** How long a moment may take; 0: it is not put on the stage. */
    take(ms: number, touches: boolean): number {
      const rest = left - (shown - free);
      const given = touches ? ms : rest < LEAST_MS ? 0 : Math.min(ms, Math.max(LEAST_MS, rest * SHARE));
      shown += given;
      if (touches) free += given;
      return given;
    },
    /** By how much steps are shortened. */
    haste(): number {
      const rest = left - (shown - free);
      if (rest >= LEAST_MS) return 1;
      return rest > 0 ? HASTE : LAST_HASTE;
    },
  };
}
