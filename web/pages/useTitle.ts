import { useEffect } from 'react';
import { useWords } from './words.ts';

/** The title of the page, with the name of the site behind it. */
export function useTitle(title: string): void {
  const { ui } = useWords();
  const { brand } = ui.common;
  useEffect(() => {
    document.title = title === brand ? title : `${title} — ${brand}`;
  }, [title, brand]);
}
