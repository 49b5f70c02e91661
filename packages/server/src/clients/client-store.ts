// The shops that own catalogs, advisors and keys. One comes into being when it is first named.

import type { Page, PageRequest } from '../lists/page.ts';

export interface Client {
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface ClientOverview extends Client {
  readonly catalogs: number;
  readonly advisors: number;
  readonly publishedAdvisors: number;
}

export interface ClientStore {
  /** By name; only these if any are named. */
  list(request: PageRequest, only?: readonly string[]): Promise<Page<Client>>;
  find(client: string): Promise<ClientOverview | null>;
  /** Resolves to false if there is one already. */
  create(client: string, at: number): Promise<boolean>;
}
