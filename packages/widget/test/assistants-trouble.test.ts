// Networks, limits and shut doors make trouble while an assistant of the browser replies: nothing is lost, nothing is done twice, the shopper
// is served all the same, and the assistant is told what happens.

import { MCP_TOOLS } from '@guidepost/contract/mcp/mcp-tools';
import { expect, it } from 'vitest';
import { BrowserAssistant } from './fixture/browser-assistant.ts';
import { startDemoServer } from './fixture/demo-server.ts';
import { startWithDoor } from './fixture/door-shop.ts';
import { FIRST_QUESTION, inBrowser, type Place, type Visit, type VisitRequest } from './fixture/in-browser.ts';

const TOOLS = Object.keys(MCP_TOOLS).length;
const DRIVE = 'Would you like a motor to help?';

interface Assisted extends Visit {
  readonly assistant: BrowserAssistant;
}

const assistedAt =
  ({ visit }: Place) =>
  (work: (visit: Assisted) => Promise<void>, request: VisitRequest = {}): Promise<void> =>
    visit({ ...request, attributes: { assistants: '' } }, async (visited) => {
      const assistant = await BrowserAssistant.at(visited.page);
      await expect.poll(() => assistant.tools.size).toBe(TOOLS);
      await assistant.call('start', { advisor: 'bikes' });
      await work({ ...visited, assistant });
    });

inBrowser('trouble with assistants of the browser', { shop: startWithDoor, isForAssistants: true }, (place) => {
  const assisted = assistedAt(place);

  it('the shopper chooses while the assistant’s reply is on its way: both count, the shopper’s last', () =>
    assisted(async ({ assistant, shopper, network }) => {
      const release = network.hold();
      const asked = assistant.reply(['commute']);
      await expect.poll(() => network.posts().length).toBe(1);
      await shopper.answer('Errands in town').click();
      expect(await shopper.answer('Errands in town').getAttribute('aria-pressed')).toBe('true');
      release();
      expect(await asked).toContain('The reply was taken.');
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['Errands in town']);
      // The assistant's next call tells it so.
      await assistant.call('results', { session_token: assistant.token });
      expect(assistant.words).toContain('(question_id "use"): "Errands in town" (answer_id "town")');
    }));

  it('the assistant replies while the shopper’s reply is on its way: its token is an old one then', () =>
    assisted(async ({ assistant, shopper, network }) => {
      const release = network.hold();
      await shopper.answer('Errands in town').click();
      await expect.poll(() => network.posts().length).toBe(1);
      const asked = assistant.reply(['commute']);
      release();
      expect(await asked).toContain('Call `results` with this token');
      expect([await shopper.trail(), await shopper.shown()]).toEqual([['Errands in town'], DRIVE]);
    }));

  for (const [fate, mishap] of Object.entries({
    'its answer is lost': 'lose-response',
    'it is lost itself': 'lose-request',
    'something else answers': 'page',
  } as const)) {
    it(`a reply of the assistant counts once if ${fate}`, () =>
      assisted(async ({ assistant, shopper, network }) => {
        network.will(mishap);
        await assistant.reply(['commute']);
        // The browser itself may have sent it again, or the page has in its own way.
        expect(assistant.words).toMatch(/reply was taken|had been taken|"use"\): "To work and back"/);
        expect([assistant.question, await shopper.trail()]).toEqual(['drive', ['To work and back']]);
        await assistant.reply(['muscle']);
        expect(await shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
      }));
  }

  it('without a network the reply is kept, the shopper sees it chosen, and it goes out when there is one', () =>
    assisted(
      async ({ assistant, shopper, context }) => {
        await context.setOffline(true);
        expect(await assistant.reply(['commute'])).toContain('kept in the page');
        await shopper.advisor.getByText('Your answers are kept').first().waitFor();
        await context.setOffline(false);
        await shopper.sees(DRIVE);
        expect(await shopper.trail()).toEqual(['To work and back']);
        const token = await shopper.advisor.evaluate(
          () => Object.values(sessionStorage).find((one) => /^[\w-]+$/.test(one)) ?? '',
        );
        await assistant.call('results', { session_token: token });
        expect(assistant.question).toBe('drive');
      },
      { hasShortPauses: true },
    ));

  it('a page that is loaded anew while the assistant replies: the reply counts, once', () =>
    assisted(async ({ assistant, shopper, page, network }) => {
      network.will('silence');
      assistant.reply(['commute']).catch(() => {});
      await expect.poll(() => network.posts().length).toBe(1);
      await page.reload();
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['To work and back']);
    }));

  it('calls at the same time are taken one after the other: of two replies with one token one counts', () =>
    assisted(async ({ assistant, shopper, network }) => {
      const { token } = assistant;
      network.will();
      const reply = (answer: string) =>
        assistant.call('reply', { session_token: token, question_id: 'use', answers: [answer] });
      const said = await Promise.all([
        reply('commute'),
        reply('town'),
        reply('fast'),
        ...Array.from({ length: 20 }, () => assistant.call('results', { session_token: token })),
      ]);
      expect(said.filter((words) => words.includes('The reply was taken.')).length).toBe(1);
      expect(said.filter((words) => words.includes('Call `results` with this token')).length).toBe(2);
      expect(said.filter((words) => words.includes('"To work and back" (answer_id "commute")')).length).toBe(21);
      expect(network.busiest).toBeLessThanOrEqual(2);
      expect([await shopper.trail(), await shopper.shown()]).toEqual([['To work and back'], DRIVE]);
    }));

  it('the shopper starts again while the assistant replies: the new conversation knows nothing of it', () =>
    assisted(async ({ assistant, shopper, network }) => {
      await shopper.toTheEnd();
      await assistant.call('results', { session_token: assistant.token });
      const release = network.hold();
      const input = { session_token: assistant.token, question_id: 'use', answers: ['commute'] };
      const asked = assistant.call('change_reply', input);
      await expect.poll(() => network.posts().length).toBe(1);
      await shopper.button('Start again').click();
      await shopper.sees(FIRST_QUESTION);
      release();
      expect(await asked).toContain('Call `start`');
      expect([await shopper.trail(), await shopper.shown()]).toEqual([[], FIRST_QUESTION]);
      await shopper.choose('Errands in town');
      expect(await shopper.trail()).toEqual(['Errands in town']);
    }));
});

