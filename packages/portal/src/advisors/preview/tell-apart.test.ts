import { expect, it } from 'vitest';
import { attributesThatDiffer } from './tell-apart.ts';

const product = (title: string, values: Readonly<Record<string, string>>) => ({
  title,
  values: new Map(Object.entries(values)),
});

it('of products of one name, what differs in most of them tells them apart', () => {
  const all = [
    product('Lamp', { colour: 'red', watts: '5 W', maker: 'Ohm' }),
    product('Lamp', { colour: 'red', watts: '7 W', maker: 'Ohm' }),
    product('Lamp', { colour: 'blue', watts: '9 W', maker: 'Ohm' }),
    product('Torch', { colour: 'black', watts: '1 W', maker: 'Volt' }),
  ];
  expect(attributesThatDiffer(all, 'Lamp')).toEqual(['watts', 'colour']);
  expect(attributesThatDiffer(all, 'Torch')).toEqual([]);
});

it('a value that only some of them have tells them apart, and no more than three are named', () => {
  const two = [product('Lamp', { a: '1', b: '1', c: '1', d: '1' }), product('Lamp', {})];
  expect(attributesThatDiffer(two, 'Lamp')).toEqual(['a', 'b', 'c']);
});
