// Whoever has sat at a table with other people in the last month may be called to another one; everybody else is never asked about it.
const KEY = 'zastolye-company';
const LATELY_MS = 30 * 24 * 3600_000;

export function noteCompany(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Private windows may refuse to store.
  }
}

export function hadCompany(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY) ?? 0) < LATELY_MS;
  } catch {
    return false;
  }
}
