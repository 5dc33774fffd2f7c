import type { GameInfo } from '#server/schema.ts';
import { Button, Dialog } from '../kit/index.ts';
import { opponentsOf } from './choices.ts';
import type { ChangeChoice } from './Home.tsx';
import type { TableChoice } from './kept.ts';
import { OptionFields } from './TableOptions.tsx';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

interface GameSettingsProps {
  readonly open: boolean;
  readonly game: GameInfo;
  readonly choice: TableChoice;
  readonly change: ChangeChoice;
  readonly onClose: () => void;
}

/** The settings of a game in a dialog. */
export function GameSettings({ open, game, choice, change, onClose }: GameSettingsProps) {
  const { p, lang, ui, say } = useWords();
  const title = say(p.home.optionsOf, { game: gameWords(lang, game.id).title });
  return (
    <Dialog
      open={open}
      label={title}
      title={title}
      onClose={onClose}
      actions={
        <Button kind="act" onClick={onClose}>
          {ui.common.ok}
        </Button>
      }
    >
      <OptionFields
        game={game}
        seats={opponentsOf(choice, game) + 1}
        values={choice.options[game.id] ?? {}}
        onChange={(options) => change({ options: { ...choice.options, [game.id]: options } })}
      />
    </Dialog>
  );
}
