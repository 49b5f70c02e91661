import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Product } from '@guidepost/engine/product';
import { TextListBuilder } from '@guidepost/engine/text-list';
import { expect, it } from 'vitest';
import type { RecommendedSku } from '../insights/insight-store.ts';
import { RenderedResults, renderResult } from '../rendering/rendered-results.ts';
import { findUnrecommended, MOST_LISTED } from './find-unrecommended.ts';

const product = (sku: string, more: Partial<Product> = {}): Product => ({
  ...{ sku, title: `Title of ${sku}`, description: null, image: 'i', link: `https://shop.example/${sku}` },
  ...{ price: '1.00', listPrice: null, group: null, available: true, attributes: { kind: 'lamp' } },
  ...more,
});

function find(products: readonly Product[], recommended: readonly RecommendedSku[]) {
  const records = new TextListBuilder();
  for (const each of products) records.add(renderResult(each));
  const attributes = [{ name: 'kind', type: 'text', unit: null, label: null }] as const;
  const snapshot = buildSnapshot(products, attributes);
  const sorted = recommended.toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
  const store = {
    listRecommended: async (_: unknown, { after, limit }: { after: string; limit: number }) =>
      sorted.filter(({ sku }) => sku > after).slice(0, limit),
  };
  const where = { kind: 'in', attribute: 'kind', values: ['lamp'] } as const;
  return findUnrecommended(store, {
    advisor: { client: 'shop', id: 'lamps', where },
    catalog: { snapshot, rendered: new RenderedResults(records.finish()) },
    since: '2026-11-20',
  });
}

it('finds what is on sale, meant, and was not recommended since the day', async () => {
  const products = [
    ...[product('today'), product('that-day'), product('before'), product('never', { title: 'A “Ä” first' })],
    ...[product('sold-out', { available: false }), product('chair', { attributes: { kind: 'chair' } })],
  ];
  const recommended = [
    ...[
      { sku: 'today', day: '2026-11-25' },
      { sku: 'that-day', day: '2026-11-20' },
    ],
    ...[
      { sku: 'before', day: '2026-11-19' },
      { sku: 'gone', day: '2026-11-25' },
    ],
  ];
  expect(await find(products, recommended)).toEqual({
    ...{ count: 2, of: 4 },
    products: [
      { sku: 'never', title: 'A “Ä” first', link: 'https://shop.example/never' },
      { sku: 'before', title: 'Title of before', link: 'https://shop.example/before' },
    ],
  });
});

it('of very many it counts all and names the first by title', async () => {
  const many = Array.from({ length: 5000 }, (_, nth) =>
    product(`${nth}`, { title: `${(nth * 7919) % 5000}`.padStart(4, '0') }),
  );
  const recommended = many.filter((_, nth) => nth % 2 === 0).map(({ sku }) => ({ sku, day: '2026-11-21' }));
  const found = await find(many, recommended);
  expect([found.count, found.of]).toEqual([2500, 5000]);
  const titles = many.filter((_, nth) => nth % 2 === 1).map(({ title }) => title);
  expect(found.products.map(({ title }) => title)).toEqual(titles.toSorted().slice(0, MOST_LISTED));
});
