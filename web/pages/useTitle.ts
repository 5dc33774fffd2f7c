import { useEffect } from 'react';
import { useWords } from './words.ts';

/** The title of the page, with the name of the site behind it, and before it how many tables wait. */
export function useTitle(title: string, waiting = 0): void {
  const { ui } = useWords();
  const { brand } = ui.common;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title === brand ? title : `${title} — ${brand}`}`;
  }, [title, brand, waiting]);
}
