// Files of real shops are not ours to include; where they are at hand, each goes the whole way: imported with the mapping
// that is inferred from it, an advisor drafted, proven, and measured with truthful shoppers.

import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAdvisorFile } from '@guidepost/advisor-file/read/read-advisor-file';
import { openSource } from '@guidepost/catalog/catalog-source';
import { plainMend } from '@guidepost/fault/plain-remedy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { checkAdvisorFile } from '../src/advisors/check-advisor-file.ts';
import { draftFromCatalog } from '../src/advisors/draft-from-catalog.ts';
import { simulateAdvisor } from '../src/advisors/simulate-advisor.ts';
import { importCatalog } from '../src/imports/import-catalog.ts';
import type { DefinitionStore } from '../src/storage/definitions/definition-store.ts';
import { openDefinitions } from '../src/storage/definitions/open-definitions.ts';

const root = process.env.GUIDEPOST_CATALOGS ?? fileURLToPath(new URL('../../../../shared/catalogs', import.meta.url));
const client = 'real';
let store: DefinitionStore;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-real-'));
  store = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

interface RealFile {
  readonly file: string;
  /** What the file does not have and a person has to supply. */
  readonly set: readonly string[];
}

/** `by`: the column that addresses are made of. */
const addresses = (by: string): string[] => [
  `image=https://shop.example/i/{${by}|slug}.jpg`,
  `link=https://shop.example/p/{${by}|slug}`,
];

const filesOf = (folder: string, set: readonly string[]): RealFile[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => ({ file: `${folder}/${name}`, set }))
    : [];

const files: readonly RealFile[] = [
  ...filesOf('laptops', addresses('laptop_ID')),
  ...filesOf('pc-parts/csv', addresses('name')),
  ...filesOf('pc-parts/json', addresses('name')),
  ...filesOf('shopify', ['link=https://shop.example/p/{Handle}']),
  ...filesOf('google-feed', []),
];

if (files.length === 0)
  console.warn(`Files of real shops were NOT tested: ${root} is missing; name their folder in GUIDEPOST_CATALOGS.`);

/** The share of truthful shoppers who see their product or another variant of it. */
const LEAST_FOUND = 0.95;

/** Nobody can buy what has no price. */
const WITHOUT_PRICES = 'pc-parts/csv/case-accessory.csv';

const order = ({ set }: Pick<RealFile, 'set'>, catalog: string) =>
  ({ client, catalog, set, at: 1, mode: 'replace', baseUrl: null, format: null, mapping: null, yes: true }) as const;

describe.skipIf(files.length === 0)('files of real shops', () => {
  test.each(files.filter(({ file }) => file !== WITHOUT_PRICES))(
    '$file: in by one command, and to an advisor that is proven and lets truthful shoppers find their product',
    async (real) => {
      const catalog = real.file.replace(/\.\w+$/, '').replace(/[^\w-]/g, '-');
      const source = await openSource(join(root, real.file));
      const report = await importCatalog(store, { ...order(real, catalog), source });
      await source.close();
      expect(report.products).toBeGreaterThan(0);
      const { rows = 0, repeated = 0 } = report.notices.listedAgain ?? {};
      expect(report.products + rows + repeated + report.rejected + report.dropped).toBe(report.rows);
      // Whatever was left out has a reason that names a field.
      for (const { field } of report.rejections) expect(['sku', 'image', 'price']).toContain(field);

      const drafted = await draftFromCatalog(store.catalogs, {
        client,
        catalog,
        advisor: catalog,
        language: null,
        mostQuestions: 12,
      });
      if (drafted.kind !== 'drafted') throw new Error(`${real.file}: ${drafted.kind}`);
      expect(readAdvisorFile(drafted.text, 'draft.yaml')).toMatchObject({ advisor: drafted.draft.advisor });
      const { findings, proof } = await checkAdvisorFile(
        store.catalogs,
        { name: 'draft.yaml', text: drafted.text },
        { seconds: 8 },
      );
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(proof).not.toBeNull();

      const target = { file: { name: 'draft.yaml', text: drafted.text } };
      const settings = { shoppers: null, skips: 0, mistakes: 0, seed: 1, orders: 0 };
      const outcome = await simulateAdvisor(store, target, settings, () => {});
      if (outcome.kind !== 'simulated') throw new Error(plainMend(outcome.said));
      const { truthful } = outcome.report.shoppers;
      if (isLong)
        console.log(
          [
            real.file,
            report.rows,
            report.products,
            report.rejected,
            report.dropped,
            report.attributes.length,
            drafted.draft.questions.length,
            (100 * truthful.found).toFixed(1),
            (100 * truthful.foundVariant).toFixed(1),
            truthful.questions.mean.toFixed(1),
            ((proof?.covered ?? 0) * 100).toFixed(0),
          ].join(' | '),
        );
      expect(truthful.foundVariant).toBeGreaterThanOrEqual(LEAST_FOUND);
      expect(truthful.empty).toBe(0);
      expect(drafted.draft.forecast.found).toBeCloseTo(truthful.found, 1);
    },
    // Proving alone takes eight seconds.
    3 * PATIENCE,
  );

  test('a file without prices changes nothing and says that it has none', async () => {
    const real = files.find(({ file }) => file === WITHOUT_PRICES);
    if (real === undefined) return;
    const source = await openSource(join(root, real.file));
    await expect(importCatalog(store, { ...order(real, 'accessories'), source })).rejects.toThrow(/price/);
    await source.close();
    expect(await store.catalogs.find(client, 'accessories')).toBeNull();
  });

  test('without what only the shop knows nothing goes in, and each missing field is named', async () => {
    for (const [file, missing] of [
      ['laptops/laptop_price.csv', ['image', 'link']],
      ['pc-parts/csv/mouse.csv', ['image', 'link']],
      ['shopify/apparel.csv', ['link']],
    ] as const) {
      if (!existsSync(join(root, file))) continue;
      const source = await openSource(join(root, file));
      const refused = await importCatalog(store, { ...order({ set: [] }, 'bare'), source }).catch((error) => error);
      await source.close();
      for (const field of missing) expect(String(refused.message)).toContain(field);
      expect(await store.catalogs.find(client, 'bare')).toBeNull();
    }
  });
});
