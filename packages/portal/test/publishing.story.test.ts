// Whoever publishes knows before what the check has found of this very draft, in a real browser.

import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const EDIT = '/admin/shops/demo/advisors/bikes';
const DRAFT = '/advisors/bikes/draft';
const CHECKS = '**/draft/checks';

/** Notes for how many seconds a check is to look, and lets it look for longer: on a busy machine these seconds may be too few. */
const withTime = (asked: number[]) => async (route: Route) => {
  const order = route.request().postDataJSON();
  asked.push(order.seconds);
  await route.continue({ postData: { ...order, seconds: 60 } });
};

describe.runIf(HAS_BROWSER)('publishing', () => {
  let portal: PortalServer;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    portal = await PortalServer.start();
    ({ page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true }));
    await page.route(CHECKS, withTime(asked));
    await page.goto(portal.url + EDIT);
    await page.getByRole('button', { name: 'Edit version 1' }).click();
    await page.locator('.item-list li').first().waitFor();
  });
  afterAll(() => portal.stop());

  /** For how long each check was asked to look, since the page was opened. */
  const asked: number[] = [];
  const dialog = () => page.getByRole('dialog');
  const found = () => dialog().getByRole('region', { name: 'What the check found' });

  it('tells what the check found before anything is published, although nobody had looked at the check', async () => {
    const { tag } = await ask(page, 'GET', DRAFT);
    // An answer that no product satisfies is a warning: the draft can be published all the same.
    const value = { id: 'nothing', title: 'Nothing', where: { price: { lt: 1 } } };
    const operations = [{ op: 'insert', path: ['questions', 'use', 'answers'], value }];
    expect((await ask(page, 'PATCH', DRAFT, { operations }, tag)).status).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await found()
      .getByText(/things? that you should look at/)
      .waitFor();
    await found().getByText('You can publish all the same.').waitFor();
    await found().locator('.finding', { hasText: 'Nothing' }).first().waitFor();
    await found().getByText('Every way through it was looked at.').waitFor();
    await expect.poll(() => dialog().getByRole('button', { name: 'Publish now' }).isEnabled()).toBe(true);
    await expectNoFaultAnywhere(page, 'warnings before publishing');
    expect((await portal.definitions.advisors.findPublished('demo', 'bikes'))?.version).toBe(1);
    // From there to what it is about.
    await found().getByRole('button', { name: 'Go to “Nothing”' }).first().click();
    await dialog().waitFor({ state: 'detached' });
    const answer = page.locator('[data-item="nothing"] [data-toggle]').first();
    await expect.poll(() => answer.getAttribute('aria-expanded')).toBe('true');
  });

  it('says it without checking again where this very draft was checked, and looks longer where that was not enough', async () => {
    asked.length = 0;
    await page.getByRole('tab', { name: 'Check' }).click();
    await page.locator('.check-pane').getByText('Every way through it was looked at.').waitFor();
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Preview', exact: true }).click();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await found()
      .getByText(/things? that you should look at/)
      .waitFor();
    expect(asked).toHaveLength(before);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });

    // As if the first look had not got through.
    await page.route('**/jobs/*', async (route) => {
      const response = await route.fetch();
      const job = await response.json();
      const isFirst = asked.length === before + 1;
      if (isFirst && job.result?.proof) Object.assign(job.result.proof, { complete: false, covered: 0.4 });
      await route.fulfill({ response, json: job });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await found().getByText('the check looked at 40% of all ways through it, so findings may be missing.').waitFor();
    await found().getByText('Publishing does not wait for that').waitFor();
    await expect.poll(() => dialog().getByRole('button', { name: 'Publish now' }).isEnabled()).toBe(true);
    await expectNoFaultAnywhere(page, 'a check that did not get through, before publishing');
    await found().getByRole('button', { name: 'Look longer' }).click();
    await found().getByText('Every way through it was looked at.').waitFor();
    expect(await found().getByText('Publishing does not wait for that').count()).toBe(0);
    expect(asked.slice(before)).toEqual([2, 30]);
    // The check beside the editor says the same of this state, although it gets less far now.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(CHECKS, withTime(asked));
    await page.route('**/jobs/*', async (route) => {
      const response = await route.fetch();
      const job = await response.json();
      if (job.result?.proof) Object.assign(job.result.proof, { complete: false, covered: 0.96 });
      await route.fulfill({ response, json: job });
    });
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Check' }).click();
    await page.locator('.check-pane').getByText('Every way through it was looked at.').waitFor();
    expect(await page.getByText('96%').count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults).toEqual([]);
  });
});
