// (h) What a shopper waits for in the browser: the first question, compared with a page that shows the same response as bare
// text; the time from each response until the next question is painted; and the longest task. It measures a device as fast as
// this machine and one that is 4 times slower, each time with a new browser, as on a first visit.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchWholeBrowser } from '../packages/widget/test/fixture/browser.ts';
import { startDemoServer } from '../packages/widget/test/fixture/demo-server.ts';
import { skipToTheEnd, watchTasksAndPaints } from '../packages/widget/test/fixture/watch-page.ts';
import { bundleWidget } from '../scripts/bundle-widget.ts';
import { formatCount, formatMs, median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'The widget in a browser';

const ROUNDS = 7;

export async function run(): Promise<Section> {
  const { main: widget } = await bundleWidget();
  const pages = new Map<string, string>();
  const shop = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', url === '/widget.js' ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(url === '/widget.js' ? widget : (pages.get(url) ?? '<!doctype html>'));
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const server = await startDemoServer(origin);
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title><h1>A shop</h1>';
  pages.set(
    '/widget',
    `${head}<script type="module" src="/widget.js"></script>
<product-advisor base-url="${server.url}" advisor="bikes" key="${server.key}" currency="EUR"></product-advisor>`,
  );
  pages.set('/bare', `${head}<pre></pre><script type="module">${bareScript(server.url, server.key)}</script>`);
  const rows: string[][] = [];
  for (const slowed of [1, 4]) {
    const [first, bare, painted, longest]: number[][] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      bare?.push(await visit(slowed, (page) => timeOf(page, `${origin}/bare`, 'pre:not(:empty)')));
      await visit(slowed, async (page) => {
        await page.addInitScript(watchTasksAndPaints);
        first?.push(await timeOf(page, `${origin}/widget`, 'product-advisor .answer'));
        const watched = await page.evaluate(skipToTheEnd);
        painted?.push(...watched.painted);
        longest?.push(Math.max(0, ...watched.long));
      });
    }
    const [ours, theirs] = [median(first ?? []), median(bare ?? [])];
    rows.push([
      slowed === 1 ? 'this machine' : `slowed ${slowed} times`,
      ...[formatMs(ours), formatMs(theirs), `${(ours / theirs).toFixed(2)} times`],
      ...[formatMs(median(painted ?? [])), formatMs(Math.max(...(painted ?? [])))],
      median(longest ?? []) === 0 ? 'none over 50 ms' : formatMs(median(longest ?? [])),
    ]);
  }
  await server.stop();
  shop.close();
  const sizes = [widget.length, gzipSync(widget, { level: 9 }).length, brotliCompressSync(widget).length];
  return {
    tables: [
      {
        caption: `A first visit to a shop's page, ${ROUNDS} of them; the server is on the same machine, on another origin.`,
        columns: [
          ...['device', 'first question stands', 'the same as bare text', 'ratio'],
          ...['response to paint, median', 'slowest', 'longest task, median of visits'],
        ],
        rows,
      },
      {
        caption: 'Size of the file, with the client inside.',
        columns: ['bytes', 'gzip', 'brotli'],
        rows: [sizes.map(formatCount)],
      },
    ],
    notes: [
      'Goals: at most 14,000 bytes by gzip; the next question painted within 100 ms of its response, and no task over 50 ms, on a device slowed 4 times. The first use of number formats in a browser is one task that cannot be divided, 10 to 15 ms on this machine; the widget leaves it to a moment in which the browser is idle.',
    ],
  };
}

async function visit<Value>(slowed: number, work: (page: Page) => Promise<Value>): Promise<Value> {
  const browser = await launchWholeBrowser();
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the start of the navigation until an element is there, by the page's own clock. */
async function timeOf(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}

const bareScript = (url: string, key: string): string => `
const headers = { 'Service-API-Key': '${key}', 'Service-Advisor-ID': 'bikes' };
const response = await fetch('${url}/api/v7/next/', { method: 'POST', headers });
document.querySelector('pre').textContent = JSON.stringify(await response.json(), null, 1);`;
