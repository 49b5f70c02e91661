// What developers copy from the portal works as it is, once their key is put in.

import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_BROWSER } from '../../widget/test/fixture/browser.ts';
import { ask } from './fixture/by-the-interface.ts';
import { expectNoFault } from './fixture/no-fault.ts';
import { OWNER, PortalServer, signIn } from './fixture/portal-server.ts';

const INTEGRATION = '/admin/shops/demo/advisors/bikes/integration';
const ROOT = new URL('../../../', import.meta.url);
const run = promisify(execFile);

describe.runIf(HAS_BROWSER)('what brings an advisor into a shop', () => {
  let portal: PortalServer;
  let shop: ShopPage;
  let folder: string;
  /** By the names of the snippets. */
  const copied = new Map<string, string>();
  let secret = '';
  let publishable = '';

  beforeAll(async () => {
    portal = await PortalServer.start();
    shop = await ShopPage.serve();
    folder = await mkdtemp(join(tmpdir(), 'guidepost-snippets-'));
    await symlink(new URL('node_modules', ROOT).pathname, join(folder, 'node_modules'));
    const { page, faults, close } = await portal.visitAsFirstOwner({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const keyOf = async (body: object) => String((await ask(page, 'POST', '/keys', body)).body.key);
    secret = await keyOf({ kind: 'secret' });
    publishable = await keyOf({ kind: 'publishable', origins: [shop.origin] });
    await page.goto(portal.url + INTEGRATION);
    // What is for developers is folded away from everybody else.
    expect(await page.getByRole('region', { name: 'By plain requests' }).isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'For developers' }).click();
    for (const name of ['2. Copy these lines', 'With JavaScript', 'In AI assistants', 'By plain requests'])
      copied.set(name, await copy(page, name));
    expect(faults).toEqual([]);
    await close();
    // The server hears of new keys a moment later.
    await answered(portal.url, secret);
  });
  afterAll(async () => {
    await portal.stop();
    await shop.stop();
    await rm(folder, { recursive: true });
  });

  /** As somebody does it. */
  async function copy(page: Page, name: string): Promise<string> {
    await page.getByRole('button', { name: `Copy: ${name}` }).click();
    await page.getByRole('region', { name }).getByRole('button', { name: 'Copied' }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  }
  const withKey = (name: string, key: string): string => (copied.get(name) ?? '').replaceAll('YOUR_KEY', key);

  it('as requests: a conversation begins and gets its first reply', async () => {
    const [begin = '', reply = ''] = withKey('By plain requests', secret).split('# Each reply');
    const first = JSON.parse((await run('sh', ['-c', begin])).stdout);
    expect(first.question.question_id).toBe('use');
    const settings = begin.slice(0, begin.indexOf('# It begins'));
    const filled = reply.replace(/THE session_token[^']*/, first.session_token);
    const second = JSON.parse((await run('sh', ['-c', `${settings}#${filled}`])).stdout);
    expect(second.question.question_id).toBe('drive');
  });

  it('as JavaScript: a whole conversation, to its results', async () => {
    const file = join(folder, 'snippet.mjs');
    await writeFile(file, withKey('With JavaScript', secret));
    const { stdout } = await run(process.execPath, [file], { cwd: folder });
    expect(stdout.split('\n')[0]).toMatch(/^\d+\.\d\d \S/);
  });

  it('as an address for assistants: that of the service, with a key that everybody may see', () => {
    expect(withKey('In AI assistants', publishable)).toBe(`${portal.url}/mcp/${publishable}`);
  });

  it('as a widget: the page of the shop shows the first question', async () => {
    const { page, close } = await portal.visit('/admin');
    shop.html = `<!doctype html><title>Shop</title>${withKey('2. Copy these lines', publishable)}`;
    await page.goto(shop.origin);
    await page.getByText('What will you ride for most of all?').waitFor();
    expect(await page.locator('product-advisor').getAttribute('currency')).toBe('EUR');
    await close();
  });

  it('is without fault, says what is missing, and links to keys only for those who may see them', async () => {
    const { page, close } = await portal.visit(INTEGRATION, {
      ...{ viewport: { width: 390, height: 844 }, bypassCSP: true, colorScheme: 'dark', reducedMotion: 'reduce' },
    });
    await signIn(page, OWNER);
    await page.getByRole('link', { name: 'To the keys' }).waitFor();
    await page.getByLabel('Address of your page').fill('www.shop.example/bikes');
    await page.getByRole('button', { name: 'Make a key for this page' }).click();
    await page
      .getByText('The key for pages at https://www.shop.example and https://shop.example is filled in')
      .waitFor();
    const lines = (
      await page.getByRole('region', { name: '2. Copy these lines' }).locator('code').textContent()
    )?.split('\n');
    expect(lines).toHaveLength(2);
    expect(lines?.[1]).toMatch(/ key="(?!YOUR_KEY)[^"]{20,}"/);
    const where = page.getByRole('region', { name: '3. Paste them where the advisor is to appear' });
    await where.getByText('WordPress, WooCommerce').click();
    await where.getByText('“Custom HTML”').waitFor();
    await page.getByRole('heading', { name: 'For developers' }).click();
    await page.getByRole('region', { name: 'By plain requests' }).waitFor();
    await expectNoFault(page, 'integration, dark');
    // Whoever looks at something else meanwhile finds it again.
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('link', { name: 'Integration' }).click();
    await page
      .getByText('The key for pages at https://www.shop.example and https://shop.example is filled in')
      .waitFor();
    await page.locator('.self select').selectOption('de');
    await page.getByRole('heading', { name: 'Für Entwickler' }).click();
    await page.getByRole('heading', { name: 'Mit einfachen Anfragen' }).waitFor();
    await ask(page, 'POST', '/advisors/unseen/draft', { from: 'nothing', name: 'Unseen', catalog: 'bikes' });
    await page.goto(`${portal.url}/admin/shops/demo/advisors/unseen/integration`);
    await page.getByText('Dieser Berater ist nicht online').waitFor();
    await expectNoFault(page, 'integration of an advisor that is not live, in German');
    await close();
  });
});

async function answered(url: string, key: string): Promise<void> {
  const headers = { 'Service-API-Key': key, 'Service-Advisor-ID': 'bikes' };
  while ((await fetch(`${url}/api/v7/next/`, { method: 'POST', headers })).status === 401);
}

/** A page on an origin of its own. */
class ShopPage {
  html = '';
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(this.html);
    });
  }

  static async serve(): Promise<ShopPage> {
    const page = new ShopPage();
    await new Promise<void>((resolve) => page.#server.listen(0, 'localhost', resolve));
    return page;
  }

  get origin(): string {
    const address = this.#server.address();
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
