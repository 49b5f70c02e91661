import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSource } from '../src/catalog-source.ts';
import { inferMapping } from '../src/infer/infer-mapping.ts';
import { readGivenField } from '../src/mapping/read-given-field.ts';
import { readMapping } from '../src/mapping/read-mapping.ts';
import { Survey } from '../src/survey/survey.ts';
import { gather } from './source-of.ts';

// Real files, which are not ours to include: where they are at hand, what is inferred of them is what was judged right by eye.

const folder = process.env.GUIDEPOST_CATALOGS ?? fileURLToPath(new URL('../../../../shared/catalogs', import.meta.url));

/** File, required fields that it lacks, products that come of it once they are supplied, and attributes (`:` and their type). */
const FILES: readonly (readonly [string, string, number, string])[] = [
  [
    'laptops/laptop_price.csv',
    'image link',
    1303,
    'brand type_name inches:number screen_resolution_x:number screen_resolution_y:number ips:boolean touchscreen:boolean cpu_ghz:number cpu_make cpu_family ram:number memory_gb:number ssd:boolean hdd:boolean gpu gpu_make gpu_family op_sys weight:number',
  ],
  [
    'pc-parts/csv/monitor.csv',
    'image link',
    1337,
    'brand screen_size:number resolution_x:number resolution_y:number refresh_rate:number response_time:number panel_type aspect_ratio',
  ],
  [
    'pc-parts/json/monitor.json',
    'image link',
    1337,
    'brand screen_size:number resolution_x:number resolution_y:number refresh_rate:number response_time:number panel_type aspect_ratio',
  ],
  [
    'pc-parts/csv/headphones.csv',
    'image link',
    657,
    'brand type frequency_response_min:number frequency_response_max:number microphone:boolean wireless:boolean enclosure_type color:list',
  ],
  [
    'pc-parts/csv/cpu-cooler.csv',
    'image link',
    942,
    'brand rpm_min:number rpm_max:number noise_level_min:number noise_level_max:number color:list size:number',
  ],
  ['pc-parts/csv/case-accessory.csv', 'image link price', 8, 'type form_factor:number'],
  ['pc-parts/csv/webcam.csv', 'image link', 52, 'brand resolutions:list connection focus_type os:list fov:number'],
  [
    'pc-parts/csv/optical-drive.csv',
    'image link',
    28,
    'brand bd:number dvd:number cd:number bd_write dvd_write cd_write',
  ],
  ['shopify/jewelery.csv', 'link', 23, 'brand type tags:list color'],
  [
    'google-feed/importpc-google_feed.xml',
    '',
    1254,
    'brand product_type znacka_filtr typ napeti:number kapacita:number vstupni_napeti vystupni_vykon:number vystupni_napeti_v:number vystupni_napeti_a:number certifikace:list rozmery_1:number rozmery_2:number rozmery_3:number podsviceni barva typ_klavesnice konektor backlit:boolean',
  ],
  ['google-feed/groundies-products.xml', '', 2071, 'age_group size_us:number size_eu:number gender model'],
];

test.each(FILES)('%s', async (file, lacking, count, attributes) => {
  const path = `${folder}/${file}`;
  if (!existsSync(path)) return;
  const { mapping, text, missing } = await inferMapping(new Survey(await openSource(path)));
  expect(missing.map(({ field }) => field).join(' ')).toBe(lacking);
  const inferred = mapping.attributes.map(({ name, type }) => (type === 'text' ? name : `${name}:${type}`));
  expect(inferred.join(' ')).toBe(attributes);
  expect({ ...readMapping(mapping.name, text), places: {} }).toEqual(mapping);
  const given = missing.map(({ field, example }) =>
    readGivenField(
      '--set',
      field === 'price' ? 'price={ value: 1.00 }' : `${field}=${example.replace('YOUR-SHOP', 's.example')}`,
    ),
  );
  const fields = { ...mapping.fields, ...Object.fromEntries(given.map(({ field, rule }) => [field, rule])) };
  const { products, reading } = await gather(await openSource(path), { mapping: { ...mapping, fields } });
  expect(products).toHaveLength(count);
  for (const { count: unread } of reading.remarks) expect(unread).toBeLessThan(products.length * 0.03);
});
