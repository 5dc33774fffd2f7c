import './browserless.ts';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { Router } from 'wouter';
import type { Game, Match, SeatId } from '#engine';
import { loadTableTexts } from '../../text/load.ts';
import type { GameParts } from '../board.ts';
import { selectorsOf, trueHints } from '../coach/coaching.ts';
import type { Lessons } from '../coach/lessons.ts';
import { openLocal } from '../local/local.ts';
import type { TableModel } from '../model.ts';
import { Prompt } from '../prompt/Prompt.tsx';
import { unpaced } from '../show/pace.ts';
import { useTable } from '../useTable.ts';
import { fakeWindow } from './browserless.ts';

await loadTableTexts('en');

interface Staged {
  readonly model: TableModel;
  /** Board and prompt as a page would have them. */
  readonly html: string;
}

/** A match as a seat sees it, drawn without a browser. */
export function staged(match: Match, parts: GameParts, seat: SeatId, phone: boolean): Staged {
  fakeWindow.narrow = phone;
  const seats = Array.from({ length: match.header.seats }, (_, i) => ({
    name: `Seat ${i}`,
    avatar: `face-${i}`,
    kind: i === seat ? ('human' as const) : ('bot' as const),
  }));
  const live = openLocal(parts.game, { match, seed: String(match.header.seed), seats, think: () => [] });
  const shown = live.getState();
  const view = match.view(seat);
  const found: TableModel[] = [];
  function Stage() {
    const table = useTable(live, unpaced(live), { ...shown, view }, parts, true);
    found.push(table.model);
    const { opponents, centre, mine, hand, over, inPrompt } = parts.board.slots(table.model);
    return (
      <>
        {opponents}
        {centre}
        {mine}
        {hand}
        {over}
        <Prompt table={table} board={parts.board} inPrompt={inPrompt} onResult={() => undefined} />
      </>
    );
  }
  const html = renderToStaticMarkup(
    <Router ssrPath="/m/staged">
      <Stage />
    </Router>,
  );
  return { model: found[0], html };
}

/** Whether something in the page goes by such a selector: attributes, with or without a value, and `:not()` of them. */
function has(html: string, selector: string): boolean {
  const parts = [...selector.matchAll(/(:not\()?\[([\w-]+)(?:(\^)?="([^"]*)")?\]\)?/g)];
  if (parts.map(([whole]) => whole).join('') !== selector) throw new Error(`a selector that this test cannot read: ${selector}`);
  return [...html.matchAll(/<[a-z][^>]*>/gi)].some(([tag]) =>
    parts.every(([, not, name, starts, value]) => {
      const found = new RegExp(` ${name}(?:="([^"]*)")?(?=[ />])`).exec(tag);
      const own = found?.[1] ?? '';
      const fits = found !== null && (value === undefined || (starts === undefined ? own === value : own.startsWith(value)));
      return fits === (not === undefined);
    }),
  );
}

/** What a game's coach says. */
export function coachOf<Vars>({ id }: Game<Vars>, parts: object) {
  const { lessons, ...rest } = parts as GameParts & { readonly lessons: Lessons };
  const all = lessons.hints.map(({ key }) => key);
  const [heard, missed] = [new Set<string>(), new Set<string>()];
  return {
    /** Tips that no position of the tests so far has brought up, and those that all of them have: neither has a moment of its own. */
    without: () => ({ moment: all.filter((key) => !heard.has(key)), silence: all.filter((key) => !missed.has(key)) }),
    /**
     * Keys of the hints that are true for a seat, if those of `told` have been told. Each must have its thing on the table, on a phone and
     * on a desktop.
     */
    says({ match }: { readonly match: unknown }, told: readonly string[] = [], seat: SeatId = 0): string[] {
      const [said] = [false, true].map((phone) => {
        const { model, html } = staged(match as Match, rest, seat, phone);
        return trueHints(lessons, model, told).map((hint) => {
          const isThere = selectorsOf(hint, model).some((selector) => has(html, selector));
          expect(isThere, `${id}: the thing that «${hint.key}» is about, on a ${phone ? 'phone' : 'desktop'}`).toBe(true);
          return hint.key;
        });
      });
      for (const key of said) heard.add(key);
      for (const key of all) if (!said.includes(key) && !told.includes(key)) missed.add(key);
      return said;
    },
  };
}
