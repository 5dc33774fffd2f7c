import './styles/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadGames } from './app/games.ts';
import { loadMe } from './app/session.ts';
import { loadArt } from './art/registry.ts';
import { App } from './pages/App.tsx';

// On their way before the first render.
loadGames();
void loadMe();

/** The posters are the home page: they come with its first picture, unless the network is slow. */
const POSTERS_MS = 250;
const posters =
  location.pathname === '/'
    ? Promise.race([
        Promise.allSettled(['lobby', 'avatars'].map((set) => loadArt(set))),
        new Promise((done) => {
          window.setTimeout(done, POSTERS_MS);
        }),
      ])
    : Promise.resolve();

void posters.then(() => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root element');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
