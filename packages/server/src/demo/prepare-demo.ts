// The demo shop: put into an empty store, kept in step with its files and the address it is served at, with a fresh key at
// each start. A shop of one's own in the same store is left alone.

import { fileURLToPath } from 'node:url';
import { openSource } from '@guidepost/catalog/catalog-source';
import { DEMO_CLIENT } from '@guidepost/contract/demo-client';
import type { FastifyInstance } from 'fastify';
import { importCatalog } from '../imports/import-catalog.ts';
import type { InteractionStore } from '../interactions/interaction-store.ts';
import { createKey } from '../keys/create-key.ts';
import type { LiveAdvisors } from '../live/live-advisors.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { addDemoPages, demoFile, readDemoFile } from './demo-pages.ts';

const CATALOG = 'bikes';
const ADVISORS = ['bikes', 'kids-bikes'] as const;

export interface BegunService {
  readonly advisors: Pick<LiveAdvisors, 'find'>;
  readonly sessions: SessionStore & InteractionStore;
  /** Soon, and not only when it is due. */
  readonly computeInsights: () => void;
}

export interface Demo {
  readonly prepare: (definitions: DefinitionStore, publicUrl: string) => Promise<void>;
  readonly extend: (app: FastifyInstance) => void;
  /** What goes on once the service answers. */
  readonly begun: (service: BegunService, signal: AbortSignal) => Promise<void>;
  /** The key issued at this start; null before `prepare`. */
  readonly key: () => string | null;
}

/** `month`: whether a new demo shop gets a month of made-up conversations. */
export async function prepareDemo({ month = false } = {}): Promise<Demo> {
  let key: string | null = null;
  let address = '';
  let isNew = false;
  return {
    prepare: async (definitions, publicUrl) => {
      address = publicUrl;
      isNew = (await definitions.clients.find(DEMO_CLIENT)) === null;
      await importDemo(definitions, publicUrl);
      for (const advisor of ADVISORS) await publishDemo(definitions, advisor);
      key = await renewKey(definitions);
    },
    begun: async (service, signal) => {
      if (month && isNew) await makeMonth(service, signal);
    },
    extend: (app) => addDemoPages(app, { key: () => key, publicUrl: () => address }),
    key: () => key,
  };
}

/** Of a hundred shoppers, how many talk to which. */
const SHARES = { bikes: 80, 'kids-bikes': 20 };

async function makeMonth({ advisors, sessions, computeInsights }: BegunService, signal: AbortSignal): Promise<void> {
  const { writeDemoMonth } = await import('./demo-month.ts');
  const talked = ADVISORS.flatMap((advisor) => {
    const live = advisors.find(DEMO_CLIENT, advisor);
    return live === null ? [] : [{ live, share: SHARES[advisor] }];
  });
  await writeDemoMonth({ advisors: talked, store: sessions, now: Date.now(), signal });
  computeInsights();
}

async function importDemo(definitions: DefinitionStore, publicUrl: string): Promise<void> {
  const source = await openSource(fileURLToPath(demoFile('catalog.ndjson')));
  const report = await importCatalog(definitions, {
    client: DEMO_CLIENT,
    catalog: CATALOG,
    source,
    mapping: null,
    format: 'ndjson',
    mode: 'replace',
    baseUrl: publicUrl,
    currency: 'EUR',
    language: 'en',
    at: Date.now(),
    // The demo is what its files say, whatever was imported into it meanwhile.
    yes: true,
  });
  if (report.rejected > 0) throw new Error(`The demo catalog is broken: ${report.rejections[0]?.reason}`);
}

async function publishDemo(definitions: DefinitionStore, advisor: string): Promise<void> {
  const source = await readDemoFile(`${advisor}.yaml`);
  const published = await definitions.advisors.findPublished(DEMO_CLIENT, advisor);
  const current = published && (await definitions.advisors.findVersion(DEMO_CLIENT, advisor, published.version));
  if (current?.source === source) return;
  // Only here: most starts find the demo as it was, and need nothing of what checks an advisor.
  const { publishAdvisor } = await import('../advisors/publish-advisor.ts');
  const { kind, report } = await publishAdvisor(definitions, { name: `${advisor}.yaml`, text: source }, null);
  if (kind !== 'published') throw new Error(`The demo advisor is broken: ${report.findings[0]?.message}`);
}

async function renewKey(definitions: DefinitionStore): Promise<string> {
  const now = Date.now();
  // One that is damaged opens nothing.
  for (const { id, demo } of await definitions.keys.listUnrevoked(() => {})) {
    if (demo) await definitions.keys.revoke(id, now);
  }
  const made = await createKey(definitions, { client: DEMO_CLIENT, kind: 'publishable', demo: true }, now);
  if (made.kind === 'refused') throw new Error(`No demo key was made: ${made.faults[0]?.member} is wrong`);
  return made.key;
}
