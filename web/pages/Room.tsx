import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameInfo, MatchMeta } from '#server/schema.ts';
import type { LiveState, ServerLive } from '../app/live.ts';
import { useMe } from '../app/session.ts';
import { useSkew } from '../app/useSkew.ts';
import { Chat, Emoji, loadArt, Notice, PromptBar, type PromptBarProps, Sign, type TablePrint, Toaster, useTimeLeft } from '../kit/index.ts';
import { loadGame } from '../table/games.ts';
import { chatOf, reactionOf, reactionsOf, useMuted } from '../table/talk/chat.ts';
import { againTexts } from '../text/again.ts';
import { uiIn } from '../text/index.ts';
import { AskName } from './AskName.tsx';
import { Frame } from './Frame.tsx';
import { readChoice } from './kept.ts';
import { Profile } from './Profile.tsx';
import { emblem } from './posters.ts';
import css from './Room.module.css';
import { Fairness, Invite, RoomSettings } from './RoomSide.tsx';
import { Seats } from './Seats.tsx';
import { gameWords } from './titles.ts';
import { useAct } from './useAct.ts';
import { useWords } from './words.ts';

export interface RoomProps {
  readonly live: ServerLive;
  readonly shown: LiveState;
  readonly meta: MatchMeta;
  /** Null until the server has told what it plays. */
  readonly game: GameInfo | null;
}

/** So long people of the last match are asked. */
const CALL_MS = 30_000;

/** Before the start: who sits where, whom to call, what is still missing. */
export function Room({ live, shown, meta, game }: RoomProps) {
  const { p, lang, ui, say } = useWords();
  const table = uiIn(lang);
  const { act, busy, problem, clear } = useAct(live);
  const [profile, setProfile] = useState(false);
  const words = gameWords(lang, meta.game);
  const refresh = useCallback(() => live.refresh(), [live]);
  useEffect(() => {
    void loadArt('lobby').catch(() => undefined);
    void loadArt('table').catch(() => undefined);
  }, []);
  useRenamed(meta, act);
  const sit = async (seat?: number): Promise<void> => {
    if (await act('join', seat === undefined ? {} : { seat })) refresh();
  };
  const mine = meta.yours[0] ?? null;
  const { heard, mute } = useMuted(act);
  return (
    <Frame title={say(p.room.of, { game: words.title })}>
      <div className={css.room} data-room={meta.id}>
        <div className={css.over}>
          <header className={css.head} data-game={meta.game}>
            <span className={css.emblem} aria-hidden="true">
              <Emoji name={emblem(meta.game)} />
            </span>
            <div>
              <h1>{words.title}</h1>
              <p>
                {(meta.deal?.until ?? null) !== null ? p.room.dealing : meta.call === null ? p.room.title : againTexts[lang].room.title}
              </p>
            </div>
          </header>
          {shown.connection === 'lost' && (
            <Notice tone="bad" sign="unplugged" role="status" busy title={p.room.offline} text={p.room.offlineHint} />
          )}
          {(meta.host || mine !== null) && <AskName />}
        </div>
        <section className={css.table} data-game={meta.game} aria-label={p.room.seats}>
          <Print game={meta.game} />
          <Seats meta={meta} game={game} busy={busy} act={act} sit={sit} />
          <Begin meta={meta} game={game} busy={busy} act={act} sit={sit} onRename={() => setProfile(true)} />
        </section>
        <div className={css.side}>
          <Invite meta={meta} calling={meta.host && meta.call === null && missing(meta, game) > 0} />
          <RoomSettings meta={meta} game={game} act={act} />
          <Fairness meta={meta} />
        </div>
        <section className={css.chat} aria-label={p.room.chat}>
          <h2>{p.room.chat}</h2>
          <div className={css.lines}>
            <Chat
              label={p.room.chat}
              messages={heard(chatOf(shown.chat, { ui: table, me: mine, say }))}
              placeholder={table.table.say}
              sendLabel={table.table.send}
              empty={p.room.chatEmpty}
              reactions={reactionsOf(table)}
              muteLabel={table.table.mute}
              onMute={mute}
              disabled={mine === null && !meta.host && !meta.spectatorChat}
              onSend={(text) => void act('chat', { text })}
              onReact={(emoji) => void act('react', { reaction: reactionOf(emoji) })}
            />
          </div>
        </section>
      </div>
      <Profile open={profile} onClose={() => setProfile(false)} />
      <Toaster
        label={p.room.problem}
        closeLabel={ui.common.close}
        items={problem === null ? [] : [{ key: problem, tone: 'bad', emoji: 'broken-heart', title: p.room.problem, text: problem }]}
        onDismiss={clear}
      />
    </Frame>
  );
}

/** How many more must sit down before it can begin. */
export function missing(meta: MatchMeta, game: GameInfo | null): number {
  const seated = meta.seats.filter((seat) => seat.kind !== 'open').length;
  return Math.max(0, (game?.seats.min ?? 2) - seated);
}

