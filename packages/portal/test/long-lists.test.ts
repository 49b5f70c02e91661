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
      await createKey(portal.definitions, { client: 'demo', kind: 'secret', origins: [] });
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
});
