// Hostile texts, extremes of everything, and responses that no server should give: the widget never throws into the page,
// never runs anything, never widens a narrow page, and tells the shopper something. The shop's page keeps working.

import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { PATIENCE, PATIENCE_WITHIN } from '../../../scripts/fixture/patience.ts';
import { EXTREME_QUESTIONS, EXTREME_RANGES, EXTREME_RESULTS, NONSENSE } from './fixture/extremes.ts';
import { type Answering, FalseServer, falseAnswer, falseResult, single } from './fixture/false-server.ts';
import { inBrowser, type Visit } from './fixture/in-browser.ts';
import { MEAN_SHOP, MEAN_TEXTS } from './fixture/mean-shop.ts';
import { startOwnShop } from './fixture/own-shop.ts';

/** A page without a policy that would hide the widget's mistakes, and as narrow as pages get. */
const DEFENCELESS = { bypassCSP: true, viewport: { width: 320, height: 640 } };

const BELOW = '<p><a id="more" href="#more">More of the shop</a></p>';

async function withImages({ context }: Visit): Promise<void> {
  const draw = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
  await context.route('https://shop.example/**', (route) => {
    const address = route.request().url();
    if (address.includes('never')) return; // No answer, ever.
    if (address.includes('broken')) return route.abort();
    return route.fulfill({ contentType: 'image/svg+xml', body: draw(address.includes('huge') ? 20_000 : 8) });
  });
}

/** Errors that nobody caught. Messages of the widget in the console are for the page's author and do not count. */
const thrown = ({ faults }: Visit): string[] => faults.filter((fault) => /^\w*Error/.test(fault));

/** Nothing was run or thrown, and the widget contains only its own elements. */
async function expectUnharmed(visited: Visit): Promise<void> {
  const state = await visited.page.evaluate(() => {
    const root = document.querySelector('product-advisor')?.shadowRoot;
    const links = [...(root?.querySelectorAll('a') ?? [])].map(({ protocol }) => protocol);
    return {
      harmed: 'harmed' in window,
      foreign: root?.querySelectorAll('script, style, iframe, base, svg, object, embed, form').length,
      links: links.filter((protocol) => !/^https?:$/.test(protocol)),
    };
  });
  expect(state).toEqual({ harmed: false, foreign: 0, links: [] });
  expect(thrown(visited)).toEqual([]);
}

async function expectNarrow(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide).toBeLessThanOrEqual(0);
}

/** The shop itself is as usable as before. A click misses a link that moves meanwhile, so it may be repeated. */
async function expectShopWorks(page: Page): Promise<void> {
  await vi.waitFor(
    async () => {
      await page.locator('#more').click();
      await vi.waitFor(() => expect(new URL(page.url()).hash).toBe('#more'));
    },
    { timeout: PATIENCE_WITHIN },
  );
}

