// A draft is tried beside the editor: replies, how many products they leave, why a product is not there and what brings it back; the
// preview follows the draft, also when it is broken for a while.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { createDraft } from '@guidepost/server/drafts/create-draft';
import { editDraft } from '@guidepost/server/drafts/edit-draft';
import { readDraftEdit } from '@guidepost/server/requests/draft-edit-requests';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { PortalServer, type Visit } from './fixture/portal-server.ts';

const BIKES = { client: 'demo', advisor: 'bikes' };
const SOMEBODY = { kind: 'machine', id: '', name: 'somebody else' } as const;

describe.runIf(HAS_BROWSER)('the preview of a draft', () => {
  let portal: PortalServer;
  let visit: Visit;
  let page: Page;
  let preview: Preview;

  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
    const { drafts, advisors } = portal.definitions;
    const start = { kind: 'version', version: null } as const;
    await createDraft({ drafts, advisors }, { ...BIKES, start, by: SOMEBODY });
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    visit = await portal.visitAsOwner({ bypassCSP: false, permissions: ['clipboard-read', 'clipboard-write'] });
    page = visit.page;
    preview = new Preview(page);
    await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
    await preview.asks('What will you ride for most of all?');
  });
  afterEach(async () => {
    expect(visit.faults).toEqual([]);
    await visit.close();
  });

  /** As another person does. */
  async function edit(...operations: DraftOperation[]): Promise<void> {
    const { drafts } = portal.definitions;
    const base = (await drafts.find('demo', 'bikes'))?.revision ?? 0;
    const read = readDraftEdit({ operations });
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    const edited = await editDraft(drafts, { ...BIKES, base, by: SOMEBODY, operations: read.value });
    expect(edited.kind).toBe('edited');
  }

  it('wears the colour of the shop, and so do what is live and the lines for the page of the shop', async () => {
    const answer = page.locator('preview-advisor').getByRole('button', { name: 'To work and back' });
    const accent = () =>
      answer.evaluate((button) => getComputedStyle(button).getPropertyValue('--advisor-accent').trim());
    expect(await accent()).toBe('');
    const color = page.getByLabel('Colour of your shop').first();
    await color.fill('#b3261e');
    await expect.poll(accent).toBe('#b3261e');
    await color.press('Escape');
    await page.getByRole('link', { name: 'Integration', exact: true }).click();
    await page.getByText('style="--advisor-accent: #b3261e"').first().waitFor();
    await page.getByRole('link', { name: 'As shoppers see it' }).click();
    await page.getByText('It has the colour of your shop').waitFor();
    await preview.asks('What will you ride for most of all?');
    expect(await accent()).toBe('#b3261e');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await preview.asks('What will you ride for most of all?');
    expect(await accent()).toBe('#b3261e');
    await color.fill('');
    await expect.poll(accent).toBe('');
  });

  it('tells what each reply leaves, why a product is not there, and makes the change that brings it back', async () => {
    await preview.left('58 products left');
    await preview.reply('To work and back');
    await preview.left('23 products left, leaves out 35');
    await preview.reply('Yes, with a motor');
    await preview.left('11 products left, leaves out 12');

    await page.getByRole('tab', { name: 'Why a product?' }).click();
    await page.getByLabel('Find a product').fill('FELL-GN');
    await page.getByRole('button', { name: 'FELL-GN' }).click();
    const product = page.getByRole('article', { name: /Fell 10/ });
    const verdict = product.getByText('It is not shown, because it does not fit every reply.');
    await verdict.waitFor();
    // Whoever asked sees it and hears it, wherever the pane was scrolled to.
    await expect.poll(() => verdict.evaluate((place) => place === document.activeElement)).toBe(true);
    await product
      .getByRole('listitem')
      .filter({ hasText: 'Would you like a motor to help?' })
      .getByText('does not fit')
      .waitFor();
    const change = product.getByRole('region', { name: 'The smallest change that brings it back' });
    await change.getByRole('listitem').filter({ hasText: 'instead of Yes, with a motor' }).waitFor();
    await change.getByRole('button', { name: 'Make this change in the preview' }).click();
    await product.getByText(/^It (fits so far|is shown, at place)/).waitFor();
    await expect.poll(() => change.count()).toBe(0);
    // It is taken by nobody again: what was clicked keeps the focus, or what comes after it.
    expect(await product.getByRole('status').evaluate((place) => place === document.activeElement)).toBe(false);
    await page.getByRole('tab', { name: 'Products left' }).click();
    await expect.poll(() => page.getByText('leaves out 12').count()).toBe(0);
  });

  it('shows a question that is being edited, after the replies that were given', async () => {
    const see = async (title: string): Promise<void> => {
      const item = page.locator('[data-item]', { hasText: title }).first();
      await item.locator('[data-toggle]').first().click();
      await item.getByRole('button', { name: 'See it in the preview' }).click();
    };
    await preview.reply('To work and back');
    await see('What would you like to spend?');
    await preview.asks('What would you like to spend?');
    await page.locator('.preview-left').getByText('leaves out 35').waitFor();
    // It is asked only of those who want a motor.
    const missed = page.getByText('This question is not asked after these replies.');
    await see('How far should one charge take you?');
    await missed.waitFor();
    await page.locator('.preview-bar').getByRole('button', { name: 'Start again' }).click();
    await preview.reply('To work and back');
    await preview.reply('Yes, with a motor');
    expect(await missed.count()).toBe(0);
    await page.getByRole('button', { name: 'See it in the preview' }).last().click();
    await preview.asks('How far should one charge take you?');
  });

  it('shows the conversation of a finding also after a product was asked about', async () => {
    await preview.reply('To work and back');
    await preview.asks('Would you like a motor to help?');
    await page.getByRole('tab', { name: 'Why a product?' }).click();
    await page.getByLabel('Find a product').fill('FELL-GN');
    await page.getByRole('button', { name: 'FELL-GN' }).click();
    await page.getByRole('article', { name: /Fell 10/ }).waitFor();
    await preview.reply('Yes, with a motor');
    await page.getByRole('tab', { name: 'Check' }).click();
    await page.getByText(/\d+ things? to know/).click();
    await page.getByRole('button', { name: 'Show me' }).first().click();
    const told = page.getByText('You see a conversation with this:');
    await told.waitFor();
    await page.getByText('The conversation is being played…').waitFor({ state: 'detached' });
    // The product is not in its way.
    const top = () => told.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
    await expect.poll(top).toBeLessThan(0.9);
    await page.locator('.preview-left li').nth(1).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    // What it shows is told as long as it is there.
    await page.reload();
    await told.waitFor();
    await page.locator('.preview-bar').getByRole('button', { name: 'Start again' }).click();
    await told.waitFor({ state: 'detached' });
    await page.reload();
    await preview.asks('What will you ride for most of all?');
    expect(await told.count()).toBe(0);
  });

  it('shows what a page of the shop sends and gets, to be copied', async () => {
    await preview.reply('To work and back');
    await page.getByRole('tab', { name: 'For developers' }).click();
    await page.getByRole('button', { name: 'Copy the request of step 2' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const read = async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(await read()).toEqual({ question_id: 'use', answers: ['commute'] });
    await page.getByRole('button', { name: 'Copy the response of step 2' }).click();
    await expect.poll(async () => (await read()).question?.question_id).toBe('drive');
  });

  it('follows the draft with the replies, and says what is wrong while it is broken', async () => {
    await preview.reply('To work and back');
    await preview.asks('Would you like a motor to help?');
    const hostile = '<img src=x onerror=alert(1)> & "motor"?';
    await edit({ op: 'set', path: ['questions', 'drive', 'title'], value: hostile });
    await preview.asks(hostile);
    await preview.left('23 products left, leaves out 35');
    // Whoever waits for a question that is left out learns why.
    const lit = [true, false].map((lights) => ({ id: `${lights}`, title: `Lit: ${lights}`, where: { lights } }));
    const value = { id: 'lit', type: 'SINGLE', role: 'filter', title: 'Lights?', answers: lit };
    await edit({ op: 'insert', path: ['questions'], value, after: 'use' });
    await page.locator('.preview-passed-now').getByText('Not asked: all 23 products left fit “Lit: true”.').waitFor();
    await page.locator('.preview-left').getByText('Not asked: all 23 products left fit “Lit: true”.').waitFor();
    await edit({ op: 'remove', path: ['questions', 'lit'] });
    await page.locator('.preview-passed-now').waitFor({ state: 'detached' });
    await edit({ op: 'set', path: ['name'], value: hostile });
    await page.getByRole('heading', { level: 1, name: hostile }).waitFor();

    await edit({ op: 'set', path: ['questions', 'drive', 'type'], value: '<b>SEVERAL</b>' });
    const broken = page.getByRole('status').filter({ hasText: 'The draft cannot be tried yet' });
    await broken.getByText(`${hostile} › type`).waitFor();
    await broken.getByText('SINGLE').first().waitFor();
    expect(await page.locator('preview-advisor').isVisible()).toBe(false);
    await edit({ op: 'set', path: ['questions', 'drive', 'type'], value: 'SINGLE' });
    await preview.asks(hostile);
    await expect.poll(() => broken.count()).toBe(0);
    await preview.left('23 products left, leaves out 35');

    // A reply that does not hold any more is left out.
    await edit({ op: 'remove', path: ['questions', 'use', 'answers', 'commute'] });
    await preview.asks('What will you ride for most of all?');
    await edit({ op: 'set', path: ['questions', 'drive', 'title'], value: 'Would you like a motor to help?' });
  });

  it('keeps the replies that were on their way when the draft broke', async () => {
    await preview.reply('Day trips and holidays');
    await preview.asks('Would you like a motor to help?');
    const title = { op: 'set', path: ['questions', 'drive', 'title'] } as const;
    const type = { op: 'set', path: ['questions', 'drive', 'type'] } as const;
    // The draft is another one when the conversation begins again, and broken when its first reply comes.
    let isBroken = false;
    await page.route('**/preview/next', async (route) => {
      if (route.request().headers()['service-session-token'] !== undefined && !isBroken) {
        isBroken = true;
        await edit({ ...type, value: 'SEVERAL' });
      }
      await route.continue();
    });
    await edit({ ...title, value: 'A motor?' });
    await page.getByRole('status').filter({ hasText: 'The draft cannot be tried yet' }).waitFor();
    await edit({ ...type, value: 'SINGLE' });
    await preview.asks('A motor?');
    await edit({ ...title, value: 'Would you like a motor to help?' });
    await preview.asks('Would you like a motor to help?');
  });

  it('goes on where it was when it is opened again, and begins anew when asked to; it speaks every language of the draft', async () => {
    await preview.reply('Day trips and holidays');
    await preview.asks('Would you like a motor to help?');
    await page.reload();
    await preview.asks('Would you like a motor to help?');
    await page.getByLabel('Language of the conversation').selectOption('German');
    await preview.asks('Soll ein Motor helfen?');
    const replies = page.locator('preview-advisor [part=replies] button');
    expect(await replies.allTextContents()).toEqual([expect.stringContaining('Tagesausflüge und Reisen')]);
    await page.getByRole('button', { name: 'Start again' }).click();
    await preview.asks('Wofür werden Sie am meisten fahren?');
    expect(await replies.count()).toBe(0);
  });
});

