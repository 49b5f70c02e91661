import { expect, test } from 'vitest';
import { inferMapping } from '../src/infer/infer-mapping.ts';
import { readGivenField } from '../src/mapping/read-given-field.ts';
import { shopExports, tents } from './shop-exports.fixture.ts';
import { gather, sourceOf, surveyOf } from './source-of.ts';

test.each(shopExports.map((each) => [each.system, each] as const))(
  'the same shop, exported as %s, is the same catalog',
  async (_, { file, content }) => {
    const { mapping, missing } = await inferMapping(surveyOf(content, file));
    expect(missing.map(({ field }) => field).filter((field) => field !== 'image' && field !== 'link')).toEqual([]);
    const given = missing.map(({ field, example }) =>
      readGivenField('--set', `${field}=${example.replace('YOUR-SHOP', 's.example')}`),
    );
    const fields = { ...mapping.fields, ...Object.fromEntries(given.map(({ field, rule }) => [field, rule])) };
    for (const piece of [300, 65_536]) {
      const { products, reading } = await gather(sourceOf(content, file, piece), { mapping: { ...mapping, fields } });
      expect(reading.rejected).toEqual([]);
      expect(mapping.currency).toBe('EUR');
      const found = products.map(({ sku, title, price, attributes }) => {
        const of = (name: RegExp) => Object.entries(attributes).find(([own]) => name.test(own))?.[1];
        const [brand, persons, kg] = [of(/^brand/), of(/capacity/), of(/weight/)];
        return { sku, title, price: Number(price), brand, persons, kg, color: of(/colou?r/) };
      });
      const told = tents.map(({ sku, title, price, brand, persons, kg, color }) => {
        return { sku, title, price: Number(price), brand, persons, kg, color };
      });
      const bySku = (one: { sku: string }, other: { sku: string }) => (one.sku < other.sku ? -1 : 1);
      expect(found.toSorted(bySku)).toEqual(told.toSorted(bySku));
    }
  },
);
