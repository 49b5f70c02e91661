// An advisor is drafted from a catalog, something that the draft leaves out is asked about after all, and all of it is taken.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { bringInCatalog } from './fixture/bring-in-catalog.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

describe.runIf(HAS_BROWSER)('making an advisor from a catalog', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
  });
  afterAll(() => portal.stop());

  it('every question shows what its answers stand for, and one that is added shows itself in its place and counts', async () => {
    const { page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true, reducedMotion: 'reduce' });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/~new`);
    await page.getByRole('combobox', { name: 'How many questions?' }).selectOption('5');
    await page.getByRole('button', { name: 'Draft it for me' }).click();
    await page.getByRole('heading', { name: 'This is what Guidepost proposes' }).waitFor();
    const cards = page.locator('.proposal > li');
    const taken = await cards.count();
    for (const card of await cards.all()) {
      expect(await card.locator('.proposed-answers li').first().innerText()).toMatch(/\d+ products?$/);
    }
    // That shoppers find their product says nothing of what is not known, so it is said, and which products these are.
    const [lacking] = await page.locator('.not-all-known li').allInnerTexts();
    const [, question, count] = /^“(.+)”: ([\d,]+) products?$/.exec(lacking ?? '') ?? [];
    const card = cards.filter({ hasText: question ?? 'none' }).first();
    await card.getByText(new RegExp(`(One has|${count} have) no value for this`)).waitFor();
    await card.locator('summary', { hasText: 'Which ones?' }).click();
    await card.locator('.which-products li').first().waitFor();
    // Whoever needs a product that no answer stands for is told of here, and not only in the editor.
    for (const none of await page.locator('.fits-none').all())
      expect(await none.innerText()).toMatch(/^\d+ products? fits? none of these answers\./);
    await page.getByText(`${taken} questions will be asked`).waitFor();
    await page.getByText('How is this counted?').click();
    await page.getByText('Found means: this very product is among the results').waitFor();
    await page.getByText(/When one reply in ten is wrong, about \d+ of 100 still find it/).waitFor();

    await page.getByText('Attributes that it does not ask about').click();
    const first = page.locator('.left-out > li').first();
    // At once only what helps to decide; the rest is one step away, also by keyboard.
    expect(await first.innerText()).not.toMatch(/narrows [\d,]+/);
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await first.innerText()).toMatch(/narrows [\d,]+ products down to about \d+/);
    const asked = cards.first().getByRole('textbox', { name: 'Question', exact: true });
    const colorOf = () => asked.evaluate((each) => getComputedStyle(each).color);
    const taking = cards.first().getByRole('checkbox');
    const color = await colorOf();
    await taking.uncheck();
    expect(await colorOf()).not.toBe(color);
    await expectNoFault(page, 'a question that is not taken');
    await taking.check();
    expect(await colorOf()).toBe(color);
    const helping = page.getByText(/^\d+ more of 100 shoppers would find/);
    expect(await helping.count()).toBeGreaterThan(0);
    await first.getByRole('checkbox').check();
    // It was counted for another choice, and would not add up with the figure of this one.
    expect(await helping.count()).toBe(0);
    await first.locator('.added-question .proposed-answers li').first().waitFor();
    const title = await first.getByRole('textbox', { name: 'Question' }).inputValue();
    await page.getByText(`${taken + 1} questions will be asked`).waitFor();
    await page.getByText(`${taken + 1} questions will be asked. About`).waitFor();
    const button = page.getByRole('button', { name: 'Take it and go on' });
    // Beside the number, wherever one reads.
    await cards.first().scrollIntoViewIfNeeded();
    expect(await button.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await expectNoFault(page, 'a proposal with a question that was added');

    await page.getByLabel('Short name').fill('proposed');
    await page.getByRole('button', { name: 'Take it and go on' }).click();
    await page.locator('.item-list li').nth(taken).waitFor();
    expect(await page.locator('.item-list').first().innerText()).toContain(title);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('what shoppers will read is worded in its place, stays through another proposal, and is what the draft has', async () => {
    const { page, faults } = await portal.visitAsOwner({ bypassCSP: true, reducedMotion: 'reduce' });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/~new`);
    const howMany = page.getByRole('combobox', { name: 'How many questions?' });
    await howMany.selectOption('5');
    await page.getByRole('button', { name: 'Draft it for me' }).click();
    const cards = page.locator('.proposal > li');
    await cards.first().waitFor();
    // By the keyboard: Enter goes on to the next text, Escape takes back what was typed, and Tab leaves it.
    const field = cards.first().getByRole('textbox', { name: 'Question' });
    const asked = await field.inputValue();
    await field.fill('What shall it be?');
    await field.press('Enter');
    const answer = cards.first().getByRole('textbox', { name: 'Answer 1 of “What shall it be?”' });
    expect(await answer.evaluate((one) => one === document.activeElement)).toBe(true);
    const value = await answer.inputValue();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Never mind');
    await page.keyboard.press('Escape');
    expect(await answer.inputValue()).toBe(value);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('My own words for the first');
    await page.keyboard.press('Tab');
    const second = cards.first().getByRole('textbox', { name: 'Answer 2 of' });
    expect(await second.evaluate((one) => one === document.activeElement)).toBe(true);
    // An emptied one is as proposed.
    const proposed = await second.inputValue();
    await second.fill('');
    await second.press('Enter');
    expect(await second.inputValue()).toBe(proposed);
    // A long text is seen as a whole.
    const third = cards.first().getByRole('textbox', { name: 'Answer 3 of' });
    await third.fill(
      'A rather long answer that goes on over several lines, since somebody wants to say it exactly, and more so.',
    );
    const isWhole = await third.evaluate((one) => one.scrollHeight <= one.clientHeight);
    expect(isWhole).toBe(true);
    await expectNoFault(page, 'a proposal in own words');

    await page.getByRole('checkbox', { name: 'Ask “What shall it be?”' }).uncheck();
    await page.getByRole('checkbox', { name: 'Ask “What shall it be?”' }).check();
    await howMany.selectOption('7');
    await expect.poll(() => cards.count()).toBeGreaterThan(5);
    await page.getByRole('textbox', { name: 'Answer 1 of “What shall it be?”' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Answer 1 of “What shall it be?”' }).inputValue()).toBe(
      'My own words for the first',
    );
    expect(await page.getByText(asked, { exact: true }).count()).toBe(0);

    await page.getByLabel('Short name').fill('worded');
    await page.getByRole('button', { name: 'Take it and go on' }).click();
    await page.locator('.item-list li').first().waitFor();
    expect(await page.locator('.item-list').first().innerText()).toContain('What shall it be?');
    const preview = page.locator('preview-advisor');
    await preview.getByText('What shall it be?').waitFor();
    await preview.getByText('My own words for the first').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says why there are fewer questions than were allowed, and which has more answers than shoppers can take in', async () => {
    const { page, faults } = await portal.visitAsOwner();
    const answers = Array.from({ length: 61 }, (_, at) => ({ title: `Answer ${at}`, products: 2 }));
    await page.route('**/jobs/*', async (route) => {
      const response = await route.fetch();
      const job = await response.json();
      if (job.result?.questions !== undefined) {
        const [first, ...others] = job.result.questions.slice(0, 4);
        job.result.questions = [{ ...first, answers }, ...others];
      }
      await route.fulfill({ response, json: job });
    });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/~new`);
    await page.getByRole('combobox', { name: 'How many questions?' }).selectOption('5');
    await page.getByRole('button', { name: 'Draft it for me' }).click();
    await page.getByText(/There is room for 5 questions, and Guidepost finds only these \d/).waitFor();
    const cards = page.locator('.proposal > li');
    expect(await cards.count()).toBe(4);
    await cards.first().getByText('That is a long list for shoppers.').waitFor();
    expect(await page.getByText('That is a long list for shoppers.').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  it('the only answer of a question that was added is worded, and the draft has these words', async () => {
    const { page, faults } = await portal.visitAsOwner({ reducedMotion: 'reduce' });
    await bringInCatalog(
      portal,
      'fans',
      Array.from({ length: 60 }, (_, nth) => ({
        blades: 3 + (nth % 3),
        style: ['Plain', 'Rustic', 'Modern'][(nth >> 2) % 3] ?? '',
        ...(nth % 4 === 0 && { showroom: true }),
      })),
    );
    await page.goto(`${portal.url}/admin/shops/demo/advisors/~new`);
    await page.getByRole('combobox', { name: 'Catalog' }).selectOption('fans');
    await page.getByRole('button', { name: 'Draft it for me' }).click();
    await page.getByText('Attributes that it does not ask about', { exact: true }).click();
    const left = page.locator('.left-out > li', { hasText: 'Showroom' });
    await left.getByRole('checkbox').check();
    const answer = left.getByRole('textbox', { name: 'Answer 1 of' });
    expect(await answer.inputValue()).toBe('Yes');
    await answer.fill('Yes, I want to see it first');
    await answer.press('Tab');
    await left.getByRole('textbox', { name: 'Question' }).fill('In our showroom?');
    await page.getByLabel('Short name').fill('fans-worded');
    await page.getByRole('button', { name: 'Take it and go on' }).click();
    const item = page.locator('.item-list [data-item]', { hasText: 'In our showroom?' }).first();
    await item.locator('[data-toggle]').first().click();
    await item.locator('.values').getByText('Yes, I want to see it first').waitFor();
    const { body } = await ask(page, 'GET', '/advisors/fans-worded/draft');
    expect((body.document as { readonly texts: unknown }).texts).toEqual({
      en: { 'showroom.true.title': 'Yes, I want to see it first' },
    });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
