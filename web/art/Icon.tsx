import type { CSSProperties } from 'react';
import { useSignPath, useStickerUrl } from './registry.ts';
import { EMPTY } from './store.ts';

interface IconProps {
  readonly name: string;
  /** Font size, so the icon scales with it; without one it is as big as the text around. */
  readonly size?: number | string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A one-colour sign of game-icons in the colour of the text. Decoration: say the meaning in words beside it. */
export function Sign({ name, size, className, style }: IconProps) {
  const path = useSignPath(name);
  return (
    <svg
      className={className ? `i ${className}` : 'i'}
      style={size === undefined ? style : { fontSize: size, ...style }}
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      {path && <path fill="currentColor" d={path} />}
    </svg>
  );
}

/** A coloured emoji without outline, for chips and lists. */
export function Emoji({ name, size, className, style }: IconProps) {
  const url = useStickerUrl(name, 'plain');
  return (
    <img
      className={className ? `i ${className}` : 'i'}
      style={size === undefined ? style : { fontSize: size, ...style }}
      src={url ?? EMPTY}
      alt=""
      draggable={false}
    />
  );
}
