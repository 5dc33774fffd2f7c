import { Segmented } from './Button.tsx';

export interface LanguageSwitchProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Code and its own name: RU, "Русский". */
  readonly languages: readonly { readonly value: T; readonly label: string; readonly name: string }[];
  readonly onChange: (value: T) => void;
}

export function LanguageSwitch<T extends string>({ label, value, languages, onChange }: LanguageSwitchProps<T>) {
  return <Segmented label={label} value={value} options={languages} onChange={onChange} />;
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
