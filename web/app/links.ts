import { useEffect } from 'react';

/** Addresses that the server answers itself. */
const OUTSIDE = ['/api/', '/metrics', '/healthz'];

/** Links of the site change the page without loading it anew, wherever they stand; those that open elsewhere are left alone. */
export function useLinks(go: (path: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (OUTSIDE.some((path) => link.pathname.startsWith(path))) return;
      // Within the page the browser knows the way.
      if (link.hash !== '' && link.pathname === location.pathname) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [go]);
}
