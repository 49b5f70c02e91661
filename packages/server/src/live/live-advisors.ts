// The advisors that the process serves: the published version of each, and older versions that sessions still use, compiled
// for the catalog as it is now. Requests find them in memory. A change replaces an advisor as a whole.

import type { Advisor } from '@guidepost/engine/advisor';
import type { AdvisorStore, PublishedAdvisor } from '../advisors/advisor-store.ts';
import { bindAdvisor, type LiveAdvisor, type VersionName } from './live-advisor.ts';
import type { LiveCatalog, LiveCatalogs } from './live-catalogs.ts';
import type { LiveFault } from './live-faults.ts';
import { OlderVersions } from './older-versions.ts';

export class LiveAdvisors {
  readonly #store: AdvisorStore;
  readonly #catalogs: LiveCatalogs;
  readonly #publicUrl: string;
  /** By client and advisor. */
  #published: ReadonlyMap<string, LiveAdvisor> = new Map();
  /** The same by client, then advisor, so that no key has to be made to find one. */
  #byClient = new Map<string, Map<string, LiveAdvisor>>();
  readonly #older = new OlderVersions((wanted) => this.#loadOlder(wanted));

  constructor(store: AdvisorStore, catalogs: LiveCatalogs, publicUrl: string) {
    this.#store = store;
    this.#catalogs = catalogs;
    this.#publicUrl = publicUrl;
  }

  get size(): number {
    return this.#published.size;
  }

  /** The version that new sessions start with. */
  find(client: string, advisor: string): LiveAdvisor | null {
    return this.#byClient.get(client)?.get(advisor) ?? null;
  }

