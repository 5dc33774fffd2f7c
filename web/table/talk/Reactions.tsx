import { useEffect, useRef } from 'react';
import { Button, Emoji, Sign } from '../../kit/index.ts';
import type { TableModel } from '../model.ts';
import { QUICK, reactionsOf } from './chat.ts';
import css from './Reactions.module.css';

export interface ReactionsProps {
  readonly model: TableModel;
  readonly onReact: (emoji: string) => void;
  readonly onChat: () => void;
  readonly onClose: () => void;
}

/** A few faces above the prompt, by finger or by number, and the way to the chat. */
export function Reactions({ model, onReact, onChat, onClose }: ReactionsProps) {
  const { ui } = model;
  const bar = useRef<HTMLDivElement>(null);
  const faces = reactionsOf(ui).filter(({ emoji }) => QUICK.includes(emoji));
  const latest = useRef({ onReact, onClose, faces });
  useEffect(() => {
    latest.current = { onReact, onClose, faces };
  });
  useEffect(() => {
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      const { onReact: react, onClose: close, faces: shown } = latest.current;
      const face = /^Digit[1-9]$/.test(event.code) ? shown[Number(event.code.slice(5)) - 1] : undefined;
      if (face !== undefined) react(face.emoji);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-reactions], [data-prompt]') === null) latest.current.onClose();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onDown, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onDown, true);
    };
  }, []);
  return (
    <div ref={bar} className={css.bar} role="toolbar" aria-label={ui.prompt.say} data-reactions="">
      {faces.map(({ emoji, label }, i) => (
        <Button key={emoji} kind="icon" aria-label={label} title={`${label} (${i + 1})`} onClick={() => onReact(emoji)}>
          <Emoji name={emoji} size={28} />
        </Button>
      ))}
      <Button kind="icon" aria-label={ui.table.chat} title={ui.table.chat} data-action="open-chat" onClick={onChat}>
        <Sign name="talk" />
      </Button>
    </div>
  );
}
