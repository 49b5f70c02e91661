// What is wrong with a draft is said while one works on it, mended with a click, and never published; what can be published shows before
// whom it concerns.

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { createAccount, PortalServer } from './fixture/portal-server.ts';

const HOSTILE = `<img src=x onerror="document.title='broken'"> {question} ${'very long '.repeat(20)}`;
const EDIT = '/admin/shops/demo/advisors/bikes';

describe.runIf(HAS_BROWSER)('checking and publishing', () => {
  let portal: PortalServer;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    portal = await PortalServer.start();
    ({ page, faults } = await portal.visitAsFirstOwner());
    await page.goto(portal.url + EDIT);
    await page.getByRole('button', { name: 'Edit version 1' }).click();
    await page.getByRole('tab', { name: 'Check' }).click();
    await page.getByText('this advisor can be published').waitFor();
  });
  afterAll(() => portal.stop());

  const edit = (...operations: readonly object[]): Promise<number> =>
    page.evaluate(async (wanted) => {
      const draft = '/admin/api/v1/clients/demo/advisors/bikes/draft';
      const seen = (await fetch(draft)).headers.get('ETag') ?? '';
      const headers = { 'Content-Type': 'application/json', 'If-Match': seen };
      const body = JSON.stringify({ operations: wanted });
      return (await fetch(draft, { method: 'PATCH', headers, body })).status;
    }, operations);

  const where = ['questions', 'use', 'answers', 'town', 'where'];
  const title = ['questions', 'use', 'title'];
  const finding = (text: string) => page.locator('.check-pane .finding').filter({ hasText: text });

  /** On a machine that is busy with others, it goes on by itself. */
  const isWhole = (): Promise<void> => page.getByText('Every way through it was looked at.').waitFor();

  it('a broken advisor says what is wrong in plain words, cannot be published, and is mended with a click', async () => {
    expect(
      await edit({ op: 'set', path: where, value: { kindd: 'city' } }, { op: 'set', path: title, value: HOSTILE }),
    ).toBe(200);
    await page.getByRole('heading', { name: '1 thing keeps this from being published' }).waitFor();
    await page.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'This cannot be published yet' }).waitFor();
    await dialog.getByText(/“Errands in town”.*the catalog does not have the attribute “kindd”/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true);
    await expectNoFaultAnywhere(page, 'a dialog that refuses');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });

    await expectNoFaultAnywhere(page, 'a check with an error');
    await finding('does not have the attribute').getByRole('button', { name: 'Go to “Errands in town”' }).click();
    const answer = page.locator('[data-item="use"] [data-item="town"] [data-toggle]').first();
    await expect.poll(() => answer.getAttribute('aria-expanded')).toBe('true');
    const putRight = finding('does not have the attribute').getByRole('button', { name: 'Put “kind” in its place' });
    await putRight.click();
    // That it is done can be seen before it is checked again.
    expect(await putRight.count()).toBe(0);
    await page.getByText('this advisor can be published').waitFor();
    expect(await page.title()).not.toBe('broken');
    expect(await page.locator('.check-pane img').count()).toBe(0);
  });

  it('an attribute that the catalog does not have any more is named where each result shows it, and taken out', async () => {
    const path = ['results', 'attributes'];
    expect(await edit({ op: 'set', path, value: ['weight_kg', 'gears', 'brakes', 'range_km', 'towing_eye'] })).toBe(
      200,
    );
    const gone = finding('What each result shows: the catalog does not have the attribute “towing_eye”.');
    await gone.waitFor();
    await expectNoFaultAnywhere(page, 'a fact that is gone');
    await gone.getByRole('button', { name: 'Go to “What each result shows”' }).click();
    const row = page.locator('[data-fact="towing_eye"]');
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
    await row.getByText('The catalog does not have it, so no result shows it.').waitFor();
    expect(await page.locator('[data-gone]').count()).toBe(1);
    await gone.getByRole('button', { name: 'Take it out' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByText('this advisor can be published').waitFor();
  });

  it('a check that did not get through everything in its time goes on by itself, with what it found so far', async () => {
    const asked: number[] = [];
    let more = (): void => {};
    const held = new Promise<void>((resolve) => {
      more = resolve;
    });
    await page.route('**/draft/checks', async (route) => {
      asked.push(route.request().postDataJSON().seconds);
      if (asked.length > 1) await held;
      await route.continue();
    });
    await page.route('**/jobs/*', async (route) => {
      const response = await route.fetch();
      const job = await response.json();
      if (asked.length === 1 && job.result?.proof) Object.assign(job.result.proof, { complete: false, covered: 0.99 });
      await route.fulfill({ response, json: job });
    });
    // A title alone would lead nobody another way, so that what was found before would hold.
    const weight = [...title.slice(0, -1), 'weight'];
    const edits = [
      { op: 'set', path: title, value: 'What is it for?' },
      { op: 'set', path: weight, value: 2 },
    ];
    expect(await edit(...edits)).toBe(200);
    await page.getByText('the check looked at 99% of all ways through it. It goes on').waitFor();
    await page.getByText('this advisor can be published').waitFor();
    expect(await page.getByRole('button', { name: 'Look longer' }).count()).toBe(0);
    more();
    await isWhole();
    expect(asked).toEqual([2, 30]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('a conversation that shows a finding is played in the preview', async () => {
    await page.getByText(/\d+ things? to know/).click();
    const shown = page.locator('.check-pane .finding').filter({ has: page.getByRole('button', { name: 'Show me' }) });
    await shown.getByRole('button', { name: 'Show me' }).first().click();
    await page.getByText('You see a conversation with this:').waitFor();
    await expect
      .poll(() => page.getByRole('tab', { name: 'Preview', exact: true }).getAttribute('aria-selected'))
      .toBe('true');
    // The products before any reply, then those after the first one.
    await page.locator('.preview-left li').nth(1).waitFor();
    await page.getByRole('tab', { name: 'Check' }).click();
  });

  it('products that are never shown are listed, and each says why it is not', async () => {
    await page.evaluate(async () => {
      const [bikes, few] = ['bikes', 'few'].map((each) => `/admin/api/v1/clients/demo/advisors/${each}/draft`);
      const { document } = await (await fetch(bikes ?? '')).json();
      const questions = document.questions.slice(0, 1);
      const text = JSON.stringify({ ...document, advisor: 'few', questions, results: { limit: 1 }, texts: {} });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(few ?? '', { method: 'POST', headers, body: JSON.stringify({ from: 'file', text }) });
    });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/few`);
    await page.getByRole('tab', { name: 'Check' }).click();
    await isWhole();
    const never = finding('never among the results');
    await never.getByText(/^\d+ of \d+ products\. Which\?$/).click();
    await never
      .getByRole('button', { name: /^Why not / })
      .first()
      .click();
    const product = page.getByRole('article');
    await product.getByText(/^It fits, but /).waitFor();
    await product.getByText(/^\d+ fit equally well; among them the order of the catalog decides\.$/).waitFor();
    await page.goto(portal.url + EDIT);
    await page.getByRole('tab', { name: 'Check' }).click();
    await page.getByText('this advisor can be published').waitFor();
  });

  it('values that are never offered are named, with what that does to shoppers', async () => {
    await page.evaluate(async () => {
      const [bikes, narrow] = ['bikes', 'narrow'].map((each) => `/admin/api/v1/clients/demo/advisors/${each}/draft`);
      const { document } = await (await fetch(bikes ?? '')).json();
      const questions = document.questions
        .filter(({ id }: { id: string }) => id === 'brand')
        .map(({ ask_if: _, ...question }: { ask_if?: unknown }) => ({ ...question, max: 1 }));
      const text = JSON.stringify({ ...document, advisor: 'narrow', questions, texts: {} });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(narrow ?? '', { method: 'POST', headers, body: JSON.stringify({ from: 'file', text }) });
    });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/narrow`);
    await page.getByRole('tab', { name: 'Check' }).click();
    await isWhole();
    await page.locator('.check-group > summary', { hasText: 'to know' }).click();
    const fewer = finding('hardly ever among those that');
    await fewer.getByText(/^These \d+ values: .+, .+( and|,) .+\.$/).waitFor();
    await page.goto(portal.url + EDIT);
    await page.getByRole('tab', { name: 'Check' }).click();
    await page.getByText('this advisor can be published').waitFor();
  });

  it('made-up shoppers try the draft, and their verdict is said in sentences', async () => {
    await page.getByRole('button', { name: 'Let them try it' }).click();
    const grade = page.getByText(/^(Very good: |Good: |So far, )\d+% of [\d,]+ made-up shoppers find their product\.$/);
    await grade.waitFor();
    // It comes into sight by itself.
    const bottom = () => grade.evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
    await expect.poll(bottom).toBeLessThan(0);
    await page.getByText(/They reply to [\d.]+ questions on average/).waitFor();
    // It stays while somebody looks at another view, until the draft changes.
    const said = await grade.innerText();
    const changed = page.getByText('The draft has changed since.');
    await page.getByRole('link', { name: 'As shoppers see it' }).click();
    await page.getByText(/^This is version \d+, which is live/).waitFor();
    // What is replied here belongs to this version: the next one begins anew.
    await page
      .locator('preview-advisor')
      .getByRole('button', { name: /Errands in town/ })
      .click();
    await page
      .locator('preview-advisor')
      .getByRole('heading', { name: 'What will you ride for most of all?' })
      .waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('tab', { name: 'Check' }).click();
    await grade.waitFor();
    expect(await grade.innerText()).toBe(said);
    expect(await changed.count()).toBe(0);
    const skip = ['questions', 'use', 'skip_text'];
    expect(await edit({ op: 'set', path: skip, value: 'Who knows' })).toBe(200);
    await changed.waitFor();
  });

  it('publishing shows what changes and for whom, then publishes what was seen', async () => {
    for (const item of ['[data-item="use"]', '[data-item="use"] [data-item="town"]'])
      await openIfClosed(page.locator(`${item} [data-toggle]`).first());
    expect(await edit({ op: 'set', path: where, value: { kind: 'road' } })).toBe(200);
    // It has come here. On a quick machine its check is over before anybody looks, so that what it found is looked at instead.
    await page.locator('[data-item="town"]').getByText('road', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'What changes' }).waitFor();
    await dialog
      .getByRole('region', { name: 'What the check found' })
      .getByText(/Every way through it was looked at|the check looked at \d+%/)
      .waitFor();
    await dialog.getByRole('heading', { name: 'What would have been different for shoppers' }).waitFor();
    await dialog.getByText(/No conversations of shoppers are kept|conversations? of the last month/).waitFor();
    await dialog.getByText('would have seen another product first').first().waitFor();
    await dialog.getByText('Examples').click();
    await dialog.getByText('With the draft').first().waitFor();
    expect(await dialog.locator('img').count()).toBe(0);
    await expectNoFaultAnywhere(page, 'a dialog with what changes');

    // Somebody else changes it meanwhile: nothing is published that was not seen.
    expect(await edit({ op: 'set', path: title, value: 'What for?' })).toBe(200);
    await dialog.getByText('The draft has been changed since you opened this.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Look at it as it is now' }).click();
    await dialog.getByText('would have seen another product first').first().waitFor();
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await dialog.getByText('Published as version 2.').waitFor();
    await dialog.getByRole('link', { name: 'See it as shoppers do' }).click();
    await page.getByText('This is version 2, which is live.').waitFor();
    await page.locator('preview-advisor').getByRole('heading', { name: 'What for?' }).waitFor();
    expect(await page.locator('preview-advisor').getByRole('button').count()).toBeGreaterThan(1);
    await expectNoFaultAnywhere(page, 'what is live');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByText('Version 2. Nothing has changed since.').waitFor();
    expect((await portal.definitions.advisors.findPublished('demo', 'bikes'))?.version).toBe(2);

    await page.getByRole('button', { name: 'Publish…' }).click();
    await dialog.getByText('Nothing has changed since it was published.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(faults).toEqual([]);
  });

  it('a first version is published, too', async () => {
    await page.evaluate(async () => {
      const [bikes, first] = ['bikes', 'first'].map((each) => `/admin/api/v1/clients/demo/advisors/${each}/draft`);
      const { document } = await (await fetch(bikes ?? '')).json();
      const text = JSON.stringify({ ...document, advisor: 'first' });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(first ?? '', { method: 'POST', headers, body: JSON.stringify({ from: 'file', text }) });
    });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/first`);
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('dialog').getByText('This is the first version.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published as version 1.').waitFor();
    await page.getByRole('link', { name: 'Put it into your page' }).click();
    await page.getByRole('heading', { name: '2. Copy these lines' }).waitFor();
  });

  it('who may only look is neither offered a check nor publishing', async () => {
    const visit = await portal.visit(await portal.invite('vera@shop.example', 'viewer', 'demo'), { locale: 'de-AT' });
    await createAccount(visit.page, { name: 'Vera', password: 'seven grey umbrellas singing' });
    await visit.page.getByText('208 Produkte').waitFor();
    await visit.page.goto(portal.url + EDIT);
    await visit.page.getByRole('tab', { name: 'Prüfung' }).click();
    await visit.page.getByText('Ihre Rolle umfasst das Prüfen von Entwürfen nicht.').waitFor();
    expect(await visit.page.getByRole('button', { name: 'Veröffentlichen' }).count()).toBe(0);
    expect(visit.faults).toEqual([]);
    await visit.close();
  });
});

async function openIfClosed(toggle: Locator): Promise<void> {
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
}
