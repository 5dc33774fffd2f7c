import { expect, test, vi } from 'vitest';
import { awaitTouch, playCue, setSound } from '../sound.ts';

const speakers = vi.hoisted(() => ({ resume: vi.fn(async () => undefined), suspend: vi.fn(async () => undefined) }));
const zzfx = vi.hoisted(() => vi.fn());
vi.mock('zzfx', () => ({ zzfx, ZZFX: { volume: 1, audioContext: speakers } }));

test('speakers are on for a cue and rest a while after the last one', async () => {
  vi.useFakeTimers();
  awaitTouch();
  setSound(true);
  window.dispatchEvent(new Event('pointerdown'));
  playCue('turn');
  await vi.advanceTimersByTimeAsync(3000);
  expect(zzfx).toHaveBeenCalledTimes(2);
  expect(speakers.resume).toHaveBeenCalledTimes(1);
  playCue('turn');
  await vi.advanceTimersByTimeAsync(4000);
  expect(speakers.suspend).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(speakers.suspend).toHaveBeenCalledTimes(1);
  playCue('draw');
  await vi.advanceTimersByTimeAsync(100);
  expect(speakers.resume).toHaveBeenCalledTimes(3);
});
