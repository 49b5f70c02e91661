// A column of prices in which some products are sold out is still one of prices.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';

test.each(['sold out', 'Sold Out', 'ausverkauft', 'épuisé', 'agotado', 'vyprodáno'])(
  '%s in place of some prices takes no prices away, and those rows lack theirs',
  async (word) => {
    const price = (nth: number): string => (nth % 4 === 1 ? word : `"${nth + 1},${100 + nth}.00"`);
    const rows = Array.from(
      { length: 24 },
      (_, nth) => `Whisky ${nth},${price(nth)},https://s.example/p/w-${nth * 3}\n`,
    );
    const text = `name,price,link\n${rows.join('')}`;
    const { mapping, missing, notes } = await infer(text, ['image=https://s.example/{name|slug}.jpg']);
    expect(mapping.fields.price?.from).toEqual([{ kind: 'column', column: 'price' }]);
    expect(mapping.fields.available).toBeUndefined();
    expect(missing).toEqual([]);
    expect(notes.join('\n')).toContain('6 rows have a word in place of a price and will be rejected');
    const { products, reading } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'GBP' } });
    expect(products).toHaveLength(18);
    expect(products[0]?.price).toBe('1100.00');
    expect(reading.rejected).toHaveLength(6);
  },
);
