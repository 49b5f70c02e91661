// Products that an advisor could recommend and has not, since a day: those on sale of which it speaks, without those of which it is known
// that they were among the first results of any step since.

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Advisor } from '@guidepost/engine/advisor';
import { hasBit } from '@guidepost/engine/bits';
import { satisfiedBy } from '@guidepost/engine/satisfied-by';
import { compareTexts, textAt } from '@guidepost/engine/text-list';
import type { InsightStore } from '../insights/insight-store.ts';
import { inSlices } from './in-slices.ts';
import type { LiveCatalog } from './live-catalogs.ts';

export interface UnrecommendedOrder {
  readonly advisor: Pick<Advisor, 'client' | 'id' | 'where'>;
  readonly catalog: Pick<LiveCatalog, 'snapshot' | 'rendered'>;
  /** A day, `2026-11-21`. */
  readonly since: string;
}

export interface UnrecommendedProduct {
  readonly sku: string;
  readonly title: string;
  readonly link: string;
}

export interface Unrecommended {
  readonly count: number;
  /** All on sale of which the advisor speaks. */
  readonly of: number;
  /** The first {@link MOST_LISTED} by title. */
  readonly products: readonly UnrecommendedProduct[];
}

export const MOST_LISTED = 50;

/** Rows are read while shoppers are answered. */
const ROWS_AT_ONCE = 1000;

export async function findUnrecommended(
  store: Pick<InsightStore, 'listRecommended'>,
  { advisor, catalog: { snapshot, rendered }, since }: UnrecommendedOrder,
): Promise<Unrecommended> {
  const recommended = await readRecommended(store, { client: advisor.client, advisor: advisor.id }, since);
  const isMeant = advisor.where === null ? () => true : satisfiedBy(advisor.where, snapshot);
  const products: UnrecommendedProduct[] = [];
  let [count, of] = [0, 0];
  await inSlices(snapshot.size, (product) => {
    if (!hasBit(snapshot.available, product) || !isMeant(product)) return;
    of += 1;
    const sku = textAt(snapshot.skus, product);
    if (recommended.has(sku)) return;
    count += 1;
    const { title, link } = rendered.read(product);
    addByTitle(products, { sku, title, link });
  });
  return { count, of, products };
}

async function readRecommended(
  store: Pick<InsightStore, 'listRecommended'>,
  advisor: { readonly client: string; readonly advisor: string },
  since: string,
): Promise<ReadonlySet<string>> {
  const recommended = new Set<string>();
  for (let after = ''; ; ) {
    const rows = await store.listRecommended(advisor, { after, limit: ROWS_AT_ONCE });
    for (const { sku, day } of rows) if (day >= since) recommended.add(sku);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return recommended;
    after = last.sku;
    // The embedded store answers in this very turn.
    await nextTurn();
  }
}

/** Behind those of the same title. */
function addByTitle(products: UnrecommendedProduct[], one: UnrecommendedProduct): void {
  const last = products.at(-1);
  if (products.length === MOST_LISTED && last !== undefined && compareTexts(last.title, one.title) <= 0) return;
  const at = products.findIndex((other) => compareTexts(other.title, one.title) > 0);
  products.splice(at === -1 ? products.length : at, 0, one);
  if (products.length > MOST_LISTED) products.pop();
}
