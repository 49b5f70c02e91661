// Catalogs in the portal, in a real browser: from a file that is dropped to products in the table, and
// what a viewer may not.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { createAccount, PortalServer } from './fixture/portal-server.ts';

const HEAD = 'Article,Product name,Price,Photo,Page,Memory,<img src=x onerror=alert(1)>,Note';
const row = (at: number, memory: string, color: string, note = ''): string =>
  `K-${at},Kettle ${at},${20 + at}.90,https://img.example/${at}.jpg,https://shop.example/p/${at},${memory},${color},${note}`;

/** A column with a hostile name, a hostile cell, and a few cells that are no numbers. */
const KETTLES = [
  HEAD,
  ...Array.from({ length: 80 }, (_, at) =>
    row(
      at,
      at % 40 === 7 ? 'plenty' : `${[4, 8, 16][at % 3]} GB`,
      ['red', 'Red', 'blue'][at % 3] ?? '',
      at % 2 === 0 ? '<script>alert(2)</script>' : `Note ${at % 5}`,
    ),
  ),
].join('\n');

/** No links, no currency, two without a price, and one without a picture. */
const TEAS = [
  'Article,Product name,Price,Photo,Flavour',
  ...Array.from({ length: 20 }, (_, at) => at + 1).map((at) =>
    [
      ...[`T-${(at * 37) % 101}`, `Black Tea ${at}`, at === 7 || at === 8 ? '' : `${at + 100}.50`],
      ...[at === 9 ? '' : `https://img.example/${at}.jpg`, ['mild', 'strong', 'bitter'][at % 3]],
    ].join(','),
  ),
].join('\n');

const addresses = (path: string, name: string, rest: string): string[] =>
  [1, 2, 3].map((at) => `https://tea.example.rs/${path}/${name}-${at}${rest}`);

