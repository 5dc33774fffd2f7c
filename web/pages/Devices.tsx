import { useEffect, useState } from 'react';
import type { DevicesReply, MutesReply } from '#server/schema.ts';
import { get, post } from '../app/api.ts';
import { useMe } from '../app/session.ts';
import { Button, Sign } from '../kit/index.ts';
import { seatTexts } from '../text/seat.ts';
import css from './Account.module.css';
import type { Attempt } from './AccountPage.tsx';
import { ago } from './when.ts';
import { useWords } from './words.ts';

interface Props {
  /** Tells what went wrong. */
  readonly attempt: Attempt;
}

/** Where one is signed in, with a way out; and whom one does not hear. */
export function Devices({ attempt }: Props) {
  const { p, lang } = useWords();
  const w = seatTexts[lang];
  const me = useMe();
  const [devices, setDevices] = useState<DevicesReply['devices']>([]);
  const [people, setPeople] = useState<MutesReply['people']>([]);
  const known = me !== null;
  useEffect(() => {
    if (!known) return;
    // A list that does not come is no list: nothing else here depends on it.
    get<DevicesReply>('/api/me/devices').then(
      (reply) => setDevices(reply.devices),
      () => undefined,
    );
    get<MutesReply>('/api/me/mutes').then(
      (reply) => setPeople(reply.people),
      () => undefined,
    );
  }, [known]);
  const signOut = (device?: string) => () =>
    void attempt(async () => setDevices((await post<DevicesReply>('/api/me/sign-out', device === undefined ? {} : { device })).devices));
  const unmute = (person: string) => () =>
    void attempt(async () => setPeople((await post<MutesReply>('/api/me/unmute', { person })).people));
  return (
    <>
      {devices.length > 0 && (
        <section className={css.part} aria-label={w.where}>
          <h2>{w.where}</h2>
          <ul className={css.devices}>
            {devices.map(({ id, label, seenAt, current }) => (
              <li key={id}>
                <Sign name={/Android|iPhone|iPad/.test(label) ? 'smartphone' : 'laptop'} className={css.sign} />
                <span className={css.words}>
                  <b>{label === '' ? p.profile.unknownDevice : label}</b>
                  <small>{current ? `${p.profile.thisDevice} · ${w.now}` : ago(seenAt, lang)}</small>
                </span>
                {!current && <Button onClick={signOut(id)}>{w.signOut}</Button>}
              </li>
            ))}
          </ul>
          {devices.length > 1 && (
            <Button data-action="sign-out-others" onClick={signOut()}>
              {w.signOutOthers}
            </Button>
          )}
        </section>
      )}
      {people.length > 0 && (
        <section className={css.part} aria-label={w.muted}>
          <h2>{w.muted}</h2>
          <ul className={css.devices}>
            {people.map(({ person, name }) => (
              <li key={person}>
                <span className={css.words}>
                  <b>{name}</b>
                </span>
                <Button onClick={unmute(person)}>{p.profile.unmute}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