/** What is printed on the game's table; fetched with the game, so that it opens at once when it begins. */
function Print({ game }: { readonly game: string }) {
  const [print, setPrint] = useState<readonly TablePrint[]>([]);
  useEffect(() => {
    let gone = false;
    loadGame(game).then(
      ({ board }) => !gone && setPrint(board.art.print ?? []),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return (
    <div className={css.print} aria-hidden="true">
      {print.map(([sign, size, left, top, turn = 0]) => (
        <Sign
          key={`${sign}-${String(left)}`}
          name={sign}
          style={{ fontSize: size, left: `${left}%`, top: `${top}%`, transform: `rotate(${turn}deg)` }}
        />
      ))}
    </div>
  );
}

export type Act = (action: string, body?: object) => Promise<boolean>;

interface BeginProps {
  readonly meta: MatchMeta;
  readonly game: GameInfo | null;
  readonly busy: boolean;
  readonly act: Act;
  readonly sit: (seat?: number) => Promise<void>;
  readonly onRename: () => void;
}

/** The one question of the room: sit down, wait, or begin. */
function Begin({ meta, game, busy, act, sit, onRename }: BeginProps) {
  const { p, say, lang } = useWords();
  const me = useMe();
  const w = againTexts[lang];
  const skew = useSkew(meta.now);
  const until = (meta.call?.until ?? 0) + skew;
  const left = Math.ceil(useTimeLeft(until) / 1000);
  const timer = { deadline: until, total: CALL_MS, label: w.call.left };
  // Where a name stands somebody is awaited.
  const awaited = meta.seats.filter((seat) => seat.kind === 'open' && seat.name !== null);
  const others = meta.seats.filter((seat) => seat.kind === 'human' && !seat.you).length;
  const open = meta.seats.filter((seat) => seat.kind === 'open' && seat.name === null);
  const need = missing(meta, game);
  const seated = meta.yours.length > 0;
  const fill = async (): Promise<void> => {
    const { level } = readChoice();
    for (const { seat } of open) if (!(await act('seat', { seat, set: { kind: 'bot', level } }))) return;
  };
  const bots = open.length === 0 ? [] : [{ key: 'fill-bots', label: p.room.fillBots, onPress: () => void fill(), disabled: busy }];
  const rename = { key: 'rename', label: p.room.rename, onPress: onRename };
  const start = { key: 'start', label: p.room.start, onPress: () => void act('start'), disabled: busy };

  function props(): PromptBarProps {
    if (meta.call?.mine === true)
      return {
        tone: 'act',
        question: say(w.call.title, { name: meta.seats.find((seat) => seat.host)?.name ?? '' }),
        hint: say(w.room.startHint, { n: left }),
        timer,
        actions: [{ key: 'not-now', label: w.call.notNow, onPress: () => void act('decline'), disabled: busy }],
        main: { key: 'sit', label: w.call.sit, onPress: () => void sit(), disabled: busy },
      };
    if (meta.call !== null && seated)
      return {
        tone: meta.host ? 'act' : 'wait',
        question: awaited.length === 0 && others === 0 ? w.room.nobody : w.room.start,
        hint: say(w.room.startHint, { n: left }),
        timer,
        actions: [{ key: 'get-up', label: w.room.getUp, onPress: () => void act('leave'), disabled: busy }],
        ...(meta.host ? { main: { ...start, label: w.room.now } } : {}),
      };
    if (!seated && open.length > 0)
      return {
        tone: 'act',
        question: p.room.sitQuestion,
        hint: me === null ? p.room.sitHintNew : say(p.room.sitHint, { name: me.name }),
        ...(me === null ? {} : { actions: [rename] }),
        main: { key: 'sit', label: p.room.sit, onPress: () => void sit(), disabled: busy },
      };
    if (meta.host && need > 0)
      return {
        tone: 'wait',
        question: say(p.room.needMore, { n: need }),
        hint: p.room.needHint,
        actions: bots,
        main: { ...start, label: p.room.start, disabled: true },
      };
    if (meta.host)
      return {
        tone: 'act',
        question: open.length === 0 ? p.room.ready : p.room.someOpen,
        hint: open.length === 0 ? p.room.readyHint : say(p.room.openWillGo, { n: open.length }),
        actions: bots,
        main: start,
      };
    const host = meta.seats.find((seat) => seat.host)?.name ?? null;
    if (seated)
      return {
        tone: 'wait',
        question: host === null ? p.room.waitHostNobody : say(p.room.waitHost, { name: host }),
        hint: need > 0 ? say(p.room.waitMore, { n: need }) : p.room.waitHint,
        actions: [rename],
      };
    return { tone: 'watch', question: p.room.full, hint: p.room.fullHint };
  }
  return (
    <div className={css.begin}>
      <PromptBar {...props()} />
    </div>
  );
}

/** A new name or face is of use at the table only on the seat: whoever changes it before the start sits down anew. */
function useRenamed(meta: MatchMeta, act: Act): void {
  const me = useMe();
  const done = useRef('');
  const seat = meta.seats.find((one) => one.you && one.kind === 'human');
  const wanted = me === null ? '' : `${me.name}\n${me.avatar}`;
  const differs = me !== null && seat !== undefined && (seat.name !== me.name || seat.avatar !== me.avatar);
  const number = seat?.seat;
  const { host } = meta;
  useEffect(() => {
    if (!differs || number === undefined || done.current === wanted) return;
    done.current = wanted;
    if (host) void act('seat', { seat: number, set: { kind: 'me' } });
    else void act('leave').then((left) => (left ? act('join', { seat: number }) : false));
  }, [differs, number, wanted, host, act]);
}
