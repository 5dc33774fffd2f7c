import type { Lang } from '#engine';

/** What is read first of all, in both languages: the name of the place and the head of the home page. */
export const first: { readonly [lang in Lang]: { readonly brand: string; readonly title: string; readonly lead: string } } = {
  en: {
    brand: 'Zastolye',
    title: 'What is on the table tonight?',
    lead: 'The table minds the rules. With bots at once, with friends by a link, together on one screen.',
  },
  ru: {
    brand: 'Застолье',
    title: 'Что сегодня на столе?',
    lead: 'За правилами следит стол. С ботами — сразу, с друзьями — по ссылке, вместе — за одним экраном.',
  },
};
