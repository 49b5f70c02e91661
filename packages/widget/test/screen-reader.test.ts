// For people who hear the widget: what is announced and where the focus is at each step, in the page and in the dialog.

import { expect, it } from 'vitest';
import { accessible } from './fixture/accessible.ts';
import { KINDS } from './fixture/every-kind.ts';
import { FalseServer, falseResult, single } from './fixture/false-server.ts';
import { FIRST_KIND, inChestShop } from './fixture/in-chest-shop.ts';
import type { Shopper } from './fixture/shopper.ts';

const focusIs = (shopper: Shopper, text: string): Promise<void> =>
  expect.poll(() => shopper.focused(), { message: 'the focus' }).toBe(text);

inChestShop('by a screen reader:', (kinds) => {
  it('the focus: at the heading of each next question, of a changed one, of the open one after “keep”, “back”, “start again”', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.choose('Hall');
      await focusIs(shopper, KINDS.colours);
      await shopper.choose('Red');
      await focusIs(shopper, KINDS.partly);
      await shopper.tabTo(shopper.button('Back'));
      await page.keyboard.press('Enter');
      await focusIs(shopper, KINDS.colours);
      await shopper.tabTo(shopper.button('Keep my answer'));
      await page.keyboard.press('Enter');
      await focusIs(shopper, KINDS.partly);
      await shopper.toTheEnd();
      await focusIs(shopper, 'Recommended for you');
      await shopper.button('Start again').click();
      await focusIs(shopper, FIRST_KIND);
    }));

  it('the focus is not taken from what else is on the page, neither at the first question nor at later ones', () =>
    kinds(
      async ({ shopper, page }) => {
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
        await shopper.answer('Hall').click();
        await page.locator('#search').focus();
        await shopper.sees(KINDS.colours);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('search');
      },
      { below: '<input id="search" aria-label="Search">' },
    ));

  it('what goes wrong is said, the focus stays where it was, and what was chosen stays pressed', () =>
    kinds(async ({ shopper, context }) => {
      await context.setOffline(true);
      await shopper.answer('Hall').focus();
      await shopper.page.keyboard.press('Enter');
      await expect.poll(() => shopper.told()).toBe('No response yet. Still trying…');
      expect(await shopper.focused()).toBe('Hall');
      expect(await shopper.answer('Hall').getAttribute('aria-pressed')).toBe('true');
      expect(await shopper.answer('Study').getAttribute('aria-disabled')).toBe('true');
      await context.setOffline(false);
      await shopper.leaves(FIRST_KIND);
      await focusIs(shopper, KINDS.colours);
      expect(await shopper.told()).toBe('');
    }));

  it('what is said: that it loads, then how many products fit, then, as everything was skipped, that those are simply products of the shop', () =>
    kinds(async ({ shopper, network, page }) => {
      const letPass = network.hold();
      await page.reload();
      await expect.poll(() => shopper.told()).toBe('One moment…');
      letPass();
      await shopper.sees(FIRST_KIND);
      await expect.poll(() => shopper.told()).toBe('');
      await shopper.until(KINDS.long);
      expect(await shopper.told()).toBe('What fits so far: 6');
      await shopper.toTheEnd();
      expect(await shopper.told()).toBe('Our products: 6');
    }));

  it('that a conversation went on elsewhere is said, and not cleared before it can be read out', () =>
    kinds(async ({ shopper, page }) => {
      const server = await FalseServer.open(
        { question: single({ title: 'First' }), results: null },
        (response) => response.writeHead(409).end('{"type":"/problems/session-token-used","title":"","status":409}'),
        { question: single({ question_id: 'other', title: 'Second' }), results: [falseResult('A')] },
      );
      try {
        await page
          .locator('product-advisor')
          .evaluate((element, url) => element.setAttribute('base-url', url), server.url);
        await shopper.sees('First');
        await shopper.answer('This').click();
        await shopper.sees('Second');
        expect(await shopper.told()).toContain('This went on in another tab.');
      } finally {
        await server.stop();
      }
    }));

  it('the dialog: named, modal, the focus inside of it while it is open, and back at its button afterwards', () =>
    kinds(
      async ({ shopper, page }) => {
        const open = shopper.button('Find your chest');
        await open.focus();
        await page.keyboard.press('Enter');
        await shopper.sees(FIRST_KIND);
        const [dialog] = await accessible(page, 'dialog');
        expect(dialog).toMatchObject({ name: 'Find your chest', modal: true });
        for (let i = 0; i < 12; i++) {
          await page.keyboard.press('Tab');
          const outside = await page.evaluate(() => document.activeElement?.id === 'search');
          expect(outside).toBe(false);
        }
        await shopper.answer('Hall').click();
        await focusIs(shopper, KINDS.colours);
        await page.keyboard.press('Escape');
        await focusIs(shopper, 'Find your chest');
        await page.keyboard.press('Enter');
        await shopper.sees(KINDS.colours);
        await shopper.button('Close').click();
        await focusIs(shopper, 'Find your chest');
      },
      { until: null, attributes: { dialog: 'Find your chest' }, below: '<input id="search" aria-label="Search">' },
    ));

  it('the dialog: once its first question is there, the focus is at the heading', () =>
    kinds(
      async ({ shopper }) => {
        await shopper.button('Find your chest').click();
        await shopper.sees(FIRST_KIND);
        expect(await shopper.focused()).toBe(FIRST_KIND);
      },
      { until: null, attributes: { dialog: 'Find your chest' } },
    ));

  it('keyboard only: an earlier reply is changed from the trail, and the conversation goes on where it was', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.until(KINDS.ticks);
      const reply = shopper.advisor.getByTitle(`Change: ${KINDS.several}`);
      await shopper.tabTo(reply);
      await page.keyboard.press('Enter');
      await focusIs(shopper, KINDS.several);
      await shopper.tabTo(shopper.advisor.locator('.answer input').first());
      await page.keyboard.press('Space');
      await shopper.tabTo(shopper.button('Continue'));
      await page.keyboard.press('Space');
      await focusIs(shopper, KINDS.ticks);
      expect((await shopper.trail()).at(-1)).toBe('Lamp');
    }));
});
