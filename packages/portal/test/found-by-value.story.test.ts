// Somebody who writes a condition knows a word of the values, not what the attribute is called.

import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { bringInCatalog } from './fixture/bring-in-catalog.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const LINES = ['Clearwater Adult', 'Clearwater Young', 'Clearwater Light', 'Clearwater Mini', 'Plain', 'Hilltop'];

it.runIf(HAS_BROWSER)('an attribute is found by its values, and all values with a word are taken at once', async () => {
  const portal = await PortalServer.start();
  try {
    const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true });
    page.setDefaultTimeout(20000);

    await bringInCatalog(
      portal,
      'feed',
      Array.from({ length: 36 }, (_, nth) => ({
        line: LINES[nth % LINES.length] ?? '',
        form: ['dry', 'wet'][nth % 2] ?? '',
      })),
    );
    const file = {
      ...{ advisor: 'feed', client: 'demo', name: 'Feed', language: 'en', catalog: 'feed' },
      questions: [
        {
          ...{ id: 'need', type: 'SINGLE', role: 'filter', title: 'Which need?' },
          answers: [
            { id: 'wet', title: 'Wet', where: { form: 'wet' } },
            { id: 'dry', title: 'Dry', where: { form: 'dry' } },
          ],
        },
      ],
    };
    await ask(page, 'POST', '/advisors/feed/draft', { from: 'file', text: JSON.stringify(file) });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/feed/edit/need`);
    const answers = page.locator('.answers .item-list').first();
    await answers.locator('[data-toggle]').first().click();
    const fitting = page.getByRole('group', { name: 'Which products fit' }).first();
    await fitting.getByRole('button', { name: 'And also…' }).click();
    const attribute = fitting.getByRole('combobox', { name: 'Attribute' }).last();
    await attribute.fill('clearw');
    await page.getByRole('option', { name: /4 values with “clearw”/ }).click();
    // The word is there for the values, too, and stays after a pick.
    const values = fitting.locator('.test-row').last().locator('input.mantine-TagsInput-inputField');
    await expect.poll(() => values.inputValue(), { timeout: 20000 }).toBe('clearw');
    expect(await attribute.inputValue()).toBe('line');
    await fitting.getByRole('button', { name: 'Take all 4 with “clearw”' }).waitFor();
    await values.click();
    await page.getByRole('option', { name: /^Clearwater Mini/ }).click();
    expect(await values.inputValue()).toBe('clearw');
    await fitting.getByRole('button', { name: 'Take all 3 with “clearw”' }).waitFor();
    await fitting.getByRole('button', { name: 'Take all 3 with “clearw”' }).click();
    await expect.poll(() => fitting.locator('.mantine-Pill-root').count()).toBeGreaterThanOrEqual(4);
    await expectNoFaultAnywhere(page, 'a condition of several values');
    expect(faults).toEqual([]);
  } finally {
    await portal.stop();
  }
});
