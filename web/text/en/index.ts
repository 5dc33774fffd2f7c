export { pages } from './pages.ts';
export { en as ui } from './table.ts';
