// A list that is longer than a page goes on, and nothing of it is out of reach.

import { createKey } from '@guidepost/server/keys/create-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { PortalServer } from './fixture/portal-server.ts';

describe.runIf(HAS_BROWSER)('a long list', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    for (let made = 0; made < 210; made += 1)
      for (const client of ['demo', `shop-${String(made).padStart(3, '0')}`])
        await createKey(portal.definitions, { client, kind: 'secret', origins: [] });
  });
  afterAll(() => portal.stop());

  it('shows its first page, and the rest with a click', async () => {
    const { page, faults, close } = await portal.visitAsFirstOwner();
    await page.getByRole('link', { name: 'Keys' }).click();
    const rows = page.getByRole('rowheader');
    await expect.poll(() => rows.count()).toBe(200);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(210);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    const ids = await rows.allTextContents();
    expect(new Set(ids).size).toBe(ids.length);
    expect(faults).toEqual([]);
    await close();
  });

  it('of shops has every one to choose from, and each has its address', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await expect.poll(() => page.locator('.shops option:not([value="+"])').count()).toBe(211);
    await page.goto(`${portal.url}/admin/shops/shop-209`);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Shop' }).inputValue()).toBe('shop-209');
    expect(faults).toEqual([]);
    await close();
  });
});
