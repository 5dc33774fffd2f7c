/** Bots are held back for so long in all, from one answer of the person to the next. */
const PATIENCE_MS = 8_000;

interface Waiting {
  readonly at: number;
  readonly go: () => void;
}

/**
 * How far the page of the only person at a table is with showing what happened. Bots wait for it: nothing that they do runs ahead of what is seen. It lives in
 * memory alone. A page that never says what it has shown is not waited for, and one that has fallen silent is waited for once.
 */
export class Showing {
  /** The page says what it has shown. */
  private speaks = false;
  private at = 0;
  private left = PATIENCE_MS;
  private readonly waiting = new Set<Waiting>();
  private begun = 0;
  private timer: NodeJS.Timeout | null = null;

  /** How long the next answer may still be held back. */
  get patience(): number {
    return this.speaks ? Math.ceil(this.left) : 0;
  }

  /** The page has shown everything up to `at`. */
  shown(at: number): void {
    this.speaks = true;
    this.reached(at);
  }

  /** The person has answered what was asked at `at`: nobody waits for that to be shown any more, and from here on it is waited anew. */
  answered(at: number): void {
    this.reached(at);
    this.left = PATIENCE_MS;
  }

  /** Resolves when everything up to `at` has been shown, or after as long as is waited at most. */
  async until(at: number): Promise<void> {
    if (at <= this.at || this.patience === 0) return;
    await new Promise<void>((resolve) => {
      if (this.waiting.size === 0) this.begin();
      this.waiting.add({ at, go: resolve });
    });
  }

  close(): void {
    this.release(Number.POSITIVE_INFINITY);
  }

  private reached(at: number): void {
    if (at <= this.at) return;
    this.at = at;
    this.release(at);
  }

  private begin(): void {
    this.begun = performance.now();
    this.timer = setTimeout(() => {
      // Not a word in all that time: it is not waited for again until it speaks.
      this.speaks = false;
      this.close();
    }, this.left);
  }

  private release(at: number): void {
    if (this.waiting.size === 0) return;
    for (const one of this.waiting) {
      if (one.at > at) continue;
      this.waiting.delete(one);
      one.go();
    }
    if (this.waiting.size > 0) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.left = Math.max(0, this.left - (performance.now() - this.begun));
  }
}
