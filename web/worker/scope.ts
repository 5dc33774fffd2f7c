/** What a service worker is given by the browser, as far as it is used here. The types of pages and of workers cannot be loaded together. */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushMessage extends Lasting {
  readonly data: { json(): unknown } | null;
}

export interface NotificationPress extends Lasting {
  readonly action: string;
  readonly notification: Notification;
}

export interface SubscriptionChange extends Lasting {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A page wants these games to be there without the network; it is told on the port whether they are. */
export interface Heard extends Lasting {
  readonly data: { readonly keep: readonly string[]; readonly fonts: readonly string[]; readonly langs?: readonly string[] };
  readonly ports: readonly MessagePort[];
}

export interface Page {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}

interface Events {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Fetching;
  readonly message: Heard;
  readonly push: PushMessage;
  readonly notificationclick: NotificationPress;
  readonly pushsubscriptionchange: SubscriptionChange;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  fetch(path: string | Request, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
