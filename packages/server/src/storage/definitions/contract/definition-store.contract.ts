// The promises of every definition store, as tests that each store has to pass. Two stores opened on one place stand for two
// processes.

import { afterEach, beforeEach, describe } from 'vitest';
import type { DefinitionStore } from '../definition-store.ts';
import { keepsAdvisors } from './advisors.contract.ts';
import { keepsAudit } from './audit.contract.ts';
import { keepsCatalogs } from './catalogs.contract.ts';
import { changesCatalogs } from './changes.contract.ts';
import { keepsClients } from './clients.contract.ts';
import { keepsDrafts } from './drafts.contract.ts';
import { keepsErasures } from './erasures.contract.ts';
import { keepsFeeds } from './feeds.contract.ts';
import { importsCatalogs } from './imports.contract.ts';
import { keepsInsights } from './insights.contract.ts';
import { keepsJobs, keepsUploads } from './jobs.contract.ts';
import { keepsKeys } from './keys.contract.ts';
import { holdsLeases } from './leases.contract.ts';
import { keepsPeople } from './people.contract.ts';
import { answersOnce } from './repeats.contract.ts';
import { keepsSignIns } from './sign-ins.contract.ts';
import { keepsSnapshots } from './snapshots.contract.ts';
import { marksChanges } from './store-wide.contract.ts';
import { changesAtOnce } from './transactions.contract.ts';
import type { TwoStores } from './two-stores.fixture.ts';

/** Where one test keeps its data; empty at first. */
export interface DefinitionPlace {
  open(): Promise<DefinitionStore>;
  /** Runs a statement in the database, as another program could. */
  tamper(statement: string): Promise<void>;
  remove(): Promise<void>;
}

export const definitionStoreContract = (name: string, makePlace: () => Promise<DefinitionPlace>): void => {
  describe(`${name} as a definition store`, () => {
    let place: DefinitionPlace;
    let stores: TwoStores;
    const opened: DefinitionStore[] = [];

    beforeEach(async () => {
      place = await makePlace();
      const open = async (): Promise<DefinitionStore> => {
        const store = await place.open();
        opened.push(store);
        return store;
      };
      stores = { one: await open(), other: await open(), reopen: open, tamper: (statement) => place.tamper(statement) };
    });

    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
      await place.remove();
    });

    const get = (): TwoStores => stores;
    describe('advisors', () => keepsAdvisors(get));
    describe('the log of changes', () => keepsAudit(get));
    describe('drafts', () => keepsDrafts(get));
    describe('requests that may come again', () => answersOnce(get));
    describe('catalogs', () => keepsCatalogs(get));
    describe('imports', () => importsCatalogs(get));
    describe('parts of imports', () => changesCatalogs(get));
    describe('changes of catalogs', () => changesAtOnce(get));
    describe('clients', () => keepsClients(get));
    describe('erasures', () => keepsErasures(get));
    describe('feeds', () => keepsFeeds(get));
    describe('jobs', () => keepsJobs(get));
    describe('uploads', () => keepsUploads(get));
    describe('insights', () => keepsInsights(get));
    describe('keys', () => keepsKeys(get));
    describe('leases', () => holdsLeases(get));
    describe('people', () => keepsPeople(get));
    describe('sign-ins', () => keepsSignIns(get));
    describe('snapshots', () => keepsSnapshots(get));
    describe('as a whole', () => marksChanges(get));
  });
};
