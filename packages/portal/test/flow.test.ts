// The conversation as a graph: what shoppers do on it, and that everybody can go through it.

import { setTimeout as sleep } from 'node:timers/promises';
import { computeInsights } from '@guidepost/server/jobs/insight-schedule';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { OWNER, PortalServer, signIn } from './fixture/portal-server.ts';

const DAY = 86_400_000;
const HOSTILE = '<img src=x onerror="document.title=\'taken\'"> & "more"';

/** 30 questions, with branches of branches, long texts and hostile ones. */
const LARGE = {
  ...{ advisor: 'large', client: 'demo', name: 'Large', language: 'en', catalog: 'bikes' },
  results: { show: { after_questions: 3 } },
  questions: Array.from({ length: 30 }, (_, nth) => ({
    ...{ id: `q${nth}`, type: 'SINGLE', role: nth % 4 === 3 ? 'preference' : 'filter' },
    title: nth === 1 ? HOSTILE : nth === 2 ? `A ${'very '.repeat(60)}long question?` : `Question ${nth}?`,
    answers: [{ id: 'a', title: nth === 1 ? HOSTILE : 'Yes' }, { id: 'b' }],
    ...(nth % 5 > 2 && { ask_if: { [`q${nth - 1}`]: { any_of: ['a'] } } }),
  })),
};

describe.runIf(HAS_BROWSER)('the flow of an advisor', () => {
  let portal: PortalServer;
  beforeAll(async () => {
    portal = await PortalServer.start();
    const { page, close } = await portal.visitAsFirstOwner();
    await ask(page, 'POST', '/advisors/large/draft', { from: 'file', text: JSON.stringify(LARGE) });
    const { body } = await ask(page, 'POST', '/keys', { kind: 'secret' });
    for (const answer of ['carry', 'town', 'town', 'tours']) await talk(portal.url, String(body.key), answer);
    const location = { kind: 'embedded', folder: portal.folder } as const;
    const task = { location, settings: { kept: 3 * DAY, total: DAY }, now: Date.now() };
    const computed = await computeInsights(task, new AbortController().signal);
    if (computed.kind !== 'done') throw new Error(JSON.stringify(computed));
    await close();
  });
  afterAll(() => portal.stop());

  const open = async (page: Page, advisor: string) => {
    await page.goto(`${portal.url}/admin/shops/demo/advisors/${advisor}/flow`);
    await page.getByRole('list', { name: /question by question|Frage für Frage/ }).waitFor();
  };
  const question = (page: Page, title: string) => page.locator('.flow-question').filter({ hasText: title });

  it('shows which share of shoppers takes which way, and where results appear', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await open(page, 'bikes');
    await page.getByText('From 4 conversations of the last 30 days.').waitFor();
    await question(page, 'What will you ride for').getByText('100% of shoppers see it').waitFor();
    const branch = question(page, 'Who or what comes along?');
    await branch.getByText('25% of shoppers see it').waitFor();
    await branch.getByText('was answered with “Take children or a load along”').waitFor();
    await question(page, 'What will you ride for').getByText('8 answers').click();
    const town = question(page, 'What will you ride for').getByRole('listitem').filter({ hasText: 'Errands in town' });
    expect(await town.textContent()).toContain('50%');
    const stops = await page.locator('.flow > ol > li').allTextContents();
    expect(stops.findIndex((text) => text.startsWith('Results appear after 2 questions'))).toBe(3);
    // A branch leaves the line and comes back to it: two lines more than from stop to stop.
    await expect.poll(() => page.locator('.flow-lines path').count()).toBeGreaterThan(stops.length);
    expect(faults).toEqual([]);
    await close();
  });

  it('leads to the question in the editor, by the keyboard as well', async () => {
    const { page, faults, close } = await portal.visitAsOwner();
    await open(page, 'bikes');
    const link = page.getByRole('link', { name: 'Edit question 2: Would you like a motor to help?' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/shops/demo/advisors/bikes/edit/drive');
    // It is open there, once there is a draft.
    await page.getByRole('button', { name: /^Edit version/ }).click();
    await expect
      .poll(() => page.locator('[data-item="drive"] [data-toggle]').first().getAttribute('aria-expanded'))
      .toBe('true');
    expect(faults).toEqual([]);
    await close();
  });

  it('of 30 questions with texts of any length and kind fits on a phone; what is not known is said', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await portal.visit('/admin', {
        ...{ viewport: { width: 390, height: 844 }, bypassCSP: true, reducedMotion: 'reduce', colorScheme },
      });
      await signIn(page, OWNER);
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
      await open(page, 'large');
      await page.getByText('There were no conversations in the last 30 days').waitFor();
      expect(await page.locator('.flow-question').count()).toBe(30);
      expect(await page.locator('.flow-lines path:not([stroke-dasharray])').count()).toBe(0);
      await question(page, HOSTILE).getByText('2 answers').first().click();
      expect(await page.title()).not.toBe('taken');
      await expectNoFault(page, `large flow, ${colorScheme}`);
      await open(page, 'bikes');
      await expectNoFault(page, `flow with shares, ${colorScheme}`);
      await close();
    }
  });
});

/** Begins a conversation and replies to its first two questions. */
async function talk(url: string, key: string, answer: string): Promise<void> {
  const ask = async (more: Readonly<Record<string, string>>, body: string | null): Promise<string> => {
    const headers = { 'Service-API-Key': key, 'Service-Advisor-ID': 'bikes', ...more };
    const response = await fetch(`${url}/api/v7/next/`, { method: 'POST', headers, body });
    // The server hears of a new key a moment later.
    if (response.status === 401) return sleep(200).then(() => ask(more, body));
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { readonly session_token: string }).session_token;
  };
  let token = await ask({}, null);
  for (const [question, reply] of [
    ['use', answer],
    ['drive', 'either'],
  ]) {
    const body = JSON.stringify({ question_id: question, answers: [reply] });
    token = await ask({ 'Service-Session-Token': token, 'Content-Type': 'application/json' }, body);
  }
}
