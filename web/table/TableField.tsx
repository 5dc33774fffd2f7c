import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { TableShell } from '../kit/index.ts';
import type { HintState } from './advice/useHint.ts';
import { askedWords, isCompany } from './attention/useAttention.ts';
import type { Ghosts } from './daily/ghosts.ts';
import { Centre } from './prompt/Centre.tsx';
import { Prompt } from './prompt/Prompt.tsx';
import { ReadOver, ReadThumbs } from './reading/ReadOver.tsx';
import { LastAction } from './show/Following.tsx';
import { Theatre, useShow, type useStage } from './show/Theatre.tsx';
import type { Story } from './show/useStory.ts';
import type { TableProps } from './Table.tsx';
import { TableTop } from './TableTop.tsx';
import { useReact } from './talk/chat.ts';
import { ReadingPlace } from './talk/SideRail.tsx';
import { TalkRail } from './talk/TalkRail.tsx';
import type { Panels } from './usePanels.ts';
import type { TableState } from './useTable.ts';

interface TableFieldProps extends Omit<TableProps, 'live'> {
  readonly table: TableState;
  readonly story: Story;
  readonly panels: Panels;
  readonly hint: HintState;
  readonly ghosts: Ghosts | null;
  readonly stage: ReturnType<typeof useStage>;
  readonly onResult: () => void;
}

/** The table itself: the places that the game fills, with top bar, prompt and rail around them. */
export function TableField({ source, shown, parts, home, replay, table, story, panels, hint, ghosts, stage, onResult }: TableFieldProps) {
  const { board } = parts;
  const { model, reading } = table;
  const { ui, me, phone, layout } = model;
  const { leftHanded } = useSettings();
  const show = useShow(source);
  const slots = board.slots(model);
  const react = useReact(table.command);
  const theatre = <Theatre table={table} source={source} aside={board.dense === true} />;
  const recorded = replay !== undefined;
  const last = story.scenes.at(-1);
  const prompt: ReactNode = recorded ? (
    replay.controls
  ) : (
    <Prompt
      table={table}
      board={board}
      inPrompt={slots.inPrompt}
      onResult={onResult}
      {...(show === undefined ? {} : { show })}
      {...(isCompany(model.meta) && me !== null ? { talk: { react, chat: panels.showChat } } : {})}
      {...(story.since.length > 0 ? { since: { n: story.since.length, open: () => story.summary.setOpen(true) } } : {})}
    />
  );
  const over = (
    <>
      {theatre}
      <ReadOver table={table} />
    </>
  );
  const place = (
    <ReadingPlace
      table={table}
      latest={story.latest}
      over={board.dense !== undefined && board.dense !== false}
      low={board.readsLow === true}
    />
  );
  return (
    <TableShell
      game={model.view.game}
      label={ui.table.table}
      print={board.art.print}
      dense={board.dense === 'upright' ? !phone : board.dense}
      readsLow={board.readsLow}
      railState={{
        collapsed: panels.collapsed,
        sheetOpen: panels.panel === 'rail',
        onCloseSheet: panels.close,
        sheetLabel: ui.table.log,
        closeLabel: ui.common.close,
      }}
      top={
        <TableTop
          table={table}
          home={home}
          replay={recorded}
          asked={askedWords(model)}
          turn={board.turn?.(model)}
          icon={board.icon}
          unread={panels.unread}
          onLog={panels.showLog}
          onHint={hint.toggle}
          onPanel={panels.show}
          ghosts={ghosts}
        />
      }
      opponents={slots.opponents}
      centre={<Centre model={model} lays={(zone) => board.lays(zone, model)} field={slots.centre} theatre={theatre} panels={panels} />}
      prompt={prompt}
      mine={slots.mine}
      hand={phone && reading.opened !== null ? <ReadThumbs table={table} /> : slots.hand}
      {...(phone ? { reader: over } : {})}
      {...(layout !== 'wide' && last !== undefined && !recorded
        ? { last: <LastAction table={table} scene={last} onOpen={() => story.setStep(story.scenes.length - 1)} /> }
        : {})}
      mirrored={leftHanded}
      {...(layout === 'tablet' ? { place } : {})}
      rail={
        <TalkRail
          table={table}
          story={story}
          chat={shown.chat}
          panels={panels}
          replay={recorded}
          react={react}
          onSpace={stage === null ? undefined : source.next}
        />
      }
      over={slots.over}
    />
  );
}
