// What the editor says of products of which the catalog says nothing, and of conditions that are not finished.

import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { bringInCatalog } from './fixture/bring-in-catalog.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

it.runIf(HAS_BROWSER)(
  'what becomes of products without a value is told as the question is, and a missing yes becomes a no by one click',
  async () => {
    const portal = await PortalServer.start();
    try {
      const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true });
      await bringInCatalog(
        portal,
        'fans',
        Array.from({ length: 60 }, (_, nth) => ({
          ...(nth % 3 > 0 && { style: ['Plain', 'Rustic'][nth % 2] ?? '' }),
          ...(nth % 4 === 0 && { showroom: true }),
        })),
      );
      const file = {
        ...{ advisor: 'fans', client: 'demo', name: 'Fans', language: 'de', catalog: 'fans' },
        questions: [
          { id: 'shown', type: 'SINGLE', role: 'filter', title: 'Ausgestellt?', attribute: 'showroom' },
          {
            ...{ id: 'style', type: 'SINGLE', role: 'filter', title: 'Welcher Stil?', missing: 'keep' },
            answers: [
              { id: 'plain', title: 'Schlicht', where: { style: 'Plain' } },
              { id: 'rustic', title: 'Rustikal', where: { style: 'Rustic' } },
            ],
          },
        ],
      };
      await ask(page, 'POST', '/advisors/fans/draft', { from: 'file', text: JSON.stringify(file) });

      await page.goto(`${portal.url}/admin/shops/demo/advisors/fans/edit/shown`);
      await page
        .getByText(
          '45 products have no value for this. After a reply they are shown only if too few others fit: last, with a note.',
        )
        .waitFor();
      await page.getByRole('button', { name: '45 products do not say it: count them as “no”' }).click();
      await page
        .getByText(
          '45 products have no value for this. They fit “Nein”. After another reply they are shown only if too few others fit',
        )
        .waitFor();
      await page.locator('[data-state=saved]').waitFor();
      const { body } = await ask(page, 'GET', '/advisors/fans/draft');
      const [shown] = (body.document as { questions: readonly { answers: readonly { title: string }[] }[] }).questions;
      expect(shown?.answers.map(({ title }) => title)).toEqual(['Ja', 'Nein']);
      const answers = page.locator('.answers .item-list').first();
      await answers.getByText('15 of 60 products').waitFor();
      await answers.getByText('45 of 60 products').waitFor();
      await expectNoFault(page, 'a question of yes and no');

      // A condition that is begun shows that it does not count, and yes and no have one comparison.
      await answers.locator('[data-toggle]').first().click();
      const test = answers.getByRole('combobox', { name: 'Comparison' });
      expect(await test.first().locator('option:checked').innerText()).toBe('is');
      await answers.getByRole('button', { name: 'And also…' }).click();
      await answers.getByText('One condition is not finished yet, so it does not count.').waitFor();
      await expectNoFault(page, 'a condition that is not finished');

      await page.goto(`${portal.url}/admin/shops/demo/advisors/fans/edit/style`);
      const counts = page.locator('.answers .counted', { hasText: 'and 20 of which it is not known' });
      await expect.poll(() => counts.count()).toBe(2);
      await page
        .getByText('20 products have no value for this. They stay with every answer, behind the others.')
        .waitFor();
      // Shoppers see how many are left; beside it stands how many of these are known to fit.
      await page.getByRole('button', { name: 'See it in the preview' }).first().click();
      await page.locator('preview-advisor').getByText('Welcher Stil?').waitFor();
      await page.getByText(/Known to fit: Schlicht 20,? Rustikal 20\. 20 products have no value for this/).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await portal.stop();
    }
  },
);
