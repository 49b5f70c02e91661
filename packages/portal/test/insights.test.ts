// What a merchandiser learns from the insights page: how many conversations, what became of them, and how sure that is.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { fillInsights } from './fixture/fill-insights.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const HOSTILE = '<img src=x onerror="document.title=1">';

describe.runIf(HAS_BROWSER)('insights', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await fillInsights(portal.definitions, { started: 140, days: 90, madeUp: true, sku: HOSTILE, answer: HOSTILE });
    await (await portal.visitAsFirstOwner()).close();
  });
  afterAll(() => portal.stop());

  it('show what became of the conversations, filter by days, version and answer, and hostile names stay texts', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    // Also where the numbers are shown in short.
    await page.getByText('These numbers are of conversations that were made up').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).click();
    await page.getByRole('note').getByText('No shopper had these conversations.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/shops/demo/insights/bikes');
    const figures = page.getByRole('region', { name: 'At a glance' });
    expect(await figures.getByRole('button', { name: 'conversations' }).textContent()).toMatch(/^3,\d{3}/);
    expect(await figures.getByText(/^40%/).count()).toBe(1);
    await figures.getByText(/no clear change from 40%/).waitFor();
    await figures.getByText('€167,', { exact: false }).waitFor();

    // A click on a number draws it.
    await page.getByRole('img', { name: /^conversations by day/ }).waitFor();
    await figures.getByRole('button', { name: /bought/ }).click();
    await page.getByRole('img', { name: /^bought by day/ }).waitFor();

    // An answer filters the ways.
    const ways = page.locator('#ways');
    await expect.poll(() => ways.getByRole('row').count()).toBe(3);
    const answers = page.getByRole('region', { name: /^Answers to/ }).first();
    await answers.getByRole('button', { name: 'Errands in town' }).click();
    await ways.getByText('Only ways with “Errands in town”').waitFor();
    expect(await ways.getByRole('row').count()).toBe(2);
    await ways.getByRole('button', { name: 'Show all ways' }).click();
    await expect.poll(() => ways.getByRole('row').count()).toBe(3);
    await page.getByText('800 to 1,500').waitFor();

    // What is lacking, by question and answer, filters the ways as well.
    const lacks = page.getByRole('region', { name: 'What shoppers want and the shop lacks' });
    const town = lacks.getByRole('row').filter({ hasText: 'Errands in town' });
    expect(await town.textContent()).toMatch(/50%.*of/);
    await town.getByRole('button').click();
    await ways.getByText('Only ways with “Errands in town”').waitFor();
    await ways.getByRole('button', { name: 'Show all ways' }).click();

    // What is recommended most, and what never is, with a link into the shop.
    const recommended = page.locator('.recommended');
    expect(await recommended.getByRole('row').count()).toBe(3);
    expect(await recommended.getByRole('row').nth(1).textContent()).toMatch(/83%.*50%/);
    await recommended.getByRole('tab', { name: 'Never' }).click();
    await recommended.getByText(/^\d+ of \d+ products on sale have never been shown since/).waitFor();
    await recommended.getByRole('button', { name: 'Show 44 more' }).click();
    expect(await recommended.getByRole('listitem').count()).toBe(50);
    expect(await recommended.getByRole('listitem').getByRole('link').first().getAttribute('target')).toBe('_blank');
    await recommended.getByRole('tab', { name: 'Most often' }).click();

    expect(await page.getByText(HOSTILE, { exact: true }).count()).toBe(4);
    expect(await page.title()).toBe('Insights · Guidepost');

    // A day by itself, and back by the browser's own button.
    await page.getByText('The same as a table').click();
    await page.getByRole('table').getByRole('link').last().click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/insights\/bikes\/(\d{4}-\d\d-\d\d)_\1$/);
    await expect.poll(() => figures.getByRole('button', { name: 'conversations' }).textContent()).toMatch(/^140/);
    expect(await page.getByLabel('Days', { exact: true }).inputValue()).toBe('own');
    await page.goBack();
    await expect.poll(() => figures.getByRole('button', { name: 'conversations' }).textContent()).toMatch(/^3,/);

    // Who chooses days by the keyboard stays where the choice was made.
    await page.getByLabel('Days', { exact: true }).focus();
    await page.getByLabel('Days', { exact: true }).selectOption('90d');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/shops/demo/insights/bikes/90d');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await page.goBack();

    // A version.
    await page.getByLabel('Version').selectOption('version 1');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/shops/demo/insights/bikes/30d/v1');
    await page.getByText('No conversation began in these days.').waitFor();
    await page.getByRole('link', { name: 'Show the last 30 days' }).click();
    await page.getByRole('heading', { name: 'Question by question' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^insights-bikes-.*\.csv$/);
    expect(faults).toEqual([]);
    await close();
  });

  it('an advisor that nobody talked to says so, and few conversations are said to be too few', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/insights/kids-bikes`);
    await page.getByText('No conversation began in these days.').waitFor();
    expect(await page.getByRole('note').count()).toBe(0);
    await fillInsights(portal.definitions, { advisor: 'kids-bikes', started: 3, days: 1 });
    await page.reload();
    const figures = page.getByRole('region', { name: 'At a glance' });
    await figures.getByText('too few to tell').first().waitFor();
    expect(await figures.getByRole('button', { name: 'conversations' }).textContent()).toMatch(/^3\D/);
    expect(await figures.getByText(/^likely/).count()).toBe(0);
    await page.goto(`${portal.url}/admin/shops/demo/insights/nothing`);
    await page.getByRole('alert').getByText('It is not there any more.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ['light', 'en', 390],
    ['dark', 'de', 1440],
  ] as const)('are without fault in %s, %s, %i pixels wide', async (colorScheme, language, width) => {
    const viewport = { width, height: 900 };
    const { page, close } = await portal.visitAsOwner({
      ...{ colorScheme, viewport, bypassCSP: true, reducedMotion: 'reduce' },
    });
    await page.locator('.self select').selectOption(language);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
    for (const inside of ['bikes/365d', 'kids-bikes/2026-01-01_2026-01-02']) {
      await page.goto(`${portal.url}/admin/shops/demo/insights/${inside}`);
      await page.locator('.insight-shown').waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
      const never = page.getByRole('tab').nth(1);
      if ((await never.count()) > 0) await never.click();
      await expectNoFault(page, inside);
    }
    await page.locator('.self select').selectOption('en');
    await close();
  });
});
