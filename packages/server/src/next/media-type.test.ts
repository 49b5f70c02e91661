import { expect, it } from 'vitest';
import { checkMediaType } from './media-type.ts';

it.each([
  ['application/json', null],
  ['Application/JSON ; charset="utf-8"', null],
  ['application/json;charset=UTF8', 'identity'],
  ['application/json; a=b; c', ' IDENTITY '],
])('takes %s with encoding %s [rows 42 to 44]', (type, encoding) => expect(checkMediaType(type, encoding)).toBeNull());

it.each([
  [null, null, 'Accept'],
  ['text/plain', null, 'Accept'],
  ['application/json, text/plain', null, 'Accept'],
  ['application/json; charset=utf-16', null, 'Accept'],
  ['application/json', 'gzip', 'Accept-Encoding'],
  ['text/plain', 'br', 'Accept-Encoding'],
])('refuses %s with encoding %s, saying what it takes in %s [rows 42 to 44]', (type, encoding, header) => {
  const refusal = checkMediaType(type, encoding);
  expect(refusal?.slug).toBe('unsupported-media-type');
  expect(refusal?.headers[0]).toBe(header);
});
