import { expect, test } from 'vitest';
import { file, inOwnStore, read, run } from './import.fixture.ts';
import { putFields } from './put-fields.ts';

inOwnStore();

const ROWS = ['a', 'b', 'c', 'd'].map(
  (nr, at) => `${nr},Hoe ${nr},10.00,https://s.example/${nr}.png,https://s.example/${nr},${at % 2 ? 'Ash' : 'Steel'}`,
);
const FILE = file('sku,Name,Preis,Bild,Seite,Style code', ...ROWS);
const MAPPING = 'sku: sku\ntitle: Name\nprice: Preis\nimage: Bild\nlink: Seite\ngroup: Style code\n';

test('a column that is cleared as the group is an attribute of the catalog, and stays one', async () => {
  const shafts = FILE.replace('Style code', 'Stiel');
  await run(shafts, { mapping: { name: 'm.yaml', text: MAPPING.replace('Style code', 'Stiel') } });
  expect((await read()).map(({ group }) => group)).toEqual(['Steel', 'Ash', 'Steel', 'Ash']);
  await run(shafts, { set: ['group='] });
  await run(shafts);
  expect((await read()).map(({ group, attributes }) => [group, attributes])).toEqual(
    ['Steel', 'Ash', 'Steel', 'Ash'].map((stiel) => [null, { stiel }]),
  );
});

test.each([
  ['group: Style code\n', 'group: null\n'],
  ['group: parent_id\n', 'group: null\n'],
  ['title: Name\ngroup: Name\n', 'title: Name\ngroup: null\n'],
  ['group: "{Maker} {Line}"\n', 'group: null\n'],
  ['group: Shaft\nattributes:\n  wood: { from: Shaft }\n', 'group: null\nattributes:\n  wood: { from: Shaft }\n'],
  ['group: { from: Shaft }\n', 'group: null\nattributes:\n  shaft: Shaft\n'],
  ['sku: Nr\n', 'sku: Nr\ngroup: null\n'],
])('what only ties rows, or is used already, becomes none: %s', (text, cleared) => {
  expect(putFields(text, ['group='])).toBe(cleared);
});