inBrowser('hostile:', { start: (origin) => startOwnShop(MEAN_SHOP, origin) }, ({ visit }) => {
  const visitFalse = async (
    answers: readonly Answering[],
    work: (visit: Visit, server: FalseServer) => Promise<void>,
  ): Promise<void> => {
    const server = await FalseServer.open(...answers);
    const attributes = { 'base-url': server.url, currency: 'EUR' };
    try {
      await visit({ until: null, browser: DEFENCELESS, below: BELOW, attributes }, async (visited) => {
        await withImages(visited);
        await work(visited, server);
      });
    } finally {
      await server.stop();
    }
  };

  for (const dir of ['ltr', 'rtl'] as const) {
    const name = `a shop whose texts mean harm is read as what it says, to the letter, and stays in its place: ${dir}`;
    it(
      name,
      () =>
        visit({ advisor: 'mean', until: null, browser: DEFENCELESS, dir, below: BELOW }, async (visited) => {
          const { shopper, page } = visited;
          await withImages(visited);
          for (const [i, title] of MEAN_TEXTS.entries()) {
            await expect.poll(() => shopper.shown()).toBe(title);
            expect(await shopper.advisor.locator('.answer-title').allTextContents()).toEqual(MEAN_TEXTS);
            await expectUnharmed(visited);
            await expectNarrow(page);
            await shopper.advisor.locator('.answer').nth(i).click();
            if (i % 2 === 1) await shopper.button('Continue').click();
            await shopper.leaves(title);
            expect(await shopper.trail()).toEqual(MEAN_TEXTS.slice(0, i + 1));
          }
          await shopper.sees('How much?');
          expect(await shopper.advisor.locator('.chip').allTextContents()).toEqual(MEAN_TEXTS);
          await expectUnharmed(visited);
          await shopper.advisor.locator('.chip').first().click();
          await shopper.leaves('How much?');
          expect((await shopper.results()).toSorted()).toEqual(MEAN_TEXTS.map((text, i) => `${text} ${i}`).toSorted());
          await expectUnharmed(visited);
          await expectNarrow(page);
          await page.reload();
          await expect.poll(() => shopper.trail()).toHaveLength(MEAN_TEXTS.length + 1);
          // The trail is there before them, and they move what is below.
          await expect.poll(() => shopper.results()).toHaveLength(MEAN_TEXTS.length);
          await expectUnharmed(visited);
          await expectShopWorks(page);
        }),
      // The conversation has many questions, each is checked as a whole, and the machine may be busy.
      4 * PATIENCE,
    );
  }

  const LINKS = [
    'javascript:harmed=1',
    ' \u0001java\nscript:harmed=1',
    'data:text/html,<script>opener.harmed=1</script>',
    'vbscript:harmed',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'https://[broken',
  ];
  it('links that run something are no links; pictures and colours neither run nor load anything', () => {
    const answers = [
      falseAnswer('One', { background_color: 'red;background-image:url(https://shop.example/spy)' }),
      falseAnswer('Two', { background_color: 'url(https://shop.example/spy)' }),
      falseAnswer('Three', { background_color: '"><script>harmed=1</script>' }),
      falseAnswer('Four', {
        image: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="harmed=1"/>',
      }),
    ];
    const results = [...LINKS.map((link) => falseResult(link, { link, image: link })), falseResult('A real link')];
    return visitFalse([{ question: single({ image: 'javascript:harmed=1', answers }), results }], async (visited) => {
      const { page, shopper } = visited;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.reload();
      await expect.poll(() => shopper.results()).toHaveLength(LINKS.length + 1);
      expect(await shopper.advisor.locator('a').count()).toBe(1);
      for (const result of await shopper.advisor.locator('div.result').all()) await result.click();
      expect(asked.filter((address) => address.includes('spy'))).toEqual([]);
      await expectUnharmed(visited);
    });
  });

  for (const [name, question] of Object.entries(EXTREME_QUESTIONS))
    it(`${name}: shown, can be replied to and come back to, in its place`, () =>
      visitFalse(
        [
          { question, results: null },
          { question: null, results: [] },
        ],
        async (visited) => {
          const { shopper, page } = visited;
          const { advisor } = shopper;
          await advisor.locator('.question').waitFor();
          await expectUnharmed(visited);
          await expectNarrow(page);
          const answer = advisor.locator('.answer, .chip').first();
          const isTicked = (await answer.locator('input').count()) > 0;
          if (await answer.count()) await answer.click();
          else await advisor.locator('.skip, .continue:enabled').first().click();
          if (isTicked) await advisor.locator('.continue').click();
          await advisor.getByText('Nothing fits all of that.', { exact: false }).first().waitFor();
          await expectNarrow(page);
          await advisor.locator('.reply').click();
          await advisor.locator('.cancel').waitFor();
          await expectUnharmed(visited);
          await expectNarrow(page);
          await expectShopWorks(page);
        },
      ));

  for (const [name, results] of Object.entries(EXTREME_RESULTS))
    it(`${name}: as a preview and at the end, each with what it is called, in their place`, () =>
      visitFalse(
        [
          { question: single(), results },
          { question: null, results },
        ],
        async (visited) => {
          const { shopper, page } = visited;
          const titles = results.map((result) => (result as { title: string }).title);
          for (const isEnded of [false, true]) {
            if (isEnded) await shopper.answer('This').click();
            await expect.poll(() => shopper.isEnded()).toBe(isEnded);
            await expect.poll(() => shopper.results()).toEqual(titles);
            await expectUnharmed(visited);
            await expectNarrow(page);
          }
          const prices = await shopper.advisor.locator('.price').allTextContents();
          expect(prices.filter((price) => /NaN|€0$/.test(price)).length).toBe(name === 'prices of any size' ? 2 : 0);
          await expectShopWorks(page);
        },
      ));

  for (const [name, { question, sent }] of Object.entries(EXTREME_RANGES))
    it(`RANGE, ${name}: its handles move or stay, and what is sent is a range`, () =>
      visitFalse(
        [
          { question, results: null },
          { question: null, results: [] },
        ],
        async (visited, server) => {
          const { shopper, page } = visited;
          const handles = shopper.advisor.locator('.slider input');
          await handles.first().press('ArrowRight');
          await handles.last().press('ArrowLeft');
          await expectUnharmed(visited);
          await expectNarrow(page);
          await shopper.button('Continue').click();
          await expect.poll(() => shopper.isEnded()).toBe(true);
          const { answers } = JSON.parse(server.posts[1] ?? '');
          expect(answers).toEqual([sent ?? expect.stringMatching(/^-?\d+(\.\d{1,6})?--?\d+(\.\d{1,6})?$/)]);
          await expectUnharmed(visited);
        },
      ));

  for (const [name, nonsense] of Object.entries(NONSENSE))
    it(`${name}: the shopper is told or can go on, also after a reload, and nothing is thrown at the page`, () =>
      visitFalse([{ question: single({ title: 'First' }), results: null }, nonsense], async (visited) => {
        const { shopper, page } = visited;
        const told = shopper.advisor.locator('.message p, .ended .products').first();
        const replied = async (): Promise<boolean> => (await told.count()) > 0 || (await shopper.shown()) !== 'First';
        await shopper.answer('This').click();
        await expect.poll(replied).toBe(true);
        await page.reload();
        const next = shopper.advisor.locator('.question:not(.sending) :is(.answer, .range)').first();
        await expect.poll(async () => (await told.count()) + (await next.count())).toBeGreaterThan(0);
        await expectShopWorks(page);
        expect(thrown(visited)).toEqual([]);
        expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
      }));

  const KEPT = 'what is kept of the conversation is nonsense, an older widget’s, say: it begins all the same';
  it(KEPT, () =>
    visit({ advisor: 'mean', until: null, browser: DEFENCELESS, below: BELOW }, async (visited) => {
      const { shopper, page } = visited;
      await expect.poll(() => shopper.shown()).toBe(MEAN_TEXTS[0]);
      for (const kept of [
        '{',
        '[]',
        '{"replies":[null],"pending":[]}',
        '{"replies":[{"question":{},"answers":"x"}],"pending":[]}',
        '{"replies":[],"pending":[{}]}',
      ]) {
        await page.evaluate((text) => {
          for (const name of Object.keys(sessionStorage))
            if (name.includes('trail')) sessionStorage.setItem(name, text);
        }, kept);
        await page.reload();
        await expect.poll(() => shopper.shown()).toBe(MEAN_TEXTS[0]);
      }
      expect(thrown(visited)).toEqual([]);
    }),
  );
});
