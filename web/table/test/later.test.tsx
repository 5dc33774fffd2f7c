import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { later } from '../later.ts';
import { draws, read, settle } from './seated.tsx';

const Part = ({ name }: { readonly name: string }) => <p data-part="">{name}</p>;
const Instead = ({ name }: { readonly name: string }) => <p data-part="">no {name}</p>;

test('a part comes when it is needed; where it cannot be had the table goes on without it', async () => {
  const Comes = later(async () => Part);
  const Gone = later<{ name: string }>(() => Promise.reject(new Error('another version')));
  const Told = later<{ name: string }>(() => Promise.reject(new Error('another version')), Instead);
  for (const [One, said] of [
    [Comes, 'the table, coach'],
    [Gone, 'the table,'],
    [Told, 'the table, no coach'],
  ] as const) {
    document.body.innerHTML = '';
    await draws(
      <div data-whole="">
        the table,{' '}
        <Suspense fallback={null}>
          <One name="coach" />
        </Suspense>
      </div>,
    );
    await settle();
    expect(read('[data-whole]')).toBe(said);
  }
});
