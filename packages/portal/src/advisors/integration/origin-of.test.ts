import { expect, it } from 'vitest';
import { originOf } from './origin-of.ts';

it('a key is for the origin of a page, however somebody writes its address', () => {
  expect(originOf(' https://www.shop.example/bikes?all#top ')).toBe('https://www.shop.example');
  expect(originOf('www.shop.example/bikes')).toBe('https://www.shop.example');
  expect(originOf('http://localhost:8080')).toBe('http://localhost:8080');
  expect(['', 'my shop', 'ftp://shop.example', 'https://'].map(originOf)).toEqual([null, null, null, null]);
});
