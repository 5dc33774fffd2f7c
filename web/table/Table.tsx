import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from '#engine';
import type { Live, LiveState } from '../app/live.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { Chat, Emoji, FlightStage, LiveRegion, Log, Notice, TableShell, Toaster, TopBar, type TopBarButton } from '../kit/index.ts';
import { useNotification, useSounds, useTitle } from './attention.ts';
import { Bubbles } from './Bubbles.tsx';
import type { GameParts } from './board.ts';
import { chatOf, reactionOf, reactionsOf, useMuted } from './chat.ts';
import { firstHash } from './course.ts';
import { EndScreen } from './EndScreen.tsx';
import { LastAction, Since, Steps } from './Following.tsx';
import { useCardGroups, useKeptFocus, useTableKeys } from './focus.ts';
import { buildLog, lastCard, linesAfter, spoken } from './log.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { Prompt } from './Prompt.tsx';
import type { Paced } from './pace.ts';
import { ReadOver, ReadSheet, ReadThumbs } from './ReadOver.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { SettingsDrawer } from './SettingsPanel.tsx';
import { SettingsVote } from './SettingsVote.tsx';
import { ReadingPlace, SideRail } from './SideRail.tsx';
import css from './Table.module.css';
import { Theatre, useStage } from './Theatre.tsx';
import { Tray, trayCards } from './Tray.tsx';
import { UndoVote, useUndo } from './Undo.tsx';
import { useFollowing } from './useFollowing.ts';
import { useMoves } from './useMoves.ts';
import { type TableState, useTable } from './useTable.ts';

export interface TableProps {
  readonly live: Live;
  /** What is shown, and how fast. */
  readonly source: Paced;
  readonly shown: LiveState & { readonly view: View };
  readonly parts: GameParts;
  readonly home: string;
  readonly replay?: { readonly controls: ReactNode; readonly still?: boolean };
}

