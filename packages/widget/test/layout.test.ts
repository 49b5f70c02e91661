// The widget fills the space that it is given: on pages that take every style away, at the widths of shoppers' screens, and in a
// dialog on a phone. It moves only if people want movement.

import { expect, it } from 'vitest';
import { cardColumns } from '../src/card-columns.ts';
import { lettersOf, OWN_LETTERS, onBarePage } from './fixture/bare-page.ts';
import { boxes } from './fixture/boxes.ts';
import { complaints } from './fixture/complaints.ts';
import { inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';
import { type OwnShop, startOwnShop } from './fixture/own-shop.ts';
import { Shopper } from './fixture/shopper.ts';

const KIND = 'What is it?';
const PLACE = 'Where may it stand?';
const PRICE = 'How much may it cost?';

const kind = {
  id: 'kind',
  type: 'SINGLE',
  role: 'filter',
  title: KIND,
  answers: [
    { id: 'lamp', title: 'A lamp', where: { kind: 'lamp' } },
    { id: 'stool', title: 'A stool', where: { kind: 'stool' } },
  ],
};
const place = {
  id: 'place',
  type: 'MULTIPLE',
  role: 'filter',
  title: PLACE,
  always_ask: true,
  answers: [
    { id: 'inside', title: 'Inside', where: { places: 'inside' } },
    { id: 'outside', title: 'Outside', where: { places: 'outside' } },
  ],
};
const price = {
  id: 'price',
  type: 'RANGE',
  role: 'filter',
  title: PRICE,
  attribute: 'price',
  always_ask: true,
  range: { from: 0, to: 100, step: 1, label: '€', groupings: [{ title: 'Whatever it takes', from: 0, to: 100 }] },
};
const results = { show: { after_questions: 1 }, limit: 12 };
/** Asks for nothing that matters, with so many answers. */
const counted = (count: number) => ({
  ...{ id: `of${count}`, type: 'SINGLE', role: 'filter', title: `Which of ${count}?`, always_ask: true },
  answers: Array.from({ length: count }, (_, i) => ({ id: `a${i}`, title: `Answer ${i}` })),
});

/** Lamps are for inside, stools for both. */
const SHOP: OwnShop = {
  products: Array.from({ length: 12 }, (_, i) => ({
    sku: `T${i}`,
    title: `Thing ${i}`,
    image: `https://shop.example/${i}.svg`,
    link: `https://shop.example/${i}`,
    price: `${10 + i}.00`,
    attributes: i % 2 ? { kind: 'lamp', places: ['inside'] } : { kind: 'stool', places: ['inside', 'outside'] },
  })),
  advisors: {
    things: { results, questions: [kind, place, price] },
    counted: { results, questions: Array.from({ length: 12 }, (_, i) => counted(i + 1)) },
    three: { results: { ...results, show: 'at_end' }, questions: [counted(3), counted(1)] },
    others: {
      results,
      questions: [
        { ...kind, title: 'What shall it be?' },
        { ...place, title: 'Where to?' },
      ],
    },
  },
};

/** For so many cards, behind a list of at least so many columns, and for those for which a row may have room: how many are in a row. */
const COLUMNS = Array.from({ length: 20 }, (_, count) =>
  [1, 2, 3, 4].map((least) => Object.fromEntries([2, 3, 4].map((most) => [most, cardColumns(count, most, least)]))),
);

/** As if so many had been drawn. In the page. */
function spread(lists: Element[], columns: typeof COLUMNS): void {
  const before: Record<string, number> = {};
  for (const list of lists as HTMLElement[])
    for (const most of [2, 3, 4]) {
      before[most] = columns[list.children.length]?.[(before[most] ?? 1) - 1]?.[most] ?? 1;
      list.style.setProperty(`--in-${most}`, `${before[most]}`);
    }
}

inBrowser('the room it is given:', { start: (origin) => startOwnShop(SHOP, origin) }, ({ visit, shop, server }) => {
  const things = (work: (visit: Visit) => Promise<void>, request: VisitRequest = {}) =>
    visit({ advisor: 'things', until: KIND, ...request }, work);

  for (const width of [390, 1280])
    it(`a page that takes every style away changes neither layout nor letters: ${width} px`, () =>
      onBarePage(shop(), 'things', 'theme="dark"', () =>
        things(
          async ({ page, shopper }) => {
            const { advisor } = shopper;
            expect(await lettersOf(advisor.locator('.title'))).toEqual(OWN_LETTERS);
            expect(await advisor.locator('.title').evaluate((title) => getComputedStyle(title).colorScheme)).toBe(
              'dark',
            );
            expect((await advisor.locator('.advisor').boundingBox())?.width).toBe(width);
            const [first, second] = await boxes(advisor.locator('.answer'));
            // A phone has one answer in a row; a desktop has both.
            expect(first?.y === second?.y).toBe(width > 390);
            await shopper.choose('A lamp');
            await shopper.skip();
            await shopper.skip();
            const cards = await boxes(advisor.locator('.list').first().locator('> li'));
            expect(new Set(cards.map(({ y }) => y)).size).toBe(width > 390 ? 2 : 6);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          },
          { browser: { viewport: { width, height: 844 } } },
        ),
      ));

  it('however many products there are, and however wide the page is, their cards are alike, and only the last row is left open', () =>
    things(
      async ({ shopper, page }) => {
        await shopper.choose('A lamp');
        while (!(await shopper.isEnded())) await shopper.skip();
        const list = shopper.advisor.locator('.list');
        const cards = list.locator('> li');
        await shopper.advisor.locator('.offers').first().waitFor();
        for (let count = await cards.count(); count > 0; count--) {
          await list.evaluateAll(spread, COLUMNS);
          for (const width of [390, 768, 1024, 1440, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            const said = `${count} at ${width}`;
            for (const one of await list.all()) {
              const [{ x = 0, width: all = 0 } = {}] = await boxes(one);
              const rows = [...Map.groupBy(await boxes(one.locator('> li')), ({ y }) => Math.round(y)).values()];
              const [first = []] = rows;
              expect(first.length, said).toBeLessThanOrEqual(4);
              for (const [nth, row] of rows.entries()) {
                expect(row[0]?.height, said).toBeLessThan(600);
                expect(row[0]?.x, said).toBeCloseTo(x, 0);
                for (const card of row) expect(card.width, said).toBeCloseTo(first[0]?.width ?? 0, 0);
                if (nth < rows.length - 1) expect(row.length, said).toBe(first.length);
              }
              const last = first.at(-1) ?? { x: 0, width: 0 };
              if (first.length > 1 || rows.length === 1 || width === 390)
                expect(last.x + last.width, said).toBeLessThanOrEqual(x + all + 1);
            }
          }
          await cards.last().evaluate((card) => card.remove());
        }
      },
      { isAlone: true },
    ));

  it('beside the question, products are no longer a column than the screen is', () =>
    things(
      async ({ shopper, page }) => {
        await shopper.choose('A stool');
        await shopper.advisor.locator('.list').waitFor();
        expect((await boxes(shopper.advisor.locator('.results')))[0]?.height).toBeLessThan(720);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);
      },
      { browser: { viewport: { width: 1440, height: 900 } } },
    ));

  it('with one answer left, nobody is told to choose several: one press is the reply', () =>
    things(async ({ shopper }) => {
      await shopper.choose('A lamp');
      await shopper.sees(PLACE);
      expect(await shopper.advisor.locator('.question').textContent()).not.toContain('several');
      expect(await shopper.type()).toBe('SINGLE');
      await shopper.choose('Inside');
      expect(await shopper.trail()).toEqual(['A lamp', 'Inside']);
      await shopper.advisor.locator('.reply').first().click();
      await shopper.choose('A stool');
      await shopper.advisor.locator('.reply').nth(1).click();
      await shopper.sees(PLACE);
    }));

  it('the trail calls a range what its author calls it, also where that was all there was and so no choice', () =>
    things(async ({ shopper }) => {
      await shopper.until(PRICE);
      expect(await shopper.advisor.getByText('Whatever it takes').count()).toBe(0);
      await shopper.advisor.locator('.continue').click();
      await shopper.leaves(PRICE);
      expect((await shopper.trail()).at(-1)).toBe('Whatever it takes');
    }));

  for (const width of [1024, 1440])
    it(`a dialog is as high as what is in it, and its upper edge stays where it is: ${width} px`, () =>
      things(
        async ({ shopper }) => {
          const { advisor } = shopper;
          await shopper.button('Find it').click();
          await shopper.sees(KIND);
          const measure = async () => {
            const [dialog, panel] = await boxes(advisor.locator('dialog, dialog .advisor'));
            if (!(dialog && panel)) throw new Error('There is no dialog.');
            return { top: dialog.y, height: dialog.height, empty: dialog.y + dialog.height - panel.y - panel.height };
          };
          const first = await measure();
          // Two answers take no more than half of the screen.
          expect(first.height).toBeLessThan(450);
          await shopper.choose('A stool');
          const second = await measure();
          while (!(await shopper.isEnded())) await shopper.skip();
          await advisor.locator('.offers').first().waitFor();
          const last = await measure();
          expect(last.height).toBeGreaterThan(600);
          expect(last.top + last.height).toBeLessThanOrEqual(900);
          expect(new Set([first, second, last].map(({ top }) => top)).size).toBe(1);
          for (const { empty } of [first, second]) expect(empty).toBeLessThan(4);
        },
        {
          ...{ until: null, attributes: { dialog: 'Find it' } },
          browser: { viewport: { width, height: 900 } },
        },
      ));

  it('however many answers there are, and however wide the page is, they fill as few rows as there is room for, evenly', () =>
    things(
      async ({ shopper, page }) => {
        for (let count = 1; count <= 12; count++) {
          const title = `Which of ${count}?`;
          await shopper.until(title);
          // Products are beside all but the first.
          if (count > 1) await shopper.advisor.locator('.list').waitFor();
          for (const width of [390, 768, 1024, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            const rows = [...Map.groupBy(await boxes(shopper.advisor.locator('.answer')), ({ y }) => y).values()];
            const lengths = rows.map(({ length }) => length);
            const [most = 0] = lengths;
            // One more column would save no row, and one fewer would need another.
            expect(lengths.slice(0, -1), `${count} at ${width}`).toEqual(lengths.slice(1).map(() => most));
            expect(most - (lengths.at(-1) ?? 0), `${count} at ${width}`).toBeLessThan(Math.max(rows.length, 2));
            if (width === 390) expect(most).toBe(1);
            if (width > 768 && count > 1) expect(most).toBeGreaterThan(1);
          }
        }
      },
      { advisor: 'counted', until: 'Which of 1?', isAlone: true },
    ));

  it('a few answers use the whole width of a desktop, and one alone does not', () =>
    visit(
      { advisor: 'three', until: 'Which of 3?', browser: { viewport: { width: 1440, height: 900 } } },
      async ({ shopper }) => {
        const all = await boxes(shopper.advisor.locator('.answer'));
        expect(new Set(all.map(({ y }) => y)).size).toBe(1);
        expect(all.reduce((sum, { width }) => sum + width, 0)).toBeGreaterThan(1100);
        await shopper.choose('Answer 0');
        const [one] = await boxes(shopper.advisor.locator('.answer'));
        expect(one?.width).toBeLessThan(500);
      },
    ));

  it('the products beside a short question are no longer than it is, or little', () =>
    things(
      async ({ shopper, page }) => {
        await shopper.choose('A stool');
        await shopper.advisor.locator('.list').waitFor();
        for (const width of [900, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const [question, products] = await boxes(shopper.advisor.locator('.main, .results'));
          expect(products?.y, `${width}`).toBe(question?.y);
          expect(products?.height, `${width}`).toBeLessThan((question?.height ?? 0) * 1.6);
          expect(await shopper.advisor.locator('.card:visible').count(), `${width}`).toBeGreaterThan(1);
        }
      },
      { isAlone: true },
    ));

  it('a dialog fills a phone, from edge to edge', () =>
    things(
      async ({ shopper, page }) => {
        await shopper.button('Find it').click();
        await shopper.sees(KIND);
        const dialog = shopper.advisor.locator('dialog');
        // It has arrived.
        await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
        expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      },
      {
        ...{ until: null, attributes: { dialog: 'Find it' } },
        browser: { viewport: { width: 390, height: 844 }, hasTouch: true },
      },
    ));

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    it(`the next question and new products come with a movement, unless people want none: ${reducedMotion}`, () =>
      things(
        async ({ shopper }) => {
          await shopper.advisor.evaluate(async (element) => {
            // Those of the first question.
            await Promise.all((element.shadowRoot?.getAnimations() ?? []).map(({ finished }) => finished));
            const moved: string[] = [];
            Object.assign(window, { moved });
            element.shadowRoot?.addEventListener('animationstart', ({ target }) =>
              moved.push((target as Element).className),
            );
          });
          await shopper.choose('A stool');
          await shopper.advisor.locator('.list').waitFor();
          await shopper.page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 100)));
          const moved = await shopper.page.evaluate(() => (window as unknown as { moved: string[] }).moved);
          expect(moved).toEqual(reducedMotion === 'reduce' ? [] : ['question', 'products']);
        },
        { browser: { reducedMotion } },
      ));

  it('a page that keeps room for the first question need not keep it for shorter ones', () => {
    const rule = 'product-advisor:not([dialog], :state(--begun)) { display: block; min-block-size: 2000px }';
    return things(
      async ({ shopper, page }) => {
        const [begun, fresh] = await page.evaluate((rule) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rule);
          document.adoptedStyleSheets = [sheet];
          const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
          const other = document.body.appendChild(document.createElement('product-advisor'));
          return [heightOf(document.querySelector('product-advisor')), heightOf(other)];
        }, rule);
        expect(begun).toBeLessThan(600);
        expect(fresh).toBe(2000);
        await shopper.choose('A lamp');
      },
      { isAlone: true },
    );
  });

  it('two advisors on a page have no two landmarks of one name', () => {
    const { key } = server();
    const below = `<product-advisor base-url="${server().url}" key="${key}" advisor="others"></product-advisor>`;
    return things(
      async ({ page, shopper }) => {
        const other = new Shopper(page, page.locator('product-advisor').nth(1));
        await other.sees('What shall it be?');
        for (const one of [shopper, other]) {
          await one.choose('A stool');
          await one.advisor.locator('.list').waitFor();
        }
        expect((await complaints(page)).filter((line) => line.startsWith('landmark'))).toEqual([]);
      },
      { below, browser: { bypassCSP: true } },
    );
  });
});
