import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Sign } from '../art/Icon.tsx';
import type { TablePrint } from '../art/types.ts';
import { cx } from './cx.ts';
import { Drawer, Sheet } from './Sheet.tsx';
import css from './TableShell.module.css';
import { fitted } from './useFit.ts';
import { useLayout } from './useLayout.ts';

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
  /** The rail as a strip (wide), or open as a sheet (phone) or drawer (tablet). */
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
  /** What is read over a field lies at its foot on a tablet, not in its corner. */
  readonly readsLow?: boolean | undefined;
  /** Banners and overlays above the table. */
  readonly over?: ReactNode;
  /** A card that is read over the table, on a phone; nothing while none is. */
  readonly reader?: ReactNode;
  /** Where a tablet shows the card that was touched last. */
  readonly place?: ReactNode;
  /** One line about what happened last: above my cards, in landscape above the question. */
  readonly last?: ReactNode;
  /** Landscape: question and buttons under the left thumb. */
  readonly mirrored?: boolean;
}

const PeopleColumn = createContext<HTMLElement | null>(null);

/** Who sits at the table, as buttons: where it stands, or in the column of people of a phone that lies. */
export function People({ children }: { readonly children: ReactNode }) {
  const column = use(PeopleColumn);
  return column === null ? children : createPortal(children, column);
}

/**
 * The frame of every table. Wide: top bar, opponents, centre, prompt, my area, hand, rail on the right; under 860 px of height everything
 * shrinks together. Tablet: the same without the rail, a reading place beside the centre. Phone: one column, the rail in a bottom sheet.
 * Landscape: people, table and question side by side, the hand along the bottom.
 */
export function TableShell(props: TableShellProps) {
  const layout = useLayout();
  if (layout === 'phone') return <Upright {...props} />;
  if (layout === 'landscape') return <Lying {...props} />;
  return layout === 'tablet' ? <Tablet {...props} /> : <Wide {...props} />;
}

function Surface({ print = [] }: Pick<TableShellProps, 'print'>) {
  return (
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
}

function RailSheet({ railState, rail }: Pick<TableShellProps, 'railState' | 'rail'>) {
  if (railState === undefined) return null;
  const { sheetOpen = false, sheetLabel, closeLabel, onCloseSheet } = railState;
  return (
    <Sheet open={sheetOpen} label={sheetLabel} closeLabel={closeLabel} onClose={onCloseSheet} tall>
      {rail}
    </Sheet>
  );
}

function Upright({ game, label, top, opponents, centre, prompt, mine, hand, rail, railState, print, over, reader, last }: TableShellProps) {
  return (
    <main className={css.phone} aria-label={label} data-game={game} data-layout="phone">
      {top}
      <div ref={fitted} className={cx(css.table, css.phoneTable)}>
        <Surface print={print} />
        {opponents}
        <div className={css.phoneCentre}>{centre}</div>
        {mine}
        {last}
        {over}
      </div>
      <div className={css.phonePrompt}>{prompt}</div>
      {hand !== undefined && <div className={css.phoneHand}>{hand}</div>}
      <div className={css.reader}>{reader}</div>
      <RailSheet rail={rail} railState={railState} />
    </main>
  );
}

function Lying(props: TableShellProps) {
  const { game, label, top, opponents, centre, prompt, mine, hand, rail, railState, print, over, reader, last, dense, mirrored } = props;
  const [column, setColumn] = useState<HTMLElement | null>(null);
  return (
    <main
      className={cx(css.lying, mirrored && css.mirrored, hand === undefined && css.handless)}
      aria-label={label}
      data-game={game}
      data-layout="landscape"
    >
      <div className={css.lyingSide}>
        {top}
        <div ref={setColumn} className={css.people} />
      </div>
      <div ref={fitted} className={cx(css.table, css.lyingTable, dense && css.lyingField)}>
        <Surface print={print} />
        <PeopleColumn value={column}>{column !== null && opponents}</PeopleColumn>
        <div className={css.lyingCentre}>{centre}</div>
        {mine}
        {over}
      </div>
      <div className={css.lyingPrompt}>
        {last}
        {prompt}
      </div>
      {hand !== undefined && <div className={css.lyingHand}>{hand}</div>}
      <div className={css.reader}>{reader}</div>
      <RailSheet rail={rail} railState={railState} />
    </main>
  );
}

function Tablet(props: TableShellProps) {
  const { game, label, top, opponents, centre, prompt, mine, hand, rail, railState, print, over, place, last, dense, readsLow } = props;
  return (
    <main className={css.tablet} aria-label={label} data-game={game} data-layout="tablet">
      {top}
      <div ref={fitted} className={cx(css.table, css.tabletTable)}>
        <Surface print={print} />
        {opponents}
        <div className={cx(css.tabletCentre, dense && css.tabletField)}>
          <div className={css.tabletMiddle}>
            {centre}
            {last}
          </div>
          {!dense && place}
          {dense && readsLow !== true && <div className={css.tabletOver}>{place}</div>}
        </div>
        {mine}
        {dense && readsLow === true && <div className={css.tabletFoot}>{place}</div>}
        {over}
      </div>
      <div className={css.prompt}>{prompt}</div>
      {hand !== undefined && <div className={css.tabletHand}>{hand}</div>}
      {railState && (
        <Drawer
          open={railState.sheetOpen ?? false}
          label={railState.sheetLabel}
          closeLabel={railState.closeLabel}
          onClose={railState.onCloseSheet}
        >
          {rail}
        </Drawer>
      )}
    </main>
  );
}

function Wide(props: TableShellProps) {
  const { game, label, top, opponents, centre, prompt, mine, hand, rail, railState, print, dense, over } = props;
  return (
    <div className={cx(css.game, railState?.collapsed && css.strip)} data-game={game} data-layout="wide">
      <div className={css.top}>{top}</div>
      <main className={cx(css.table, css.rows, dense && css.dense)} aria-label={label}>
        <Surface print={print} />
        <div className={css.opponents}>{opponents}</div>
        <div ref={fitted} className={css.centre}>
          {centre}
        </div>
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