  /** What a client has published, by id. */
  listOf(client: string): readonly LiveAdvisor[] {
    return [...(this.#byClient.get(client)?.values() ?? [])].sort((a, b) => (a.advisor < b.advisor ? -1 : 1));
  }

  /** Older versions that sessions asked for and that cannot be served. */
  get unserved(): readonly LiveFault[] {
    return this.#older.unserved;
  }

  /**
   * The version that a session started with. The result is a promise only if it has to be compiled first. Null if there is
   * none, or if it cannot be served: then {@link unserved} has it, and each {@link refresh} tries it again.
   */
  findVersion(client: string, advisor: string, version: number): LiveAdvisor | null | Promise<LiveAdvisor | null> {
    const published = this.find(client, advisor);
    return published?.version === version ? published : this.#older.find({ client, advisor, version });
  }

  /** Takes off at once what is not published any more, because {@link refresh} may have to wait for a catalog. */
  async dropUnpublished(): Promise<void> {
    const wanted = await this.#listedKeys();
    const published = [...this.#published.values()];
    const dropped = published.filter(({ client, advisor }) => !wanted.has(keyOf(client, advisor)));
    if (dropped.length === 0) return;
    for (const live of dropped) this.#older.keep(live);
    const kept = published.filter((live) => !dropped.includes(live));
    this.#publish(new Map(kept.map((live) => [keyOf(live.client, live.advisor), live])));
  }

  #publish(published: ReadonlyMap<string, LiveAdvisor>): void {
    this.#published = published;
    this.#byClient = new Map();
    for (const live of published.values()) {
      const own = this.#byClient.get(live.client);
      if (own === undefined) this.#byClient.set(live.client, new Map([[live.advisor, live]]));
      else own.set(live.advisor, live);
    }
  }

  async #listedKeys(): Promise<ReadonlySet<string>> {
    return new Set((await this.#store.listPublished()).map(({ client, advisor }) => keyOf(client, advisor)));
  }

  /**
   * Follows the store: what was published, what was taken off, and catalogs at a new revision. Resolves to what cannot be
   * served as it is stored. If it was served before, it stays as it was.
   */
  async refresh(revisionOf: (client: string, catalog: string) => number | null): Promise<readonly LiveFault[]> {
    const faults: LiveFault[] = [];
    const wanted = await this.#store.listPublished();
    const definitions = await this.#definitionsOf(wanted, faults);
    const isCurrent = ({ client, advisor, version, catalog }: PublishedAdvisor) => {
      const live = this.find(client, advisor);
      return live?.version === version && live.catalog.revision === revisionOf(client, catalog);
    };
    const stale = new Map<string, { client: string; catalog: string }>();
    for (const published of wanted) {
      if (!isCurrent(published)) stale.set(keyOf(published.client, published.catalog), published);
    }
    await Promise.all(
      [...stale.values()].map(async ({ client, catalog }) => {
        const own = wanted.filter((published) => published.client === client && published.catalog === catalog);
        const older = [...this.#older.kept, ...this.#published.values()]
          .filter((live) => live.client === client && live.catalog.catalog === catalog)
          .map(({ compiled }) => compiled.advisor);
        const needed = own.flatMap((published) => definitions.get(versionKey(published)) ?? []);
        try {
          await this.#catalogs.load(client, catalog, new Set([...needed, ...older]));
        } catch (error) {
          faults.push({ kind: 'catalog', client, id: catalog, problem: textOf(error) });
        }
      }),
    );
    // Building may have taken long: what was taken off meanwhile does not come back.
    const still = await this.#listedKeys();
    this.#swap(
      wanted.filter(({ client, advisor }) => still.has(keyOf(client, advisor))),
      definitions,
      faults,
    );
    await this.#older.tryAgain();
    return [...faults, ...this.#damagedProducts(wanted)];
  }

  #damagedProducts(wanted: readonly PublishedAdvisor[]): LiveFault[] {
    const catalogs = new Set(wanted.map(({ client, catalog }) => this.#catalogs.find(client, catalog)));
    return [...catalogs].flatMap((live) => {
      if (live === null || live.damaged.count === 0) return [];
      const { client, catalog, damaged } = live;
      const problem = `${damaged.count} in revision ${live.revision}, among them: ${damaged.skus.join(', ')}`;
      return [{ kind: 'products', client, id: catalog, problem }];
    });
  }

  async #definitionsOf(wanted: readonly PublishedAdvisor[], faults: LiveFault[]): Promise<Map<string, Advisor>> {
    const definitions = new Map<string, Advisor>();
    for (const published of wanted) {
      const { client, advisor, version } = published;
      try {
        const live = this.find(client, advisor);
        const definition =
          live?.version === version
            ? live.compiled.advisor
            : (await this.#store.findVersion(client, advisor, version))?.definition;
        if (definition) definitions.set(versionKey(published), definition);
      } catch (error) {
        faults.push({ kind: 'advisor', client, id: advisor, problem: `version ${version}: ${textOf(error)}` });
      }
    }
    return definitions;
  }

  #swap(wanted: readonly PublishedAdvisor[], definitions: ReadonlyMap<string, Advisor>, faults: LiveFault[]): void {
    const published = new Map<string, LiveAdvisor>();
    const unread = new Set(faults.map(({ kind, client, id }) => keyOf(kind, client, id)));
    for (const entry of wanted) {
      const { client, advisor, version } = entry;
      const before = this.find(client, advisor);
      const definition = definitions.get(versionKey(entry));
      const catalog = this.#catalogs.find(client, entry.catalog);
      if (unread.has(keyOf('advisor', client, advisor)) || unread.has(keyOf('catalog', client, entry.catalog))) {
        if (before !== null) published.set(keyOf(client, advisor), before);
        continue;
      }
      if (!definition || !catalog) continue;
      try {
        published.set(keyOf(client, advisor), this.#bind(definition, entry, catalog));
      } catch (error) {
        faults.push({ kind: 'advisor', client, id: advisor, problem: `version ${version}: ${textOf(error)}` });
        if (before !== null) published.set(keyOf(client, advisor), before);
      }
    }
    for (const before of this.#published.values()) {
      const now = published.get(keyOf(before.client, before.advisor));
      if (now?.version !== before.version) this.#older.keep(before);
    }
    this.#older.renew((live) => {
      const catalog = this.#catalogs.find(live.client, live.catalog.catalog);
      return catalog === null || catalog === live.catalog ? live : this.#bind(live.compiled.advisor, live, catalog);
    });
    this.#publish(published);
  }

  async #loadOlder(wanted: VersionName): Promise<LiveAdvisor | null> {
    const { client, advisor, version } = wanted;
    const definition = (await this.#store.findVersion(client, advisor, version))?.definition;
    if (definition === undefined) return null;
    const catalog = await this.#catalogs.load(client, definition.catalog, [definition]);
    return catalog && this.#bind(definition, wanted, catalog);
  }

  #bind(definition: Advisor, name: VersionName, catalog: LiveCatalog): LiveAdvisor {
    const known = this.find(name.client, name.advisor);
    if (known?.version === name.version && known.catalog === catalog) return known;
    return bindAdvisor(definition, name, catalog, this.#publicUrl);
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ids contain no line break. */
const keyOf = (...parts: (string | number)[]): string => parts.join('\n');
const versionKey = ({ client, advisor, version }: VersionName): string => keyOf(client, advisor, version);
