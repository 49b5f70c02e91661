// Somebody brings a newer file of a catalog: the page says what it changes before it is imported, and the report says it afterwards.

import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const lamp = (at: number, price: string): string =>
  [
    ...[`L-${at}`, `Lamp ${at}`, price, `https://img.example/${at}.jpg`, `https://shop.example/${at}`],
    ['linen', 'glass'][at % 2],
  ].join(',');

const file = (...lamps: readonly string[]): string =>
  ['Article number,Name,Price,Photo,Page,Shade', ...lamps].join('\n');

const lamps = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => lamp(from + at, `${from + at}.50 €`));

it.runIf(HAS_BROWSER)(
  'a newer file says which products are new, gone and otherwise priced before anything is imported',
  async () => {
    const portal = await PortalServer.start();
    try {
      const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true });
      await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
      await dropFile(page, 'lamps.csv', file(...lamps(1, 20)));
      const start = page.getByRole('button', { name: 'Import', exact: true });
      await start.click();
      await page.getByText('Done: the catalog has 20 products.').waitFor();

      await page.goto(`${portal.url}/admin/shops/demo/catalogs/lamps/mapping`);
      await dropFile(page, 'newer.csv', file(...lamps(1, 17), lamp(18, '19.00 €'), ...lamps(21, 32)));
      const coming = page.getByRole('region', { name: 'What this file changes' });
      await coming.getByText('12 new products').waitFor();
      await coming.getByText('2 products gone').waitFor();
      await coming.getByText('1 product with another price').waitFor();
      await coming.getByText('Lamp 19', { exact: true }).waitFor();
      await coming.getByText('€18.50 → €19', { exact: false }).waitFor();
      // The first ten are named, and the rest is counted.
      expect(await coming.locator('li', { hasText: /^Lamp (2[1-9]|3\d) / }).count()).toBe(10);
      await expectNoFaultAnywhere(page, 'what a newer file changes');
      expect((await portal.definitions.catalogs.find('demo', 'lamps'))?.products).toBe(20);
      // A part of the catalog takes nothing away.
      await page.getByLabel('What the file is').selectOption('update');
      await coming.getByText('2 products gone').waitFor({ state: 'detached' });
      await coming.getByText('12 new products').waitFor();
      await page.getByLabel('What the file is').selectOption('replace');
      await coming.getByText('2 products gone').waitFor();
      await start.click();
      await page.getByText('Done: the catalog has 30 products.').waitFor();
      await page.locator('.report').getByText('1 product with another price').waitFor();
      // What was only tried is no import.
      await page.goto(`${portal.url}/admin/shops/demo/catalogs/lamps/imports`);
      await page.getByRole('button', { name: /^Show/ }).first().waitFor();
      expect(await page.getByRole('button', { name: /^Show/ }).count()).toBe(2);

      // A file that lacks most of them says before that it would stop.
      await page.goto(`${portal.url}/admin/shops/demo/catalogs/lamps/mapping`);
      await dropFile(page, 'few.csv', file(...lamps(1, 3)));
      await coming.getByText('The import would stop and ask you first:').waitFor();
      await coming.getByText('27 products gone').waitFor();
      expect(faults).toEqual([]);
    } finally {
      await portal.stop();
    }
  },
);
