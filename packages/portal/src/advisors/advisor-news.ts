// Tells whoever shows the state of an advisor that it may be another one now: something was saved, published or taken off.

import { useSyncExternalStore } from 'react';

let times = 0;
const listeners = new Set<() => void>();

export function tellAdvisorNews(): void {
  times += 1;
  for (const listener of listeners) listener();
}

/** Another number each time. */
export const useAdvisorNews = (): number =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => times,
  );
