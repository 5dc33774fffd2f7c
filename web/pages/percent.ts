import type { Lang } from '#engine';

/** A share as people say it; a dash where there is nothing to share. */
export const percent = (share: number | null, lang: Lang): string =>
  share === null ? '—' : new Intl.NumberFormat(lang, { style: 'percent' }).format(share);
