import { Suspense } from 'react';
import type { GameParts } from '../board.ts';
import type { CoachState } from '../coach/useCoach.ts';
import { type Ghosts, ghostWords } from '../daily/ghosts.ts';
import { later } from '../later.ts';
import type { Panels } from '../usePanels.ts';
import type { TableState } from '../useTable.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { SettingsDrawer } from './SettingsPanel.tsx';

/** Few change what was agreed on. */
const TableSettings = later(() => import('./TableSettings.tsx').then((m) => m.TableSettings));

interface DrawersProps {
  readonly table: TableState;
  readonly texts: GameParts['texts'];
  readonly home: string;
  readonly panels: Panels;
  readonly replay: boolean;
  /** The match lives in this page alone: nothing was agreed on with anybody. */
  readonly local: boolean;
  readonly coach: CoachState;
  readonly ghosts: Ghosts | null;
}

/** Rules, settings, menu and the ways to leave: one of them at a time. */
export function Drawers({ table, texts, home, panels, replay, local, coach, ghosts }: DrawersProps) {
  const { model } = table;
  const { ui, me, meta } = model;
  const { panel, show, close } = panels;
  return (
    <>
      <RulesDrawer
        open={panel === 'rules' || table.rule !== null}
        rule={table.rule}
        texts={texts}
        lang={model.lang}
        onClose={() => {
          table.openRule(null);
          close();
        }}
        page={`/rules/${model.view.game}`}
      />
      <SettingsDrawer open={panel === 'settings'} onClose={close}>
        {panel === 'settings' && !replay && !local && meta?.status === 'playing' && (
          <Suspense fallback={null}>
            <TableSettings table={table} />
          </Suspense>
        )}
      </SettingsDrawer>
      <MenuDrawer
        open={panel === 'menu'}
        table={table}
        home={home}
        onClose={close}
        onLeave={() => show('leave')}
        ghosts={ghosts === null ? undefined : ghostWords(model, ghosts)}
        more={[
          { key: 'rules', label: ui.table.rules, onPress: () => show('rules') },
          { key: 'settings', label: ui.table.settings, onPress: () => show('settings') },
          ...(!replay && me !== null
            ? [{ key: 'coach', label: coach.on ? ui.menu.coachOff : ui.menu.coachOn, onPress: () => coach.turn(!coach.on) }]
            : []),
        ]}
      />
      <LeaveDialog open={panel === 'leave'} table={table} home={home} onClose={close} />
    </>
  );
}
