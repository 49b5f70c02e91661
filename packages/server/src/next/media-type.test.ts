import { expect, it } from 'vitest';
import { checkMediaType } from './media-type.ts';

it.each([
  ['application/json', null],
  ['Application/JSON ; charset="utf-8"', null],
  ['application/json;charset=UTF8', 'identity'],
  ['application/json; a=b; c', ' IDENTITY '],
])('takes %s with encoding %s [rows 42 to 44]', (type, encoding) => expect(checkMediaType(type, encoding)).toBeNull());

it.each([
  [null, null, 'json'],
  ['text/plain', null, 'json'],
  ['application/json, text/plain', null, 'json'],
  ['application/json; charset=utf-16', null, 'json'],
  ['application/json', 'gzip', 'uncompressed'],
  ['text/plain', 'br', 'uncompressed'],
])('refuses %s with encoding %s, saying that it takes it %s [rows 42 to 44]', (type, encoding, wanted) => {
  const refusal = checkMediaType(type, encoding);
  expect(refusal?.slug).toBe('unsupported-media-type');
  expect(refusal?.facts.wanted).toBe(wanted);
});
