// The button of the shop's cart and the link that brings replies back: on pages from right to left, on pages that take every style away,
// on phones, and by keyboard alone.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lettersOf, OWN_LETTERS, onBarePage } from './fixture/bare-page.ts';
import { boxes } from './fixture/boxes.ts';
import { complaints } from './fixture/complaints.ts';
import { inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';
import { startOwnShop } from './fixture/own-shop.ts';
import { compare, KIND, RIDES_SHOP, toTheEnd } from './fixture/rides-shop.ts';
import type { Shopper } from './fixture/shopper.ts';
import { smallControls } from './fixture/small-controls.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const COPIES = { permissions: ['clipboard-read', 'clipboard-write'] };
/** The words of the button are the widget's. */
const attributes = { cart: '' };

/** Whether the button that has the focus may be seen to have it. */
const hasRing = ({ advisor }: Shopper): Promise<boolean> =>
  advisor.evaluate(({ shadowRoot }) => {
    const focused = shadowRoot?.activeElement;
    if (!focused?.matches(':focus-visible')) return false;
    return getComputedStyle(focused).outlineStyle === 'solid';
  });

const isAsWideAsTheScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth === document.documentElement.clientWidth);

/** Keeps what the page hears of its cart in `window.added`, as the skus. */
const listen = (page: Page, isSilent = false): Promise<void> =>
  page.evaluate((isSilent) => {
    const added: string[] = [];
    Object.assign(window, { added });
    document.addEventListener('result-added', (event) => {
      added.push((event as CustomEvent).detail.result.sku);
      if (isSilent) event.preventDefault();
    });
  }, isSilent);

const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { added: string[] }).added);

