import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = (): null => null;

/**
 * A part of the table that is fetched when it is needed. A page that was opened before the server was updated cannot fetch it any more: the table
 * goes on without it.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Otherwise }),
    ),
  );
