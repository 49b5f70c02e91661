// When a question is asked is said with the answers as shoppers read them, also those that are made from the catalog and got a title.

import { expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const ADVISOR = {
  ...{ advisor: 'frames', client: 'demo', name: 'Frames', language: 'en', catalog: 'bikes' },
  questions: [
    { id: 'brand', type: 'SINGLE', role: 'filter', title: 'Which maker?', attribute: 'brand' },
    { id: 'kind', type: 'SINGLE', role: 'filter', title: 'Which kind?', attribute: 'kind' },
    { id: 'motor', type: 'SINGLE', role: 'filter', title: 'With a motor?', attribute: 'motor' },
  ],
};

it.runIf(HAS_BROWSER)(
  'an answer made from the catalog is called as the advisor calls it, wherever it is spoken of',
  async () => {
    const portal = await PortalServer.start();
    try {
      const { page, faults } = await portal.visitAsFirstOwner();
      const tally = await ask(page, 'GET', '/catalogs/bikes/values?attribute=brand&limit=5');
      const values = (tally.body.values as readonly { readonly value: string }[]).map(({ value }) => value);
      const [first = '', second = ''] = values;
      const texts = { en: { [`brand.${first}.title`]: 'The red ones' } };
      await ask(page, 'POST', '/advisors/frames/draft', { from: 'file', text: JSON.stringify({ ...ADVISOR, texts }) });
      await page.goto(`${portal.url}/admin/shops/demo/advisors/frames/edit/brand`);
      const brand = page.locator('[data-item="brand"]');
      await brand.getByRole('button', { name: /^The red ones \d+/ }).waitFor();

      // The first question that stands before is proposed.
      await page.goto(`${portal.url}/admin/shops/demo/advisors/frames/edit/motor`);
      const motor = page.locator('[data-item="motor"]');
      await motor.getByRole('button', { name: 'Only sometimes…' }).click();
      const condition = motor.getByRole('group', { name: 'When it is asked' });
      expect(await condition.getByRole('combobox', { name: 'Question' }).inputValue()).toBe('brand');
      const answers = condition.getByRole('combobox', { name: 'Answers' });
      await answers.click();
      await page.getByRole('option', { name: 'The red ones', exact: true }).waitFor();
      expect(await page.getByRole('option', { name: first, exact: true }).count()).toBe(0);
      await page.getByRole('option', { name: 'The red ones', exact: true }).click();
      await page.getByRole('option', { name: second, exact: true }).click();
      await page.keyboard.press('Escape');
      await page.locator('[data-state=saved]').waitFor();
      expect((await ask(page, 'GET', '/advisors/frames/draft')).body.document).toMatchObject({
        questions: [{}, {}, { ask_if: { brand: { any_of: [first, second] } } }],
      });
      await expectNoFault(page, 'a condition on answers of the catalog');
      // A further one begins with a question that nothing is said of yet.
      await condition.getByRole('button').last().click();
      expect(await condition.getByRole('combobox', { name: 'Question' }).last().inputValue()).toBe('kind');

      await page.goto(`${portal.url}/admin/shops/demo/advisors/frames/flow`);
      await page.getByText(`“The red ones” or “${second}”`).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await portal.stop();
    }
  },
);

it.runIf(HAS_BROWSER)('what everybody gets first can decide whether a question above it is asked', async () => {
  const portal = await PortalServer.start();
  try {
    const { page, faults } = await portal.visitAsFirstOwner();
    const file = { ...ADVISOR, order: 'adaptive', first: 'kind' };
    await ask(page, 'POST', '/advisors/frames/draft', { from: 'file', text: JSON.stringify(file) });
    const edit = (question: string) => page.goto(`${portal.url}/admin/shops/demo/advisors/frames/edit/${question}`);
    await edit('kind');
    await page.getByText('It is asked first, so it is always asked.').waitFor();

    const condition = page.getByRole('group', { name: 'When it is asked' });
    const on = condition.getByRole('combobox', { name: 'Question' });
    const answerFirst = async (): Promise<void> => {
      await condition.getByRole('combobox', { name: 'Answers' }).click();
      await page.locator('[role=option]:visible').first().click();
      await page.keyboard.press('Escape');
    };
    await edit('brand');
    await page.getByRole('button', { name: 'Only sometimes…' }).click();
    expect(await on.getByRole('option').allTextContents()).toEqual(['Which kind?']);
    await answerFirst();
    await page.locator('[data-state=saved]').waitFor();
    const { document } = (await ask(page, 'GET', '/advisors/frames/draft')).body as {
      document: { questions: readonly { id: string }[] };
    };
    expect(document.questions.map(({ id }) => id)).toEqual(['kind', 'brand', 'motor']);
    expect(document.questions[1]).toMatchObject({ ask_if: { kind: { any_of: [expect.any(String)] } } });
    expect(await page.getByText(/waits until/).count()).toBe(0);
    // Any other one may come later, or not at all.
    await edit('motor');
    await page.getByRole('button', { name: 'Only sometimes…' }).click();
    expect(await on.getByRole('option').allTextContents()).toEqual(['Which kind?', 'Which maker?']);
    await on.selectOption('brand');
    await answerFirst();
    await page.getByText(/this question waits until “Which maker\?” was answered/).waitFor();
    await expectNoFault(page, 'a condition with an order that Guidepost chooses');
    expect(faults).toEqual([]);
  } finally {
    await portal.stop();
  }
});
