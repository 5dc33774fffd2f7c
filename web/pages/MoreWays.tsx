import { useState } from 'react';
import type { CallHookReply, CallingReply, CallTelegramReply } from '#server/schema.ts';
import { post } from '../app/api.ts';
import { loadCalling } from '../app/calling.ts';
import { Button, LinkButton, Segmented } from '../kit/index.ts';
import { callingTexts } from '../text/calling.ts';
import css from './CallMe.module.css';
import type { Doing } from './CallMe.tsx';
import { useWords } from './words.ts';

/** Ways beside the browser, as far as the host has set any up. */
export function MoreWays({ calling, change }: Doing) {
  const { lang } = useWords();
  const w = callingTexts[lang];
  const { mail, telegram, webhook } = calling.offers;
  if (!mail && !telegram && !webhook) return null;
  return (
    <section className={css.part}>
      <h2>{w.add}</h2>
      <ul className={css.list}>
        {mail && <Mail change={change} />}
        {telegram && <Telegram change={change} />}
        {webhook && <Webhook change={change} />}
      </ul>
    </section>
  );
}

function Mail({ change }: Pick<Doing, 'change'>) {
  const { lang } = useWords();
  const w = callingTexts[lang].mail;
  const [address, setAddress] = useState('');
  return (
    <li>
      <div>
        <b>{w.title}</b>
        <span>{w.text}</span>
      </div>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void change(() => post<CallingReply>('/api/me/calling/mail', { address: address.trim() })).then((done) => done && setAddress(''));
        }}
      >
        <input
          type="email"
          required
          aria-label={w.address}
          placeholder={w.address}
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" data-action="add-mail">
          {w.add}
        </Button>
      </form>
    </li>
  );
}

function Telegram({ change }: Pick<Doing, 'change'>) {
  const { lang } = useWords();
  const w = callingTexts[lang].telegram;
  const [bound, setBound] = useState<CallTelegramReply | null>(null);
  const begin = (): void =>
    void change(async () => {
      setBound(await post<CallTelegramReply>('/api/me/calling/telegram', {}));
      return loadCalling();
    });
  return (
    <li>
      <div>
        <b>{w.title}</b>
        <span>{bound === null ? w.text : w.code}</span>
        {bound !== null && <code className={css.code}>{bound.code}</code>}
      </div>
      <span className={css.does}>
        {bound === null ? (
          <Button data-action="add-telegram" onClick={begin}>
            {w.add}
          </Button>
        ) : (
          <>
            {bound.link !== null && (
              <LinkButton href={bound.link} target="_blank" rel="noreferrer">
                {w.open}
              </LinkButton>
            )}
            <Button onClick={() => void change(loadCalling)}>{w.done}</Button>
          </>
        )}
      </span>
    </li>
  );
}

const FORMATS = ['json', 'discord', 'slack'] as const;

function Webhook({ change }: Pick<Doing, 'change'>) {
  const { lang } = useWords();
  const w = callingTexts[lang].webhook;
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('json');
  const [secret, setSecret] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    const done = await change(async () => {
      const made = await post<CallHookReply>('/api/me/calling/webhook', { url: url.trim(), format });
      setSecret(made.secret);
      return made.calling;
    });
    if (done) setUrl('');
  };
  return (
    <li>
      <div>
        <b>{w.title}</b>
        <span>{w.text}</span>
        {secret !== null && (
          <span role="status">
            {w.secret} <code className={css.code}>{secret}</code>
          </span>
        )}
      </div>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <input
          type="url"
          required
          aria-label={w.address}
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Segmented
          label={w.format}
          value={format}
          options={FORMATS.map((value) => ({ value, label: w.formats[value] }))}
          onChange={setFormat}
        />
        <Button type="submit" data-action="add-webhook">
          {w.add}
        </Button>
      </form>
    </li>
  );
}
