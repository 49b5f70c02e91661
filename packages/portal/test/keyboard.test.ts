// Everything can be done without a mouse.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { OWNER, PortalServer } from './fixture/portal-server.ts';

describe.runIf(HAS_BROWSER)('by the keyboard alone', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
  });
  afterAll(() => portal.stop());

  it('somebody takes the first link, creates a key and revokes it', async () => {
    const { page, faults, close } = await portal.visit(await portal.firstLink());
    await page.getByLabel('Your name').waitFor();
    await tabTo(page, 'E-mail');
    await page.keyboard.type(OWNER.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(OWNER.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(OWNER.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await tabTo(page, 'Keys');
    await page.keyboard.press('Enter');
    // The new page begins at its heading.
    await expect.poll(() => focused(page)).toBe('Keys');
    await tabTo(page, 'Create a key');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'publishable');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'Create a key');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Copy');
    await tabTo(page, 'I have copied it');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'secret', exact: true }) });
    const name = (await row.getByRole('button', { name: /^Revoke/ }).getAttribute('aria-label')) ?? '';
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    // Nothing grave is done by a second Enter.
    await expect.poll(() => focused(page)).toBe('Cancel');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(name);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Cancel');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await row.getByText('revoked').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

/** What the focused element is called. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let times = 0; times < 40; times += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No key leads to ${name}.`);
}
