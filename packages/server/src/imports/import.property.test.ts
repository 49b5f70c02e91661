// Any sequence of imports against a model that is a plain map: whole files, parts, rejected rows, deletions.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { deleteProducts } from './delete-products.ts';
import { file, inOwnStore, read, run, sourceOf, stores } from './import.fixture.ts';
import { ImportStopped } from './import-stop.ts';

inOwnStore();

interface Known {
  title: string;
  price: string;
  available: boolean;
  attributes: Record<string, string>;
}
type Model = Map<string, Known>;

const COLUMNS = ['title', 'price', 'available', 'color', 'size'] as const;
type Column = (typeof COLUMNS)[number];

const CELLS: Readonly<Record<Column, fc.Arbitrary<string>>> = {
  title: fc.constantFrom('One', 'Two', ''),
  price: fc.constantFrom('1.00', '2.50', 'cheap'),
  available: fc.constantFrom('true', 'false', ''),
  color: fc.constantFrom('red', 'blue', ''),
  size: fc.constantFrom('S', 'XL', ''),
};
const sku = fc.integer({ min: 1, max: 9 }).map((number) => `p${number}`);
const row = fc.record({ sku, ...CELLS });
const rows = fc.array(row, { maxLength: 12 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), rows }),
  fc.record({ kind: fc.constant('update' as const), rows, columns: fc.subarray([...COLUMNS]) }),
  fc.record({ kind: fc.constant('delete' as const), skus: fc.array(sku, { maxLength: 4 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const isBad = (one: Row, columns: readonly Column[]): boolean =>
  (columns.includes('title') && one.title === '') || (columns.includes('price') && one.price === 'cheap');

/** What a row says of a product, put over what is known of it. */
function merge(known: Known | undefined, one: Row, columns: readonly Column[]): Known {
  const attributes = { ...known?.attributes };
  for (const name of ['color', 'size'] as const) {
    if (!columns.includes(name)) continue;
    if (one[name] === '') delete attributes[name];
    else attributes[name] = one[name];
  }
  return {
    title: columns.includes('title') ? one.title : (known?.title ?? ''),
    price: columns.includes('price') ? one.price : (known?.price ?? ''),
    available: columns.includes('available') ? one.available !== 'false' : (known?.available ?? true),
    attributes,
  };
}

function apply(model: Model, taken: Step): Model {
  if (taken.kind === 'delete') return new Map([...model].filter(([known]) => !taken.skus.includes(known)));
  const columns = taken.kind === 'update' ? taken.columns : [...COLUMNS];
  const next: Model = taken.kind === 'update' ? new Map(model) : new Map();
  const done = new Set<string>();
  for (const one of taken.rows) {
    const known = model.get(one.sku);
    if (isBad(one, columns)) {
      if (known !== undefined && !done.has(one.sku)) next.set(one.sku, known);
      continue;
    }
    if (done.has(one.sku)) continue;
    const isWhole = columns.includes('title') && columns.includes('price');
    done.add(one.sku);
    if (known !== undefined || isWhole)
      next.set(one.sku, merge(taken.kind === 'update' ? known : undefined, one, columns));
  }
  return next;
}

/** The link and the image are in every file, so that title and price decide what is whole. */
function perform(taken: Step): Promise<unknown> {
  const common = { client: 'shop', catalog: 'c', format: null, at: 1, yes: true };
  if (taken.kind === 'delete') {
    return deleteProducts(stores, { ...common, source: sourceOf(`sku\n${taken.skus.join('\n')}\n`), dryRun: false });
  }
  const columns = taken.kind === 'update' ? taken.columns : COLUMNS;
  const lines = taken.rows.map((one) =>
    ['sku', 'image', 'link', ...columns]
      .map((name) => (name === 'image' || name === 'link' ? 'https://s.example/x' : one[name as Column | 'sku']))
      .join(','),
  );
  const text = file(['sku', 'image', 'link', ...columns].join(','), ...lines);
  const mapping = { name: 'm.yaml', text: `attributes: { color: color, size: size }\n` };
  return run(text, { mode: taken.kind, yes: true, mapping });
}

test('after any sequence of imports, updates and deletions the catalog is what they say', async () => {
  let nth = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await clear(++nth);
      let model: Model = new Map();
      for (const taken of steps) {
        try {
          await perform(taken);
          model = apply(model, taken);
        } catch (error) {
          // No row, no product, nobody's skus: nothing may change then.
          if (!(error instanceof ImportStopped || /has a header and no rows|has no column/.test(String(error))))
            throw error;
        }
        const found = (await read()).map(({ sku: known, title, price, available, attributes }) => [
          known,
          { title, price, available, attributes },
        ]);
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(model));
      }
    }),
    runs(40, 300),
  );
});

/** Every run begins with an empty catalog. */
const clear = (at: number) =>
  stores.catalogs.change({ client: 'shop', catalog: 'c', mode: 'replace', at }, (change) =>
    change.finish({ currency: null, language: null, attributes: [], mapping: null }),
  );
