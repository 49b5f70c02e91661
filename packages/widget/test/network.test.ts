// Networks, clocks and other tabs make trouble: nothing is lost, nothing is done twice, and the shopper is told what happens.

import { expect, it } from 'vitest';
import { FIRST_QUESTION, inBrowser } from './fixture/in-browser.ts';
import { Shopper } from './fixture/shopper.ts';

const DRIVE = 'Would you like a motor to help?';

inBrowser('a bad network', {}, ({ visit }) => {
  it('first question: one preflight and one POST', () =>
    visit({ until: null }, async ({ page, shopper, network }) => {
      await shopper.sees(FIRST_QUESTION);
      expect(network.seen.map(({ method }) => method)).toEqual(['OPTIONS', 'POST']);
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    }));

  it('reload in the middle: the same question, the replies so far, and no step', () =>
    visit({}, async ({ page, shopper, network }) => {
      await shopper.choose('To work and back');
      await shopper.choose('No, I ride by myself');
      const open = await shopper.shown();
      network.will();
      await page.reload();
      await shopper.sees(open ?? '');
      expect(await shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
      expect(network.posts()).toEqual(['']);
    }));

  it('reload at the end: the results, and the replies that led there', () =>
    visit({}, async ({ page, shopper }) => {
      await shopper.choose('To work and back');
      await shopper.toTheEnd();
      const results = await shopper.results();
      await page.reload();
      await expect.poll(() => shopper.results()).toEqual(results);
      expect((await shopper.trail())[0]).toBe('To work and back');
      await shopper.button('Start again').click();
      await shopper.sees(FIRST_QUESTION);
      expect(await shopper.trail()).toEqual([]);
    }));

  it('a lost response is asked for again by itself, and the reply counts once', () =>
    visit({}, async ({ shopper, network }) => {
      network.will('lose-response');
      await shopper.choose('To work and back');
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['To work and back']);
      const [one, two] = network.seen.filter(({ method }) => method === 'POST');
      expect(one).toEqual(two);
    }));

  it('offline in the middle: it is said, the choice stays to be seen, and goes out by itself once there is a network', () =>
    visit({}, async ({ context, shopper }) => {
      await shopper.choose('To work and back');
      await context.setOffline(true);
      await shopper.answer('No, I ride by myself').click();
      await shopper.advisor.getByText('Still trying', { exact: false }).first().waitFor();
      expect(await shopper.answer('No, I ride by myself').getAttribute('aria-pressed')).toBe('true');
      await context.setOffline(false);
      await shopper.leaves(DRIVE);
      expect(await shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
    }));

  it('offline for long: the shopper is told that the answers are kept, and can try again', () =>
    visit({ hasShortPauses: true }, async ({ context, page, shopper }) => {
      await context.setOffline(true);
      await shopper.answer('To work and back').click();
      const told = 'No connection just now. Your answers are kept.';
      await shopper.advisor.getByText(told).first().waitFor();
      // The network is back without the browser noticing, as behind a broken router.
      await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true));
      await context.setOffline(false);
      if (await shopper.button('Try again').isVisible()) await shopper.button('Try again').click();
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['To work and back']);
    }));

  it('a double click is one reply', () =>
    visit({}, async ({ shopper, network }) => {
      network.will();
      await shopper.answer('To work and back').dblclick();
      await shopper.sees(DRIVE);
      expect(network.posts().length).toBe(1);
      expect(await shopper.trail()).toEqual(['To work and back']);
    }));

  it('a double click that ends on the next question does not reply to that', () =>
    visit({}, async ({ page, shopper, network }) => {
      await shopper.advisor.evaluate(endDoubleClickOn, 'Yes, with a motor');
      await shopper.choose('To work and back');
      await page.waitForTimeout(700);
      const replies = network.posts().filter((body) => body !== '');
      expect([await shopper.shown(), replies.length]).toEqual([DRIVE, 1]);
      await shopper.answer('Yes, with a motor').click({ clickCount: 2 });
      await shopper.leaves(DRIVE);
    }));

  it('an element set up anew while a reply is under way: the reply counts, once, and is told once', () =>
    visit({}, async ({ page, shopper, network }) => {
      await page.evaluate(() => {
        const told: string[] = [];
        Object.assign(window, { told });
        document.addEventListener('advisor-replied', (event) =>
          told.push((event as CustomEvent).detail.question.question_id),
        );
      });
      network.will({ delay: 400 });
      await shopper.answer('To work and back').click();
      await expect.poll(() => network.posts().length).toBe(1);
      await page.locator('product-advisor').evaluate((element) => element.setAttribute('currency', 'CHF'));
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['To work and back']);
      await shopper.choose('No, I ride by myself');
      expect(await shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
      expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['use', 'drive']);
      await page.reload();
      await expect.poll(() => shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
    }));

  it('a page that clears the tab’s storage costs no reply', () =>
    visit({}, async ({ page, shopper }) => {
      await shopper.choose('To work and back');
      await page.evaluate(() => sessionStorage.clear());
      await shopper.choose('No, I ride by myself');
      expect(await shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
    }));

  it('“start again” without a network, and then on all the same: what is replied stays', () =>
    visit({ hasShortPauses: true }, async ({ context, page, shopper, network }) => {
      await shopper.choose('To work and back');
      // A connection that is open already may take a request although the browser is offline.
      network.will(...Array.from({ length: 5 }, () => 'lose-request' as const));
      await context.setOffline(true);
      await page
        .locator('product-advisor')
        .evaluate((element) => (element as HTMLElement & { restart(): void }).restart());
      await shopper.button('Try again').waitFor();
      network.will();
      await context.setOffline(false);
      await shopper.sees(FIRST_QUESTION);
      await shopper.choose('Fast and far');
      expect(await shopper.trail()).toEqual(['Fast and far']);
    }));

  it('a slow network: what was chosen is shown at once, nothing else can be pressed meanwhile, and it is said', () =>
    visit({ hasShortPauses: true }, async ({ shopper, network }) => {
      const letPass = network.hold();
      await shopper.answer('To work and back').click();
      expect(await shopper.answer('To work and back').getAttribute('aria-pressed')).toBe('true');
      await shopper.answer('Fast and far').click({ force: true });
      await shopper.advisor.getByText('No response yet.', { exact: false }).first().waitFor();
      letPass();
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['To work and back']);
      expect(network.posts().length).toBe(1);
    }));

  it('two tabs of one conversation: the slower one is brought to where the other is, and told so', () =>
    visit({ isAlone: true }, async ({ context, page, shopper, address }) => {
      await shopper.choose('To work and back');
      const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
      const other = await context.newPage();
      await other.addInitScript((text) => {
        for (const [name, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(name, String(value));
      }, kept);
      await other.goto(address);
      const second = new Shopper(other);
      await second.sees(DRIVE);
      await shopper.choose('No, I ride by myself');
      const open = await shopper.shown();
      await second.answer('Yes, with a motor').click();
      await second.sees(open ?? '');
      await second.advisor.getByText('This went on in another tab', { exact: false }).first().waitFor();
    }));

  it('a server that is not there: it is said, and tried again when asked to', () =>
    visit(
      { hasShortPauses: true, until: null, attributes: { 'base-url': 'http://127.0.0.1:9' } },
      async ({ shopper }) => {
        await shopper.advisor.getByText('The advisor is not available just now.').first().waitFor();
        await shopper.button('Try again').waitFor();
      },
    ));

  it('an advisor that is not there: the shopper is told calmly, the page’s author exactly', () =>
    visit({ until: null, advisor: 'nobody' }, async ({ shopper, faults }) => {
      await shopper.advisor.getByText('The advisor is not available just now.').first().waitFor();
      expect(faults.join()).toMatch(/ProblemError/);
    }));

  it('an address that redirects, as `http` for `https` does, is told to the page: something answered', () =>
    visit({ hasShortPauses: true }, async ({ page, shopper, network }) => {
      const failed = page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('advisor-failed', (event) => {
              const { name, status } = (event as CustomEvent).detail.error;
              resolve([name, status]);
            });
          }),
      );
      network.will(...Array.from({ length: 5 }, () => ({ status: 301, location: 'https://advice.shop.example/' })));
      await shopper.answer('To work and back').click();
      expect(await failed).toEqual(['UnreachableError', 300]);
    }));

  it('"Start again" that fails promises nothing: the replies go', () =>
    visit({ hasShortPauses: true }, async ({ shopper, network, context }) => {
      await shopper.toTheEnd();
      network.will(...Array.from({ length: 5 }, () => 'lose-request' as const));
      await context.setOffline(true);
      await shopper.button('Start again').click();
      await shopper.advisor.getByText('The advisor is not available just now.').first().waitFor();
      network.will();
      await context.setOffline(false);
      await shopper.sees(FIRST_QUESTION);
      expect(await shopper.trail()).toEqual([]);
    }));
});

