// What assistive technology gets of the widget: each kind of question, the replies so far and the results, in the accessibility
// tree that the browser makes.

import { expect, it } from 'vitest';
import { accessible } from './fixture/accessible.ts';
import { KINDS } from './fixture/every-kind.ts';
import { FIRST_KIND, inChestShop } from './fixture/in-chest-shop.ts';
import type { Shopper } from './fixture/shopper.ts';

/** The tree of the question's region, one line for each node. */
const tree = ({ advisor }: Shopper, title: string): Promise<string> =>
  advisor.getByRole('region', { name: title }).ariaSnapshot();

const lines = (...text: string[]): string => text.join('\n');

inChestShop('assistive technology is told:', (kinds) => {
  it('SINGLE: a region with its heading, what describes it, and a group of buttons that are pressed or not', () =>
    kinds(async ({ shopper, page }) => {
      expect(await tree(shopper, FIRST_KIND)).toBe(
        lines(
          `- region "${FIRST_KIND}":`,
          '  - paragraph: Question 1',
          `  - heading "${FIRST_KIND}" [level=2]`,
          '  - paragraph: A picture of the place tells more than its name.',
          `  - group "${FIRST_KIND}":`,
          ...['Kitchen', 'Hall', 'Study', 'Garden'].map((name) => `    - button "${name}"`),
          '  - button "I do not know yet"',
        ),
      );
      const [group] = await accessible(page, 'group');
      expect(group?.description).toBe('A picture of the place tells more than its name.');
      await shopper.choose('Hall');
      await shopper.advisor.locator('.reply').click();
      await shopper.sees(FIRST_KIND);
      expect(await tree(shopper, FIRST_KIND)).toContain('- button "Hall" [pressed]');
      const kitchen = (await accessible(page, 'button')).find(({ name }) => name === 'Kitchen');
      expect(kitchen).toMatchObject({ pressed: 'false' });
    }));

  it('colours are told by name, descriptions belong to the name of their answer', () =>
    kinds(async ({ shopper }) => {
      await shopper.until(KINDS.colours);
      expect(await tree(shopper, KINDS.colours)).toContain('- button "Forest green"');
      await shopper.until(KINDS.partly);
      expect(await tree(shopper, KINDS.partly)).toContain('- button "Walnut Darkens with the years"');
    }));

  it('MULTIPLE: checkboxes named by their answers, ticked or not; “Continue” is told as disabled until one is', () =>
    kinds(async ({ shopper }) => {
      await shopper.until(KINDS.ticks);
      const before = await tree(shopper, KINDS.ticks);
      expect(before).toContain('- checkbox "A lock With two keys"');
      expect(before).toContain('- button "Continue" [disabled]');
      await shopper.answer('Wheels').click();
      const after = await tree(shopper, KINDS.ticks);
      expect(after).toContain('- checkbox "Wheels" [checked]');
      expect(after).not.toContain('[disabled]');
    }));

  it('RANGE: chips that are pressed or not, handles and fields with name, bounds, and their value in words', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.until(KINDS.grouped);
      expect(await tree(shopper, KINDS.grouped)).toContain('- button "300 to 600"');
      expect(await accessible(page, 'slider')).toMatchObject([
        { name: 'from', valuemin: 100, valuemax: 1000 },
        { name: 'to', valuemin: 100, valuemax: 1000 },
      ]);
      const handles = shopper.advisor.getByRole('slider');
      expect(await handles.first().getAttribute('aria-valuetext')).toBe('€100');
      expect(await handles.last().getAttribute('aria-valuetext')).toBe('€1,000');
      expect((await accessible(page, 'spinbutton')).map(({ name }) => name)).toEqual(['from €', 'to €']);
      await shopper.button('300 to 600').click();
      await shopper.leaves(KINDS.grouped);
      await shopper.advisor.locator('.reply').last().click();
      await shopper.sees(KINDS.grouped);
      expect(await tree(shopper, KINDS.grouped)).toContain('- button "300 to 600" [pressed]');
    }));

  it('the replies: a named list, each says which question it belongs to, and which one is being changed', () =>
    kinds(async ({ shopper, page }) => {
      await shopper.choose('Hall');
      await shopper.choose('Red');
      const replies = (await accessible(page, 'button')).filter(({ description }) => /^Change/.test(`${description}`));
      expect(replies).toMatchObject([
        { name: 'Hall', description: `Change: ${FIRST_KIND}` },
        { name: 'Red', description: `Change: ${KINDS.colours}` },
      ]);
      const list = shopper.advisor.getByRole('list', { name: 'Your answers' });
      expect(await list.getByRole('listitem').count()).toBe(2);
      await list.getByRole('button').first().click();
      await shopper.sees(FIRST_KIND);
      expect(await list.locator('[aria-current=true]').allTextContents()).toEqual(['Hall']);
    }));

  it('the preview and the end: a group with heading and list, each product one link of title and price, at the end with its description and where it leads', () =>
    kinds(async ({ shopper }) => {
      await shopper.until(KINDS.long);
      const preview = shopper.advisor.getByRole('group', { name: 'What fits so far' });
      await preview.waitFor();
      expect(await preview.ariaSnapshot()).toContain('- link "Beech chest €224":');
      await shopper.toTheEnd();
      const end = await shopper.advisor.getByRole('group', { name: 'Our products' }).ariaSnapshot();
      expect(end.split('\n').slice(0, 3)).toEqual([
        '- group "Our products":',
        '  - heading "Our products" [level=2]',
        '  - list:',
      ]);
      expect(end.match(/- link /g)?.length).toBe(6);
      expect(end).toContain(
        '- link "Beech chest €224 A chest of beech, oiled by hand and made to last. To the product"',
      );
    }));

  it('the end is read and reached by Tab in the order in which it is seen', () =>
    kinds(async ({ shopper }) => {
      await shopper.toTheEnd();
      const whole = await shopper.advisor.ariaSnapshot();
      expect(whole.indexOf('Start again')).toBeGreaterThan(whole.indexOf('Our products'));
    }));
});