inBrowser(
  'a key with a limit',
  { settings: { GUIDEPOST_MCP: 'on', GUIDEPOST_RATE: '2', GUIDEPOST_RATE_BURST: '30' }, isForAssistants: true },
  (place) => {
    it('holds for an assistant that calls without end, which is told so; the page stays as it is', () =>
      assistedAt(place)(async ({ assistant, shopper }) => {
        const { token } = assistant;
        const said = new Set<string>();
        for (let nth = 0; nth < 60; nth++) said.add(await assistant.call('why', { session_token: token, sku: 'none' }));
        expect([...said].filter((words) => /Try again in \d+ s\./.test(words)).length).toBeGreaterThan(0);
        expect(await shopper.shown()).toBe(FIRST_QUESTION);
      }));
  },
);

inBrowser('a service whose door is shut', { isForAssistants: true }, ({ visit }) => {
  it('has no tools; the console says why, and the shopper is served', () =>
    visit({ attributes: { assistants: '' }, hasShortPauses: true }, async ({ page, shopper, faults }) => {
      const assistant = await BrowserAssistant.at(page);
      await expect.poll(() => faults.some((fault) => fault.includes('GUIDEPOST_MCP=on'))).toBe(true);
      await shopper.choose('To work and back');
      expect([assistant.tools.size, await shopper.shown()]).toEqual([0, DRIVE]);
    }));
});

inBrowser(
  'a page that the browser kept, with tools',
  {
    start: (origin) => startDemoServer(origin, { GUIDEPOST_MCP: 'on' }),
    wholeBrowser: { keepsPages: true, isForAssistants: true },
  },
  ({ visit, shop }) => {
    it('has them still when the shopper comes back, and an assistant goes on', () =>
      visit({ attributes: { assistants: '' } }, async ({ page, shopper, address }) => {
        shop().files.set('/about.html', '<!doctype html><title>About us</title>');
        await expect
          .poll(() => page.evaluate(callInPage, ['start', { advisor: 'bikes' }] as const))
          .toContain(FIRST_QUESTION);
        const begun = await page.evaluate(callInPage, ['start', { advisor: 'bikes' }] as const);
        const token = tokenIn(begun);
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }));
        });
        await page.goto(new URL('/about.html', address).href);
        await page.evaluate(() => setTimeout(() => history.back()));
        await expect
          .poll(() => page.evaluate(() => (window as { isKept?: boolean }).isKept ?? false).catch(() => false))
          .toBe(true);
        const reply = { session_token: token, question_id: 'use', answers: ['commute'] };
        expect(await page.evaluate(callInPage, ['reply', reply] as const)).toContain('The reply was taken.');
        expect([await shopper.trail(), await shopper.shown()]).toEqual([['To work and back'], DRIVE]);
      }));
  },
);

const tokenIn = (words: string): string => /session_token for the next call: (\S+)/.exec(words)?.[1] ?? '';

/** Runs in the page. Empty if there is no such tool. */
async function callInPage([name, input]: readonly [name: string, input: object]): Promise<string> {
  const { modelContext: browser } = document as unknown as {
    modelContext: {
      getTools(): Promise<{ name: string }[]>;
      executeTool(tool: object, input: object): Promise<string>;
    };
  };
  const tool = (await browser.getTools()).find((one) => one.name === name);
  return tool ? browser.executeTool(tool, input) : '';
}
