// The way of a merchandiser, command by command: from a feed as shops have it to an advisor that shoppers talk to.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goThrough } from '../test/fixture/merchandisers-way.ts';
import { makeFolder, runJson } from './fixture/process.ts';

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

test('a Google feed becomes an advisor that is proven, measured, published and played', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'feed.xml'), lampFeed());
  const way = await goThrough(runJson, folder, join(folder, 'feed.xml'), [], 'lamps');
  expect(way.codes).toEqual([0, 0, 0, 0, 0, 0]);
  expect(way.written).toBe('');
  expect(way.imported.json).toMatchObject({ format: 'google', rows: 120, products: 119, rejected: 1 });
  const attributes = Object.fromEntries(way.imported.json.attributes.map((one: { name: string }) => [one.name, one]));
  expect(attributes).toMatchObject({
    height: { type: 'number', unit: 'cm' },
    dimmable: { type: 'boolean' },
    color: { type: 'text' },
  });
  expect(way.text).toMatch(/^# Drafted from the catalog shop\/lamps/);
  expect(way.checked.json.findings.filter((one: { severity: string }) => one.severity === 'error')).toEqual([]);
  expect(way.simulated.json.shoppers.truthful.found_variant).toBeGreaterThanOrEqual(0.95);
  expect(way.published.json).toMatchObject({ advisor: 'lamps', version: 1 });
  expect(way.played.json.ended).toBe(true);
  expect(way.played.json.results.length).toBeGreaterThan(0);
  for (const { title } of way.played.json.results) expect(title).toMatch(/lamp \d+ & shade$/);
});
