// When a shopper leaves a page, the browser may keep it as it was (the back/forward cache). A shopper who comes back finds the
// conversation where it is now, and replies from before, meanwhile and afterwards count, once each.

import { beforeAll, expect, it } from 'vitest';
import type { BadNetwork, Mishap } from '../../client/test/fixture/bad-network.ts';
import { FIRST_QUESTION, inBrowser, type Visit, type VisitRequest } from './fixture/in-browser.ts';

const DRIVE = 'Would you like a motor to help?';
const HEIGHT = 'How tall are you?';

/** Two more pages of the shop: one without the advisor, one with it. */
const html = (body: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shop</title>
<link rel="icon" href="data:,"><script type="module" src="/widget.js"></script></head><body>${body}</body></html>`;
const FILES = {
  '/about.html': html('<h1>About us</h1>'),
  '/bikes.html': html(
    '<product-advisor base-url="https://advice.shop.example" key="gp_pk_…" advisor="bikes" currency="EUR"></product-advisor>',
  ),
} as const;

const MOTORLESS = '{"question_id":"drive","answers":["muscle"]}';
const replies = (network: BadNetwork): string[] => network.posts().filter((body) => body !== '');

interface Leaving extends Visit {
  /** Uses the browser's button. Fails if the page was loaded again instead of kept, because the test would then prove nothing. */
  readonly comeBack: () => Promise<void>;
}

inBrowser('a page that the browser kept', { wholeBrowser: { keepsPages: true } }, ({ visit, shop }) => {
  beforeAll(() => {
    for (const [path, file] of Object.entries(FILES)) shop().files.set(path, file);
  });

  /** Visits a page that can be left and returned to. */
  const leaving = (work: (leaving: Leaving) => Promise<void>, request: VisitRequest = {}): Promise<void> =>
    visit(request, async (visited) => {
      const { page, address } = visited;
      await page.evaluate(() => {
        // Waits until the widget has reacted.
        addEventListener('pageshow', ({ persisted }) => setTimeout(() => Object.assign(window, { isKept: persisted })));
      });
      /** What the page that is shown now says. If the browser did not keep it, the browser gives its reasons. */
      const whatIsShown = (): Promise<string> =>
        page.evaluate((address) => {
          if (location.href !== address) return `another page, ${location.href}`;
          if ((window as { isKept?: boolean }).isKept) return 'the page as it was';
          const [loading] = performance.getEntriesByType('navigation');
          return `the page, loaded anew: ${JSON.stringify(loading?.toJSON().notRestoredReasons)}`;
        }, address);
      const comeBack = async (): Promise<void> => {
        await page.evaluate(() => setTimeout(() => history.back()));
        // The page may go away during the call.
        await expect.poll(() => whatIsShown().catch(String)).toBe('the page as it was');
      };
      await work({ ...visited, comeBack });
    });

  const leave = async ({ page }: Visit, to: keyof typeof FILES = '/about.html'): Promise<void> => {
    await page.goto(shop().origin + to);
  };

  it('has what was replied before; what is replied after coming back is taken, once', () =>
    leaving(async (visited) => {
      const { page, shopper, network, comeBack } = visited;
      await shopper.choose('To work and back');
      await leave(visited);
      await comeBack();
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['To work and back']);
      network.will();
      await shopper.choose('No, I ride by myself');
      expect(replies(network)).toEqual([MOTORLESS]);
      const both = ['To work and back', 'No, I ride by myself'];
      expect([await shopper.trail(), await shopper.shown()]).toEqual([both, HEIGHT]);
      await page.reload();
      await shopper.sees(HEIGHT);
      expect(await shopper.trail()).toEqual(both);
    }));

  for (const [fate, mishap] of Object.entries({
    'its response still to come': 'silence',
    'its response lost': 'lose-response',
    'the request lost': 'lose-request',
  } satisfies Record<string, Mishap>)) {
    it(`catches up with a reply that was on its way when it was left, ${fate}: it counts, once`, () =>
      leaving(async (visited) => {
        const { shopper, network, comeBack } = visited;
        await shopper.choose('To work and back');
        network.will(...Array(20).fill(mishap));
        await shopper.answer('No, I ride by myself').click();
        await expect.poll(() => network.posts().length).toBeGreaterThan(0);
        await leave(visited);
        network.will();
        await comeBack();
        await shopper.sees(HEIGHT);
        expect(await shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
        // What was sent while the page was left may arrive only now, beside what is sent after coming back: the same again, which counts once.
        expect(new Set(replies(network))).toEqual(new Set([MOTORLESS]));
        expect(replies(network).length).toBeLessThanOrEqual(2);
        await shopper.skip();
        expect((await shopper.trail()).length).toBe(3);
      }));
  }

  it('is where another page of the tab went on to meanwhile, and goes on from there', () =>
    leaving(async (visited) => {
      const { shopper, network, comeBack } = visited;
      await shopper.choose('To work and back');
      await leave(visited, '/bikes.html');
      await shopper.sees(DRIVE);
      await shopper.choose('No, I ride by myself');
      await shopper.skip();
      const [open, trail] = [await shopper.shown(), await shopper.trail()];
      await comeBack();
      await shopper.sees(open ?? '');
      expect(await shopper.trail()).toEqual(trail);
      network.will();
      await shopper.skip();
      expect((await shopper.trail()).length).toBe(4);
      expect(replies(network).length).toBe(1);
    }));

  it('has the results as they were, back from a product', () =>
    leaving(async ({ page, shopper, comeBack }) => {
      await shopper.choose('Fast and far');
      await shopper.toTheEnd();
      const [results, trail] = [await shopper.results(), await shopper.trail()];
      await shopper.advisor.locator('a.result').last().click();
      await page.waitForURL('**/demo/products/**');
      await comeBack();
      await expect.poll(() => shopper.results()).toEqual(results);
      expect(await shopper.trail()).toEqual(trail);
    }));

  it('is seen where it was left, back from a product: in the middle of the results', () =>
    leaving(
      async ({ page, shopper, network, comeBack }) => {
        await shopper.toTheEnd();
        const last = shopper.advisor.locator('a.result').last();
        // Cards that come into sight for the first time have their own height only then, and may move the last one out of sight.
        let before = -1;
        for (let at = 0; before !== at; at = await page.evaluate(() => scrollY)) {
          before = at;
          await last.scrollIntoViewIfNeeded();
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        }
        expect(before).toBeGreaterThan(0);
        network.will();
        await last.click();
        await page.waitForURL('**/demo/products/**');
        await comeBack();
        await expect.poll(() => shopper.results()).not.toEqual([]);
        expect(await page.evaluate(() => scrollY)).toBe(before);
      },
      { browser: { viewport: { width: 390, height: 700 } } },
    ));

  it('has what was typed and not yet sent', () =>
    leaving(async (visited) => {
      const { shopper, comeBack } = visited;
      await shopper.until('What would you like to spend?');
      const from = shopper.advisor.getByLabel('from').last();
      await from.fill('777');
      await leave(visited);
      await comeBack();
      await expect.poll(() => from.inputValue()).toBe('777');
    }));

  it('has its dialog open, if it was, and asks on', () =>
    leaving(
      async (visited) => {
        const { shopper, comeBack } = visited;
        await shopper.button('Find it').click();
        await shopper.sees(FIRST_QUESTION);
        await shopper.choose('To work and back');
        await leave(visited);
        await comeBack();
        await shopper.sees(DRIVE);
        expect(await shopper.trail()).toEqual(['To work and back']);
        const isModal = await shopper.advisor.locator('dialog').evaluate((dialog) => dialog.matches(':modal'));
        expect(isModal).toBe(true);
        await shopper.choose('No, I ride by myself');
      },
      { until: null, attributes: { dialog: 'Find it' } },
    ));
});