const ending = { GUIDEPOST_SESSION_IDLE: '1s', GUIDEPOST_SESSION_UNREPLIED: '1s' };
inBrowser('a session that ended', { settings: ending }, ({ visit }) => {
  it('is begun anew with the replies carried over, the last one among them, and that is said', () =>
    visit({}, async ({ page, shopper }) => {
      await shopper.choose('To work and back');
      await shopper.choose('No, I ride by myself');
      const open = await shopper.shown();
      await page.waitForTimeout(1_500);
      await shopper.advisor.locator('.answer').first().click();
      await shopper.leaves(open);
      await shopper.advisor.getByText('The answers so far are kept.').first().waitFor();
      expect((await shopper.trail()).slice(0, 2)).toEqual(['To work and back', 'No, I ride by myself']);
      expect((await shopper.trail()).length).toBe(3);
    }));

  it('is begun anew by a reload, too', () =>
    visit({}, async ({ page, shopper }) => {
      await shopper.choose('To work and back');
      await page.waitForTimeout(1_500);
      await page.reload();
      await shopper.sees(DRIVE);
      expect(await shopper.trail()).toEqual(['To work and back']);
    }));
});

/**
 * Runs in the page and gets the advisor's element. It makes the second click of a double click on an answer as soon as that is there. From
 * outside the page, the click might come too late to be a double click.
 */
function endDoubleClickOn({ shadowRoot: root }: Element, name: string): void {
  const changes = new MutationObserver(() => {
    const answer = [...(root?.querySelectorAll('.answer') ?? [])].find((one) => one.textContent === name);
    if (!answer) return;
    changes.disconnect();
    answer.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, composed: true, cancelable: true }));
  });
  if (root) changes.observe(root, { subtree: true, childList: true });
}
