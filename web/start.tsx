import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadGames } from './app/games.ts';
import { hasAnyHere } from './app/here.ts';
import { awaitInstall } from './app/install.ts';
import { loadMe } from './app/session.ts';
import { App } from './pages/App.tsx';

// On their way before the first render.
loadGames();
void loadMe();
awaitInstall();

/** What was played here goes to the server when that can be reached, and not before the page has come to rest; whoever goes away goes on elsewhere perhaps. */
const HOME_MS = 3000;
const carry = (): void => {
  if (hasAnyHere())
    import('./app/carry.ts').then(
      ({ carryHome }) => carryHome().catch(() => undefined),
      () => undefined,
    );
};
const goHome = (): number => window.setTimeout(carry, HOME_MS);
goHome();
window.addEventListener('online', goHome);
document.addEventListener('visibilitychange', carry);
// Another page of the site was gone to: a match that has ended is no longer shown.
window.navigation?.addEventListener('currententrychange', goHome);

export function start(root: Element): void {
  performance.mark('start');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