describe.runIf(HAS_BROWSER)('every state of the preview', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    await (await portal.visitAsFirstOwner()).close();
    const { drafts, advisors } = portal.definitions;
    await createDraft({ drafts, advisors }, { ...BIKES, start: { kind: 'version', version: null }, by: SOMEBODY });
  });
  afterAll(() => portal.stop());

  it.each(['light', 'dark'] as const)(
    'is without a fault that axe finds, and fits a phone: %s',
    async (colorScheme) => {
      const viewport = { width: 390, height: 844 };
      const { page, close } = await portal.visitAsOwner({
        ...{ colorScheme, viewport, bypassCSP: true, reducedMotion: 'reduce' },
      });
      await page.goto(`${portal.url}/admin/shops/demo/advisors/bikes`);
      await page.getByRole('tab', { name: 'Preview' }).click();
      const preview = new Preview(page);
      await preview.reply('To work and back');
      await preview.left('23 products left, leaves out 35');
      await expectNoFault(page, 'products left');
      await page.getByRole('tab', { name: 'Why a product?' }).click();
      await page.getByLabel('Find a product').fill('linden');
      await page.locator('.preview-products button').first().waitFor();
      await expectNoFault(page, 'a search');
      await page.locator('.preview-products button').first().click();
      await page.getByRole('article').waitFor();
      await expectNoFault(page, 'a product');
      await page.getByRole('tab', { name: 'For developers' }).click();
      await page.locator('pre:visible').first().waitFor();
      await expectNoFault(page, 'what goes over the wire');
      await close();
    },
  );
});

/** What is seen of the preview. */
class Preview {
  readonly #page: Page;
  readonly #stage: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#stage = page.locator('preview-advisor');
  }

  asks(question: string): Promise<void> {
    return this.#stage.getByRole('heading', { name: question, exact: true }).waitFor();
  }

  reply(answer: string): Promise<void> {
    return this.#stage.getByRole('button', { name: answer }).click();
  }

  left(text: string): Promise<void> {
    return this.#page.getByRole('tabpanel').getByText(text, { exact: true }).waitFor();
  }
}
