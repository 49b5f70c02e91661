// Versions of advisors that are not published any more, for sessions that began with them. Those used last stay compiled; others are compiled
// again when a session asks for them.

import type { LiveAdvisor, VersionName } from './live-advisor.ts';
import type { LiveFault } from './live-faults.ts';

/** How many stay compiled. */
const KEPT = 100;

export class OlderVersions {
  readonly #load: (wanted: VersionName) => Promise<LiveAdvisor | null>;
  /** By client, advisor and version, in the order of last use. */
  readonly #kept = new Map<string, LiveAdvisor>();
  readonly #loading = new Map<string, Promise<LiveAdvisor | null>>();
  /** Those that a session asked for and that cannot be served. */
  readonly #unserved = new Map<string, VersionName & { readonly problem: string }>();

  /** `load` compiles one, or resolves to null if there is none. */
  constructor(load: (wanted: VersionName) => Promise<LiveAdvisor | null>) {
    this.#load = load;
  }

  /** Those that stay compiled. */
  get kept(): Iterable<LiveAdvisor> {
    return this.#kept.values();
  }

  /** Those that sessions asked for and that cannot be served. */
  get unserved(): readonly LiveFault[] {
    return [...this.#unserved.values()].map(({ client, advisor, version, problem }) => ({
      ...{ kind: 'version', client, id: advisor },
      problem: `version ${version}: ${problem}`,
    }));
  }

  /**
   * The result is a promise only if it has to be compiled first. Null if there is none, or if it cannot be served: then {@link unserved} has
   * it, and {@link tryAgain} tries it again.
   */
  find(wanted: VersionName): LiveAdvisor | null | Promise<LiveAdvisor | null> {
    const key = keyOf(wanted);
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    if (this.#unserved.has(key)) return null;
    let loading = this.#loading.get(key);
    if (loading === undefined) {
      loading = this.#tryToLoad(wanted).finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  keep(live: LiveAdvisor): void {
    this.#kept.set(keyOf(live), live);
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(key);
    }
  }

  /** Puts what `renewed` gives in the place of each. One for which it throws is loaded again when a session asks for it. Then the fault is told. */
  renew(renewed: (live: LiveAdvisor) => LiveAdvisor): void {
    for (const [key, live] of this.#kept) {
      try {
        this.#kept.set(key, renewed(live));
      } catch {
        this.#kept.delete(key);
      }
    }
  }

  async tryAgain(): Promise<void> {
    for (const { client, advisor, version } of this.#unserved.values())
      await this.#tryToLoad({ client, advisor, version });
  }

  async #tryToLoad(wanted: VersionName): Promise<LiveAdvisor | null> {
    const key = keyOf(wanted);
    try {
      const loaded = await this.#load(wanted);
      if (loaded !== null) this.keep(loaded);
      this.#unserved.delete(key);
      return loaded;
    } catch (error) {
      this.#unserved.set(key, { ...wanted, problem: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }
}

/** Ids contain no line break. */
const keyOf = ({ client, advisor, version }: VersionName): string => `${client}\n${advisor}\n${version}`;
