/** What the viewer's own clock shows at that moment, as calls and letters tell it. */
export const timeOf = (moment: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
