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
if (location.pathname === '/') for (const set of ['lobby', 'avatars']) void loadArt(set).catch(() => undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
