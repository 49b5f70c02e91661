import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import { TextListBuilder } from '@guidepost/engine/text-list';
import { expect, test } from 'vitest';
import { AttributeWords } from './attribute-words.ts';
import { toBinary } from './binary-text.ts';
import { RenderedDetails } from './rendered-details.ts';

const attributes: readonly Attribute[] = [
  { name: 'storage', type: 'number', unit: 'GB', label: 'Storage' },
  { name: 'ram_mb', type: 'number', unit: null, label: null },
  { name: 'weight', type: 'number', unit: 'kg', label: 'Weight' },
];

test('a card says memory of a thousand and more in the larger unit, and every other amount as it is', () => {
  const product: Product = {
    ...{ sku: 'A', title: 'A', description: null, image: 'https://i.example/a', link: 'https://s.example/a' },
    ...{
      price: '5',
      listPrice: null,
      group: null,
      available: true,
      attributes: { storage: 1128, ram_mb: 16_384, weight: 1500 },
    },
  };
  const snapshot = buildSnapshot([product], attributes);
  const listPrices = new TextListBuilder();
  listPrices.add('');
  const details = new RenderedDetails(
    { snapshot, listPrices: listPrices.finish(), currency: 'EUR' },
    { at: () => toBinary('{"sku":"A"}') },
    ['storage', 'ram_mb', 'weight'],
    new Map(attributes.map((each) => [each.name, each])),
    new AttributeWords({ texts: {}, questions: [] }, 'en'),
    'en',
  );
  const told = JSON.parse(Buffer.from(`${details.at(0)}}`, 'latin1').toString('utf8'));
  expect(told.attributes.map(({ value }: { value: string }) => value)).toEqual(['1.13 TB', '16 GB', '1500 kg']);
});
