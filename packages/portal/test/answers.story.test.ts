// Answers that come from the catalog are taken over by a click, and a search for an attribute says when there is none.

import { createDraft } from '@guidepost/server/drafts/create-draft';
import { documentOf } from '@guidepost/server/drafts/document-of';
import { editDraft } from '@guidepost/server/drafts/edit-draft';
import { readDraftEdit } from '@guidepost/server/requests/draft-edit-requests';
import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { itemsIn } from '../src/advisors/draft/draft-document.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

it.runIf(HAS_BROWSER)('an answer from the catalog is worded by a click on it, and the others stay', async () => {
  const portal = await PortalServer.start();
  try {
    const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true });
    const { drafts, advisors } = portal.definitions;
    const by = { kind: 'machine', id: '', name: 'somebody else' } as const;
    const start = { kind: 'version', version: null } as const;
    await createDraft({ drafts, advisors }, { client: 'demo', advisor: 'bikes', start, by });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    const whereOfFirst = async (): Promise<unknown> => {
      const cells = (await drafts.find('demo', 'bikes'))?.cells;
      const document = cells === undefined ? {} : documentOf(cells);
      return itemsIn(document, ['questions', 'brand', 'answers'])[0]?.where;
    };
    const maker = page.locator('[data-item]', { hasText: 'Is there a maker you like?' }).first();
    await maker.locator('[data-toggle]').first().click();
    const values = maker.locator('.values button');
    await values.nth(1).waitFor();
    const count = await values.count();
    // What shoppers are offered now is said, and what is not.
    await maker.getByText(`Shoppers choose from all ${count} values.`).waitFor();
    await maker.getByLabel('Answers at most').fill('2');
    await maker.getByText(`Shoppers choose from the 2 values that most products have. ${count - 2} further`).waitFor();
    expect(await values.count()).toBe(2);
    await maker.getByLabel('Answers at most').fill('');
    await expect.poll(() => values.count()).toBe(count);
    const second = (await values.nth(1).textContent())?.replace(/ \d+ products?$/, '') ?? '';
    await values.nth(1).click();
    const answers = maker.locator('[data-item]');
    await expect.poll(() => answers.count()).toBe(count);
    const opened = maker.locator('[data-item]', { has: page.locator('.item-body') });
    await expect.poll(() => opened.count()).toBe(1);
    expect(await opened.getByLabel('Title').inputValue()).toBe(second);

    await opened.getByRole('button', { name: 'And also…' }).click();
    await opened.getByPlaceholder('Type to search').last().fill('no such thing');
    await opened.getByText('Nothing found: no attribute is called so.').waitFor();

    // Opening another one closes it, and titles are worded in the list.
    await answers.nth(2).locator('[data-toggle]').click();
    expect(await answers.locator('> .item-body').count()).toBe(1);
    await page.keyboard.press('Enter');
    await maker.getByLabel('Title of answer 1', { exact: true }).fill('The first one');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('The second one');
    // Several become one, by keyboard, too, and one undo brings them back.
    for (const title of ['The first one', 'The second one']) {
      await maker.getByRole('checkbox', { name: `Tick “${title}”` }).focus();
      await page.keyboard.press('Space');
    }
    await maker.getByText('2 answers are ticked.').waitFor();
    await expectNoFault(page, 'answers that are ticked');
    const name = maker.getByLabel('Title of the new answer');
    expect(await name.inputValue()).toBe('The first one');
    await name.fill('Both of them');
    await page.keyboard.press('Enter');
    await expect.poll(() => answers.count()).toBe(count - 1);
    expect(await maker.getByLabel('Title of answer 1', { exact: true }).inputValue()).toBe('Both of them');
    await page.locator('[data-state=saved]').waitFor();
    expect(await whereOfFirst()).toEqual({ brand: [expect.any(String), second] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => answers.count()).toBe(count);
    expect(await maker.getByLabel('Title of answer 2', { exact: true }).inputValue()).toBe('The second one');
    await page.locator('[data-state=saved]').waitFor();
    // Or all of them are deleted, in one step.
    for (const title of ['The first one', 'The second one'])
      await maker.getByRole('checkbox', { name: `Tick “${title}”` }).check();
    await maker.getByRole('button', { name: 'Delete them' }).click();
    await expect.poll(() => answers.count()).toBe(count - 2);
    await maker.getByText('2 answers are deleted.').waitFor();
    expect(
      await answers
        .first()
        .locator('[data-toggle]')
        .evaluate((each) => each === document.activeElement),
    ).toBe(true);
    await page.locator('[data-state=saved]').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => answers.count()).toBe(count);
    await page.locator('[data-state=saved]').waitFor();

    // The border of a part is moved: the part behind it goes along, and so do titles that say the numbers, in one step.
    const spend = page.locator('[data-item]', { hasText: 'What would you like to spend?' }).first();
    await spend.locator('[data-toggle]').first().click();
    const end = spend.getByLabel('Part 1 ends at');
    const titles = () =>
      spend
        .getByLabel(/^Title of part [12]$/)
        .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    const [before, was] = [await titles(), await end.inputValue()];
    await end.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('950');
    await expect.poll(() => spend.getByLabel('Part 2 begins at').inputValue()).toBe('950');
    expect(await titles()).toEqual(before.map((title) => title.replace(was, '950')));
    expect(before[0]).toContain(was);
    await page.locator('[data-state=saved]').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(titles).toEqual(before);
    await page.locator('[data-state=saved]').waitFor();
    await maker.locator('[data-toggle]').first().click();

    // As a file has it that names values only.
    const base = (await drafts.find('demo', 'bikes'))?.revision ?? 0;
    const path = ['questions', 'brand', 'answers'] as const;
    const read = readDraftEdit({
      operations: [
        { op: 'set', path: ['questions', 'brand', 'attribute'], value: 'brand' },
        { op: 'set', path, value: [{ id: second }, { id: 'Other', title: 'Else' }] },
      ],
    });
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    const edited = await editDraft(drafts, { client: 'demo', advisor: 'bikes', base, by, operations: read.value });
    expect(edited.kind).toBe('edited');
    await expect
      .poll(() => answers.locator('[data-toggle]').allTextContents())
      .toEqual([expect.stringContaining(second), expect.stringContaining('Else')]);
    expect(faults).toEqual([]);
  } finally {
    await portal.stop();
  }
});
