// A shop's own front ends on top of the client library: the hook and the composable of docs/frameworks.md, used as
// shoppers use them.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocExamples } from './fixture/doc-examples.ts';
import { APPLICATION, type Framework, putPage } from './fixture/framework-page.ts';
import { FIRST_QUESTION, inBrowser } from './fixture/in-browser.ts';

const examples = await DocExamples.read();
afterAll(() => examples.remove());

const legend = (page: Page) => page.locator('legend');

/** Presses a button and waits for another question or the end. */
async function press(page: Page, name: string): Promise<void> {
  const before = await legend(page).textContent();
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => legend(page).allTextContents()).not.toEqual([before]);
}

for (const framework of ['React', 'Vue'] as const satisfies Framework[]) {
  inBrowser(`a front end of one's own in ${framework}`, {}, ({ visit, shop }) => {
    let script = '';
    beforeAll(async () => {
      script = await examples.bundle(APPLICATION[framework]);
    });
    const own = (): { until: null } => {
      putPage(shop(), { script, shows: 'own' });
      return { until: null };
    };

    it('asks, takes answers of each kind and skips, and shows results', () =>
      visit(own(), async ({ page, network, faults }) => {
        await legend(page).getByText(FIRST_QUESTION).waitFor();
        await page.getByLabel('To work and back').check();
        await press(page, 'Continue');
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('LEGEND');
        const seen = new Set<string>();
        while (await legend(page).count()) {
          const inputs = page.locator('fieldset input');
          const type = (await inputs.first().getAttribute('type')) ?? '';
          const isNew = !seen.has(type);
          const from = page.getByLabel('from');
          if (type === 'number') await from.fill(`${Number(await from.inputValue()) + 0.5}`);
          else if (isNew) await inputs.first().check();
          seen.add(type);
          await press(page, isNew ? 'Continue' : ((await page.locator('fieldset button').last().textContent()) ?? ''));
        }
        expect(seen).toEqual(new Set(['radio', 'checkbox', 'number']));
        expect(await page.locator('ol a').count()).toBeGreaterThan(0);
        const replies = network.posts().map((body) => JSON.parse(body || 'null')?.answers);
        expect(replies).toContainEqual(['commute']);
        expect(replies).toContainEqual([expect.stringMatching(/^\d+\.5-[\d.]+$/)]);
        expect(replies).toContainEqual([]);
        await page.getByRole('button', { name: 'Start again' }).click();
        await legend(page).getByText(FIRST_QUESTION).waitFor();
        expect(faults).toEqual([]);
      }));

    it('goes on after a reload', () =>
      visit(own(), async ({ page, network }) => {
        await page.getByLabel('To work and back').check();
        await press(page, 'Continue');
        const title = (await legend(page).textContent()) ?? '';
        network.will();
        await page.reload();
        await legend(page).getByText(title, { exact: true }).waitFor();
        expect(new Set(network.posts())).toEqual(new Set(['']));
      }));

    it('says that the session had ended, and begins again', () =>
      visit(own(), async ({ page }) => {
        await page.getByLabel('To work and back').check();
        await press(page, 'Continue');
        await page.evaluate(() => {
          for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, 'AaaaNotAToken');
        });
        await page.getByLabel('No, I ride by myself').check();
        await press(page, 'Continue');
        await legend(page).getByText(FIRST_QUESTION).waitFor();
        await page.getByText('we begin again').waitFor();
      }));

    it('says that something failed, and does it again when asked to', () =>
      visit(own(), async ({ context, page, network }) => {
        await legend(page).getByText(FIRST_QUESTION).waitFor();
        await page.getByLabel('To work and back').check();
        network.will();
        await context.setOffline(true);
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('alert').waitFor();
        await context.setOffline(false);
        await press(page, 'Try again');
        expect(await page.getByRole('alert').count()).toBe(0);
        expect(network.posts()).toEqual(['{"question_id":"use","answers":["commute"]}']);
      }));
  });
}
