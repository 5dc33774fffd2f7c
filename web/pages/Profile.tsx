import { useId, useState } from 'react';
import { Link } from 'wouter';
import { changeMe, useMe } from '../app/session.ts';
import { Avatar, Button, Dialog, LinkButton, Notice } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import css from './Profile.module.css';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

/** The picture follows from the word; any word will do. */
const newFace = (): string => `face-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;

/** Name and face, and the ways to one's matches and seat. */
export function Profile({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { p, ui } = useWords();
  const form = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      label={p.profile.title}
      title={p.profile.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.common.close}</Button>
          <Button type="submit" form={form} kind="act" disabled={busy} data-action="save-profile">
            {busy ? p.profile.saving : p.profile.save}
          </Button>
        </>
      }
    >
      <Form id={form} onBusy={setBusy} onDone={onClose} />
    </Dialog>
  );
}

interface FormProps {
  readonly id: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: () => void;
}

function Form({ id, onBusy, onDone }: FormProps) {
  const { p, lang } = useWords();
  const w = seatTexts[lang];
  const words = useProblemWords();
  const me = useMe();
  const [name, setName] = useState(me?.name ?? '');
  const [avatar, setAvatar] = useState(me?.avatar ?? 'guest');
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    onBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(words(error));
    }
    onBusy(false);
  };
  const save = async (): Promise<void> => {
    const clean = name.trim();
    await changeMe({ avatar, ...(clean === '' ? {} : { name: clean }) });
    onDone();
  };
  return (
    <form
      id={id}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(save);
      }}
    >
      <div className={css.face}>
        <Avatar seed={avatar} size="lg" />
        <div className={css.fields}>
          <label className={css.field}>
            {p.profile.name}
            <input
              value={name}
              maxLength={24}
              autoComplete="nickname"
              placeholder={me?.name ?? p.profile.guest}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <Button size="sm" data-action="new-face" onClick={() => setAvatar(newFace())}>
            {p.profile.avatar}
          </Button>
        </div>
      </div>
      <div className={css.more}>
        <LinkButton href="/me" data-action="record" onClick={onDone}>
          {p.profile.record}
        </LinkButton>
        <Link href="/account" asChild onClick={onDone}>
          <LinkButton data-action="account">{w.title}</LinkButton>
        </Link>
        {me === null && (
          <Link href="/enter" asChild onClick={onDone}>
            <LinkButton data-action="enter">{w.enter}</LinkButton>
          </Link>
        )}
      </div>
      {problem !== null && <Notice tone="bad" role="alert" title={p.profile.failed} text={problem} />}
    </form>
  );
}
