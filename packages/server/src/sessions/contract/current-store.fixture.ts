// The store under test, as a test sees it.

import type { InteractionStore } from '../../interactions/interaction-store.ts';
import type { SessionStore } from '../session-store.ts';

export type AnySessionStore = SessionStore & InteractionStore;

export interface CurrentStore {
  /** After {@link reopen}, the one that was opened anew. */
  readonly store: AnySessionStore;
  /** Closes the store and opens what it wrote. */
  reopen(): Promise<void>;
  /** Until it is called back, makes every commit fail that has a reply to the question `broken` or a start that shows it. */
  breakCommits(): Promise<() => Promise<void>>;
}
