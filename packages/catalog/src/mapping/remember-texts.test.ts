import { expect, test } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

function counted() {
  const read: string[] = [];
  const lengthOf = rememberTexts((text: string) => {
    read.push(text);
    return { length: text.length };
  });
  return { read, lengthOf };
}

test('a text that comes again is looked up', () => {
  const { read, lengthOf } = counted();
  const texts = Array.from({ length: 3_000 }, (_, nth) => `text number ${nth % 7}`);
  expect(texts.map((text) => lengthOf(text).length)).toEqual(texts.map((text) => text.length));
  expect(read).toHaveLength(7);
});

test('where nearly every text is another one, and where texts are long, each is read', () => {
  const { read, lengthOf } = counted();
  const texts = Array.from({ length: 5_000 }, (_, nth) => `text number ${nth}`);
  const long = 'long '.repeat(50);
  const all = [...texts, ...texts.slice(0, 10), long, long];
  expect(all.map((text) => lengthOf(text).length)).toEqual(all.map((text) => text.length));
  expect(read).toEqual(all);
});

test('many texts are bounded: those that came first and often are looked up, the others read', () => {
  const { read, lengthOf } = counted();
  const often = Array.from({ length: 4_000 }, (_, nth) => `often ${nth % 10}`);
  const once = Array.from({ length: 2_000 }, (_, nth) => `once ${nth}`);
  for (const text of [...often, ...once]) lengthOf(text);
  read.length = 0;
  for (const text of ['often 1', 'often 9', 'once 1', 'once 1999', 'once 1999']) lengthOf(text);
  expect(read).toEqual(['once 1999', 'once 1999']);
});
