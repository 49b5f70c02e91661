// The titles that a catalog has of the products of a file that has none: of the few that are shown as examples.

import { admin, useRead } from '../../asking.ts';

export interface PartOf {
  readonly client: string;
  readonly catalog: string;
}

/** By article number; null: the catalog has no such product, absent: it is not known. Null as a whole: there is no catalog to ask. */
export function useKnownTitles(
  partOf: PartOf | null,
  skus: readonly string[],
): ReadonlyMap<string, string | null> | null {
  const [asked] = useRead(
    (signal) => (partOf === null ? Promise.resolve([]) : Promise.all(skus.map((sku) => titleOf(partOf, sku, signal)))),
    JSON.stringify([partOf, skus]),
  );
  if (partOf === null) return null;
  return new Map(asked.state === 'there' ? asked.answer.filter((told) => told !== null) : []);
}

async function titleOf(
  partOf: PartOf,
  sku: string,
  signal: AbortSignal,
): Promise<readonly [string, string | null] | null> {
  const { entries, next } = await admin.call('listProducts', { ...partOf, signal, query: { search: sku, limit: 200 } });
  const title = entries.find((product) => product.sku === sku)?.title ?? null;
  return title === null && next !== null ? null : [sku, title];
}
