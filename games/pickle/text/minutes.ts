/** How long a match takes. */
export const minutes = '30';

/** Days of a match by correspondence at two seats and at four, where everybody looks in once a day: half a day for each turn that passes on, a quarter for a window. */
export const days = [12, 12];
