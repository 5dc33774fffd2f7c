import { useId, useState } from 'react';
import type { RecoveryReply } from '#server/schema.ts';
import { post } from '../app/api.ts';
import { changeMe, ensureMe, forgetMe, useMe } from '../app/session.ts';
import { Avatar, Button, Dialog, LinkButton, Notice } from '../kit/index.ts';
import { CopyLink } from './CopyLink.tsx';
import { Devices } from './Devices.tsx';
import css from './Profile.module.css';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

/** The picture follows from the word; any word will do. */
const newFace = (): string => `face-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;

/** Name, face, and the way to another device. */
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
  const { p } = useWords();
  const words = useProblemWords();
  const me = useMe();
  const [name, setName] = useState(me?.name ?? '');
  const [avatar, setAvatar] = useState(me?.avatar ?? 'guest');
  const [link, setLink] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
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
  const leaveForGood = async (): Promise<void> => {
    await forgetMe();
    onDone();
    // Whatever this page still shows of the person is gone with it.
    location.assign('/');
  };
  const move = async (): Promise<void> => {
    await ensureMe();
    const { path } = await post<RecoveryReply>('/api/me/recovery', {});
    setLink(new URL(path, location.origin).href);
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
      <LinkButton href="/me" className={css.more} data-action="record" onClick={onDone}>
        {p.profile.record}
      </LinkButton>
      <section className={css.recovery}>
        <h3>{p.profile.recovery}</h3>
        <p>{p.profile.recoveryText}</p>
        {link === null ? (
          <Button size="sm" data-action="recovery" onClick={() => void attempt(move)}>
            {p.profile.makeLink}
          </Button>
        ) : (
          <CopyLink url={link} label={p.profile.link} />
        )}
      </section>
      <Devices attempt={attempt} />
      {me !== null && (
        <section className={css.recovery}>
          <h3>{p.profile.forget}</h3>
          <p>{p.profile.forgetText}</p>
          {sure ? (
            <>
              <Button size="sm" data-action="forget-not" onClick={() => setSure(false)}>
                {p.profile.forgetNot}
              </Button>
              <Button size="sm" data-action="forget-sure" onClick={() => void attempt(leaveForGood)}>
                {p.profile.forgetSure}
              </Button>
            </>
          ) : (
            <Button size="sm" data-action="forget" onClick={() => setSure(true)}>
              {p.profile.forgetAsk}
            </Button>
          )}
        </section>
      )}
      {problem !== null && <Notice tone="bad" role="alert" title={p.profile.failed} text={problem} />}
    </form>
  );
}
