const KEY = 'zastolye-looked-at';
const MOST = 100;

/** Ended matches whose end was looked at on this device: they are not told again. */
export function wasLookedAt(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes one more, and gives them all. */
export function looked(id: string): readonly string[] {
  const all = [...wasLookedAt().filter((one) => one !== id), id].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Private windows may refuse to store; then it is told again next time.
  }
  return all;
}
