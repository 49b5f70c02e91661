import { expect, test } from 'vitest';
import { readOrigin } from './read-origin.ts';

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['HTTPS://Shop.Example:443/', 'https://shop.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  [' http://shop.example:80 ', 'http://shop.example'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
])('%s is written %s, as a browser sends it', (text, origin) => {
  expect(readOrigin(text)).toEqual({ value: origin });
});

test.each([
  ['', /is empty/],
  ['shop.example', /https:\/\//],
  ['localhost:8080', /https:\/\//],
  ['null', /https:\/\//],
  ['ftp://shop.example', /https:\/\//],
  ['https://', /https:\/\//],
  ['https://*.shop.example', /wildcard/],
  ['*', /wildcard/],
  ['https://shop.example/de', /Write https:\/\/shop\.example\./],
  ['https://shop.example?', /Write https:\/\/shop\.example\./],
  ['https://shop.example#x', /Write https:\/\/shop\.example\./],
  ['https://me:secret@shop.example', /user name/],
])('%s is refused, with what to write', (text, message) => {
  expect(readOrigin(text)).toEqual({ wrong: expect.stringMatching(message) });
});
