// The screens on which advisors are made, with very long and hostile texts in them: without a fault, and not wider than a phone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const LONG = `${'Donaudampfschifffahrtsgesellschaft'.repeat(6)} <script>document.title = 'taken'</script>`;

describe.runIf(HAS_BROWSER)('making an advisor', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    const { page, close } = await portal.visitAsFirstOwner();
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    await page.getByRole('button', { name: /^Edit version/ }).click();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('button', { name: 'Something of my own' }).click();
    await page.getByLabel('Title', { exact: true }).first().fill(LONG);
    await page.locator('[data-state=saved]').waitFor();
    await close();
  });
  afterAll(() => portal.stop());

  const look = async (colorScheme: 'light' | 'dark', width: number): Promise<Page> => {
    const viewport = { width, height: 900 };
    const { page } = await portal.visitAsOwner({ colorScheme, viewport, bypassCSP: true, reducedMotion: 'reduce' });
    return page;
  };

  it.each([
    ['light', 390],
    ['dark', 1440],
  ] as const)('is for everybody, in %s on %i pixels', async (scheme, width) => {
    const page = await look(scheme, width);
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    await page.locator('.item-title', { hasText: LONG }).waitFor();
    await expectNoFault(page, 'questions');
    const toggle = (text: string) => page.locator('[data-toggle]', { hasText: text });
    await toggle('Would you like a motor').click();
    await page.locator('.answers [data-toggle]').first().click();
    await page.locator('.answers .condition .counted').first().waitFor();
    await expectNoFault(page, 'a question with answers');
    await page.locator('.answers').getByRole('button', { name: 'Add alternatives' }).first().click();
    await page.locator('.answers').getByRole('combobox', { name: 'Attribute' }).last().fill('k');
    await page.getByRole('option').filter({ visible: true }).first().waitFor();
    await expectNoFault(page, 'a condition that is not finished');
    await page.keyboard.press('Escape');
    await toggle('What would you like to spend').click();
    await page.locator('.bars-area').waitFor();
    const inside = (text: string) => page.locator('li', { has: toggle(text) }).first();
    await inside('What would you like to spend').getByText('More settings').click();
    await expectNoFault(page, 'a range');
    await toggle(LONG).click();
    await inside(LONG).getByText('Only sometimes…').click();
    await expectNoFault(page, 'very long texts');
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes/languages`);
    await page
      .getByText(/missing/)
      .first()
      .waitFor();
    await expectNoFault(page, 'languages');
    await page.goto(`${portal.url}/admin/shops/demo/advisors/~new`);
    await page.getByRole('button', { name: 'Start empty' }).click();
    await page.getByLabel('Name of the advisor').fill(LONG);
    await expectNoFault(page, 'a new advisor');
    await page.getByRole('button', { name: 'Draft it for me' }).click();
    await page.getByRole('heading', { name: 'This is what Guidepost proposes' }).waitFor();
    await expectNoFault(page, 'a proposal');
    expect(await page.title()).not.toContain('taken');
    if (scheme === 'light') {
      await page.getByLabel('Short name').fill('proposed');
      await page.getByRole('button', { name: 'Take it and go on' }).click();
      await page.locator('.item-list li').first().waitFor();
    }
    await page.context().close();
  });
});
