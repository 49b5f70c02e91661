import { describe, expect, it } from 'vitest';
import { findPlaces, inserted, partsOfPattern, withKey, withScheme, writePattern } from './address-pattern.ts';

const COLUMNS = [
  { column: 'SKU', isKey: true },
  { column: 'Name', isKey: true },
  { column: 'Brand', isKey: false },
  { column: 'Series', isKey: false },
];
const ROWS = [
  { SKU: 'K 1', Name: 'Čaj Kettle 1', Brand: 'Müller', Series: 'Home' },
  { SKU: '27', Name: 'Second One', Brand: 'Bosch', Series: 'Home' },
  { SKU: '20', Name: 'Čaj/2', Brand: '', Series: '' },
];
const found = (address: string) => {
  const parts = findPlaces(address, ROWS, COLUMNS);
  return parts && writePattern(parts);
};

describe('the address of one product', () => {
  it.each([
    ['https://shop.example/p/K%201', 'https://shop.example/p/{SKU|url}'],
    ['https://shop.example/p/k 1.html', 'https://shop.example/p/{SKU|lower|url}.html'],
    ['https://shop.example/p/k-1?from=feed', 'https://shop.example/p/{SKU|slug}?from=feed'],
    ['https://shop.example/caj-kettle-1', 'https://shop.example/{Name|slug}'],
    ['https://27.example/muller/caj-kettle-1', 'https://27.example/{Brand|slug}/{Name|slug}'],
    ['https://shop.example/show?id=27', 'https://shop.example/show?id={SKU|url}'],
    ['https://shop.example/bosch-home-x', 'https://shop.example/{Brand|slug}-{Series|slug}-x'],
    [
      'https://shop.example:27/27/27-27.jpg?v=27#27',
      'https://shop.example:27/{SKU|url}/{SKU|url}-{SKU|url}.jpg?v={SKU|url}#{SKU|url}',
    ],
    ['//27.example/p/27', '//27.example/p/{SKU|url}'],
    ['https://shop.example/%c4%8caj%2f2', 'https://shop.example/{Name|url}'],
  ])('has the columns of its row in it: %s', (address, pattern) => {
    expect(found(address)).toBe(pattern);
  });

  it.each([
    'https://shop.example/p/',
    'https://shop.example/p/127',
    'https://27.example/',
    'https://shop.example/bosch',
    'https://shop.example/bosch/bosch-kettles',
    'https://shop.example/a%20-b',
  ])('is the same for others if nothing in it tells the product: %s', (address) => {
    expect(found(address)).toBeNull();
  });
});

describe('an address without a column', () => {
  it.each([
    ['https://shop.example', 'https://shop.example/{SKU|url}'],
    ['https://shop.example/p/', 'https://shop.example/p/{SKU|url}'],
    ['https://shop.example/p?x=1', 'https://shop.example/p/{SKU|url}?x=1'],
    ['https://shop.example/show?id=', 'https://shop.example/show?id={SKU|url}'],
    ['https://shop.example/index.php?id=', 'https://shop.example/index.php?id={SKU|url}'],
    [
      'https://shop.example/index.php?route=product&id=42#top',
      'https://shop.example/index.php?route=product&id={SKU|url}#top',
    ],
    ['https://shop.example/img/photo.jpg?w=9', 'https://shop.example/img/{SKU|url}.jpg?w=9'],
  ])('has a likely place for the article number: %s', (address, pattern) => {
    expect(writePattern(withKey(address, 'SKU'))).toBe(pattern);
  });
});

it.each(['RZ1,%20RZ2', 'RZ1%2C%20RZ2', 'RZ1%2c%20RZ2', 'RZ1, RZ2'])(
  'a number with a comma is found however the address writes it: %s',
  (written) => {
    const found = findPlaces(`https://s.example/p/${written}`, [{ Nr: 'RZ1, RZ2' }], [{ column: 'Nr', isKey: true }]);
    expect(writePattern(found ?? [])).toBe('https://s.example/p/{Nr|url}');
  },
);

it.each([
  ['shop.example/p/1', 'https://shop.example/p/1'],
  ['shop.example:8080/p/1', 'https://shop.example:8080/p/1'],
  ['http://shop.example', 'http://shop.example'],
  ['/p/1', '/p/1'],
  ['27', '27'],
])('an address that is typed without its beginning gets one: %s', (typed, whole) => {
  expect(withScheme(typed)).toBe(whole);
});

describe('a pattern', () => {
  it.each(['https://s.example/{SKU|url}', 'a{{b}}{"Size?"|slug}{Nr?}', '{" Nr"}', 'no column'])(
    'is written as it was read: %s',
    (text) => {
      expect(writePattern(partsOfPattern(text))).toBe(text);
    },
  );

  it('takes a column where the caret stands', () => {
    const parts = inserted(partsOfPattern('https://s.example/{Nr|url}/x'), { at: 2, caret: 1 }, 'Is "it"?');
    expect(writePattern(parts)).toBe('https://s.example/{Nr|url}/{"Is ""it""?"|url}x');
  });
});
