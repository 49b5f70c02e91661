// The demo shop's page as it is served: both advisors work from the first key press to the results, on a phone, by keyboard only,
// with one network failure. It also tests what the page shows to integrators.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, BrowserContextOptions, Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaints, SCHEMES } from './fixture/complaints.ts';
import { FIRST_QUESTION, inBrowser, type Visit } from './fixture/in-browser.ts';
import { Shopper } from './fixture/shopper.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

inBrowser('the storefront', { isMoving: true }, ({ visit, server }) => {
  const onPhone = (work: (visit: Visit) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> =>
    visit({ at: server().url, isAlone: true, browser: { ...PHONE, ...options } }, async (visited) => {
      await work(visited);
      expect(visited.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    });

  /** Uses Tab, Space, Enter and the arrows. The network is gone during the reply to the third question. */
  async function byKeyboard(shopper: Shopper, context: BrowserContext): Promise<void> {
    const { page, advisor } = shopper;
    const press = (key: string) => page.keyboard.press(key);
    for (let questions = 1; !(await shopper.isEnded()); questions++) {
      const title = await shopper.shown();
      const type = await shopper.type();
      if (type === 'RANGE') {
        await shopper.tabTo(advisor.locator('.slider input').last());
        await press('ArrowLeft');
      } else await shopper.tabTo(advisor.locator('button.answer, .answer input').first());
      if (type === 'MULTIPLE') await press('Space');
      if (type !== 'SINGLE') await shopper.tabTo(advisor.locator('.continue'));
      const isCut = questions === 3;
      if (isCut) await context.setOffline(true);
      await press('Enter');
      if (isCut) {
        await advisor.locator('.message').waitFor();
        await context.setOffline(false);
      }
      await shopper.leaves(title);
    }
    expect((await shopper.results()).length).toBeGreaterThan(0);
    expect(await shopper.focused()).toBe('Recommended for you');
  }

  it('both advisors: by keyboard only, on 390 px, with the network cut once', () =>
    onPhone(async ({ page, context, shopper: bikes }) => {
      await byKeyboard(bikes, context);
      const children = new Shopper(page, page.locator('product-advisor').nth(1));
      await children.tabTo(children.advisor.locator('.open'));
      await page.keyboard.press('Enter');
      await children.title.waitFor();
      await byKeyboard(children, context);
      await page.keyboard.press('Escape');
      expect(await children.focused()).toBe("Find a child's bicycle");
      expect((await bikes.results()).length).toBeGreaterThan(0);
    }));

  it('has a cart, which says what an advisor put into it, in view, and moves nothing', () =>
    onPhone(async ({ page, shopper }) => {
      await shopper.toTheEnd();
      const [title = ''] = await shopper.results();
      // It is called differently once it was pressed.
      const add = await shopper.button('Add to cart').first().elementHandle();
      await add?.scrollIntoViewIfNeeded();
      const before = await add?.boundingBox();
      await add?.click();
      const cart = page.locator('#cart');
      expect(await cart.textContent()).toBe(`Cart: 1, last ${title}`);
      expect((await add?.boundingBox())?.y).toBe(before?.y);
      const box = await cart.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.viewport.height);
    }));

  it('is in German, too, with its advisors, its cart and its products', () =>
    onPhone(async ({ page, shopper }) => {
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await shopper.sees('Wofür werden Sie am meisten fahren?');
      expect(await page.locator('.products .title').first().textContent()).toMatch(/schwarz|weiß|rot|blau|grün/);
      await shopper.toTheEnd();
      const [title = ''] = await shopper.results();
      await shopper.button('In den Warenkorb').first().click();
      expect(await page.locator('#cart').textContent()).toBe(`Warenkorb: 1, zuletzt ${title}`);
      await page.locator('product-advisor').nth(1).locator('.open').click();
      await new Shopper(page, page.locator('product-advisor').nth(1)).sees('Wie alt ist Ihr Kind?');
      // What one page has, the other has, too.
      const bodies = await Promise.all(['/', '/de'].map(async (path) => (await fetch(server().url + path)).text()));
      const [parts, others] = bodies.map((body) => body.match(/<\/?[a-z-]+/g)?.join(' '));
      expect(others).toBe(parts);
    }));

  it('shows requests and responses as they happen, and hides them again', () =>
    onPhone(async ({ page, shopper }) => {
      const requests: Locator = page.locator('#log li');
      expect(await requests.first().isVisible()).toBe(false);
      await page.getByLabel('Show requests').check();
      await shopper.choose('To work and back');
      await expect.poll(() => requests.count()).toBe(2);
      expect(await requests.first().locator('summary').textContent()).toMatch(
        /^POST \/api\/v7\/next\/ use: commute → 200 advanced · \d+ ms$/,
      );
      await requests.first().locator('summary').click();
      expect(await requests.first().locator('pre').textContent()).toMatch(
        /service-advisor-id: bikes[\s\S]*"question_id": "drive"/,
      );
      await page.getByLabel('Show requests').uncheck();
      expect(await requests.first().isVisible()).toBe(false);
    }));

  it('says what a page has to say, and that works when it is copied to a page of one’s own', () =>
    onPhone(async ({ page }) => {
      const code = await page.locator('.code code').textContent();
      const mine = createServer((_request, response) => {
        response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Mine</title>${code}`);
      });
      await new Promise<void>((resolve) => mine.listen(0, '127.0.0.1', resolve));
      const other = await page.context().newPage();
      await other.goto(`http://127.0.0.1:${(mine.address() as AddressInfo).port}/`);
      await new Shopper(other).sees(FIRST_QUESTION);
      mine.close();
    }));

  for (const [colorScheme, rules] of SCHEMES) {
    it(`axe has nothing to complain of: ${colorScheme}`, () =>
      onPhone(
        async ({ page }) => {
          await page.getByLabel('Show requests').check();
          expect(await complaints(page, rules)).toEqual([]);
        },
        { colorScheme, bypassCSP: true },
      ));
  }
});
