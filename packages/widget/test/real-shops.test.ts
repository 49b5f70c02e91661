// From the file of a real shop to a shopper who finds the product: each in another format, by the commands as they are printed, without
// an edited file, and in the widget in a real browser. Such files are not ours to include; where they are at hand, short runs take one
// of them and one that we wrote, and full runs one, another each time, and all that we wrote. GUIDEPOST_CATALOGS takes all.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pick, pickSeveral, seededRandom } from '../../../bench/random.ts';
import { PATIENCE, PATIENCE_WITHIN } from '../../../scripts/fixture/patience.ts';
import { isLong, seedOf } from '../../../scripts/fixture/test-length.ts';
import type { PlainAdvisor, PlainProduct } from '../../server/test/truth/plain-shop.ts';
import { makeFolder, type Serving, tidyUp } from '../../server/test-process/fixture/process.ts';
import { HAS_BROWSER } from './fixture/browser.ts';
import { type Known, serveShops, serves, setUpShop } from './fixture/by-the-commands.ts';
import { OWN_EXPORTS, type OwnExport, writeOwn } from './fixture/own-exports.ts';
import { sharedBrowser, sharedShopPage } from './fixture/shared-between-files.ts';
import type { ShopPage } from './fixture/shop-page.ts';
import { TruthfulShopper } from './fixture/truthful-shopper.ts';

const catalogs =
  process.env.GUIDEPOST_CATALOGS ?? fileURLToPath(new URL('../../../../shared/catalogs', import.meta.url));

interface RealShop extends Known {
  readonly format: string;
  readonly file: string;
  /** What is in the file, if it is written by the test. */
  readonly own?: OwnExport;
}

/** The quickest first. */
const SHOPS: readonly RealShop[] = [
  { format: 'Heureka XML', file: 'fashion-heureka/heureka.xml' },
  { format: 'CSV of a scraper', file: 'tv-ktronix/televisores.csv', currency: 'COP' },
  { format: 'nested JSON', file: 'bikes-json/bikes.json' },
  { format: 'Ceneo XML', file: 'computers-ceneo/ceneo.xml' },
  { format: 'Shopify CSV', file: 'shopify/home-and-garden.csv', currency: 'USD' },
  { format: 'Wix CSV', file: 'cosmetics-wix/catalog_products.csv', currency: 'CHF' },
  { format: 'WooCommerce CSV', file: 'wine-woocommerce/woocommerce-products.csv', currency: 'RSD' },
  { format: 'Yandex YML', file: 'home-yml/eva.xml' },
  { format: 'Magento CSV', file: 'vapes-magento2/magento_export.csv', currency: 'USD' },
  { format: 'Google TSV', file: 'campers-tsv/feed.tsv' },
  { format: 'Google RSS', file: 'google-feed/importpc-google_feed.xml' },
  { format: 'Excel workbook', file: 'drinks-alko/alkon-hinnasto-tekstitiedostona.xlsx', currency: 'EUR' },
];

const present = SHOPS.filter(({ file }) => existsSync(join(catalogs, file)));
if (present.length === 0)
  console.warn(
    `Shops were NOT set up from real files: ${catalogs} is missing; name their folder in GUIDEPOST_CATALOGS.`,
  );
const own: readonly RealShop[] = OWN_EXPORTS.map((one) => ({ ...one, own: one }));
const seed = seedOf(1);
if (isLong) console.info(`The shop of a real file is chosen by the seed ${seed}.`);
const some = pickSeveral(seededRandom(seed), present, 1);
const inFull = process.env.GUIDEPOST_CATALOGS === undefined ? some : present;
const taken = isLong ? [...own, ...inFull] : [...own.slice(0, 1), ...present, ...own.slice(1)].slice(0, 2);

describe.skipIf(!HAS_BROWSER)('a shop from its file, by the commands as they are printed', () => {
  let data: string;
  let shop: ShopPage;
  let server: Serving;
  let key: string;
  let context: BrowserContext;
  const nameOf = (real: RealShop): string => real.format.toLowerCase().replaceAll(' ', '-');

  beforeAll(async () => {
    data = await makeFolder();
    shop = await sharedShopPage();
    ({ server, key } = await serveShops(data, shop.origin));
    context = await (await sharedBrowser()).newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_WITHIN);
    // Pictures of real shops are never asked for.
    await context.route('https://**', (route) => route.abort());
  });
  afterAll(async () => {
    await context?.close();
    await tidyUp();
  });

  const fileOf = async (real: RealShop): Promise<string> => {
    if (real.own === undefined) return join(catalogs, real.file);
    const path = join(data, real.file);
    await writeOwn(path, real.own);
    return path;
  };

  /** The place of the product among the results, or of another variant of it; -1 if there is none. */
  const placeOf = (wanted: PlainProduct, products: readonly PlainProduct[], skus: readonly string[]): number => {
    const isWanted = (sku: string): boolean =>
      sku === wanted.sku ||
      (wanted.group != null && products.find((product) => product.sku === sku)?.group === wanted.group);
    return skus.findIndex(isWanted);
  };

  test.each(taken)(
    '$format: a truthful shopper finds the product, asks again, and is led to its page',
    async (real) => {
      const { advisor: file, products } = await setUpShop(data, nameOf(real), await fileOf(real), real);
      const advisor: PlainAdvisor = parse(await readFile(file, 'utf8'));
      const wanted = pick(
        seededRandom([...own, ...present].indexOf(real) + 1),
        products.filter(({ available }) => available !== false),
      );
      await serves(server, key, nameOf(real));
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      const shopper = new TruthfulShopper(page, { advisor, product: wanted });
      await shopper.opens(
        shop.show({ baseUrl: server.url, advisor: nameOf(real), key, lang: advisor.language ?? 'en' }),
      );
      const isShown = (): number =>
        placeOf(
          wanted,
          products,
          (shopper.said.results ?? []).map(({ sku }) => sku),
        );
      await shopper.repliesToTheEnd();
      expect(isShown(), `${wanted.sku} ${wanted.title}`).toBeGreaterThanOrEqual(0);

      const { reconsider } = shopper.said;
      expect(await shopper.advisor.locator('.card .offers').count()).toBe(shopper.said.results?.length);
      if (reconsider) {
        await shopper.advisor.locator('.reconsider').click();
        await shopper.sees(reconsider.question.title);
        await shopper.replies(reconsider.question);
        await shopper.repliesToTheEnd();
      }
      const found = shopper.said.results?.[isShown()];
      const shown = products.find(({ sku }) => sku === found?.sku);
      if (found === undefined || shown === undefined) throw new Error(`${wanted.title} is not shown any more.`);
      expect(found.title).toBe(shown.title);
      const card = shopper.advisor.locator('.card', { has: page.locator(`a[href="${new URL(found.link).href}"]`) });
      expect(await card.locator('.result-title').allTextContents()).toContain(shown.title);
      const { currency } = shopper.said;
      if (currency == null) throw new Error('The service does not say the currency.');
      const sign = new Intl.NumberFormat(advisor.language, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      })
        .formatToParts(1)
        .find(({ type }) => type === 'currency')?.value;
      expect(await card.locator('.price').first().textContent()).toContain(sign);
      expect(faults).toEqual([]);
      await page.close();
    },
    // It starts ten processes one after another.
    3 * PATIENCE,
  );
});
