import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadGames } from './app/games.ts';
import { awaitInstall } from './app/install.ts';
import { loadMe } from './app/session.ts';
import { App } from './pages/App.tsx';

// On their way before the first render.
loadGames();
void loadMe();
awaitInstall();

export function start(root: Element): void {
  performance.mark('start');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
