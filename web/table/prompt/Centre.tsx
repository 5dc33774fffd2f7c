import type { ReactNode } from 'react';
import type { TableModel } from '../model.ts';
import css from '../Table.module.css';
import type { Panels } from '../usePanels.ts';
import { Tray, trayCards } from './Tray.tsx';

interface CentreProps {
  readonly model: TableModel;
  readonly lays: (zone: string) => boolean;
  /** The middle of the game's board. */
  readonly field: ReactNode;
  readonly theatre: ReactNode;
  readonly panels: Pick<Panels, 'trayFolded' | 'foldTray'>;
}

/** The middle of the table. Cards that can be chosen and lie nowhere on the board are offered there; they can be folded away to see it. */
export function Centre({ model, lays, field, theatre, panels: { trayFolded, foldTray } }: CentreProps) {
  const tray = trayCards(model, lays);
  // A phone or a tablet has no room for both.
  const covered = model.layout !== 'wide' && tray.length > 0 && !trayFolded;
  return (
    <div className={css.centre}>
      {covered ? null : field}
      {tray.length > 0 && <Tray model={model} cards={tray} folded={trayFolded} onFold={() => foldTray(!trayFolded)} />}
      {!model.phone && theatre}
    </div>
  );
}
