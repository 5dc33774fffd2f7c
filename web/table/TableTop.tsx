import { useLocation } from 'wouter';
import type { Lang } from '#engine';
import type { ClockKind } from '#server/schema.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useWaiting } from '../app/tables.ts';
import { Emoji, TopBar, type TopBarButton } from '../kit/index.ts';
import { sayIn } from '../text/index.ts';
import { tablesTexts } from '../text/tables.ts';
import { OfflineSign } from './attention/Offline.tsx';
import { GhostTrack } from './daily/GhostTrack.tsx';
import { type Ghosts, ghostWords } from './daily/ghosts.ts';
import { PaceSwitch } from './show/Following.tsx';
import type { Panel } from './usePanels.ts';
import type { TableState } from './useTable.ts';
import { useUndo } from './votes/Undo.tsx';

const HINT_KEY = 'H';

export interface TableTopProps {
  readonly table: TableState;
  readonly home: string;
  readonly replay: boolean;
  /** What is expected of me, for the gold chip. */
  readonly asked: string | null;
  readonly turn: string | undefined;
  readonly icon: string;
  readonly unread: number;
  readonly onLog: () => void;
  /** Where advice can be had now. */
  readonly onHint?: (() => void) | undefined;
  readonly onPanel: (panel: Panel) => void;
  readonly ghosts: Ghosts | null;
}

/** The top bar of a table: where one is, what is expected, and every way elsewhere. */
export function TableTop({ table, home, replay, asked, turn, icon, unread, onLog, onHint, onPanel, ghosts }: TableTopProps) {
  const { model } = table;
  const { ui, me, meta } = model;
  const settings = useSettings();
  const undo = useUndo(table);
  const [, go] = useLocation();
  const over = (meta?.slow ?? null) !== null && !replay && me !== null;
  const waiting = useWaiting(over);
  // Whoever does not play has nothing to decide about going.
  const plays = !replay && me !== null && meta?.status === 'playing';
  const buttons: TopBarButton[] = [
    ...undo.buttons,
    ...(onHint === undefined
      ? []
      : [
          {
            key: 'hint',
            label: `${ui.table.hint} ${HINT_KEY}`,
            sign: 'light-bulb',
            word: { text: ui.table.hint, hotkey: HINT_KEY },
            onPress: onHint,
          },
        ]),
    ...(over
      ? [
          {
            key: 'tables',
            label: tablesTexts[model.lang].title,
            sign: 'table',
            onPress: () => go('/tables'),
            badge: waiting,
            only: 'desktop' as const,
          },
        ]
      : []),
    { key: 'log', label: ui.table.log, sign: 'scroll-unfurled', onPress: onLog, only: 'phone', badge: unread },
    { key: 'rules', label: ui.table.rules, sign: 'rule-book', onPress: () => onPanel('rules'), only: 'desktop' },
    {
      key: 'sound',
      label: ui.table.sound,
      sign: settings.sound ? 'speaker' : 'speaker-off',
      pressed: settings.sound,
      onPress: () => changeSettings({ sound: !settings.sound }),
      only: 'desktop',
    },
    { key: 'settings', label: ui.table.settings, sign: 'cog', onPress: () => onPanel('settings'), only: 'desktop' },
    { key: 'menu', label: ui.table.menu, sign: 'hamburger-menu', onPress: () => onPanel('menu') },
  ];
  return (
    <TopBar
      brand={ui.common.brand}
      home={{ href: home, label: ui.common.toGames }}
      icon={<Emoji name={icon} />}
      title={model.text.title}
      short={model.text.short}
      turn={turn}
      expected={asked ?? undefined}
      sign={<OfflineSign />}
      note={noteOf(table, replay, ghosts)}
      spectators={meta !== null && meta.spectators > 0 ? model.say(ui.table.spectators, { n: meta.spectators }) : undefined}
      {...(replay || me === null || over ? {} : { extra: <PaceSwitch table={table} /> })}
      buttons={buttons}
      {...(ghosts === null ? {} : { edge: <GhostTrack ghosts={ghosts} words={ghostWords(model, ghosts)} /> })}
      leave={{ label: ui.table.leave, onPress: () => (plays ? onPanel('leave') : go(home)) }}
    />
  );
}

const DAYS: { readonly [kind in ClockKind]?: number } = { day: 1, 'three-days': 3, week: 7 };

function slowNote(lang: Lang, kind: ClockKind, phone: boolean): string {
  const w = tablesTexts[lang];
  const days = sayIn(lang, w.days, { n: DAYS[kind] ?? 1 });
  return phone ? days : sayIn(lang, w.bySlow, { days });
}

/** What kind of match it is, where that is worth a chip. */
function noteOf({ model }: TableState, replay: boolean, ghosts: Ghosts | null): string | undefined {
  const { ui, me, meta, layout } = model;
  if (!replay && me === null && meta?.yours.length === 0) return ui.table.watching;
  if ((meta?.from ?? null) !== null) return ui.common.practice;
  if (!replay && meta !== null && meta.slow !== null) return slowNote(model.lang, meta.clock.kind, model.phone);
  if (meta?.daily !== true) return undefined;
  if (ghosts === null) return ui.table.daily;
  // On a phone the track says it, and the menu in words.
  return layout === 'phone' ? undefined : model.say(ui.ghosts.note, { n: ghosts.answers });
}
