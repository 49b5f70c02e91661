// Prices under names that say nothing.

import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const FACTORS = [1, 2.5, 3, 7.25, 11, 1.75];

/** Cutters with a price with tax in `s`, and `b` beside it. */
const cutters = (b: (gross: number, nth: number) => string): string =>
  `n;f;u;b;s\n${Array.from({ length: 24 }, (_, nth) => {
    const gross = 113.74 * (FACTORS[nth % 6] ?? 1) + nth;
    return `Cutter ${nth};https://s.example/i/${nth}.jpg;https://s.example/p/${nth};${b(gross, nth)};${gross.toFixed(2)}`;
  }).join('\n')}\n`;

const takenFrom = ({ mapping }: Awaited<ReturnType<typeof infer>>) => JSON.stringify(mapping.attributes);

test('the price without tax is none of the properties, once the price with tax is named', async () => {
  const found = await infer(
    cutters((gross) => (gross / 1.21).toFixed(2)),
    ['price=s'],
  );
  expect(takenFrom(found)).not.toContain('"b"');
  expect(found.text).toContain('b: left out, another price than the one that is charged');
});

test('the price with tax is none, where the other is charged', async () => {
  const found = await infer(
    cutters((gross) => (gross / 1.21).toFixed(2)),
    ['price=b'],
  );
  expect(takenFrom(found)).not.toContain('"s"');
});

test('what looks like a price is none either while nobody has said which one is charged', async () => {
  const found = await infer(cutters((gross) => (gross / 1.21).toFixed(2)));
  expect(found.missing.map(({ field }) => field)).toContain('price');
  expect(takenFrom(found)).not.toMatch(/"[bs]"/);
});

test('a measure that has nothing to do with the price stays one', async () => {
  const found = await infer(
    cutters((_, nth) => (3 + ((nth * 7) % 11) / 4).toFixed(2)),
    ['price=s'],
  );
  expect(takenFrom(found)).toContain('"b"');
});
