import { useMemo } from 'react';
import { contextFor, type GameText, type Lang, pieces } from '#engine';
import type { ReplayReply } from '#server/schema.ts';
import { nameOf } from '../app/nameOf.ts';
import { LinkButton, Log, type LogLine, Notice } from '../kit/index.ts';
import { buildLog } from '../table/talk/log.ts';
import { uiIn } from '../text/index.ts';
import { Frame } from './Frame.tsx';
import css from './OldRules.module.css';
import prose from './Prose.module.css';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

/** The log as plain reading: these cards and rules may be others today. */
const toRead = (line: LogLine): LogLine =>
  line.parts === undefined
    ? line
    : {
        ...line,
        parts: line.parts.flatMap((part) =>
          typeof part === 'string' || 'bold' in part ? [part] : 'card' in part ? [{ bold: part.name }] : [],
        ),
      };

/** A match whose rules are no longer played: the table cannot be shown, but what happened can be read. */
export function OldRules({ record, texts }: { readonly record: ReplayReply; readonly texts: { readonly [lang in Lang]: GameText } }) {
  const { p, lang, say } = useWords();
  const ui = uiIn(lang);
  const title = gameWords(lang, record.header.game).title;
  const lines = useMemo(() => {
    const text = texts[lang];
    const context = contextFor(
      text,
      lang,
      record.seats.map((info) => nameOf(info, ui.common.aPlayer)),
    );
    const told = record.events.map((events, i) => ({ at: i + 1, events }));
    return buildLog(told, { text, lang, ui, me: null, pieces: (message, params = {}) => pieces(message, params, context) }).map(toRead);
  }, [record, texts, lang, ui]);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(record.finishedAt);
  return (
    <Frame title={say(p.replay.of, { game: title })}>
      <article className={prose.prose}>
        <h1>{title}</h1>
        <p>{say(p.replay.played, { date })}</p>
        <Notice tone="info" emoji="eyes" title={p.replay.title} text={p.replay.oldRules} />
        <div className={css.log}>
          <Log label={p.replay.bar} lines={lines} quiet empty={ui.table.emptyLog} />
        </div>
        <LinkButton href="/">{p.missing.home}</LinkButton>
      </article>
    </Frame>
  );
}
