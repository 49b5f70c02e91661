// The query of a request to the admin interface: only names that the operation knows, each once.

import type { AdminRoute } from '@guidepost/contract/admin/admin-route';
import { PAGE, type PageRequest, readPageRequest } from '../lists/page.ts';
import { Refusal } from '../refusals/refusal.ts';

export function readQuery(route: AdminRoute, url: string): Readonly<Record<string, string>> | Refusal {
  const at = url.indexOf('?');
  const given = [...new URLSearchParams(at < 0 ? '' : url.slice(at + 1))];
  const known = Object.keys(route.query ?? {});
  if (route.anyQuery) return Object.fromEntries(given.filter(([name]) => known.includes(name)));
  if (given.some(([name]) => !known.includes(name))) {
    const there = known.length === 0 ? 'It takes none.' : `It takes: ${known.join(', ')}.`;
    return new Refusal('invalid-request', `The query has a parameter that this operation does not know. ${there}`);
  }
  const query = Object.fromEntries(given);
  return Object.keys(query).length === given.length
    ? query
    : new Refusal('invalid-request', 'A parameter of the query comes twice.');
}

/** The page that a list is asked for. `most`: entries that it may have. */
export function readPage(
  { after, limit }: Readonly<Record<string, string>>,
  most: number = PAGE.most,
): PageRequest | Refusal {
  const count = limit === undefined ? PAGE.usual : /^\d{1,6}$/.test(limit) ? Number(limit) : Number.NaN;
  const page = readPageRequest(after ?? null, count, most);
  return 'wrong' in page ? new Refusal('invalid-request', page.wrong) : page.value;
}
