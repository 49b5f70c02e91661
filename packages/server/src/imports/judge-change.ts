// What has to be looked at before a change of a catalog takes effect, whether it is an import or a deletion.

import { testedAttributes } from '@guidepost/advice/check/tested-attributes';
import { type Advisor, isValueAnswers } from '@guidepost/engine/advisor';
import type { AdvisorStore } from '../advisors/advisor-store.ts';
import type { Catalog } from '../catalogs/catalog-store.ts';
import { CatalogBefore } from './catalog-before.ts';
import type { ComingCatalog } from './coming-catalog.ts';
import type { EmptiedAttribute } from './import-notices.ts';
import type { ImportStores } from './import-order.ts';
import type { EmptiedInUse, StopReason } from './import-stop.ts';
import { type AdvisorConcern, judgeAdvisors, publishedOver } from './judge-advisors.ts';

/** More than half of what was there. */
export function removesTooMany(before: Catalog | null, removed: number, by: 'import' | 'deletion'): StopReason[] {
  const products = before?.products ?? 0;
  return removed * 2 > products ? [{ code: 'too-many-removed', removed, products, by }] : [];
}

export function judgeChange(
  stores: ImportStores,
  of: { readonly client: string; readonly catalog: string },
  before: Catalog | null,
  coming: ComingCatalog,
): Promise<readonly AdvisorConcern[]> {
  return judgeAdvisors(stores.advisors, of, before && new CatalogBefore(stores, before), coming);
}

export function breaksAdvisors(concerns: readonly AdvisorConcern[]): StopReason[] {
  const breaking = concerns.filter(({ breaks }) => breaks);
  return breaking.length > 0 ? [{ code: 'advisors-broken', concerns: breaking }] : [];
}

/** What is almost empty and asked for by nobody is merely told: prices and stock are not to wait for it. */
export async function emptiesAdvisors(
  store: AdvisorStore,
  { client, catalog }: { readonly client: string; readonly catalog: string },
  emptied: readonly EmptiedAttribute[],
): Promise<StopReason[]> {
  if (emptied.length === 0) return [];
  const published = (await publishedOver(store, client, catalog)).map(({ definition }) => ({
    id: definition.id,
    used: attributesUsed(definition),
  }));
  const attributes: EmptiedInUse[] = emptied
    .map((each) => ({ ...each, advisors: published.flatMap(({ id, used }) => (used.has(each.name) ? id : [])) }))
    .filter(({ advisors }) => advisors.length > 0);
  return attributes.length === 0 ? [] : [{ code: 'attributes-emptied', attributes }];
}

/** Which attributes an advisor speaks of at all: in its scope, its questions and its answers. */
function attributesUsed({ where, questions }: Advisor): Set<string> {
  const conditions = where === null ? [] : [where];
  const used = new Set<string>();
  for (const question of questions) {
    if (question.type === 'RANGE') used.add(question.attribute);
    else if (isValueAnswers(question.answers)) used.add(question.answers.attribute);
    else conditions.push(...question.answers.flatMap((answer) => answer.where ?? []));
  }
  for (const condition of conditions) for (const attribute of testedAttributes(condition)) used.add(attribute);
  return used;
}
