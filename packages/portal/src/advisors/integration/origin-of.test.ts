import { expect, it } from 'vitest';
import { originOf, originsOf } from './origin-of.ts';

it('a key is for the origin of a page, however somebody writes its address', () => {
  expect(originOf(' https://www.shop.example/bikes?all#top ')).toBe('https://www.shop.example');
  expect(originOf('www.shop.example/bikes')).toBe('https://www.shop.example');
  expect(originOf('http://localhost:8080')).toBe('http://localhost:8080');
  expect(['', 'my shop', 'ftp://shop.example', 'https://'].map(originOf)).toEqual([null, null, null, null]);
});

it('a key is for pages with www and without, because shoppers come by both', () => {
  expect(originsOf('https://www.shop.example/bikes')).toEqual(['https://www.shop.example', 'https://shop.example']);
  expect(originsOf('shop.example:8443')).toEqual(['https://shop.example:8443', 'https://www.shop.example:8443']);
  expect(originsOf('http://localhost:8080')).toEqual(['http://localhost:8080']);
  expect(originsOf('http://192.168.1.5')).toEqual(['http://192.168.1.5']);
  expect(originsOf('http://[::1]:8080')).toEqual(['http://[::1]:8080']);
  expect(originsOf('my shop')).toBe(null);
});
