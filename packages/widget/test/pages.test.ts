// The widget on pages as shops have them: loaded by a tag manager, twice, early or late; with style sheets that were made
// for everything; in another component's shadow root; beside a second advisor; moved about; with wrong attributes.

import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { DocExamples } from './fixture/doc-examples.ts';
import { FIRST_QUESTION, inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';
import { Shopper } from './fixture/shopper.ts';
import { smallControls } from './fixture/small-controls.ts';

const DRIVE = 'Would you like a motor to help?';
const SCRIPT = '<script async src="https://advice.shop.example/widget.js"></script>';
const ELEMENT =
  '<product-advisor base-url="https://advice.shop.example" api-key="gp_pk_…" advisor="bikes" currency="EUR"></product-advisor>';

const examples = await DocExamples.read();
afterAll(() => examples.remove());

/** Style sheets that apply to everything on the page. */
const HOSTILE = `
  * { all: unset }
  button, input, label, ol, ul, li, h2, section, nav, a, img { display: none !important }
  .advisor, .question, .answer, .results, #title { display: none !important; color: transparent }
  div { position: absolute; left: -9999px }
`;

interface OwnPage {
  readonly head?: string;
  readonly body?: string;
  /** A script of the page itself. */
  readonly script?: string;
  readonly lang?: string;
}

inBrowser('a page', {}, ({ visit, shop }) => {
  const own = ({ head = SCRIPT, body = ELEMENT, script = '', lang = 'en' }: OwnPage): VisitRequest => {
    shop().files.set('/page.js', script);
    shop().files.set(
      '/',
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A shop</title><link rel="icon" href="data:,">
${head}</head><body><main><h1>A shop</h1>${body}</main><script src="/page.js"></script></body></html>`,
    );
    return { until: null };
  };

  const styled = (css: string): VisitRequest => {
    shop().files.set('/page.css', css);
    return own({ head: `${SCRIPT}<link rel="stylesheet" href="/page.css">` });
  };

  const leadsThrough = async ({ shopper }: Visit): Promise<void> => {
    await shopper.sees(FIRST_QUESTION);
    await shopper.choose('To work and back');
    await shopper.toTheEnd();
    expect((await shopper.results()).length).toBeGreaterThan(0);
  };

  for (const [how, page] of Object.entries({
    'a classic script before the element': {},
    'a classic script behind the element': { head: '', body: ELEMENT + SCRIPT.replace('async ', '') },
    'a module': { head: SCRIPT.replace('async', 'type="module"') },
    'the script loaded twice': { body: SCRIPT + ELEMENT + SCRIPT.replace('async ', '') },
  } satisfies Record<string, OwnPage>)) {
    it(`with ${how} leads through, with nothing to complain of`, () =>
      visit(own(page), async (visited) => {
        await leadsThrough(visited);
        expect(visited.faults).toEqual([]);
      }));
  }

  it('whose tag manager brings script and element, as documented, leads through', () =>
    // This does not test whether the tag manager may insert scripts.
    visit(
      {
        ...own({ head: '', body: '<div id="advisor"></div>', script: examples.get('tag.js') }),
        browser: { bypassCSP: true },
      },
      async (visited) => {
        await leadsThrough(visited);
        expect(visited.faults).toEqual([]);
      },
    ));

  it('that brings the element long after the script leads through', () =>
    visit(own({ body: `<template>${ELEMENT}</template><aside></aside>` }), async (visited) => {
      const { page } = visited;
      await page.waitForFunction(() => customElements.get('product-advisor'));
      await page.evaluate(() => {
        const { content } = document.querySelector('template') as HTMLTemplateElement;
        document.querySelector('aside')?.append(content);
      });
      await leadsThrough(visited);
    }));

  it('with two advisors keeps them apart, replies, results, events and all', () =>
    visit(
      own({
        body: ELEMENT + ELEMENT.replace('"bikes"', '"kids-bikes"'),
        script: `window.seen = []; for (const element of document.querySelectorAll('product-advisor')) element.addEventListener('advisor-replied', ({ detail }) => seen.push(element.getAttribute('advisor') + ' ' + detail.question.question_id));`,
      }),
      async ({ page, shopper }) => {
        const other = new Shopper(page, page.locator('product-advisor').last());
        await shopper.sees(FIRST_QUESTION);
        await other.title.waitFor();
        const first = await other.shown();
        await shopper.choose('To work and back');
        expect(await other.shown()).toBe(first);
        expect(await other.trail()).toEqual([]);
        await other.skip();
        expect(await shopper.shown()).toBe(DRIVE);
        await shopper.choose('No, I ride by myself');
        expect((await other.trail()).length).toBe(1);
        const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
        expect(seen.toSorted()).toEqual(['bikes drive', 'bikes use', expect.stringMatching(/^kids-bikes /)]);
        const [one, two] = [await shopper.shown(), await other.shown()];
        await page.reload();
        await expect.poll(() => shopper.shown()).toBe(one);
        await expect.poll(() => other.shown()).toBe(two);
      },
    ));

  it('that moves the element about loses nothing, begins nothing anew, and asks the server nothing', () =>
    visit(own({ body: `${ELEMENT}<aside></aside>` }), async ({ page, shopper, network }) => {
      await shopper.sees(FIRST_QUESTION);
      await shopper.until('What would you like to spend?');
      const from = shopper.advisor.getByLabel('from').last();
      await from.fill('777');
      network.will();
      await move(page);
      await move(page);
      expect(await from.inputValue()).toBe('777');
      const letPass = network.hold();
      await shopper.advisor.locator('.skip').click();
      await expect.poll(() => network.posts().length).toBe(1);
      await move(page);
      letPass();
      await shopper.leaves('What would you like to spend?');
      expect(network.posts().length).toBe(1);
    }));

  it('that says html { font-size: 10px } has controls large enough for a finger', () =>
    visit(styled('html { font-size: 10px }'), async ({ page, shopper }) => {
      await shopper.sees(FIRST_QUESTION);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('10px');
      await shopper.choose('To work and back');
      const small: string[] = [];
      while (!(await shopper.isEnded())) {
        small.push(...(await smallControls(shopper)));
        await shopper.skip();
      }
      expect(small).toEqual([]);
    }));

  it('whose style sheets take everything away cannot take the widget’s controls away', () =>
    visit(styled(HOSTILE), async (visited) => {
      await leadsThrough(visited);
      const box = await visited.shopper.advisor.locator('a.result').first().boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.width).toBeGreaterThan(100);
    }));

  const inNonsense = (lang: string) => (): Promise<void> =>
    visit(own({ lang, body: ELEMENT.replace('"EUR"', '"EURO"') }), async (visited) => {
      await leadsThrough(visited);
      expect(await visited.shopper.advisor.locator('.price').first().textContent()).toMatch(/^[\d,]+(\.\d+)?$/);
    });
  // With letters like those of the last one, browsers first ask the server before they send an Accept-Language, or cannot send it at all.
  for (const lang of ['klingon of the north', 'x', '', 'en_US', 'английский'])
    it(`whose lang is "${lang}" and whose currency is EURO leads through, with readable prices`, inNonsense(lang));

  it('that has it in another component’s shadow root: events come out, the focus follows, the language is the page’s', () =>
    visit(
      own({
        ...inShadow('<shop-box></shop-box>'),
        lang: 'de',
      }),
      async ({ page, shopper, faults }) => {
        await shopper.title.waitFor();
        const before = await shopper.shown();
        expect(before).not.toBe(FIRST_QUESTION);
        await shopper.advisor.locator('.answer').first().focus();
        await page.keyboard.press('Enter');
        await shopper.leaves(before);
        await expect.poll(() => shopper.focused()).toBe(await shopper.shown());
        await shopper.button('Zurück').waitFor();
        expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['use']);
        expect(faults).toEqual([]);
      },
    ));

  it('that has it in the shadow root of a component with a language of its own has it in that language', () =>
    visit(own(inShadow('<shop-box lang="de"></shop-box>')), async ({ shopper }) => {
      await shopper.title.waitFor();
      expect(await shopper.shown()).not.toBe(FIRST_QUESTION);
    }));

  it('that moves the element while its dialog is open keeps it open before everything else', () =>
    visit(
      own({ body: `${ELEMENT.replace('currency', 'dialog="Find it" currency')}<aside></aside>` }),
      async (visited) => {
        const { page, shopper } = visited;
        await shopper.button('Find it').click();
        await shopper.sees(FIRST_QUESTION);
        await move(page);
        expect(await shopper.advisor.locator('dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      },
    ));
});

/** The element inside another component's shadow root, and the events that the page gets. */
const inShadow = (body: string): OwnPage => ({
  body,
  head: `${SCRIPT}<template>${ELEMENT}</template>`,
  script: `
    customElements.define('shop-box', class extends HTMLElement {
      connectedCallback() {
        const { content } = document.querySelector('template');
        this.attachShadow({ mode: 'open' }).append(content.cloneNode(true));
      }
    });
    window.seen = [];
    document.addEventListener('advisor-replied', ({ detail }) => seen.push(detail.question.question_id));`,
});

/** Moves it to the other place of the page. */
const move = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const element = document.querySelector('product-advisor');
    const to = element?.parentElement?.matches('aside') ? 'main' : 'aside';
    if (element) document.querySelector(to)?.append(element);
  });
