// Every screen is without a fault that axe finds, in both languages and both colour schemes, and nothing is wider than a phone.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { OWNER, PortalServer, signIn } from './fixture/portal-server.ts';

const LOOKS = (['en', 'de'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })),
);

describe.runIf(HAS_BROWSER)('every screen', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    const { page, close } = await portal.visitAsFirstOwner();
    await page.goto(`${portal.url}/admin/shops/demo/people`);
    await page.getByRole('button', { name: 'Create a token' }).click();
    await page.getByLabel('What it is for').fill('Nightly import');
    await page.getByRole('dialog').getByLabel('catalogs').selectOption('see and change');
    await page.getByRole('dialog').getByRole('button', { name: 'Create a token' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('button', { name: 'Invite' }).click();
    const address = `${'very-'.repeat(10)}long-address@${'department.'.repeat(5)}shop.example`;
    await page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).fill(address);
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).waitFor();
    await close();
  });
  afterAll(() => portal.stop());

  it.each(LOOKS)('is without fault in $language, $colorScheme', async ({ language, colorScheme }) => {
    const viewport = { width: 390, height: 844 };
    const { page, close } = await portal.visit('/admin/link#nothing', {
      ...{ colorScheme, viewport, locale: language, bypassCSP: true, reducedMotion: 'reduce' },
    });
    await page.locator('h1').waitFor();
    await expectNoFault(page, 'link that is gone');
    await page.goto(`${portal.url}/admin`);
    await page.locator('h1').waitFor();
    await expectNoFault(page, 'sign-in');
    await signIn(page, { ...OWNER, password: 'wrong' });
    await page.getByRole('alert').waitFor();
    await expectNoFault(page, 'sign-in with a problem');
    await signIn(page, OWNER);
    await page.locator('.cards li').first().waitFor();
    // The account was made in English.
    await page.locator('.self select').selectOption(language);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
    await expectNoFault(page, 'home');
    for (const path of ['shops/demo/keys', 'shops/demo/people', 'shops/demo/audit', 'me', 'nothing']) {
      await page.goto(`${portal.url}/admin/${path}`);
      await page.locator('h1').waitFor();
      await expect.poll(() => page.getByRole('status').getByText(/…$/).count()).toBe(0);
      await expectNoFault(page, path);
    }
    // And what opens on a page.
    for (const [path, button] of [
      ['keys', /^(Create a key|Schlüssel anlegen)$/],
      ['keys', /^(Rotate|Erneuern)/],
      ['keys', /^(Revoke|Sperren)/],
      ['people', /^(Invite|Einladen)$/],
      ['people', /^(Create a token|Token anlegen)$/],
      ['people', /^(Take back|Zurücknehmen)/],
    ] as const) {
      await page.goto(`${portal.url}/admin/shops/demo/${path}`);
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectNoFault(page, `${path} ${button}`);
    }
    await close();
  });
});
