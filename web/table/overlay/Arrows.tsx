import { useCallback } from 'react';
import css from '../advice/Advice.module.css';
import type { Arrow } from './arrows.ts';
import { type Drawn, drawn, headOf } from './drawing.ts';
import { seenOnTable, useFollowed } from './follow.ts';

/** Blue arrows over the table: from the thing that moves to where it goes. */
export function Arrows({ arrows }: { readonly arrows: readonly Arrow[] }) {
  const wanted = JSON.stringify(arrows);
  const find = useCallback((): Drawn[] => {
    if (document.querySelector('dialog[open]') !== null) return [];
    return (JSON.parse(wanted) as Arrow[]).flatMap(({ from, to }) => {
      const [a, b] = [seenOnTable(from), seenOnTable(to)];
      return a === null || b === null || a.thing === b.thing ? [] : (drawn(a.box, b.box) ?? []);
    });
  }, [wanted]);
  const lines = useFollowed(find);
  return (
    <svg className={css.arrows} aria-hidden="true" data-arrows={lines.length}>
      {lines.map((line) => {
        const path = `M${line.from.x} ${line.from.y}Q${line.bend.x} ${line.bend.y} ${line.to.x} ${line.to.y}`;
        return (
          <g key={path} data-arrow="">
            <path d={path} data-rim="" />
            <polygon points={headOf(line)} data-rim="" />
            <path d={path} pathLength={1} />
            <polygon points={headOf(line)} />
          </g>
        );
      })}
    </svg>
  );
}
