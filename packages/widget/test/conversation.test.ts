// Whole conversations in a real browser, as shoppers have them: by mouse, by touch, and by keyboard only, on a page of another
// origin with a strict content security policy, and with a key for this origin only.

import { expect, it } from 'vitest';
import { FIRST_QUESTION, inBrowser } from './fixture/in-browser.ts';
import type { Shopper } from './fixture/shopper.ts';
import { smallControls } from './fixture/small-controls.ts';

const BUDGET = 'What would you like to spend?';
const TALL = 'How tall are you?';
const DRIVE = 'Would you like a motor to help?';

/** Replies to each question with its first answer, until the end. */
async function goOn(shopper: Shopper, press: (shopper: Shopper, type: string) => Promise<void>): Promise<string[]> {
  const types: string[] = [];
  while (!(await shopper.isEnded())) {
    const title = await shopper.shown();
    const type = await shopper.type();
    types.push(type);
    await press(shopper, type);
    await shopper.leaves(title);
  }
  return types;
}

inBrowser('a conversation', { isMoving: true }, ({ visit }) => {
  it('goes by mouse through every type of question to results, and the page has nothing to complain of', () =>
    visit({}, async ({ shopper, faults }) => {
      await shopper.choose('To work and back');
      const types = await goOn(shopper, async ({ advisor }, type) => {
        await advisor.locator('.answer, .chip').first().click();
        if (type === 'MULTIPLE') await advisor.locator('.continue').click();
      });
      expect(new Set(types)).toEqual(new Set(['SINGLE', 'MULTIPLE', 'RANGE']));
      expect((await shopper.results()).length).toBeGreaterThan(0);
      expect(await shopper.advisor.locator('.price').first().textContent()).toMatch(/^€[\d,]+(\.\d\d)?$/);
      expect(await shopper.advisor.locator('a.result').first().getAttribute('href')).toMatch(/\/demo\/products\//);
      expect(faults).toEqual([]);
    }));

  it('goes by touch on a phone, and every control is large enough for a finger', () =>
    visit(
      { browser: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } },
      async ({ shopper }) => {
        await shopper.tap(shopper.answer('To work and back'));
        await shopper.leaves(FIRST_QUESTION);
        const small: string[] = [];
        await goOn(shopper, async ({ advisor }, type) => {
          small.push(...(await smallControls(shopper)));
          await shopper.tap(advisor.locator('.answer, .chip').first());
          if (type === 'MULTIPLE') await shopper.tap(advisor.locator('.continue'));
        });
        expect(small).toEqual([]);
        expect((await shopper.results()).length).toBeGreaterThan(0);
      },
    ));

  it('goes by keyboard only: each question takes the focus, Tab reaches its controls, Enter and Space work them', () =>
    visit({}, async ({ shopper, page }) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await shopper.leaves(FIRST_QUESTION);
      await goOn(shopper, async ({ advisor }) => {
        await expect.poll(() => shopper.focused()).toBe(await shopper.shown());
        const type = await shopper.type();
        if (type === 'RANGE') {
          for (let i = 0; i < 20 && (await shopper.focusedLabel()) !== 'from'; i++) await page.keyboard.press('Tab');
          await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Tab');
          await page.keyboard.press('ArrowLeft');
        } else await shopper.tabTo(advisor.locator('button.answer, .answer input').first());
        if (type === 'MULTIPLE') await page.keyboard.press('Space');
        if (type !== 'SINGLE') await shopper.tabTo(advisor.locator('.continue'));
        await page.keyboard.press('Enter');
      });
      expect(await shopper.focused()).toBe('Recommended for you');
      expect((await shopper.results()).length).toBeGreaterThan(0);
    }));

  it('in which everything was skipped recommends nothing: it shows the products of the shop', () =>
    visit({}, async ({ shopper }) => {
      while (!(await shopper.isEnded())) await shopper.skip();
      const heading = shopper.advisor.getByRole('heading', { level: 2 });
      expect(await heading.textContent()).toBe('Our products');
      await shopper.advisor.getByRole('group', { name: 'Our products', exact: true }).waitFor();
      expect(await shopper.told()).toMatch(/^Our products: \d+$/);
      // One reply is enough.
      await shopper.advisor.getByTitle(`Change: ${FIRST_QUESTION}`).click();
      await shopper.choose('To work and back');
      while (!(await shopper.isEnded())) await shopper.skip();
      await expect.poll(() => heading.textContent()).toBe('Recommended for you');
    }));

  it('can be gone back in: the trail shows each reply, one is changed, and those after it stay', () =>
    visit({}, async ({ shopper }) => {
      await shopper.choose('To work and back');
      await shopper.choose('No, I ride by myself');
      await shopper.skip();
      expect(await shopper.trail()).toEqual(['To work and back', 'No, I ride by myself', `Skipped: ${TALL}`]);
      const open = await shopper.shown();
      await shopper.advisor.getByTitle(`Change: ${DRIVE}`).click();
      await shopper.sees(DRIVE);
      expect(await shopper.answer('No, I ride by myself').getAttribute('aria-pressed')).toBe('true');
      await shopper.button('Keep my answer').click();
      await shopper.sees(open ?? '');
      await shopper.button('Back').click();
      await shopper.advisor.getByTitle(`Change: ${DRIVE}`).click();
      await shopper.choose('Either is fine');
      expect(await shopper.trail()).toEqual(['To work and back', 'Either is fine', `Skipped: ${TALL}`]);
      expect(await shopper.shown()).toBe(open);
    }));

  it('says a range by chips, by two handles, and by typing; what is typed stays inside the bounds', () =>
    visit({}, async ({ shopper, page, network }) => {
      await shopper.until(BUDGET);
      const { advisor } = shopper;
      const [from, to] = [advisor.getByLabel('from').last(), advisor.getByLabel('to').last()];
      const handles = advisor.locator('.slider input');
      await from.fill('1000');
      await from.press('Tab');
      await to.fill('999999');
      await to.press('Tab');
      const most = await to.inputValue();
      expect(Number(most)).toBeLessThan(20_000);
      expect(await handles.first().inputValue()).toBe('1000');
      await handles.last().focus();
      await page.keyboard.press('ArrowLeft');
      expect(Number(await to.inputValue())).toBeLessThan(Number(most));
      expect(await handles.last().getAttribute('aria-valuetext')).toMatch(/^€[\d,]+$/);
      const chosen = await to.inputValue();
      network.will();
      await shopper.button('Continue').click();
      await shopper.leaves(BUDGET);
      expect(JSON.parse(network.seen[0]?.body ?? '')).toEqual({ question_id: 'budget', answers: [`1000-${chosen}`] });
      expect((await shopper.trail()).at(-1)).toBe(`€1,000 – €${Number(chosen).toLocaleString('en')}`);
    }));

  it('says which questions were skipped, whatever words the author has for skipping', () =>
    visit({}, async ({ shopper }) => {
      await shopper.skip();
      await shopper.skip();
      await shopper.skip();
      expect(await shopper.trail()).toEqual([FIRST_QUESTION, DRIVE, TALL].map((title) => `Skipped: ${title}`));
    }));

  it('tells the page what happens: started, replied, results, ended, and a result that was clicked', () =>
    visit({ until: null }, async ({ shopper, page }) => {
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const type of ['advisor-started', 'advisor-replied', 'advisor-results', 'advisor-ended', 'result-clicked'])
          document.body.addEventListener(type, (event) => {
            const { question, result } = (event as CustomEvent).detail;
            seen.push([type, question?.question_id ?? result?.sku].filter(Boolean).join(' '));
            if (type === 'result-clicked') event.preventDefault();
          });
      });
      await page
        .locator('product-advisor')
        .evaluate((element) => (element as HTMLElement & { restart(): void }).restart());
      await shopper.sees(FIRST_QUESTION);
      await shopper.choose('To work and back');
      await goOn(shopper, ({ advisor }) => advisor.locator('.skip').click());
      await shopper.advisor.locator('a.result').first().click();
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen).toContain('advisor-started');
      expect(seen).toContain('advisor-replied use');
      expect(seen).toContain('advisor-replied budget');
      expect(seen.filter((type) => type === 'advisor-results').length).toBeGreaterThan(0);
      expect(seen.at(-2)).toBe('advisor-ended');
      expect(seen.at(-1)).toMatch(/^result-clicked \w/);
    }));

  it('opens in a dialog from a button, begins only then, and gives the focus back when it closes', () =>
    visit({ attributes: { dialog: 'Find your bicycle' }, until: null }, async ({ shopper, page, network }) => {
      await shopper.button('Find your bicycle').waitFor();
      expect(network.seen.length).toBe(0);
      await shopper.button('Find your bicycle').focus();
      await page.keyboard.press('Enter');
      await shopper.sees(FIRST_QUESTION);
      await shopper.choose('To work and back');
      await page.keyboard.press('Escape');
      await expect.poll(() => shopper.focused()).toBe('Find your bicycle');
      await page.keyboard.press('Enter');
      await shopper.sees(DRIVE);
      await shopper.button('Close').click();
      expect(await shopper.advisor.locator('dialog').getAttribute('open')).toBeNull();
    }));

  it('is in the page’s language, or in the words that the page gives it', async () => {
    await visit({ lang: 'de', until: null }, async ({ shopper }) => {
      await shopper.advisor.locator('.answer').first().waitFor();
      await shopper.advisor.locator('.answer').first().click();
      await shopper.button('Zurück').waitFor();
    });
    await visit({ attributes: { texts: '{"back":"Un passo indietro"}' } }, async ({ shopper }) => {
      await shopper.choose('To work and back');
      await shopper.button('Un passo indietro').waitFor();
    });
  });
});
