// A feed in the portal, in a real browser: it breaks, which is said in plain words, and it is mended.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { PortalServer } from './fixture/portal-server.ts';

const LAMPS = [
  'sku,title,image,link,price,watts',
  ...Array.from(
    { length: 12 },
    (_, at) => `L-${at},Lamp ${at},https://i.example/${at}.jpg,https://s.example/${at},9.00,${at}`,
  ),
].join('\n');

describe.runIf(HAS_BROWSER)('a feed', () => {
  let portal: PortalServer;
  let shop: Server;
  let isBroken = true;
  beforeAll(async () => {
    shop = createServer((_, response) => {
      if (isBroken) response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': 'text/csv' }).end(LAMPS);
    });
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
    portal = await PortalServer.start({ GUIDEPOST_FEED_PRIVATE: 'allow' });
  });
  afterAll(async () => {
    await portal.stop();
    await new Promise((done) => shop.close(done));
  });

  it('makes a catalog; while it fails one sees why, and once it is mended it is fetched again', async () => {
    const { page, faults, close } = await portal.visitAsFirstOwner();
    await page.goto(`${portal.url}/admin/shops/demo/catalogs/~new`);
    const form = page.getByRole('region', { name: 'From a feed' });
    await form.getByLabel('Name of the catalog').fill('lamps');
    await form.getByLabel('Address of the feed').fill('ftp://shop.example/lamps.csv');
    await form.getByRole('button', { name: 'Add the feed' }).click();
    await expect.poll(() => form.getByLabel('Address of the feed').getAttribute('aria-invalid')).toBe('true');
    const { port } = shop.address() as AddressInfo;
    await form.getByLabel('Address of the feed').fill(`http://127.0.0.1:${port}/lamps.csv`);
    await form.getByLabel('Currency').fill('eur');
    await form.getByRole('button', { name: 'Add the feed' }).click();

    await page.getByText('The last pull failed').waitFor();
    await page.getByText('has nothing at this address (status 404)').waitFor();
    await page.getByText('Nothing has been imported from it yet.').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Fetch it now' }).click();
    await page.getByText('The feed works.').waitFor();
    await page.getByText('12 new').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByText('12 products', { exact: true }).first().waitFor();

    await page.getByRole('link', { name: 'Feed', exact: true }).click();
    await page.getByRole('button', { name: 'Remove the feed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the feed' }).click();
    await page.getByText('This catalog has no feed.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
