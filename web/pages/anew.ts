const DONE = 'zastolye-anew';
const PAUSE_MS = 1000;
/** Twice within that time would be a loop: then the person decides. */
const SELDOM_MS = 60_000;

/** Code that did not come: the server was away at that moment, or has other code by now. */
export const isUnfetched = (error: unknown): boolean => /module|preload/i.test(String(error));

function lastDone(): number {
  try {
    return Number(sessionStorage.getItem(DONE) ?? 0);
  } catch {
    return Date.now();
  }
}

/** A page that lacks code is loaded anew as soon as the server answers: what has failed once would fail for good. `isOver`: the person has gone elsewhere. */
export async function loadAnew(isOver: () => boolean, reload = (): void => location.reload()): Promise<void> {
  if (Date.now() - lastDone() < SELDOM_MS) return;
  for (;;) {
    if (isOver()) return;
    const answers = await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) break;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  if (isOver()) return;
  sessionStorage.setItem(DONE, String(Date.now()));
  reload();
}
