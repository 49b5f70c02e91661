// Two stores opened on one place stand for two processes.

import type { DefinitionStore } from '../definition-store.ts';

/** Two stores on one place, opened again for each test. */
export interface TwoStores {
  readonly one: DefinitionStore;
  readonly other: DefinitionStore;
  reopen(): Promise<DefinitionStore>;
  /** Runs a statement in the database beside the stores, as another program could. */
  tamper(statement: string): Promise<void>;
}
