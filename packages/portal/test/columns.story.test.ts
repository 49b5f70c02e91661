// Columns of a file in the portal, in a real browser: what lacks in it, what is read from a part of a column, and numbers while they are counted.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

/** No pictures, no prices, no links. */
const PLAIN = [
  'Article,Product name,Flavour',
  ...Array.from(
    { length: 20 },
    (_, at) => `T-${(at * 37) % 101},Black Tea ${at},${['mild', 'strong', 'bitter'][at % 3]}`,
  ),
].join('\n');

/** Two of each name. */
const TABLETS = [
  'Article,Product name,Price,Photo,Page,Colour,Screen',
  ...Array.from({ length: 40 }, (_, at) =>
    [
      ...[`B-${at}`, `Slate ${at >> 1}`, `${at + 200}.00`, `https://img.example/${at}.jpg`],
      ...[`https://shop.example/b/${at}`, at % 2 === 0 ? 'black' : 'white'],
      at % 4 < 2 ? 'Full HD' : 'UHD',
    ].join(','),
  ),
].join('\n');

/** Pictures begin with a slash. `host`: of each page. */
const lamps = (host: (at: number) => string, price = (at: number) => `${at}.00 EUR`): string =>
  [
    'Article,Product name,Price,Photo,Page',
    ...Array.from(
      { length: 20 },
      (_, at) => `L-${at},Lamp ${at},${price(at + 9)},/m/${at}.jpg,https://${host(at)}/l/${at}`,
    ),
  ].join('\n');

/** Every fourth has no page. */
const PARTLY_LINKED = [
  'Article,Product name,Price,Photo,Page',
  ...Array.from({ length: 20 }, (_, at) =>
    [
      ...[`L-${(at * 37) % 101}`, `Lamp ${at}`, `${at + 9}.00 EUR`, `https://img.example/${at}.jpg`],
      at % 4 === 3 ? '' : `https://lamps.example/l/${at}`,
    ].join(','),
  ),
].join('\n');

/** Every fifth has no price; 33 kinds. */
const TOOLS = [
  'Article,Product name,Price,Photo,Page,Kind',
  ...Array.from({ length: 66 }, (_, at) =>
    [
      ...[`H-${at}`, `Hammer ${at}`, at % 5 === 4 ? '' : `${at + 20}.00 EUR`, `https://img.invalid/${at}.jpg`],
      ...[`https://shop.example/h/${at}`, `sort ${at % 33}`],
    ].join(','),
  ),
].join('\n');

