// The use case behind `guidepost publish`: checks, then adds a new version and makes it the one that sessions start with.
// A file that is published already, to the letter, makes no version: versions say when something changed.

import { isDeepStrictEqual } from 'node:util';
import type { Advisor } from '@guidepost/engine/advisor';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { AdvisorStore } from './advisor-store.ts';
import { checkAdvisor } from './check-advisor.ts';
import { type CheckReport, hasErrors } from './check-report.ts';
import type { Proving } from './prove-within.ts';

export interface PublishReport extends CheckReport {
  /** Null: errors stopped it, and nothing changed. */
  readonly published: { readonly advisor: string; readonly version: number } | null;
  /** The published version is this very file, so there is no new one. */
  readonly unchanged: boolean;
}

export async function publishAdvisor(
  stores: { readonly advisors: AdvisorStore; readonly catalogs: CatalogStore },
  text: string,
  fileName: string,
  at: number,
  proving: Proving | null = null,
): Promise<PublishReport> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const report = await checkAdvisor(stores.catalogs, text, fileName, proving);
    if (report.advisor === null || hasErrors(report)) return { ...report, published: null, unchanged: false };
    const version = await findSame(stores.advisors, report.advisor, text);
    if (version !== null) return { ...report, published: { advisor: report.advisor.id, version }, unchanged: true };
    const checkedAt = report.catalog?.revision ?? null;
    const published = await stores.advisors.publish(report.advisor, text, at, checkedAt);
    if (published !== null) return { ...report, published, unchanged: false };
    // What was checked is not what shoppers would get: the catalog changed meanwhile.
  }
  throw new Error(
    `The catalog changed during each of ${ATTEMPTS} checks; nothing was published. Try again when it rests.`,
  );
}

const ATTEMPTS = 5;

/** The published version, where it has this text and what is read from it now is what was read from it then. */
async function findSame(advisors: AdvisorStore, definition: Advisor, text: string): Promise<number | null> {
  const { client, id } = definition;
  const published = await advisors.findPublished(client, id);
  const found = published && (await advisors.findVersion(client, id, published.version));
  return found && found.source === text && isDeepStrictEqual(found.definition, definition) ? found.version : null;
}
