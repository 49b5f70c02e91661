import { expect, test } from 'vitest';
import { recogniseLabelledSides } from './labelled-sides.ts';

const cells = (...texts: string[]) =>
  texts.flatMap((text) => Array.from({ length: 5 }, (_, line) => ({ text, count: 1, line })));
const read = (pattern: string, text: string): string | undefined => new RegExp(pattern, 'u').exec(text)?.[1];

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
