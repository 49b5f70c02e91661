// How the widget looks and behaves on real devices: small, slow, right to left, for people who do not
// see it, and with hostile texts.

import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { boxes } from './fixture/boxes.ts';
import { complaints, SCHEMES } from './fixture/complaints.ts';
import { FIRST_QUESTION, inBrowser } from './fixture/in-browser.ts';
import { countFramesToQuestions } from './fixture/watch-page.ts';

inBrowser('the look', { isMoving: true }, ({ visit }) => {
  for (const [colorScheme, rules] of SCHEMES) {
    it(`axe has nothing to complain of in any state: ${colorScheme}`, () =>
      visit({ browser: { colorScheme, bypassCSP: true } }, async ({ page, shopper, context }) => {
        expect(await complaints(page, rules)).toEqual([]);
        const seen = new Set<string>();
        await shopper.choose('To work and back');
        while (!(await shopper.isEnded())) {
          const type = await shopper.type();
          if (!seen.has(type)) expect(await complaints(page, rules)).toEqual([]);
          seen.add(type);
          await shopper.skip();
        }
        expect([...seen].toSorted()).toEqual(['MULTIPLE', 'RANGE', 'SINGLE']);
        expect(await complaints(page, rules)).toEqual([]);
        await shopper.advisor.locator('.reply').first().click();
        expect(await complaints(page, rules)).toEqual([]);
        await context.setOffline(true);
        await shopper.answer('Fast and far').click();
        await shopper.advisor.locator('.message').waitFor();
        expect(await complaints(page, rules)).toEqual([]);
      }));
  }

  it('fits into 320 px, and nothing is wider than the page', () =>
    visit({ browser: { viewport: { width: 320, height: 640 } } }, async ({ page, shopper }) => {
      await shopper.choose('To work and back');
      for (;;) {
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
        if (await shopper.isEnded()) break;
        await shopper.skip();
      }
    }));

  for (const width of [390, 800, 1280])
    it(`no result is larger than others without a word of why: ${width} px`, () =>
      visit({ browser: { viewport: { width, height: 6000 } } }, async ({ shopper }) => {
        await shopper.choose('To work and back');
        while (!(await shopper.isEnded())) await shopper.skip();
        await shopper.advisor.locator('.offers').first().waitFor();
        for (const part of ['.card', '.result-image']) {
          const all = await boxes(shopper.advisor.locator(`.list ${part}`));
          expect(all.length, part).toBe(12);
          expect(new Set(all.map((each) => Math.round(each.width))).size, part).toBe(1);
        }
      }));

  it('numbers of a text run as the text does, also on a page from right to left', () =>
    visit({ dir: 'rtl' }, async ({ shopper }) => {
      await shopper.until('How tall are you?');
      const [from, to] = await shopper.answer('160 to 170 cm').evaluate((answer) => {
        const text = answer.querySelector('.answer-title')?.firstChild;
        if (!text) throw new Error('The answer has no title.');
        return [0, 7].map((start) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 3);
          return range.getBoundingClientRect().left;
        });
      });
      expect(from).toBeLessThan(to ?? 0);
    }));

  it('reads right to left where the page does', () =>
    visit({ dir: 'rtl' }, async ({ shopper }) => {
      const [first, second] = await Promise.all(
        [0, 1].map((n) => shopper.advisor.locator('.answer').nth(n).boundingBox()),
      );
      expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
      await shopper.until('What would you like to spend?');
      const [from, to] = await Promise.all(
        [0, 1].map((n) => shopper.advisor.locator('.bounds input').nth(n).boundingBox()),
      );
      expect(from?.x ?? 0).toBeGreaterThan(to?.x ?? 0);
    }));

  it('replies feel instant: the next question is drawn before the frame that comes after its response', () =>
    visit({ until: null, isAlone: true }, async ({ page, shopper, address }) => {
      await page.addInitScript(countFramesToQuestions);
      await page.goto(address);
      await shopper.sees(FIRST_QUESTION);
      await shopper.toTheEnd();
      const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
      expect(frames.length).toBeGreaterThan(4);
      expect(frames).toEqual(frames.map(() => 0));
    }));

  it('does not shift while it loads and while results come', () =>
    visit({ until: null, isAlone: true }, async ({ page, shopper, network }) => {
      network.will({ delay: 700 });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.reload();
      await shopper.sees(FIRST_QUESTION);
      for (let i = 0; i < 3; i++) {
        network.will({ delay: 700 });
        await shopper.skip();
      }
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05);
    }));
});

describe('the file', () => {
  it('is at most 14,000 bytes packed, with the client inside', () => {
    expect(gzipSync(inject('widget').main, { level: 9 }).length).toBeLessThanOrEqual(14_000);
  });
});
