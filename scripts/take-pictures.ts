// Takes the pictures of the documentation again, from the demo: npm run pictures. Look at them before you commit them.

import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchWholeBrowser } from '../packages/widget/test/fixture/browser.ts';
import { startDemoServer } from '../packages/widget/test/fixture/demo-server.ts';
import { Shopper } from '../packages/widget/test/fixture/shopper.ts';

const folder = new URL('../docs/pictures/', import.meta.url);

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colours: 'light' | 'dark';
  /** Leads to what the picture shows. */
  readonly lead: (page: Page, shopper: Shopper) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    ...{ name: 'question', width: 1280, height: 640, colours: 'light' },
    lead: async (_page, shopper) => {
      await shopper.choose('To work and back');
      await shopper.choose('Yes, with a motor');
      await shopper.choose('170 to 180 cm');
      await shopper.skip();
      await shopper.skip();
      await shopper.skip();
    },
  },
  {
    ...{ name: 'range', width: 390, height: 844, colours: 'dark' },
    lead: async (_page, shopper) => {
      await shopper.choose('Day trips and holidays');
      await shopper.choose('No, I ride by myself');
      await shopper.choose('170 to 180 cm');
      await shopper.until('What would you like to spend?');
    },
  },
  {
    ...{ name: 'results', width: 390, height: 844, colours: 'light' },
    lead: async (_page, shopper) => {
      await shopper.choose('Fast and far');
      while (!(await shopper.isEnded())) await shopper.skip();
    },
  },
  {
    ...{ name: 'dialog', width: 1280, height: 640, colours: 'dark' },
    lead: async (page) => {
      const children = new Shopper(page, page.locator('product-advisor').nth(1));
      await children.advisor.locator('.open').click();
      await children.title.waitFor();
    },
  },
];

async function take(browser: Browser, url: string, { name, width, height, colours, lead }: Picture): Promise<void> {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, colorScheme: colours, deviceScaleFactor: 2, isMobile: width < 500 },
  });
  const page = await context.newPage();
  await page.goto(url);
  const shopper = new Shopper(page);
  await shopper.title.waitFor();
  await lead(page, shopper);
  // Moves the mouse away, so that it is over nothing.
  await page.mouse.move(0, 0);
  if (width < 500) await shopper.advisor.evaluate((element) => element.scrollIntoView());
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await writeFile(new URL(`${name}.webp`, folder), Buffer.from(data, 'base64'));
  await context.close();
}

await mkdir(folder, { recursive: true });
const server = await startDemoServer('https://shop.example');
try {
  const browser = await launchWholeBrowser();
  try {
    for (const picture of PICTURES) await take(browser, server.url, picture);
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
}
