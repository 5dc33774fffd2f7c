import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from '#engine';
import { noteCompany } from '../app/company.ts';
import type { Live, LiveState } from '../app/live.ts';
import { useSettings } from '../app/settings.ts';
import { Chat, FlightStage, LiveRegion, Log, Notice, TableShell, Toaster } from '../kit/index.ts';
import { useNotification, useSounds, useTitle } from './attention/attention.ts';
import { useCardGroups, useKeptFocus, useTableKeys } from './attention/focus.ts';
import { useNews, useNudge, useUnread } from './attention/useNews.ts';
import type { GameParts } from './board.ts';
import { useCoach } from './coach/useCoach.ts';
import { ghostWords } from './daily/ghosts.ts';
import { useGhosts } from './daily/useGhosts.ts';
import { GaveUp } from './end/Again.tsx';
import { firstHash } from './end/course.ts';
import { EndScreen } from './end/EndScreen.tsx';
import { LeaveDialog } from './menu/LeaveDialog.tsx';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { RulesDrawer } from './menu/RulesDrawer.tsx';
import { SettingsDrawer } from './menu/SettingsPanel.tsx';
import { Prompt } from './prompt/Prompt.tsx';
import { Tray, trayCards } from './prompt/Tray.tsx';
import { ReadOver, ReadSheet, ReadThumbs } from './reading/ReadOver.tsx';
import { LastAction, Since, Steps } from './show/Following.tsx';
import type { Paced } from './show/pace.ts';
import { Theatre, useStage } from './show/Theatre.tsx';
import { useFollowing } from './show/useFollowing.ts';
import { useMoves } from './show/useMoves.ts';
import css from './Table.module.css';
import { type Panel, TableTop } from './TableTop.tsx';
import { Bubbles } from './talk/Bubbles.tsx';
import { chatOf, reactionsOf, useMuted, useReact } from './talk/chat.ts';
import { buildLog, lastCard, type Words } from './talk/log.ts';
import { ReadingPlace, SideRail } from './talk/SideRail.tsx';
import { useTable } from './useTable.ts';
import { SettingsVote } from './votes/SettingsVote.tsx';
import { UndoVote } from './votes/Undo.tsx';

export interface TableProps {
  readonly live: Live;
  /** What is shown, and how fast. */
  readonly source: Paced;
  readonly shown: LiveState & { readonly view: View };
  readonly parts: GameParts;
  readonly home: string;
  readonly replay?: { readonly controls: ReactNode; readonly still?: boolean };
}

/** Only a first match has a coach. */
const TableSettings = lazy(() => import('./menu/TableSettings.tsx').then((m) => ({ default: m.TableSettings })));
const Coach = lazy(() => import('./coach/Coach.tsx').then((m) => ({ default: m.Coach })));

/** Advice comes when somebody asks for it. */
const Hint = lazy(() => import('./advice/Hint.tsx').then((m) => ({ default: m.Hint })));

const MOST_LINES = 400;

