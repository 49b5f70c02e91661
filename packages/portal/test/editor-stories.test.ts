// What people do with a draft in the portal, in a real browser: by keyboard only, two at once, back and forth, and without the right to.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { itemsIn } from '../src/advisors/draft/draft-document.ts';
import { createAccount, PortalServer } from './fixture/portal-server.ts';

/** Of the questions. */
const TITLES = '.editor > section > .item-list > ol > li > .item-head .item-title';

const HOSTILE = '<img src=x onerror="document.title=1">"\'</script>{a}';

describe.runIf(HAS_BROWSER)('the editor', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    const { close } = await portal.visitAsFirstOwner();
    await close();
  });
  afterAll(() => portal.stop());

  const draftOf = async (advisor: string) => {
    const draft = await portal.definitions.drafts.find('demo', advisor);
    const { documentOf } = await import('@guidepost/server/drafts/document-of');
    return draft === null ? null : documentOf(draft.cells);
  };
  const begin = async (page: Page, name: string): Promise<void> => {
    await page.goto(`${portal.url}/admin/shops/demo/advisors/~new`);
    await page.getByRole('button', { name: 'Start empty' }).click();
    await page.getByLabel('Name of the advisor').fill(name);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Add a question' }).waitFor();
  };
  const saved = (page: Page) => page.locator('[data-state=saved]').waitFor();

  it('makes an advisor of three questions from nothing, by keyboard only', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/advisors`);
    await press(page, 'New advisor');
    await press(page, 'Start empty');
    await tabTo(page, 'Name of the advisor');
    await page.keyboard.type('Keyboard finder');
    await press(page, 'Begin');
    // The first question: two answers, each with the products that have a value.
    await addOwn(page);
    await page.keyboard.type('Where will you ride?');
    for (const [title, value] of [
      ['In town', 'city'],
      ['Far away', 'trekking'],
    ]) {
      await press(page, 'Answer without a title');
      await tabTo(page, 'Title');
      await page.keyboard.type(title ?? '');
      await press(page, 'Add a condition');
      await tabTo(page, 'Attribute');
      await page.keyboard.type('kind');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Values');
      await page.keyboard.type((value ?? '').slice(0, 4));
      await page.getByRole('option', { name: new RegExp(`^${value} \\d+ products$`) }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('.condition .counted', { hasText: /^\d+ of [\d,]+ products$/ }).waitFor();
      await press(page, title ?? '', 'Shift+Tab');
    }
    // The second one is made of what the catalog knows of the price, and the third one is written.
    await press(page, 'Add a question');
    await expect.poll(() => focused(page)).toBe('Find an attribute');
    await page.keyboard.type('price');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Title');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('How much?');
    await tabTo(page, 'Border 1');
    const border = async () => Number(await page.getByRole('slider').first().getAttribute('aria-valuenow'));
    const before = await border();
    await page.keyboard.press('ArrowRight');
    await expect.poll(border).toBeGreaterThan(before);
    await addOwn(page);
    await page.keyboard.type('Which maker?');
    await press(page, 'Move “Which maker?” up', 'Shift+Tab');
    await page.getByText('“Which maker?” is at place 2 of 3 now.').waitFor();
    await saved(page);
    const document = await draftOf('keyboard-finder');
    expect(document).toMatchObject({
      name: 'Keyboard finder',
      questions: [
        {
          title: 'Where will you ride?',
          answers: [
            { title: 'In town', where: { kind: 'city' } },
            { title: 'Far away', where: { kind: 'trekking' } },
          ],
        },
        { title: 'Which maker?' },
        { title: 'How much?', type: 'RANGE', attribute: 'price' },
      ],
    });
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps what two people change at once; where they change the same, the second one chooses', async () => {
    const one = await portal.visitAsOwner();
    await begin(one.page, 'Together');
    for (const title of ['First', 'Second']) {
      await add(one.page, title);
    }
    await saved(one.page);
    const other = await portal.visitAsOwner();
    await other.page.goto(`${portal.url}/admin/shops/demo/advisors/together`);
    await open(other.page, 'Second');
    await open(one.page, 'First');
    // Different questions, at the same moment.
    await Promise.all([title(one.page).fill('First of one'), title(other.page).fill('Second of other')]);
    await one.page.locator('.item-title', { hasText: 'Second of other' }).waitFor();
    await other.page.locator('.item-title', { hasText: 'First of one' }).waitFor();
    // The same one: whoever comes second sees both texts.
    await open(other.page, 'First of one');
    await one.page.context().setOffline(true);
    await title(one.page).fill('Mine');
    await one.page.getByText('Guidepost cannot be reached').waitFor();
    await title(other.page).fill(HOSTILE);
    await saved(other.page);
    await one.page.context().setOffline(false);
    const choice = one.page.getByRole('alert').filter({ hasText: 'Somebody changed the same' });
    await choice.getByText(HOSTILE).waitFor();
    await choice.getByText('Mine', { exact: true }).waitFor();
    await choice.getByRole('button', { name: 'Take the other' }).click();
    await saved(one.page);
    expect(await title(one.page).inputValue()).toBe(HOSTILE);
    expect(await draftOf('together')).toMatchObject({ questions: [{ title: HOSTILE }, { title: 'Second of other' }] });
    // And once more, the other way round.
    await one.page.context().setOffline(true);
    await title(one.page).fill('Mine after all');
    await one.page.getByText('Guidepost cannot be reached').waitFor();
    await title(other.page).fill('Theirs');
    await saved(other.page);
    await one.page.context().setOffline(false);
    await one.page.getByRole('button', { name: 'Take mine' }).click();
    await other.page.locator('.item-title', { hasText: 'Mine after all' }).waitFor();
    expect(await one.page.title()).toContain('Together');
    expect([...one.faults, ...other.faults]).toEqual([]);
    await one.close();
    await other.close();
  });

  it('says what each result shows, in which order, and undoes it', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await begin(page, 'Card finder');
    await saved(page);
    const shown = async () => {
      await saved(page);
      return ((await draftOf('card-finder')) as { results?: { attributes?: string[] } } | null)?.results?.attributes;
    };
    const facts = page.getByRole('list', { name: 'What each result shows' }).getByRole('listitem');
    for (const place of [1, 2]) {
      await page.getByLabel('Show one more fact…').selectOption({ index: 1 });
      await expect.poll(() => facts.count()).toBe(place);
    }
    await expect.poll(async () => (await shown())?.length).toBe(2);
    const [first, second] = (await shown()) ?? [];
    await facts
      .nth(1)
      .getByRole('button', { name: /^Move .* up$/ })
      .press('Enter');
    await expect.poll(shown).toEqual([second, first]);
    await facts
      .nth(0)
      .getByRole('button', { name: /^No longer show/ })
      .click();
    await expect.poll(shown).toEqual([first]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(shown).toEqual([second, first]);
    const others = page.getByLabel('Show one more fact…').locator('optgroup').last().locator('option');
    await page.getByLabel('Show one more fact…').selectOption((await others.last().getAttribute('value')) ?? '');
    await facts.last().getByText('No question asks about it.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('takes the suggestion that was meant, says what no product has, and asks whether something is known', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await begin(page, 'Condition finder');
    await add(page, 'Which one?');
    await page.getByRole('button', { name: 'Answer without a title' }).first().click();
    await page.getByRole('button', { name: 'Add a condition' }).click();
    await page.locator('input[aria-label=Attribute]').fill('brakes');
    await page.keyboard.press('Enter');
    const where = async () => {
      await saved(page);
      const document = await draftOf('condition-finder');
      return itemsIn(document ?? {}, ['questions'])
        .flatMap(({ id }) => itemsIn(document ?? {}, ['questions', String(id), 'answers']))
        .flatMap((answer) => (answer.where === undefined ? [] : [answer.where]));
    };
    const values = page.locator('input[aria-label=Values]');
    // Before the service can have answered, too.
    await values.pressSequentially('disc');
    await values.press('Enter');
    await expect.poll(where).toEqual([{ brakes: 'hydraulic disc' }]);
    await values.fill('wooden');
    await page.getByText('No product has the value “wooden”. Enter takes it all the same.').waitFor();
    await values.press('Enter');
    await page.getByText('No product has the value “wooden”.', { exact: true }).waitFor();
    await expect.poll(where).toEqual([{ brakes: ['hydraulic disc', 'wooden'] }]);
    const comparison = page.getByLabel('Comparison');
    await comparison.selectOption('is none of');
    await page.getByText(/^\d+ products have no value here, so they do not count\./).waitFor();
    await comparison.selectOption('is not known');
    await expect.poll(where).toEqual([{ brakes: { exists: false } }]);
    expect(faults).toEqual([]);
    await close();
  });

  it.each([1280, 390])('shows large prices and the titles of ranges whole, %i pixels wide', async (width) => {
    const { page, close } = await portal.visitAsOwner({ viewport: { width, height: 900 } });
    await begin(page, `Wide finder ${width}`);
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Find an attribute').fill('price');
    await page.getByRole('button', { name: /price/i }).first().click();
    const titles = page.getByLabel(/^Title of part/);
    await titles.first().waitFor();
    await titles.nth(1).fill('$1,000,000 to $2,500,000');
    await page.getByLabel('Part 2 ends at').fill('2500000');
    for (const field of await page.locator('.groupings input').all()) {
      const { inner, shown } = await field.evaluate((input) => ({
        inner: input.scrollWidth,
        shown: input.clientWidth,
      }));
      expect(inner).toBeLessThanOrEqual(shown);
    }
    await close();
  });

  it('undoes 200 steps and does them again', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await begin(page, 'Undone');
    for (const title of ['A', 'B', 'C']) {
      await add(page, title);
    }
    await saved(page);
    const order = () => page.locator(TITLES).evaluateAll((all) => all.map((each) => each.textContent).join(''));
    const states = ['ABC'];
    let last = 'ABC';
    for (let step = 0; step < 200; step += 1) {
      // Of three, the first or the second goes down in turn.
      const [a = '', b = '', c = ''] = last;
      const moved = step % 2 === 0 ? a : b;
      await page.getByRole('button', { name: `Move “${moved}” down` }).press('Enter');
      last = step % 2 === 0 ? b + a + c : a + c + b;
      states.push(last);
    }
    expect(await order()).toBe(last);
    for (const state of states.toReversed().slice(1)) {
      await page.keyboard.press('Control+z');
      expect(await order()).toBe(state);
    }
    for (let step = 0; step < 200; step += 1) await page.keyboard.press('Control+Shift+z');
    expect(await order()).toBe(last);
    await saved(page);
    const document = await draftOf('undone');
    expect(document).toMatchObject({ questions: [...last].map((name) => ({ title: name })) });
    expect(faults).toEqual([]);
    await close();
  });

  it('shows a viewer everything and lets them change nothing', async () => {
    const owner = await portal.visitAsOwner();
    await begin(owner.page, HOSTILE.slice(0, 30));
    await owner.close();
    const { page, faults, close } = await portal.visit(await portal.invite('vera@shop.example', 'viewer', 'demo'));
    await createAccount(page, { name: 'Vera', password: 'seven grey umbrellas singing' });
    await page.getByText('208 products').waitFor();
    await page.goto(`${portal.url}/admin/shops/demo/advisors/~new`);
    await page.getByText('Your role does not include this page.').waitFor();
    await page.goto(`${portal.url}/admin/shops/demo/advisors/together`);
    await page.getByText('your role does not include changing it').waitFor();
    await open(page, 'Mine after all');
    expect(await title(page).getAttribute('readonly')).not.toBeNull();
    for (const name of ['Add a question', 'Delete this question', 'More about', 'Undo']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
    const may = page.locator(
      '.editor select:not([disabled]), .editor input:not([readonly]):not([disabled]):not([type=hidden])',
    );
    expect(await may.count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('has the texts of all languages side by side, and says which are missing', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.goto(`${portal.url}/admin/shops/demo/advisors/together/languages`);
    await page.getByLabel('Add a language').selectOption('fr');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/\d+ texts are missing/).waitFor();
    await page.getByLabel('Question: Mine after all in French').fill('Le mien');
    await saved(page);
    expect(JSON.stringify((await draftOf('together'))?.texts)).toMatch(/^{"fr":{"question-\w+.title":"Le mien"}}$/);
    await page.getByLabel('Only texts that are missing somewhere').check();
    await expect.poll(() => page.getByLabel('Question: Mine after all in French').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});

/** By the keyboard. */
async function addOwn(page: Page): Promise<void> {
  await press(page, 'Add a question');
  await expect.poll(() => focused(page)).toBe('Find an attribute');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Title');
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('button', { name: 'Something of my own' }).click();
  await page.locator('.item-title', { hasText: 'Question without a title' }).waitFor();
  // Those that are open stay so; the new one is the last.
  await page.getByLabel('Title', { exact: true }).last().fill(name);
}

const title = (page: Page) => page.getByLabel('Title', { exact: true }).first();

async function open(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: new RegExp(`^\\d+ ?${name}`) });
  await toggle.waitFor();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** What the focused element is called. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const labels = 'labels' in (element ?? {}) ? (element as HTMLInputElement).labels : null;
    return (
      element?.getAttribute('aria-label') ??
      element?.querySelector('.item-title')?.textContent ??
      labels?.[0]?.textContent ??
      element?.textContent ??
      ''
    );
  });

async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let times = 0; times < 150; times += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${name}.`);
}

async function press(page: Page, name: string, key = 'Tab'): Promise<void> {
  const links = page.getByRole('link', { name });
  await page.getByRole('button', { name }).or(links).first().waitFor();
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}
