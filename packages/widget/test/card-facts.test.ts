// A card says what the product itself has. The words of a question say what somebody wished for.

import { expect, it } from 'vitest';
import { inBrowser } from './fixture/in-browser.ts';
import { type OwnShop, startOwnShop } from './fixture/own-shop.ts';

const RIDE = 'What will you ride for?';

const bicycle = (sku: string, weight: number) => ({
  ...{ sku, title: `Bicycle ${sku}`, price: '800.00' },
  ...{ link: `https://shop.example/${sku}`, image: `https://shop.example/${sku}.svg` },
  attributes: { kind: 'town', weight },
});

const SHOP: OwnShop = {
  products: [bicycle('light', 12.8), bicycle('heavy', 14.4)],
  advisors: {
    carry: {
      results: { show: 'at_end', limit: 2, attributes: ['weight'] },
      questions: [
        {
          ...{ id: 'kind', type: 'SINGLE', role: 'filter', title: RIDE, always_ask: true },
          answers: [
            { id: 'town', title: 'Errands in town', where: { kind: 'town' } },
            { id: 'any', title: 'Anything' },
          ],
        },
        {
          ...{ id: 'weight', type: 'SINGLE', role: 'filter', title: 'Where will it stand?', always_ask: true },
          answers: [
            { id: 'light', title: 'I carry it up many stairs', where: { weight: { lte: 13.5 } } },
            { id: 'any', title: 'In the yard' },
          ],
        },
      ],
    },
  },
};

inBrowser('a card', { start: (origin) => startOwnShop(SHOP, origin) }, ({ visit }) => {
  it('says what the product itself has, and not in the words of a question what it has to be', () =>
    visit({ advisor: 'carry', until: RIDE }, async ({ shopper: { advisor } }) => {
      await advisor.getByRole('button', { name: 'Errands in town' }).click();
      await advisor.getByRole('button', { name: 'I carry it up many stairs' }).click();
      const card = advisor.locator('.card', { hasText: 'Bicycle light' });
      await card.getByText('Weight: 12.8').waitFor();
      expect(await card.locator('.result-body .reason').allTextContents()).toEqual(['Fits: Errands in town']);
      // Reply by reply it is still told.
      expect(await card.locator('.reasons li').last().textContent()).toContain('I carry it up many stairs');
    }));
});
