// Prices are in the catalog's currency, without a word of the page, and are written alike wherever a shopper reads them: on cards,
// beside ranges, on the trail, in what products miss, and in a comparison.

import { expect, it } from 'vitest';
import { inBrowser, type Visit } from './fixture/in-browser.ts';
import { type OwnShop, startOwnShop } from './fixture/own-shop.ts';

const KIND = 'Which kind?';
const BUDGET = 'How much?';

const lamp = (sku: string, kind: string, price: string, more: object = {}) => ({
  ...{
    sku,
    title: `Lamp ${sku}`,
    price,
    link: `https://shop.example/${sku}`,
    image: `https://shop.example/${sku}.svg`,
  },
  ...{ attributes: { kind }, ...more },
});

const LAMPS = {
  results: { show: { after_questions: 1 }, limit: 3 },
  questions: [
    {
      ...{ id: 'kind', type: 'SINGLE', role: 'filter', title: KIND, firm: true },
      answers: [
        { id: 'floor', title: 'Floor', where: { kind: 'floor' } },
        { id: 'table', title: 'Table', where: { kind: 'table' } },
      ],
    },
    {
      ...{ id: 'budget', type: 'RANGE', role: 'filter', title: BUDGET, attribute: 'price', always_ask: true },
      range: { from: 100, to: 20_000, step: 100, label: 'Kč' },
    },
  ],
};

const SHOP: OwnShop = {
  currency: 'CZK',
  products: [
    lamp('a', 'floor', '1200.00', { list_price: '1500.00' }),
    lamp('b', 'floor', '12990.50'),
    lamp('c', 'table', '2000.00'),
  ],
  advisors: { lampy: { ...LAMPS, language: 'cs' }, lamps: LAMPS },
};

/** Spaces that do not break are written as plain ones. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

inBrowser('prices', { start: (origin) => startOwnShop(SHOP, origin) }, ({ visit }) => {
  /** Takes floor lamps for 1,200 to 15,000. */
  async function choose({ shopper: { advisor } }: Visit): Promise<void> {
    await advisor.locator('.answer', { hasText: 'Floor' }).click();
    await advisor.locator('.bounds input').first().fill('1200');
    await advisor.locator('.bounds input').last().fill('15000');
    await advisor.locator('.continue').click();
    await advisor.locator('.offers button').first().waitFor();
  }
  const read = async ({ shopper: { advisor } }: Visit, where: string): Promise<string[]> =>
    (await advisor.locator(where).allTextContents()).map(plain);

  for (const [name, advisor, price, before, cents, trail, miss] of [
    ['Czech', 'lampy', '1 200 Kč', '1 500 Kč', '12 990,50 Kč', '1 200 – 15 000 Kč', '800 Kč'],
    ['English', 'lamps', 'Kč 1,200', 'Kč 1,500', 'Kč 12,990.50', 'Kč 1,200 – Kč 15,000', 'Kč 800'],
  ] as const)
    it(`are in the catalog's currency, and alike on cards, on the trail, in reasons and in a comparison: ${name}`, () =>
      visit({ advisor, until: KIND }, async (visited) => {
        const { shopper } = visited;
        await choose(visited);
        expect(await read(visited, '.list .price')).toEqual([`${price} ${before}`, cents]);
        expect(await read(visited, '.reply')).toEqual(['Floor', trail]);
        // What the service says of the range, and what the widget says of it.
        expect((await read(visited, '.reasons li')).filter((line) => line.includes(BUDGET))[0]).toContain(trail);
        for (const nth of [0, 1]) await shopper.advisor.locator('.compare').nth(nth).click();
        await shopper.advisor.locator('.tray .continue').click();
        expect(await read(visited, '.comparison .row:has-text("Kč") td')).toContain(cents);
        await shopper.advisor.locator('.comparison .close').click();
        await shopper.advisor.locator('.reply').last().click();
        await shopper.advisor.locator('.bounds input').last().fill('2000');
        await shopper.advisor.locator('.bounds input').first().fill('2000');
        await shopper.advisor.locator('.continue').click();
        await shopper.advisor.locator('.reason.missed').first().waitFor();
        expect((await read(visited, '.list .reason.missed'))[0]).toContain(miss);
      }));

  it("are in the page's currency if it names one, and plain numbers if it names none on purpose", () =>
    visit({ advisor: 'lamps', until: KIND, attributes: { currency: 'CHF' } }, async (visited) => {
      await choose(visited);
      expect(await read(visited, '.list .price')).toEqual(['CHF 1,200 CHF 1,500', 'CHF 12,990.50']);
      await visited.page.locator('product-advisor').evaluate((element) => element.setAttribute('currency', ''));
      await expect.poll(() => read(visited, '.list .price')).toEqual(['1,200 1,500', '12,990.50']);
    }));
});
