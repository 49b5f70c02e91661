// The shopper opens a product in a new tab, with the browser's own controls.

import { expect, it } from 'vitest';
import { inBrowser } from './fixture/in-browser.ts';

inBrowser('a new tab', { wholeBrowser: {} }, ({ visit }) => {
  it('by the middle button is told as a click on the product; a menu is none', () =>
    visit({}, async ({ shopper, page, context }) => {
      await shopper.toTheEnd();
      await page.evaluate(() => {
        const told: unknown[] = [];
        Object.assign(window, { told });
        document.addEventListener('result-clicked', (event) => told.push((event as CustomEvent).detail.position));
      });
      const opened = context.waitForEvent('page');
      await shopper.advisor.locator('a.result').nth(1).click({ button: 'middle' });
      await opened;
      await shopper.advisor.locator('a.result').nth(2).click({ button: 'right' });
      expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([1]);
    }));

  it('can be opened from a page that takes shoppers to products by itself', () =>
    visit({}, async ({ shopper, page, context, address }) => {
      await page.evaluate(() => addEventListener('result-clicked', (event) => event.preventDefault()));
      await shopper.toTheEnd();
      const opened = context.waitForEvent('page');
      await shopper.advisor
        .locator('a.result')
        .first()
        .click({ modifiers: ['ControlOrMeta'] });
      await opened;
      expect(page.url()).toBe(address);
    }));
});
