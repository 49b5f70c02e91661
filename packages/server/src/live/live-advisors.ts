// The advisors that the process serves: the published version of each, and older versions that sessions still use, compiled
// for the catalog as it is now. Requests find them in memory. A change replaces an advisor as a whole.

import type { Advisor } from '@guidepost/engine/advisor';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { wholeGroupings } from '@guidepost/engine/whole-groupings';
import type { AdvisorStore, PublishedAdvisor } from '../advisors/advisor-store.ts';
import { AttributeWords } from '../rendering/attribute-words.ts';
import { QuestionRenderer } from '../rendering/render-question.ts';
import { RenderedDetails } from '../rendering/rendered-details.ts';
import { RenderedReasons } from '../rendering/rendered-reasons.ts';
import { RenderedReplies } from '../rendering/rendered-replies.ts';
import { type ResultTexts, resultsIn } from '../rendering/results-in-language.ts';
import type { LiveCatalog, LiveCatalogs } from './live-catalogs.ts';
import type { LiveFault } from './live-faults.ts';

export interface LiveAdvisor {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  /** No other advisor, version or revision of its catalog has the same in this process. */
  readonly binding: number;
  readonly compiled: CompiledAdvisor;
  readonly catalog: LiveCatalog;
  /** The advisor's own language first. */
  readonly languages: readonly string[];
  readonly renderers: ReadonlyMap<string, QuestionRenderer>;
  /** By language, as are those for who asks for more than questions and results. */
  readonly results: ReadonlyMap<string, ResultTexts>;
  readonly replies: ReadonlyMap<string, RenderedReplies>;
  readonly reasons: ReadonlyMap<string, RenderedReasons>;
  readonly details: ReadonlyMap<string, RenderedDetails>;
}

interface UnservedVersion {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly problem: string;
}

/** How many older versions stay compiled. Others are compiled again when a session asks for them. */
const OLDER_VERSIONS_KEPT = 100;

export class LiveAdvisors {
  readonly #store: AdvisorStore;
  #lastBinding = 0;
  readonly #catalogs: LiveCatalogs;
  readonly #publicUrl: string;
  /** By client and advisor. */
  #published: ReadonlyMap<string, LiveAdvisor> = new Map();
  /** The same by client, then advisor, so that no key has to be made to find one. */
  #byClient = new Map<string, Map<string, LiveAdvisor>>();
  /** By client, advisor and version, in the order of last use. */
  #older = new Map<string, LiveAdvisor>();
  readonly #loading = new Map<string, Promise<LiveAdvisor | null>>();
  /** Older versions that a session asked for and that cannot be served. */
  readonly #unserved = new Map<string, UnservedVersion>();

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

