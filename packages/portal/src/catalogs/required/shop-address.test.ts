import { expect, it } from 'vitest';
import { beginWithSlash, shopOf } from './shop-address.ts';

const column = (name: string, texts: readonly string[]) => ({
  ...{ column: name, filled: texts.length, distinct: texts.length, rare: [], long: [], numbers: null, uses: [] },
  ...{ left_out: null, left_out_coded: null },
  common: texts.map((text, at) => ({ text, length: text.length, count: 1, line: at + 2 })),
});
const survey = (...links: string[]) => ({
  columns: [column('Page', links), column('Photo', ['https://img.example/1.jpg', '/2.jpg'])],
});

it('the shop is where all links to products are', () => {
  const links = survey('https://shop.example:8080/p/1', 'https://shop.example:8080/p/2?x');
  expect(shopOf(links, { link: 'Page' })).toBe('https://shop.example:8080');
  expect(shopOf(survey('/p/1'), { link: 'https://{Host}.example/{Page}' })).toBeNull();
  expect(shopOf(survey('/p/1'), { link: 'https://tea.example/{Page|url}' })).toBe('https://tea.example');
});

it('the shop is not known where links are in several places, or say none', () => {
  expect(shopOf(survey('https://a.example/1', 'https://b.example/1'), { link: 'Page' })).toBeNull();
  expect(shopOf(survey('https://a.example/1', '/1'), { link: 'Page' })).toBeNull();
  expect(shopOf(survey(), { link: 'Page' })).toBeNull();
});

it('of paths it is known whether they begin with a slash', () => {
  expect(beginWithSlash({ columns: [column('Photo', ['/m/1.jpg'])] }, { image: 'Photo', link: '/p/{Nr}' })).toBe(true);
  expect(beginWithSlash({ columns: [column('image', ['images/1.jpg'])] }, {})).toBe(false);
  expect(beginWithSlash(survey('/p/1'), { image: 'https://img.example/{Nr}', link: 'Page' })).toBe(true);
});
