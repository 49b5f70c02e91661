// What a conversation outside the service needs: the published version of an advisor, compiled for its catalog as it is
// now, and its products to show.

import type { Advisor } from '@guidepost/engine/advisor';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import type { Product } from '@guidepost/engine/product';
import { QuestionRenderer } from '../next/render-question.ts';
import type { DefinitionStore } from '../storage/definition-store.ts';

export interface Play {
  readonly compiled: CompiledAdvisor;
  readonly renderer: QuestionRenderer;
  readonly products: readonly Product[];
  readonly version: number;
}

/** Null when the client has no such published advisor. */
export async function loadPlay(
  { advisors, catalogs }: DefinitionStore,
  client: string,
  advisor: string,
  language: string | null,
): Promise<Play | null> {
  const published = (await advisors.listPublished()).find(
    (entry) => entry.client === client && entry.advisor === advisor,
  );
  const version = published && (await advisors.findVersion(client, advisor, published.version));
  const catalog = version && (await catalogs.find(client, version.definition.catalog));
  if (!version || !catalog) return null;
  const { definition } = version;
  const builder = new SnapshotBuilder(catalog.attributes);
  const products: Product[] = [];
  for await (const batch of catalogs.read(client, definition.catalog)) {
    for (const product of batch) {
      builder.add(product);
      products.push(product);
    }
  }
  const titles = new Map(catalog.attributes.map((attribute) => [attribute.name, attribute]));
  return {
    compiled: compile(definition, builder.finish(catalog.revision)),
    renderer: new QuestionRenderer(definition, pickLanguage(definition, language), titles, ''),
    products,
    version: version.version,
  };
}

const pickLanguage = ({ language, texts }: Advisor, wanted: string | null): string =>
  wanted !== null && Object.hasOwn(texts, wanted) ? wanted : language;
