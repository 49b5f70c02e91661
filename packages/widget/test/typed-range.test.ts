// What is typed into the fields of a RANGE: thousands as people write them, and values beyond the bounds where these may be
// out of date.

import { expect, it } from 'vitest';
import { inBrowser, type Visit } from './fixture/in-browser.ts';

const BUDGET = 'What would you like to spend?';

/** What the server was told last. */
const said = ({ network }: Visit): unknown => JSON.parse(network.posts().at(-1) ?? 'null');

async function type({ shopper }: Visit, field: 'first' | 'last', text: string): Promise<void> {
  await shopper.advisor.locator('.bounds input')[field]().fill(text);
  await shopper.advisor.locator('.bounds input')[field]().press('Tab');
}

inBrowser('a typed range', {}, ({ visit }) => {
  it('takes 1.500 for fifteen hundred where one and a half cannot be meant', () =>
    visit({}, async (visited) => {
      const { shopper } = visited;
      await shopper.until(BUDGET);
      await type(visited, 'last', '1.500');
      expect(await shopper.advisor.locator('.bounds input').last().inputValue()).toBe('1500');
      await shopper.button('Continue').click();
      await shopper.leaves(BUDGET);
      expect(said(visited)).toMatchObject({ answers: [expect.stringMatching(/^\d+-1500$/)] });
    }));

  it('keeps to the bounds of a question that is asked now', () =>
    visit({}, async (visited) => {
      const { shopper } = visited;
      await shopper.until(BUDGET);
      const fields = shopper.advisor.locator('.bounds input');
      const bounds = [await fields.first().inputValue(), await fields.last().inputValue()];
      await type(visited, 'first', '1.5');
      await type(visited, 'last', '99999');
      expect([await fields.first().inputValue(), await fields.last().inputValue()]).toEqual(bounds);
      const said = shopper.advisor.locator('.bounds span');
      await expect.poll(() => said.first().getAttribute('data-said')).toMatch(/^€\d/);
      await type(visited, 'last', '1500');
      expect(await said.last().getAttribute('data-said')).toBe('€1,500');
      const shown = (): Promise<string> =>
        said.last().evaluate((field) => getComputedStyle(field, '::after').content.replaceAll('"', ''));
      expect(await shown()).toContain('€1,500');
      await fields.last().focus();
      expect(await shown()).toBe('none');
      await type(visited, 'first', '2');
      expect(await fields.first().inputValue()).toBe(bounds[0]);
    }));

  it('stands alone where a single grouping leaves all that there is, which would choose nothing', () =>
    visit({}, async ({ shopper }) => {
      for (const answer of ['Take children or a load along', 'No, I ride by myself']) await shopper.choose(answer);
      await shopper.until(BUDGET);
      expect(await shopper.advisor.locator('.chip').count()).toBe(0);
      expect(await shopper.advisor.locator('.bounds input').count()).toBe(2);
    }));

  it('may go beyond them where an earlier reply was changed since: the server knows what there is now', () =>
    visit({}, async (visited) => {
      const { shopper } = visited;
      await shopper.choose('Errands in town');
      await shopper.choose('No, I ride by myself');
      await shopper.until(BUDGET);
      await shopper.advisor.locator('.chip').first().click();
      await shopper.leaves(BUDGET);
      await shopper.advisor.locator('.reply').first().click();
      await shopper.sees('What will you ride for most of all?');
      await shopper.choose('Take children or a load along');
      await shopper.advisor.locator('.reply', { hasText: 'Up to €800' }).click();
      await shopper.sees(BUDGET);
      await type(visited, 'last', '2500');
      await shopper.button('Continue').click();
      await shopper.leaves(BUDGET);
      expect(said(visited)).toMatchObject({ answers: [expect.stringMatching(/^\d+-2500$/)] });
      expect(await shopper.trail()).toContainEqual(expect.stringMatching(/€2,500$/));
    }));
});
