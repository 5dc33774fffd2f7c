import { expect, test, vi } from 'vitest';
import { draws, has, press, read } from '../../table/test/seated.tsx';
import { NotThereYet } from '../BookFrame.tsx';

test('until the cards are there their outlines are; where they cannot be had, one may try again', async () => {
  const again = vi.fn();
  const { again: next } = await draws(<NotThereYet failed={false} again={again} count={3} />);
  expect([has('button'), read('body')]).toEqual([false, expect.stringContaining('Setting the table')]);
  await next(<NotThereYet failed again={again} count={3} />);
  expect(read('body')).not.toContain('Setting the table');
  await press('Try again');
  expect(again).toHaveBeenCalledTimes(1);
});
