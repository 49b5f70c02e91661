// Each kind of question, by mouse, touch or keyboard only (by each of them in long runs): exactly the choice is sent, the
// trail says it in words, and shoppers who come back to change it see their choice.

import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { KINDS } from './fixture/every-kind.ts';
import type { Visit } from './fixture/in-browser.ts';
import { inChestShop } from './fixture/in-chest-shop.ts';

const WAYS = ['mouse', 'touch', 'keyboard'] as const;
type Way = (typeof WAYS)[number];

/** The questions to try in this way. Long runs try all. Short ones try each question in one way, and something in each way. */
function sharedOut<Kind>(kinds: Readonly<Record<string, Kind>>, way: Way): [string, Kind][] {
  const all = Object.entries(kinds);
  const shares = Math.min(all.length, WAYS.length);
  return all.filter((_, i) => isLong || i % shares === WAYS.indexOf(way) % shares);
}

/** Presses it as people do who have only this way. */
async function press({ page, shopper }: Visit, way: Way, target: Locator): Promise<void> {
  if (way === 'mouse') return target.click();
  if (way === 'touch') return shopper.tap(target);
  const box = target.locator('input');
  const isTicked = (await box.count()) > 0;
  await shopper.tabTo(isTicked ? box : target);
  await page.keyboard.press(isTicked ? 'Space' : 'Enter');
}

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

const SINGLES = {
  'SINGLE with pictures': { question: KINDS.pictures, answer: 'Study', id: 'pictures', sent: 'study' },
  'SINGLE with colours': { question: KINDS.colours, answer: 'Forest green', id: 'colours', sent: 'green' },
  'SINGLE with colours, by its answer without one': {
    ...{ question: KINDS.partly, answer: 'I do not mind', id: 'partly', sent: 'any' },
  },
  'SINGLE, the last of a long list': { question: KINDS.long, answer: 'Fir 3', id: 'long', sent: 'wood-29' },
  'SINGLE with descriptions': { question: KINDS.described, answer: 'A gift', id: 'described', sent: 'gift' },
};

const MULTIPLES = {
  'MULTIPLE with pictures': {
    ...{ question: KINDS.several, answers: ['Mirror', 'Lamp'], id: 'several', sent: ['lamp', 'mirror'] },
    words: 'Lamp, Mirror',
  },
  'MULTIPLE with a description': {
    ...{ question: KINDS.ticks, answers: ['A lock', 'Wheels'], id: 'ticks', sent: ['lock', 'wheels'] },
    words: 'A lock, Wheels',
  },
};

const RANGES = {
  'RANGE with groupings and a unit before it': {
    ...{ question: KINDS.grouped, id: 'grouped', from: '250', to: '725.5', words: /250\D+725\.5/ },
  },
  'RANGE with a unit behind it': {
    ...{ question: KINDS.plain, id: 'plain', from: '62.25', to: '120', words: /^62\.25 – 120\scm$/ },
  },
  'RANGE without a unit': { question: KINDS.bare, id: 'bare', from: '1', to: '3', words: /^1 – 3$/ },
};

const sent = ({ network }: Visit): unknown => JSON.parse(network.posts().at(-1) ?? '');

