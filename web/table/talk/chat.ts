import { useRef, useState } from 'react';
import type { ChatLine, Reaction } from '#server/schema.ts';
import type { ChatMessage } from '../../kit/index.ts';
import type { UiText } from '../../text/en/table.ts';
import type { TableModel } from '../model.ts';

/** The faces of the quick reactions. */
const emojis: { readonly [reaction in Reaction]: string } = {
  wow: 'face-with-open-mouth',
  laugh: 'face-with-tears-of-joy',
  sad: 'crying-face',
  angry: 'angry-face',
  clap: 'clapping-hands',
  heart: 'red-heart',
  think: 'thinking-face',
  hurry: 'hourglass-not-done',
  sorry: 'folded-hands',
  'good-game': 'handshake',
};
const names = Object.keys(emojis) as Reaction[];

export const reactionsOf = (ui: UiText): { emoji: string; label: string }[] =>
  names.map((name) => ({ emoji: emojis[name], label: ui.reactions[name] }));

/** Those that are at hand beside the prompt. */
export const QUICK: readonly string[] = [emojis.laugh, emojis.wow, emojis.clap, emojis.think, emojis.hurry, emojis['good-game']];

const MOST_REACTIONS = 3;
const REACTIONS_MS = 5000;

/** Sends reactions, but no showers of them. */
export function useReact(command: (action: string, body: object) => Promise<boolean>): (emoji: string) => void {
  const sent = useRef<readonly number[]>([]);
  return (emoji) => {
    const now = Date.now();
    const lately = sent.current.filter((time) => now - time < REACTIONS_MS);
    if (lately.length >= MOST_REACTIONS) return;
    sent.current = [...lately, now];
    void command('react', { reaction: reactionOf(emoji) });
  };
}

export const reactionOf = (emoji: string): Reaction => names.find((name) => emojis[name] === emoji) ?? 'wow';

const isReaction = (word: string): word is Reaction => (names as string[]).includes(word);

/** What was said, ready for the chat pane. */
export function chatOf(lines: readonly ChatLine[], model: Pick<TableModel, 'ui' | 'me' | 'say'>): ChatMessage[] {
  return lines.map((line) => {
    const mine = line.seat !== null && line.seat === model.me;
    return {
      key: line.n,
      name: mine ? model.ui.common.you : line.seat === null ? model.say(model.ui.table.spectator, { name: line.name }) : line.name,
      ...(line.seat === null ? {} : { seat: line.seat }),
      ...(mine ? { mine } : {}),
      ...(line.kind === 'reaction' && isReaction(line.text)
        ? { text: model.ui.reactions[line.text], emoji: emojis[line.text] }
        : { text: line.text }),
    };
  });
}

/** Somebody who is muted is not sent any more; what they said before goes from the pane at once. */
export function useMuted(command: (action: string, body: object) => Promise<boolean>): {
  readonly heard: (messages: readonly ChatMessage[]) => ChatMessage[];
  readonly mute: (message: ChatMessage) => void;
} {
  const [muted, setMuted] = useState<readonly string[]>([]);
  const speaker = ({ seat, name }: ChatMessage): string => `${seat ?? ''}/${name}`;
  return {
    heard: (messages) => messages.filter((message) => message.mine === true || !muted.includes(speaker(message))),
    mute: (message) => {
      void command('mute', { line: Number(message.key) }).then((done) => {
        if (done) setMuted((before) => [...before, speaker(message)]);
      });
    },
  };
}
