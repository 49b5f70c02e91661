// Pages that a template makes for several products are told, with the template that gives each its own.

import { plainMend } from '@guidepost/fault/plain-remedy';
import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { inferMapping } from './infer-mapping.ts';

/** `Alto` stands for three things, and `Bel` for two. */
const NAMES = ['Alto', 'Bel', 'Cor', 'Alto', 'Dor', 'Bel', 'Alto', 'Eft'];

async function read(template: string, more: readonly string[] = []) {
  const lines = NAMES.map(
    (name, at) => `K${at * 7 + 3};${name} lamp;${at + 5}.50;https://s.example/${at}.jpg;${more[at] ?? ''}`,
  );
  const text = ['Code;Name;Price;Image;item_group_id', ...lines].join('\n');
  const { mapping, doubts } = await inferMapping(surveyOf(text), {
    given: [readGivenField('--set', `link=${template}`)],
  });
  const { products } = await gather(sourceOf(text), { mapping });
  return { links: products.map(({ link }) => link), doubts: doubts.map(plainMend).join() };
}

test('products that share a page by a template of names are counted, and the remedy parts them', async () => {
  const { doubts } = await read('https://s.example/p/{Name|slug}');
  expect(doubts).toContain('5 of 8 products share their page with others, such as 3 on https://s.example/p/alto-lamp.');
  const [mended = ''] = /https:\/\/\S*\{Code\|url\}/.exec(doubts) ?? [];
  const { links, doubts: none } = await read(mended);
  expect(new Set(links).size).toBe(NAMES.length);
  expect(none).toBe('');
});

test('a page for each product is not told', async () => {
  expect((await read('https://s.example/p/{Code|url}')).doubts).toBe('');
});

test('variants that the file ties together have one page', async () => {
  const groups = NAMES.map((name) => `G-${name}`);
  expect((await read('https://s.example/p/{Name|slug}', groups)).doubts).toBe('');
});

test('where several columns are the key, the page of each has them all', async () => {
  const lines = NAMES.map(
    (name, at) => `${name} lamp;${at % 4};${['red', 'blue'][at % 2]};${at + 5}.50;https://s.example/${at}.jpg`,
  );
  const text = ['Name;Size;Shade;Price;Image', ...lines].join('\n');
  const given = ['sku={Name}-{Size}-{Shade}', 'link=https://s.example/p/{Shade|slug}'];
  const { doubts } = await inferMapping(surveyOf(text), { given: given.map((one) => readGivenField('--set', one)) });
  expect(doubts.map(plainMend).join()).not.toContain('share their page');
  const byPicture = ['sku={Name}-{Size}-{Shade}', 'link=https://s.example/p/{Price|slug}-{Name|slug}'];
  const other = await inferMapping(surveyOf(text.replaceAll(/;\d+\.50;/g, ';9.50;')), {
    given: byPicture.map((one) => readGivenField('--set', one)),
  });
  expect(other.doubts.map(plainMend).join()).toContain('https://s.example/p/{Name|url}-{Size|url}-{Shade|url}');
});
