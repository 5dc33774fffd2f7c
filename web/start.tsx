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

/** What was played here without the network goes home when there is one, and not before the page has come to rest. */
const HOME_MS = 3000;
const goHome = (): void => {
  if (hasAnyHere())
    window.setTimeout(
      () =>
        void import('./app/carry.ts').then(
          ({ carryHome }) => carryHome().catch(() => undefined),
          () => undefined,
        ),
      HOME_MS,
    );
};
goHome();
window.addEventListener('online', goHome);

export function start(root: Element): void {
  performance.mark('start');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
