import { useEffect, useState } from 'react';
import type { DevicesReply, MutesReply } from '#server/schema.ts';
import { get, post } from '../app/api.ts';
import { useMe } from '../app/session.ts';
import { Button } from '../kit/index.ts';
import css from './Profile.module.css';
import { ago } from './when.ts';
import { useWords } from './words.ts';

interface Props {
  /** Tells what went wrong. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

/** Where one is signed in, with a way out; and whom one does not hear. */
export function Devices({ attempt }: Props) {
  const { p, lang } = useWords();
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
        <section className={css.recovery}>
          <h3>{p.profile.devices}</h3>
          <ul className={css.devices}>
            {devices.map(({ id, label, seenAt, current }) => (
              <li key={id}>
                <span>
                  {label === '' ? p.profile.unknownDevice : label} · {current ? p.profile.thisDevice : ago(seenAt, lang)}
                </span>
                {!current && (
                  <Button size="sm" onClick={signOut(id)}>
                    {p.profile.signOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {devices.length > 1 && (
            <Button size="sm" data-action="sign-out-others" onClick={signOut()}>
              {p.profile.signOutOthers}
            </Button>
          )}
        </section>
      )}
      {people.length > 0 && (
        <section className={css.recovery}>
          <h3>{p.profile.muted}</h3>
          <ul className={css.devices}>
            {people.map(({ person, name }) => (
              <li key={person}>
                <span>{name}</span>
                <Button size="sm" onClick={unmute(person)}>
                  {p.profile.unmute}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
