// Every promise of the session store as a test, run over each store. A store must keep all of them, also after it was opened
// again.

import { afterEach, beforeEach, describe } from 'vitest';
import { keepsInteractions } from '../../interactions/contract/interactions.contract.ts';
import type { AnySessionStore, CurrentStore } from './current-store.fixture.ts';
import { countsDays } from './daily-counts.contract.ts';
import { outlivesFailedCommits } from './failed-commits.contract.ts';
import { keepsAnyInterleaving } from './interleavings.contract.ts';
import { removesSessions } from './removal.contract.ts';
import { keepsSteps } from './steps.contract.ts';
import { sweepsSessions } from './sweep.contract.ts';

export interface StoreUnderTest {
  readonly store: AnySessionStore;
  /** Closes the store and opens what it wrote. */
  reopen(): Promise<AnySessionStore>;
  /** As in {@link CurrentStore}. */
  breakCommits(): Promise<() => Promise<void>>;
  dispose(): Promise<void>;
}

export const sessionStoreContract = (name: string, makeStore: () => Promise<StoreUnderTest>): void => {
  describe(name, () => {
    let under: StoreUnderTest;
    let store: AnySessionStore;
    beforeEach(async () => {
      under = await makeStore();
      store = under.store;
    });
    afterEach(() => under.dispose());
    const current: CurrentStore = {
      get store() {
        return store;
      },
      reopen: async () => {
        store = await under.reopen();
      },
      breakCommits: () => under.breakCommits(),
    };
    keepsSteps(current);
    removesSessions(current);
    outlivesFailedCommits(current);
    sweepsSessions(current);
    countsDays(current);
    keepsInteractions(current);
    keepsAnyInterleaving(current);
  });
};
