import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';
import { isMisspelt } from './misspelt-names.ts';

test.each([
  ['rear derailler', 'rear deraileur'],
  ['betriebstemperatur', 'betriebstempratur'],
  ['nominal voltage', 'nominal volltage'],
])('%s and %s are one name', (one, other) => {
  expect(isMisspelt(one, other)).toBe(true);
  expect(isMisspelt(other, one)).toBe(true);
});

test.each([
  ['rear derailleur', 'front derailleur'],
  ['width', 'weight'],
  ['interior height', 'exterior height'],
  ['resolution 1', 'resolution 2'],
  ['connector', 'connectors'],
  ['material sole', 'material lining'],
])('%s and %s are two names', (one, other) => {
  expect(isMisspelt(one, other)).toBe(false);
});

const kettles = (pairs: (i: number) => readonly (readonly [string, string])[]): string =>
  JSON.stringify(
    Array.from({ length: 40 }, (_, i) => ({
      ...{ sku: `K-${i}`, title: `Kettle ${i}`, price: 10 + i, link: `https://s.example/${i}` },
      ...{ image: `https://s.example/${i}.jpg`, specs: pairs(i).map(([label, value]) => ({ label, value })) },
    })),
  );

const namesOf = async (text: string) => (await infer(text)).mapping.attributes.map(({ name }) => name);

test('a name with a slip in some records is the attribute of the others', async () => {
  const handle = (i: number) => ['bakelite', 'steel', 'wood'][i % 3] ?? '';
  const { mapping } = await infer(
    kettles((i) => [[i % 4 === 0 ? 'Temperture range' : 'Temperature range', handle(i)]]),
  );
  const [rule, ...others] = mapping.attributes.filter(({ name }) => name.includes('range'));
  expect(rule).toMatchObject({ name: 'temperature_range', label: 'Temperature range' });
  expect(rule?.from).toHaveLength(2);
  expect(others).toEqual([]);
});

test('two names that differ like a slip are two attributes where products have both', async () => {
  const names = await namesOf(
    kettles((i) => [
      ['Contrast', ['low', 'mid', 'high'][i % 3] ?? ''],
      ['Contract', ['year', 'month'][i % 2] ?? ''],
    ]),
  );
  expect(names).toEqual(expect.arrayContaining(['contrast', 'contract']));
});

test('what two lists of pairs call by one name is one attribute, and what is chosen comes before what is told', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => ({
    ...{ sku: `T-${i}`, title: `Tee ${i}`, price: 10 + i, link: `https://s.example/${i}` },
    image: `https://s.example/${i}.jpg`,
    options: [{ name: 'Size', value: ['S', 'M', 'L'][i % 3] }],
    specifications: [{ name: 'Size', value: i % 2 ? 'see table' : 'S to L' }],
  }));
  const { mapping } = await infer(JSON.stringify(rows));
  const sizes = mapping.attributes.filter(({ name }) => name.includes('size'));
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toMatchObject({
    name: 'size',
    from: [{ column: 'options[Size]' }, { column: 'specifications[Size]' }],
  });
});

test('lists of pairs that say two things by one name give two attributes, each with the name of its list', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => ({
    ...{ sku: `L-${i}`, title: `Lamp ${i}`, price: 10 + i, link: `https://s.example/${i}` },
    image: `https://s.example/${i}.jpg`,
    shade: [{ name: 'Material', value: ['glass', 'linen', 'paper'][i % 3] }],
    base: [{ name: 'Material', value: ['oak', 'steel'][i % 2] }],
  }));
  const { mapping } = await infer(JSON.stringify(rows));
  expect(mapping.attributes.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Material (shade)', 'Material (base)']),
  );
});
