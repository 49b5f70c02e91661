// The widget in a frame of a page on another origin: as documented, and in a sandbox, which has neither an origin nor
// storage.

import { createKey } from '@guidepost/server/keys/create-key';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DocExamples } from './fixture/doc-examples.ts';
import { FIRST_QUESTION, inBrowser } from './fixture/in-browser.ts';
import { ShopPage } from './fixture/shop-page.ts';
import { Shopper } from './fixture/shopper.ts';

const DRIVE = 'Would you like a motor to help?';

const examples = await DocExamples.read();
afterAll(() => examples.remove());

const framed = (page: Page): Shopper => new Shopper(page, page.frameLocator('iframe').locator('product-advisor'));

inBrowser('a frame of another origin', {}, ({ visit, shop, server }) => {
  /** The page around the frame. */
  let around: ShopPage;
  beforeAll(async () => {
    around = await ShopPage.open(inject('widget'));
    for (const name of ['advisor.html', 'advisor-frame.js']) shop().files.set(`/${name}`, examples.get(name));
    around.files.set('/shop.js', examples.get('shop.js'));
  });
  afterAll(() => around.close());

  /** Visits the page around the frame. `attributes`: of the frame. */
  const inFrame = (attributes: string, work: (page: Page, shopper: Shopper) => Promise<void>, path = '/advisor.html') =>
    visit({ until: null, isAlone: true }, async ({ page }) => {
      around.files.set(
        '/',
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title><link rel="icon" href="data:,">
<script src="/shop.js"></script><iframe class="advisor" title="Advisor" src="${shop().origin}${path}" ${attributes}></iframe></html>`,
      );
      await page.goto(`${around.origin}/`);
      await work(page, framed(page));
    });

  /** The origin of a page without one. Neither a list of origins nor `base-url` can name it. */
  async function sandboxPage(path: string, origins: readonly string[]): Promise<void> {
    const request = { client: 'demo', kind: 'publishable', origins } as const;
    const made = await createKey(server().definitions, request);
    const key = made.kind === 'created' ? made.key : '';
    const headers = { 'Service-API-Key': key, 'Service-Advisor-ID': 'bikes' };
    const ask = async (): Promise<number> =>
      (await fetch(`${server().url}/api/v7/next/`, { method: 'POST', headers })).status;
    await expect.poll(ask, { interval: 500 }).toBe(200);
    const fallback = '></product-advisor>';
    const page = examples.get('advisor.html').replaceAll('gp_pk_…', key);
    shop().files.set(path, page.replace(fallback, '><a href="/products">All products</a></product-advisor>'));
  }

  it('leads through, keeps the conversation over a reload, and opens the product in the whole window', () =>
    inFrame('', async (page, shopper) => {
      await shopper.sees(FIRST_QUESTION);
      await shopper.choose('To work and back');
      await expect.poll(() => shopper.focused()).toBe(DRIVE);
      await page.reload();
      await shopper.sees(DRIVE);
      await shopper.toTheEnd();
      await shopper.advisor.locator('a.result').first().click();
      await page.waitForURL('**/demo/products/**');
    }));

  it('tells the page around how high it is, as documented', () =>
    inFrame('', async (page, shopper) => {
      await shopper.sees(FIRST_QUESTION);
      const height = (): Promise<number> => page.locator('iframe').evaluate((frame) => frame.clientHeight);
      const wanted = (): Promise<number> => shopper.advisor.evaluate((element) => element.scrollHeight);
      await expect.poll(async () => (await height()) >= (await wanted())).toBe(true);
      const before = await height();
      await shopper.toTheEnd();
      await expect.poll(async () => (await height()) > before && (await height()) >= (await wanted())).toBe(true);
    }));

  it('in a sandbox leads through in memory, with a key that has no list of origins', async () => {
    await sandboxPage('/sandboxed.html', []);
    await inFrame(
      'sandbox="allow-scripts"',
      async (page, shopper) => {
        await shopper.sees(FIRST_QUESTION);
        const hasStorage = await shopper.advisor.evaluate(() => {
          try {
            return sessionStorage.length >= 0;
          } catch {
            return false;
          }
        });
        expect(hasStorage).toBe(false);
        await shopper.choose('To work and back');
        await shopper.advisor.getByTitle('Change:').click();
        await shopper.choose('Fast and far');
        expect((await shopper.trail())[0]).toBe('Fast and far');
        await shopper.toTheEnd();
        expect((await shopper.results()).length).toBeGreaterThan(0);
        await page.reload();
        await shopper.sees(FIRST_QUESTION);
      },
      '/sandboxed.html',
    );
  });

  it('in a sandbox with a key for origins is refused, and shows what the page’s author put there instead', async () => {
    await sandboxPage('/refused.html', [shop().origin]);
    await inFrame(
      'sandbox="allow-scripts"',
      async (page, shopper) => {
        await shopper.advisor.getByText('The advisor is not available just now.').first().waitFor();
        await page.frameLocator('iframe').getByRole('link', { name: 'All products' }).waitFor();
      },
      '/refused.html',
    );
  });
});
