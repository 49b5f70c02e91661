// What `guidepost simulate` looks at: an advisor, from its file or as it is published, and its catalog as it is now.

import { faultLine } from '@guidepost/advisor-file/read/advisor-file-fault';
import { readAdvisorFile } from '@guidepost/advisor-file/read/read-advisor-file';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type Mend, mend, mendOf } from '@guidepost/fault/remedy';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { takeSnapshot } from '../catalogs/take-snapshot.ts';
import type { AdvisorStore } from './advisor-store.ts';
import { explainUnknownCatalog } from './unknown-catalog.ts';

export interface SimulationSubject {
  readonly advisor: Advisor;
  /** Null where the advisor comes from a file. */
  readonly version: number | null;
  readonly attributes: readonly Attribute[];
  readonly snapshot: Snapshot;
}

/** Why there is nothing to simulate; a line each. */
export interface NoSubject {
  readonly problems: readonly (string | Mend)[];
}

export async function subjectOfFile(
  catalogs: CatalogStore,
  text: string,
  fileName: string,
): Promise<SimulationSubject | NoSubject> {
  const reading = readAdvisorFile(text, fileName);
  return 'faults' in reading
    ? { problems: reading.faults.map(faultLine) }
    : withCatalog(catalogs, reading.advisor, null);
}

export async function subjectOfPublished(
  { advisors, catalogs }: { readonly advisors: AdvisorStore; readonly catalogs: CatalogStore },
  client: string,
  advisor: string,
): Promise<SimulationSubject | NoSubject> {
  const published = await advisors.listPublished();
  const entry = published.find((one) => one.client === client && one.advisor === advisor);
  const found = entry && (await advisors.findVersion(client, advisor, entry.version));
  if (found) return withCatalog(catalogs, found.definition, found.version);
  const others = published.filter((one) => one.client === client).map((one) => one.advisor);
  const known = others.length > 0 ? ` It has: ${others.join(', ')}.` : '';
  return { problems: [`${client} has no published advisor ${advisor}.${known}`] };
}

async function withCatalog(
  catalogs: CatalogStore,
  advisor: Advisor,
  version: number | null,
): Promise<SimulationSubject | NoSubject> {
  const { client, catalog } = advisor;
  const found = await catalogs.find(client, catalog);
  if (found === null) {
    const { message, mend: way } = explainUnknownCatalog(advisor, await catalogs.list());
    return { problems: [mend`${message} ${mendOf(way)}`] };
  }
  const { attributes, revision } = found;
  const snapshot = await takeSnapshot(attributes, catalogs.read(client, catalog), revision);
  return { advisor, version, attributes, snapshot };
}
