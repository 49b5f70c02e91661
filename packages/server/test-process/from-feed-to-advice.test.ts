// The way of a merchandiser, command by command: from a feed as shops have it to an advisor that shoppers talk to.

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, run, runJson } from './fixture/process.ts';

const real = process.env.GUIDEPOST_CATALOGS ?? fileURLToPath(new URL('../../../../shared/catalogs', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
  await writeFile(join(folder, 'feed.xml'), lampFeed());
});

/** A Google Merchant feed with what such feeds have: prefixes, CDATA, escaping twice, variants, sold-out and broken items. */
function lampFeed(): string {
  const kinds = ['Floor lamp', 'Table lamp', 'Ceiling lamp', 'Reading lamp'];
  const colors = ['Black', 'White', 'Brass', 'Oak'];
  const items = Array.from({ length: 120 }, (_, at) => {
    const kind = kinds[at % 4];
    const color = colors[Math.floor(at / 4) % 4];
    const price = at === 7 ? '' : `<g:price>${29 + at * 3}.90 EUR</g:price>`;
    return (
      `<item><g:id>L-${100 + at}</g:id><title>${kind} ${at} &amp;amp; shade</title><link>https://lamps.example/p/${100 + at}</link>` +
      `<description><![CDATA[<p>A ${kind} in ${color}.</p>]]></description><g:image_link>https://lamps.example/i/${100 + at}.jpg</g:image_link>${price}` +
      `<g:availability>${at % 10 === 9 ? 'out of stock' : 'in stock'}</g:availability><g:product_type>Home &gt; Lamps &gt; ${kind}</g:product_type>` +
      `<g:color>${color}</g:color><g:product_detail><g:attribute_name>Height</g:attribute_name><g:attribute_value>${20 + ((at * 7) % 140)} cm</g:attribute_value></g:product_detail>` +
      `<g:product_detail><g:attribute_name>Dimmable</g:attribute_name><g:attribute_value>${at % 3 === 0 ? 'Yes' : 'No'}</g:attribute_value></g:product_detail></item>`
    );
  });
  return `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Lamps</title>${items.join('')}</channel></rss>`;
}

/** Always the first answer, or Enter where there is none; at the end the transcript. */
async function goThrough(file: string, set: readonly string[], catalog: string) {
  const data = ['--data', join(folder, 'data')];
  const sets = set.flatMap((rule) => ['--set', rule]);
  const advisor = join(folder, `${catalog}.yaml`);
  const of = ['--client', 'shop', '--catalog', catalog];
  // Most of some real files has no price, which would stop the import.
  const imported = await runJson(['import', file, ...of, ...sets, '--yes', ...data]);
  const drafted = await runJson(['draft', ...of, '--output', advisor, ...data]);
  const checked = await runJson(['check', advisor, ...data]);
  const simulated = await runJson(['simulate', advisor, '--orders', '1', ...data]);
  const published = await runJson(['publish', advisor, ...data]);
  const input = '1\n'.repeat(20);
  const played = await runJson(['play', '--client', 'shop', '--advisor', catalog, ...data], { input });
  const codes = [imported, drafted, checked, simulated, published, played].map(({ code }) => code);
  return { imported, drafted, checked, simulated, published, played, codes, text: await readFile(advisor, 'utf8') };
}

test('a Google feed becomes an advisor that is proven, measured, published and played', async () => {
  const way = await goThrough(join(folder, 'feed.xml'), [], 'lamps');
  expect(way.codes).toEqual([0, 0, 0, 0, 0, 0]);
  expect(way.imported.json).toMatchObject({ format: 'google', rows: 120, products: 119, rejected: 1 });
  const attributes = Object.fromEntries(way.imported.json.attributes.map((one: { name: string }) => [one.name, one]));
  expect(attributes).toMatchObject({
    height: { type: 'number', unit: 'cm' },
    dimmable: { type: 'boolean' },
    color: { type: 'text' },
  });
  expect(way.text).toMatch(/^# Drafted from the catalog shop\/lamps/);
  expect(way.checked.json.findings.filter((one: { severity: string }) => one.severity === 'error')).toEqual([]);
  expect(way.simulated.json.truthful.found).toBeGreaterThanOrEqual(0.95);
  expect(way.published.json).toMatchObject({ advisor: 'lamps', version: 1 });
  expect(way.played.json.ended).toBe(true);
  expect(way.played.json.results.length).toBeGreaterThan(0);
  for (const { title } of way.played.json.results) expect(title).toMatch(/lamp \d+ & shade$/);
});

describe.skipIf(!existsSync(real))('of real shops', () => {
  const addresses = (by: string) => [
    `image=https://shop.example/{${by}|slug}.jpg`,
    `link=https://shop.example/{${by}|slug}`,
  ];
  test.each([
    ['laptops', 'laptops/laptop_price.csv', addresses('laptop_ID')],
    ['monitors', 'pc-parts/csv/monitor.csv', addresses('name')],
    ['headphones', 'pc-parts/csv/headphones.csv', addresses('name')],
    ['batteries', 'google-feed/importpc-google_feed.xml', []],
  ])('%s go the same way', async (catalog, file, set) => {
    const way = await goThrough(join(real, file), set, catalog);
    expect(way.codes).toEqual([0, 0, 0, 0, 0, 0]);
    expect(way.simulated.json.truthful.found).toBeGreaterThanOrEqual(0.95);
    expect(way.played.json.ended).toBe(true);
    expect(way.played.json.results.length).toBeGreaterThan(0);
  });
});

test('commands name the next one', async () => {
  const { stdout } = await run([
    'import',
    join(folder, 'feed.xml'),
    '--client',
    'next',
    '--catalog',
    'lamps',
    '--data',
    join(folder, 'next'),
  ]);
  expect(stdout).toContain('guidepost draft --client next --catalog lamps');
});
