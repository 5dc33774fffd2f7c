/** What the viewer's own clock shows at that moment. */
export const timeOf = (moment: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(moment);
