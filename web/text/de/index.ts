export { pages } from './pages.ts';
export { ui } from './table.ts';
