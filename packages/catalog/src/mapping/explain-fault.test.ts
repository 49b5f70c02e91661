// What is said of cells in which there is something that means nothing.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';
import { readMapping } from './read-mapping.ts';

test.each(['-', '–', '—', '−', 'n/a', '-,-'])(
  'a price of %s is said as what stands there, and left out where blanks are',
  async (sign) => {
    const rows = ['12.90', sign, '8.50', sign, '5.00'].map((price, nth) => `A-${nth * 7},Lamp ${nth},"${price}"`);
    const text = `sku,title,Price\n${rows.join('\n')}\n`;
    const { mapping } = await infer(text, ['image=https://s.example/i.jpg', 'link=https://s.example/p']);
    const priced = { ...mapping, currency: 'EUR' };
    const { reading } = await gather(sourceOf(text), { mapping: priced });
    expect(reading.rejected.map(({ reason }) => reason)).toEqual(
      Array(2).fill(
        `price is missing: the cell of the column "Price" is "${sign}", which the mapping takes for blank; fill it in, or leave such rows out with \`drop: [{ column: Price, blank: true }]\` in the mapping`,
      ),
    );
    const { drop } = readMapping('m.yaml', 'sku: sku\ndrop: [{ column: Price, blank: true }]\n');
    const { products, reading: quiet } = await gather(sourceOf(text), { mapping: { ...priced, drop } });
    expect([products.length, quiet.rejected]).toEqual([3, []]);
  },
);
