import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestName } from './closest-name.ts';

test.each([
  ['Red', ['blue', 'red'], 'red'],
  ['mountain bike', ['mountainbike'], 'mountainbike'],
  ['bike', ['bikes'], 'bikes'],
  ['batteries', ['battery'], 'battery'],
  ['boxes', ['box', 'boxer'], 'box'],
  ['ram_bg', ['ram', 'ram_gb'], 'ram_gb'],
  ['kafé', ['kafe'], 'kafe'],
  ['hd', ['hp', 'ssd'], 'hp'],
  ['a', ['b'], null],
  ['List Price', ['sku', 'list_price'], 'list_price'],
  ['typ', ['unit', 'type'], 'type'],
  ['lnk', ['sku', 'link'], 'link'],
  ['red', ['re'], null],
  ['lable', ['list', 'label'], 'label'],
  ['weight', ['sku', 'title'], null],
  ['red', ['redder'], null],
  ['city', ['gravel', 'road'], null],
  ['', ['a'], null],
])('The word nearest to %j among %j is %j', (written, words, meant) => {
  expect(closestName(written, words)).toBe(meant);
});

test('A word is never its own correction, and any text is read', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
      (written, words) => {
        const meant = closestName(written, [...words, written]);
        expect(meant).not.toBe(written);
        expect(meant === null || words.includes(meant)).toBe(true);
      },
    ),
  );
});
