// Tells whoever shows what a catalog has that it may have something else now: an import has ended.

import { useSyncExternalStore } from 'react';

let imports = 0;
const listeners = new Set<() => void>();

export function tellCatalogNews(): void {
  imports += 1;
  for (const listener of listeners) listener();
}

/** Another number after each import that was followed here. */
export const useCatalogNews = (): number =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => imports,
  );