export function Table({ live, source, shown, parts, home, replay }: TableProps) {
  const { board } = parts;
  const settings = useSettings();
  const table = useTable(live, shown, parts, replay === undefined);
  const { model } = table;
  const { ui, me, meta, view, phone } = model;
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel>(null);
  const [collapsed, setCollapsed] = useState(false);
  const [folded, setFolded] = useState(-1);
  const [looking, setLooking] = useState(replay !== undefined);
  const [tab, setTab] = useState('log');
  const slots = board.slots(model);
  const moves = useMoves(shown);
  const coach = useCoach(model, replay === undefined);
  const ghosts = useGhosts(model);
  useCardGroups(root);
  useKeptFocus(root);

  const { text, lang, pieces } = model;
  const { told } = shown;
  const { vars } = model;
  const words = useMemo((): Words => {
    // Names of places follow the board: a tile that was turned up since has one now.
    const place = (value: string) => board.place?.(value, { vars, text });
    return { text, lang, ui, me, pieces, place };
  }, [text, lang, ui, me, pieces, board, vars]);
  const lines = useMemo(() => buildLog(told, words, board.turnKeys), [told, words, board]);
  const myTurn = me !== null && model.active === me;
  const { scenes, since, summary } = useFollowing(source, shown, words, parts, phone && myTurn && model.ask !== null);
  const stage = useStage(source);
  const [step, setStep] = useState<number | null>(null);
  const last = scenes.at(-1);
  const news = useNews(lines);
  const turn = board.turn?.(model);
  const asked = model.ask === null ? null : myTurn ? ui.prompt.yourTurn : ui.prompt.yourDecision;
  useTitle(`${model.text.title} — ${ui.common.brand}`, asked);
  useNotification(settings.notify, asked !== null, ui.attention.notifyTitle.replace('{game}', model.text.title), asked ?? '');
  useSounds(settings.sound, shown, model, board);
  useNudge(shown.nudges, table);
  // Kept from the first sight of the match on, so that a hash changed later is noticed.
  useEffect(() => {
    if (meta !== null) firstHash(meta.id, meta.seedHash);
  }, [meta]);
  const company =
    meta?.seats.some((seat) => seat.kind === 'human' && !seat.you) === true && (meta.yours.length > 0 || meta.gaveUp !== null);
  useEffect(() => {
    if (company) noteCompany();
  }, [company]);
  const unread = useUnread(shown.chat.length, tab === 'chat' && (model.layout === 'wide' || panel === 'rail'));

  const showLog = () => {
    setTab('log');
    if (model.layout !== 'wide') setPanel('rail');
    else setCollapsed(false);
    window.setTimeout(() => document.querySelector<HTMLElement>('[role="log"]')?.focus(), 60);
  };
  const showChat = () => {
    showLog();
    setTab('chat');
  };
  const [hinted, setHinted] = useState(-1);
  const decision = view.decision?.n ?? -1;
  const onHint =
    replay === undefined && meta?.hints.mine === true && model.ask !== null
      ? () => setHinted(hinted === decision ? -1 : decision)
      : undefined;
  useTableKeys({ KeyL: showLog, KeyH: () => onHint?.(), KeyR: () => setPanel('rules') });
  const theatre = <Theatre table={table} source={source} />;

  const compact = model.layout !== 'wide';
  const tray = trayCards(model, (zone) => board.lays(zone, model));
  const n = view.decision?.n ?? -1;
  const centre = (
    <div className={css.centre}>
      {/* A phone or a tablet has no room for both. */}
      {compact && tray.length > 0 && folded !== n ? null : slots.centre}
      {tray.length > 0 && <Tray model={model} cards={tray} folded={folded === n} onFold={() => setFolded(folded === n ? -1 : n)} />}
      {!phone && theatre}
    </div>
  );
  const over = view.outcome !== null;
  const { openRule, reader, reading } = table;
  const { openDef } = reading;
  const { light } = table;
  const showPlace = useCallback(
    (id: string) => {
      setPanel(null);
      light(id);
    },
    [light],
  );
  const look = useCallback((def: string) => reader.read(def), [reader]);
  const log = useMemo(
    () => (
      <Log
        label={ui.table.log}
        lines={lines.slice(-MOST_LINES)}
        quiet
        onCard={compact ? undefined : look}
        onOpenCard={compact ? openDef : look}
        onRule={openRule}
        onPlace={showPlace}
        empty={ui.table.emptyLog}
      />
    ),
    [lines, ui, compact, look, openRule, openDef, showPlace],
  );
  const { heard, mute } = useMuted(table.command);
  const react = useReact(table.command);
  const chat = (
    <Chat
      label={ui.table.chat}
      messages={heard(chatOf(shown.chat, model))}
      placeholder={ui.table.say}
      sendLabel={ui.table.send}
      empty={ui.table.emptyChat}
      onSend={(text) => void table.command('chat', { text })}
      reactions={reactionsOf(ui)}
      onReact={react}
      disabled={replay !== undefined || (me === null && meta?.host !== true && meta?.spectatorChat !== true)}
      muteLabel={ui.table.mute}
      {...(replay === undefined && meta !== null ? { onMute: mute } : {})}
    />
  );
  const latest = lastCard(lines);
  const rail = (
    <SideRail
      table={table}
      latest={latest}
      bare={compact}
      onSpace={stage === null ? undefined : source.next}
      collapsed={collapsed && !compact}
      onCollapse={() => setCollapsed(!collapsed)}
      tab={tab}
      onTab={setTab}
      tabs={[
        { key: 'log', label: ui.table.log, content: log },
        { key: 'chat', label: ui.table.chat, badge: unread, content: chat },
      ]}
    />
  );
  return (
    <FlightStage stamp={`${shown.state?.at ?? 0}`} moves={moves} speed={source.speed()} still={replay?.still === true}>
      <div ref={root} className={css.root} data-table={model.view.game} data-at={shown.state?.at} data-ask={model.ask?.prompt}>
        <TableShell
          game={view.game}
          label={ui.table.table}
          print={board.art.print}
          dense={board.dense === 'upright' ? !phone : board.dense}
          readsLow={board.readsLow}
          railState={{
            collapsed,
            sheetOpen: panel === 'rail',
            onCloseSheet: () => setPanel(null),
            sheetLabel: ui.table.log,
            closeLabel: ui.common.close,
          }}
          top={
            <TableTop
              table={table}
              home={home}
              replay={replay !== undefined}
              asked={asked}
              turn={turn}
              icon={board.icon}
              unread={unread}
              onLog={showLog}
              onHint={onHint}
              onPanel={setPanel}
              ghosts={ghosts}
            />
          }
          opponents={slots.opponents}
          centre={centre}
          prompt={
            replay === undefined ? (
              <Prompt
                table={table}
                board={board}
                inPrompt={slots.inPrompt}
                onResult={() => setLooking(false)}
                {...(company && me !== null ? { talk: { react, chat: showChat } } : {})}
                {...(since.length > 0 ? { since: { n: since.length, open: () => summary.setOpen(true) } } : {})}
              />
            ) : (
              replay.controls
            )
          }
          mine={slots.mine}
          hand={phone && reading.opened !== null ? <ReadThumbs table={table} /> : slots.hand}
          {...(phone
            ? {
                reader: (
                  <>
                    {theatre}
                    <ReadOver table={table} />
                  </>
                ),
              }
            : {})}
          {...(model.layout !== 'wide' && last !== undefined && replay === undefined
            ? { last: <LastAction table={table} scene={last} onOpen={() => setStep(scenes.length - 1)} /> }
            : {})}
          mirrored={settings.leftHanded}
          {...(model.layout === 'tablet'
            ? {
                place: (
                  <ReadingPlace
                    table={table}
                    latest={latest}
                    over={board.dense !== undefined && board.dense !== false}
                    low={board.readsLow === true}
                  />
                ),
              }
            : {})}
          rail={rail}
          over={slots.over}
        />
      </div>
      {!phone && <ReadSheet table={table} />}
      <RulesDrawer
        open={panel === 'rules' || table.rule !== null}
        rule={table.rule}
        texts={parts.texts}
        lang={model.lang}
        onClose={() => {
          table.openRule(null);
          setPanel(null);
        }}
        page={`/rules/${model.view.game}`}
      />
      <SettingsDrawer open={panel === 'settings'} onClose={() => setPanel(null)}>
        {panel === 'settings' && replay === undefined && live.replayPage !== null && meta?.status === 'playing' && (
          <Suspense fallback={null}>
            <TableSettings table={table} />
          </Suspense>
        )}
      </SettingsDrawer>
      <MenuDrawer
        open={panel === 'menu'}
        table={table}
        home={home}
        onClose={() => setPanel(null)}
        onLeave={() => setPanel('leave')}
        ghosts={ghosts === null ? undefined : ghostWords(model, ghosts)}
        more={[
          { key: 'rules', label: ui.table.rules, onPress: () => setPanel('rules') },
          { key: 'settings', label: ui.table.settings, onPress: () => setPanel('settings') },
          ...(replay === undefined && me !== null
            ? [{ key: 'coach', label: coach.on ? ui.menu.coachOff : ui.menu.coachOn, onPress: () => coach.turn(!coach.on) }]
            : []),
        ]}
      />
      <LeaveDialog open={panel === 'leave'} table={table} home={home} onClose={() => setPanel(null)} />
      <Steps table={table} scenes={scenes} at={step} onAt={setStep} />
      <Since
        table={table}
        scenes={since}
        open={summary.open}
        onClose={() => summary.setOpen(false)}
        onScene={(scene) => {
          summary.setOpen(false);
          setStep(scenes.indexOf(scene));
        }}
        myTurn={myTurn && model.ask !== null}
      />
      {coach.on && (
        <Suspense fallback={null}>
          <Coach table={table} coach={coach} icon={board.icon} />
        </Suspense>
      )}
      <GaveUp table={table} board={board} home={home} />
      {onHint !== undefined && hinted === decision && (
        <Suspense fallback={null}>
          <Hint key={decision} table={table} board={board} n={decision} onClose={() => setHinted(-1)} />
        </Suspense>
      )}
      <UndoVote table={table} />
      <SettingsVote table={table} />
      <EndScreen
        open={over && !looking}
        model={model}
        live={live}
        parts={parts}
        home={home}
        rematch={shown.rematch ?? meta?.rematch ?? null}
        onProblem={table.trouble}
        onClose={() => setLooking(true)}
      />
      <Toaster label={ui.why.title} items={table.toasts} onDismiss={table.dropToast} closeLabel={ui.common.close} />
      {(shown.connection === 'lost' || shown.sending) && (
        <div className={css.banner}>
          <Notice
            tone="bad"
            sign="wifi-router"
            role="status"
            busy
            title={shown.connection === 'lost' ? ui.connection.lost : ui.connection.sending}
            text={ui.connection.lostHint}
          />
        </div>
      )}
      <Bubbles model={model} chat={shown.chat} />
      <LiveRegion text={news} />
    </FlightStage>
  );
}
