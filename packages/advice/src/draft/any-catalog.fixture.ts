// Catalogs at random as shops have them: names of columns that mean something or nothing, values that are missing, ugly or
// all the same, variants in groups.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, AttributeType, AttributeValue, Product } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import fc from 'fast-check';

export interface AnyCatalog {
  readonly attributes: readonly Attribute[];
  readonly products: readonly Product[];
  readonly snapshot: Snapshot;
}

const NAMES = [
  'brand',
  'color',
  'type',
  'size',
  'weight_kg',
  'sku',
  'note',
  'has_wifi',
  'x.y',
  'Größe in cm',
  'price_old',
  'tags',
  'area_x',
  'area_y',
  'rpm_min',
  'rpm_max',
];

const word = fc.constantFrom(
  'red',
  'Blue / Red',
  'DARK GREEN',
  'a.b',
  'true',
  'null',
  '16',
  'Parts > Big',
  'yes: no',
  '#x',
  'ö',
  'Dark Green',
  'sea_lion',
  'SeaLion',
);
const text = fc.oneof(
  { arbitrary: word, weight: 6 },
  { arbitrary: fc.string({ minLength: 1, maxLength: 12 }), weight: 1 },
);

const VALUES: Readonly<Record<AttributeType, fc.Arbitrary<AttributeValue>>> = {
  number: fc.oneof(
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: -5, max: 5_000 }).map((number) => number / 10),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -30, max: 30 }))
      .map(([digits, power]) => digits * 10 ** power),
  ),
  text,
  list: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
  boolean: fc.boolean(),
};

const anyAttributes = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...(Object.keys(VALUES) as AttributeType[]))), {
    selector: ([name]) => name,
    maxLength: 6,
  })
  .chain((pairs) =>
    fc.tuple(
      ...pairs.map(([name, type]) =>
        fc.record({
          name: fc.constant(name),
          type: fc.constant(type),
          unit: fc.constantFrom(null, 'kg', '%'),
          label: fc.constantFrom(null, 'A label'),
        }),
      ),
    ),
  );

/** `most`: the largest number of products. */
export const anyCatalog = (most: number): fc.Arbitrary<AnyCatalog> =>
  anyAttributes.chain((attributes: readonly Attribute[]) =>
    fc
      .array(
        fc.record({
          price: fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.constant(9_999)),
          group: fc.nat(most),
          available: fc.nat(8),
          values: fc.tuple(
            ...attributes.map(({ type }) => fc.option(VALUES[type] as fc.Arbitrary<AttributeValue>, { freq: 5 })),
          ),
        }),
        { maxLength: most, size: 'max' },
      )
      .chain((rows) => fc.boolean().map((grouped) => catalogOf(attributes, rows, grouped))),
  );

interface Row {
  readonly price: number;
  readonly group: number;
  readonly available: number;
  readonly values: readonly (AttributeValue | null)[];
}

function catalogOf(attributes: readonly Attribute[], rows: readonly Row[], grouped: boolean): AnyCatalog {
  const products = rows.map(
    ({ price, group, available, values }, nth): Product => ({
      sku: `p${nth}`,
      title: `Product ${nth}`,
      description: null,
      image: '',
      link: '',
      price: (price / 100).toFixed(2),
      listPrice: null,
      group: grouped ? `g${group}` : null,
      available: available > 0,
      attributes: Object.fromEntries(
        attributes.flatMap(({ name }, at) => {
          const value = values[at] ?? null;
          return value === null ? [] : [[name, value]];
        }),
      ),
    }),
  );
  return { attributes, products, snapshot: buildSnapshot(products, attributes) };
}
