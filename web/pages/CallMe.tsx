import { useEffect, useRef, useState } from 'react';
import type { CallChannel, CallingReply, CallTestReply, CallWishes, Way } from '#server/schema.ts';
import { ApiError, post } from '../app/api.ts';
import { callHere, callHereNoMore, type HereState, hereState, loadCalling, zoneHere } from '../app/calling.ts';
import { ensureMe } from '../app/session.ts';
import { Button, LineSkeletons, Notice, Segmented } from '../kit/index.ts';
import { callingTexts } from '../text/calling.ts';
import css from './CallMe.module.css';
import { MoreWays } from './MoreWays.tsx';
import { useWords } from './words.ts';

const EVENTS = ['turn', 'asked', 'quarter', 'invited', 'over'] as const;

/** Changes of the settings, one after the other. `wishes`: as they are shown until the server has said so. */
export interface Doing {
  readonly calling: CallingReply;
  readonly change: (work: () => Promise<CallingReply>, wishes?: CallWishes) => Promise<boolean>;
}

/** By which ways one is called, for what, and when not. */
export function CallMe() {
  const { lang } = useWords();
  const w = callingTexts[lang];
  const [calling, setCalling] = useState<CallingReply | null>(null);
  const [here, setHere] = useState<HereState>('none');
  const [trouble, setTrouble] = useState<string | null>(null);
  const begun = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change: Doing['change'] = async (work, wishes) => {
    const mine = ++begun.current;
    const before = calling;
    setTrouble(null);
    if (wishes !== undefined) setCalling((shown) => shown && { ...shown, wishes });
    const done = last.current.then(work);
    last.current = done.catch(() => undefined);
    try {
      const came = await done;
      // Of several quick changes the last one tells how things stand.
      if (mine === begun.current) setCalling(came);
      setHere(await hereState());
      return true;
    } catch (error) {
      if (wishes !== undefined && mine === begun.current) setCalling(before);
      setTrouble(error instanceof ApiError ? error.texts[lang] : w.failed);
      return false;
    }
  };
  useEffect(() => {
    const open = async (): Promise<void> => {
      await ensureMe();
      const [found, state] = await Promise.all([loadCalling(), hereState()]);
      setCalling(found);
      setHere(state);
    };
    open().catch((error: unknown) => setTrouble(error instanceof ApiError ? error.texts[lang] : callingTexts[lang].failed));
  }, [lang]);
  return (
    <div className={css.page} data-call-me={calling === null ? 'loading' : 'ready'}>
      <header>
        <h1>{w.title}</h1>
        <p>{w.lead}</p>
      </header>
      {trouble !== null && <Notice tone="bad" sign="unplugged" role="alert" title={trouble} />}
      {calling === null ? (
        trouble === null && <LineSkeletons count={6} />
      ) : (
        <>
          <Ways calling={calling} change={change} here={here} />
          <MoreWays calling={calling} change={change} />
          <What calling={calling} change={change} />
          <Quiet calling={calling} change={change} />
        </>
      )}
    </div>
  );
}

function Ways({ calling, change, here }: Doing & { readonly here: HereState }) {
  const { lang } = useWords();
  const w = callingTexts[lang];
  const { channels, offers } = calling;
  const key = offers.push?.key ?? null;
  const isHere = channels.some((channel) => channel.here && channel.dead === null);
  return (
    <section className={css.part}>
      <h2>{w.ways}</h2>
      {channels.length === 0 && <p>{w.none}</p>}
      <ul className={css.list}>
        {channels.map((channel) => (
          <Channel key={channel.id} channel={channel} change={change} />
        ))}
        {key !== null && !isHere && <Here state={here} turnOn={() => change(async () => given(await callHere(key)))} />}
      </ul>
    </section>
  );
}

/** What the browser said no to is shown by its state; the settings are as they were. */
const given = (came: CallingReply | 'blocked' | 'failed'): Promise<CallingReply> | CallingReply =>
  typeof came === 'string' ? loadCalling() : came;

function Here({ state, turnOn }: { readonly state: HereState; readonly turnOn: () => Promise<boolean> }) {
  const { lang } = useWords();
  const w = callingTexts[lang];
  const [busy, setBusy] = useState(false);
  const say = { on: w.here.off, off: w.here.off, blocked: w.here.blocked, install: w.here.install, none: w.here.none }[state];
  return (
    <li data-here={state}>
      <div>
        <b>{w.here.title}</b>
        <span>{say}</span>
        {state === 'blocked' && <span>{w.here.how}</span>}
        {state === 'install' && <InstallSteps steps={w.here.installSteps} />}
      </div>
      {(state === 'off' || state === 'on') && (
        <Button
          kind="act"
          data-action="call-here"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void turnOn().finally(() => setBusy(false));
          }}
        >
          {w.here.turnOn}
        </Button>
      )}
    </li>
  );
}

