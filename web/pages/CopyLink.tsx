import { useEffect, useId, useState } from 'react';
import { Button, Sign } from '../kit/index.ts';
import css from './CopyLink.module.css';
import { useWords } from './words.ts';

const SHOWN_MS = 2500;

/** Copies by the clipboard, or, where a page may not, by selecting what is to be copied. */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https there is no clipboard; the text is at least selected.
    field?.focus();
    field?.select();
    return false;
  }
}

/** A link to hand on: readable, selectable, one button to copy it, one to share it where the device can. */
export function CopyLink({ url, label, act = false }: { readonly url: string; readonly label: string; readonly act?: boolean }) {
  const { p } = useWords();
  const [copied, setCopied] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => setCopied(await copyText(url, document.getElementById(id) as HTMLInputElement | null));
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={css.link}>
      <input id={id} readOnly value={url} aria-label={label} onFocus={(event) => event.target.select()} />
      <Button
        size="sm"
        kind={act ? 'act' : 'plain'}
        data-action="copy-link"
        icon={<Sign name={copied ? 'check-mark' : 'share'} />}
        onClick={() => void copy()}
      >
        {/* Both words take their place, so that the button keeps its width. */}
        <span className={css.words}>
          <span data-on={!copied || undefined} aria-hidden={copied}>
            {p.room.copy}
          </span>
          <span data-on={copied || undefined} aria-hidden={!copied}>
            {p.room.copied}
          </span>
        </span>
      </Button>
      {canShare && (
        <Button size="sm" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
          {p.room.share}
        </Button>
      )}
      <span className="sr" role="status">
        {copied ? p.room.copied : ''}
      </span>
    </div>
  );
}
