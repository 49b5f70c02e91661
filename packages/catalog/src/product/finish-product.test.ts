import { plainMend } from '@guidepost/fault/plain-remedy';
import { expect, test } from 'vitest';
import { RowFault, sayReason } from '../rejection.ts';
import { completeAddress, finishProduct } from './finish-product.ts';
import { type NoPrice, normalisePrice } from './normalise-price.ts';

const draft = {
  sku: 'B-17',
  title: 'Boots',
  description: '',
  image: 'https://shop.example/b.jpg',
  link: 'https://shop.example/b',
  price: '499.00',
  listPrice: '',
  group: '',
  available: true,
  attributes: {},
};

test('a product without sku, title, image, link or price is none, and the reason names the field', () => {
  for (const field of ['sku', 'title', 'image', 'link', 'price']) {
    const fault = finishProduct({ ...draft, [field]: '' }, null);
    expect(fault).toBeInstanceOf(RowFault);
    expect(fault).toMatchObject({
      field,
      why: { code: 'missing', text: expect.stringContaining(`${field} is missing; `) },
    });
  }
});

test('what is absent is null', () => {
  expect(finishProduct(draft, null)).toMatchObject({
    description: null,
    listPrice: null,
    group: null,
    price: '499.00',
  });
});

test('a list price that is not above the price is no saving, and left out', () => {
  const listed = (listPrice: string) => finishProduct({ ...draft, listPrice }, null);
  expect(listed('599.00')).toMatchObject({ listPrice: '599.00' });
  expect(listed('499.0')).toMatchObject({ listPrice: null });
  expect(listed('99.00')).toMatchObject({ listPrice: null });
});

test.each([
  ['499.00', '499.00'],
  ['0499.00', '499.00'],
  ['0', '0'],
  ['000.50', '0.50'],
  ['123456789012345', '123456789012345'],
])('the price %s is kept as %s', (text, price) => {
  expect(normalisePrice(text)).toBe(price);
});

test.each(['-1', '1,5', '€5', '5.', '1e3', 'NaN', '1234567890123456', '١'])('the price %s is refused', (text) => {
  expect(normalisePrice(text)).toMatchObject({ reason: expect.stringContaining(';') });
});

test('what is wrong with a price is said for what stands there', () => {
  const reasonOf = (text: string): string => plainMend(sayReason(normalisePrice(text) as NoPrice));
  expect(reasonOf('5,50')).toBe(
    'has a decimal comma; write it as 5.50, or, if most prices are written so, have a mapping inferred anew: one with `decimal: comma` reads them',
  );
  expect(reasonOf('1.299,00')).toContain('write it as 1299.00,');
  expect(reasonOf('auf Anfrage')).toContain('`drop:`');
  expect(reasonOf('1e3')).toMatch(
    /write it so, or, if most prices are written so, have a mapping inferred anew: .*`pattern`/,
  );
});

test.each(['http://a', 'https://shop.example/é?x=1#y', 'HTTPS://shop.example'])('%s is an address', (text) => {
  expect(completeAddress(text, null)).toBe(text);
});

test.each([
  '/a',
  '//a/b',
  'a.example',
  'javascript:alert(1)',
  'data:image/png,x',
  'https://',
  'https:///x',
  'https://a b',
  'ftp://a',
  'https://a/{sku}',
  'https://a/<b>',
  'https://a\\b',
  'https://a/1.jpg https://a/2.jpg',
  'https://a/1.jpg | https://a/2.jpg',
])('%s is no address', (text) => {
  expect(completeAddress(text, null)).toBe(null);
});

test.each([
  ['https://shop.example/my image.jpg', 'https://shop.example/my%20image.jpg'],
  ['https://shop.example/15"/x', 'https://shop.example/15%22/x'],
])('%s is an address once it is encoded', (text, encoded) => {
  expect(completeAddress(text, null)).toBe(encoded);
});

test.each(['RD$3,450 / RD$4,150', '12.90 | 15.90', '10 - 20', '9,90; 12,90', '$50–$80'])(
  'a cell with several amounts says that each needs a row: %s',
  (text) => expect(normalisePrice(text)).toMatchObject({ code: 'price-several' }),
);

test.each(['about 12', '12 EUR / kg', '12-', '12.–', '2024-05-01'])('one amount is not several: %s', (text) =>
  expect(normalisePrice(text)).toMatchObject({ code: 'price-not-plain' }),
);

