// A file has no prices: all products get one, and a second file with article numbers and prices brings the right ones.

import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const LAMPS = [
  'Article number,Name,Photo,Page,Shade',
  ...Array.from(
    { length: 12 },
    (_, at) =>
      `L-${at},Lamp ${at},https://img.example/${at}.jpg,https://shop.example/${at},${['linen', 'glass'][at % 2]}`,
  ),
].join('\n');
const PRICES = ['Article number,Price', ...Array.from({ length: 12 }, (_, at) => `L-${at},${20 + at}.50`)].join('\n');

it.runIf(HAS_BROWSER)('products without prices get one for all, and their own from a second file', async () => {
  const portal = await PortalServer.start();
  try {
    const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true });
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'lamps.csv', LAMPS);
    const one = page.getByLabel('One price for all products');
    await one.fill('9.90');
    await one.press('Enter');
    await page.getByRole('combobox', { name: 'Which currency are the prices in?' }).fill('EUR');
    await page.getByRole('option', { name: /EUR/ }).first().click();
    await page.locator('.desk:not([data-stale])').waitFor();
    await expectNoFaultAnywhere(page, 'one price for all products');
    const start = page.getByRole('button', { name: 'Import', exact: true });
    await start.click();
    await page.getByText('Done: the catalog has 12 products.').waitFor();

    await page.goto(`${portal.url}/admin/shops/demo/catalogs/lamps/mapping`);
    await dropFile(page, 'prices.csv', PRICES);
    // What the file is, and which of its columns has the prices, is found by what it has.
    const note = page.getByRole('region', { name: 'A part or the whole' });
    await note.getByText('Its column “Price” was taken as the price').waitFor();
    expect(await page.getByRole('combobox', { name: 'What the file is' }).inputValue()).toBe('update');
    expect(await page.getByRole('combobox', { name: 'Price', exact: true }).inputValue()).toBe('Price');
    await page.locator('.examples-of-products').getByText('Lamp 0', { exact: true }).waitFor();
    expect(await page.getByText('Columns that this file does not have').count()).toBe(0);
    const coming = page.getByRole('region', { name: 'What this file changes' });
    await coming.getByText('12 products with another price').waitFor();
    await coming.getByText('€9.90 → €20.50').waitFor();
    // First prices of their own are no upheaval.
    expect(await page.getByText('The import would stop').count()).toBe(0);
    await expectNoFaultAnywhere(page, 'a file of prices');
    await note.getByRole('button', { name: 'It is the whole catalog' }).click();
    await page.getByText('Still missing: Title').waitFor();
    await note.getByRole('button', { name: 'It is only what has changed' }).click();
    await coming.getByText('€9.90 → €20.50').waitFor();
    await start.click();
    await page.getByText('Done: the catalog has 12 products.').waitFor();
    expect(faults).toEqual([]);
  } finally {
    await portal.stop();
  }
});
