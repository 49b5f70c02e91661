// The place in the page: after every reply the next question is in sight, however far down the shopper was. Back leads
// to the first question, and results come back as they were.

import { expect, it } from 'vitest';
import { FIRST_QUESTION, inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';
import type { Shopper } from './fixture/shopper.ts';

const DRIVE = 'Would you like a motor to help?';
const PHONE: VisitRequest = {
  browser: { viewport: { width: 390, height: 700 } },
  below: '<p>All products</p>'.repeat(200),
};

/** Its distance from the top of the window, in pixels. */
const topOf = (shopper: Shopper, place: string): Promise<number> =>
  shopper.advisor.locator(place).evaluate((element) => element.getBoundingClientRect().top);

/** In pixels. Cards have the size that the style guesses (`contain-intrinsic-size`) until a frame has shown which are in sight. */
const heightWhenDrawn = (shopper: Shopper): Promise<number> =>
  shopper.advisor.evaluate(async (element) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return element.clientHeight;
  });

/** Scrolls it to the middle of the window, where a thumb presses it. */
async function pressInTheMiddle({ page, shopper }: Visit, place: string): Promise<void> {
  const target = shopper.advisor.locator(place).last();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is no ${place}.`);
  await page.mouse.click(box.x + 8, box.y + box.height / 2);
}

inBrowser('where the shopper is', { isMoving: true }, ({ visit }) => {
  it.each(['.answer', '.skip'])('the next question is in sight after %s far down on a phone', (place) =>
    visit(PHONE, async (visited) => {
      const { shopper } = visited;
      await pressInTheMiddle(visited, place);
      await shopper.sees(DRIVE);
      const top = await topOf(shopper, '.title');
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(300);
      expect(await topOf(shopper, '.reply')).toBeGreaterThanOrEqual(0);
    }),
  );

  it('the first question is in sight after "Start again" under all results', () =>
    visit(PHONE, async (visited) => {
      const { shopper } = visited;
      await shopper.toTheEnd();
      await pressInTheMiddle(visited, '.again');
      await shopper.sees(FIRST_QUESTION);
      const top = await topOf(shopper, '.title');
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(300);
    }));

  it('whoever looks at something else below is left there when a question comes', () =>
    visit({ ...PHONE, until: null }, async ({ shopper, page }) => {
      const product = page.getByText('All products').nth(100);
      await product.evaluate((element) => element.scrollIntoView());
      const at = async () => Math.round((await product.boundingBox())?.y ?? Number.NaN);
      const before = await at();
      await shopper.advisor.evaluate((element) => (element as HTMLElement & { restart(): void }).restart());
      await shopper.sees(FIRST_QUESTION);
      expect(await at()).toBe(before);
    }));

  it('back leads back question by question to the first, and "Keep my answer" forward again', () =>
    visit({}, async ({ shopper }) => {
      await shopper.choose('To work and back');
      await shopper.choose('No, I ride by myself');
      await shopper.choose('170 to 180 cm');
      const open = await shopper.shown();
      for (const title of ['How tall are you?', DRIVE, FIRST_QUESTION]) {
        await shopper.button('Back').click();
        await shopper.sees(title);
      }
      expect(await shopper.button('Back').count()).toBe(0);
      await shopper.button('Keep my answer').click();
      await shopper.leaves(FIRST_QUESTION);
      expect(await shopper.shown()).toBe(open);
    }));

  it('results come back after a reload as they were: the final ones, in their language', () =>
    visit({}, async ({ shopper, page }) => {
      await shopper.toTheEnd();
      const before = await shopper.results();
      await shopper.button('Copy link').waitFor();
      const height = await heightWhenDrawn(shopper);
      await page.reload();
      await shopper.advisor.locator('.advisor.ended').waitFor();
      expect(await shopper.results()).toEqual(before);
      expect(await shopper.advisor.locator('.advisor').getAttribute('lang')).toBe('en');
      await shopper.button('Copy link').waitFor();
      expect(await heightWhenDrawn(shopper)).toBe(height);
    }));
});
