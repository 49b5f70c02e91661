// Reports an advisor whose catalog does not exist. Most often its client or catalog is misspelt, so the finding has the place of that
// word.

import type { FileEdit } from '@guidepost/advisor-file/edit/file-edit';
import type { Advisor } from '@guidepost/engine/advisor';
import { closestName } from '@guidepost/fault/closest-name';
import { type Mend, mend, type Remedy } from '@guidepost/fault/remedy';
import { oneOrSeveral } from '@guidepost/fault/say-number';
import type { CatalogRevision } from '../catalogs/catalog-store.ts';

interface UnknownCatalog {
  readonly severity: 'error';
  readonly code: 'unknown-catalog';
  readonly pointer: string;
  readonly message: string;
  readonly mend: string | Mend;
  readonly fix?: FileEdit;
}

/** `stored`: every catalog that exists. */
export function explainUnknownCatalog(
  { client, catalog }: Pick<Advisor, 'client' | 'catalog'>,
  stored: readonly Pick<CatalogRevision, 'client' | 'catalog'>[],
): UnknownCatalog {
  const common = { severity: 'error', code: 'unknown-catalog' } as const;
  const importIt: Remedy = { kind: 'import-file', client, catalog };
  const catalogsOf = (of: string): string[] => stored.filter((each) => each.client === of).map((each) => each.catalog);
  const own = catalogsOf(client);
  if (own.length > 0) {
    const meant = closestName(catalog, own);
    return {
      ...common,
      pointer: '/catalog',
      message: `The client "${client}" has no catalog "${catalog}".`,
      mend: `${meant === null ? '' : `Did you mean \`${meant}\`? `}The client has: ${own.join(', ')}.`,
      ...(meant === null ? {} : { fix: { kind: 'set', pointer: '/catalog', value: meant } }),
    };
  }
  const clients = [...new Set(stored.map((each) => each.client))].sort();
  const meant = closestName(client, clients);
  if (meant !== null) {
    const others = catalogsOf(meant);
    return {
      ...common,
      pointer: '/client',
      message: `There is no client "${client}".`,
      mend: mend`Did you mean \`${meant}\`? It has the ${oneOrSeveral(others.length, 'catalog')} ${others.join(', ')}. For a new client, ${importIt}.`,
      ...(others.includes(catalog) ? { fix: { kind: 'set', pointer: '/client', value: meant } } : {}),
    };
  }
  if (clients.length === 0) {
    return {
      ...common,
      pointer: '/catalog',
      message: `The client "${client}" has no catalog "${catalog}".`,
      mend: mend`Import it first: ${importIt}.`,
    };
  }
  return {
    ...common,
    pointer: '/client',
    message: `There is no client "${client}".`,
    mend: mend`Clients are: ${clients.join(', ')}. For a new one, ${importIt}.`,
  };
}
