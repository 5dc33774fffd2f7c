import { useCallback, useMemo } from 'react';
import { RESIGNED } from '#engine';
import type { ChatLine } from '#server/schema.ts';
import { Chat, Log } from '../../kit/index.ts';
import { reasonOf, titleOf } from '../end/words.ts';
import type { TableModel } from '../model.ts';
import type { Story } from '../show/useStory.ts';
import type { Panels } from '../usePanels.ts';
import type { TableState } from '../useTable.ts';
import { chatOf, reactionsOf, useMuted } from './chat.ts';
import { SideRail } from './SideRail.tsx';

const MOST_LINES = 400;

interface TalkRailProps {
  readonly table: TableState;
  readonly story: Pick<Story, 'lines' | 'latest'>;
  readonly chat: readonly ChatLine[];
  readonly panels: Panels;
  readonly replay: boolean;
  readonly react: (emoji: string) => void;
  /** What Space does instead of pinning, while something is on the stage. */
  readonly onSpace: (() => void) | undefined;
}

/** The rail with what was told and what was said. */
export function TalkRail({ table, story, chat, panels, replay, react, onSpace }: TalkRailProps) {
  const { model } = table;
  const { ui } = model;
  const compact = model.layout !== 'wide';
  return (
    <SideRail
      table={table}
      latest={story.latest}
      bare={compact}
      onSpace={onSpace}
      collapsed={panels.collapsed && !compact}
      onCollapse={() => panels.collapse(!panels.collapsed)}
      tab={panels.tab}
      onTab={panels.setTab}
      tabs={[
        { key: 'log', label: ui.table.log, content: useLogPane(table, story, panels) },
        { key: 'chat', label: ui.table.chat, badge: panels.unread, content: useChatPane(table, chat, replay, react) },
      ]}
    />
  );
}

/** The last word of the log: who has won, and why. */
function endOf(model: TableModel): { readonly who: string; readonly why: string } {
  const { outcome } = model.view;
  if (outcome === null) return { who: '', why: '' };
  return { who: titleOf(model, outcome.winners), why: outcome.reason === RESIGNED ? '' : reasonOf(model, model) };
}

/** Hundreds of lines: drawn anew only when they change. */
function useLogPane({ model, openRule, reader, reading, light }: TableState, { lines }: Pick<Story, 'lines'>, { show }: Panels) {
  const { ui } = model;
  const compact = model.layout !== 'wide';
  const { openDef } = reading;
  const showPlace = useCallback(
    (id: string) => {
      show(null);
      light(id);
    },
    [show, light],
  );
  const look = useCallback((def: string) => reader.read(def), [reader]);
  const { who, why } = endOf(model);
  return useMemo(
    () => (
      <Log
        label={ui.table.log}
        lines={[
          ...lines.slice(-MOST_LINES),
          ...(who === '' ? [] : [{ key: 'end', title: who }]),
          ...(why === '' ? [] : [{ key: 'why', parts: [why] }]),
        ]}
        quiet
        onCard={compact ? undefined : look}
        onOpenCard={compact ? openDef : look}
        onRule={openRule}
        onPlace={showPlace}
        empty={ui.table.emptyLog}
      />
    ),
    [lines, who, why, ui, compact, look, openRule, openDef, showPlace],
  );
}

function useChatPane({ model, command }: TableState, lines: readonly ChatLine[], replay: boolean, react: (emoji: string) => void) {
  const { ui, me, meta } = model;
  const { heard, mute } = useMuted(command);
  return (
    <Chat
      label={ui.table.chat}
      messages={heard(chatOf(lines, model))}
      placeholder={ui.table.say}
      sendLabel={ui.table.send}
      empty={ui.table.emptyChat}
      onSend={(text) => void command('chat', { text })}
      reactions={reactionsOf(ui)}
      onReact={react}
      disabled={replay || (me === null && meta?.host !== true && meta?.spectatorChat !== true)}
      muteLabel={ui.table.mute}
      {...(!replay && meta !== null ? { onMute: mute } : {})}
    />
  );
}
