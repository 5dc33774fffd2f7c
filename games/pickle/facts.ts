import type { Fact } from '#engine';
import { NONE } from './map/grid.ts';
import type { T } from './state.ts';

/** Matches are counted by side. */
export function facts({ vars: { rick, russians } }: T): Fact[] {
  return [{ kind: 'side', name: 'rick', seat: rick }, ...(russians === NONE ? [] : [{ kind: 'side', name: 'russians', seat: russians }])];
}
