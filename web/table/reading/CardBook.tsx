import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, Drawer, LineSkeletons, Sign } from '../../kit/index.ts';
import type { TableState } from '../useTable.ts';

const AtTable = lazy(() => import('../../book/AtTable.tsx').then((m) => ({ default: m.AtTable })));

/** How a card is meant, from the book: a button beside the card that is read, and the sheet that it opens. */
export function useCardBook({ model, openRule }: Pick<TableState, 'model' | 'openRule'>): {
  readonly button: (def: string, round?: boolean) => ReactNode;
  readonly sheet: ReactNode;
} {
  const [card, setCard] = useState<string | null>(null);
  const { ui, text, view, lang } = model;
  const name = card === null ? '' : (text.cards[card]?.name ?? card);
  return {
    button: (def, round = false) =>
      round ? (
        <Button kind="icon" aria-label={ui.reader.meant} data-action="card-book" onClick={() => setCard(def)}>
          <Sign name="rule-book" />
        </Button>
      ) : (
        <Button size="sm" data-action="card-book" onClick={() => setCard(def)}>
          {ui.reader.meant}
        </Button>
      ),
    sheet: (
      <Drawer open={card !== null} label={name} title={name} closeLabel={ui.common.close} onClose={() => setCard(null)}>
        {card !== null && (
          <Suspense fallback={<LineSkeletons count={4} />}>
            <AtTable game={view.game} card={card} lang={lang} rules={text.rules.text} openRule={openRule} />
          </Suspense>
        )}
      </Drawer>
    ),
  };
}
