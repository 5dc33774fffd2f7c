import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button, Segmented } from './Button.tsx';
import { cx } from './cx.ts';
import css from './ReplayBar.module.css';

export interface ReplayMark {
  readonly at: number;
  readonly label: string;
  readonly tone?: 'plain' | 'bad' | 'good';
}

export interface ReplayBarProps {
  readonly at: number;
  readonly total: number;
  readonly playing: boolean;
  readonly onSeek: (at: number) => void;
  readonly onPlay: (playing: boolean) => void;
  /** Key moments, shown as notches. */
  readonly marks?: readonly ReplayMark[];
  /** How it stood, over the line; as wide as the way of the knob. */
  readonly curve?: ReactNode;
  /** Such as "turn 9 / 14". */
  readonly position: string;
  readonly speed?: string;
  readonly speeds?: readonly string[];
  readonly onSpeed?: (speed: string) => void;
  readonly words: {
    readonly label: string;
    readonly back: string;
    readonly forward: string;
    readonly play: string;
    readonly pause: string;
    readonly speed: string;
  };
}

/** Scrubber of a finished match: arrows step, Space plays. */
export function ReplayBar({
  at,
  total,
  playing,
  onSeek,
  onPlay,
  marks = [],
  curve,
  position,
  speed,
  speeds = [],
  onSpeed,
  words,
}: ReplayBarProps) {
  const latest = useRef({ at, total, playing, onSeek, onPlay });
  useEffect(() => {
    latest.current = { at, total, playing, onSeek, onPlay };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, select, button, a, dialog, [role="tab"], [data-face]'))
        return;
      const now = latest.current;
      if (event.key === 'ArrowRight') now.onSeek(Math.min(now.total, now.at + 1));
      else if (event.key === 'ArrowLeft') now.onSeek(Math.max(0, now.at - 1));
      else if (event.key === ' ') now.onPlay(!now.playing);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const share = total === 0 ? 0 : (at / total) * 100;
  return (
    <section className={css.bar} aria-label={words.label}>
      <Button kind="icon" size="sm" aria-label={words.back} disabled={at <= 0} onClick={() => onSeek(at - 1)}>
        <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
          <path fill="currentColor" d="M2 2h3v12H2zM14 2v12L6 8z" />
        </svg>
      </Button>
      <Button kind="icon" size="sm" className={css.play} aria-label={playing ? words.pause : words.play} onClick={() => onPlay(!playing)}>
        <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
          <path fill="currentColor" d={playing ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M4 2l10 6-10 6z'} />
        </svg>
      </Button>
      <Button kind="icon" size="sm" aria-label={words.forward} disabled={at >= total} onClick={() => onSeek(at + 1)}>
        <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
          <path fill="currentColor" d="M11 2h3v12h-3zM2 2l8 6-8 6z" />
        </svg>
      </Button>
      <div className={cx(css.track, curve !== undefined && css.curved)} style={{ '--at': `${share}%` } as CSSProperties}>
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={words.label}
          aria-valuetext={position}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
        {curve}
        {marks.map((mark) => (
          <button
            key={`${String(mark.at)}-${mark.label}`}
            type="button"
            tabIndex={-1}
            className={cx(css.mark, mark.tone === 'bad' && css.bad, mark.tone === 'good' && css.good)}
            style={{ '--at': `${(mark.at / Math.max(1, total)) * 100}%` } as CSSProperties}
            title={mark.label}
            aria-label={mark.label}
            onClick={() => onSeek(mark.at)}
          />
        ))}
      </div>
      <span className={css.position}>{position}</span>
      {speed !== undefined && onSpeed && (
        <Segmented label={words.speed} value={speed} options={speeds.map((s) => ({ value: s, label: s }))} onChange={onSpeed} />
      )}
    </section>
  );
}
