import { expect, test } from 'vitest';
import { infer, many } from '../small-files.fixture.ts';

async function unitOf(column: string, things: readonly (readonly [sides: string, weight: number])[]) {
  const lines = many(
    things.map(([sides, weight]) => `"Leuchte #";"${sides}";${weight}`),
    things.length * 8,
  ).map((line, nth) => `A-${nth * 7};${line.replace('#', `no${nth}`)};${nth},99;https://s.example/${nth}`);
  const { mapping } = await infer(`sku;name;Abmessungen;${column};preis;link\n${lines.join('\n')}\n`, [
    'image=https://s.example/{sku}.jpg',
  ]);
  return mapping.attributes.find(({ from }) => from.some((one) => one.kind === 'column' && one.column === column))
    ?.unit;
}

const lamps = [
  ['Ø120 H70', 303],
  ['Ø200 H100', 950],
  ['L1500 B26', 450],
  ['Ø90 H40', 110],
  ['L1200 B295 H14', 4200],
] as const;

test('a weight that cannot be kilograms in so small a thing is in grams', async () => {
  expect(await unitOf('Gewicht', lamps)).toBe('g');
});

test('a weight that may be kilograms has no unit, and an English one may be ounces', async () => {
  const sideboards = [
    ['L1800 B450 H800', 120],
    ['L1200 B450 H760', 85],
    ['L2100 B500 H820', 160],
    ['Ø1100 H750', 110],
  ] as const;
  expect(await unitOf('Gewicht', sideboards)).toBeNull();
  expect(await unitOf('Weight', lamps)).toBeNull();
});
