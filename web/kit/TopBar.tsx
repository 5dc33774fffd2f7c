import type { ReactNode } from 'react';
import { Sign } from '../art/Icon.tsx';
import { Button, Chip } from './Button.tsx';
import { cx } from './cx.ts';
import { Logo } from './Logo.tsx';
import css from './TopBar.module.css';

export interface TopBarButton {
  readonly key: string;
  readonly label: string;
  readonly sign: string;
  readonly onPress: () => void;
  /** For switches such as sound. */
  readonly pressed?: boolean;
  /** Small number on the button. */
  readonly badge?: number;
  readonly only?: 'phone' | 'desktop';
  /** Stands on the button where there is room, with its key. */
  readonly word?: { readonly text: string; readonly hotkey: string };
}

export interface TopBarProps {
  /** The name of the site, in the logo. */
  readonly brand: string;
  readonly home: { readonly href: string; readonly label: string };
  readonly title: ReactNode;
  /** Instead of the title on a phone. */
  readonly short?: ReactNode;
  readonly icon?: ReactNode;
  /** Turn or round. */
  readonly turn?: string;
  /** Gold chip: what is expected of me. */
  readonly expected?: string;
  /** Blue chip, such as "you are watching". */
  readonly note?: string;
  /** A small sign of the state of things, such as «offline». */
  readonly sign?: ReactNode;
  readonly spectators?: string;
  /** A small control of the page's own, where there is room for it. */
  readonly extra?: ReactNode;
  readonly buttons?: readonly TopBarButton[];
  readonly leave?: { readonly label: string; readonly onPress: () => void };
  /** Stands on the lower edge, in its whole width. */
  readonly edge?: ReactNode;
}

export function TopBar({
  brand,
  home,
  title,
  short,
  icon,
  turn,
  expected,
  note,
  sign,
  spectators,
  extra,
  buttons = [],
  leave,
  edge,
}: TopBarProps) {
  return (
    <header className={css.bar}>
      <a className={css.home} href={home.href} aria-label={`${brand}. ${home.label}`}>
        <Sign name="plain-arrow" className={css.arrow} />
        <Logo className={css.mark} />
        <span className={css.brand}>{brand}</span>
      </a>
      <div className={css.title}>
        {icon}
        <h1>
          <span className={short === undefined ? undefined : css.full}>{title}</span>
          {short !== undefined && <span className={css.short}>{short}</span>}
        </h1>
      </div>
      {turn !== undefined && <Chip className={expected === undefined ? undefined : css.give}>{turn}</Chip>}
      {expected !== undefined && <Chip tone="turn">{expected}</Chip>}
      {note !== undefined && (
        <Chip tone="info" className={css.note} title={note}>
          <span>{note}</span>
        </Chip>
      )}
      {sign}
      <span className={css.space} />
      {spectators !== undefined && <Chip className={css.wide}>{spectators}</Chip>}
      {extra !== undefined && <span className={css.extra}>{extra}</span>}
      {buttons.map((button) => (
        <Button
          key={button.key}
          kind="icon"
          className={cx(
            button.only === 'phone' && css.phone,
            button.only === 'desktop' && css.wide,
            button.word !== undefined && css.worded,
          )}
          aria-label={button.label}
          title={button.label}
          aria-pressed={button.pressed}
          onClick={button.onPress}
        >
          <Sign name={button.sign} />
          {button.word !== undefined && (
            <span className={css.word}>
              {button.word.text} <kbd>{button.word.hotkey}</kbd>
            </span>
          )}
          {button.badge !== undefined && button.badge > 0 && <span className={css.badge}>{button.badge}</span>}
        </Button>
      ))}
      {leave && (
        <Button size="sm" className={css.wide} onClick={leave.onPress}>
          {leave.label}
        </Button>
      )}
      {edge !== undefined && <div className={css.edge}>{edge}</div>}
    </header>
  );
}
