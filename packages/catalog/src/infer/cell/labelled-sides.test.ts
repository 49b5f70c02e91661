import { expect, test } from 'vitest';
import { recogniseLabelledSides } from './labelled-sides.ts';
import { recogniseTradeSizes } from './trade-sizes.ts';

const cells = (...texts: string[]) =>
  texts.flatMap((text) => Array.from({ length: 5 }, (_, line) => ({ text, count: 1, line })));
const read = (pattern: string, text: string): string | undefined =>
  new RegExp(pattern, 'u').exec(text)?.slice(1).find(Boolean);

test('sides are known by their letters, in any order', () => {
  const found = recogniseLabelledSides('Abmessungen', cells('L1500 Ø26', 'Ø120, ET70', 'L 300 B18,1 H12,6', '330x165'));
  expect(found?.map(({ letter }) => letter)).toEqual(['L', 'Ø', 'B', 'H']);
  const patternOf = (letter: string): string => found?.find((side) => side.letter === letter)?.pattern ?? '';
  expect(read(patternOf('L'), 'L 300 B18,1 H12,6')).toBe('300');
  expect(read(patternOf('B'), 'L 300 B18,1 H12,6')).toBe('18,1');
  expect(read(patternOf('Ø'), 'L1500 Ø26')).toBe('26');
  expect(read(patternOf('L'), 'Ø120, ET70')).toBe(undefined);
  expect(found?.[0]?.decimal).toBe('comma');
});

test.each([
  ['sizes of clothes', ['XL', 'L', 'M', 'S']],
  ['article numbers', ['B12', 'B14', 'H7', 'B9']],
  ['sides in a fixed order', ['10 x 20', '30 x 40', '50 x 60']],
  ['sentences', ['The D 5 is good', 'No letters', 'None here', 'Nor here']],
])('%s are no sides', (_, texts) => {
  expect(recogniseLabelledSides('Kind', cells(...texts))).toBe(null);
});

test('beside sides with letters, the sides before a comma and those with joined letters are read, too', () => {
  const texts = [
    'L1500 B60 H14',
    'L618 B618 H14',
    'L99 B39 Ø9',
    'Ø30 H38',
    '330x165, DA322x157, ET137',
    '200 x 200, DA188x188',
    '65x9,5x7',
    'Ø102, BH158x219',
  ];
  const found = recogniseLabelledSides('Abmessungen', cells(...texts));
  const of = (text: string) =>
    Object.fromEntries((found ?? []).map(({ letter, pattern }) => [letter, read(pattern, text)]));
  expect(of('330x165, DA322x157, ET137')).toEqual({ L: '330', B: '165' });
  expect(of('65x9,5x7')).toEqual({ L: '65', B: '9,5', H: '7' });
  expect(of('Ø102, BH158x219')).toEqual({ B: '158', H: '219', Ø: '102' });
  expect(of('L618 B618 H14')).toEqual({ L: '618', B: '618', H: '14' });
});

test('where the first side is often the shorter one, nobody knows which is which', () => {
  const found = recogniseLabelledSides('Abmessungen', cells('L1500 B60', 'L618 B61', 'L300 B80', '165x330', '120x40'));
  expect(found?.map(({ pattern }) => read(pattern, '165x330'))).toEqual([undefined, undefined]);
});

test('letters of the trade are sizes of their own, in their language', () => {
  const texts = cells(
    'Ø120, ØDA115, ET70',
    'L330 B165, DA322x157, ET137',
    'L618 B618 H14 / DA 605x605',
    'L20 B30, DA 18',
  );
  const of = (text: string) =>
    Object.fromEntries(
      recogniseTradeSizes(texts, 'de').map(({ word, side, pattern }) => [
        `${word} ${side}`.trim(),
        read(pattern, text),
      ]),
    );
  expect(of('Ø120, ØDA115, ET70')).toEqual({ 'Deckenausschnitt Ø': '115', Einbautiefe: '70' });
  expect(of('L330 B165, DA322x157, ET137')).toEqual({
    ...{ 'Deckenausschnitt L': '322', 'Deckenausschnitt B': '157', Einbautiefe: '137' },
  });
  expect(of('L20 B30, DA 18')).toEqual({ Deckenausschnitt: '18' });
  expect(recogniseTradeSizes(texts, 'fr')).toEqual([]);
});
