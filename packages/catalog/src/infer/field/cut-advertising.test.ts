// What advertises is taken off titles, and nothing else.

import { plainMend } from '@guidepost/fault/plain-remedy';
import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { readGivenField } from '../../mapping/read-given-field.ts';
import { inferMapping } from '../infer-mapping.ts';

const GOODS = ['Alto', 'Bel', 'Cor', 'Dor', 'Eft', 'Fen', 'Gorse', 'Hal', 'Ilm', 'Jot'];

async function read(names: readonly string[], ...given: string[]) {
  const rows = names.map(
    (name, at) =>
      `K${at * 7 + 1},"${name}",${at + 5}.00 EUR,https://s.kestra.example/${at}.png,https://s.kestra.example/${at}`,
  );
  const file = `sku,name,price,image,link\n${rows.join('\n')}\n`;
  const { mapping, doubts } = await inferMapping(surveyOf(file), {
    given: given.map((setting) => readGivenField('--set', setting)),
  });
  const { products } = await gather(sourceOf(file), { mapping });
  return { titles: products.map(({ title }) => title), doubts: doubts.map(plainMend) };
}

test.each([
  (name: string) => `${name} lamp - Free shipping`,
  (name: string) => `${name} lamp | Free shipping & 12 instalments`,
  (name: string) => `${name} lamp (jetzt kaufen)`,
  (name: string) => `${name} lamp – Оплата частинами`,
  (name: string) => `${name} lamp - έως 6 άτοκες δόσεις`,
  (name: string) => `[SALE] ${name} lamp`,
  (name: string) => `【期間限定5%OFF】 ${name} lamp`,
  (name: string) => `【送料無料】【ポイント10倍】${name} lamp`,
  (name: string) => `${name} lamp | Kestra`,
  (name: string) => `${name} lamp - Kestra Shop`,
])('what all titles advertise is cut and told: %s', async (titled) => {
  const { titles, doubts } = await read(GOODS.map(titled));
  expect(titles).toEqual(GOODS.map((name) => `${name} lamp`));
  expect(doubts.join()).toMatch(/^10 titles of name are shown without what advertises, such as ".+"\. To keep it, /);
});

test('the words of brackets that say this and that are cut where they advertise, and only there', async () => {
  const heads = [
    '【6月30日までセール】',
    '【新】',
    '',
    '【セール】',
    '[2 pieces] ',
    '【クーポンで10%】',
    '',
    '',
    '',
    '',
  ];
  const { titles, doubts } = await read(GOODS.map((name, at) => `${heads[at]}${name} lamp`));
  expect(titles.slice(0, 6)).toEqual([
    'Alto lamp',
    '【新】Bel lamp',
    'Cor lamp',
    'Dor lamp',
    '[2 pieces] Eft lamp',
    'Fen lamp',
  ]);
  expect(doubts.join()).toContain('3 titles of name');
});

test.each([
  ['an amount', (name: string) => `${name} - 250 g`],
  ['the goods', (name: string) => `${name} - Lamp`],
  ['the goods, which the shop is called after', (name: string) => `${name} | Lamp`],
  ['what is in it', (name: string) => `[Wholesale] ${name}`],
  ['a language', (name: string) => `${name} (Sale marino)`],
])('an end that all titles share stays where it does not advertise: %s', async (_, titled) => {
  const { titles, doubts } = await read(GOODS.map(titled));
  expect(titles).toEqual(GOODS.map(titled));
  expect(doubts).toEqual([]);
});

test('nothing is cut that tells products apart', async () => {
  const twins = GOODS.flatMap((name) => [`${name} lamp`, `${name} lamp - Free shipping`]);
  expect((await read(twins)).titles).toEqual(twins);
  const two = GOODS.map((name, at) => `${name} lamp - Free shipping, ${at % 2 ? 'oak' : 'ash'}`);
  expect((await read(two)).titles).toEqual(two);
});

test('a title that lacks the end stays as it is, and a person who names the column keeps all', async () => {
  const names = GOODS.map((name, at) => (at === 3 ? name : `${name} - Free shipping`));
  expect((await read(names)).titles).toEqual(GOODS);
  expect((await read(names, 'title=name')).titles).toEqual(names);
});
