// The widget in the shopper's language: a file of words for each, which comes beside the first. Until it is there nothing is said
// in another language, and without it the widget works, in English.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { moreTextsFor } from '../src/more-texts.ts';
import { textsFor } from '../src/texts.ts';
import { POLISH_WORDS as POLISH } from '../src/words/pl.ts';
import { UKRAINIAN_WORDS as UKRAINIAN } from '../src/words/uk.ts';
import type { Words } from '../src/words/words.ts';
import { inBrowser, type VisitRequest } from './fixture/in-browser.ts';
import { type OwnShop, startOwnShop } from './fixture/own-shop.ts';
import type { Shopper } from './fixture/shopper.ts';

/** Each that has a file. */
const LANGUAGES = 'cs da de es fi fr hr hu it nb nl pl pt ro ru sk sr sv tr uk'.split(' ');

const KIND = '№ 1?';
const COLOURS = '№ 2?';
const BUDGET = '№ 3?';

const thing = (n: number, kind: string, price: number, more: object = {}) => ({
  ...{
    sku: `${n}`,
    title: `Ω ${n}`,
    price: `${price}.00`,
    link: `https://shop.example/${n}`,
    image: `https://shop.example/${n}.svg`,
  },
  ...{ attributes: { kind, colour: n % 2 ? 'α' : 'β', μάζα: n }, ...more },
});

const ASKED = {
  results: { show: { after_questions: 1 }, limit: 3, unavailable: 'last', attributes: ['μάζα'] },
  questions: [
    {
      ...{ id: 'kind', type: 'SINGLE', role: 'filter', title: KIND },
      answers: [
        { id: '1', title: 'Α', where: { kind: 'one' } },
        { id: '2', title: 'Β', where: { kind: 'two' } },
      ],
    },
    {
      ...{ id: 'colour', type: 'MULTIPLE', role: 'preference', title: COLOURS, always_ask: true },
      answers: [
        { id: 'a', title: 'Γ', where: { colour: 'α' } },
        { id: 'b', title: 'Δ', where: { colour: 'β' } },
      ],
    },
    {
      ...{ id: 'budget', type: 'RANGE', role: 'filter', title: BUDGET, attribute: 'price', always_ask: true },
      range: { from: 1000, to: 9000, step: 100, label: '€' },
    },
  ],
};

/** What the author calls an attribute and one of its values. */
const IN_POLISH = { 'results.μάζα.label': 'Masa', 'results.μάζα.2.title': 'dwa' };

/** Neither products nor advisor have a Latin letter, so what has one is the widget's. */
const SHOP: OwnShop = {
  products: [
    thing(1, 'one', 1500, { list_price: '1900.00' }),
    thing(2, 'one', 2500),
    thing(3, 'one', 3500, { available: false }),
    thing(4, 'two', 4500),
    thing(5, 'one', 8500),
  ],
  advisors: {
    asked: {
      ...ASKED,
      // A language for which the widget has no words.
      language: 'ka',
      texts: Object.fromEntries(LANGUAGES.map((one) => [one, one === 'pl' ? IN_POLISH : { 'kind.1.title': 'Α' }])),
    },
  },
};

const english = textsFor(undefined, {});
const ENGLISH: Words = { ...english, ...moreTextsFor({ texts: english }) };

/** What English texts have between the parts that are filled in, if it is long enough to be told from other languages. */
const ENGLISH_PARTS = (Object.keys(ENGLISH) as (keyof Words)[])
  .map((key) => ENGLISH[key])
  .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((part) => part.trim())
  .filter((part) => part.length > 4 && !part.startsWith('Question'));

const englishIn = (seen: Iterable<string>): string[] =>
  [...seen].filter((text) => ENGLISH_PARTS.some((part) => text.includes(part)));

/** All that can be read or heard in the widget now, in pieces. */
const read = (page: Page): Promise<string[]> =>
  page.locator('product-advisor').evaluate((element) => {
    const found: string[] = [];
    for (const one of element.shadowRoot?.querySelectorAll('*') ?? []) {
      for (const node of one.childNodes) if (node instanceof Text) found.push(node.data);
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'])
        found.push(one.getAttribute(name) ?? '');
    }
    return found.filter((text) => text.trim() !== '');
  });

