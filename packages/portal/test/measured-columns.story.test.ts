// Columns of measures, ranges and offers in the portal, in a real browser: the unit takes one click, a range is every size in it, and dates of
// a reduced price are told as that.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { PortalServer } from './fixture/portal-server.ts';

const FITS = ['35/40', '36/41', '35/45', '40/46'];
const BOOTS = [
  'Article,Product name,Sale price,Price,Sale ends,Photo,Page,Height,Shoe size',
  ...Array.from({ length: 40 }, (_, at) =>
    [
      ...[`B-${(at * 37) % 101}`, `Boot ${at}`, at % 4 === 0 ? '39.00' : '', `${60 + at}.00`],
      ...[at % 4 === 0 ? '2020-01-31' : '', `https://img.example/${at}.jpg`, `https://shop.example/b/${at}`],
      ...[`${12 + (at % 9)}`, FITS[at % 4]],
    ].join(','),
  ),
].join('\n');

describe.runIf(HAS_BROWSER)('measured columns of a file', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
  });
  afterAll(() => portal.stop());

  it('get a unit by one click, are lists of all sizes in a range, and say when an offer holds', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'boots.csv', BOOTS);
    const side = page.locator('.desk-side');
    await side.getByText('40 products').waitFor();
    await page.getByRole('button', { name: 'Height', exact: true }).click();
    const asked = page.getByRole('group', { name: 'Nothing in the file says the unit. What are its numbers in?' });
    await asked.getByRole('button', { name: 'cm', exact: true }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Unit').inputValue()).toBe('cm');
    await side.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Shoe size', exact: true }).click();
    expect(await page.getByLabel('Ranges such as 35–41').inputValue()).toBe('numbers');
    await side.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Sale ends', exact: true }).click();
    expect(await page.getByLabel('What is it?').inputValue()).toBe('offer');
    expect(faults).toEqual([]);
    await close();
  });
});
