// The widget in React and Vue: the components of docs/frameworks.md, bundled exactly as they are printed, in a real
// browser, on a page with a strict content security policy.

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { version as react } from 'react';
import { version as reactDom } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocExamples } from './fixture/doc-examples.ts';
import { APPLICATION, type Framework, type FrameworkPage, heard, putPage, show } from './fixture/framework-page.ts';
import { FIRST_QUESTION, inBrowser } from './fixture/in-browser.ts';

const DRIVE = 'Would you like a motor to help?';
const MUSCLE = '{"question_id":"drive","answers":["muscle"]}';

const examples = await DocExamples.read();
afterAll(() => examples.remove());

/** Collects warnings of the page, too, from now on, because Vue only warns if it cannot hydrate something. */
function warnings(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && seen.push(message.text()));
  return seen;
}

/** Makes products pages of the shop, as they are everywhere but in the demo. */
const ownProducts = (page: Page, origin: string): Promise<unknown> =>
  page.route('**/api/v7/next/', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(/"link":"https?:\/\/[^/]+([^"]+)"/g, `"link":"${origin}$1?colour=blue#sizes"`);
    await route.fulfill({ response, body });
  });

for (const framework of ['React', 'Vue'] as const satisfies Framework[]) {
  inBrowser(`the widget in ${framework}`, {}, ({ visit, shop }) => {
    let script = '';
    beforeAll(async () => {
      script = await examples.bundle(APPLICATION[framework]);
    });
    const open = (page: Omit<FrameworkPage, 'script'>): { until: null } => {
      putPage(shop(), { script, ...page });
      return { until: null };
    };

    it('leads through; the application hears of replies, and takes the shopper to the product by itself', () =>
      visit(open({ shows: 'shop' }), async ({ page, shopper, faults, network }) => {
        await shopper.sees(FIRST_QUESTION);
        expect(network.posts()).toEqual(['']);
        await ownProducts(page, new URL(page.url()).origin);
        await shopper.choose('To work and back');
        await shopper.advisor.locator('.skip', { hasText: 'No idea' }).waitFor();
        await shopper.toTheEnd();
        await shopper.button('Once more').waitFor();
        const address = page.url();
        await shopper.advisor.locator('a.result').first().click();
        expect((await heard(page))[0]).toBe('replied use commute');
        expect((await heard(page)).at(-1)).toMatch(/^go \/demo\/products\/.+\?colour=blue#sizes$/);
        expect(page.url()).toBe(address);
        expect(faults).toEqual([]);
      }));

    it('removed and made anew it goes on where it was, even with a reply on its way; each reply counts once', () =>
      visit(open({ shows: 'shop' }), async ({ page, shopper, network }) => {
        await shopper.sees(FIRST_QUESTION);
        await shopper.choose('To work and back');
        await show(page, null);
        await shopper.advisor.waitFor({ state: 'detached' });
        network.will();
        await show(page, 'bikes');
        await shopper.sees(DRIVE);
        expect(network.posts()).toEqual(['']);
        network.will({ delay: 1_000 });
        await shopper.answer('No, I ride by myself').click();
        await expect.poll(() => network.posts().length).toBe(1);
        await show(page, null);
        await shopper.advisor.waitFor({ state: 'detached' });
        await show(page, 'bikes');
        await expect.poll(() => shopper.trail()).toEqual(['To work and back', 'No, I ride by myself']);
        await shopper.leaves(DRIVE);
        expect(new Set(network.posts().filter(Boolean))).toEqual(new Set([MUSCLE]));
      }));

    it('another advisor is another conversation, and the first one goes on when it comes back', () =>
      visit(open({ shows: 'shop' }), async ({ page, shopper, faults }) => {
        await shopper.sees(FIRST_QUESTION);
        await shopper.choose('To work and back');
        await show(page, 'kids-bikes');
        await shopper.leaves(DRIVE);
        await expect.poll(() => shopper.trail()).toEqual([]);
        await shopper.advisor.locator('.answer, .range').first().waitFor();
        await show(page, 'bikes');
        await shopper.sees(DRIVE);
        expect(await shopper.trail()).toEqual(['To work and back']);
        expect(faults).toEqual([]);
      }));

    it('rendered on a server it is hydrated without complaint, and the application hears it', async () => {
      const rendered = await examples.render(framework === 'React' ? 'server.tsx' : 'server.ts');
      expect(rendered).toMatch(/^<product-advisor .*api-key="gp_pk_…".*<a href="\/products">All products<\/a>/);
      await visit(open({ shows: 'shop', rendered }), async ({ page, shopper }) => {
        await shopper.sees(FIRST_QUESTION);
        const complaints = warnings(page);
        await page.reload();
        await shopper.sees(FIRST_QUESTION);
        // It is the same element that the server wrote, with the same content.
        expect(await page.locator('product-advisor').count()).toBe(1);
        expect(await page.locator('product-advisor > a').count()).toBe(1);
        await shopper.choose('To work and back');
        await expect.poll(() => heard(page)).toEqual(['replied use commute']);
        await show(page, 'kids-bikes');
        await shopper.leaves(DRIVE);
        expect(complaints).toEqual([]);
      });
    });

    it('opens as a dialog by a ref, even if its button is pressed before the script has come; the button gets the focus back', () =>
      visit(open({ shows: 'dialog' }), async ({ page, shopper, faults }) => {
        const pressed = Promise.withResolvers<void>();
        await page.route('**/widget.js', (route) => pressed.promise.then(() => route.continue()));
        await page.reload({ waitUntil: 'commit' });
        const button = page.getByRole('button', { name: 'Help me choose' });
        await button.click();
        pressed.resolve();
        await shopper.sees(FIRST_QUESTION);
        expect(await shopper.advisor.locator('dialog').evaluate((element) => element.matches(':modal'))).toBe(true);
        await page.keyboard.press('Escape');
        await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(faults).toEqual([]);
      }));
  });
}

describe('the examples', () => {
  it('are written for the versions that are installed', () => {
    expect([react, reactDom].map((version) => version.split('.')[0])).toEqual(['19', '19']);
  });

  it('have right types', async () => {
    const files = [...examples.texts.keys()].filter((name) => /\.tsx?$/.test(name) && name !== 'vite.config.ts');
    const compilerOptions = {
      ...{ target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler' },
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true },
      ...{ jsx: 'react-jsx', types: [], skipLibCheck: true, allowImportingTsExtensions: true },
    };
    await writeFile(
      join(examples.folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: [...files, 'vue.d.ts'] }),
    );
    await writeFile(
      join(examples.folder, 'vue.d.ts'),
      "declare module '*.vue' {\n  const component: import('vue').Component;\n  export default component;\n}\n",
    );
    const tsc = join(examples.folder, 'node_modules/.bin/tsc');
    const { stdout } = await promisify(execFile)(tsc, ['-p', examples.folder]).catch(({ stdout }) => ({ stdout }));
    expect(stdout).toBe('');
  });
});
