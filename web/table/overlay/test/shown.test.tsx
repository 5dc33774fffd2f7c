import { expect, test, vi } from 'vitest';
import { draws } from '../../test/seated.tsx';
import { shownPart } from '../follow.ts';

/** Where things lie: happy-dom lays nothing out. */
const laid: { readonly [id: string]: readonly [left: number, top: number, right: number, bottom: number] } = {
  card: [100, 50, 200, 190],
  right: [380, 50, 480, 190],
  gone: [700, 50, 800, 190],
  row: [0, 40, 400, 200],
  off: [-60, -20, 40, 70],
  far: [window.innerWidth - 10, window.innerHeight - 20, window.innerWidth + 90, window.innerHeight + 120],
};

test('what is scrolled out of its row, or lies beyond the window, is not shown; of the rest the part that is', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const [left, top, right, bottom] = laid[this.id] ?? [0, 0, 1440, 900];
    return { left, top, right, bottom, x: left, y: top, width: right - left, height: bottom - top } as DOMRect;
  });
  await draws(
    <>
      <div id="row" style={{ overflowX: 'auto', overflowY: 'auto' }}>
        {['card', 'right', 'gone'].map((id) => (
          <i key={id} id={id} />
        ))}
      </div>
      {['off', 'far'].map((id) => (
        <i key={id} id={id} />
      ))}
    </>,
  );
  const shown = (id: string) => {
    const part = shownPart(document.getElementById(id) as Element);
    return part === null ? null : [part.left, part.top, part.right, part.bottom];
  };
  expect(shown('card')).toEqual([100, 50, 200, 190]);
  expect(shown('right')).toEqual([380, 50, 400, 190]);
  expect(shown('gone')).toBeNull();
  expect(shown('off')).toEqual([0, 0, 40, 70]);
  expect(shown('far')).toEqual([window.innerWidth - 10, window.innerHeight - 20, window.innerWidth, window.innerHeight]);
});
