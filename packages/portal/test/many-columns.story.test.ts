// A file with hundreds of columns, of which most can never be a price, and with values that many products lack: in a real browser.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const CREAMS = 30;
const BENEFITS = 120;

/** No column is called price; the kind is said of two in three, and 120 columns have a text each. */
const creams = [
  [
    ...['Article', 'Product name', 'What one pays', 'Photo', 'Page', 'Skin', 'Pieces'],
    ...Array.from({ length: BENEFITS }, (_, nth) => `Benefit ${nth}`),
  ].join(','),
  ...Array.from({ length: CREAMS }, (_, at) =>
    [
      ...[`C-${at}`, `Night Cream ${at}`, `${10 + (at % 7)}.90`, `https://img.example/${at}.jpg`],
      ...[`https://shop.example/c/${at}`, ['dry', 'oily', ''][at % 3], 1 + (at % 4)],
      ...Array.from({ length: BENEFITS }, (_, nth) => `Soothes and helps skin ${nth} ${at}`),
    ].join(','),
  ),
].join('\n');

describe.runIf(HAS_BROWSER)('a file with many columns', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
  });
  afterAll(() => portal.stop());

  it('offers what can be the price first, finds the others by keyboard, and says what is not known of every product', async () => {
    const { page, faults, close } = await portal.visitAsOwner({ bypassCSP: true });
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'creams.csv', creams);
    const side = page.locator('.desk-side');
    await side.getByText('The first products').waitFor();
    // What the importer took for the price is left out, so that it is asked for.
    await page.getByRole('button', { name: 'What one pays', exact: true }).click();
    const is = side.getByLabel('What is it?');
    if ((await is.inputValue()) !== 'nothing') await is.selectOption('Left out');
    await side.getByRole('button', { name: 'Close' }).click();
    const price = page.getByRole('combobox', { name: 'Which column is the price?' });
    await page.getByText(`There are ${BENEFITS + 7} columns in all.`, { exact: false }).waitFor();
    await price.click();
    const likely = page.getByRole('group', { name: 'Likely' }).getByRole('option');
    expect(await likely.allInnerTexts()).toEqual([
      expect.stringContaining('What one pays'),
      expect.stringContaining('Pieces'),
    ]);
    // The others are there, and not all at once.
    const options = page.locator('.offered-choices [role=option]');
    expect(await options.count()).toBeLessThan(20);
    // Numbers of the mapping before are faint until those of this one are there.
    await expect.poll(() => page.locator('.desk[data-stale]').count()).toBe(0);
    await expectNoFaultAnywhere(page, 'columns that can be the price');
    await price.fill('benefit 11');
    // 11, and 110 to 119.
    await expect.poll(() => options.count()).toBe(11);
    await price.fill('no such column');
    await page.getByText('No column is called so.').waitFor();
    await price.fill('one pays');
    await page.keyboard.press('Enter');
    await expect.poll(() => price.inputValue()).toBe('What one pays');
    await page.getByRole('combobox', { name: 'Which currency are the prices in?' }).fill('euro');
    await page.getByRole('option', { name: 'Euro (EUR)' }).click();

    // Each cell is understood, and a third of the products has none.
    await side.getByText('All filled cells were understood.').waitFor();
    const lacking = side.locator('.troubles > li', { hasText: '10 products have no value' });
    await lacking.waitFor();
    await page.locator('tr', { hasText: 'Skin' }).first().getByText('10 without').waitFor();
    await lacking.getByRole('button').click();
    await side.getByText('10 products have no value.').waitFor();
    await side.getByText('Every filled cell was understood').waitFor();
    await expectNoFaultAnywhere(page, 'a column that products lack');
    await side.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText(`Done: the catalog has ${CREAMS} products.`).waitFor();
    const unknown = page.getByRole('region', { name: 'What is not known of every product' });
    await unknown.getByText('10 products have no value (known of 67%)').waitFor();
    await expectNoFaultAnywhere(page, 'what is not known after an import');
    // The report stands alone, and what led to it comes back.
    expect(await page.getByRole('button', { name: /Import/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Change what the columns are' }).click();
    await page.getByRole('button', { name: 'Import again' }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(1);
    expect(faults).toEqual([]);
    await close();
  });
});
