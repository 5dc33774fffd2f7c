/** Parts that are read aloud one after another; a name that ends with a sign of its own needs no full stop. */
export const sentences = (parts: readonly string[]): string =>
  parts.reduce((said, part) => (said === '' ? part : `${said}${/[.!?…]$/.test(said) ? '' : '.'} ${part}`), '');
