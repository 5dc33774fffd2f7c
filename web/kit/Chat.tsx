import { type FormEvent, type ReactNode, useState } from 'react';
import { Emoji, Sign } from '../art/Icon.tsx';
import { SeatMark } from './Avatar.tsx';
import { Button } from './Button.tsx';
import css from './Chat.module.css';
import { useStickyEnd } from './Log.tsx';

export interface ChatMessage {
  readonly key: string | number;
  readonly seat?: number;
  readonly name: string;
  readonly text: string;
  /** Emoji name: a reaction instead of words. */
  readonly emoji?: string;
  readonly mine?: boolean;
}

export interface ChatProps {
  readonly label: string;
  readonly messages: readonly ChatMessage[];
  readonly placeholder: string;
  readonly sendLabel: string;
  readonly onSend: (text: string) => void;
  /** Quick reactions: emoji names of the icon sets with their words. */
  readonly reactions?: readonly { readonly emoji: string; readonly label: string }[];
  readonly onReact?: (emoji: string) => void;
  readonly disabled?: boolean;
  readonly empty?: ReactNode;
  readonly maxLength?: number;
  /** Not to hear somebody any more; a button beside each line of others. */
  readonly onMute?: (message: ChatMessage) => void;
  readonly muteLabel?: string;
}

export function Chat(props: ChatProps) {
  const {
    label,
    messages,
    placeholder,
    sendLabel,
    onSend,
    reactions = [],
    onReact,
    disabled,
    empty,
    maxLength = 300,
    onMute,
    muteLabel,
  } = props;
  const [text, setText] = useState('');
  const box = useStickyEnd(messages.length);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    onSend(said);
    setText('');
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box must be reachable by keyboard */}
      <div ref={box} className={css.scroll} role="log" aria-label={label} tabIndex={0}>
        {messages.length === 0 && empty !== undefined && <p className={css.empty}>{empty}</p>}
        <ol className={css.list}>
          {messages.map((m) => (
            <li key={m.key} className={m.mine ? css.mine : undefined}>
              <span className={css.who}>
                {m.seat !== undefined && <SeatMark seat={m.seat} />}
                {m.name}
                {onMute !== undefined && m.mine !== true && (
                  <button
                    type="button"
                    className={css.mute}
                    aria-label={`${muteLabel ?? ''} ${m.name}`}
                    title={muteLabel}
                    onClick={() => onMute(m)}
                  >
                    <Sign name="speaker-off" size={14} />
                  </button>
                )}
              </span>
              {m.emoji !== undefined && <Emoji name={m.emoji} size={28} />}
              {m.text !== '' && <span className={css.said}>{m.text}</span>}
            </li>
          ))}
        </ol>
      </div>
      {reactions.length > 0 && onReact && (
        <div className={css.reactions}>
          {reactions.map((r) => (
            <button key={r.emoji} type="button" aria-label={r.label} title={r.label} disabled={disabled} onClick={() => onReact(r.emoji)}>
              <Emoji name={r.emoji} size={22} />
            </button>
          ))}
        </div>
      )}
      <form className={css.say} onSubmit={send}>
        <input
          value={text}
          maxLength={maxLength}
          placeholder={placeholder}
          aria-label={placeholder}
          disabled={disabled}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="sm" disabled={disabled || text.trim() === ''}>
          {sendLabel}
        </Button>
      </form>
    </>
  );
}
