import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const KINDS = ['Garden chair', 'Garden table', 'Bench with armrests', 'Parasol'];

/** `more`: further columns, by their name. */
function shop(
  describe: (nth: number) => string,
  more: Readonly<Record<string, (nth: number) => string>> = {},
  rows = 60,
) {
  const names = ['OSLO', 'LINDA', 'FJORD', 'SKAGEN', 'HAVN'];
  const lines = Array.from({ length: rows }, (_, nth) =>
    [
      `A-${nth * 7}`,
      `${names[nth % 5]} ${nth}`,
      `${20 + nth}.00`,
      `"${describe(nth)}"`,
      ...Object.values(more).map((cell) => cell(nth)),
    ].join(','),
  );
  return infer(
    `sku,name,price,short_description${Object.keys(more)
      .map((name) => `,${name}`)
      .join('')}\n${lines.join('\n')}\n`,
  );
}

const kindOf = async (...given: Parameters<typeof shop>) =>
  (await shop(...given)).mapping.attributes.find(({ name }) => name === 'kind');

const sized = (nth: number): string => `${KINDS[nth % 4]}, ${40 + nth}x${50 + nth} cm`;

test('what nearly all short descriptions begin with before a comma is the kind, and the share is told with an example', async () => {
  const { mapping, text } = await shop(sized);
  expect(mapping.attributes.find(({ name }) => name === 'kind')).toMatchObject({
    ...{ label: 'Kind', type: 'text', from: [{ kind: 'column', column: 'short_description' }] },
  });
  expect(text).toContain(
    '# what short_description begins with in 100% of the rows, before a comma, as in "Garden chair, 40x50 cm"',
  );
});

test('a coarse category beside it does not say the kind, and a fine one does', async () => {
  expect(await kindOf(sized, { category: () => 'Garden' })).toBeDefined();
  expect(await kindOf(sized, { category: (nth) => `Goods ${'ABCD'.charAt(nth % 4)}` })).toBeUndefined();
});

test.each([
  ['each begins otherwise', (nth: number) => `Chair ${String.fromCharCode(65 + (nth % 26))}${nth}, 40 cm`],
  ['nothing follows', (nth: number) => KINDS[nth % 4] ?? ''],
  ['measures come first', (nth: number) => `${40 + (nth % 4)}x50 cm, oak ${nth}`],
  [
    'sentences',
    (nth: number) =>
      `This chair is made for long evenings in the garden with your friends and family, and number ${nth} is for you alone.`,
  ],
  [
    'most are of one kind',
    (nth: number) => (nth < 50 ? `Chair, ${nth} cm` : `Thing ${String.fromCharCode(65 + nth - 50)}, ${nth} cm`),
  ],
])('nothing is taken where %s', async (_what, describe) => expect(await kindOf(describe)).toBeUndefined());

test('a few products show nothing', async () => {
  expect(await kindOf(sized, {}, 12)).toBeUndefined();
});
