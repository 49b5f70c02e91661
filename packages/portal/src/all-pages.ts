// Lists that a screen needs as a whole.

import type { AdminAnswer, AdminInput } from '@guidepost/contract/admin/admin-client';
import type { AdminOperation } from '@guidepost/contract/admin/admin-routes';
import { admin } from './asking.ts';

type Listing = {
  [Name in AdminOperation]: AdminAnswer<Name> extends { readonly next: string | null } ? Name : never;
}[AdminOperation];

/** More than so many pages are not asked for: whoever has more sees the first of them. */
const MOST_PAGES = 10;

/** All entries, page by page. */
export async function allPagesOf<Name extends Listing, Entry>(
  name: Name,
  input: AdminInput<Name>,
  entriesOf: (page: AdminAnswer<Name>) => readonly Entry[],
  { mostPages = MOST_PAGES } = {},
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const query: object = { limit: 200, ...(after !== null && { after }) };
    const page = (await admin.call(name, { ...input, query } as AdminInput<Name>)) as AdminAnswer<Name> & {
      readonly next: string | null;
    };
    entries.push(...entriesOf(page));
    after = page.next;
    if (after === null) break;
  }
  return entries;
}
