// The widget tells the service what the shopper opens and puts into the cart, and no shopper ever waits for that. With what it keeps and
// tells, a shop sends what was bought.

import { AdvisorSession } from '@guidepost/client';
import { expect, it } from 'vitest';
import { inBrowser } from './fixture/in-browser.ts';
import { startOwnShop } from './fixture/own-shop.ts';
import { KIND, RIDES_SHOP, toTheEnd } from './fixture/rides-shop.ts';

const PRODUCT = 'https://shop.example/**';

inBrowser('interactions:', { start: (origin) => startOwnShop(RIDES_SHOP, origin) }, ({ visit, server }) => {
  const at = { advisor: 'rides', until: KIND, attributes: { cart: '' } };

  /** How many the server has stored so far, repeated ones included. */
  const recorded = async (): Promise<number> => {
    const metrics = await (await fetch(`${server().url}/metrics`)).text();
    return Number(/^guidepost_interactions_total\{outcome="recorded"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
  };

  it('a click is told although the page is left, and the page is left at once although nobody answers', () =>
    visit(at, async ({ shopper, page, network }) => {
      await page.route(PRODUCT, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The bicycle</h1>' }));
      await toTheEnd(shopper);
      const before = await recorded();
      const answer = network.hold();
      await shopper.advisor.locator('a.result').first().click();
      await page.locator('h1', { hasText: 'The bicycle' }).waitFor();
      await expect.poll(() => network.posts()).toEqual([JSON.stringify({ kind: 'clicked', sku: 'a' })]);
      expect(await recorded()).toBe(before);
      answer();
      await expect.poll(recorded).toBe(before + 1);
    }));

  it('a product put into the cart is told, too, and that the service is away disturbs nobody', () =>
    visit({ ...at, hasShortPauses: true }, async ({ shopper, network, faults }) => {
      await toTheEnd(shopper);
      const before = await recorded();
      const cart = shopper.advisor.locator('.cart');
      network.will('lose-request');
      await cart.first().click();
      expect(await cart.first().textContent()).toBe('✓ Added');
      await expect.poll(recorded).toBe(before + 1);
      network.will({ status: 404 });
      await cart.nth(1).click();
      await expect.poll(() => network.posts()).toEqual([JSON.stringify({ kind: 'added', sku: 'b' })]);
      expect(await shopper.advisor.locator('.notice').textContent()).toBe('');
      // The browser's own words about an address that is not there.
      expect(faults.filter((fault) => !/Failed to load resource/.test(fault))).toEqual([]);
    }));

  it('a page of the same tab finds the token in the storage, and a server gets it with the event', () =>
    visit(at, async ({ shopper, page, network }) => {
      await toTheEnd(shopper);
      const told = page.evaluate(
        () =>
          new Promise<{ token: string; session: string }>((resolve) =>
            document.addEventListener('result-added', ({ detail }: CustomEventInit) => resolve(detail)),
          ),
      );
      const before = await recorded();
      await shopper.advisor.locator('.cart').first().click();
      const { token, session } = await told;
      const key = `guidepost ${network.url} rides`;
      expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toBe(token);
      // The click is told, too, at its own time.
      await expect.poll(recorded).toBe(before + 1);
      const storage = { getItem: () => token, setItem: () => {} };
      const settings = { baseUrl: server().url, apiKey: server().key, advisor: 'rides', storage };
      const bought = { kind: 'bought', sku: 'a', value: '600.00', order_id: `order of ${session}` } as const;
      await new AdvisorSession(settings).interact(bought);
      expect(await recorded()).toBe(before + 2);
    }));
});
