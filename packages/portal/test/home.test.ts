// The overview of a shop: what needs somebody, how its advisors are, and the first steps of a new one.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask, done } from './fixture/by-the-interface.ts';
import { fillInsights } from './fixture/fill-insights.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { OWNER, PortalServer, signIn } from './fixture/portal-server.ts';

const HOSTILE = '<img src=x onerror="document.title=\'taken\'">';
const CSV = `sku,title,image,link,price
k1,Kettle,https://shop.example/k1.jpg,https://shop.example/k1,39.00
k2,Pot,https://shop.example/k2.jpg,https://shop.example/k2,29.00
k3,Pan,https://shop.example/k3.jpg,https://shop.example/k3,`;

describe.runIf(HAS_BROWSER)('the overview', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    const { page, close } = await portal.visitAsFirstOwner();
    await page.getByText('Nothing needs your attention.').waitFor();
    // Whoever is the first sees only the demo shop.
    const own = page.getByRole('region', { name: 'Bring in your products' });
    await own.getByRole('link', { name: 'Try it here, in the demo shop' }).waitFor();
    await own.getByRole('button', { name: 'Make a shop of your own' }).click();
    // A name in other letters gets an id in Latin ones, told before it is made; where none can be made, the field says so.
    await page.getByLabel('Name of the shop').fill('自転車');
    await page.getByRole('button', { name: 'Make the shop' }).click();
    await page.getByText('It needs an id with letters from a to z').waitFor();
    await page.getByLabel('Name of the shop').fill('Зоо Лапка');
    await page.getByText('Its id will be “zoo-lapka”. It stays').waitFor();
    await page.getByLabel('Id of the shop').fill('New Shop');
    await page.getByText('Letters from a to z, digits and hyphens only').waitFor();
    await page.getByLabel('Id of the shop').fill('New-Shop');
    await page.getByText('Its id will be “new-shop”').waitFor();
    await page.getByRole('button', { name: 'Make the shop' }).click();
    await page.getByRole('region', { name: 'First steps' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/shops/new-shop');
    await page.goto(`${portal.url}/admin/shops/demo`);
    const bring = page.getByRole('link', { name: 'Bring in your products' });
    await bring.waitFor();
    // A link that looks like a button has its words in the middle, too.
    const middles = await bring.evaluate((link) =>
      [link, link.querySelector('.mantine-Button-label') ?? document.body].map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(1.5);
    // A draft that differs, one with errors, and an import that left a row out.
    const begun = await ask(page, 'POST', '/advisors/bikes/draft', { from: 'version' });
    const rename = { operations: [{ op: 'set', path: ['name'], value: 'Other' }] };
    await ask(page, 'PATCH', '/advisors/bikes/draft', rename, begun.tag);
    await ask(page, 'POST', '/advisors/broken/draft', { from: 'nothing', name: HOSTILE, catalog: 'missing' });
    await done(page, await ask(page, 'POST', '/advisors/broken/draft/checks', { seconds: null }));
    const upload = await page.evaluate(async (csv) => {
      const response = await fetch('/admin/api/v1/clients/demo/uploads?name=kettles.csv', {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: csv,
      });
      return ((await response.json()) as { id: string }).id;
    }, CSV);
    await done(page, await ask(page, 'POST', '/catalogs/kettles/imports', { upload, currency: 'EUR' }));
    await close();
  });
  afterAll(() => portal.stop());

  const card = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

  it('shows the state of each advisor, and leads to what needs somebody', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    const bikes = card(page, 'Find your bicycle');
    await bikes.getByText('unpublished changes').waitFor();
    await bikes.getByText('live', { exact: true }).waitFor();
    await card(page, 'broken').getByText('errors in the draft').waitFor();
    await card(page, 'broken').getByText('only a draft').waitFor();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention.getByText('The last import into “kettles” left out 1 row that').waitFor();
    await attention.getByRole('link', { name: /draft of “broken” has errors/ }).click();
    await page.getByRole('heading', { level: 1, name: HOSTILE }).waitFor();
    expect(await page.title()).not.toBe('taken');
    expect(faults).toEqual([]);
    await close();
  });

  it('says how all advisors did in the last days', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    const numbers = page.getByRole('region', { name: 'The last 14 days' });
    await numbers.getByText('Conversations').waitFor();
    await numbers.getByText('none yet').waitFor();
    // Of the first one, 13 of the last 14 days are left: the second takes the place of today.
    await fillInsights(portal.definitions, { started: 10, days: 20 });
    await fillInsights(portal.definitions, { advisor: 'kids-bikes', started: 4, days: 1 });
    await page.reload();
    await numbers.getByText('104', { exact: true }).waitFor();
    await numbers.getByText('€5,200', { exact: true }).waitFor();
    await card(page, 'Find your bicycle').getByText('100 conversations in 14 days').waitFor();
    await numbers.getByRole('link', { name: 'To the insights' }).click();
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('of a new shop is its first steps', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/new-shop`);
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByRole('link', { name: 'Bring in your products' }).waitFor();
    expect(await steps.getByRole('link').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Bring in your products' }).count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Needs attention' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('whoever owns all shops makes a further one from the list of shops', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    const shops = page.getByRole('combobox', { name: 'Shop' });
    await shops.selectOption({ label: '+ A new shop …' });
    const dialog = page.getByRole('dialog', { name: 'A new shop' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await shops.inputValue()).toBe('demo');
    await shops.selectOption({ label: '+ A new shop …' });
    await dialog.getByLabel('Name of the shop').fill('Second Shop');
    await dialog.getByRole('button', { name: 'Make the shop' }).click();
    await page.getByRole('region', { name: 'First steps' }).waitFor();
    expect(await shops.inputValue()).toBe('second-shop');
    expect(faults).toEqual([]);
    await close();
  });

  it('says what is left once an advisor is live and nobody has asked it', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    const listed = { client: 'new-shop', advisor: 'pots', name: 'Find your pot', catalog: 'pots' };
    await page.route('**/clients/new-shop/advisors?*', (route) =>
      route.fulfill({
        json: {
          entries: [{ ...listed, published_version: 1, latest_version: 1, version_at: '2026-01-01T00:00:00Z' }],
          next: null,
        },
      }),
    );
    await page.route('**/clients/new-shop/advisors/pots/insights?*', async (route) => {
      const { body } = await ask(page, 'GET', '/advisors/kids-bikes/insights');
      await route.fulfill({ json: { ...body, funnel: { ...Object(body.funnel), started: 0 } } });
    });
    await page.goto(`${portal.url}/admin/shops/new-shop`);
    const steps = page.getByRole('region', { name: 'First steps' });
    const key = steps.getByRole('link', { name: 'Make a key for your page' });
    await key.waitFor();
    await steps.getByText('Put the advisor into your page').waitFor();
    expect(await page.getByText('Nothing needs your attention.').count()).toBe(0);
    expect(await key.getAttribute('href')).toBe('/admin/shops/new-shop/advisors/pots/integration');
    await ask(page, 'POST', '/clients/new-shop/keys', { kind: 'secret' });
    await page.reload();
    await steps.getByRole('link', { name: 'Put the advisor into your page' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it.each(['light', 'dark'] as const)('is without fault on a phone, %s', async (colorScheme) => {
    const { page, close } = await portal.visit('/admin', {
      ...{ viewport: { width: 390, height: 844 }, bypassCSP: true, reducedMotion: 'reduce', colorScheme },
    });
    await signIn(page, OWNER);
    await page.getByText('unpublished changes').waitFor();
    await expectNoFault(page, `overview, ${colorScheme}`);
    await page.goto(`${portal.url}/admin/shops/new-shop`);
    await page.getByRole('region', { name: 'First steps' }).waitFor();
    await expectNoFault(page, `first steps, ${colorScheme}`);
    await close();
  });
});
