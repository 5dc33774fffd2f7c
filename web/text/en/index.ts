export { common } from './common.ts';
export { pages } from './pages.ts';
