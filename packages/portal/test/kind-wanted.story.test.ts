// What the editor says of a question that takes several answers, and of one that asks for the kind of thing that somebody wants.

import { createDraft } from '@guidepost/server/drafts/create-draft';
import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

it.runIf(HAS_BROWSER)(
  'a reply of several answers is told with its numbers, and no weight where nothing is weighed',
  async () => {
    const portal = await PortalServer.start();
    try {
      const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true });
      const { drafts, advisors } = portal.definitions;
      const by = { kind: 'machine', id: '', name: 'somebody else' } as const;
      const start = { kind: 'version', version: null } as const;
      await createDraft({ drafts, advisors }, { client: 'demo', advisor: 'bikes', start, by });
      await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
      const maker = page.locator('[data-item]', { hasText: 'Is there a maker you like?' }).first();
      await maker.locator('[data-toggle]').first().click();
      await maker.getByLabel('What people reply').selectOption('MULTIPLE');
      await maker.getByLabel('What the reply does').selectOption('filter');
      const told = maker.getByText(/^Whoever chooses/);
      await maker.getByLabel('If several are chosen').selectOption('any');
      await told
        .filter({ hasText: /keeps all that fits at least one of them: \d+ products\. If all had to fit: 0 products\./ })
        .waitFor();
      const counts = (await maker.locator('.values button').allTextContents()).map((text) =>
        Number(/(\d+) products?$/.exec(text)?.[1]),
      );
      expect(await told.innerText()).toContain(
        `at least one of them: ${(counts[0] ?? 0) + (counts[1] ?? 0)} products.`,
      );
      await maker.getByLabel('If several are chosen').selectOption('all');
      await told.filter({ hasText: 'keeps only what fits both: 0 products.' }).waitFor();
      await maker.getByText('Every product has only one of these, so two never fit.').waitFor();
      await expectNoFault(page, 'a question that takes several answers');

      await maker.locator('summary', { hasText: 'More settings' }).click();
      const weight = maker.getByLabel('How much it counts where nothing fits');
      await weight.waitFor();
      for (const never of ['This is the kind of thing that they want', 'Never ease this']) {
        await maker.getByLabel(never).check();
        await expect.poll(() => weight.count()).toBe(0);
        await maker.getByLabel(never).uncheck();
        await weight.waitFor();
      }
      await page.locator('[data-state=saved]').waitFor();
      expect(faults).toEqual([]);
    } finally {
      await portal.stop();
    }
  },
);
