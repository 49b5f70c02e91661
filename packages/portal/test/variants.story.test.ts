// Where one of each model comes first, results do not simply stand by price, and the editor says so.

import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { PortalServer } from './fixture/portal-server.ts';

it.runIf(HAS_BROWSER)(
  'says how the variants of a product stand in the results, beside the setting that they cut across',
  async () => {
    const portal = await PortalServer.start();
    try {
      const { page, faults } = await portal.visitAsFirstOwner();
      const advisor = (one_per: string | null) => ({
        ...{ advisor: `variants-${one_per}`, client: 'demo', name: 'Variants', language: 'en', catalog: 'bikes' },
        results: { ...(one_per !== null && { one_per }) },
        questions: [{ id: 'kind', type: 'SINGLE', role: 'filter', title: 'Which kind?', attribute: 'kind' }],
      });
      const first = 'One of each model comes first, its other variants follow';
      const open = async (onePer: string | null) => {
        const made = advisor(onePer);
        await ask(page, 'POST', `/advisors/${made.advisor}/draft`, { from: 'file', text: JSON.stringify(made) });
        await page.goto(`${portal.url}/admin/shops/demo/advisors/${made.advisor}`);
        return page.getByLabel('If several fit equally well, show first');
      };
      const setting = await open('group_first');
      await expect.poll(() => setting.getAttribute('aria-describedby')).not.toBe(null);
      await page.getByText(`${first}.`, { exact: true }).waitFor();
      await setting.selectOption('cheaper');
      await page
        .getByText(
          'First comes one variant of each model, by price. Below follow their other variants, again by price.',
          { exact: true },
        )
        .waitFor();
      await open('group');
      await page.getByText('Of each model only one variant is shown').waitFor();
      for (const onePer of ['product', null]) {
        await (await open(onePer)).waitFor();
        expect(await page.getByText(/each model/i).count()).toBe(0);
      }
      expect(faults).toEqual([]);
    } finally {
      await portal.stop();
    }
  },
);
