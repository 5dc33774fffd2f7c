import { Sticker } from '../../kit/index.ts';
import css from './OutcomePicture.module.css';

export type Mood = 'won' | 'lost' | 'alone' | 'resigned' | 'draw' | 'watched';

type Placed = readonly [name: string, x: number, y: number, size: number, turn?: number];

/** What an outcome looks like around the sticker of the game, which lies where it is named `*`. */
const SCENES: { readonly [mood in Mood]: readonly Placed[] } = {
  won: [
    ['trophy', 42, 52, 5.6],
    ['*', 76, 66, 3.6, 8],
    ['party-popper', 16, 76, 2.6, -10],
    ['crown', 76, 26, 2.4, 14],
  ],
  lost: [
    ['*', 48, 64, 5, -14],
    ['cloud-with-rain', 50, 22, 4],
    ['adhesive-bandage', 66, 56, 2.2, 20],
  ],
  alone: [
    ['*', 50, 66, 4.8, 24],
    ['cloud-with-lightning-and-rain', 38, 24, 4.4],
    ['umbrella-with-rain-drops', 80, 46, 2.8, 12],
  ],
  resigned: [
    ['white-flag', 68, 38, 4.6, 8],
    ['*', 26, 72, 3.6, -10],
  ],
  draw: [
    ['*', 50, 34, 4],
    ['handshake', 50, 70, 4.4],
  ],
  watched: [
    ['trophy', 44, 52, 5.6],
    ['*', 78, 66, 3.6, 8],
  ],
};

/** How it ended, for whoever looks: a cup, rain over the hero of the game, a white flag. Decoration: the title says it. */
export function OutcomePicture({ mood, icon }: { readonly mood: Mood; readonly icon: string }) {
  return (
    <span className={css.picture} data-mood={mood} aria-hidden="true">
      {SCENES[mood].map(([name, x, y, size, turn]) => (
        <Sticker key={name} name={name === '*' ? icon : name} x={x} y={y} size={size} turn={turn ?? 0} cut="small" />
      ))}
    </span>
  );
}