test('a path is completed where a base address is given, and only a path', () => {
  expect(completeAddress('/a.svg', 'http://localhost:7070/')).toBe('http://localhost:7070/a.svg');
  expect(completeAddress('/a.svg, /b.svg', 'http://localhost:7070/')).toBe('http://localhost:7070/a.svg');
  expect(completeAddress('//evil/a', 'http://localhost:7070')).toBe(null);
});

test.each([
  ['//img.example/a.jpg', 'https://img.example/a.jpg'],
  ['//img.example:8080/a.jpg', 'https://img.example:8080/a.jpg'],
  ['www.lamps.example/cdn/a b.png?v=17', 'https://www.lamps.example/cdn/a%20b.png?v=17'],
  ['www.lamps.example', 'https://www.lamps.example'],
  ['cdn.lamps.com/a.jpg', 'https://cdn.lamps.com/a.jpg'],
  ['lamps.se/p/nova', 'https://lamps.se/p/nova'],
])('an address that begins with its host is given its scheme, whatever the base is: %s', (text, address) => {
  expect(completeAddress(text, null)).toBe(address);
  expect(completeAddress(text, 'http://localhost:7070', true)).toBe(address);
});

test.each([
  'ab.cd/12',
  'images/a.jpg',
  'v1.images/a.jpg',
  'www.lamps',
  'www.a.example/1.jpg,www.a.example/2.jpg',
  '//a.example/1.jpg //a.example/2.jpg',
])('no host begins %s, or more than one', (text) => {
  expect(completeAddress(text, null)).toBe(null);
});

test('the path of a picture as folders have it is completed, too', () => {
  const complete = (text: string) => completeAddress(text, 'https://shop.example/');
  expect(complete('images/bikes/p05 left.webp')).toBe('https://shop.example/images/bikes/p05%20left.webp');
  expect(complete('./images/lamp.jpg?v=2')).toBe('https://shop.example/images/lamp.jpg?v=2');
  for (const text of ['a/b.jpg, a/c.jpg', 'a/b.jpg a/c.jpg', 'a/b.jpg'])
    expect(complete(text)).toBe('https://shop.example/a/b.jpg');
  for (const text of ['img.museum/a.jpg', 'a.jpg', '../a/b.jpg', 'a/b', 'ftp://a/b.jpg'])
    expect(complete(text)).toBeNull();
});

test('a page is on the host of the shop, however its system writes it', () => {
  const complete = (text: string) => completeAddress(text, 'https://shop.example/', true);
  expect(complete('1541083/01')).toBe('https://shop.example/1541083/01');
  expect(complete('lampen/nova-2.html?v=1')).toBe('https://shop.example/lampen/nova-2.html?v=1');
  expect(complete('nova-2')).toBe('https://shop.example/nova-2');
  for (const text of ['shop.museum/nova', '../nova-2', 'see below', 'soon', 'mailto:a@b.example', 'ftp://a/b'])
    expect(complete(text)).toBeNull();
});

test.each([
  ['/media/lamp.jpg', 'address-without-host'],
  ['images/lamp.jpg', 'address-without-host'],
  ['lamp.jpg', 'not-an-address'],
  ['n/a', 'not-an-address'],
])('whether a picture only lacks the host of the shop is said: %s', (image, code) => {
  const product = finishProduct({ ...draft, image }, null);
  expect(product).toMatchObject({ why: { code } });
});

test('of a host that was seen before, only what can be an address is one', () => {
  const host = 'https://shop.example/';
  expect(completeAddress(`${host}a.jpg`, null)).toBe(`${host}a.jpg`);
  const texts = [
    ...[`${host}b?c=d&e=%20#f`, `${host}ä ö|"`, `${host}https://other.example/`, `${host} https://other.example/`],
    ...[`${host}<a>`, `${host}{sku}`, `${host}a\\b`, `${host}a\nb`, `${host}${'a'.repeat(5_000)}`],
    ...[
      'https://shop.example',
      'https://shop.example?a/b',
      'https://shop.example:99999/a',
      'https://shop.example:80/a',
    ],
    ...[
      'HTTPS://Shop.example/a',
      'http://shop.example/a',
      'http://s/a',
      'https://[::1/a',
      'https://a b/c',
      'http:///a',
    ],
  ];
  const known = texts.map((text) => completeAddress(text, null));
  expect(known).toEqual([
    ...[`${host}b?c=d&e=%20#f`, `${host}ä%20ö%7C%22`, `${host}https://other.example/`, null],
    ...[null, null, null, null, null],
    ...['https://shop.example', 'https://shop.example?a/b', null, 'https://shop.example:80/a'],
    ...['HTTPS://Shop.example/a', 'http://shop.example/a', 'http://s/a', null, null, null],
  ]);
});
