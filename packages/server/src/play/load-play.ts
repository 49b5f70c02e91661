// What a conversation outside the service needs: an advisor, published or still a file, compiled for its catalog as it is
// now, and the catalog's products to show.

import type { Advisor } from '@guidepost/engine/advisor';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import type { Product } from '@guidepost/engine/product';
import { chooseLanguage } from '../rendering/choose-language.ts';
import { QuestionRenderer } from '../rendering/render-question.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';

export interface Play {
  readonly compiled: CompiledAdvisor;
  readonly renderer: QuestionRenderer;
  readonly products: readonly Product[];
  /** Of the catalog: an ISO 4217 code, or null where nobody said. */
  readonly currency: string | null;
}

/** Null when the client has no such catalog. `language` is one of the advisor's; the nearest is taken, else its own. */
export async function loadPlay(
  { catalogs }: DefinitionStore,
  definition: Advisor,
  language: string | null,
): Promise<Play | null> {
  const catalog = await catalogs.find(definition.client, definition.catalog);
  if (catalog === null) return null;
  const builder = new SnapshotBuilder(catalog.attributes);
  const products: Product[] = [];
  for await (const batch of catalogs.read(definition.client, definition.catalog)) {
    for (const product of batch) {
      builder.add(product);
      products.push(product);
    }
  }
  const attributes = new Map(catalog.attributes.map((attribute) => [attribute.name, attribute]));
  const chosen = chooseLanguage(language, languagesOf(definition));
  return {
    compiled: compile(definition, builder.finish(catalog.revision)),
    renderer: new QuestionRenderer(definition, chosen, attributes, ''),
    products,
    currency: catalog.currency,
  };
}

/** The advisor's own language first. */
export const languagesOf = ({ language, texts }: Advisor): readonly string[] => [
  ...new Set([language, ...Object.keys(texts)]),
];
