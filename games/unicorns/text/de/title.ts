import type { Part } from '#engine';
import type { title as en } from '../en/title.ts';

export const title: Part<typeof en> = {
  title: 'Unstable Unicorns',
  short: 'Unicorns',
  tagline: 'Sammle sieben Einhörner im Stall, bevor jemand wiehert.',
};
