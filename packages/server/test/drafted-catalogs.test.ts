// Drafts of catalogs that real shops have, whose mappings are inferred. The files are not ours to include; where they are
// missing, this says so and tests nothing.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAdvisor } from '@guidepost/advice/check-advisor';
import { draftAdvisor } from '@guidepost/advice/draft/draft-advisor';
import { simulate } from '@guidepost/advice/simulate/simulate';
import { openSource } from '@guidepost/catalog/catalog-source';
import { inferMapping } from '@guidepost/catalog/infer/infer-mapping';
import { readGivenField } from '@guidepost/catalog/mapping/read-given-field';
import { readCatalog } from '@guidepost/catalog/read-catalog';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import { readAdvisorFile } from '../src/advisors/file/read-advisor-file.ts';
import { writeDraft } from '../src/advisors/write-draft.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const catalogs = process.env.GUIDEPOST_CATALOGS ?? join(root, '../shared/catalogs');
const parts = join(catalogs, 'pc-parts/csv');
const areThere = existsSync(parts);
if (!areThere)
  console.warn(`Drafts of real catalogs were NOT tested: ${catalogs} is missing; name it in GUIDEPOST_CATALOGS.`);

/** Without any price, nothing of it can be imported. */
const WITHOUT_PRICES = ['case-accessory.csv'];
const LINKS = ['link=https://shop.example/{name|url}', 'image=https://images.example/{name|url}.jpg'];

const files: readonly (readonly [file: string, given: readonly string[], currency: string])[] = areThere
  ? [
      ...readdirSync(parts)
        .filter((name) => name.endsWith('.csv') && !WITHOUT_PRICES.includes(name))
        .map((name) => [`pc-parts/csv/${name}`, LINKS, 'USD'] as const),
      ['pc-parts/json/monitor.json', LINKS, 'USD'],
      ['pc-parts/json/headphones.json', LINKS, 'USD'],
      ['laptops/laptop_price.csv', LINKS.map((link) => link.replace('{name|url}', '{laptop_ID}')), 'EUR'],
      ['google-feed/importpc-google_feed.xml', [], 'CZK'],
      ['google-feed/groundies-products.xml', [], 'USD'],
      ...['apparel', 'home-and-garden', 'jewelery', 'packt-Product-data'].map(
        (name) => [`shopify/${name}.csv`, ['link=https://shop.example/{Handle}'], 'USD'] as const,
      ),
    ]
  : [];

async function load(file: string, given: readonly string[], currency: string) {
  const path = join(catalogs, file);
  const { mapping } = await inferMapping(await openSource(path), {
    given: given.map((field) => readGivenField('--set', field)),
    currency,
  });
  const reading = readCatalog(await openSource(path), { mapping });
  let builder: SnapshotBuilder | null = null;
  for await (const batch of reading.products) {
    builder ??= new SnapshotBuilder(reading.attributes());
    for (const product of batch) builder.add(product);
  }
  const attributes = reading.attributes();
  return { attributes, snapshot: (builder ?? new SnapshotBuilder(attributes)).finish(1) };
}

test.skipIf(!areThere).each(files)(
  '%s: the draft has no errors, reads back, and 95%% of truthful shoppers find their product with it',
  async (file, given, currency) => {
    const { attributes, snapshot } = await load(file, given, currency);
    const draft = draftAdvisor({ client: 'shop', catalog: 'any', currency, attributes }, snapshot, {
      advisor: 'any',
      language: 'en',
      mostQuestions: 12,
    });
    if (draft.kind === 'nothing') throw new Error(JSON.stringify(draft));
    expect(readAdvisorFile(writeDraft(draft, 1), 'draft.yaml')).toMatchObject({ advisor: draft.advisor });
    expect(checkAdvisor(draft.advisor, attributes, snapshot).filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
    const settings = { shoppers: null, skips: 0, mistakes: 0, seed: 1, orders: 0 };
    const { truthful } = simulate(draft.advisor, attributes, snapshot, settings);
    expect(truthful.found).toBeGreaterThanOrEqual(0.95);
    expect(draft.forecast.found).toBeCloseTo(truthful.found, 1);
  },
);
