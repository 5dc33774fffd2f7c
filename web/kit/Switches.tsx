import { Segmented } from './Button.tsx';
import css from './Switches.module.css';

export interface LanguageSwitchProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Each with its own name for itself. */
  readonly languages: readonly { readonly value: T; readonly name: string }[];
  /** Where there is little room: the code alone, RU. */
  readonly short?: boolean;
  readonly onChange: (value: T) => void;
}

/** Any number of languages in the room of one: the list is the browser's own. */
export function LanguageSwitch<T extends string>({ label, value, languages, short = false, onChange }: LanguageSwitchProps<T>) {
  const chosen = languages.find((one) => one.value === value);
  return (
    <span className={css.language} title={label}>
      <span aria-hidden="true">{short ? value.toUpperCase() : chosen?.name}</span>
      <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="2.4" d="m5 8 5 5 5-5" />
      </svg>
      <select
        aria-label={label}
        value={value}
        data-action="language"
        onChange={(event) => {
          const next = languages.find((one) => one.value === event.target.value);
          if (next !== undefined) onChange(next.value);
        }}
      >
        {languages.map((one) => (
          <option key={one.value} value={one.value} lang={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </span>
  );
}

export type ThemeChoice = 'auto' | 'dark' | 'light';

export interface ThemeSwitchProps {
  readonly label: string;
  readonly value: ThemeChoice;
  readonly names: Readonly<Record<ThemeChoice, string>>;
  readonly onChange: (value: ThemeChoice) => void;
}

const moon = 'M12 2a6 6 0 1 0 6 9A7.5 7.5 0 0 1 12 2z';
const sun =
  'M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9 1h2v3H9zM9 16h2v3H9zM1 9h3v2H1zM16 9h3v2h-3zM3 4.4 4.4 3l2.1 2.1-1.4 1.4zM13.5 14.9l1.4-1.4L17 15.6 15.6 17zM3 15.6l2.1-2.1 1.4 1.4L4.4 17zM13.5 5.1 15.6 3 17 4.4l-2.1 2.1z';
const half = 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 2v12a6 6 0 0 0 0-12z';

const icon = (d: string) => (
  <svg className="i" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path fill="currentColor" d={d} />
  </svg>
);

/** Follow the system, evening or day. */
export function ThemeSwitch({ label, value, names, onChange }: ThemeSwitchProps) {
  return (
    <Segmented
      label={label}
      value={value}
      options={[
        { value: 'auto', label: icon(half), name: names.auto },
        { value: 'dark', label: icon(moon), name: names.dark },
        { value: 'light', label: icon(sun), name: names.light },
      ]}
      onChange={onChange}
    />
  );
}
