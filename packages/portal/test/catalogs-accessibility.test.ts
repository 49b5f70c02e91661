// The screens on which a catalog is made are without a fault that axe finds, in both languages and both colour schemes, and nothing is wider
// than a phone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { OWNER, PortalServer, signIn } from './fixture/portal-server.ts';

/** A column without a name, very long names and cells, cells that are no numbers, and no link. */
const FILE = [
  `Article,Product name,Price,Photo,Memory,Sold out,${'Endless'.repeat(20)}`,
  ...Array.from({ length: 30 }, (_, at) =>
    [
      ...[`A-${at}`, `Kettle ${at} ${'x'.repeat(at === 3 ? 300 : 1)}`, `${at + 20}.00`],
      ...[`https://i.example/${at}.jpg`, at === 5 ? 'plenty' : `${[4, 8, 16][at % 3]} GB`],
      ...[at % 2 === 0 ? 'yes' : 'no', at % 3 === 0 ? 'a' : 'b'.repeat(120)],
    ].join(','),
  ),
].join('\n');

const LOOKS = [
  { language: 'en', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { language: 'de', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
] as const;

describe.runIf(HAS_BROWSER)('every screen on which a catalog is made', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
  });
  afterAll(() => portal.stop());

  it.each(LOOKS)('is without fault in $language, $colorScheme', async ({ language, ...look }) => {
    const options = { ...look, locale: language, bypassCSP: true, reducedMotion: 'reduce' } as const;
    const { page, close } = await portal.visit('/admin', options);
    await signIn(page, OWNER);
    await page.locator('.cards li').first().waitFor();
    await page.locator('.self select').selectOption(language);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
    const shop = `${portal.url}/admin/shops/demo/catalogs`;
    await page.goto(`${shop}/~new`);
    await page.locator('.drop').waitFor();
    await expectNoFault(page, 'new catalog');
    const buffer = Buffer.from(FILE);
    await page.locator('input[type=file]').setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer });
    await page.locator('.examples-of-products').waitFor();
    await settled(page);
    await expectNoFault(page, 'columns, with something missing');
    for (const column of ['Memory', 'Sold out', 'Price', 'Photo']) {
      await page.getByRole('button', { name: column, exact: true }).first().click();
      await page.locator('.cells tbody tr').first().waitFor();
      await settled(page);
      await expectNoFault(page, `column ${column}`);
    }
    await close();
  });
});

const settled = (page: Page) => expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
