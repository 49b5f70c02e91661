// The store under test, as a test sees it.

import type { SessionStore } from '../session-store.ts';

export interface CurrentStore {
  /** After {@link reopen}, the one that was opened anew. */
  readonly store: SessionStore;
  /** Closes the store and opens what it wrote. */
  reopen(): Promise<void>;
  /** Until it is called back, makes every commit fail that has a reply to the question `broken` or a start that shows it. */
  breakCommits(): Promise<() => Promise<void>>;
}
