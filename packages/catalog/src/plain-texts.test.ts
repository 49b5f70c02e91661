import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../test/source-of.ts';
import { inferMapping } from './infer/infer-mapping.ts';

const HEAD = 'sku,title,price,image,link,brand,extras,text';
const rows = (write: (nth: number) => readonly string[]): string =>
  [
    HEAD,
    ...Array.from({ length: 24 }, (_, nth) =>
      write(nth)
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(','),
    ),
  ].join('\n');

test('what is escaped in a cell is read as it is meant, in links, too', async () => {
  const text = rows((nth) => [
    `A-${nth * 7 + 3}`,
    `Rock &amp; Roll ${nth}`,
    '5.00',
    `https://s.example/${nth}.png?a=1&amp;b=2`,
    `https://s.example/${nth}?a=1&amp;b=2`,
    ['Black &amp; White', 'Café &eacute;', 'AT&T'][nth % 3] ?? '',
    ['nuts &amp;amp; bolts|rope', 'rope|5&quot; pipe', 'rope'][nth % 3] ?? '',
    '<p>Soft &amp; warm &lt;3</p>',
  ]);
  const { mapping } = await inferMapping(surveyOf(text));
  const { products } = await gather(sourceOf(text), { mapping });
  expect(products.slice(0, 3)).toMatchObject([
    {
      title: 'Rock & Roll 0',
      image: 'https://s.example/0.png?a=1&b=2',
      link: 'https://s.example/0?a=1&b=2',
      description: 'Soft & warm <3',
      attributes: { brand: 'Black & White', extras: 'nuts & bolts|rope' },
    },
    { attributes: { brand: 'Café é', extras: 'rope|5" pipe' } },
    { attributes: { brand: 'AT&T', extras: 'rope' } },
  ]);
});

test('lists in JSON are, too', async () => {
  const text = Array.from({ length: 24 }, (_, nth) =>
    JSON.stringify({
      ...{ sku: `A-${nth * 7 + 3}`, title: `Thing &#38; more ${nth}`, price: 5, image: `https://s.example/${nth}.png` },
      ...{ link: `https://s.example/${nth}`, extras: [['nuts &amp; bolts', 'rope'], ['rope']][nth % 2] },
    }),
  ).join('\n');
  const { mapping } = await inferMapping(surveyOf(text));
  const { products } = await gather(sourceOf(text), { mapping });
  expect(products.slice(0, 2)).toMatchObject([
    { title: 'Thing & more 0', attributes: { extras: ['nuts & bolts', 'rope'] } },
    { title: 'Thing & more 1', attributes: { extras: ['rope'] } },
  ]);
});
