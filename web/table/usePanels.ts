import { useState } from 'react';
import { useUnread } from './attention/useNews.ts';
import type { TableModel } from './model.ts';

export type Panel = 'rules' | 'settings' | 'menu' | 'rail' | 'leave' | null;
export type RailTab = 'log' | 'chat';

/** What lies open beside or over the table: one panel at a time, and the rail with its tabs. */
export interface Panels {
  readonly panel: Panel;
  readonly show: (panel: Panel) => void;
  readonly close: () => void;
  readonly tab: string;
  readonly setTab: (tab: string) => void;
  readonly collapsed: boolean;
  readonly collapse: (collapsed: boolean) => void;
  /** Messages that were not seen yet. */
  readonly unread: number;
  /** Cards in the tray were folded away to see the board; with the next question they are back. */
  readonly trayFolded: boolean;
  readonly foldTray: (folded: boolean) => void;
  readonly showLog: () => void;
  readonly showChat: () => void;
}

/** The rail is drawn a moment after it was asked for. */
const DRAWN_MS = 60;

/** On a wide screen the rail stands beside the table; elsewhere it is a panel like the others. */
export function usePanels({ layout, view }: Pick<TableModel, 'layout' | 'view'>, messages: number): Panels {
  const [panel, show] = useState<Panel>(null);
  const [tab, setTab] = useState<string>('log');
  const [collapsed, collapse] = useState(false);
  const [foldedFor, setFoldedFor] = useState(-1);
  const n = view.decision?.n ?? -1;
  const wide = layout === 'wide';
  const unread = useUnread(messages, tab === 'chat' && (wide || panel === 'rail'));
  const showRail = (which: RailTab): void => {
    setTab(which);
    if (wide) collapse(false);
    else show('rail');
    window.setTimeout(() => document.querySelector<HTMLElement>('[role="log"]')?.focus(), DRAWN_MS);
  };
  return {
    panel,
    show,
    close: () => show(null),
    tab,
    setTab,
    collapsed,
    collapse,
    unread,
    trayFolded: foldedFor === n,
    foldTray: (folded) => setFoldedFor(folded ? n : -1),
    showLog: () => showRail('log'),
    showChat: () => showRail('chat'),
  };
}
