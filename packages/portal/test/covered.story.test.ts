// What has the focus never lies under a bar that stays in sight (WCAG 2.4.11), whatever the window is like.

import { createDraft } from '@guidepost/server/drafts/create-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { findCovered } from './fixture/covered.ts';
import { dropFile } from './fixture/drop-file.ts';
import { PortalServer } from './fixture/portal-server.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const LAMPS = [
  'Article number,Name,Price,Photo,Page,Finish,Shade,Watt',
  ...Array.from({ length: 40 }, (_, nth) =>
    [
      ...[`L-${nth}`, `Lamp ${nth}`, `${20 + nth}.50`, `https://img.example/${nth}.jpg`, `https://shop.example/${nth}`],
      ...[`finish ${nth % 20}`, ['linen', 'glass', 'paper'][nth % 3], 5 + (nth % 7)],
    ].join(','),
  ),
].join('\n');

describe.runIf(HAS_BROWSER)('what has the focus is seen', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
    const { drafts, advisors } = portal.definitions;
    const by = { kind: 'machine', id: '', name: 'somebody else' } as const;
    const start = { kind: 'version', version: null } as const;
    await createDraft({ drafts, advisors }, { client: 'demo', advisor: 'bikes', start, by });
  });
  afterAll(() => portal.stop());

  it.each(WINDOWS)('in the editor with answers that are ticked, $width wide', async (viewport) => {
    const { page, close } = await portal.visitAsOwner({ viewport });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    const maker = page.locator('[data-item]', { hasText: 'Is there a maker you like?' }).first();
    await maker.locator('[data-toggle]').first().click();
    const source = maker.getByLabel('Where the answers come from');
    // Once for both windows.
    if ((await source.inputValue()) === 'values') {
      await maker.getByText('Shoppers choose from').waitFor();
      await source.selectOption('written');
    }
    // Where the bar will be.
    const tick = maker.locator('[data-item] [type=checkbox]').first();
    await tick.evaluate((box) => scrollBy(0, box.getBoundingClientRect().bottom - innerHeight + 20));
    await tick.press('Space');
    const bar = maker.locator('.ticked-bar');
    await bar.waitFor();
    const room = async (): Promise<number> =>
      ((await bar.boundingBox())?.y ?? 0) - (await tick.evaluate((box) => box.getBoundingClientRect().bottom));
    await expect.poll(room).toBeGreaterThan(0);
    expect(await bar.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    const { covered, steps } = await findCovered(page);
    expect(covered).toEqual([]);
    expect(steps).toBeGreaterThan(60);
    await page.locator('[data-state=saved]').waitFor();
    await close();
  });

  it('beside the editor, with the tabs in sight however far the pane is scrolled', async () => {
    const { page, close } = await portal.visitAsOwner({ viewport: { width: 1440, height: 500 } });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    await page.locator('preview-advisor').getByRole('button').first().waitFor();
    const pane = page.locator('.workbench-beside');
    await pane.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    expect(await pane.evaluate((each) => each.scrollTop)).toBeGreaterThan(100);
    const check = page.getByRole('tab', { name: 'Check' });
    const isOnTop = check.evaluate((tab) => {
      const { x, y, width, height } = tab.getBoundingClientRect();
      return tab.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(await isOnTop).toBe(true);
    expect((await findCovered(page)).covered).toEqual([]);
    await close();
  });

  it('on a phone, with the tabs in sight however far one has scrolled, and another pane from its beginning', async () => {
    const { page, close } = await portal.visitAsOwner({ viewport: { width: 390, height: 844 } });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    const check = page.getByRole('tab', { name: 'Check' });
    await check.waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await check.click();
    const panel = page.getByRole('tabpanel', { name: 'Check' });
    await expect.poll(() => panel.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect((await findCovered(page)).covered).toEqual([]);
    await close();
  });

  it.each(WINDOWS)('where a file is imported, with values that are ticked, $width wide', async (viewport) => {
    const { page, close } = await portal.visitAsOwner({ viewport });
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    await dropFile(page, 'lamps.csv', LAMPS);
    await page.getByText('The first products').waitFor();
    // The bar stays where it is when one gets into it.
    const name = page.getByLabel('Name of the catalog');
    await page.evaluate(() => scrollTo(0, 200));
    await name.focus();
    expect(await page.evaluate(() => scrollY)).toBe(200);
    expect((await findCovered(page)).covered).toEqual([]);
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.locator('.desk-side table').getByRole('checkbox').first().check();
    await page.locator('.merging-bar').getByText('1 ticked:').waitFor();
    const { covered, steps } = await findCovered(page);
    expect(covered).toEqual([]);
    expect(steps).toBeGreaterThan(60);
    await close();
  });

  it.each(WINDOWS)('in a proposal, $width wide', async (viewport) => {
    const { page, close } = await portal.visitAsOwner({ viewport });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/~new`);
    await page.getByRole('button', { name: 'Draft it for me' }).click();
    await page.getByText('Attributes that it does not ask about').click();
    const { covered, steps } = await findCovered(page);
    expect(covered).toEqual([]);
    expect(steps).toBeGreaterThan(30);
    await close();
  });
});