/** Leads through everything that the widget has words for, and collects what is said on the way. */
async function readAll({ page, advisor }: Shopper, words: Words): Promise<Set<string>> {
  const seen = new Set<string>();
  const look = async () => {
    for (const text of await read(page)) seen.add(text);
  };
  const press = (name: string) => advisor.getByRole('button', { name, exact: true }).first().click();
  const sees = (title: string) => advisor.locator('.title', { hasText: title }).waitFor();
  await look();
  await advisor.locator('.answer', { hasText: 'Α' }).click();
  await sees(COLOURS);
  await advisor.locator('.card').first().waitFor();
  await look();
  await advisor.locator('.reply').first().click();
  await sees(KIND);
  await look();
  await press(words.cancel);
  await sees(COLOURS);
  await advisor.locator('.answer', { hasText: 'Γ' }).click();
  await press(words.continue);
  await advisor.locator('.histogram').waitFor();
  await look();
  await advisor.locator('.bounds input').last().fill('3000');
  await press(words.continue);
  await advisor.locator('.ended .offers').first().waitFor();
  await look();
  for (const button of (await advisor.locator('.compare').all()).slice(0, 2)) {
    await button.click();
    await look();
  }
  await advisor.locator('.tray button').click();
  await advisor.locator('.comparison').waitFor();
  await look();
  await page.keyboard.press('Escape');
  await press(words.share);
  await look();
  await press(words.reconsider);
  await advisor.locator('.question').waitFor();
  await look();
  return seen;
}

/** Runs in the page before anything else: nothing is late, however slow the machine is. */
function waitForever(): void {
  const LONG = 3_000;
  const wait = window.setTimeout;
  const patient = (run: TimerHandler, pause = 0, ...rest: unknown[]): number =>
    pause < LONG ? wait(run, pause, ...rest) : 0;
  Object.assign(window, { setTimeout: patient });
}

