import './styles/index.ts';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery/Gallery.tsx';
import { loadArt } from './kit/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
await Promise.all([
  loadArt('avatars'),
  loadArt('lobby'),
  loadArt('table'),
  loadArt('fluxx'),
  loadArt('unicorns'),
  loadArt('pickle'),
  loadArt('smash-up'),
  loadArt('rickshank'),
]);
createRoot(root).render(<Gallery />);
