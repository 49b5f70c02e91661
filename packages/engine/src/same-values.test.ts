import { expect, test } from 'vitest';
import { buildSnapshot } from './build-snapshot.ts';
import type { Attribute, Product } from './product.ts';
import { haveSameValues } from './same-values.ts';

const ATTRIBUTES: readonly Attribute[] = [
  { name: 'ram', type: 'number', unit: 'GB', label: null },
  { name: 'brand', type: 'text', unit: null, label: null },
  { name: 'ports', type: 'list', unit: null, label: null },
  { name: 'lit', type: 'boolean', unit: null, label: null },
];

const product = (more: Partial<Product> = {}): Product => ({
  ...{ sku: 'a', title: 'A', description: null, image: 'i', link: 'l', price: '1.00', listPrice: null, group: null },
  ...{ available: true, attributes: { ram: 8, brand: 'Acme', ports: ['usb', 'hdmi'], lit: true } },
  ...more,
});

const OTHERS = [product({ sku: 'b', group: 'g' }), product({ sku: 'c', group: 'g', attributes: {} })];
const snapshot = (first: Product, attributes = ATTRIBUTES, revision = 1) =>
  buildSnapshot([first, ...OTHERS], attributes, revision);

const attributes = (more: Product['attributes']) => ({ attributes: { ...product().attributes, ...more } });

test('titles, pictures, links, skus, old prices and the revision are no values', () => {
  const other = product({ sku: 'z', title: 'B', description: 'd', image: 'j', link: 'm', listPrice: '2.00' });
  expect(haveSameValues(snapshot(product()), snapshot(other, ATTRIBUTES, 2))).toBe(true);
});

test.each<[string, Partial<Product>]>([
  ['price', { price: '2.00' }],
  ['stock', { available: false }],
  ['group', { group: 'g' }],
  ['number', attributes({ ram: 16 })],
  ['text', attributes({ brand: 'Acne' })],
  ['list', attributes({ ports: ['usb'] })],
  ['order in a list', attributes({ ports: ['hdmi', 'usb'] })],
  ['yes or no', attributes({ lit: false })],
  ['value that is not known', { attributes: { ram: 8, brand: 'Acme', ports: ['usb', 'hdmi'] } }],
])('another %s is another value', (_, more) => {
  expect(haveSameValues(snapshot(product()), snapshot(product(more)))).toBe(false);
});

test('another product, another attribute and another type are another catalog', () => {
  const one = snapshot(product());
  expect(haveSameValues(one, buildSnapshot([product()], ATTRIBUTES))).toBe(false);
  expect(haveSameValues(one, snapshot(product(), ATTRIBUTES.slice(1)))).toBe(false);
  const [ram, brand, ...rest] = ATTRIBUTES as [Attribute, Attribute, ...Attribute[]];
  expect(haveSameValues(one, snapshot(product(), [ram, { ...brand, name: 'maker' }, ...rest]))).toBe(false);
  expect(
    haveSameValues(snapshot(product(attributes({ lit: 'x' }))), snapshot(product(attributes({ lit: null as never })))),
  ).toBe(true);
});