inBrowser('the widget’s own words:', { start: (origin) => startOwnShop(SHOP, origin) }, ({ visit }) => {
  const speaking = (lang: string, rest: VisitRequest = {}): VisitRequest => ({
    ...{ advisor: 'asked', lang, until: KIND, isAlone: true },
    ...rest,
  });

  it('a conversation in Ukrainian has not one Latin letter, from the first question to the comparison', () =>
    visit(speaking('uk', { attributes: { cart: '' } }), async ({ shopper, faults }) => {
      const seen = await readAll(shopper, UKRAINIAN);
      // The browser writes sums so in Ukrainian.
      expect(
        [...seen].map((text) => text.replace(/\d\u00a0EUR$/, '')).filter((text) => /\p{Script=Latin}/u.test(text)),
      ).toEqual([]);
      const said = [...seen].join('\n');
      for (const key of [
        'skip',
        'several',
        'why',
        'cart',
        'compareMore',
        'differs',
        'another',
        'from',
        'further',
      ] as const)
        expect(said).toContain(UKRAINIAN[key]);
      expect(said).toMatch(/Підходить 1 з 5|Підходять [2-4] з 5/);
      expect(faults.filter((fault) => !fault.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
    }));

  it('a conversation in Polish has no English word, and numbers, sums and plurals are Polish', () =>
    visit(speaking('pl-PL', { attributes: { cart: '' } }), async ({ shopper }) => {
      const seen = await readAll(shopper, POLISH);
      expect(englishIn(seen)).toEqual([]);
      const said = [...seen].join('\n').replaceAll('\u00a0', ' ');
      expect(said).toContain('Pasują 4 z 5');
      expect(said).toContain('1500 €');
      expect(said).toContain('Masa: 1');
      expect(said).toContain('Masa: dwa');
      expect([...seen]).toContain('Masa');
      expect(said).not.toContain('μάζα');
    }));

  it('each language comes as one file, and only the one that is spoken', () =>
    visit(speaking('ka'), async ({ shopper, page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const [, name = ''] = /widget-(\w+)\.js/.exec(request.url()) ?? [];
        if (name && name !== 'more') asked.push(name);
      });
      for (const language of LANGUAGES) {
        const exported: Record<string, Words> = await import(`../src/words/${language}.ts`);
        const [words = ENGLISH] = Object.values(exported);
        await shopper.advisor.evaluate((element, lang) => element.setAttribute('lang', lang), language);
        // Each language begins a conversation of its own: an older one stays in its own.
        await shopper.advisor.evaluate((element) => (element as HTMLElement & { restart(): void }).restart());
        await shopper.button(words.skip).waitFor();
        expect(await shopper.advisor.locator('.progress').textContent()).toBe(words.question.replace('{n}', '1'));
      }
      expect(asked).toEqual(LANGUAGES);
    }));

  it('no word of another language is seen while the file is on its way', () =>
    visit(speaking('pl', { until: null }), async ({ page, context, shopper }) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await context.route('**/widget-pl.js*', async (route) => {
        await held;
        await route.continue();
      });
      await page.addInitScript(waitForever);
      // Not of a response: of one that the reload cuts off, its end never comes.
      const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/next/'));
      await page.reload();
      await answered;
      await shopper.advisor.getByText('…', { exact: true }).waitFor();
      expect(await read(page)).toEqual(['…']);
      release();
      await shopper.sees(KIND);
      expect(englishIn(await read(page))).toEqual([]);
      expect(await shopper.button(POLISH.skip).count()).toBe(1);
    }));

  it('without the file a shopper is advised in English; with the next question it is asked for again', () =>
    visit(speaking('pl', { until: null }), async ({ page, context, shopper }) => {
      let isDown = true;
      await context.route('**/widget-pl.js*', (route) => (isDown ? route.abort() : route.continue()));
      await page.reload();
      await shopper.sees(KIND);
      expect(await shopper.button(ENGLISH.skip).count()).toBe(1);
      isDown = false;
      await shopper.answer('Α').click();
      await shopper.sees(COLOURS);
      await shopper.answer('Γ').click();
      await shopper.advisor.locator('.continue').click();
      await shopper.sees(BUDGET);
      expect(await shopper.button(POLISH.skip).count()).toBe(1);
    }));

  it('if the file never comes, a shopper is advised in English to the end', () =>
    visit(speaking('pl', { until: null }), async ({ page, context, shopper }) => {
      await context.route('**/widget-pl.js*', (route) => route.abort());
      await page.reload();
      await shopper.sees(KIND);
      await shopper.toTheEnd();
      expect(await shopper.results()).toHaveLength(3);
      expect(await shopper.advisor.locator('h2').textContent()).toBe(ENGLISH.all);
    }));

  it('if the file takes too long, it is English at first, and its own language when it has come', () =>
    visit(speaking('pl', { until: null, hasShortPauses: true }), async ({ page, context, shopper }) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await context.route('**/widget-pl.js*', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      await shopper.button(ENGLISH.skip).waitFor();
      const come = page.waitForEvent('requestfinished', (request) => request.url().includes('widget-pl.js'));
      release();
      await come;
      await shopper.answer('Α').click();
      await shopper.sees(COLOURS);
      await shopper.answer('Γ').click();
      await shopper.advisor.locator('.continue').click();
      await shopper.sees(BUDGET);
      expect(await shopper.button(POLISH.skip).count()).toBe(1);
    }));

  it('a language without a file is asked for nothing, and is English but for the words of the page', () =>
    visit(
      speaking('ka', { until: null, attributes: { texts: '{"skip":"გამოტოვება"}' } }),
      async ({ page, shopper, faults }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.reload();
        await shopper.button('გამოტოვება').waitFor();
        expect(asked.filter((path) => path.startsWith('/widget-'))).toEqual([]);
        expect(faults).toEqual([]);
      },
    ));

  it('the words of the page replace those of the file, plural forms included', () =>
    visit(speaking('pl', { attributes: { texts: '{"skip":"Nie wiem","fits":"{n}/{of}"}' } }), async ({ shopper }) => {
      expect(await shopper.button('Nie wiem').count()).toBe(1);
      await shopper.answer('Α').click();
      await shopper.sees(COLOURS);
      expect(await shopper.advisor.locator('.progress').textContent()).toBe('Pytanie 2 · 4/5');
      expect(await shopper.button(POLISH.back).count()).toBe(1);
    }));

  it('a dialog without a text of its own opens by a button in the language of the page', () =>
    visit(speaking('pl', { until: null, attributes: { dialog: '' } }), async ({ shopper }) => {
      await shopper.button(POLISH.open).click();
      await shopper.sees(KIND);
      expect(await shopper.button(POLISH.close).count()).toBe(1);
    }));
});
