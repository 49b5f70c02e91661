// The editor says which products a number stands for, which values there are beside those that are offered, and never what an attribute is
// called in the file; and what is chosen can be read as a whole.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFaultAnywhere } from './fixture/no-fault.ts';
import { PortalServer } from './fixture/portal-server.ts';

const FACTS = ['weight_kg', 'range_km'];
const DRAFT = '/advisors/bikes/draft';

describe.runIf(HAS_BROWSER)('the editor', () => {
  let portal: PortalServer;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    portal = await PortalServer.start();
    ({ page, faults } = await portal.visitAsFirstOwner({ bypassCSP: true }));
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    await page.getByRole('button', { name: 'Edit version 1' }).click();
    await page.locator('.item-list li').first().waitFor();
  });
  afterAll(() => portal.stop());

  const edit = async (...operations: readonly object[]): Promise<void> => {
    const { tag } = await ask(page, 'GET', DRAFT);
    expect((await ask(page, 'PATCH', DRAFT, { operations }, tag)).status).toBe(200);
  };
  const satisfying = async (where: object): Promise<{ readonly title: string }[]> => {
    const { document } = (await ask(page, 'GET', DRAFT)).body as { document: { where?: object } };
    const conditions = { where, ...(document.where && { within: document.where }) };
    const query = Object.entries(conditions).map(
      ([name, each]) => `${name}=${encodeURIComponent(JSON.stringify(each))}`,
    );
    const { body } = await ask(page, 'GET', `/catalogs/bikes/satisfying?${query.join('&')}&unavailable=hide&limit=200`);
    return body.entries as { title: string }[];
  };

  it('lists the products that fit none of the answers, some at once and all of them as one goes on', async () => {
    const where = { kind: 'road' };
    await edit({
      ...{ op: 'set', path: ['questions', 'use', 'answers'] },
      value: [{ id: 'road', title: 'On the road', where }],
    });
    await page.reload();
    const question = page.locator('[data-item="use"]').first();
    await question.locator('[data-toggle]').first().click();
    const all = await satisfying({ not: where });
    expect(all.length).toBeGreaterThan(40);
    const none = question.locator('div', { hasText: `${all.length} products fit none of these answers.` }).last();
    await none.locator('summary', { hasText: 'Which ones?' }).click();
    const listed = none.locator('.which-products li');
    await expect.poll(() => listed.count()).toBe(20);
    expect(await listed.first().innerText()).toContain(all[0]?.title);
    const more = none.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect.poll(() => listed.count()).toBe(40);
    await expectNoFaultAnywhere(page, 'products that fit no answer');

    // And those that an answer stands for.
    const answer = question.locator('[data-item="road"]');
    await answer.locator('[data-toggle]').first().click();
    await answer.locator('summary', { hasText: 'Which ones?' }).click();
    const [fits] = await satisfying(where);
    await answer
      .locator('.which-products li', { hasText: fits?.title ?? '' })
      .first()
      .waitFor();
  });

  it('shows all values that there are, also those that are not offered at first', async () => {
    const maker = page.locator('[data-item="brand"]').first();
    await maker.locator('[data-toggle]').first().click();
    const offered = maker.locator('.values button');
    await offered.nth(2).waitFor();
    const count = await offered.count();
    const last = (await offered.last().textContent()) ?? '';
    await maker.getByLabel('Answers at most').fill('2');
    await expect.poll(() => offered.count()).toBe(2);
    await maker.locator('summary', { hasText: `Show the ${count - 2} further values` }).click();
    const further = maker.getByRole('list', { name: 'Further values' }).getByRole('listitem');
    expect(await further.count()).toBe(count - 2);
    expect(await further.last().textContent()).toBe(last);
    await expectNoFaultAnywhere(page, 'values that are not offered at first');
  });

  it('does not show what attributes are called in the file while the catalog is read', async () => {
    await edit({ op: 'set', path: ['results', 'attributes'], value: FACTS });
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/catalogs/bikes', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    const facts = page.locator('.fact-name');
    const names = (): Promise<string[]> =>
      facts.evaluateAll((all) => all.map((fact) => fact.querySelector('textarea')?.value ?? fact.textContent ?? ''));
    await facts.nth(1).waitFor();
    expect(await names()).toEqual(['…', '…']);
    expect(await page.locator('.editor').innerText()).not.toMatch(/weight_kg|range_km/);
    await expectNoFaultAnywhere(page, 'an editor whose catalog is read');
    answer();
    // What they are called is in the catalog, and where it has no words for people, their names are all that there is.
    await expect.poll(async () => (await names()).join(' ')).not.toContain('…');
    const { body } = await ask(page, 'GET', '/catalogs/bikes');
    const attributes = body.attributes as { name: string; label: string | null }[];
    const called = FACTS.map((name) => attributes.find((each) => each.name === name)?.label ?? name);
    expect(await names()).toEqual(called);
    // One is called otherwise here, and its own name comes back when that is emptied.
    const first = facts.first().getByRole('textbox', { name: `What shoppers read of “${called[0]}”` });
    await first.fill('How heavy it is');
    await first.press('Tab');
    await page.locator('[data-state=saved]').waitFor();
    const draft = async () => (await ask(page, 'GET', DRAFT)).body.document as { texts?: Record<string, object> };
    await expect
      .poll(async () => (await draft()).texts?.en)
      .toEqual({ [`results.${FACTS[0]}.label`]: 'How heavy it is' });
    await page.getByRole('link', { name: 'Languages', exact: true }).click();
    const own = page.getByLabel(`Name of the attribute “${called[0]}” in English (written in the editor)`);
    expect(await own.inputValue()).toBe('How heavy it is');
    // It is no further language.
    expect(await page.locator('.languages').getByText('English').count()).toBe(0);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await first.fill('');
    await first.press('Enter');
    expect(await first.inputValue()).toBe(called[0]);
    await expect.poll(async () => (await draft()).texts?.en).toBeUndefined();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('lets what is chosen be read as a whole, however narrow the window is', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Questions', exact: true }).click();
    const toggle = page.locator('[data-item="use"] [data-toggle]').first();
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    await page.locator('[data-item="use"] select').first().waitFor();
    // Twice the text takes more room below, and none is beyond the edge.
    const cut = await page.locator('main select').evaluateAll((selects) =>
      (selects as HTMLSelectElement[])
        .filter((select) => select.offsetParent !== null)
        .flatMap((select) => {
          const option = select.selectedOptions[0];
          if (option === undefined) return [];
          const before = option.text;
          const height = select.offsetHeight;
          option.text = `${before} and so on and so forth, until it does not fit on a line of a phone any more`;
          const isHigher = select.offsetHeight > height;
          option.text = before;
          return isHigher && select.scrollWidth <= select.clientWidth ? [] : [before];
        }),
    );
    expect(cut).toEqual([]);
    expect(faults).toEqual([]);
  });
});
