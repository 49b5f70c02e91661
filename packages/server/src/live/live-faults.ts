// The definitions that cannot be served as they are stored: a damaged key or product, a catalog that cannot be read, an
// advisor or an older version that cannot be compiled any more. Everything else is still served. The log names each fault
// once.

import type { Logger } from 'pino';
import type { PartHealth } from '../monitoring/health.ts';

export interface LiveFault {
  readonly kind: 'key' | 'products' | 'catalog' | 'advisor' | 'version';
  readonly client: string;
  /** The id of the key, the catalog, or the advisor. */
  readonly id: string;
  readonly problem: string;
}

export class LiveFaults {
  readonly #log: Logger;
  #faults: readonly LiveFault[] = [];
  /** Why the store could not be read at all at the last try; null if it could. */
  #unread: string | null = null;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Whether trying again may help, because what cannot be read now may be readable later. */
  get mayPass(): boolean {
    return this.#unread !== null || this.#faults.some(({ kind }) => MAY_PASS.includes(kind));
  }

  /** How many there are of each kind. */
  count(kind: LiveFault['kind']): number {
    return this.#faults.filter((fault) => fault.kind === kind).length;
  }

  /** Sets all faults of these kinds, in place of those before. */
  replace(kinds: readonly LiveFault['kind'][], faults: readonly LiveFault[]): void {
    const told = new Set(this.#faults.map(keyOf));
    for (const fault of faults) if (!told.has(keyOf(fault))) this.#log.error({ ...fault }, SAID[fault.kind]);
    this.#faults = [...this.#faults.filter(({ kind }) => !kinds.includes(kind)), ...faults];
  }

  /** Notes that the store could not be read at all. */
  couldNotRead(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem !== this.#unread) {
      this.#log.error({ err: error }, 'a change of the definitions could not be taken over; it is tried again');
    }
    this.#unread = problem;
  }

  couldRead(): void {
    this.#unread = null;
  }

  get health(): readonly PartHealth[] {
    const problems = KINDS.flatMap((kind) => {
      const count = this.count(kind);
      return count === 0 ? [] : [`${COUNTED[kind]}: ${count}`];
    });
    if (this.#unread !== null) problems.push('changes cannot be taken over now, and are tried again');
    if (problems.length === 0) return [{ part: 'definitions', state: 'ok', detail: null }];
    return [{ part: 'definitions', state: 'degraded', detail: `${problems.join('; ')}. The log names them.` }];
  }
}

const KINDS = ['key', 'products', 'catalog', 'advisor', 'version'] as const;
const MAY_PASS: readonly LiveFault['kind'][] = ['catalog', 'advisor', 'version'];

const COUNTED: Readonly<Record<LiveFault['kind'], string>> = {
  key: 'keys that are damaged and open nothing',
  products: 'catalogs with damaged products, which are left out',
  catalog: 'catalogs that cannot be read',
  advisor: 'advisors that cannot be served as they were published',
  version: 'older versions that sessions started with and that cannot be served',
};

const SAID: Readonly<Record<LiveFault['kind'], string>> = {
  key: 'a key is damaged and opens nothing; revoke it, and make another',
  products: 'products of a catalog are damaged and left out; remove them, then import the catalog again',
  catalog: 'a catalog cannot be read; its advisors stay as they were, and it is tried again',
  advisor: 'an advisor cannot be served as it was published; it stays as it was before, and it is tried again',
  version: 'an older version cannot be served; sessions that started with it begin anew, and it is tried again',
};

const keyOf = ({ kind, client, id, problem }: LiveFault): string => JSON.stringify([kind, client, id, problem]);