type Panel = 'rules' | 'settings' | 'menu' | 'rail' | null;
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
  const undo = useUndo(table);
  useCardGroups(root);
  useKeptFocus(root);

  const { text, lang, pieces } = model;
  const { told } = shown;
  // Names of places follow the board: a tile that was turned up since has one now.
  const place = board.place === undefined ? undefined : (value: string) => board.place?.(value, model);
  const named = useRef(place);
  useEffect(() => {
    named.current = place;
  });
  const lines = useMemo(
    () => buildLog(told, { text, lang, ui, me, pieces, place: (value) => named.current?.(value) }, board.turnKeys),
    [told, text, lang, ui, me, pieces, board],
  );
  const myTurn = me !== null && model.active === me;
  const { scenes, since, summary } = useFollowing(
    source,
    shown,
    { text, lang, ui, me, pieces },
    parts,
    phone && myTurn && model.ask !== null,
  );
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
  const unread = useUnread(shown.chat.length, tab === 'chat' && (model.layout === 'wide' || panel === 'rail'));

  const showLog = () => {
    setTab('log');
    if (model.layout !== 'wide') setPanel('rail');
    else setCollapsed(false);
    window.setTimeout(() => document.querySelector<HTMLElement>('[role="log"]')?.focus(), 60);
  };
  useTableKeys({ KeyL: showLog, KeyR: () => setPanel('rules') });
  const theatre = <Theatre table={table} source={source} />;

  const tray = trayCards(model, (zone) => board.lays(zone, model));
  const n = view.decision?.n ?? -1;
  const centre = (
    <div className={css.centre}>
      {/* A phone has no room for both. */}
      {phone && tray.length > 0 && folded !== n ? null : slots.centre}
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
  const compact = model.layout !== 'wide';
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
  const chat = (
    <Chat
      label={ui.table.chat}
      messages={heard(chatOf(shown.chat, model))}
      placeholder={ui.table.say}
      sendLabel={ui.table.send}
      empty={ui.table.emptyChat}
      onSend={(text) => void table.command('chat', { text })}
      reactions={reactionsOf(ui)}
      onReact={(emoji) => void table.command('react', { reaction: reactionOf(emoji) })}
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
  const buttons: TopBarButton[] = [
    ...undo.buttons,
    { key: 'log', label: ui.table.log, sign: 'scroll-unfurled', onPress: showLog, only: 'phone', badge: unread },
    { key: 'rules', label: ui.table.rules, sign: 'rule-book', onPress: () => setPanel('rules'), only: 'desktop' },
    {
      key: 'sound',
      label: ui.table.sound,
      sign: settings.sound ? 'speaker' : 'speaker-off',
      pressed: settings.sound,
      onPress: () => changeSettings({ sound: !settings.sound }),
      only: 'desktop',
    },
    { key: 'settings', label: ui.table.settings, sign: 'cog', onPress: () => setPanel('settings'), only: 'desktop' },
    { key: 'menu', label: ui.table.menu, sign: 'hamburger-menu', onPress: () => setPanel('menu'), only: 'phone' },
  ];
  return (
    <FlightStage stamp={`${shown.state?.at ?? 0}`} moves={moves} speed={source.speed()} still={replay?.still === true}>
      <div ref={root} className={css.root} data-table={model.view.game} data-at={shown.state?.at} data-ask={model.ask?.prompt}>
        <TableShell
          game={view.game}
          label={ui.table.table}
          print={board.art.print}
          dense={board.dense === 'wide' ? model.layout === 'wide' : board.dense}
          railState={{
            collapsed,
            sheetOpen: panel === 'rail',
            onCloseSheet: () => setPanel(null),
            sheetLabel: ui.table.log,
            closeLabel: ui.common.close,
          }}
          top={
            <TopBar
              brand={ui.common.brand}
              home={{ href: home, label: ui.common.toGames }}
              icon={<Emoji name={board.icon} />}
              title={model.text.title}
              short={model.text.short}
              turn={turn}
              expected={asked ?? undefined}
              note={
                replay === undefined && me === null && meta?.yours.length === 0
                  ? ui.table.watching
                  : (meta?.from ?? null) !== null
                    ? ui.table.practice
                    : undefined
              }
              spectators={meta !== null && meta.spectators > 0 ? model.say(ui.table.spectators, { n: meta.spectators }) : undefined}
              buttons={buttons}
              leave={{ label: ui.table.leave, onPress: () => setPanel('menu') }}
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
          {...(model.layout === 'tablet' ? { place: <ReadingPlace table={table} latest={latest} over={board.dense === true} /> } : {})}
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
      />
      <SettingsDrawer open={panel === 'settings'} onClose={() => setPanel(null)} />
      <MenuDrawer
        open={panel === 'menu'}
        table={table}
        home={home}
        onClose={() => setPanel(null)}
        more={[
          { key: 'rules', label: ui.table.rules, onPress: () => setPanel('rules') },
          { key: 'settings', label: ui.table.settings, onPress: () => setPanel('settings') },
        ]}
      />
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
      <UndoVote table={table} />
      <SettingsVote table={table} />
      <EndScreen
        open={over && !looking}
        model={model}
        live={live}
        parts={parts}
        home={home}
        rematch={shown.rematch ?? meta?.rematch ?? null}
        onRematch={() => void table.command('rematch')}
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

/** New lines of the log as they are spoken. */
function useNews(lines: ReturnType<typeof buildLog>): string {
  const last = useRef<string | number | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = linesAfter(lines, last.current);
    last.current = lines.at(-1)?.key ?? last.current;
    if (fresh.length > 0) setNews(fresh.slice(-6).map(spoken).join('. '));
  }, [lines]);
  return news;
}

function useUnread(total: number, open: boolean): number {
  const [read, setRead] = useState(total);
  useEffect(() => {
    if (open) setRead(total);
  }, [open, total]);
  return Math.max(0, total - read);
}

function useNudge(nudges: number, table: TableState): void {
  const before = useRef(nudges);
  const { toast, model } = table;
  useEffect(() => {
    if (nudges > before.current) toast({ tone: 'info', emoji: 'eyes', title: model.ui.attention.nudge });
    before.current = nudges;
  }, [nudges, toast, model.ui]);
}
