/** How long a match takes. */
export const minutes = '45';
