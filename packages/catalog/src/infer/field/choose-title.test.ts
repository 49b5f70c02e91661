// What products are called, where shops write much into the title.

import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const LONG =
  'Checker with UV lamp for banknotes and documents | compact, robust and sparing with energy | for EUR, USD, GBP and CHF | offline, for tills and filling stations';
const rows = (header: string, row: (nth: number) => readonly string[]): string =>
  `id;${header};price\n${Array.from({ length: 20 }, (_, nth) => [`A-${nth * 7}`, ...row(nth), `${9 + nth}.00`].join(';')).join('\n')}\n`;
const titleOf = async (text: string) => (await infer(text)).mapping.fields.title?.from;

test.each(['title', 'Name', 'Artikelname', 'Nazwa produktu', 'Nom du produit', '商品名'])(
  'a heading that says title by itself is the title, however much stands below it: %s',
  async (heading) => {
    const text = rows(`${heading};categoryPath`, (nth) => [
      `Model ${nth} ${LONG}`,
      `Office > Checkers > Kind ${nth % 9}`,
    ]);
    expect(await titleOf(text)).toEqual([{ kind: 'column', column: heading }]);
  },
);

test('a shorter one beside a long one is the title, and a description is none', async () => {
  expect(await titleOf(rows('title;Name', (nth) => [`Model ${nth} ${LONG}`, `Model ${nth}`]))).toEqual([
    { kind: 'column', column: 'Name' },
  ]);
  const described = rows('short description;Model', (nth) => [`It is good. Model ${nth} ${LONG}`, `Checker ${nth}`]);
  expect(await titleOf(described)).toEqual([{ kind: 'column', column: 'Model' }]);
});

test.each(['fullName', 'displayName', 'Vollständiger Name', 'Nom complet'])(
  'the name in full comes before the brand and the model: %s',
  async (heading) => {
    const text = rows(`brand;model;${heading}`, (nth) => [
      `Maker ${nth % 4}`,
      `Run ${nth}`,
      `Maker ${nth % 4} Run ${nth} II`,
    ]);
    expect(await titleOf(text)).toEqual([{ kind: 'column', column: heading }]);
  },
);

test('a path of categories is not taken for a name', async () => {
  const text = rows('path;remark', (nth) => [`Office goods > Machines > Kind ${nth}`, `Well made ${nth % 5}`]);
  expect(await titleOf(text)).not.toEqual([{ kind: 'column', column: 'path' }]);
});

test('a remark is no name, however different it is in every row: it describes the product', async () => {
  const text = rows('Art;Farbe;Bemerkung', (nth) => [
    `Sedum nummer${String.fromCharCode(97 + nth)}`,
    ['rosa', 'weiss'][nth % 2] ?? '',
    `fuer sonnige Lagen, bis ${nth + 10} Jahre winterhart`,
  ]);
  const { fields } = (await infer(text)).mapping;
  expect([fields.title?.from, fields.description?.from]).toMatchObject([
    [{ kind: 'column', column: 'Art' }],
    [{ kind: 'column', column: 'Bemerkung' }],
  ]);
});
