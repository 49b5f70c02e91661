// Many properties of a file are left out at once, and taken back: in a real browser.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const SALTS = ['Copper', 'Iron', 'Zinc', 'Iodine', 'Selenium', 'Chromium', 'Cobalt'];

/** What matters to somebody who buys it, and how much is in it of much else. */
const tablets = [
  ['sku', 'title', 'price', 'image', 'link', 'Taste', 'Form', ...SALTS.map((salt) => `Content of ${salt} mg`)].join(),
  ...Array.from({ length: 24 }, (_, at) =>
    [
      ...[
        `T-${at}`,
        `Tablets ${at}`,
        `${4 + (at % 9)}.50`,
        `https://img.example/${at}.jpg`,
        `https://shop.example/${at}`,
      ],
      ...[['lemon', 'orange', 'berry'][at % 3], ['tablet', 'powder'][at % 2]],
      ...SALTS.map((_, nth) => `${((at + nth) % 5) + 1}`),
    ].join(),
  ),
].join('\n');

describe.runIf(HAS_BROWSER)('a file with many properties that nobody needs', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
  });
  afterAll(() => portal.stop());

  it.each([1440, 390])(
    'leaves out all that a word finds, or those that are ticked, and takes it back, %i pixels wide',
    async (width) => {
      const { page, faults, close } = await portal.visitAsOwner({ bypassCSP: true, viewport: { width, height: 900 } });
      await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
      await dropFile(page, `tablets-${width}.csv`, tablets);
      await page.locator('.desk-side').getByText('The first products').waitFor();
      const rows = page.locator('.columns tbody tr');
      const all = await rows.count();
      await page.getByRole('searchbox', { name: 'Find a column or property' }).fill('content of');
      await expect.poll(() => rows.count()).toBe(SALTS.length);
      await page.getByRole('checkbox', { name: `Tick all ${SALTS.length} found properties` }).check();
      await page.getByRole('checkbox', { name: 'Tick “Content of Zinc mg”' }).uncheck();
      await expectNoFaultAnywhere(page, `ticked properties, ${width}`);
      await page.getByRole('button', { name: `Leave out ${SALTS.length - 1} properties` }).click();
      const note = page.getByText(`${SALTS.length - 1} properties are left out.`);
      await note.waitFor();
      await page.getByRole('button', { name: 'Show all again' }).click();
      // The columns are still told, and what is made of the others is as it was.
      await expect.poll(() => rows.count()).toBe(all);
      expect(await page.getByRole('checkbox', { name: /^Tick “/ }).count()).toBe(3);
      await expectNoFaultAnywhere(page, `left out, ${width}`);
      await note.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => page.getByRole('checkbox', { name: /^Tick “/ }).count()).toBe(SALTS.length + 2);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
