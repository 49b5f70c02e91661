// What the second file brings: counts and bars at a question, and at the end the shop's cart, and a link that
// brings the replies back. None of it is needed to be advised.

import { expect, it } from 'vitest';
import { inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';
import { startOwnShop } from './fixture/own-shop.ts';
import { BUDGET, KIND, RIDES_SHOP, toTheEnd } from './fixture/rides-shop.ts';
import { Shopper } from './fixture/shopper.ts';

const MORE = '**/widget-more.js*';

inBrowser('what the second file brings:', { start: (origin) => startOwnShop(RIDES_SHOP, origin) }, ({ visit }) => {
  const rides = (work: (visit: Visit) => Promise<void>, request: VisitRequest = {}) =>
    visit({ advisor: 'rides', until: KIND, ...request }, work);

  it('it comes once, when it is needed, and not with the first question', () =>
    rides(
      async ({ shopper, page }) => {
        const asked: string[] = [];
        page.on('request', (request) => request.url().includes('widget-more') && asked.push(request.url()));
        await page.reload();
        await shopper.sees(KIND);
        expect(asked).toEqual([]);
        await toTheEnd(shopper);
        expect(asked.length).toBe(1);
      },
      { isAlone: true },
    ));

  it('without it a shopper is advised all the same: a range is typed, products lead to the shop, nothing is said of it', () =>
    rides(
      async ({ shopper, context }) => {
        await context.route(MORE, (route) => route.abort());
        await shopper.choose('Errands in town');
        const { advisor } = shopper;
        await advisor.locator('.bounds input').last().fill('700');
        await advisor.locator('.continue').click();
        await shopper.leaves(BUDGET);
        expect((await shopper.results()).slice(0, 2)).toEqual(['Bicycle a', 'Bicycle b']);
        expect(await advisor.locator('.message, .slider, .offers').count()).toBe(0);
        expect(await advisor.locator('a.result').first().getAttribute('href')).toBe('https://shop.example/a');
      },
      { isAlone: true },
    ));

  it('if it failed to come once, it comes with the next thing that needs it', () =>
    rides(
      async ({ shopper, context }) => {
        await context.route(MORE, (route) => route.abort(), { times: 1 });
        await toTheEnd(shopper);
        expect(await shopper.advisor.locator('.compare').count()).toBe(6);
      },
      { isAlone: true },
    ));

  it('each answer says how many products it leaves, for the eye and for the ear', () =>
    rides(async ({ shopper }) => {
      const answers = shopper.advisor.locator('.answer');
      const seen = await answers
        .locator('.answer-title')
        .evaluateAll((all) => all.map((title) => getComputedStyle(title, '::after').content));
      expect(seen.map((content) => /\d+/.exec(content)?.[0])).toEqual(['5', '1']);
      expect(await answers.evaluateAll((all) => all.map((one) => one.ariaDescription))).toEqual([
        'Products: 5',
        'Products: 1',
      ]);
      // By its words alone, as it was before.
      expect(await shopper.button('Errands in town').count()).toBe(1);
    }));

  it('bars above a range show where the products lie, and say it in words', () =>
    rides(async ({ shopper }) => {
      await shopper.choose('Errands in town');
      const bars = shopper.advisor.locator('.histogram');
      await bars.waitFor();
      expect(await bars.getAttribute('role')).toBe('img');
      expect(await bars.evaluate((element) => element.ariaLabel)).toMatch(
        /^Half of the products lie between €600 and €\d/,
      );
      const heights = await bars
        .locator('.bars')
        .first()
        .locator('.bar-of')
        .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeGreaterThan(0);
      expect(heights.filter((height) => height === 0).length).toBeGreaterThan(0);
    }));

  it('the shop hears which product goes into its cart, with the session; what is not available cannot go there', () =>
    rides(
      async ({ shopper, page }) => {
        await page.evaluate(() => {
          document.addEventListener('result-added', (event) => {
            const { advisor, result, position, session } = (event as CustomEvent).detail;
            Object.assign(window, { added: { advisor, sku: result.sku, position, session } });
          });
        });
        await toTheEnd(shopper);
        const cards = shopper.advisor.locator('.list > li');
        expect(await cards.filter({ hasText: 'Bicycle d' }).locator('.offers').count()).toBe(1);
        expect(await cards.filter({ hasText: 'Bicycle d' }).locator('.cart').count()).toBe(0);
        const button = cards.filter({ hasText: 'Bicycle b' }).locator('.cart');
        expect(await button.textContent()).toBe('In the basket');
        await button.click();
        const added = await page.evaluate(() => (window as unknown as { added: object }).added);
        expect(added).toEqual({ advisor: 'rides', sku: 'b', position: 1, session: expect.stringMatching(/\S{16,}/) });
      },
      { attributes: { cart: 'In the basket' } },
    ));

  it('a card says that it leads to the product, and without a picture it has no empty box, at any width', () =>
    rides(
      async ({ shopper, page, context }) => {
        const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
        await context.route('https://shop.example/*.svg', (route) =>
          route.request().url().endsWith('/b.svg')
            ? route.abort()
            : route.fulfill({ contentType: 'image/svg+xml', body: picture }),
        );
        await toTheEnd(shopper);
        const links = shopper.advisor.locator('a.result');
        const pictures = () =>
          links.evaluateAll((all) => all.map((link) => link.querySelectorAll('.result-image').length));
        await expect.poll(pictures).toEqual([1, 0, 1, 0, 1, 1]);
        expect(await links.locator('.to-product').allTextContents()).toEqual(Array(6).fill('To the product'));
        for (const width of [360, 700, 1300]) {
          await page.setViewportSize({ width, height: 800 });
          const indents = await links.evaluateAll((all) =>
            all.map((link) => {
              const title = link.querySelector('.result-title')?.getBoundingClientRect();
              return Math.round((title?.left ?? 0) - link.getBoundingClientRect().left);
            }),
          );
          expect([indents[1], indents[3]]).toEqual([0, 0]);
        }
      },
      { isAlone: true },
    ));

  it('without the attribute there is no cart', () =>
    rides(async ({ shopper }) => {
      await toTheEnd(shopper);
      expect(await shopper.advisor.locator('.cart').count()).toBe(0);
    }));

  it('a link brings the replies back on another device, beside what else the address says, and only once', () =>
    rides(
      async ({ shopper, context, page, address }) => {
        await page.evaluate(() => history.replaceState(null, '', '#reviews'));
        await shopper.choose('Errands in town');
        await shopper.advisor.locator('.bounds input').last().fill('800');
        await shopper.advisor.locator('.continue').click();
        const found = async (one: Shopper) => {
          await one.advisor.locator('.ended').waitFor();
          return { trail: await one.trail(), results: await one.results() };
        };
        const before = await found(shopper);
        await shopper.advisor.locator('.share').click();
        await shopper.button('Link copied').waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(link.startsWith(`${address}#reviews&guidepost=rides;kind:town;budget:`)).toBe(true);
        const other = await context.newPage();
        await other.goto(link);
        expect(await found(new Shopper(other))).toEqual(before);
        expect(new URL(other.url()).hash).toBe('#reviews');
        expect(await new Shopper(other).told()).toContain('The answers so far are kept.');
        // It does not lie over the products for as long as they are looked at.
        const message = new Shopper(other).advisor.locator('.message');
        await message.getByRole('button', { name: 'Close' }).click();
        await message.waitFor({ state: 'detached' });
        expect(await new Shopper(other).focused()).toBe(await new Shopper(other).advisor.locator('h2').textContent());
        await new Shopper(other).button('Start again').click();
        await new Shopper(other).sees(KIND);
        expect(await new Shopper(other).trail()).toEqual([]);
      },
      { isAlone: true, browser: { permissions: ['clipboard-read', 'clipboard-write'] } },
    ));

  it('a link with answers that are gone, or of which half is missing, begins as far as it can', () =>
    rides(
      async ({ page, address }) => {
        for (const [link, title] of [
          ['#guidepost=rides;kind:boat;budget:500-800', KIND],
          ['#guidepost=rides;kind:town;gone:x', BUDGET],
          ['#guidepost=rides;%', KIND],
          ['#guidepost=other;kind:town', KIND],
        ] as const) {
          await page.evaluate(() => sessionStorage.clear());
          await page.goto('about:blank');
          await page.goto(address + link);
          await page.evaluate(() => sessionStorage.clear());
          await page.goto('about:blank');
          await page.goto(address + link);
          await new Shopper(page).sees(title);
        }
      },
      { isAlone: true },
    ));
});

/** Hundreds of one price, and one that costs more. */
const CROWD = {
  ...RIDES_SHOP,
  products: Array.from({ length: 300 }, (_, nth) => ({
    ...{ sku: `p${nth}`, title: `Bicycle ${nth}`, link: `https://shop.example/${nth}` },
    ...{
      price: nth === 0 ? '1500.00' : '700.00',
      attributes: { kind: nth % 2 === 0 ? 'town' : 'tour', gears: 7, brake: 'rim' },
    },
    image: `https://shop.example/${nth}.svg`,
  })),
};

inBrowser('bars of very different heights:', { start: (origin) => startOwnShop(CROWD, origin) }, ({ visit }) => {
  it('a single product among hundreds is seen', () =>
    visit({ advisor: 'rides', until: KIND }, async ({ shopper }) => {
      await shopper.choose('Errands in town');
      const bars = shopper.advisor.locator('.histogram .bars').first().locator('.bar-of');
      await shopper.advisor.locator('.histogram').waitFor();
      const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
      const seen = heights.filter((height) => height > 0);
      expect(seen).toHaveLength(2);
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(2);
    }));
});
