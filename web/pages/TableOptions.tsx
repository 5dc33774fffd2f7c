import { useEffect, useState } from 'react';
import type { GameText, Lang } from '#engine';
import { isOffered, withOption } from '#engine';
import type { GameInfo } from '#server/schema.ts';
import { loadRules } from '../table/games.ts';
import { playable } from '../table/playable.ts';
import { settled } from './choices.ts';
import css from './TableOptions.module.css';
import { useWords } from './words.ts';

type OptionTexts = { readonly [lang in Lang]: GameText };
type Values = { readonly [key: string]: string };

/** The game's own words, fetched when somebody wants to read them. */
export function useOptionTexts(game: string, wanted: boolean): OptionTexts | null {
  const [texts, setTexts] = useState<OptionTexts | null>(null);
  useEffect(() => {
    if (!wanted || !playable.includes(game)) return;
    let gone = false;
    loadRules(game).then(
      (rules) => !gone && setTexts(rules.texts),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, game]);
  return texts;
}

/** The game's own settings. */
export function OptionFields({
  game,
  seats,
  values,
  onChange,
}: {
  readonly game: GameInfo;
  /** How many play: not every setting goes with every number. */
  readonly seats: number;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}) {
  const { lang } = useWords();
  const texts = useOptionTexts(game.id, true);
  const full = settled(game, seats, values);
  return game.options.map((option) => {
    const words = texts?.[lang].options[option.key];
    return (
      <label key={option.key} className={css.option}>
        <span>{words?.name ?? '…'}</span>
        <select value={full[option.key]} onChange={(event) => onChange(withOption(game, seats, values, option.key, event.target.value))}>
          {option.values
            .filter((value) => isOffered(game.clashes, seats, full, option.key, value))
            .map((value) => (
              <option key={value} value={value}>
                {words?.values[value] ?? value}
              </option>
            ))}
        </select>
      </label>
    );
  });
}
