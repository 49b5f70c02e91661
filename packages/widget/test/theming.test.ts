// A shop's own style sheet can style answers, chips and replies. Chosen ones can still be told from the others.

import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser, type VisitRequest } from './fixture/in-browser.ts';

const DRIVE = 'Would you like a motor to help?';

/** The styles of answers and of chosen answers. */
const THEME = `
  product-advisor::part(answer), product-advisor::part(chip), product-advisor::part(reply) { background: rgb(1, 1, 1) }
  product-advisor::part(answer chosen), product-advisor::part(chip chosen), product-advisor::part(reply chosen) { background: rgb(2, 2, 2) }
  product-advisor::part(dialog) { width: 321px }
`;

const background = (target: Locator): Promise<string> =>
  target.evaluate((element) => getComputedStyle(element).backgroundColor);

const PLAIN = 'rgb(1, 1, 1)';
const CHOSEN = 'rgb(2, 2, 2)';

inBrowser('a shop’s own style sheet', {}, ({ visit }) => {
  const dressed = (request: VisitRequest, work: Parameters<typeof visit>[1]): Promise<void> =>
    visit(request, async (visited) => {
      await visited.page.evaluate((theme) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(theme);
        document.adoptedStyleSheets = [sheet];
      }, THEME);
      await work(visited);
    });

  it('tells the chosen answer, the ticked ones and the reply that is being changed', () =>
    dressed({}, async ({ shopper }) => {
      await shopper.choose('To work and back');
      await shopper.choose('No, I ride by myself');
      await shopper.advisor.locator('.reply').last().click();
      await shopper.sees(DRIVE);
      expect(await background(shopper.answer('No, I ride by myself'))).toBe(CHOSEN);
      expect(await background(shopper.answer('Either is fine'))).toBe(PLAIN);
      expect(await background(shopper.advisor.locator('.reply').last())).toBe(CHOSEN);
      expect(await background(shopper.advisor.locator('.reply').first())).toBe(PLAIN);
      await shopper.button('Keep my answer').click();
      await shopper.leaves(DRIVE);
      await shopper.until('What should be on it from the start?');
      const [lights, rack] = [shopper.answer('Lights'), shopper.answer('A rack for bags')];
      await lights.click();
      await rack.click();
      await lights.click();
      expect([await background(lights), await background(rack)]).toEqual([PLAIN, CHOSEN]);
    }));

  it('tells the chosen chip', () =>
    dressed({}, async ({ shopper }) => {
      await shopper.until('What would you like to spend?');
      const chips = shopper.advisor.locator('.chip');
      await chips.first().click();
      await shopper.leaves('What would you like to spend?');
      await shopper.advisor.locator('.reply').last().click();
      await shopper.sees('What would you like to spend?');
      expect([await background(chips.first()), await background(chips.last())]).toEqual([CHOSEN, PLAIN]);
    }));

  it('reaches the dialog', () =>
    dressed({ attributes: { dialog: 'Find your bicycle' }, until: null }, async ({ shopper }) => {
      await shopper.button('Find your bicycle').click();
      expect((await shopper.advisor.locator('dialog').boundingBox())?.width).toBe(321);
    }));
});
