import { useEffect, useSyncExternalStore } from 'react';
import { Card, LyingCard, Rail, type RailProps, Terms } from '../../kit/index.ts';
import { termsOf } from '../reading/terms.ts';
import css from '../Table.module.css';
import type { TableState } from '../useTable.ts';

type SideRailProps = Pick<RailProps, 'collapsed' | 'onCollapse' | 'tab' | 'onTab' | 'tabs'> & {
  readonly table: TableState;
  readonly latest: string | null;
  /** Without the reading pane: in a sheet or drawer. */
  readonly bare: boolean;
  /** What Space does instead of pinning, while something is on the stage. */
  readonly onSpace: (() => void) | undefined;
};

/** The card that is pointed at; until then the one that was spoken of last. */
export function useRead({ reader, model, about }: TableState, latest: string | null) {
  const { ui } = model;
  const { def, card, pinned } = useSyncExternalStore(reader.subscribe, reader.getState);
  const read = def ?? latest;
  const caption = pinned ? ui.table.pinned : def === null && read !== null ? ui.table.lastPlayed : ui.table.reading;
  return {
    def,
    read,
    pinned,
    caption,
    card: read === null ? undefined : <Card face={model.face(read)} size="l" />,
    about: card === null ? undefined : about(card),
  };
}

/** The rail with the card that is pointed at, log and chat. */
export function SideRail({ table, latest, bare, onSpace, ...rest }: SideRailProps) {
  const { reader, model } = table;
  const { ui } = model;
  const { def, read, pinned, caption, card, about } = useRead(table, latest);
  const rail = (
    <Rail
      label={ui.table.rail}
      caption={caption}
      pinHint={pinned ? ui.table.unpin : ui.table.pin}
      pinned={pinned}
      onPin={() => reader.pin(pinned ? null : read)}
      reading={card}
      about={
        <>
          {about}
          {/* Only what stays can be pressed: without a pin the pane follows the pointer away from the card. */}
          {pinned && <ReadTerms table={table} read={read} />}
        </>
      }
      placeholder={ui.table.nothingToRead}
      collapseLabel={rest.collapsed ? ui.table.expand : ui.table.collapse}
      bare={bare}
      {...(onSpace === undefined ? {} : { onSpace })}
      {...rest}
    />
  );
  if (rest.collapsed !== true || def === null) return rail;
  return (
    <>
      {rail}
      <div className={css.beside}>
        {card}
        {about}
      </div>
    </>
  );
}

/** Words of the card that is read, to be asked about. */
function ReadTerms({ table: { model }, read }: { readonly table: TableState; readonly read: string | null }) {
  if (read === null) return null;
  return (
    <div className={css.terms}>
      <Terms key={read} label={model.ui.reader.words} terms={termsOf(model, model.face(read).text, model.openRule)} />
    </div>
  );
}

/** The reading place of a tablet: what was touched last. */
export function ReadingPlace({
  table,
  latest,
  over,
  low,
}: {
  readonly table: TableState;
  readonly latest: string | null;
  readonly over: boolean;
  /** Lies at the foot of the table. */
  readonly low: boolean;
}) {
  const { card, caption, def, read, about } = useRead(table, latest);
  const { reader, model } = table;
  // Over a map it is there only while it is wanted: a touch beside the cards puts it away.
  useEffect(() => {
    if (!over || def === null) return;
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-face], [data-prompt], aside') === null) reader.leave();
    };
    window.addEventListener('pointerdown', onDown, true);
    return () => window.removeEventListener('pointerdown', onDown, true);
  }, [over, def, reader]);
  if (over && def === null) return null;
  const terms = <ReadTerms table={table} read={read} />;
  if (low && def !== null)
    return (
      <aside className={css.foot} aria-label={model.ui.table.reading}>
        <LyingCard face={model.face(def)} low>
          {about}
          {terms}
        </LyingCard>
      </aside>
    );
  return (
    <aside className={css.place} aria-label={model.ui.table.reading}>
      {!over && <span>{caption}</span>}
      {card ?? <p>{model.ui.table.touchToRead}</p>}
      {about}
      {terms}
    </aside>
  );
}
