// Products are compared side by side: by mouse and by keyboard, on a phone, on pages from right to left and on pages that take every style
// away.

import { expect, it } from 'vitest';
import { lettersOf, OWN_LETTERS, onBarePage } from './fixture/bare-page.ts';
import { complaints } from './fixture/complaints.ts';
import { inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';
import { startOwnShop } from './fixture/own-shop.ts';
import { compare, KIND, RIDES_SHOP, toTheEnd } from './fixture/rides-shop.ts';
import type { Shopper } from './fixture/shopper.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

inBrowser('a comparison:', { start: (origin) => startOwnShop(RIDES_SHOP, origin) }, ({ visit, shop }) => {
  const rides = (work: (visit: Visit) => Promise<void>, request: VisitRequest = {}) =>
    visit({ advisor: 'rides', until: KIND, ...request }, work);

  /** The left edges of the cells of a row, in the order of the document; and whether they stand in one line. */
  const placesIn = (shopper: Shopper, name: string): Promise<{ lefts: number[]; isOneLine: boolean }> =>
    shopper.advisor
      .getByRole('row')
      .filter({ hasText: name })
      .first()
      .evaluate((row) => {
        const boxes = [...row.children].map((cell) => cell.getBoundingClientRect());
        const tops = new Set(boxes.map(({ top }) => Math.round(top)));
        return { lefts: boxes.map(({ left }) => Math.round(left)), isOneLine: tops.size === 1 };
      });

  it('two products stand side by side: what differs comes first, each wish is marked, and the focus comes back', () =>
    rides(
      async ({ shopper, page }) => {
        await toTheEnd(shopper);
        const { advisor } = shopper;
        await compare(shopper, 'c');
        expect(await advisor.locator('.tray').textContent()).toBe('Choose one more product to compare.');
        await compare(shopper, 'a');
        await shopper.button('Compare 2 products').click();
        const table = advisor.getByRole('table', { name: 'Comparison' });
        expect(await table.getByRole('columnheader').allTextContents()).toEqual([
          ...['Bicycle a', 'Bicycle c'],
          ...['What differs', 'What is the same'],
        ]);
        const rows = await table
          .getByRole('row')
          .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
        expect(rows).toContainEqual(['Price', '€600', '€800 €990']);
        // Nothing is sold out, which the catalog may not even say.
        expect(rows.map(([name]) => name)).not.toContain('Availability');
        const names = rows.map(([name]) => name);
        expect(names.indexOf('Gears')).toBeLessThan(names.indexOf('What is the same'));
        expect(names.indexOf('Brake')).toBeGreaterThan(names.indexOf('What is the same'));
        // What is the same is said once; its tick is read out as the word that it stands for.
        expect(rows).toContainEqual([KIND, '✓ Errands in town']);
        expect(await table.getByRole('img', { name: 'Fits:' }).count()).toBe(1);
        expect(await complaints(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await table.waitFor({ state: 'detached' });
        expect(await shopper.focused()).toBe('Compare 2 products');
      },
      { browser: { bypassCSP: true } },
    ));

  it('three at most: a fourth is not taken, and that is said; a second press takes one out again', () =>
    rides(async ({ shopper }) => {
      await toTheEnd(shopper);
      const { advisor } = shopper;
      await compare(shopper, 'a', 'b', 'c', 'e');
      expect(await advisor.locator('.tray').textContent()).toBe('Three products at most.Compare 3 products');
      expect(await advisor.locator('.compare[aria-pressed=true]').count()).toBe(3);
      await compare(shopper, 'b');
      expect(await advisor.locator('.tray').textContent()).toBe('Compare 2 products');
    }));

  it('on a phone, in German: three products fit side by side, and every name is read out', () =>
    rides(
      async ({ shopper }) => {
        await toTheEnd(shopper);
        const { advisor } = shopper;
        await compare(shopper, 'a', 'b', 'e');
        await shopper.button('3 Produkte vergleichen').click();
        const dialog = advisor.getByRole('dialog', { name: 'Vergleich' });
        await dialog.waitFor();
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        expect(await dialog.getByRole('rowheader').first().textContent()).toBe('Preis');
        await dialog.getByRole('button', { name: 'Schließen' }).click();
        await dialog.waitFor({ state: 'detached' });
      },
      { advisor: 'fahrten', browser: PHONE },
    ));

  it('is done by keyboard alone: the focus goes in, stays in, and comes back to where it was', () =>
    rides(async ({ shopper, page }) => {
      await toTheEnd(shopper);
      const { advisor } = shopper;
      const focus = () =>
        advisor.evaluate((element) => {
          const focused = element.shadowRoot?.activeElement ?? null;
          return {
            isInside: focused !== null && focused.closest('dialog') !== null,
            isNowhere: document.activeElement === document.body,
            text: focused?.textContent ?? '',
          };
        });
      const tabTo = async (text: string) => {
        for (let tabs = 0; tabs < 60 && (await focus()).text !== text; tabs += 1) await page.keyboard.press('Tab');
        expect((await focus()).text).toBe(text);
      };
      await tabTo('Compare');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await tabTo('Compare');
      await page.keyboard.press('Enter');
      await tabTo('Compare 2 products');
      await page.keyboard.press('Enter');
      await advisor.getByRole('dialog', { name: 'Comparison' }).waitFor();
      for (let tabs = 0; tabs < 8; tabs += 1) {
        // A browser's own bar comes once a round; then nothing of the page has the focus.
        const { isInside, isNowhere } = await focus();
        expect(isInside || isNowhere).toBe(true);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Escape');
      await advisor.getByRole('dialog').waitFor({ state: 'detached' });
      expect((await focus()).text).toBe('Compare 2 products');
    }));

  it('runs from right to left where the page does, and nothing is wider than the screen', () =>
    rides(
      async ({ shopper }) => {
        await toTheEnd(shopper);
        await compare(shopper, 'a', 'c');
        await shopper.button('Compare 2 products').click();
        const dialog = shopper.advisor.getByRole('dialog', { name: 'Comparison' });
        await dialog.waitFor();
        const { lefts, isOneLine } = await placesIn(shopper, 'Price');
        expect(isOneLine).toBe(true);
        expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      },
      { dir: 'rtl', browser: DESKTOP },
    ));

  it('keeps its rows and letters on a page that takes every style away', () =>
    onBarePage(shop(), 'rides', '', () =>
      rides(
        async ({ shopper }) => {
          await toTheEnd(shopper);
          await compare(shopper, 'a', 'c');
          await shopper.button('Compare 2 products').click();
          const dialog = shopper.advisor.getByRole('dialog', { name: 'Comparison' });
          await dialog.waitFor();
          const { lefts, isOneLine } = await placesIn(shopper, 'Price');
          expect(isOneLine).toBe(true);
          expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
          expect(await lettersOf(dialog.getByRole('rowheader').first())).toEqual(OWN_LETTERS);
          await shopper.button('Close').click();
          await dialog.waitFor({ state: 'detached' });
        },
        { browser: DESKTOP },
      ),
    ));
});
