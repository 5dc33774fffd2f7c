/** Where an error happened. Its message is left out: it could name a card that somebody must not see. */
export function placeOf(error: unknown): { name: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { code } = error as { code?: unknown };
  return { name: error.name, ...(typeof code === 'string' ? { code } : {}), at: at.slice(0, 8).map((line) => line.trim()) };
}
