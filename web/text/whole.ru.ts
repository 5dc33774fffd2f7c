export { pages } from './pages.ru.ts';
export { ru as ui } from './ru.ts';
