import { hearCalls } from './calls.ts';
import { keepPages } from './pages.ts';
import type { WorkerScope } from './scope.ts';

/** The one service worker of the site. Each thing it does is a module of its own that listens to what concerns it. */
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
hearCalls(scope);
keepPages(scope);
