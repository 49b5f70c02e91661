import { expect, test } from 'vitest';
import { offerMerges } from './offer-merges.ts';

const offersFor = (...texts: readonly string[]) => {
  const values = texts.map((text, index) => ({ text, count: 100 - index, line: index + 2 }));
  return offerMerges('kind', values).map(({ into, spellings }) => [into, ...spellings.map(({ text }) => text)]);
};

test('what is the same without spaces, hyphens and case is offered, also where it looks like a plural', () => {
  expect(offersFor('Mac OS', 'macOS', 'MAC-OS', 'Mac OS X', 'Windows')).toEqual([['Mac OS', 'macOS', 'MAC-OS']]);
  expect(offersFor('USB-C', 'usb c', 'Usb C', 'USB-A')).toEqual([['USB-C', 'usb c', 'Usb C']]);
});

test('values that are alike in different ways end in one offer', () => {
  expect(offersFor('Running Shoe', 'running shoes', 'RunningShoes')).toEqual([
    ['Running Shoe', 'running shoes', 'RunningShoes'],
  ]);
});

test('a letter or a number more is another value', () => {
  expect(
    offersFor('iPhone X', 'iPhone XS', 'Galaxy', 'Galaxy S', 'Windows 10', 'Windows 10 S', 'No 1 2', 'No 12'),
  ).toEqual([]);
});
