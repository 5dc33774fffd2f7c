import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatLine } from '#server/schema.ts';
import { Emoji } from '../../kit/index.ts';
import type { TableModel } from '../model.ts';
import css from './Bubbles.module.css';
import { chatOf } from './chat.ts';

const WORDS_MS = 4000;
const REACTION_MS = 2000;

/** What was said a moment ago, at the face of who said it. It stays in the chat. */
export function Bubbles({ model, chat }: { readonly model: TableModel; readonly chat: readonly ChatLine[] }) {
  const [first] = useState(() => chat.at(-1)?.n ?? -1);
  const [gone, setGone] = useState(first);
  // The newest of a person replaces what they said before.
  const fresh = chat.filter(
    (line) => line.n > gone && line.seat !== null && !chat.some((later) => later.n > line.n && later.seat === line.seat),
  );
  const newest = chat.at(-1);
  useEffect(() => {
    if (newest === undefined || newest.n <= first) return;
    const timer = window.setTimeout(() => setGone(newest.n), newest.kind === 'reaction' ? REACTION_MS : WORDS_MS);
    return () => window.clearTimeout(timer);
  }, [newest, first]);
  return fresh.map((line) => <Bubble key={line.n} model={model} line={line} />);
}

function Bubble({ model, line }: { readonly model: TableModel; readonly line: ChatLine }) {
  const box = useRef<HTMLDivElement>(null);
  const [message] = chatOf([line], model);
  useLayoutEffect(() => {
    const bubble = box.current;
    const face = document.querySelector<HTMLElement>(`[data-table] [data-seat="${line.seat}"]`);
    if (bubble === null) return;
    const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
    const { style, offsetWidth: wide, offsetHeight: high, dataset } = bubble;
    const put = (left: number, top: number, side: 'above' | 'below'): void => {
      style.left = `${Math.min(Math.max(8, left), window.innerWidth - wide - 8)}px`;
      style.top = `${top}px`;
      dataset.side = side;
    };
    if (face !== null) {
      const at = face.getBoundingClientRect();
      const covers = prompt !== undefined && at.top - high < prompt.bottom && at.top > prompt.top && at.left < prompt.right;
      const below = at.top < window.innerHeight / 2 || covers;
      put(at.left + 18, below ? at.bottom - 4 : at.top - high + 4, below ? 'below' : 'above');
      return;
    }
    // A face that is not to be seen speaks from above the prompt, or from beside it where that stands high.
    const { left, top } = prompt ?? new DOMRect(12, window.innerHeight - 200);
    if (top > window.innerHeight / 2) put(left + 18, top - high - 8, 'above');
    else put(left - wide - 8, top + 8, 'above');
  });
  return (
    <div ref={box} className={css.bubble} aria-hidden="true" data-bubble={line.seat ?? ''}>
      {message.emoji === undefined ? message.text : <Emoji name={message.emoji} size={30} />}
    </div>
  );
}
