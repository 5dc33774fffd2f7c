/** Cues of the table. Made by a tiny synthesizer that is fetched after the first touch, so that silence costs nothing. */
export type Cue =
  | 'draw'
  | 'play'
  | 'discard'
  | 'shuffle'
  | 'flip'
  | 'select'
  | 'confirm'
  | 'turn'
  | 'react'
  | 'cancel'
  | 'destroy'
  | 'score'
  | 'first-place'
  | 'second-place'
  | 'third-place'
  | 'chord'
  | 'leap'
  | 'sealed'
  | 'reveal'
  | 'dice'
  | 'tick'
  | 'error'
  | 'chat'
  | 'win'
  | 'lose';

/** Volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide …: the order of the synthesizer. */
type Tone = readonly (number | undefined)[];
/** Seconds after the start, and the tone. */
type Score = readonly (readonly [at: number, tone: Tone])[];

const paper = (volume: number, pitch: number, length: number): Tone => [
  volume,
  0.1,
  pitch,
  0.02,
  length,
  0.06,
  4,
  0.4,
  0,
  0,
  0,
  0,
  0,
  2.2,
  0,
  0.1,
];
const note = (pitch: number, length: number, volume = 0.5): Tone => [volume, 0, pitch, 0.01, length, 0.18, 0, 1.3];
const knock = (pitch: number, volume = 0.7): Tone => [volume, 0.03, pitch, 0, 0.01, 0.07, 0, 2.2, -6];

const cues: Readonly<Record<Cue, Score>> = {
  draw: [[0, paper(0.28, 420, 0.05)]],
  play: [
    [0, paper(0.2, 320, 0.02)],
    [0.05, knock(210, 0.5)],
  ],
  discard: [[0, paper(0.28, 240, 0.07)]],
  shuffle: [0, 0.07, 0.14, 0.21, 0.28].map((at) => [at, paper(0.2, 380, 0.02)] as const),
  flip: [[0, paper(0.25, 560, 0.02)]],
  select: [[0, knock(520, 0.3)]],
  confirm: [[0, knock(170)]],
  turn: [
    [0, note(392, 0.09)],
    [0.16, note(523, 0.16)],
  ],
  react: [[0, [0.45, 0, 880, 0.005, 0.05, 0.5, 0, 1.6]]],
  cancel: [[0, [0.5, 0.02, 620, 0.02, 0.12, 0.16, 2, 1.2, -7, 0.4, 0, 0, 0, 0.3, 26]]],
  destroy: [[0, [0.45, 0.1, 180, 0.01, 0.1, 0.22, 4, 2, -3, 0, 0, 0, 0, 3, 0, 0.3]]],
  score: [
    [0, note(392, 0.06)],
    [0.11, note(494, 0.06)],
    [0.22, note(587, 0.14)],
  ],
  'first-place': [392, 494, 587].map((pitch, n) => [n * 0.1, note(pitch, 0.1)] as const),
  'second-place': [392, 494].map((pitch, n) => [n * 0.1, note(pitch, 0.1)] as const),
  'third-place': [[0, note(392, 0.12)]],
  chord: [
    [0, note(392, 0.3, 0.4)],
    [0, note(587, 0.3, 0.4)],
  ],
  leap: [
    [0, [0.3, 0, 500, 0.05, 0.25, 0.1, 0, 1, 12]],
    [0.42, knock(90, 0.9)],
  ],
  sealed: [[0, knock(110, 0.8)]],
  reveal: [...[0, 0.06, 0.12, 0.18, 0.24].map((at) => [at, knock(150, 0.3)] as const), [0.34, knock(220, 0.8)]],
  dice: [...[0, 0.08, 0.15, 0.24, 0.36].map((at, n) => [at, knock(380 - n * 30, 0.4)] as const), [0.5, knock(190, 0.7)]],
  tick: [[0, knock(700, 0.22)]],
  error: [
    [0, knock(120, 0.7)],
    [0.11, knock(100, 0.6)],
  ],
  chat: [[0, [0.35, 0, 620, 0.01, 0.01, 0.06, 0, 1.5, 9]]],
  win: [392, 494, 587, 784, 587, 784].map((pitch, n) => [n * 0.19, note(pitch, n === 5 ? 0.7 : 0.12)] as const),
  lose: [392, 370, 349, 330].map((pitch, n) => [n * 0.34, note(pitch, n === 3 ? 0.6 : 0.18, 0.4)] as const),
};

/** Of the synthesizer's full volume: heard beside a talk, not over it. */
const VOLUME = 0.15;

let on = false;
let touched = false;
let synth: Promise<typeof import('zzfx')> | undefined;
let resting: number | undefined;

/** Longer than the longest cue. Speakers that are on mix silence, which a phone's battery pays for. */
const REST_MS = 5000;

function restLater({ ZZFX }: typeof import('zzfx')): void {
  window.clearTimeout(resting);
  resting = window.setTimeout(() => void ZZFX.audioContext.suspend(), REST_MS);
}

function fetchSynth(): void {
  if (on && touched)
    synth ??= import('zzfx').then((loaded) => {
      loaded.ZZFX.volume = VOLUME;
      restLater(loaded);
      return loaded;
    });
}

/** Browsers let nothing sound before the first touch, so nothing is fetched before it either. */
export function setSound(enabled: boolean): void {
  on = enabled;
  fetchSynth();
}

/** Listens for the first touch of the page. */
export function awaitTouch(): void {
  if (touched) return;
  const first = (): void => {
    touched = true;
    for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, first);
    fetchSynth();
  };
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, first);
}

export function playCue(cue: Cue): void {
  if (!on || synth === undefined || document.hidden) return;
  void synth.then((loaded) => {
    const { ZZFX, zzfx } = loaded;
    void ZZFX.audioContext.resume();
    restLater(loaded);
    for (const [at, tone] of cues[cue]) window.setTimeout(() => zzfx(...tone), at * 1000);
  });
}

/** What a hand feels, in milliseconds: shorter for what it does itself, longer for what concerns it. */
const PULSES = { choose: [8], play: [16], turn: [40], hit: [40], win: [30, 60, 30, 60, 60] } as const;
export type Pulse = keyof typeof PULSES;

let felt = true;

export function setHaptics(enabled: boolean): void {
  felt = enabled;
}

/** Phones that can, buzz; browsers allow it only after a touch. */
export function buzz(pulse: Pulse): void {
  if (felt && touched && !document.hidden && 'vibrate' in navigator) navigator.vibrate([...PULSES[pulse]]);
}
