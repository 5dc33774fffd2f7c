export { en as ui } from './en.ts';
export { pages } from './pages.en.ts';
