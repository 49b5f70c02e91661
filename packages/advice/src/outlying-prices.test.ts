import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import { advisorOf, answer, atMost, attributesOf, is, product, single } from './check/small-shop.fixture.ts';
import { draftAdvisor } from './draft/draft-advisor.ts';
import { noteOutlyingPrices } from './note-outlying-prices.ts';
import { findOutlyingPrices } from './outlying-prices.ts';

const attributes = attributesOf({ kind: 'text' });
const kinds = ['home', 'games', 'office'];
/** Products at 5 to 14, and more. */
const shopWith = (count: number, ...others: number[]) => [
  ...Array.from({ length: count }, (_, nth) => product(`s${nth}`, 5 + (nth % 10), { kind: kinds[nth % 3] ?? 'home' })),
  ...others.map((price, nth) => product(`odd${nth}`, price, { kind: 'home' })),
];
const kind = single(
  'kind',
  kinds.map((id) => answer(id, is('kind', id))),
);
const note = (products: ReturnType<typeof shopWith>, where = atMost('price', 1e12)) =>
  noteOutlyingPrices(advisorOf([kind], { where }), attributes, buildSnapshot(products, attributes));

test('a price a hundred times beyond nearly all others is a note of the check, with its product and what is usual', () => {
  expect(note(shopWith(199, 1_000_000_000))).toMatchObject({
    severity: 'note',
    code: 'price-stands-out',
    message: 'A price stands out: `odd0` costs 1,000,000,000, while 99% of the products cost 14 at most.',
  });
  expect(note(shopWith(20, 99_999))?.message).toContain('`odd0` costs 99,999');
  expect(note(shopWith(1000, 9000, 8000, 7000, 6000, 5000))?.message).toMatch(/^5 prices stand out: .* and 2 more/);
  for (const products of [shopWith(199, 1400), shopWith(5, 99_999), shopWith(50), shopWith(200, 1e6, 1e6, 1e6, 1e6)]) {
    expect(note(products)).toBeNull();
  }
  expect(note(shopWith(199, 1_000_000_000), atMost('price', 100))).toBeNull();
});

test('a price that stands out changes nothing of how a drafted budget divides the others', () => {
  const draftOf = (products: ReturnType<typeof shopWith>) => {
    const catalog = { client: 'demo', catalog: 'shop', currency: 'EUR', attributes };
    const settings = { advisor: 'shop', language: 'en', mostQuestions: 12 } as const;
    const draft = draftAdvisor(catalog, buildSnapshot(products, attributes), settings);
    if (draft.kind === 'nothing') throw new Error('nothing to ask');
    return draft;
  };
  const [plain, odd] = [draftOf(shopWith(200)), draftOf(shopWith(200, 1_000_000_000))];
  const budgetOf = ({ advisor }: typeof plain) => advisor.questions.find(({ id }) => id === 'budget');
  expect(budgetOf(odd)).toEqual(budgetOf(plain));
  expect(budgetOf(odd)).toMatchObject({ type: 'RANGE', step: 1 });
  expect(plain.outlying).toBeNull();
  expect(odd.outlying).toEqual({ count: 1, usual: 14, examples: [{ sku: 'odd0', price: 1_000_000_000 }] });
  expect(findOutlyingPrices(buildSnapshot([], attributes), [])).toBeNull();
});
