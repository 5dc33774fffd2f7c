import './styles/index.ts';
import { createRoot } from 'react-dom/client';
import { Demo } from './table/local/Demo.tsx';
import { loadTableTexts } from './text/load.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('table-demo.html has no #root');
await Promise.all([loadTableTexts('en'), loadTableTexts('ru')]);
createRoot(root).render(<Demo />);
