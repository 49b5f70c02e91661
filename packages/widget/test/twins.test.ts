// Products of one name: what tells them apart stands out on their cards.

import { expect, it } from 'vitest';
import { inBrowser } from './fixture/in-browser.ts';
import { type OwnShop, startOwnShop } from './fixture/own-shop.ts';

const KIND = 'What are you looking for?';

const lamp = (sku: string, title: string, attributes: object) => ({
  ...{ sku, title, price: '20.00', link: `https://shop.example/${sku}`, image: `https://shop.example/${sku}.svg` },
  attributes: { kind: 'lamp', ...attributes },
});

const SHOP: OwnShop = {
  products: [
    lamp('a', 'Lamp Alto', { size: 20, stuff: 'Glass' }),
    lamp('b', 'Lamp Alto', { size: 30, stuff: 'Glass' }),
    lamp('c', 'Lamp Bora', { size: 40, stuff: 'Wood' }),
  ],
  advisors: {
    lamps: {
      results: { show: { after_questions: 1 }, limit: 3, attributes: ['size', 'stuff'] },
      questions: [
        {
          ...{ id: 'kind', type: 'SINGLE', role: 'filter', title: KIND, always_ask: true },
          answers: [
            { id: 'lamp', title: 'A lamp', where: { kind: 'lamp' } },
            { id: 'any', title: 'Anything' },
          ],
        },
      ],
    },
  },
};

inBrowser('products of one name', { start: (origin) => startOwnShop(SHOP, origin) }, ({ visit }) => {
  it('show what tells them apart, and others show all alike', () =>
    visit({ advisor: 'lamps', until: KIND }, async ({ shopper }) => {
      await shopper.choose('A lamp');
      expect(await shopper.results()).toEqual(['Lamp Alto', 'Lamp Alto', 'Lamp Bora']);
      const { advisor } = shopper;
      expect(await advisor.locator('.attributes').allTextContents()).toEqual([
        'Size: 20 · Stuff: Glass',
        'Size: 30 · Stuff: Glass',
        'Size: 40 · Stuff: Wood',
      ]);
      expect(await advisor.locator('.attributes .differs').allTextContents()).toEqual(['Size: 20', 'Size: 30']);
    }));
});
