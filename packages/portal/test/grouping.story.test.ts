// Values of the catalog that are in no answer are told and listed, and several at once are put into answers, also by keyboard.

import { createDraft } from '@guidepost/server/drafts/create-draft';
import { documentOf } from '@guidepost/server/drafts/document-of';
import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { idOf, itemsIn } from '../src/advisors/draft/draft-document.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

it.runIf(HAS_BROWSER)('values that no answer has are told, and put into answers, several at once', async () => {
  const portal = await PortalServer.start();
  try {
    const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true });
    const { drafts, advisors } = portal.definitions;
    const by = { kind: 'machine', id: '', name: 'somebody else' } as const;
    const start = { kind: 'version', version: null } as const;
    await createDraft({ drafts, advisors }, { client: 'demo', advisor: 'bikes', start, by });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    const answersInDraft = async () => {
      await page.locator('[data-state=saved]').waitFor();
      const cells = (await drafts.find('demo', 'bikes'))?.cells;
      return itemsIn(cells === undefined ? {} : documentOf(cells), ['questions', 'brand', 'answers']);
    };
    const maker = page.locator('[data-item]', { hasText: 'Is there a maker you like?' }).first();
    await maker.locator('[data-toggle]').first().click();
    const values = maker.locator('.values button');
    await values.nth(1).waitFor();
    const all = (await values.allTextContents()).map((text) => text.replace(/ \d+ products?$/, ''));
    expect(all.length).toBeGreaterThan(5);
    await maker.getByLabel('Answers at most').fill('2');
    await expect.poll(() => values.count()).toBe(2);
    const source = maker.getByLabel('Where the answers come from');
    await source.selectOption('written');
    // Only as many as shoppers were offered became answers, and that is said.
    const count = all.length;
    const told = (within: number) =>
      maker
        .getByText(`: ${count} values in the catalog. In these answers: ${within}; in none: ${count - within}.`)
        .waitFor();
    await told(2);
    await maker.getByText(/\d+ products fit none of these answers\./).waitFor();
    const list = maker.getByRole('listbox');
    const options = list.getByRole('option');
    await expect.poll(() => options.count()).toBe(count - 2);
    const counts = (await options.allTextContents()).map((text) => Number(/(\d+) products?$/.exec(text)?.[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect((await options.allTextContents()).map((text) => text.replace(/\d+ products?$/, ''))).toEqual(all.slice(2));

    // By keyboard: one is found by its name, and others in the list.
    const search = maker.getByLabel('Find a value');
    await search.fill(all[3] ?? '');
    await expect.poll(() => options.count()).toBe(1);
    await page.keyboard.press('Enter');
    await search.fill('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await maker.getByText('2 values are ticked.').waitFor();
    expect(await options.nth(0).getAttribute('aria-selected')).toBe('true');
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    await maker.getByLabel('An answer that is there').selectOption({ label: all[1] ?? '' });
    await maker.getByRole('button', { name: 'Put into this answer' }).click();
    await told(4);
    expect((await answersInDraft())[1]?.where).toEqual({ brand: [all[1], all[3], all[2]] });
    expect(await search.evaluate((each) => each === document.activeElement)).toBe(true);

    // The others become one answer, or one each, and an undo takes that back.
    await options.nth(0).click();
    await options.nth(1).click();
    await maker.getByLabel('Title of the new answer').fill('The small ones');
    await page.keyboard.press('Enter');
    await told(6);
    expect((await answersInDraft())[2]).toMatchObject({ title: 'The small ones', where: { brand: [all[4], all[5]] } });
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(4);
    await options.nth(0).click();
    await options.nth(1).click();
    await maker.getByRole('button', { name: 'Make 2 answers, one of each' }).click();
    await told(6);
    const made = await answersInDraft();
    expect(made.slice(2).map(({ title, where }) => [title, where])).toEqual([
      [all[4], { brand: all[4] }],
      [all[5], { brand: all[5] }],
    ]);
    expect(new Set(made.map(idOf)).size).toBe(4);
    await options.nth(0).click();
    await expectNoFault(page, 'values that are ticked');
    expect(faults).toEqual([]);
  } finally {
    await portal.stop();
  }
});
