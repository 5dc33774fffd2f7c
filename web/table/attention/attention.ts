import { useEffect, useRef } from 'react';
import type { LiveState } from '../../app/live.ts';
import type { Settings } from '../../app/settings.ts';
import { canWork, knownWorker, siteWorker } from '../../app/worker.ts';
import { awaitTouch, buzz, type Cue, playCue, setHaptics, setSound } from '../../kit/index.ts';
import type { GameParts } from '../board.ts';
import type { TableModel } from '../model.ts';

const FLASH_MS = 1000;

/** The title of the page says what is asked, and flashes while nobody looks. */
export function useTitle(base: string, asked: string | null): void {
  useEffect(() => {
    document.title = asked === null ? base : `${asked} · ${base}`;
    if (asked === null) return;
    let on = false;
    const timer = window.setInterval(() => {
      on = document.hidden && !on;
      document.title = on ? `● ${asked} ●` : `${asked} · ${base}`;
    }, FLASH_MS);
    return () => {
      window.clearInterval(timer);
      document.title = base;
    };
  }, [base, asked]);
}

const isAndroid = (): boolean => /\bAndroid\b/.test(navigator.userAgent);

/** Phones with Android have the word but not the thing: there only a service worker may notify, and making one here throws. */
export const canNotify = (): boolean => 'Notification' in window && (!isAndroid() || canWork());

/** A notification of the browser; through the service worker where there is one, so that a call to the same table takes its place. */
async function notify(title: string, body: string): Promise<void> {
  const tag = location.pathname;
  const worker = isAndroid() ? await siteWorker() : await knownWorker();
  try {
    if (worker !== null) return await worker.showNotification(title, { body, tag });
    const shown = new Notification(title, { body, tag });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // A browser that says no here costs nobody the table.
  }
}

/** A notification of the browser when it becomes my turn while the page is in the background. */
export function useNotification(wanted: boolean, asked: boolean, title: string, body: string): void {
  const before = useRef(asked);
  useEffect(() => {
    const rises = asked && !before.current;
    before.current = asked;
    if (!rises || !wanted || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
    void notify(title, body);
  }, [asked, wanted, title, body]);
}

/** One cue for what has just happened: the game's own first, then by what moved where. */
function cueFor(shown: LiveState, from: number, board: GameParts['board']): Cue | null {
  let cue: Cue | null = null;
  for (const batch of shown.told) {
    if (batch.at <= from) continue;
    for (const event of batch.events) {
      if (event.e === 'log' && board.sounds?.[event.key] !== undefined) return board.sounds[event.key];
      if (event.e === 'shuffle') cue = 'shuffle';
      else if (event.e === 'show') cue ??= 'flip';
      else if (event.e === 'move') cue ??= event.to.startsWith('hand') ? 'draw' : event.to.startsWith('discard') ? 'discard' : 'play';
    }
  }
  return cue;
}

/** Sounds for what happens on the table; nothing for what happened before the page was opened. */
export function useSounds(
  { sound, haptics }: Pick<Settings, 'sound' | 'haptics'>,
  shown: LiveState,
  model: TableModel,
  board: GameParts['board'],
): void {
  useEffect(awaitTouch, []);
  useEffect(() => setSound(sound), [sound]);
  useEffect(() => setHaptics(haptics), [haptics]);
  const at = shown.state?.at ?? 0;
  const heard = useRef(at);
  useEffect(() => {
    if (at <= heard.current) return;
    const cue = cueFor(shown, heard.current, board);
    heard.current = at;
    if (cue !== null) playCue(cue);
  }, [at, shown, board]);
  const asked = model.ask !== null;
  const window = model.view.decision?.window === true;
  useEffect(() => {
    if (!asked) return;
    playCue(window ? 'react' : 'turn');
    if (!window) buzz('turn');
  }, [asked, window]);
  const lines = shown.chat.length;
  const read = useRef(lines);
  useEffect(() => {
    if (lines > read.current) playCue('chat');
    read.current = lines;
  }, [lines]);
}

/** The screen stays awake: nobody touches it while the others think. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const hold = (): void => {
      if (document.hidden) return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (ended) void held.release();
          else lock = held;
        },
        // A phone that saves its battery says no; then the screen goes dark as always.
        () => undefined,
      );
    };
    hold();
    // The browser lets go when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [wanted]);
}
