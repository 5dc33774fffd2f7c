import type { Refusal, RefusalCode } from './types.ts';

/** Apart from what checks answers: pages that only choose options load no more than this. */
export const refusal = (code: RefusalCode, params?: Refusal['params'], rule?: string): Refusal => ({
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(params === undefined ? {} : { params }),
});