inBrowser('cart and link:', { start: (origin) => startOwnShop(RIDES_SHOP, origin) }, ({ visit, shop }) => {
  const rides = (work: (visit: Visit) => Promise<void>, request: VisitRequest = {}) =>
    visit({ advisor: 'rides', until: KIND, attributes, ...request }, work);

  it('the button says that it is done; a page that says so itself is left to say it', () =>
    rides(
      async ({ shopper, page }) => {
        await toTheEnd(shopper);
        const [first, second] = [0, 1].map((n) => shopper.advisor.locator('.cart').nth(n));
        await listen(page);
        await first?.click();
        expect(await first?.textContent()).toBe('✓ Added');
        await listen(page, true);
        await second?.click();
        expect(await second?.textContent()).toBe('Add to cart');
        expect(await heard(page)).toEqual(['b']);
      },
      // The page goes on listening.
      { isAlone: true },
    ));

  for (const browser of [PHONE, DESKTOP])
    it(`run from right to left where the page does: ${browser.viewport.width} px`, () =>
      rides(
        async ({ shopper, page }) => {
          const { advisor } = shopper;
          await toTheEnd(shopper);
          const [card] = await boxes(advisor.locator('.card'));
          const [cart, other] = await boxes(advisor.locator('.card').first().locator('.offers button'));
          if (!(card && cart && other)) throw new Error('There is no card with two buttons.');
          expect(cart.x).toBeGreaterThan(other.x);
          expect(cart.x + cart.width).toBeLessThanOrEqual(card.x + card.width);
          expect(card.x + card.width - cart.x - cart.width).toBeLessThan(24);
          const actions = await boxes(advisor.locator('.actions button'));
          expect(actions.length).toBeGreaterThan(1);
          expect(actions[0]?.x).toBeGreaterThan(actions[1]?.x ?? 0);
          // It may not be copied here. An address runs from left to right on any page.
          await advisor.locator('.share').click();
          const field = advisor.locator('.link');
          expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
          expect(await isAsWideAsTheScreen(page)).toBe(true);
          expect(await complaints(page)).toEqual([]);
        },
        { dir: 'rtl', browser: { ...browser, bypassCSP: true } },
      ));

  for (const browser of [PHONE, DESKTOP])
    it(`keep their look on a page that takes every style away: ${browser.viewport.width} px`, () =>
      onBarePage(shop(), 'rides', 'cart=""', () =>
        rides(
          async ({ shopper, page }) => {
            const { advisor } = shopper;
            await toTheEnd(shopper);
            for (const button of [advisor.locator('.cart').first(), advisor.locator('.share')]) {
              expect(await lettersOf(button)).toEqual({ ...OWN_LETTERS, textAlign: 'center' });
              expect(await button.evaluate((element) => getComputedStyle(element).cursor)).toBe('pointer');
            }
            await advisor.locator('.cart').first().click();
            expect(await advisor.locator('.cart').first().textContent()).toBe('✓ Added');
            await advisor.locator('.share').click();
            expect(await lettersOf(advisor.locator('.link'))).toEqual(OWN_LETTERS);
            expect(await smallControls(shopper)).toEqual([]);
            expect(await isAsWideAsTheScreen(page)).toBe(true);
          },
          { browser },
        ),
      ));

  it('by keyboard alone a product goes into the cart, from its card and from the comparison, and the focus stays', () =>
    rides(
      async ({ shopper, page }) => {
        const { advisor } = shopper;
        await toTheEnd(shopper);
        await listen(page);
        await shopper.tabTo(advisor.locator('.cart').nth(1));
        expect(await hasRing(shopper)).toBe(true);
        await page.keyboard.press('Enter');
        expect(await shopper.focused()).toBe('✓ Added');
        await page.keyboard.press('Space');
        expect(await heard(page)).toEqual(['b', 'b']);
        // The next one is the same product's: the order is that of the eye.
        await page.keyboard.press('Tab');
        expect(await shopper.focused()).toBe('Compare');
        await compare(shopper, 'a', 'c');
        await shopper.tabTo(advisor.locator('.tray .continue'));
        await page.keyboard.press('Enter');
        const dialog = advisor.getByRole('dialog', { name: 'Comparison' });
        await dialog.waitFor();
        await shopper.tabTo(dialog.locator('.cart').last());
        await page.keyboard.press('Space');
        expect(await heard(page)).toEqual(['b', 'b', 'c']);
        expect(await shopper.focused()).toBe('✓ Added');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await shopper.focused()).toBe('Compare 2 products');
      },
      { isAlone: true },
    ));

  it('by keyboard alone the link is copied, the focus stays, and it is said', () =>
    rides(
      async ({ shopper, page }) => {
        await toTheEnd(shopper);
        await shopper.tabTo(shopper.advisor.locator('.share'));
        expect(await hasRing(shopper)).toBe(true);
        await page.keyboard.press('Enter');
        await shopper.button('Link copied').waitFor();
        expect(await shopper.focused()).toBe('Link copied');
        expect(await shopper.told()).toBe('Link copied');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#guidepost=rides;kind:town');
      },
      { browser: COPIES },
    ));

  it('a phone shows where the link can go, and the button says so; who wants it nowhere is told nothing', () =>
    rides(
      async ({ shopper, page }) => {
        await page.evaluate(() => {
          const shared: string[] = [];
          Object.assign(window, { shared });
          Object.defineProperty(navigator, 'share', {
            configurable: true,
            value: ({ url }: { url: string }) => {
              shared.push(url);
              return Promise.reject(new DOMException('', 'AbortError'));
            },
          });
        });
        await toTheEnd(shopper);
        await shopper.tap(shopper.button('Share'));
        const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
        expect(shared).toEqual([expect.stringContaining('#guidepost=rides;kind:town')]);
        expect(await shopper.advisor.locator('.share').textContent()).toBe('Share');
        expect(await shopper.advisor.locator('.link').count()).toBe(0);
      },
      { isAlone: true, browser: { ...PHONE, hasTouch: true, isMobile: true } },
    ));

  it('where nothing may be copied, the link is selected in a field that has a name and the focus, and Tab goes on from there', () =>
    rides(async ({ shopper, page }) => {
      const { advisor } = shopper;
      await toTheEnd(shopper);
      await shopper.tabTo(advisor.locator('.share'));
      await page.keyboard.press('Space');
      const field = advisor.getByRole('textbox', { name: 'Copy this link' });
      await field.waitFor();
      expect(await shopper.focusedLabel()).toBe('Copy this link');
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('#guidepost=rides;kind:town');
      expect(await hasRing(shopper)).toBe(true);
      await page.keyboard.press('Shift+Tab');
      expect(await shopper.focused()).toBe('Start again');
    }));
});