  /** Older versions that sessions asked for and that cannot be served. */
  get unserved(): readonly LiveFault[] {
    return [...this.#unserved.values()].map(({ client, advisor, version, problem }) => ({
      ...{ kind: 'version', client, id: advisor },
      problem: `version ${version}: ${problem}`,
    }));
  }

  /**
   * The version that a session started with. The result is a promise only if it has to be compiled first. Null if there is
   * none, or if it cannot be served: then {@link unserved} has it, and each {@link refresh} tries it again.
   */
  findVersion(client: string, advisor: string, version: number): LiveAdvisor | null | Promise<LiveAdvisor | null> {
    const published = this.find(client, advisor);
    if (published?.version === version) return published;
    const key = keyOf(client, advisor, version);
    const older = this.#older.get(key);
    if (older !== undefined) {
      this.#older.delete(key);
      this.#older.set(key, older);
      return older;
    }
    if (this.#unserved.has(key)) return null;
    let loading = this.#loading.get(key);
    if (loading === undefined) {
      loading = this.#tryToLoad(client, advisor, version).finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  /** Takes off at once what is not published any more, because {@link refresh} may have to wait for a catalog. */
  async dropUnpublished(): Promise<void> {
    const wanted = await this.#listedKeys();
    const published = [...this.#published.values()];
    const dropped = published.filter(({ client, advisor }) => !wanted.has(keyOf(client, advisor)));
    if (dropped.length === 0) return;
    for (const live of dropped) this.#older.set(versionKey(live), live);
    const kept = published.filter((live) => !dropped.includes(live));
    this.#publish(new Map(kept.map((live) => [keyOf(live.client, live.advisor), live])));
    this.#trimOlder();
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
        const older = [...this.#older.values(), ...this.#published.values()]
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
    for (const { client, advisor, version } of this.#unserved.values()) await this.#tryToLoad(client, advisor, version);
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
        published.set(keyOf(client, advisor), this.#bind(definition, client, advisor, version, catalog));
      } catch (error) {
        faults.push({ kind: 'advisor', client, id: advisor, problem: `version ${version}: ${textOf(error)}` });
        if (before !== null) published.set(keyOf(client, advisor), before);
      }
    }
    for (const before of this.#published.values()) {
      const now = published.get(keyOf(before.client, before.advisor));
      if (now?.version !== before.version) this.#older.set(versionKey(before), before);
    }
    for (const [key, live] of this.#older) {
      const catalog = this.#catalogs.find(live.client, live.catalog.catalog);
      if (catalog !== null && catalog !== live.catalog) {
        const { compiled, client, advisor, version } = live;
        try {
          this.#older.set(key, this.#bind(compiled.advisor, client, advisor, version, catalog));
        } catch {
          // It is loaded again when a session asks for it. Then the fault is told.
          this.#older.delete(key);
        }
      }
    }
    this.#trimOlder();
    this.#publish(published);
  }

  async #tryToLoad(client: string, advisor: string, version: number): Promise<LiveAdvisor | null> {
    const key = keyOf(client, advisor, version);
    try {
      const loaded = await this.#loadOlder(client, advisor, version);
      this.#unserved.delete(key);
      return loaded;
    } catch (error) {
      this.#unserved.set(key, { client, advisor, version, problem: textOf(error) });
      return null;
    }
  }

  async #loadOlder(client: string, advisor: string, version: number): Promise<LiveAdvisor | null> {
    const definition = (await this.#store.findVersion(client, advisor, version))?.definition;
    if (definition === undefined) return null;
    const catalog = await this.#catalogs.load(client, definition.catalog, [definition]);
    if (catalog === null) return null;
    const live = this.#bind(definition, client, advisor, version, catalog);
    this.#older.set(versionKey(live), live);
    this.#trimOlder();
    return live;
  }

  #trimOlder(): void {
    for (const key of this.#older.keys()) {
      if (this.#older.size <= OLDER_VERSIONS_KEPT) break;
      this.#older.delete(key);
    }
  }

  #bind(definition: Advisor, client: string, advisor: string, version: number, catalog: LiveCatalog): LiveAdvisor {
    const known = this.find(client, advisor);
    if (known?.version === version && known.catalog === catalog) return known;
    const titles = new Map(catalog.attributes.map((attribute) => [attribute.name, attribute]));
    const languages = [definition.language, ...Object.keys(definition.texts)];
    const shown = definition.results.attributes;
    const byLanguage = <Made>(make: (language: string) => Made): Map<string, Made> =>
      new Map(languages.map((language) => [language, make(language)]));
    const compiled = compile(definition, catalog.snapshot, catalog.preparation, catalog.previous);
    const wholes = wholeGroupings(compiled);
    const replies = byLanguage(
      (language) => new RenderedReplies(definition, language, titles, catalog.currency, wholes),
    );
    const { attributes, snapshot, rendered } = catalog;
    const results = byLanguage((language) => resultsIn(language, attributes, snapshot, rendered));
    return {
      client,
      advisor,
      version,
      binding: ++this.#lastBinding,
      compiled,
      catalog,
      languages: [...new Set(languages)],
      renderers: byLanguage((language) => new QuestionRenderer(definition, language, titles, this.#publicUrl)),
      replies,
      reasons: new Map([...replies].map(([language, own]) => [language, new RenderedReasons(own)])),
      results,
      details: byLanguage((language) => {
        const words = new AttributeWords(definition, language);
        return new RenderedDetails(catalog, results.get(language) ?? rendered, shown, titles, words, language);
      }),
    };
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ids contain no line break. */
const keyOf = (...parts: (string | number)[]): string => parts.join('\n');
const versionKey = ({ client, advisor, version }: { client: string; advisor: string; version: number }): string =>
  keyOf(client, advisor, version);
