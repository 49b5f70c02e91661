// The versions of an advisor: who published what, what is different, and the ways back.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask, done } from './fixture/by-the-interface.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { createAccount, OWNER, PortalServer, signIn } from './fixture/portal-server.ts';

const HOSTILE = '<img src=x onerror="document.title=\'taken\'"> & "more"';
const VERSIONS = '/admin/shops/demo/advisors/bikes/versions';

describe.runIf(HAS_BROWSER)('the versions of an advisor', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    const { page, close } = await portal.visitAsFirstOwner();
    const draft = '/advisors/bikes/draft';
    const begun = await ask(page, 'POST', draft, { from: 'version' });
    const edited = await ask(
      page,
      'PATCH',
      draft,
      {
        operations: [
          { op: 'set', path: ['questions', 'use', 'title'], value: HOSTILE },
          { op: 'set', path: ['results', 'limit'], value: 6 },
          { op: 'move', path: ['questions', 'drive'], after: 'height' },
        ],
      },
      begun.tag,
    );
    await done(page, await ask(page, 'POST', `${draft}/publications`, { seconds: null }, edited.tag));
    await ask(page, 'PATCH', draft, { operations: [{ op: 'set', path: ['name'], value: 'Velo' }] }, edited.tag);
    await close();
  });
  afterAll(() => portal.stop());

  const open = async (page: Page) => {
    await page.goto(portal.url + VERSIONS);
    await page.getByRole('region', { name: 'What is different' }).getByRole('status').waitFor();
  };
  const differences = (page: Page) => page.getByRole('region', { name: 'What is different' });
  const row = (page: Page, version: number) => page.getByRole('row').filter({ hasText: `Version ${version}` });

  it('say who published what when, and what publishing the draft would change; texts stay texts', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await open(page);
    await row(page, 2).getByText(OWNER.email).waitFor();
    await row(page, 2).getByText('live').waitFor();
    await row(page, 1).getByText('not known any more').waitFor();
    await differences(page).getByText('1 difference').waitFor();
    expect(await differences(page).locator('ins').allTextContents()).toEqual(['Velo']);
    await differences(page).getByLabel('From').selectOption('version-1');
    await differences(page).getByText('4 differences').waitFor();
    await differences(page)
      .getByRole('heading', { name: `Question “${HOSTILE}”` })
      .waitFor();
    await differences(page).getByText('after “How tall are you?”').waitFor();
    expect(await page.title()).not.toBe('taken');
    await differences(page).getByRole('button', { name: 'Swap' }).click();
    await expect.poll(() => differences(page).locator('del').allTextContents()).toContain('Velo');
    expect(faults).toEqual([]);
    await close();
  });

  it('lead back: a version goes live again or into the draft, and a state of the draft comes back', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await open(page);
    await row(page, 1).getByRole('button', { name: 'Take into the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take into the draft' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByText('Replaced by a file').waitFor();
    await differences(page).getByText('3 differences').waitFor();
    const states = page.getByRole('region', { name: 'States of the draft' }).locator('.draft-states > li');
    await states
      .filter({ hasText: 'changes' })
      .first()
      .getByRole('button', { name: /^Bring back/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
    await states.first().getByText('Brought back to an earlier state').waitFor();
    await differences(page).getByText('1 difference').waitFor();

    await row(page, 1).getByRole('button', { name: 'Publish again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish again' }).click();
    await row(page, 1).getByText('live').waitFor();
    await page.getByRole('button', { name: 'Take off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click();
    await page.getByText('The advisor is taken off').waitFor();
    await row(page, 2).getByRole('button', { name: 'Publish again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish again' }).click();
    await row(page, 2).getByText('live').waitFor();
    expect(await page.getByText('The advisor is taken off').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('are files that can be kept, and the advisor can be copied', async () => {
    const { page, faults, close } = await portal.visitAsOwner({ acceptDownloads: true });
    await open(page);
    const [version] = await Promise.all([
      page.waitForEvent('download'),
      row(page, 1).getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(version.suggestedFilename()).toBe('bikes-1.yaml');
    expect(await readFile(await version.path(), 'utf8')).toContain('advisor: bikes');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Its id').fill('bikes');
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Its id').fill('velos');
    await dialog.getByLabel('Name of the copy').fill('Velos');
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { level: 1, name: /velos/i }).waitFor();
    const copy = await ask(page, 'GET', '/advisors/velos/draft');
    expect(copy.body.document).toMatchObject({ advisor: 'velos', name: 'Velos' });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/velos/versions`);
    await page.getByText('Nothing was published yet.').waitFor();
    await page.getByText('Begun as a copy of bikes').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('tell somebody who changed a draft meanwhile, and nothing is overwritten', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await open(page);
    const { tag } = await ask(page, 'GET', '/advisors/bikes/draft');
    await ask(
      page,
      'PATCH',
      '/advisors/bikes/draft',
      { operations: [{ op: 'set', path: ['name'], value: 'Not seen' }] },
      tag,
    );
    await row(page, 1).getByRole('button', { name: 'Take into the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take into the draft' }).click();
    await page.getByRole('dialog').getByText('Somebody changed it since you looked').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    const { body } = await ask(page, 'GET', '/advisors/bikes/draft');
    expect(body.document).toMatchObject({ name: 'Not seen' });
    expect(faults).toEqual([]);
    await close();
  });

  it('are seen by viewers, who change nothing; and everything is without fault, in both languages', async () => {
    const link = await portal.invite('vera@shop.example', 'viewer', 'demo');
    const viewport = { width: 390, height: 844 };
    const vera = { name: 'Vera', password: 'seven grey umbrellas singing' };
    const { page, close } = await portal.visit(link, { viewport, bypassCSP: true, reducedMotion: 'reduce' });
    await createAccount(page, vera);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await open(page);
    const names = await page.getByRole('main').getByRole('button').allTextContents();
    expect([...new Set(names)].toSorted()).toEqual([
      'Compare with the draft',
      'Download',
      'Download the draft',
      'Swap',
    ]);
    await page.getByLabel('From').selectOption('version-1');
    await page.getByText('4 differences').waitFor();
    await expectNoFault(page, 'versions for a viewer');
    await close();
    const owner = await portal.visit(VERSIONS, {
      ...{ colorScheme: 'dark', viewport, bypassCSP: true, reducedMotion: 'reduce' },
    });
    await signIn(owner.page, OWNER);
    await owner.page.getByRole('button', { name: 'Take off' }).waitFor();
    await owner.page.locator('.self select').selectOption('de');
    await owner.page.getByLabel('Von', { exact: true }).selectOption('version-1');
    await owner.page.getByText('4 Unterschiede').waitFor();
    await expectNoFault(owner.page, 'versions in German, dark');
    await owner.page.getByRole('button', { name: 'Duplizieren' }).click();
    await owner.page.getByRole('dialog').waitFor();
    await expectNoFault(owner.page, 'dialog to duplicate');
    await owner.close();
  });
});
