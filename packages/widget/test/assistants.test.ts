// An assistant of the browser leads the conversation that the shopper sees, by the tools that the widget registers with the browser. The
// browser's own interface is used throughout, and the service's own door.

import { MCP_TOOLS } from '@guidepost/contract/mcp/mcp-tools';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BrowserAssistant } from './fixture/browser-assistant.ts';
import { complaints } from './fixture/complaints.ts';
import { startWithDoor } from './fixture/door-shop.ts';
import { FIRST_QUESTION, inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';
import { Shopper } from './fixture/shopper.ts';

const NAMES = Object.keys(MCP_TOOLS).toSorted();
const DRIVE = 'Would you like a motor to help?';

interface Assisted extends Visit {
  readonly assistant: BrowserAssistant;
}

/** Events of the page, in order, each with the question it is about. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['advisor-started', 'advisor-replied', 'advisor-ended'])
      document.addEventListener(type, (event) => {
        const { question, answers } = (event as CustomEvent).detail;
        told.push([type, question?.question_id, answers?.join()].filter(Boolean).join(' '));
      });
  });
const told = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);

inBrowser('assistants of the browser', { shop: startWithDoor, isForAssistants: true }, ({ visit, server }) => {
  /** Visits a page that lets assistants in, with one that has seen the tools. */
  const assisted = (work: (visit: Assisted) => Promise<void>, request: VisitRequest = {}): Promise<void> =>
    visit({ ...request, attributes: { assistants: '', ...request.attributes } }, async (visited) => {
      const assistant = await BrowserAssistant.at(visited.page);
      await expect.poll(() => [...assistant.tools.keys()].toSorted()).toEqual(NAMES);
      await work({ ...visited, assistant });
    });

  it('the tools of the service’s door are registered with the browser, as the door lists them', () =>
    assisted(async ({ assistant, page, faults }) => {
      const response = await fetch(`${server().url}/mcp/${server().key}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          Origin: new URL(page.url()).origin,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
      const { result } = JSON.parse(/^data: (.*)$/m.exec(await response.text())?.[1] ?? '');
      for (const { name, description, inputSchema, annotations } of result.tools) {
        expect(assistant.tools.get(name)).toMatchObject({
          ...{ name, description, inputSchema },
          annotations: { readOnly: annotations.readOnlyHint, untrustedContent: true },
        });
      }
      expect(faults).toEqual([]);
    }));

  for (const [advisor, first] of [
    ['bikes', FIRST_QUESTION],
    ['kids-bikes', 'How old is your child?'],
  ] as const) {
    it(`leads ${advisor} to its end, and the page shows each step`, () =>
      assisted(
        async ({ assistant, page, shopper, faults }) => {
          await listen(page);
          expect(await assistant.call('list_advisors')).toContain(`In this page are: "${advisor}".`);
          await assistant.call('start', { advisor });
          expect(assistant.words).toContain(`Question: "${first}"`);
          const replied: string[] = [];
          for (let nth = 0; assistant.question !== null && nth < 20; nth++) {
            const [answer] = assistant.answers;
            // Every third question is skipped.
            const answers = answer === undefined || nth % 3 === 2 ? [] : [answer];
            replied.push(['advisor-replied', assistant.question, ...answers].join(' '));
            await assistant.reply(answers);
            // What it was told is what the shopper sees.
            expect((await shopper.trail()).length).toBe(nth + 1);
            if (assistant.question !== null) expect(assistant.words).toContain(`Question: "${await shopper.shown()}"`);
          }
          expect(replied.length).toBeGreaterThan(3);
          expect(await shopper.isEnded()).toBe(true);
          const recommended = [...assistant.words.matchAll(/^\d+\. "(.+?)", sku/gm)].map(([, title]) => title);
          expect(recommended.length).toBeGreaterThan(0);
          expect((await shopper.results()).toSorted()).toEqual(recommended.toSorted());
          expect(await told(page)).toEqual([...replied, 'advisor-ended']);
          expect(faults).toEqual([]);
        },
        { advisor, until: first },
      ));
  }

  it('shopper and assistant in turn: each goes on from what the other replied', () =>
    assisted(async ({ assistant, shopper, faults }) => {
      await shopper.choose('To work and back');
      await assistant.call('start', { advisor: 'bikes' });
      expect(assistant.words).toContain(
        `- "${FIRST_QUESTION}" (question_id "use"): "To work and back" (answer_id "commute")`,
      );
      expect(assistant.question).toBe('drive');
      await assistant.reply(['muscle']);
      await shopper.skip();
      // It does not know yet what the shopper has skipped.
      const old = assistant.token;
      await assistant.reply(['to160']);
      expect(assistant.words).toContain('Call `results` with this token');
      expect((await shopper.trail()).length).toBe(3);
      await assistant.call('results', { session_token: old });
      expect(assistant.words).toContain('(question_id "height"): skipped');
      await assistant.call('change_reply', { session_token: assistant.token, question_id: 'use', answers: ['town'] });
      expect((await shopper.trail()).slice(0, 2)).toEqual(['Errands in town', 'No, I ride by myself']);
      await shopper.skip();
      await assistant.call('results', { session_token: assistant.token });
      await assistant.reply([]);
      expect((await shopper.trail()).length).toBe(5);
      expect(faults).toEqual([]);
    }));

  it('the other tools say what the door says, of the conversation as it is', () =>
    assisted(async ({ assistant, shopper }) => {
      await shopper.choose('To work and back');
      await shopper.toTheEnd();
      await assistant.call('start', { advisor: 'bikes' });
      const { token } = assistant;
      const [first = '', second = ''] = [...assistant.words.matchAll(/sku "(.+?)"/g)].map(([, sku]) => sku ?? '');
      expect(await assistant.call('why', { session_token: token, sku: first })).toContain('It is result 1.');
      expect(await assistant.call('compare', { session_token: token, skus: [first, second] })).toContain(
        'They differ in:',
      );
      expect(await assistant.call('why_not', { session_token: token, sku: 'none' })).toContain(
        'no product with this sku',
      );
      expect(await assistant.call('results', { session_token: token, statements: true })).toMatch(
        new RegExp(`\\{"statements":\\{"${first}":"[\\w-]+\\.[\\w-]+\\.[\\w-]+"`),
      );
      expect(await shopper.isEnded()).toBe(true);
    }));

  it('a program in the page finds and calls them, too', () =>
    assisted(async ({ page, shopper }) => {
      const said = await page.evaluate(async () => {
        const { modelContext: browser } = document as unknown as {
          modelContext: {
            getTools(): Promise<{ name: string }[]>;
            executeTool(tool: object | undefined, input: object): Promise<string>;
          };
        };
        const tools = await browser.getTools();
        const call = (name: string, input: object) =>
          browser.executeTool(
            tools.find((tool) => tool.name === name),
            input,
          );
        const begun = await call('start', { advisor: 'bikes' });
        const token = /session_token for the next call: (\S+)/.exec(begun)?.[1];
        return call('reply', { session_token: token, question_id: 'use', answers: ['commute'] });
      });
      expect(said).toContain('The reply was taken.');
      expect(await shopper.shown()).toBe(DRIVE);
    }));

  it('what makes no sense is answered in words, and neither loads nor disturbs the page', () =>
    assisted(async ({ assistant, shopper, page, network, faults }) => {
      await assistant.call('start', { advisor: 'bikes' });
      const { token } = assistant;
      await shopper.until('Any favourite colour?');
      await assistant.call('results', { session_token: token });
      const now = assistant.token;
      const box = shopper.advisor.locator('.answer input').first();
      await box.check();
      network.will();
      const nonsense: [string, object, string][] = [
        ['start', {}, 'advisor: It is missing.'],
        ['start', { advisor: 'lamps' }, 'In this page are: "bikes". Only these can be started here.'],
        ['start', { advisor: { toString: 'bikes' } }, 'nothing was done'],
        ['reply', {}, 'session_token: It is missing.'],
        ['reply', { session_token: 7, question_id: [], answers: 'yes' }, 'nothing was done'],
        [
          'reply',
          { session_token: 'AAAA', question_id: 'colour', answers: [] },
          'is of no conversation that the page shows',
        ],
        [
          'reply',
          { session_token: now, question_id: 'colour', answers: ['no such colour'] },
          'Use `answer_id`s of the question',
        ],
        ['reply', { session_token: now, question_id: 'colour', answers: [{}] }, 'nothing was done'],
        ['reply', { session_token: now, question_id: 'use', answers: Array(5000).fill('town') }, ''],
        ['reply', { session_token: now, question_id: 'no such question', answers: [] }, ''],
        ['reply', { session_token: now, question_id: '__proto__', answers: [] }, ''],
        ['reply', { session_token: 'A'.repeat(100_000), question_id: 'use', answers: [] }, 'is of no conversation'],
        ['change_reply', { session_token: now, question_id: 'use', answers: ['x'.repeat(200_000)] }, 'must not exceed'],
        ['results', { session_token: null }, 'nothing was done'],
        ['compare', { session_token: now, skus: ['a'] }, 'nothing was done'],
        ['why', { session_token: now }, 'sku: It is missing.'],
        ['list_advisors', { all: true }, 'nothing was done'],
      ];
      const before = await shopper.trail();
      for (const [name, input, said] of nonsense) {
        const words = await assistant.call(name, input);
        expect([name, input, words]).toEqual([name, input, expect.stringContaining(said)]);
        expect(words).not.toBe('');
        expect(words).not.toContain('The reply was taken.');
      }
      expect(await shopper.trail()).toEqual(before);
      expect(await box.isChecked()).toBe(true);
      // Only the door was asked.
      expect(network.posts().every((body) => body.startsWith('{"jsonrpc"'))).toBe(true);
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
      expect(faults.filter((fault) => !fault.includes('413'))).toEqual([]);
    }));

  it('axe has nothing to complain of while an assistant leads', () =>
    assisted(
      async ({ assistant, page, shopper }) => {
        await assistant.call('start', { advisor: 'bikes' });
        await assistant.reply();
        expect(await complaints(page)).toEqual([]);
        while (assistant.question !== null) await assistant.reply([]);
        expect(await shopper.isEnded()).toBe(true);
        expect(await complaints(page)).toEqual([]);
      },
      { browser: { bypassCSP: true } },
    ));

  it('without the attribute nothing is loaded and nothing registered', () =>
    visit({}, async ({ page, shopper, network }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.reload();
      await shopper.sees(FIRST_QUESTION);
      await shopper.toTheEnd();
      const assistant = await BrowserAssistant.at(page);
      expect(assistant.tools.size).toBe(0);
      expect(asked.filter((path) => /assistants|mcp/.test(path))).toEqual([]);
      expect(network.posts().some((body) => body.includes('jsonrpc'))).toBe(false);
    }));

  it('the attribute comes and goes, and the tools with it; the conversation stays', () =>
    visit({}, async ({ page, shopper }) => {
      const assistant = await BrowserAssistant.at(page);
      await shopper.choose('To work and back');
      const set = (value: boolean) =>
        shopper.advisor.evaluate((element, on) => void element.toggleAttribute('assistants', on), value);
      await set(true);
      await expect.poll(() => assistant.tools.size).toBe(NAMES.length);
      await assistant.call('start', { advisor: 'bikes' });
      await assistant.reply(['muscle']);
      await set(false);
      await expect.poll(() => assistant.tools.size).toBe(0);
      await expect.poll(() => shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
      await set(true);
      await expect.poll(() => assistant.tools.size).toBe(NAMES.length);
      await assistant.call('results', { session_token: assistant.token });
      expect(assistant.question).toBe('height');
    }));

  it('an element that is moved keeps its tools; one that leaves takes them along, and ends what it was asked', () =>
    assisted(async ({ assistant, page, shopper, network }) => {
      await assistant.call('start', { advisor: 'bikes' });
      const { token } = assistant;
      await shopper.advisor.evaluate((element) => document.body.append(element));
      await assistant.call('results', { session_token: token });
      expect(assistant.question).toBe('use');
      const release = network.hold();
      const asked = assistant.call('reply', { session_token: token, question_id: 'use', answers: ['town'] });
      await expect.poll(() => network.posts().length).toBe(1);
      const element = await shopper.advisor.elementHandle();
      await element?.evaluate((one) => (one as HTMLElement).remove());
      await expect.poll(() => assistant.tools.size).toBe(0);
      release();
      expect(await asked).toBe('The advisor has left the page.');
      // Another one goes on, and knows the reply.
      await page.evaluate((one) => document.body.append(one as Node), element);
      await expect.poll(() => assistant.tools.size).toBe(NAMES.length);
      await expect.poll(() => new Shopper(page).trail()).toEqual(['Errands in town']);
    }));

  it('several advisors in one page share the tools, also out of a shadow root, and each is led by its own tokens', () =>
    assisted(
      async ({ assistant, page, faults }) => {
        const second = new Shopper(page, page.locator('product-advisor').nth(1));
        await page.evaluate(() => {
          const [first] = document.getElementsByTagName('product-advisor');
          const other = first?.cloneNode() as HTMLElement;
          other.setAttribute('advisor', 'kids-bikes');
          const host = document.body.appendChild(document.createElement('section'));
          host.attachShadow({ mode: 'open' }).append(other);
        });
        await second.sees('How old is your child?');
        await expect.poll(() => assistant.call('list_advisors')).toContain('In this page are: "bikes", "kids-bikes".');
        const bikes = await assistant.call('start', { advisor: 'bikes' });
        const ofBikes = assistant.token;
        await assistant.call('start', { advisor: 'kids-bikes' });
        expect(bikes).toContain(FIRST_QUESTION);
        await assistant.reply();
        expect((await second.trail()).length).toBe(1);
        const first = new Shopper(page);
        expect(await first.trail()).toEqual([]);
        await assistant.call('reply', { session_token: ofBikes, question_id: 'use', answers: ['town'] });
        expect(await first.trail()).toEqual(['Errands in town']);
        await second.advisor.evaluate((element) => element.remove());
        expect(await assistant.call('start', { advisor: 'kids-bikes' })).toContain('In this page are: "bikes".');
        expect(assistant.tools.size).toBe(NAMES.length);
        expect(faults).toEqual([]);
      },
      { isAlone: true },
    ));

  it('`start` opens a dialog; whoever closes it leaves it closed, and the conversation goes on', () =>
    assisted(
      async ({ assistant, shopper, page }) => {
        const isOpen = () =>
          page.evaluate(() =>
            Boolean(document.querySelector('product-advisor')?.shadowRoot?.querySelector('dialog')?.open),
          );
        expect(await isOpen()).toBe(false);
        await assistant.call('start', { advisor: 'bikes' });
        expect([await isOpen(), await shopper.shown()]).toEqual([true, FIRST_QUESTION]);
        await shopper.button('Close').click();
        await assistant.reply(['commute']);
        expect(await isOpen()).toBe(false);
        await shopper.button('Find it').click();
        await shopper.sees(DRIVE);
        expect(await shopper.trail()).toEqual(['To work and back']);
      },
      { attributes: { dialog: 'Find it' }, until: null },
    ));

  it('whoever starts again has a conversation of their own: old tokens do not bring the old one back', () =>
    assisted(async ({ assistant, shopper, page }) => {
      await assistant.call('start', { advisor: 'bikes' });
      await assistant.reply(['commute']);
      const old = assistant.token;
      await shopper.toTheEnd();
      await shopper.button('Start again').click();
      await shopper.sees(FIRST_QUESTION);
      for (const name of ['reply', 'change_reply', 'results'])
        expect(await assistant.call(name, { session_token: old, question_id: 'drive', answers: [] })).toContain(
          'Call `start`',
        );
      expect(await shopper.trail()).toEqual([]);
      await assistant.call('start', { advisor: 'bikes' });
      await assistant.reply(['town']);
      await page.reload();
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['Errands in town']);
    }));

  it('names that the page uses itself are left to it, and the console says so', () =>
    visit({ attributes: {}, isAlone: true }, async ({ page, shopper, faults }) => {
      const assistant = await BrowserAssistant.at(page);
      await page.evaluate(async () => {
        const { modelContext: browser } = document as unknown as {
          modelContext: { registerTool(tool: object): Promise<void> };
        };
        await browser.registerTool({
          name: 'compare',
          description: 'Compares.',
          execute: async () => 'the page’s own',
        });
      });
      await shopper.advisor.evaluate((element) => element.setAttribute('assistants', ''));
      await expect.poll(() => faults.some((fault) => fault.includes('assistants'))).toBe(true);
      await expect.poll(() => [...assistant.tools.keys()]).toEqual(['compare']);
      expect(await assistant.call('compare')).toBe('the page’s own');
    }));
});

inBrowser('a browser without tools', { shop: startWithDoor }, ({ visit }) => {
  it('loads nothing for assistants', () =>
    visit({ attributes: { assistants: '' } }, async ({ page, shopper, network, faults }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.reload();
      await shopper.sees(FIRST_QUESTION);
      await shopper.toTheEnd();
      expect(await page.evaluate(() => 'modelContext' in document)).toBe(false);
      expect(asked.filter((path) => /assistants|mcp/.test(path))).toEqual([]);
      expect(network.posts().some((body) => body.includes('jsonrpc'))).toBe(false);
      expect(faults).toEqual([]);
    }));
});
