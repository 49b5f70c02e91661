// What is seen while something goes wrong, is under way, or lies open: without a fault, in both languages and colour schemes, and not wider
// than a phone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { dropFile } from './fixture/drop-file.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { OWNER, PortalServer, signIn } from './fixture/portal-server.ts';

const LOOKS = [
  { language: 'en', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { language: 'de', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
] as const;

/** Longer than anything that has a place for it. */
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

/** One cell is no number, one row has no price, and texts are long. */
const TEAS = [
  'Article,Product name,Price,Photo,Page,Grams',
  ...Array.from({ length: 40 }, (_, at) =>
    [
      ...[`T-${(at * 37) % 101}`, `Tea ${at} ${at === 3 ? LONG : ''}`, at === 7 ? '' : `${at + 100}.50 EUR`],
      ...[`https://i.example/${at}.jpg`, `https://s.example/${at}`, at === 9 ? LONG : `${[100, 250, 500][at % 3]} g`],
    ].join(','),
  ),
].join('\n');

const ADVISOR = '/admin/shops/demo/advisors/bikes';
const CATALOG = '/admin/shops/demo/catalogs';
/** Opens one, and what is in it. */
const QUESTION = '.editor > section > .item-list > ol > li > .item-head [data-toggle]';
const OPENED = '.item-list > ol > li > .item-body';
/** Nobody listens there. */
const NOWHERE = `http://127.0.0.1:9/${'very-long/'.repeat(20)}lamps.csv`;

describe.runIf(HAS_BROWSER)('every state', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start({ GUIDEPOST_FEED_PRIVATE: 'allow' });
    const { page, close } = await portal.visitAsFirstOwner();
    await page.goto(portal.url + ADVISOR);
    await page.getByRole('button', { name: /^Edit version/ }).click();
    await page.locator('.item-list li').first().waitFor();
    await page.goto(`${portal.url}${CATALOG}/~new`);
    await dropFile(page, 'teas.csv', TEAS);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Done: the catalog has 39 products.').waitFor();
    await page.goto(`${portal.url}${CATALOG}/~new`);
    const form = page.getByRole('region', { name: 'From a feed' });
    await form.getByLabel('Name of the catalog').fill('lamps');
    await form.getByLabel('Address of the feed').fill(NOWHERE);
    await form.getByLabel('Currency').fill('eur');
    await form.getByRole('button', { name: 'Add the feed' }).click();
    await page.getByText('The last pull failed').waitFor();
    await close();
  });
  afterAll(() => portal.stop());

  it.each(LOOKS)('is without fault in $language, $colorScheme', async ({ language, ...look }) => {
    const options = { ...look, locale: language, bypassCSP: true, reducedMotion: 'reduce' } as const;
    const { page, close } = await portal.visit('/admin', options);
    await signIn(page, OWNER);
    await page.locator('.cards li').first().waitFor();
    await page.locator('.self select').selectOption(language);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);

    await page.goto(`${portal.url}${CATALOG}/teas`);
    await page.locator('main table tbody button').first().click();
    await page.getByRole('dialog').locator('dl, table').first().waitFor();
    await expectNoFault(page, 'a product');
    await page.goto(`${portal.url}${CATALOG}/teas/imports`);
    await page.getByRole('button', { name: /Report of|Bericht vom/ }).click();
    await page.locator('main details').first().waitFor();
    for (const summary of await page.locator('main summary').filter({ visible: true }).all()) await summary.click();
    await expectNoFault(page, 'the report of an import');
    await page.goto(`${portal.url}${CATALOG}/lamps/feed`);
    await page.getByText(NOWHERE).first().waitFor();
    await expectNoFault(page, 'a feed that failed');

    await page.goto(portal.url + ADVISOR);
    await page.locator(QUESTION).first().click();
    await page.locator(OPENED).first().waitFor();
    await expectNoFault(page, 'the editor');
    const title = titleIn(page);
    await page.context().setOffline(true);
    await title.fill(`${LONG} ${language}`);
    await page.locator('.draft-bar [role=alert]').first().waitFor();
    await expectNoFault(page, 'not saved, as nobody answers');

    // Somebody else changed the same meanwhile.
    await changeTitle(portal, language);
    await page.context().setOffline(false);
    await page.getByRole('alert').filter({ hasText: LONG }).first().waitFor();
    await expectNoFault(page, 'a choice between two texts');
    await close();
  });
});

/** Of the first question, by another browser. */
async function changeTitle(portal: PortalServer, language: string): Promise<void> {
  const { page, close } = await portal.visitAsOwner();
  await page.goto(portal.url + ADVISOR);
  await page.locator(QUESTION).first().click();
  await titleIn(page).fill(`Theirs ${language} ${LONG}`);
  await saved(page);
  await close();
}

/** Of the question that is open. */
const titleIn = (page: Page) =>
  page
    .locator(OPENED)
    .getByRole('textbox', { name: /^(Title|Titel)$/ })
    .first();
const saved = (page: Page) => page.locator('[data-state=saved]').waitFor();
