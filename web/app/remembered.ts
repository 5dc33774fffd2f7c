/** What the server said last, for when it cannot be asked. */
export function remember(name: string, what: unknown): void {
  try {
    localStorage.setItem(`zastolye-${name}`, JSON.stringify(what));
  } catch {
    // Private windows may refuse to store.
  }
}

export function remembered<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`zastolye-${name}`) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
