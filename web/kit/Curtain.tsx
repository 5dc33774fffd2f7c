import type { CardBackArt } from '../art/types.ts';
import { Avatar } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import css from './Curtain.module.css';

export interface CurtainProps {
  readonly game: string;
  readonly seat: number;
  readonly seed: string;
  readonly emoji?: string;
  /** "Hand the screen to Boris" */
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onOpen: () => void;
  readonly back?: CardBackArt;
}

const turns = [-12, -6, 0, 6, 12];

/** Between two players at one screen: hides everything until the next one says so. */
export function Curtain({ game, seat, seed, emoji, title, text, button, onOpen, back }: CurtainProps) {
  return (
    <section className={css.curtain} data-game={game} aria-label={title}>
      <Avatar seed={seed} emoji={emoji} seat={seat} size="lg" />
      <h2>{title}</h2>
      <p>{text}</p>
      <Button kind="act" size="big" autoFocus onClick={onOpen}>
        {button}
      </Button>
      <div className={css.backs} aria-hidden="true">
        {turns.map((turn) => (
          <Card key={turn} face={null} back={back} size="xs" width={84} style={{ transform: `rotate(${turn}deg)` }} />
        ))}
      </div>
    </section>
  );
}
