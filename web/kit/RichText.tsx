import { Fragment } from 'react';
import { Sign } from '../art/Icon.tsx';

/** Inline marks of texts: **bold**, _slanted_, {sign:name}. Blank-line-free: paragraphs are split by the caller. */
function inline(text: string) {
  return text.split(/(\*\*[^*]+\*\*|_[^_]+_|\{sign:[a-z0-9-]+\})/).map((part, n) => {
    const key = `${n}-${part}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('{sign:')) return <Sign key={key} name={part.slice(6, -1)} />;
    if (part.length > 2 && part.startsWith('_') && part.endsWith('_')) return <i key={key}>{part.slice(1, -1)}</i>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}

/** Card and rule texts: one paragraph per line. */
export function RichText({ text }: { readonly text: string }) {
  return text.split('\n').map((line, n) => <p key={`${n}-${line}`}>{inline(line)}</p>);
}

/** The same marks inside a running line. */
export function RichLine({ text }: { readonly text: string }) {
  return <>{inline(text)}</>;
}

/** The text without its marks, for accessible names. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\{sign:[a-z0-9-]+\}/g, '')
    .replaceAll(/\*\*|\u00ad/g, '')
    .replaceAll(/(^|\s)_([^_]+)_/g, '$1$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