describe.runIf(HAS_BROWSER)('columns of a file', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
  });
  afterAll(() => portal.stop());

  it('are imported without pictures and without prices as far as that can be, and it is said how', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'bare teas.csv', PLAIN);
    const side = page.locator('.desk-side');
    await side.getByText('20 products').waitFor();
    const picture = page.getByRole('region', { name: 'Picture' });
    await picture.getByRole('button', { name: 'Our products have no pictures' }).click();
    await picture
      .getByText('Shoppers see your products without pictures. Whatever asks for a picture gets this neutral one.')
      .waitFor();
    await picture.getByRole('button', { name: 'Add pictures' }).click();
    await picture.getByLabel('Paste the address of one product’s picture').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await picture
      .getByText('Shoppers see your products without pictures. Whatever asks for a picture gets this neutral one.')
      .waitFor();
    // Nobody is asked for the currency of prices that are not there.
    await page.getByText('Still missing: Link to the product, Price.').waitFor();
    expect(await page.getByText('Which currency are the prices in?').count()).toBe(0);
    // What a shop can do without prices stands there at once.
    await page.getByText('If your shop has them, export the file once more with prices.').waitFor();
    const one = page.getByLabel('One price for all products');
    await one.fill('free');
    await one.press('Enter');
    await page.getByText('Type a plain number above 0').waitFor();
    await one.fill('9,90');
    await one.press('Enter');
    await page.getByRole('combobox', { name: 'Which currency are the prices in?' }).waitFor();
    expect(await one.inputValue()).toBe('9.90');
    await one.fill('');
    await one.press('Enter');
    await page.getByText('Still missing: Link to the product, Price.').waitFor();
    await page.getByRole('link', { name: 'Take another file' }).click();
    await page.locator('.drop').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('get the address of the shop from their links, or it is asked for before anything is imported', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    const side = page.locator('.desk-side');
    const takeFile = async (text: string): Promise<void> => {
      await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
      await dropFile(page, 'lamps.csv', text);
      await side.getByText('The first products').waitFor();
      await page.getByRole('button', { name: 'Photo', exact: true }).click();
      await page.getByLabel('What is it?').selectOption('Picture');
      await side.getByRole('button', { name: 'Close' }).click();
    };
    await takeFile(lamps(() => 'lamps.example'));
    await side.getByText('20 products').waitFor();
    expect(await page.getByLabel('Address of the shop').inputValue()).toBe('https://lamps.example');
    await takeFile(lamps((at) => `${at % 2 === 0 ? 'a' : 'b'}.example`));
    await page.getByText('Still missing: Address of the shop.').waitFor();
    expect(await page.getByText('not an absolute').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Address of the shop' }).click();
    await page.keyboard.insertText('a.example');
    await page.keyboard.press('Enter');
    await side.getByText('20 products').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  it('get links for the rows without one, made like that of one product, or the same for all of them', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    const side = page.locator('.desk-side');
    const takeFile = async (): Promise<void> => {
      await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
      await dropFile(page, 'lamps.csv', PARTLY_LINKED);
      await side.getByText('5 products have no link').waitFor();
    };
    await takeFile();
    const address = side.getByLabel('Paste the address of the page of “Lamp 3” (article L-10), if it has one');
    await address.fill('lamps.example/lamp-3.html?no=L-10');
    await address.press('Enter');
    await side.getByText('20 products').waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Done: the catalog has 20 products.').waitFor();
    await page.getByRole('link', { name: 'To the catalog' }).click();
    await page.getByRole('button', { name: 'Lamp 7', exact: true }).click();
    const product = page.getByRole('dialog');
    await product.getByRole('link', { name: 'https://lamps.example/lamp-7.html?no=L-57' }).waitFor();
    await takeFile();
    await address.fill('https://lamps.example/');
    await address.press('Enter');
    await side.getByText('so all of these products would lead to https://lamps.example/.').waitFor();
    await side.getByRole('button', { name: 'That is meant so' }).click();
    await side.getByText('20 products').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('are asked for the currency if prices have a sign that several share', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    const text = lamps(
      () => 'lamps.example',
      (at) => `$1.${at + 100}.900`,
    );
    await dropFile(page, 'lamps.csv', text.replaceAll(',/m/', ',https://img.example/'));
    await page.getByText('The file only says “$”, which several currencies have.').waitFor();
    await page.getByRole('button', { name: 'Currency', exact: true }).click();
    // Enter takes the first that is found.
    await page.keyboard.type('colomb');
    await page.keyboard.press('Enter');
    await page.locator('.columns').getByText('Price (COP)').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  it('show what each property that is read from a column has, where it is changed, and how many models there are', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'tablets.csv', TABLETS);
    const side = page.locator('.desk-side');
    await side.getByText('40 products from 40 rows').waitFor();
    await page.getByRole('button', { name: 'Product name', exact: true }).click();
    await side.getByLabel('Use it for something else as well').selectOption('Model (what its variants have in common)');
    await side.getByText('Slate 0: 2 variants. Results show the best variant of each model first').waitFor();
    await page.getByRole('button', { name: 'Screen', exact: true }).click();
    await side.getByLabel('Use it for something else as well').selectOption('A text');
    // Both are below the column now, each with its values.
    const row = page.locator('.read-from', { hasText: 'screen_2' });
    await row.getByText('Full HD (20) · UHD (20)').waitFor();
    await row.getByRole('button', { name: 'screen_2', exact: true }).click();
    const block = side.locator('.use[data-marked]');
    await block.getByRole('heading', { name: 'screen_2' }).waitFor();
    const panel = await side.evaluate((one) => one.getBoundingClientRect().top);
    expect(await block.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(panel + 60);
    await block.getByLabel('UHD (20)').check();
    await block.getByLabel('Full HD (20)').check();
    await block.getByRole('button', { name: 'These are one' }).click();
    await block.getByText('Full HD → UHD').waitFor();
    await row.getByText('UHD (40)').waitFor();
    // What comes out of no row is left out at once.
    for (const at of [0, 1]) await side.getByLabel('What is it?').nth(at).selectOption('A number');
    await side.getByRole('button', { name: 'Close' }).click();
    await side.getByText('2 properties come out of no row: ').waitFor();
    await side.getByText('80 cells were not understood').waitFor();
    await side.getByRole('button', { name: 'Leave out these 2' }).click();
    await side.getByText('All filled cells were understood.').waitFor();
    expect(await page.locator('.read-from').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('say what an empty cell means where only the yes is written, and pictures that are not there have a remedy', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    page.setDefaultTimeout(25000);
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    const rows = Array.from({ length: 12 }, (_, at) =>
      [`P-${at}`, `Plug ${at}`, `${20 + at}.50 EUR`, `https://shop.example/${at}`, at % 4 === 0 ? '*' : ''].join(','),
    );
    await dropFile(page, 'plugs.csv', ['Number,Name,Price,Page,Earthed', ...rows].join('\n'));
    const picture = page.getByRole('region', { name: 'Picture' });
    const paste = picture.getByLabel('Paste the address of one product’s picture');
    await paste.fill('https://img.invalid/P-1.jpg');
    // What is done is no longer among what is missing.
    await page.getByRole('region', { name: 'What you added' }).waitFor();
    expect(await page.getByRole('heading', { name: 'What is still missing' }).count()).toBe(0);
    await picture.getByText('None of these pictures could be loaded').waitFor();
    await expectNoFaultAnywhere(page, 'pictures that are not there');
    await picture.getByRole('button', { name: 'Our products have no pictures' }).click();
    await picture.getByText('Shoppers see your products without pictures').waitFor();

    const side = page.locator('.desk-side');
    await page.getByRole('button', { name: 'Earthed', exact: true }).click();
    const kind = side.getByLabel('What is it?');
    await kind.waitFor();
    await kind.selectOption({ label: 'Yes or no' });
    await side.getByRole('radiogroup', { name: '*', exact: true }).getByText('Yes', { exact: true }).click();
    const empty = side.getByRole('radiogroup', { name: 'Empty cell' });
    await empty.getByText('No', { exact: true }).click();
    const cell = side.locator('.cells tr', { hasText: 'empty' });
    await cell.getByText('No', { exact: true }).waitFor();
    await expectNoFaultAnywhere(page, 'an empty cell that means no');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Done: the catalog has 12 products.').waitFor();
    expect(await page.getByText('What is not known of every product').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('list what they lack and have as far as somebody wants, and what is done to ticked values stands where they are ticked', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'tools.csv', TOOLS);
    const side = page.locator('.desk-side');
    const lost = side.locator('.lost-rows > li', { hasText: '13 products have no price' });
    await lost.getByRole('button', { name: 'Show', exact: true }).click();
    expect(await lost.locator('.lost-list li').count()).toBe(10);
    await lost.getByRole('button', { name: 'Show 3 more' }).click();
    expect(await lost.locator('.lost-list li').count()).toBe(13);
    await side.getByText('Say that this is all right').waitFor();
    await lost.getByRole('button', { name: 'All right, go on without them' }).click();
    await side.getByText('13 rows are left out').waitFor();
    // A picture that is not there is no empty box.
    await side.locator('.picture-gone').first().getByText('Picture could not be loaded').click();
    await side.getByRole('link', { name: 'https://img.invalid/0.jpg' }).waitFor();

    await page.getByRole('button', { name: 'Kind', exact: true }).click();
    await side.getByLabel('Use it for something else as well').selectOption('A text');
    const row = page.locator('.read-from', { hasText: 'kind_2' });
    await row.getByText('and 29 more values').waitFor();
    await row.getByRole('button', { name: 'kind_2', exact: true }).click();
    const block = side.locator('.use[data-marked]');
    const choices = block.locator('.read-choices').getByRole('checkbox');
    await expect.poll(() => choices.count()).toBe(12);
    await block.getByRole('button', { name: 'Show 21 more' }).click();
    expect(await choices.count()).toBe(33);
    // Within what is scrolled.
    const placeOf = () =>
      choices.nth(0).evaluate((one) => {
        const around = one.closest('.use')?.getBoundingClientRect().top ?? 0;
        return Math.round(one.getBoundingClientRect().top - around);
      });
    const before = await placeOf();
    await choices.nth(0).check();
    await block.locator('.merging-bar').getByText('1 ticked:').waitFor();
    expect(await placeOf()).toBe(before);
    await choices.nth(1).check();
    expect(await placeOf()).toBe(before);
    await choices.nth(31).check();
    const bar = block.locator('.merging-bar');
    await bar.getByText('3 ticked:').waitFor();
    const [inBar, inSide] = [await bar.boundingBox(), await side.boundingBox()];
    expect(inBar?.y).toBeGreaterThanOrEqual((inSide?.y ?? 0) - 1);
    expect(inBar?.y).toBeLessThan((inSide?.y ?? 0) + 60);
    await bar.getByRole('button', { name: 'Untick all' }).click();
    await block.getByLabel('Search in this list').fill('sort 31');
    expect(await choices.count()).toBe(1);

    // What is removed comes back from where it was.
    await block.getByRole('button', { name: 'Remove this property: kind_2' }).click();
    const gone = side.getByText('The property “kind_2” is removed.');
    await gone.waitFor();
    await gone.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
    await row.getByRole('button', { name: 'Remove this property: kind_2' }).click();
    await page.locator('.columns .dropped').getByText('The property “kind_2” is removed.').waitFor();
    await side.getByLabel('What shoppers read').fill('Sort of tool');
    await side.getByLabel('What shoppers read').press('Enter');
    await page.locator('.columns').getByText('shoppers read “Sort of tool”').waitFor();
    expect(await page.locator('.dropped').count()).toBe(0);
    expect(faults.filter((fault) => !fault.includes('img.invalid'))).toEqual([]);
    await close();
  });

  it('never show numbers of a first look as if they were final', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    let go = (): void => {};
    let held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/trials', async (route) => {
      const { patient } = route.request().postDataJSON();
      if (patient) await held;
      const response = await route.fetch();
      const first = { hurried: true, whole: false, rows: 9, products: 9 };
      await route.fulfill({ response, json: { ...(await response.json()), ...(!patient && first) } });
    });
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'tablets.csv', TABLETS);
    const side = page.locator('.desk-side');
    await side.getByText('Counting: 9 rows so far').waitFor();
    await side.getByText('Slate 0').first().waitFor();
    expect(await side.getByText('from 9 rows').count()).toBe(0);
    go();
    await side.getByText('40 products from 40 rows').waitFor();
    held = new Promise<void>((resolve) => {
      go = resolve;
    });
    // The numbers of before stay, in grey, until those of now are there.
    await page.getByRole('button', { name: 'Colour', exact: true }).click();
    await page.getByLabel('What is it?').selectOption('Left out');
    await side.getByText('Counting: 9 rows so far').waitFor();
    await side.getByRole('button', { name: 'Close' }).click();
    await side.getByText('40 products from 40 rows').waitFor();
    expect(await page.locator('.desk[data-stale]').count()).toBe(1);
    go();
    await expect.poll(() => page.locator('.desk[data-stale]').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
