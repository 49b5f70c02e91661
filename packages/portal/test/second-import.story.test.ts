// A catalog is imported once more, from a file in which some prices have several amounts: one of them is taken, and the page says at once what
// the catalog has now.

import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const file = (prices: readonly string[]): string =>
  [
    'Article number,Name,Price,Photo,Page,Shade',
    ...prices.map((price, at) =>
      [
        ...[`L-${at}`, `Lamp ${at}`, price, `https://img.example/${at}.jpg`, `https://shop.example/${at}`],
        ['linen', 'glass'][at % 2],
      ].join(','),
    ),
  ].join('\n');

const PLAIN = Array.from({ length: 12 }, (_, at) => `${20 + at}.50 €`);

it.runIf(HAS_BROWSER)(
  'of several amounts the lowest is taken, and a second import is told above the catalog',
  async () => {
    const portal = await PortalServer.start();
    try {
      const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true });
      await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
      await dropFile(page, 'lamps.csv', file(PLAIN));
      const start = page.getByRole('button', { name: 'Import', exact: true });
      await start.click();
      await page.getByText('Done: the catalog has 12 products.').waitFor();
      await page.getByRole('link', { name: 'To the catalog' }).click();
      const head = page.locator('main .page-head').first();
      await head.getByText('12 products').waitFor();

      await page
        .getByRole('link', { name: 'Columns' })
        .or(page.getByRole('link', { name: 'Mapping' }))
        .first()
        .click();
      await dropFile(page, 'lamps.csv', file([...PLAIN, '70.00 € / 50.00 €', '80.00 – 90.00 €']));
      const side = page.locator('.desk-side');
      const lost = side.locator('.lost-rows > li', { hasText: 'has several amounts' });
      await lost.getByRole('button', { name: 'Take the highest' }).waitFor();
      // The column says it, too.
      await page.getByRole('button', { name: 'Price', exact: true }).click();
      const amounts = side.getByLabel('If a cell has several amounts');
      expect(await amounts.inputValue()).toBe('');
      await expectNoFault(page, 'a column of prices with several amounts');
      await side.getByRole('button', { name: 'Close' }).click();
      await lost.getByRole('button', { name: 'Take the lowest' }).click();
      await side.getByText('14 products from 14 rows').waitFor();
      await page.getByRole('button', { name: 'Price', exact: true }).click();
      expect(await amounts.inputValue()).toBe('min');
      await start.click();
      await page.getByText('Done: the catalog has 14 products.').waitFor();
      await head.getByText('14 products').waitFor();
      const kept = await portal.definitions.catalogs.find('demo', 'lamps');
      expect(kept?.products).toBe(14);
      await page.getByRole('link', { name: 'To the catalog' }).click();
      await page.getByText('Lamp 12').click();
      await page
        .getByRole('dialog')
        .getByText(/50(\.00)?/)
        .first()
        .waitFor();
      expect(faults).toEqual([]);
    } finally {
      await portal.stop();
    }
  },
);
