export { pages } from './pages.ts';
export { ru as ui } from './table.ts';
