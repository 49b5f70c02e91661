import { describe, expect, it } from 'vitest';
import { findPlaces, inserted, partsOfPattern, withKey, writePattern } from './address-pattern.ts';

const COLUMNS = [
  { column: 'SKU', isKey: true },
  { column: 'Name', isKey: true },
  { column: 'Brand', isKey: false },
  { column: 'Series', isKey: false },
];
const ROWS = [
  { SKU: 'K 1', Name: 'Čaj Kettle 1', Brand: 'Müller', Series: 'Home' },
  { SKU: '27', Name: 'Second One', Brand: 'Bosch', Series: 'Home' },
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
  ])('has the columns of its row in it: %s', (address, pattern) => {
    expect(found(address)).toBe(pattern);
  });

  it.each([
    'https://shop.example/p/',
    'https://shop.example/p/127',
    'https://27.example/',
    'https://shop.example/bosch',
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
    ['https://shop.example/img/photo.jpg?w=9', 'https://shop.example/img/{SKU|url}.jpg?w=9'],
  ])('has a likely place for the article number: %s', (address, pattern) => {
    expect(writePattern(withKey(address, 'SKU'))).toBe(pattern);
  });
});

describe('a pattern', () => {
  it.each(['https://s.example/{SKU|url}', 'a{{b}}{"Size?"|slug}{Nr?}', 'no column'])(
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
