// The widget tells a shopper what products miss and by how much, what became of each reply, and what to change if nothing
// is right. No product that misses a wish is shown under a ticked reply.

import { expect, it } from 'vitest';
import { boxes } from './fixture/boxes.ts';
import { complaints } from './fixture/complaints.ts';
import { inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';
import { type OwnShop, startOwnShop } from './fixture/own-shop.ts';

const KIND = 'What will you ride for?';
const BUDGET = 'What would you like to spend?';

const bicycle = (sku: string, kind: string, price: number, more: object = {}) => ({
  ...{
    sku,
    title: `Bicycle ${sku}`,
    link: `https://shop.example/${sku}`,
    image: `https://shop.example/${sku}.svg`,
    price: `${price}.00`,
  },
  ...{ attributes: { kind, weight: 12 + price / 1000 }, ...more },
});

const RIDES = {
  results: { show: { after_questions: 1 }, limit: 3, attributes: ['weight'] },
  questions: [
    {
      ...{ id: 'kind', type: 'SINGLE', role: 'filter', title: KIND, firm: true },
      answers: [
        { id: 'town', title: 'Errands in town', where: { kind: 'town' } },
        { id: 'tour', title: 'Long tours', where: { kind: 'tour' } },
      ],
    },
    {
      ...{ id: 'budget', type: 'RANGE', role: 'filter', title: BUDGET, attribute: 'price', always_ask: true },
      range: {
        ...{ from: 500, to: 5000, step: 10, label: '€' },
        groupings: [
          { title: '€800 to €1,500', from: 800, to: 1500 },
          { title: 'Over €1,500', from: 1500, to: 5000 },
        ],
      },
    },
  ],
};

/** Asked whatever the reply changes. */
const idle = (id: string) => ({
  ...{ id, type: 'SINGLE', role: 'filter', title: `Which ${id} do you want?`, always_ask: true },
  answers: [
    { id: 'plain', title: `A plain ${id}` },
    { id: 'any', title: `Any ${id}` },
  ],
});

/** The bounds are those of what is left, so a range that the author offers may be cut to them. */
const CUT = {
  ...RIDES,
  questions: [
    {
      ...RIDES.questions[0],
      answers: [
        { id: 'park', title: 'A few steps in the park', where: { kind: 'park' } },
        { id: 'tour', title: 'Long tours', where: { kind: 'tour' } },
      ],
    },
    {
      ...{ id: 'budget', type: 'RANGE', role: 'filter', title: BUDGET, attribute: 'price', always_ask: true },
      range: {
        ...{ from: 'auto', to: 'auto', step: 10, label: '€' },
        groupings: [
          { title: '€500 to €800', from: 500, to: 800 },
          { title: '€800 to €1,500', from: 800, to: 1500 },
        ],
      },
    },
  ],
};

/** Two kinds of wishes, and room for what misses both. */
const BOTH = {
  results: { ...RIDES.results, show: 'at_end', limit: 10 },
  questions: [
    { ...RIDES.questions[0], firm: false },
    {
      ...{ id: 'build', type: 'SINGLE', role: 'filter', title: 'How is it built?', always_ask: true },
      answers: [
        { id: 'heavy', title: 'As for a giant', where: { weight: { gte: 16 } } },
        { id: 'any', title: 'I do not mind' },
      ],
    },
  ],
};

/** No bicycle for tours fits the budget of the bicycles for town. */
const SHOP: OwnShop = {
  products: [
    bicycle('town-1', 'town', 800, { list_price: '1100.00' }),
    bicycle('town-2', 'town', 1400),
    bicycle('town-3', 'town', 2400),
    bicycle('park-1', 'park', 600),
    bicycle('park-2', 'park', 1250),
    bicycle('tour-far', 'tour', 4490),
    bicycle('tour-near', 'tour', 1690),
    bicycle('tour-mid', 'tour', 2990),
  ],
  advisors: {
    rides: RIDES,
    cut: CUT,
    both: BOTH,
    few: { ...BOTH, results: { ...BOTH.results, limit: 2 } },
    wished: {
      results: { ...BOTH.results, limit: 2 },
      questions: [
        BOTH.questions[0],
        {
          ...{ id: 'price', type: 'SINGLE', role: 'preference', title: 'How dear may it be?', always_ask: true },
          answers: [
            { id: 'cheap', title: 'Rather cheap', where: { price: { lte: 900 } } },
            { id: 'dear', title: 'Rather dear', where: { price: { gt: 900 } } },
          ],
        },
      ],
    },
    dear: { ...BOTH, results: { ...BOTH.results, limit: 2, price_impact: 'dearer' } },
    fahrten: { ...RIDES, language: 'de' },
    // With replies after the budget.
    more: { ...RIDES, questions: [...RIDES.questions, ...['saddle', 'pedals', 'bell'].map(idle)] },
  },
};

/** What follows how many are shown. */
const ENDS: Readonly<Record<string, string>> = { wished: ', best first', dear: '' };

inBrowser('what a shopper is told:', { start: (origin) => startOwnShop(SHOP, origin) }, ({ visit }) => {
  const rides = (work: (visit: Visit) => Promise<void>, request: VisitRequest = {}) =>
    visit({ advisor: 'rides', until: KIND, ...request }, work);

  /** Asks for €800 to €1,500, and then for something that nobody sells at that price. */
  async function askForTooMuch({ shopper }: Visit): Promise<void> {
    await shopper.choose('Errands in town');
    await shopper.button('€800 to €1,500').click();
    await shopper.leaves(BUDGET);
    expect((await shopper.results()).slice(0, 2)).toEqual(['Bicycle town-1', 'Bicycle town-2']);
    expect(await shopper.trail()).toEqual(['Errands in town', '€800 to €1,500']);
    await shopper.advisor.locator('.reply').first().click();
    await shopper.sees(KIND);
    await shopper.answer('Long tours').click();
    await shopper.leaves(KIND);
  }

  it('after a change nothing fits the budget: the budget, the products and the screen reader say so', () =>
    rides(
      async (visited) => {
        const { shopper, page } = visited;
        await askForTooMuch(visited);
        const { advisor } = shopper;
        expect(await advisor.locator('h2').textContent()).toBe('None fits everything: these come nearest');
        expect(await shopper.results()).toEqual(['Bicycle tour-near', 'Bicycle tour-mid', 'Bicycle tour-far']);
        expect(await advisor.locator('a .reason').allTextContents()).toEqual([
          '€190 above €800 to €1,500',
          '€1,490 above €800 to €1,500',
          '€2,990 above €800 to €1,500',
        ]);
        expect(await shopper.trail()).toEqual(['Long tours', '€800 to €1,500: none, the nearest is €1,690']);
        const marks = await advisor
          .locator('.reply')
          .evaluateAll((replies) => replies.map((reply) => getComputedStyle(reply, '::before').content.slice(1, 2)));
        expect(marks).toEqual(['✓', '≈']);
        expect(await shopper.told()).toContain('None fits everything: these come nearest: 3');
        expect(await complaints(page)).toEqual([]);
      },
      { browser: { bypassCSP: true } },
    ));

  it('of a product that misses several wishes it is said once that it does not fit them', () =>
    rides(
      async ({ shopper }) => {
        await shopper.choose('Long tours');
        await shopper.answer('As for a giant').click();
        await shopper.leaves('How is it built?');
        await shopper.advisor.locator('.reply').first().click();
        await shopper.sees(KIND);
        await shopper.answer('Errands in town').click();
        await shopper.leaves(KIND);
        const said = await shopper.advisor.locator('a .reason').allTextContents();
        expect(said[0]).toMatch(/^Does not fit: (Errands in town|As for a giant)$/);
        expect(said.at(-1)).toBe('Does not fit: Errands in town · As for a giant');
      },
      { advisor: 'both' },
    ));

  it('a budget that was cut to what there was is judged as the shopper chose it, on the trail and on the cards', () =>
    rides(
      async ({ shopper }) => {
        await shopper.choose('A few steps in the park');
        await shopper.button('€800 to €1,500').click();
        await shopper.leaves(BUDGET);
        await shopper.advisor.locator('.reply').first().click();
        await shopper.sees(KIND);
        await shopper.answer('Long tours').click();
        await shopper.leaves(KIND);
        expect(await shopper.advisor.locator('a .reason').first().textContent()).toBe('€190 above €800 to €1,500');
        expect((await shopper.trail()).at(-1)).toBe('€800 to €1,500: none, the nearest is €1,690');
      },
      { advisor: 'cut' },
    ));

  it('in German, too', () =>
    rides(
      async (visited) => {
        await askForTooMuch(visited);
        const { advisor } = visited.shopper;
        expect(await advisor.locator('h2').textContent()).toBe('Zu allem zusammen passt nichts: Das kommt am nächsten');
        expect(await advisor.locator('a .reason').first().textContent()).toBe('190\u00a0€ über €800 to €1,500');
      },
      { advisor: 'fahrten' },
    ));

  for (const width of [390, 1280])
    for (const advisor of ['rides', 'fahrten'])
      it(`what became of the budget is read whole, by who sees it, too: ${advisor} at ${width} px`, () =>
        rides(
          async (visited) => {
            await askForTooMuch(visited);
            const cut = await visited.shopper.advisor
              .locator('.reply span')
              .evaluateAll((texts) =>
                texts.filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight),
              );
            expect(cut).toEqual([]);
          },
          { advisor, browser: { viewport: { width, height: 844 } } },
        ));

  it('on a phone, whose trail is one line, the reply that became impossible is in sight', () =>
    rides(
      async (visited) => {
        await askForTooMuch(visited);
        const { shopper } = visited;
        while (!(await shopper.isEnded()))
          await shopper.choose((await shopper.advisor.locator('.answer-title').first().textContent()) ?? '');
        const [trail, reply] = await boxes(shopper.advisor.locator('.trail, .relaxed'));
        if (!(trail && reply)) throw new Error('No reply is marked.');
        expect(reply.x).toBeGreaterThanOrEqual(trail.x);
        expect(reply.x).toBeLessThan(trail.x + 60);
      },
      { advisor: 'more', browser: { viewport: { width: 390, height: 844 } } },
    ));

  it('what fits says why, has its price before and what the author chose, and each reply on demand', () =>
    rides(async ({ shopper }) => {
      await shopper.choose('Errands in town');
      await shopper.button('€800 to €1,500').click();
      await shopper.leaves(BUDGET);
      const card = shopper.advisor.locator('.list li').first();
      expect(await card.locator('a .reason').textContent()).toBe('Fits: Errands in town · €800 to €1,500');
      expect(await card.locator('s').textContent()).toBe('€1,100');
      expect(await card.locator('.attributes').textContent()).toMatch(/12\.8/);
      expect(await shopper.advisor.locator('.fits').textContent()).toBe('2 of 8 fit');
      expect(await card.locator('li').first().isVisible()).toBe(false);
      await card.getByText('Why this one?').click();
      expect(await card.locator('li').allTextContents()).toEqual([
        `${KIND}✓ Errands in town`,
        `${BUDGET}✓ €800 to €1,500`,
      ]);
      expect(await card.locator('li').first().isVisible()).toBe(true);
    }));

  it('where more fit than are shown, both numbers are said', () =>
    rides(
      async ({ shopper }) => {
        await shopper.choose('Errands in town');
        await shopper.choose('I do not mind');
        expect(await shopper.results()).toHaveLength(2);
        expect(await shopper.advisor.locator('.fits').textContent()).toBe('3 of 8 fit · 2 shown, cheapest first');
      },
      { advisor: 'few' },
    ));

  it('what is shown is said to come best first only where a wish decides the order, and cheapest first only where it does', async () => {
    const said = (advisor: string, ...answers: readonly string[]) =>
      rides(
        async ({ shopper }) => {
          await shopper.choose('Errands in town');
          for (const answer of answers) await shopper.choose(answer);
          await shopper.results();
          expect(await shopper.advisor.locator('.fits').textContent()).toBe(`3 of 8 fit · 2 shown${ENDS[advisor]}`);
        },
        { advisor },
      );
    await said('wished', 'Rather dear');
    await said('dear', 'I do not mind');
  });

  it('a shopper who wants something else is asked again with the present reply marked, and then sees other products', () =>
    rides(async ({ shopper }) => {
      await shopper.choose('Errands in town');
      await shopper.button('€800 to €1,500').click();
      await shopper.leaves(BUDGET);
      await shopper.button('Not what I want').click();
      await shopper.advisor.locator('.title').waitFor();
      expect(await shopper.advisor.locator('.description').first().textContent()).toBe(
        'Another answer here shows the most other products.',
      );
      const chosen = shopper.advisor.locator('.question [aria-pressed=true]');
      expect(['Errands in town', '€800 to €1,500']).toContain(await chosen.textContent());
      const title = await shopper.shown();
      await shopper.advisor.locator('.question [aria-pressed=false]').first().click();
      await shopper.leaves(title);
      expect((await shopper.results())[0]).not.toBe('Bicycle town-1');
      expect(await shopper.isEnded()).toBe(true);
    }));
});
