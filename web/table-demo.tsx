import './styles/index.ts';
import { createRoot } from 'react-dom/client';
import { Demo } from './table/Demo.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('table-demo.html has no #root');
createRoot(root).render(<Demo />);
