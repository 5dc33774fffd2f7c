/**
 * Lines in which no mistake that `lab mutate` makes could be seen from outside, with the reason. At most five: what cannot be tested is usually not needed.
 */
export const EQUIVALENT: readonly { readonly file: string; readonly line: string; readonly reason: string }[] = [];
