// The use case of simulating: takes an advisor from its file or as it is published, with its catalog as it is now, and lets shoppers talk
// to it.

import { type AgainstAsked, judgeAsked } from '@guidepost/advice/draft/judge-asked';
import { refusedAttributes } from '@guidepost/advice/draft/refused-attributes';
import type { NamingOfProducts } from '@guidepost/advice/draft/unfit-products';
import { simulate } from '@guidepost/advice/simulate/simulate';
import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import type { SimulationSettings } from '@guidepost/advice/simulate/simulation-settings';
import { faultLine } from '@guidepost/advisor-file/read/advisor-file-fault';
import { readAdvisorFile } from '@guidepost/advisor-file/read/read-advisor-file';
import { SIMULATION_RANGES } from '@guidepost/contract/requests/advisor-request';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { joinMends, type Mend, mend, mendOf } from '@guidepost/fault/remedy';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { takeSnapshot } from '../catalogs/take-snapshot.ts';
import { type Given, readWholeNumber } from '../values/given-values.ts';
import type { AdvisorStore } from './advisor-store.ts';
import { type GivenFile, refuseOtherClient } from './check-advisor-file.ts';
import { findVersion, sayNotPublished } from './find-version.ts';
import { findNaming } from './naming-of-products.ts';
import { nothingNoted, noting } from './note-texts.ts';
import { explainUnknownCatalog } from './unknown-catalog.ts';

/** Which advisor: one in a file, or a published one. */
export type SimulatedTarget = { readonly file: GivenFile } | { readonly client: string; readonly advisor: string };

export interface SimulatedAdvisor {
  readonly advisor: Advisor;
  /** Null if the advisor comes from a file. */
  readonly version: number | null;
  readonly attributes: readonly Attribute[];
  readonly snapshot: Snapshot;
  /** One for each product, in catalog order. */
  readonly titles: readonly string[];
  /** Of some products, as a draft looks at them. */
  readonly texts: readonly string[];
  readonly said: readonly string[];
  /** Of the catalog, as it was stated; null: nobody did. */
  readonly language: string | null;
  readonly currency: string | null;
  readonly naming: NamingOfProducts;
}

export type SimulationOutcome =
  | {
      readonly kind: 'simulated';
      readonly of: SimulatedAdvisor;
      /** The settings, with the usual values for those that nobody gave. */
      readonly settings: SimulationSettings;
      readonly report: SimulationReport;
      /** What stands against publishing it, as for a draft. */
      readonly against: readonly AgainstAsked[];
      /** Attributes that nobody should be asked for, however well they tell products apart. */
      readonly refused: ReadonlySet<string>;
    }
  | NotSimulated;

interface NotSimulated {
  readonly kind: 'has-errors' | 'not-published' | 'unknown-catalog';
  readonly said: Mend;
}

interface Stores {
  readonly advisors: AdvisorStore;
  readonly catalogs: CatalogStore;
}

/** The usual settings. */
export const USUAL_SIMULATION: SimulationSettings = { shoppers: null, skips: 0.1, mistakes: 0.1, orders: 5, seed: 1 };

const readWithin =
  ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  (text: string): Given<number> =>
    readWholeNumber(text, minimum, maximum);

export const readShoppers = readWithin(SIMULATION_RANGES.shoppers);
export const readOrders = readWithin(SIMULATION_RANGES.orders);
export const readSeed = readWithin(SIMULATION_RANGES.seed);

/** `given`: all other settings are as usual. `progress`: gets the number of conversations that are done, and of all. */
export async function simulateAdvisor(
  stores: Stores,
  target: SimulatedTarget,
  given: Partial<SimulationSettings>,
  progress: (done: number, total: number) => void = () => {},
): Promise<SimulationOutcome> {
  const settings = { ...USUAL_SIMULATION, ...given };
  const of = await findSimulated(stores, target);
  if ('kind' in of) return of;
  const { advisor, attributes, snapshot, titles } = of;
  const report = simulate(advisor, attributes, snapshot, settings, { titles, onProgress: progress });
  const against = judgeAsked(advisor, of, report, settings.mistakes);
  return {
    kind: 'simulated',
    of,
    settings,
    report,
    against,
    refused: refusedAttributes(attributes, snapshot, of.said),
  };
}

async function findSimulated(stores: Stores, target: SimulatedTarget): Promise<SimulatedAdvisor | NotSimulated> {
  const found = await findAdvisor(stores.advisors, target);
  return 'kind' in found ? found : withCatalog(stores.catalogs, found.advisor, found.version);
}

/** Without its catalog. */
export async function findAdvisor(
  advisors: AdvisorStore,
  target: SimulatedTarget,
): Promise<Pick<SimulatedAdvisor, 'advisor' | 'version'> | NotSimulated> {
  if ('file' in target) {
    const { name, text, client } = target.file;
    const reading = readAdvisorFile(text, name);
    if ('faults' in reading) return { kind: 'has-errors', said: joinMends(reading.faults.map(faultLine), '\n') };
    const { advisor } = reading;
    if (client !== undefined && advisor.client !== client) {
      const { message, mend: way } = refuseOtherClient(advisor.client, client);
      return { kind: 'has-errors', said: mend`${name}: ${message} ${way}` };
    }
    return { advisor, version: null };
  }
  const { client, advisor } = target;
  const found = await findVersion(advisors, client, advisor);
  if (found.kind === 'found') return { advisor: found.version.definition, version: found.version.version };
  const known = found.kind === 'not-published' ? found.known : [];
  return { kind: 'not-published', said: [sayNotPublished(client, advisor, known)] };
}

export async function withCatalog(
  catalogs: CatalogStore,
  advisor: Advisor,
  version: number | null,
): Promise<SimulatedAdvisor | NotSimulated> {
  const { client, catalog } = advisor;
  const found = await catalogs.find(client, catalog);
  if (found === null) {
    const { message, mend: way } = explainUnknownCatalog(advisor, await catalogs.listRevisions());
    return { kind: 'unknown-catalog', said: mend`${message} ${mendOf(way)}` };
  }
  const { attributes, revision, currency } = found;
  const noted = nothingNoted();
  const snapshot = await takeSnapshot(attributes, noting(catalogs.read(client, catalog), noted), revision);
  const { titles, texts, said } = noted;
  const naming = findNaming(found.mapping, snapshot, titles);
  return { advisor, version, attributes, snapshot, titles, texts, said, language: found.language, currency, naming };
}
