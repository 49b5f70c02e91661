// Screens that are loaded when somebody opens them, so that the first page stays small.

import { type ComponentType, lazy } from 'react';

/** `load` imports the file of the screen, and picks it: `later(async () => (await import('./a.tsx')).A)`. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
