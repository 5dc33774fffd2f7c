import './styles/index.ts';
import type { Lang } from '#engine';
import { paint } from './app/paint.ts';
import { loadArt } from './art/store.ts';
import { addSmallPosters, FirstPage } from './pages/FirstPage.tsx';
import { loadTableTexts, loadTexts } from './text/load.ts';

/** How long the first picture waits for its stickers. */
const PICTURES_MS = 400;

const soon = (ms: number): Promise<void> =>
  new Promise((done) => {
    window.setTimeout(done, ms);
  });

/** When the browser says that the pictures are on the screen; a frame later where it does not tell. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        done();
      }).observe({ type: 'largest-contentful-paint' });
      window.setTimeout(done, PICTURES_MS);
    } else requestAnimationFrame(() => window.setTimeout(done, 0));
  });

let started = false;

/** The home page is seen before its code is read; React then puts the living one in its place. */
async function showFirst(root: Element, lang: Lang): Promise<void> {
  let isPainted = false;
  const draw = (): void => {
    if (started) return;
    root.replaceChildren();
    paint(<FirstPage lang={lang} />, root);
    if (isPainted) addSmallPosters(root);
  };
  let isDrawn = false;
  const stickers = loadArt('lobby').then(
    // Late ones are put in as long as nothing else stands there.
    () => isDrawn && draw(),
    () => undefined,
  );
  await Promise.race([stickers, soon(PICTURES_MS)]);
  isDrawn = true;
  draw();
  // A page in the background is not painted.
  if (document.hidden) return;
  await Promise.race([Promise.allSettled([...root.querySelectorAll('img')].map((image) => image.decode())), soon(PICTURES_MS)]);
  await painted();
  isPainted = true;
  addSmallPosters(root);
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
// theme.js has set the language.
const lang = document.documentElement.lang as Lang;
const isTable = location.pathname.startsWith('/m/');
const words = isTable ? loadTableTexts(lang) : loadTexts(lang);
if (location.pathname === '/') await showFirst(root, lang);
// Whoever follows a link to a table needs its code as soon as that of the page.
else if (isTable) import('./pages/MatchPage.tsx').catch(() => undefined);
await words;
const { start } = await import('./start.tsx');
started = true;
start(root);