inChestShop('each kind of question', (kinds) => {
  for (const way of WAYS) {
    const go = (work: (visit: Visit) => Promise<void>) => kinds(work, way === 'touch' ? { browser: PHONE } : {});

    it(`SINGLE by ${way}: sent, told in the trail, shown when it is changed`, () =>
      go(async (visited) => {
        const { shopper } = visited;
        for (const [kind, { question, answer, id, sent: answerId }] of sharedOut(SINGLES, way)) {
          await shopper.until(question);
          await press(visited, way, shopper.answer(answer));
          await shopper.leaves(question);
          expect(sent(visited), kind).toEqual({ question_id: id, answers: [answerId] });
          expect((await shopper.trail()).at(-1), kind).toBe(answer);
          await press(visited, way, shopper.advisor.locator('.reply').last());
          await shopper.sees(question);
          const pressed = shopper.advisor.locator('.answer[aria-pressed="true"] .answer-title');
          expect(await pressed.allTextContents(), kind).toEqual([answer]);
          await press(visited, way, shopper.button('Keep my answer'));
          await shopper.leaves(question);
        }
      }));

    it(`MULTIPLE by ${way}: nothing goes before one is ticked; sent, told and shown again`, () =>
      go(async (visited) => {
        const { shopper } = visited;
        for (const [kind, { question, answers, id, sent: ids, words }] of sharedOut(MULTIPLES, way)) {
          await shopper.until(question);
          const [first = '', second = ''] = answers;
          const proceed = shopper.button('Continue');
          expect(await proceed.isDisabled(), kind).toBe(true);
          // Ticked, unticked, and ticked again.
          for (const name of [first, first]) await press(visited, way, shopper.answer(name));
          expect(await proceed.isDisabled(), kind).toBe(true);
          for (const name of [second, first]) await press(visited, way, shopper.answer(name));
          await press(visited, way, proceed);
          await shopper.leaves(question);
          expect(sent(visited), kind).toEqual({ question_id: id, answers: ids });
          expect((await shopper.trail()).at(-1), kind).toBe(words);
          await press(visited, way, shopper.advisor.locator('.reply').last());
          await shopper.sees(question);
          const ticked = shopper.advisor.locator('.answer:has(:checked) .answer-title');
          expect((await ticked.allTextContents()).join(', '), kind).toBe(words);
          // One answer less, and nothing else changes.
          await press(visited, way, shopper.answer(first));
          await press(visited, way, proceed);
          await shopper.leaves(question);
          expect((await shopper.trail()).at(-1), kind).toBe(second);
        }
      }));

    it(`RANGE typed by ${way}: sent as typed, told in the trail, shown when it is changed`, () =>
      go(async (visited) => {
        const { shopper, page } = visited;
        const fields = shopper.advisor.locator('.bounds input');
        for (const [kind, { question, id, from, to, words }] of sharedOut(RANGES, way)) {
          await shopper.until(question);
          for (const [i, text] of [from, to].entries()) {
            const field = fields.nth(i);
            // Enter in the field would send the reply.
            await (way === 'keyboard' ? shopper.tabTo(field) : press(visited, way, field));
            await field.press('ControlOrMeta+a');
            await page.keyboard.type(text);
          }
          await press(visited, way, shopper.button('Continue'));
          await shopper.leaves(question);
          expect(sent(visited), kind).toEqual({ question_id: id, answers: [`${from}-${to}`] });
          expect((await shopper.trail()).at(-1), kind).toMatch(words);
          await press(visited, way, shopper.advisor.locator('.reply').last());
          await shopper.sees(question);
          expect([await fields.first().inputValue(), await fields.last().inputValue()], kind).toEqual([from, to]);
          await press(visited, way, shopper.button('Keep my answer'));
          await shopper.leaves(question);
        }
      }));

    it(`RANGE by a grouping, by ${way}: replies at once; it is the chip that is shown as chosen`, () =>
      go(async (visited) => {
        const { shopper, network } = visited;
        await shopper.until(KINDS.grouped);
        network.will();
        await press(visited, way, shopper.button('300 to 600'));
        await shopper.leaves(KINDS.grouped);
        expect(sent(visited)).toEqual({ question_id: 'grouped', answers: ['300.0-600.0'] });
        expect(network.posts().length).toBe(1);
        expect((await shopper.trail()).at(-1)).toBe('300 to 600');
        await press(visited, way, shopper.advisor.locator('.reply').last());
        await shopper.sees(KINDS.grouped);
        expect(await shopper.advisor.locator('.chip[aria-pressed="true"]').allTextContents()).toEqual(['300 to 600']);
        expect(await shopper.advisor.locator('.bounds input').first().inputValue()).toBe('300');
      }));

    it(`a skip, by ${way}: sent as no answers, in the author’s words; told in the trail with its question; nothing is shown as chosen`, () =>
      go(async (visited) => {
        const { shopper } = visited;
        await press(visited, way, shopper.button('I do not know yet'));
        await shopper.leaves(KINDS.pictures);
        expect(sent(visited)).toEqual({ question_id: 'pictures', answers: [] });
        expect((await shopper.trail()).at(-1)).toBe(`Skipped: ${KINDS.pictures}`);
        await press(visited, way, shopper.advisor.locator('.reply').last());
        await shopper.sees(KINDS.pictures);
        expect(await shopper.advisor.locator('.answer[aria-pressed="true"]').count()).toBe(0);
        await press(visited, way, shopper.answer('Hall'));
        await shopper.leaves(KINDS.pictures);
        expect(await shopper.trail()).toEqual(['Hall']);
      }));
  }

  it('two handles of a RANGE are dragged by the mouse: what is sent stands on steps, and neither passes the other', () =>
    kinds(async (visited) => {
      const { shopper, page } = visited;
      await shopper.until(KINDS.plain);
      const slider = await shopper.advisor.locator('.slider').boundingBox();
      if (slider === null) throw new Error('There is no slider.');
      const { x, y, width, height } = slider;
      const at = (share: number): [number, number] => [x + 22 + share * (width - 44), y + height / 2];
      const drag = async (from: number, to: number) => {
        await page.mouse.move(...at(from));
        await page.mouse.down();
        await page.mouse.move(...at(to), { steps: 5 });
        await page.mouse.up();
      };
      const fields = shopper.advisor.locator('.bounds input');
      const shown = async () => [await fields.first().inputValue(), await fields.last().inputValue()].map(Number);
      await drag(0, 0.25);
      await drag(1, 0.5);
      expect(await shown()).toEqual([90, 120]);
      await drag(0.25, 0.9);
      expect(await shown()).toEqual([120, 120]);
      await shopper.button('Continue').click();
      await shopper.leaves(KINDS.plain);
      expect(sent(visited)).toEqual({ question_id: 'plain', answers: ['120-120'] });
    }));

  it('both handles of a RANGE at one place can be drawn apart again, at either end', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.until(KINDS.plain);
      const fields = shopper.advisor.locator('.bounds input');
      for (const [typed, share, to, expected] of [
        ['180', 1, 0.5, ['120', '180']],
        ['60', 0, 0.5, ['60', '120']],
      ] as const) {
        await fields.first().fill('60');
        await fields.last().fill('180');
        await fields.nth(typed === '180' ? 0 : 1).fill(typed);
        await fields.nth(typed === '180' ? 0 : 1).press('Tab');
        const slider = await shopper.advisor.locator('.slider').boundingBox();
        const { x, y, width, height } = slider ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.move(x + 22 + share * (width - 44), y + height / 2);
        await page.mouse.down();
        await page.mouse.move(x + 22 + to * (width - 44), y + height / 2, { steps: 5 });
        await page.mouse.up();
        expect([await fields.first().inputValue(), await fields.last().inputValue()]).toEqual(expected);
      }
    }));

  it('a handle of a RANGE is dragged by a finger', () =>
    kinds(
      async (visited) => {
        const { shopper, page, context } = visited;
        await shopper.until(KINDS.plain);
        const slider = shopper.advisor.locator('.slider');
        await slider.scrollIntoViewIfNeeded();
        const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const devtools = await context.newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
          devtools.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ x: x + 22 + share * (width - 44), y: y + height / 2 }],
          });
        await touch('touchStart', 0);
        for (const share of [0.1, 0.3, 0.5]) await touch('touchMove', share);
        await touch('touchEnd', 0.5);
        const fields = shopper.advisor.locator('.bounds input');
        await expect.poll(() => fields.first().inputValue()).toBe('120');
        expect(await fields.last().inputValue()).toBe('180');
      },
      { browser: PHONE },
    ));

  it('a slow network is told where the shopper is looking, at the end of a long list, too', () =>
    kinds(
      async ({ shopper, context }) => {
        await shopper.until(KINDS.long);
        await context.setOffline(true);
        await shopper.answer('Fir 3').tap();
        const message = shopper.advisor.locator('.message');
        await message.waitFor();
        const isSeen = await message.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
        expect(isSeen).toBe(true);
      },
      { browser: PHONE },
    ));

  it('a range typed as a grouping has it is shown as that grouping', () =>
    kinds(async ({ shopper }) => {
      await shopper.until(KINDS.grouped);
      const fields = shopper.advisor.locator('.bounds input');
      await fields.first().fill('300');
      await fields.last().fill('600');
      await shopper.button('Continue').click();
      await shopper.leaves(KINDS.grouped);
      expect((await shopper.trail()).at(-1)).toBe('300 to 600');
    }));

  it('a single grouping that leaves less than there is can be chosen', () =>
    kinds(async (visited) => {
      const { shopper } = visited;
      await shopper.until(KINDS.bare);
      expect(await shopper.advisor.locator('.chip').allTextContents()).toEqual(['Two at most']);
      await shopper.button('Two at most').click();
      await shopper.leaves(KINDS.bare);
      expect(sent(visited)).toMatchObject({
        question_id: 'bare',
        answers: [expect.stringMatching(/^0(\.0)?-2(\.0)?$/)],
      });
      expect((await shopper.trail()).at(-1)).toBe('Two at most');
    }));

  it('Enter in a typed bound replies', () =>
    kinds(async (visited) => {
      const { shopper, page } = visited;
      await shopper.until(KINDS.plain);
      await shopper.advisor.locator('.bounds input').last().focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('100');
      await page.keyboard.press('Enter');
      await shopper.leaves(KINDS.plain);
      expect(sent(visited)).toEqual({ question_id: 'plain', answers: ['60-100'] });
    }));
});