const share = 'M10 1v11M6 5l4-4 4 4M5 8H3v10h14V8h-2';
const plus = 'M3 3h14v14H3zM10 6v8M6 10h8';
const bell = 'M10 2a5 5 0 0 0-5 5v4l-2 3h14l-2-3V7a5 5 0 0 0-5-5zM8 16a2 2 0 0 0 4 0';

/** How a page comes onto the home screen of an iPhone, with the signs that are pressed there. */
function InstallSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step, i) => (
        <li key={step}>
          <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
            <path fill="none" stroke="currentColor" strokeWidth="1.6" d={[share, plus, bell][i]} />
          </svg>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Channel({ channel, change }: { readonly channel: CallChannel; readonly change: Doing['change'] }) {
  const { lang } = useWords();
  const w = callingTexts[lang];
  const [tried, setTried] = useState<string | null>(null);
  const { id, kind, label, since, confirmed, dead } = channel;
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).format(since);
  const test = async (): Promise<void> => {
    setTried(null);
    try {
      setTried(w.tried[(await post<CallTestReply>('/api/me/calling/test', { channel: id })).how]);
    } catch (error) {
      setTried(error instanceof ApiError ? error.texts[lang] : w.failed);
    }
  };
  const remove = (): void =>
    void change(async () => {
      if (channel.here) await callHereNoMore();
      return post<CallingReply>('/api/me/calling/remove', { channel: id });
    });
  const facts = [...(channel.here ? [w.thisOne] : []), confirmed ? w.since(day) : w.unconfirmed];
  return (
    <li data-channel={kind} data-dead={dead ?? undefined}>
      <div>
        <b>{label === '' || label === w.kinds[kind] ? w.kinds[kind] : `${w.kinds[kind]} · ${label}`}</b>
        <span>{kind === 'mail' && !confirmed ? w.mail.waiting : facts.join(', ')}</span>
        {dead !== null && <span className={css.dead}>{w.dead[dead]}</span>}
        <span role="status">{tried}</span>
      </div>
      <span className={css.does}>
        {confirmed && (
          <Button data-action="test" onClick={() => void test()}>
            {w.test}
          </Button>
        )}
        <Button kind="quiet" data-action="remove" onClick={remove}>
          {w.remove}
        </Button>
      </span>
    </li>
  );
}

function What({ calling, change }: Doing) {
  const { lang } = useWords();
  const w = callingTexts[lang];
  const { offers, wishes } = calling;
  const kinds = (['push', 'mail', 'telegram', 'webhook'] as const).filter((kind) =>
    kind === 'push' ? offers.push !== null : offers[kind],
  );
  const toggle = (event: (typeof EVENTS)[number], kind: Way): void => {
    const before = wishes.events[event];
    const after = before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind];
    const next = { ...wishes, events: { ...wishes.events, [event]: after } };
    void change(() => save(next), next);
  };
  if (kinds.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>{w.what}</h2>
      <table className={css.what}>
        <thead>
          <tr>
            <td />
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {w.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENTS.map((event) => (
            <tr key={event}>
              <th scope="row">
                {w.events[event][0]}
                <small>{w.events[event][1]}</small>
              </th>
              {kinds.map((kind) => (
                <td key={kind}>
                  <label>
                    <input
                      type="checkbox"
                      data-wish={`${event}-${kind}`}
                      aria-label={`${w.events[event][0]}: ${w.kinds[kind]}`}
                      checked={wishes.events[event].includes(kind)}
                      onChange={() => toggle(event, kind)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const save = (wishes: CallWishes): Promise<CallingReply> => post<CallingReply>('/api/me/calling', { ...wishes, zone: zoneHere() });

const timeOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const NIGHT = { from: 23 * 60, to: 8 * 60 };

function Quiet({ calling, change }: Doing) {
  const { lang, say } = useWords();
  const w = callingTexts[lang];
  const { wishes } = calling;
  const { quiet } = wishes;
  const set = (hours: CallWishes['quiet']): void => {
    const next = { ...wishes, quiet: hours };
    void change(() => save(next), next);
  };
  const hour = (which: 'from' | 'to') => (
    <label>
      {w.quiet[which]}
      <input
        type="time"
        required
        value={timeOf((quiet ?? NIGHT)[which])}
        onChange={(event) => {
          if (event.target.value !== '') set({ ...(quiet ?? NIGHT), [which]: minuteOf(event.target.value) });
        }}
      />
    </label>
  );
  return (
    <section className={css.part}>
      <h2>{w.quiet.title}</h2>
      <div className={css.quiet}>
        <Segmented
          label={w.quiet.on}
          value={quiet === null ? 'off' : 'on'}
          options={[
            { value: 'on', label: w.onOff.on },
            { value: 'off', label: w.onOff.off },
          ]}
          onChange={(value) => set(value === 'on' ? NIGHT : null)}
        />
        {quiet !== null && (
          <span>
            {hour('from')}
            {hour('to')}
          </span>
        )}
      </div>
      <p>{say(w.quiet.text, { zone: zoneHere() })}</p>
    </section>
  );
}