describe.runIf(HAS_BROWSER)('catalogs', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
  });
  afterAll(() => portal.stop());

  it('come from a file whose columns are put right: what comes out is seen beside, and then in the table', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    page.on('dialog', (dialog) => faults.push(dialog.message()));
    await page.goto(`${portal.url}/admin/shops/demo/catalogs`);
    await page.getByRole('link', { name: 'New catalog' }).click();
    await dropFile(page, 'Spring kettles.csv', KETTLES);
    const side = page.locator('.desk-side');
    await side.getByText('The first products').waitFor();
    // The hostile column is a text like any other.
    await page.getByRole('button', { name: '<img src=x onerror=alert(1)>' }).click();
    await side.getByRole('heading', { name: '<img src=x onerror=alert(1)>' }).waitFor();
    await chooseKind(page, 'A text');
    await side.getByLabel('What shoppers read').fill('Colour');
    await side.getByLabel('What shoppers read').press('Enter');
    await side.getByText('For experts').click();
    await side.getByLabel('Name in conditions').fill('color');
    await side.getByLabel('Name in conditions').press('Enter');
    // Two spellings are one.
    await side.locator('.cells').getByLabel('red', { exact: true }).check();
    await side.locator('.cells').getByLabel('Red', { exact: true }).check();
    await side.getByRole('button', { name: 'These are one' }).click();
    await side.getByText('Red → red').waitFor();
    await side.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Memory', exact: true }).click();
    await side.getByText('2 cells not understood').waitFor();
    await expect.poll(() => side.locator('tr[data-unread]').first().textContent()).toContain('plenty');
    await chooseKind(page, 'A text');
    await side.getByText('Every filled cell was understood').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await side.getByText('2 cells not understood').waitFor();
    // Somebody may know what it means.
    await side.getByLabel('What it means').fill('32');
    await side.getByLabel('What it means').press('Enter');
    await side.getByText('Every filled cell was understood').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await side.getByText('2 cells not understood').waitFor();

    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await side.locator('.cells').getByText('<script>alert(2)</script>').first().waitFor();
    await chooseKind(page, 'Left out');
    await expect.poll(() => page.getByLabel('Name of the catalog').inputValue()).toBe('spring-kettles');
    // The file does not say the currency, and nothing is guessed.
    await page.getByText('Still missing: Currency.').waitFor();
    await chooseCurrency(page, 'euro', 'Euro (EUR)');
    const promise = page.getByText('nothing is imported before you say so');
    await promise.waitFor();
    await importNow(page);
    await page.getByText('Done: the catalog has 80 products.').waitFor();
    expect(await promise.count()).toBe(0);
    await page.getByText('2 cells were not understood').waitFor();
    // What comes next is one click away, with these products.
    await page.getByRole('link', { name: 'Make an advisor from these products' }).click();
    await page.getByRole('heading', { level: 1, name: 'New advisor' }).waitFor();
    expect(await page.getByLabel('Catalog', { exact: true }).inputValue()).toBe('spring-kettles');
    await page.getByRole('navigation').getByRole('link', { name: 'Catalogs' }).click();
    await page.getByRole('link', { name: 'spring-kettles' }).click();

    await page.getByLabel('Search by title or article number').fill('kettle 7');
    await page.getByText('11 products', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Kettle 73' }).click();
    const product = page.getByRole('dialog');
    await product.getByText('€93.90').waitFor();
    await product.getByText('Colour').waitFor();
    await product.getByText('red', { exact: true }).waitFor();
    await product.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Properties' }).click();
    // Two of three kettles are red, and 78 have a memory from 4 to 16 GB.
    await page.locator('.spread').filter({ hasText: 'red' }).getByText('54', { exact: true }).waitFor();
    await page.getByRole('img', { name: 'How products lie from 4 to 16' }).waitFor();
    await page.getByText('2 products have no value.').waitFor();
    await page.getByRole('link', { name: 'Mapping', exact: true }).click();
    await page.getByText('The mapping file, for developers').click();
    await page.getByText('Red: red').waitFor();
    await page.getByRole('link', { name: 'Imports' }).click();
    await page.getByRole('button', { name: /Report of/ }).click();
    await page.getByText('80 new').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('get their links from the address of one product, and nobody loses a row unseen', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'teas.csv', TEAS);
    const link = page.getByRole('region', { name: 'Link to the product' });
    const paste = link.getByLabel('Paste the address of one product’s page');
    await link.getByText('Take this product’s: Black Tea 1, article T-37.').waitFor();
    await paste.fill('https://tea.example.rs/leaves/');
    await paste.press('Enter');
    await link.getByText('where does the article number go?').waitFor();
    await link.getByRole('button', { name: 'Put it here: https://tea.example.rs/leaves/{Article}' }).waitFor();
    // What comes at once is whole, and nobody has to leave the field.
    await paste.fill('https://tea.example.rs/leaves/black-tea-1?from=x');
    // It was found as the name, which the address has in small letters.
    await expect
      .poll(() => link.getByRole('link').allTextContents())
      .toEqual(addresses('leaves', 'black-tea', '?from=x'));
    await link.getByLabel('Text of the address, part 1').fill('https://tea.example.rs/buy/');
    await expect.poll(() => link.getByRole('link').allTextContents()).toEqual(addresses('buy', 'black-tea', '?from=x'));
    await link.getByRole('button', { name: 'Take out the column Product name' }).click();
    await link.getByText('The same for every product.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => link.getByRole('link').count()).toBe(3);
    // The likeliest currency is that of the country in which the shop is.
    const currency = page.getByRole('combobox', { name: 'Which currency are the prices in?' });
    await expect.poll(() => currency.inputValue()).toBe('Serbian Dinar (RSD)');
    await page.getByText('The likely one is filled in; is it right?').waitFor();

    const side = page.locator('.desk-side');
    await side.getByText('RSD').first().waitFor();
    const lost = side.locator('.lost-rows > li', { hasText: '2 products have no price' });
    await lost.getByRole('button', { name: 'Show' }).click();
    await lost.getByText('Black Tea 7').waitFor();
    await lost.getByRole('button', { name: 'All right, go on without them' }).click();
    // They are told in words, and one click counts them again.
    const leftOut = side.locator('.left-out > li', { hasText: '2 rows are left out because “Price” is empty there.' });
    await leftOut.getByRole('button', { name: 'Count them as faults again' }).click();
    await lost.getByRole('button', { name: 'All right, go on without them' }).click();
    await leftOut.waitFor();
    const bare = side.locator('.lost-rows > li', { hasText: '1 product has no picture' });
    await bare.getByRole('button', { name: 'Show them without a picture' }).click();
    await side.getByText('18 products').waitFor();
    // A column counts cells of all rows, and says why there are fewer products.
    await page.getByRole('button', { name: 'Flavour', exact: true }).click();
    await side.getByText('2 rows of the file become no product').waitFor();
    await side.getByRole('button', { name: 'Close' }).click();
    await importNow(page);
    await page.getByText('Done: the catalog has 18 products.').waitFor();
    await page.getByText('2 rows were left out because “Price” is empty there.').waitFor();
    // From the report one comes to where it is said, with the same file.
    await page.getByRole('button', { name: 'Change this in the mapping' }).click();
    await leftOut.waitFor();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/teas/imports`);
    await page.getByRole('button', { name: /Report of/ }).click();
    await page.getByRole('link', { name: 'Change this in the mapping' }).click();
    await leftOut.waitFor();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/teas`);
    await page.getByRole('button', { name: 'Black Tea 9' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /\/no-picture\.svg$/ })
      .waitFor();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'https://tea.example.rs/buy/black-tea-9?from=x' })
      .waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('stop an import that looks like a mistake, and go on if somebody says so', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/spring-kettles/mapping`);
    await dropFile(page, 'few.csv', KETTLES.split('\n').slice(0, 12).join('\n'));
    await page.getByText('What comes out').waitFor();
    // The kept mapping is where it begins.
    await page.getByRole('button', { name: '<img src=x onerror=alert(1)>' }).click();
    await expect.poll(() => page.getByLabel('What shoppers read').inputValue()).toBe('Colour');
    await importNow(page);
    await page.getByText('69 of 80 products would be gone.').waitFor();
    await page.getByRole('button', { name: 'Import all the same' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import all the same' }).click();
    await page.getByText('Done: the catalog has 11 products.').waitFor();
    await page.getByText('69 gone').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('come from a list that begins with an address, too, and the report says what stands above the names of its columns', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/spring-kettles/mapping`);
    await dropFile(page, 'list.csv', ['Kettle Works', 'Mill Lane 4, orders by Wednesday', '', KETTLES].join('\n'));
    await page.getByText('What comes out').waitFor();
    await importNow(page);
    await page.getByText('Done: the catalog has 80 products.').waitFor();
    await page
      .getByText('2 rows above the names of the columns (line 4) are no products, the first: “Kettle Works”.')
      .waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('may be seen by a viewer, and not changed', async () => {
    const link = await portal.invite('vera@shop.example', 'viewer', 'demo');
    const { page, faults, close } = await portal.visit(link);
    await createAccount(page, { name: 'Vera', password: 'seven grey umbrellas singing' });
    await page.getByRole('link', { name: 'Catalogs' }).click();
    await page.getByRole('link', { name: 'bikes', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'New catalog' }).count()).toBe(0);
    await page.getByRole('link', { name: 'bikes', exact: true }).click();
    await page.locator('.product-row').first().waitFor();
    for (const [view, there] of [
      ['Mapping', /The mapping file|This catalog needs no mapping/],
      ['Feed', 'This catalog has no feed.'],
    ] as const) {
      await page.getByRole('link', { name: view, exact: true }).click();
      await page.getByText(there).first().waitFor();
    }
    expect(await page.getByRole('button', { name: /Choose a file|Add the feed/ }).count()).toBe(0);
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await page.getByText('Your role does not include this page.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

/** Found by a part of its name. */
async function chooseCurrency(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Which currency are the prices in?' }).fill(typed);
  await page.getByRole('option', { name }).click();
}

const chooseKind = (page: Page, kind: string) => page.getByLabel('What is it?').selectOption(kind);

async function importNow(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Import' });
  await bar.getByRole('button', { name: 'Import', exact: true }).click();
}
