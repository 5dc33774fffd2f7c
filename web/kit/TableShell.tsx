import type { ReactNode } from 'react';
import { Sign } from '../art/Icon.tsx';
import type { TablePrint } from '../art/types.ts';
import { cx } from './cx.ts';
import { Sheet } from './Sheet.tsx';
import css from './TableShell.module.css';
import { usePhone } from './useLayout.ts';

export interface TableShellProps {
  /** Value of data-game in themes.css. */
  readonly game: string;
  /** Accessible name of the table. */
  readonly label: string;
  readonly top: ReactNode;
  /** Far edge: Opponents. */
  readonly opponents?: ReactNode;
  /** What is shared. */
  readonly centre: ReactNode;
  readonly prompt: ReactNode;
  /** My plate and my cards in play. */
  readonly mine?: ReactNode;
  readonly hand?: ReactNode;
  readonly rail: ReactNode;
  /** The rail as a strip (desktop) or as an open sheet (phone). */
  readonly railState?: {
    readonly collapsed?: boolean;
    readonly sheetOpen?: boolean;
    readonly onCloseSheet: () => void;
    readonly sheetLabel: string;
    readonly closeLabel: string;
  };
  /** Faint big signs on the surface. */
  readonly print?: readonly TablePrint[];
  /** The map takes the field: my area and the hand share one row. */
  readonly dense?: boolean;
  /** Banners and overlays above the table. */
  readonly over?: ReactNode;
}

/**
 * The frame of every table. Desktop: top bar, opponents, centre, prompt, my area, hand, rail on the right; under 860 px of
 * height everything shrinks together. Phone: the same slots in one column, the rail in a bottom sheet.
 */
export function TableShell(props: TableShellProps) {
  const { game, label, top, opponents, centre, prompt, mine, hand, rail, railState, print = [], dense, over } = props;
  const phone = usePhone();
  const surface = (
    <div className={css.print} aria-hidden="true">
      {print.map(([sign, size, left, topAt, turn = 0]) => (
        <Sign
          key={`${sign}-${String(left)}`}
          name={sign}
          style={{ fontSize: size, left: `${left}%`, top: `${topAt}%`, transform: `rotate(${turn}deg)` }}
        />
      ))}
    </div>
  );
  if (phone) {
    return (
      <div className={css.phone} data-game={game}>
        {top}
        <main className={cx(css.table, css.phoneTable)} aria-label={label}>
          {surface}
          {opponents}
          <div className={css.phoneCentre}>{centre}</div>
          {mine}
          {over}
        </main>
        <div className={css.phonePrompt}>{prompt}</div>
        {hand !== undefined && <div className={css.phoneHand}>{hand}</div>}
        {railState && (
          <Sheet
            open={railState.sheetOpen ?? false}
            label={railState.sheetLabel}
            closeLabel={railState.closeLabel}
            onClose={railState.onCloseSheet}
            tall
          >
            {rail}
          </Sheet>
        )}
      </div>
    );
  }
  return (
    <div className={cx(css.game, railState?.collapsed && css.strip)} data-game={game}>
      <div className={css.top}>{top}</div>
      <main className={cx(css.table, css.rows, dense && css.dense)} aria-label={label}>
        {surface}
        <div className={css.opponents}>{opponents}</div>
        <div className={css.centre}>{centre}</div>
        <div className={css.prompt}>{prompt}</div>
        {dense ? (
          <div className={css.near}>
            {mine}
            <div className={css.hand}>{hand}</div>
          </div>
        ) : (
          <>
            <div className={css.mine}>{mine}</div>
            <div className={css.hand}>{hand}</div>
          </>
        )}
        {over}
      </main>
      {rail}
    </div>
  );
}
