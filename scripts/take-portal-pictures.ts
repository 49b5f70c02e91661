// Takes the pictures of the portal again, from the demo with its made-up month: npm run pictures. Look at them before you commit them.
// With names, such as `node scripts/take-portal-pictures.ts flow`, only those.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createAccount, OWNER } from '../packages/portal/test/fixture/portal-server.ts';
import { launchWholeBrowser } from '../packages/widget/test/fixture/browser.ts';

const root = new URL('../', import.meta.url);
const folder = new URL('docs/pictures/portal/', root);

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colours: 'light' | 'dark';
  /** Below the address of the demo shop. */
  readonly path: string;
  /** Leads to what the picture shows. */
  readonly lead: (page: Page) => Promise<void>;
}

/** In milliseconds, also on a machine that does other things. */
const PATIENCE = 90_000;

const WIDE = { width: 1440, height: 900, colours: 'light' } as const;

const PICTURES: readonly Picture[] = [
  {
    ...{ ...WIDE, name: 'columns', path: '/catalogs/~new' },
    lead: async (page) => {
      await dropFile(page, 'bicycles.csv', await feedOfDemo());
      await page.getByText('The first products').waitFor();
      await page.getByRole('button', { name: 'Weight', exact: true }).click();
      await page.locator('.cells tbody tr').first().waitFor();
      await page.evaluate(() => scrollTo({ top: 0 }));
    },
  },
  {
    ...{ ...WIDE, name: 'editor', path: '/advisors/bikes' },
    lead: async (page) => {
      await openDraft(page);
      const stage = page.locator('.preview-stage');
      await stage.getByText('To work and back').click();
      await stage.getByText('Yes, with a motor').click();
      await stage.getByRole('heading', { name: 'How tall are you?' }).waitFor();
      await openQuestion(page, 'What would you like to spend?');
      await page.locator('.histogram').waitFor();
      await page.locator('[data-item=budget]').evaluate((item) => {
        scrollTo({ top: item.getBoundingClientRect().top + scrollY - 75 });
      });
    },
  },
  {
    ...{ ...WIDE, colours: 'dark', name: 'flow', path: '/advisors/bikes/flow' },
    lead: (page) => page.getByText('of shoppers see it').first().waitFor(),
  },
  { ...{ ...WIDE, name: 'insights', path: '/insights' }, lead: (page) => page.locator('.chart').waitFor() },
  {
    ...{ name: 'phone', width: 390, height: 844, colours: 'light', path: '' },
    lead: (page) => page.locator('.sparkline').waitFor(),
  },
  {
    ...{ ...WIDE, name: 'check', path: '/advisors/bikes' },
    lead: async (page) => {
      await openDraft(page);
      await page.getByRole('tab', { name: 'Check' }).click();
      await page.getByText(/\d+ things? to know/).click();
      await page.locator('.finding').first().waitFor();
    },
  },
];

async function take(browser: Browser, url: string, state: BrowserState, picture: Picture): Promise<void> {
  const { name, width, height, colours, path, lead } = picture;
  const context = await browser.newContext({
    ...{
      viewport: { width, height },
      colorScheme: colours,
      locale: 'en-GB',
      storageState: state,
      isMobile: width < 500,
    },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${url}/admin/shops/demo${path}`);
  await lead(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  // Pictures of products come as they get into sight.
  await page.waitForTimeout(2000);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await writeFile(new URL(`${name}.webp`, folder), Buffer.from(data, 'base64'));
  await context.close();
}

type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The link works once: all pictures are taken with what this leaves in the browser. */
async function signInByLink(browser: Browser, link: string): Promise<BrowserState> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(link);
  await createAccount(page, OWNER);
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await untilMonthIsCounted(page);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The demo makes its conversations up, and counts them, while it already serves. */
async function untilMonthIsCounted(page: Page): Promise<void> {
  for (const advisor of ['bikes', 'kids-bikes'])
    for (let isCounted = false; !isCounted; ) {
      await page.goto(new URL(`/admin/shops/demo/insights/${advisor}/30d`, page.url()).href);
      isCounted = await page
        .getByText('Made up, to show you around')
        .waitFor({ timeout: 10_000 })
        .then(
          () => true,
          () => false,
        );
    }
}

/** The first one begins it. */
async function openDraft(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'Edit version 1' });
  const editor = page.locator('.editor');
  await begin.or(editor).waitFor();
  if (await begin.isVisible()) await begin.click();
  await editor.waitFor();
}

const openQuestion = (page: Page, title: string): Promise<void> =>
  page.locator('.editor .item-title', { hasText: title }).click();

async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([called = '', content = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called, { type: 'text/csv' }));
      return transfer;
    },
    [name, text],
  );
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: data });
}

/** As a shop system would write it: units within the cells, and one that is no number. */
async function feedOfDemo(): Promise<string> {
  const lines = (await readFile(new URL('examples/demo/catalog.ndjson', root), 'utf8')).trim().split('\n');
  const rows = lines.map((line, at) => {
    const { sku, title, price, attributes } = JSON.parse(line);
    const weight = at % 60 === 7 ? 'on request' : `${attributes.weight_kg} kg`;
    const address = `https://shop.example/${sku}`;
    const { brand, color, gears = '', lights } = attributes;
    const cells = [sku, title, price, brand, color, weight, gears, lights ? 'yes' : 'no', address, `${address}.jpg`];
    return cells.map((cell) => `"${cell}"`).join(',');
  });
  return ['Article number,Name,Price,Brand,Colour,Weight,Gears,Lights,Link,Picture', ...rows].join('\n');
}

await mkdir(folder, { recursive: true });
const data = await mkdtemp(join(tmpdir(), 'guidepost-pictures-'));
const program = fileURLToPath(new URL('packages/server/bin/guidepost.js', root));
const server = spawn(process.execPath, [program, 'serve', '--demo-month', '--port', '0', '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const linkIn = (): string | undefined => /http:\S+\/admin\/link#\S+/.exec(said)?.[0];
  while (linkIn() === undefined) await once(server.stdout, 'data');
  const link = linkIn() ?? '';
  const browser = await launchWholeBrowser();
  try {
    const state = await signInByLink(browser, link);
    const names = process.argv.slice(2);
    const wanted = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const picture of wanted) await take(browser, new URL(link).origin, state, picture);
  } finally {
    await browser.close();
  }
} finally {
  const ended = once(server, 'close');
  server.kill();
  await ended;
  await rm(data, { recursive: true, force: true });
}
