// What people do in the portal, in a real browser: from the link that the first start prints to what a viewer may not.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { createAccount, OWNER, PortalServer, signIn } from './fixture/portal-server.ts';

const VIEWER = { name: 'Vera <b>Viewer</b>', password: 'seven grey umbrellas singing' };

describe.runIf(HAS_BROWSER)('the portal', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
  });
  afterAll(() => portal.stop());

  it('takes the first owner from the link to the shop; a password that is easily guessed is refused at its field', async () => {
    const link = await portal.firstLink();
    const { page, faults, close } = await portal.visit(link);
    await createAccount(page, { ...OWNER, password: 'password1234' });
    await page.getByText('It is among those that are tried first').waitFor();
    expect(await page.locator('input[name=password]').getAttribute('aria-invalid')).toBe('true');
    await page.locator('input[name=password]').fill(OWNER.password);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('Find your bicycle').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/admin/shops/demo');
    await page.getByText('208 products').waitFor();
    await page.reload();
    await page.getByText('208 products').waitFor();
    expect(faults).toEqual([]);
    await close();
    // And it works once.
    const again = await portal.visit(link);
    await again.page.getByRole('heading', { name: 'This link works no more' }).waitFor();
    expect(again.faults).toEqual([]);
    await again.close();
  });

  it('says in plain words that a password is wrong, and whether there is such a person it does not say', async () => {
    const { page, faults, close } = await portal.visit('/admin/shops/demo/keys');
    for (const email of [OWNER.email, 'nobody@shop.example']) {
      await signIn(page, { email, password: 'not the right one' });
      await page.getByRole('alert').getByText('E-mail or password is wrong.').waitFor();
      await page.reload();
    }
    expect(await page.locator('input[name=email]').getAttribute('autocomplete')).toBe('username');
    expect(await page.locator('input[name=password]').getAttribute('autocomplete')).toBe('current-password');
    // Whoever signs in gets to the page whose address they had.
    await signIn(page, OWNER);
    await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('shows a new key once; it can be copied, and is seen nowhere afterwards', async () => {
    const { page, faults, close } = await portal.visitAsOwner({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByRole('button', { name: 'Create a key' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Only pages at these addresses').fill('https://shop.example/page');
    await form.getByRole('button', { name: 'Create a key' }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByLabel('Only pages at these addresses').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('Only pages at these addresses').fill('https://shop.example\nhttps://other.example');
    await form.getByRole('button', { name: 'Create a key' }).click();
    const key = (await page.locator('.secret').textContent()) ?? '';
    expect(key.length).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByText('https://shop.example, https://other.example').waitFor();
    expect(await page.content()).not.toContain(key);
    // Rotated, the old one works a while longer.
    const row = page.getByRole('row').filter({ hasText: 'https://other.example' });
    await row.getByRole('button', { name: /^Rotate/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
    await page.getByText('The key before works until').waitFor();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await expect.poll(() => row.count()).toBe(2);
    // Revoked only after it was asked for again.
    const revoke = row.first().getByRole('button', { name: /^Revoke/ });
    await revoke.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await revoke.click();
    await page.getByRole('button', { name: 'Revoke for good' }).click();
    await row.getByText('revoked').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('hands over an invitation, and whoever accepts as a viewer sees the shop, but neither links nor pages of the rest', async () => {
    const owner = await portal.visitAsOwner();
    await owner.page.getByRole('link', { name: 'People' }).click();
    await owner.page.getByRole('button', { name: 'Invite' }).click();
    await owner.page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).fill('vera@shop.example');
    await owner.page.getByRole('button', { name: 'Make the link' }).click();
    const link = (await owner.page.locator('.secret').textContent()) ?? '';
    await owner.page.getByText('It begins with an address that only works on this machine').waitFor();
    await owner.page.getByRole('button', { name: 'I have copied it' }).click();
    await owner.page.getByRole('row').filter({ hasText: 'vera@shop.example' }).waitFor();

    const viewer = await portal.visit(link, { locale: 'de-AT' });
    await viewer.page.getByText('zu „demo“ in der Rolle Lesen, mit der Adresse vera@shop.example.').waitFor();
    await createAccount(viewer.page, VIEWER);
    await viewer.page.getByText('208 Produkte').waitFor();
    expect(await viewer.page.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
      'Überblick',
      'Kataloge',
      'Berater',
      'Auswertung',
    ]);
    // A name is a text, whatever is in it.
    await viewer.page.getByRole('link', { name: VIEWER.name }).waitFor();
    for (const path of ['keys', 'people', 'audit']) {
      await viewer.page.goto(`${portal.url}/admin/shops/demo/${path}`);
      await viewer.page.getByText('Ihre Rolle umfasst diese Seite nicht.').waitFor();
    }
    expect(viewer.faults).toEqual([]);

    await owner.page.reload();
    const row = owner.page.getByRole('row').filter({ hasText: 'vera@shop.example' });
    await row.getByText(VIEWER.name).waitFor();
    // The last reason to see the shop is taken away.
    await row.getByRole('button', { name: /^Remove/ }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => row.count()).toBe(0);
    await owner.page.getByRole('link', { name: 'Audit log' }).click();
    const log = owner.page.getByRole('row');
    await log.filter({ hasText: 'Person removed' }).waitFor();
    await log.filter({ hasText: 'Invitation accepted' }).waitFor();
    await owner.page.getByLabel('Only this kind').selectOption('Person removed');
    await expect.poll(() => log.filter({ hasText: 'Invitation accepted' }).count()).toBe(0);
    await log.filter({ hasText: 'Person removed' }).getByText('Before and after').click();
    await log.getByText('role: viewer').waitFor();
    expect(owner.faults).toEqual([]);

    await viewer.page.goto(`${portal.url}/admin`);
    await viewer.page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    await viewer.close();
    await owner.close();
  });

  it('lets whoever has an account sign in before accepting, and choose a new password by a link', async () => {
    const emil = { email: 'emil@shop.example', name: 'Emil Editor', password: 'nine wooden clouds whistling' };
    const invitation = await portal.invite(emil.email, 'viewer', 'demo');
    const first = await portal.visit(invitation);
    await createAccount(first.page, { name: emil.name, password: emil.password });
    await first.page.getByText('208 products').waitFor();
    await first.close();

    const again = await portal.visit(await portal.invite(emil.email, 'editor', null));
    await again.page.getByText('You have an account already. Sign in to accept.').waitFor();
    expect(await again.page.locator('input[name=email]').inputValue()).toBe(emil.email);
    await again.page.locator('input[name=password]').fill(emil.password);
    await again.page.getByRole('button', { name: 'Sign in' }).click();
    await again.page.getByRole('button', { name: 'Accept the invitation' }).click();
    await again.page.getByText('208 products').waitFor();

    const reset = await portal.visit(await portal.linkForNewPassword(emil.email));
    await reset.page.getByLabel('New password', { exact: true }).fill('another harbour made of paper');
    await reset.page.getByRole('button', { name: 'Set the password' }).click();
    await reset.page.getByText('208 products').waitFor();
    // Whoever was signed in with the old one is no more.
    await again.page.reload();
    await again.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signIn(again.page, emil);
    await again.page.getByText('E-mail or password is wrong.').waitFor();
    expect([...first.faults, ...again.faults, ...reset.faults]).toEqual([]);
    await again.close();
    await reset.close();
  });

  it('signs out everywhere at once, also where somebody is in the middle of something', async () => {
    const [one, other] = [await portal.visitAsOwner(), await portal.visitAsOwner()];
    await one.page.getByRole('link', { name: OWNER.name }).click();
    await one.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await one.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await one.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await other.page.getByRole('link', { name: 'Keys' }).click();
    await other.page.getByText('You were signed out. Please sign in again.').waitFor();
    expect([...one.faults, ...other.faults]).toEqual([]);
    await one.close();
    await other.close();
  });

  it('changes name, language and password of oneself', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await page.getByRole('link', { name: OWNER.name }).click();
    const profile = page.getByRole('region', { name: 'Name and language' });
    await profile.getByLabel('Your name').fill('Olga Ohnesorg');
    await profile.getByLabel('Language').selectOption('Deutsch');
    await profile.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor();
    await page.getByRole('link', { name: 'Olga Ohnesorg' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    await page.getByLabel('Bisheriges Passwort', { exact: true }).fill(OWNER.password);
    await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await page.getByText('Das Passwort ist zu kurz').waitFor();
    await page.getByLabel('Neues Passwort', { exact: true }).fill('eine gelbe Lampe am Fjord');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await page.getByText('Das Passwort ist geändert.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
