import { expect, it } from 'vitest';
import { type LookedColumn, likelyColumns } from './likely-columns.ts';

/** As the survey of a file tells it: cells that are numbers make it a column of numbers. */
function column(name: string, cells: readonly string[]): LookedColumn {
  const filled = cells.filter((cell) => cell !== '');
  const counts = new Map<string, number>();
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const numbers = filled.map((cell) => Number.parseFloat(cell.replace(/[^\d.-]/g, ''))).filter(Number.isFinite);
  const areNumbers = numbers.length > 0 && filled.every((cell) => /^\D{0,4}\d[\d.,]*\D{0,4}$/.test(cell));
  return {
    ...{ column: name, filled: filled.length, distinct: counts.size },
    common: [...counts].slice(0, 8).map(([text, count], line) => ({ text, length: text.length, count, line })),
    numbers: areNumbers
      ? { cells: numbers.length, smallest: Math.min(...numbers), largest: Math.max(...numbers), histogram: [1] }
      : null,
  };
}

const ROWS = 30;
const rows = (cell: (at: number) => string) => Array.from({ length: ROWS }, (_, at) => cell(at));

const PRICE = column(
  'Was es kostet',
  rows((at) => `${10 + (at % 7)},90 €`),
);
const COUNT = column(
  'Pieces',
  rows((at) => String(1 + (at % 4))),
);
const SIZE = column(
  'Size',
  rows((at) => `${50 * (1 + (at % 3))} ml`),
);
const CODE = column(
  'EAN',
  rows((at) => String(8809473195341 + at)),
);
const NUMBER = column(
  'Article',
  rows((at) => `A-${100 + at}`),
);
const NAME = column(
  'Name',
  rows((at) => `Night Cream ${at}`),
);
const BENEFITS = Array.from({ length: 400 }, (_, nth) =>
  column(`benefits.${nth}`, ['Soothes, and keeps moisture for 24 hours.', 'Improves by 11.91% after 4 weeks']),
);
const SELDOM = column('benefits.dose', ['10']);
const PAGE = column(
  'Page',
  rows((at) => `https://shop.example/p/${at}`),
);
const PHOTO = column(
  'Photo',
  rows((at) => `https://img.example/${at}.jpg?v=2`),
);
const ALL = [NAME, NUMBER, CODE, SIZE, ...BENEFITS, SELDOM, COUNT, PRICE, PAGE, PHOTO];

it('of hundreds of columns, only those with numbers or amounts can be the price, and what is written like money comes first', () => {
  expect(likelyColumns('price', ALL, ROWS)).toEqual(['Was es kostet', 'Pieces', 'Size']);
});

it.each(['€ 19,90', '1,299.00', 'EUR 19', '19.- CHF', '12 990 Kč', "CHF 1'250.00", '249 zł', '5.999.900 COP'])(
  '%s is an amount',
  (text) => {
    const cells = rows((at) => (at % 2 === 0 ? text : '7.00'));
    expect(likelyColumns('price', [{ ...column('amount', cells), numbers: null }], ROWS)).toEqual(['amount']);
  },
);

it('a file of texts has no column that can be the price', () => {
  expect(likelyColumns('price', [NAME, NUMBER, ...BENEFITS, PAGE], ROWS)).toEqual([]);
});

it('below zero is no price', () => {
  const change = column(
    'Change',
    rows((at) => String(at - 5)),
  );
  expect(likelyColumns('price', [change], ROWS)).toEqual([]);
});

it('addresses can be links, and those of pictures come first where a picture is asked for', () => {
  expect(likelyColumns('link', ALL, ROWS)).toEqual(['Page', 'Photo']);
  expect(likelyColumns('image', ALL, ROWS)).toEqual(['Photo', 'Page']);
});

it('a title has words and tells products apart, and an article number is short and another one in each row', () => {
  const brand = column(
    'Brand',
    rows((at) => ['Anua', 'Cosrx'][at % 2] ?? ''),
  );
  expect(likelyColumns('title', [brand, ...ALL], ROWS)).toEqual(['Name']);
  expect(likelyColumns('sku', [brand, ...ALL], ROWS).slice(0, 2)).toEqual(['Article', 'EAN']);
});
