// For people who see the widget enlarged, in few colours, or without movement: nothing is cut off, and important things can be
// told from the rest.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { KINDS } from './fixture/every-kind.ts';
import { FIRST_KIND, inChestShop } from './fixture/in-chest-shop.ts';

/** Nothing is wider than the page, and no words are wider than their control. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('product-advisor')?.shadowRoot;
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = [...(root?.querySelectorAll<HTMLElement>('button, .answer, .title, .description, .chip') ?? [])];
    const cut = controls.filter((element) => element.checkVisibility() && !element.matches('.reply'));
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} > ${clientWidth}`] : []),
      ...cut.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `cut: ${one.textContent}`),
    ];
  });
}

/** Whether the middle of the focused element is visible, or something covers it. */
const focusIsSeen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const root = document.querySelector('product-advisor')?.shadowRoot;
    const focused = root?.activeElement;
    if (!root || !focused) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = root.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = above !== null && (focused.contains(above) || above.contains(focused) || !!above.closest('.slider'));
    return isSeen ? null : `${focused.className} ${focused.textContent}`;
  });

inChestShop('sight:', (kinds) => {
  for (const [name, viewport, css] of [
    ['text at 200%', { width: 1280, height: 900 }, 'html { font-size: 200% }'],
    ['text at 200% on a phone', { width: 390, height: 844 }, 'html { font-size: 200% }'],
    ['zoom of 400%', { width: 320, height: 256 }, ''],
    [
      'more space in texts',
      { width: 390, height: 844 },
      'product-advisor { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }',
    ],
  ] as const)
    it(`${name}: nothing is cut off or wider than the page in any question, and what has the focus is seen`, () =>
      kinds(
        async ({ shopper, page }) => {
          if (css) await page.addStyleTag({ content: css });
          while (!(await shopper.isEnded())) {
            expect(await cutOff(page), (await shopper.shown()) ?? '').toEqual([]);
            const title = await shopper.shown();
            for (let i = 0; i < 6; i++) {
              await page.keyboard.press('Tab');
              expect(await focusIsSeen(page), `the focus at ${title}`).toBeNull();
            }
            await shopper.skip();
          }
          expect(await cutOff(page)).toEqual([]);
        },
        { browser: { viewport, bypassCSP: true } },
      ));

  it('zoom of 400% in the dialog: its bar hides nothing that has the focus', () =>
    kinds(
      async ({ shopper, page }) => {
        await shopper.button('Find your chest').click();
        await shopper.until(KINDS.long);
        for (const key of ['Tab', 'Shift+Tab'])
          for (let i = 0; i < 12; i++) {
            await page.keyboard.press(key);
            expect(await focusIsSeen(page)).toBeNull();
          }
      },
      {
        ...{ until: null, attributes: { dialog: 'Find your chest' } },
        browser: { viewport: { width: 320, height: 256 } },
      },
    ));

  it('forced colours: what is chosen, and the slider with its range, can be told from the rest', () =>
    kinds(
      async ({ shopper }) => {
        const style = (target: Locator, name: string, pseudo?: string): Promise<string> =>
          target.evaluate(
            (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ''),
            [name, pseudo],
          );
        await shopper.choose('Hall');
        await shopper.advisor.locator('.reply').click();
        await shopper.sees(FIRST_KIND);
        expect(await style(shopper.answer('Hall'), 'outline-style')).toBe('solid');
        expect(await style(shopper.answer('Study'), 'outline-style')).toBe('none');
        await shopper.button('Keep my answer').click();
        await shopper.sees(KINDS.colours);
        expect(await style(shopper.advisor.locator('.swatch').first(), 'background-color')).toBe('rgb(179, 38, 30)');
      },
      { browser: { forcedColors: 'active' } },
    ));

  it('forced colours: the line of a slider is seen, and which part of it is chosen', () =>
    kinds(
      async ({ shopper }) => {
        await shopper.until(KINDS.grouped);
        const [track, chosen, page] = await shopper.advisor
          .locator('.slider')
          .evaluate((element) => [
            getComputedStyle(element, '::before').backgroundColor,
            getComputedStyle(element, '::after').backgroundColor,
            getComputedStyle(document.body).backgroundColor,
          ]);
        expect(new Set([track, chosen, page]).size).toBe(3);
      },
      { browser: { forcedColors: 'active' } },
    ));

  it('reduced motion: nothing moves, not even while it loads', () =>
    kinds(
      async ({ shopper, page, network }) => {
        const letPass = network.hold();
        await page.reload();
        await shopper.advisor.locator('.loading').waitFor();
        const moving = () =>
          page.evaluate(() => document.querySelector('product-advisor')?.shadowRoot?.getAnimations().length);
        expect(await moving()).toBe(0);
        letPass();
        await shopper.sees(FIRST_KIND);
        await shopper.answer('Hall').hover();
        expect(await moving()).toBe(0);
      },
      { browser: { reducedMotion: 'reduce' } },
    ));
});
