import type { TestProject } from 'vitest/node';
import { fail } from '../../scripts/lib/install.mjs';
import { ensureWeb } from '../../scripts/lib/web-build.mjs';
import { openHouse } from './house.ts';

/** Pages are tested as they are delivered: the built client must be that of the present sources. One house serves all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (ensureWeb() !== 0) fail('the web client does not build');
  const house = await openHouse();
  project.provide('house', house.url);
  return () => house.close();
}
