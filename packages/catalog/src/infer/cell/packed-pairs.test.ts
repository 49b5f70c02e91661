import { expect, test } from 'vitest';
import { expectLinear } from '../../../../../scripts/fixture/grows-linearly.ts';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

const ROWS = Array.from({ length: 24 }, (_, nth) => ({
  ram: [8, 16, 32][nth % 3],
  protein: [21, 18.5, 30][(nth + 1) % 3],
  color: ['Black', 'Silver', 'Blue'][(nth >> 1) % 3],
}));

const attributesOf = async (describe: (row: (typeof ROWS)[number], nth: number) => string, more = '') => {
  const head = `sku;name;price;image;link;description${more === '' ? '' : ';ram'}`;
  const lines = ROWS.map((row, nth) => {
    const own = [
      `A-${nth * 7 + 3}x`,
      `Thing ${nth}`,
      '5.00',
      `https://s.example/${nth}.png`,
      `https://s.example/${nth}`,
    ];
    return [...own, describe(row, nth).replaceAll('"', '""'), ...(more === '' ? [] : [nth % 2 === 0 ? more : '128 GB'])]
      .map((cell) => `"${cell}"`)
      .join(';');
  });
  const text = [head, ...lines].join('\n');
  const { mapping } = await inferMapping(surveyOf(text));
  const { products } = await gather(sourceOf(text), { mapping });
  return products.map(({ attributes }) => attributes);
};

const INTRO = 'A thing that has everything one needs, made with care for long days of work and of play.';

test.each([
  [
    'a list in HTML',
    (row) =>
      `<p>${INTRO}</p><ul><li>RAM: ${row.ram} GB</li><li>Protein: ${row.protein}%</li><li>Colour: ${row.color}</li></ul>`,
  ],
  ['lines with bullets', (row) => `${INTRO}\n• RAM: ${row.ram} GB\n• Protein: ${row.protein}%\n• Colour: ${row.color}`],
  ['lines with dashes', (row) => `${INTRO}\nRAM - ${row.ram} GB\nProtein – ${row.protein}%\nColour - ${row.color}`],
  ['a sentence', (row) => `${INTRO} RAM: ${row.ram} GB, Protein - ${row.protein}%, Colour: ${row.color}`],
] as readonly [string, (row: (typeof ROWS)[number]) => string][])(
  'names and values in %s are attributes',
  async (_, describe) => {
    const found = await attributesOf(describe);
    expect(found).toEqual(ROWS.map(({ ram, protein, color }) => ({ ram, protein, colour: color })));
  },
);

test('what follows a name in sentences is no value', async () => {
  const found = await attributesOf(
    (_, nth) =>
      `${INTRO} Please note: this is the ${nth}th thing of its kind and there will be no other. Care: wash it by hand, and never twice on day ${nth}. Use: whenever you feel like it, but at most ${nth} times.`,
  );
  expect(found).toEqual(ROWS.map(() => ({})));
});

test('the name of a product at the beginning of a text that its variants share is no property', async () => {
  const found = await attributesOf((_, nth) => `Ridge ${nth >> 3} - 1 light shoe`);
  expect(found).toEqual(ROWS.map(() => ({})));
});

test('a column of the file is believed, and not the same name in a description', async () => {
  const found = await attributesOf(
    ({ ram, protein, color }, nth) =>
      `${INTRO}\nRAM: ${ram} GB\nProtein: ${protein}%\nColour: ${color}\nWeight: ${nth + 1} kg`,
    '64 GB',
  );
  expect(found.map(({ ram }) => ram)).toEqual(ROWS.map((_, nth) => (nth % 2 === 0 ? 64 : 128)));
  expect(found[3]).toMatchObject({ protein: ROWS[3]?.protein, weight: 4 });
});

test('a long text costs no more than its length', async () => {
  const { findPackedPairs } = await import('./packed-pairs.ts');
  const column = (text: string) =>
    ({ values: [{ text, count: 1, line: 1 }] }) as unknown as Parameters<typeof findPackedPairs>[0];
  for (const part of ['a b c d ', 'aaaa', ': - ', '. a - ', 'a (b (', '• ', '1.1,1 ']) {
    expectLinear((size) => {
      findPackedPairs(column(part.repeat(size / part.length)));
    }, 30_000);
  }
});

/** Latin, then Cyrillic. */
const LOOK_ALIKE = ['O', '\u041e'];

test('a name in several spellings is one property, also where a letter of it is one of another script', async () => {
  const names = ['Crude protein', 'crude protein', 'CRUDE PROTEIN', 'Crude_protein'];
  const found = await attributesOf(
    (row, nth) =>
      `${INTRO}\n• ${names[nth % 4]}: ${row.protein}%\n• RAM: ${row.ram} GB\n• ${LOOK_ALIKE[nth % 2]}мега: ${row.ram} г`,
  );
  expect(found.map((attributes) => Object.values(attributes))).toEqual(
    ROWS.map(({ ram, protein }) => [protein, ram, ram]),
  );
  expect(new Set(found.flatMap((attributes) => Object.keys(attributes))).size).toBe(3);
});

test('names that are written differently and would be called the same have names of their own', async () => {
  const found = await attributesOf(
    (row, nth) => `${INTRO}\n• Höhe: ${row.ram} mm\n• Hoehe: ${nth + 3} mm\n• Protein: ${row.protein}%`,
  );
  expect(new Set(found.flatMap((attributes) => Object.keys(attributes))).size).toBe(3);
});

test('a comma before the decimals of an amount parts no range, and a blank between thousands ends no number', async () => {
  const amounts = ['0,7 %', '0,25%', '1,5 %', '3,5%'];
  const found = await attributesOf(
    (_, nth) =>
      `${INTRO} Sulphur - ${amounts[nth % 4]}; Energy: ${1 + (nth % 3)} 250 kJ; Iron: ${nth % 3},${1 + (nth % 4)} mg`,
  );
  const plain = [0.7, 0.25, 1.5, 3.5];
  expect(found).toEqual(
    ROWS.map((_, nth) => ({
      ...{ sulphur: plain[nth % 4], energy: 1250 + 1000 * (nth % 3), iron: (nth % 3) + (1 + (nth % 4)) / 10 },
    })),
  );
});
