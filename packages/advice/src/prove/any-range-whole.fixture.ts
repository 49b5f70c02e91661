// Advisors and stocks in which the same range is the whole of what few products have, and so keeps all of them, and a part of what more
// have: a price first; then a range in which the cheapest and the dearest go furthest, and of which others have no value, or one beyond a
// bound of the author's; then a choice in which hardly any but those differ, asked after certain replies to the range.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import fc from 'fast-check';
import { advisorOf, product, range, shop, single } from '../check/small-shop.fixture.ts';

/** Whoever wants something of both is hardly reckoned with. */
const groupings = [
  { title: 'low', from: null, to: 3 },
  { title: 'high', from: 4, to: null },
];

const limits = fc.constantFrom<{ from: 'auto' | number; to: 'auto' | number }[]>(
  { from: 'auto', to: 'auto' },
  { from: 'auto', to: 16 },
  { from: 8, to: 'auto' },
);

const askIf = fc.record({
  kind: fc.constantFrom('gte' as const, 'lte' as const),
  question: fc.constant('memory'),
  value: fc.constantFrom(8, 16),
});

const between = fc.array(
  fc.record({
    price: fc.integer({ min: 2, max: 5 }),
    ram_gb: fc.constantFrom(8, 16, 8, 16, 4, 32, null),
    isOther: fc.nat(9),
  }),
  { minLength: 4, maxLength: 6, size: 'max' },
);

export const anyRangeWhole = fc
  .tuple(limits, askIf, fc.constantFrom(4, 32), between)
  .map(([{ from, to }, condition, furthest, others]) => {
    const isBeyond = (ram: number | null) =>
      ram === null || (from !== 'auto' && ram < from) || (to !== 'auto' && ram > to);
    const ends = [1, 6].map((price, nth) => product(`end${nth}`, price, { ram_gb: furthest, touch: true }));
    const products = others.map(({ price, ram_gb, isOther }, nth) =>
      product(`p${nth}`, price, {
        touch: isOther >= (isBeyond(ram_gb) ? 5 : 1),
        ...(ram_gb === null ? {} : { ram_gb }),
      }),
    );
    const price = range('price', 'price', { groupings });
    const memory = range('memory', 'ram_gb', { from, to, must: true });
    const last = single('touch', { attribute: 'touch', max: 30 }, { askIf: condition });
    return compile(advisorOf([price, memory, last]), buildSnapshot([...ends, ...products], shop.attributes));
  });
