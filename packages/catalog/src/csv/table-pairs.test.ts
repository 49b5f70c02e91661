import { expect, test } from 'vitest';
import { recordsOf, sourceOf } from '../../test/source-of.ts';

async function read(text: string) {
  const opened = await recordsOf(sourceOf(text, 'shop.csv', 50));
  if (opened.format !== 'csv') throw new Error(`recognised as ${opened.format}`);
  const { reader } = opened;
  const rows: Record<string, unknown>[] = [];
  for await (const batch of reader.batches) {
    for (const { fields } of batch) {
      const names = fields === null ? [] : reader.names(fields);
      rows.push(Object.fromEntries(names.map((name) => [name, fields && reader.bind(name)?.(fields)])));
    }
  }
  return { rows, reader };
}

test('a name in one column and its value in another are a column of that name', async () => {
  const { rows, reader } = await read(
    'SKU,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s)\n' +
      '1,Region,Alsace,1,Volume,0.75 L\n2,Volume,1 L,1,,\n',
  );
  expect(rows).toEqual([
    { SKU: '1', 'Attribute 1 visible': '1', 'Attribute[Region]': 'Alsace', 'Attribute[Volume]': '0.75 L' },
    { SKU: '2', 'Attribute 1 visible': '1', 'Attribute[Volume]': '1 L' },
  ]);
  expect(reader.bind('Attribute 1 name')?.(['1', 'x'])).toBe('x');
  expect(reader.bind('Attribute[None]')?.(['1', 'x'])).toBe(undefined);
  expect(reader.bind('Other[None]')).toBe(null);
});

test('words run together, and values with markup', async () => {
  const { rows } = await read(
    'handleId,productOptionName1,productOptionType1,productOptionDescription1,additionalInfoTitle1,additionalInfoDescription1\n' +
      'p1,Size,DROP_DOWN,15ml;30ml,Form,<p>Powder &amp; more</p>\n',
  );
  expect(rows).toEqual([
    {
      handleId: 'p1',
      productOptionType1: 'DROP_DOWN',
      'productOption[Size]': '15ml;30ml',
      'additionalInfo[Form]': 'Powder & more',
    },
  ]);
});

test('the name of a colour, without its shade', async () => {
  const { rows } = await read(
    'handleId,productOptionName1,productOptionDescription1\np1,Colour,#444444:Black;#F9a7e1:Rose;#fff\n',
  );
  expect(rows).toEqual([{ handleId: 'p1', 'productOption[Colour]': 'Black;Rose;#fff' }]);
});

test.each([
  ['additional_attributes', '"flavor=Mango, ripe,pack=5,note="', { '[flavor]': 'Mango, ripe', '[pack]': '5' }],
  [
    'Feature (Name:Value:Position:Customized)',
    'Material:Cotton:1;Care:Hand:2;handmade',
    { '[Material]': 'Cotton', '[Care]': 'Hand', '[].rest': 'handmade' },
  ],
  ['Features', 'a:1;a:2', { '[a]': '1;2' }],
])('many pairs in a cell of %s', async (name, cell, pairs) => {
  const { rows } = await read(`sku,title,${name}\n1,One,${cell}\n2,Two,\n`);
  const path = name.replace(/ \(.*/, '');
  const expected = Object.fromEntries(Object.entries(pairs).map(([own, value]) => [`${path}${own}`, value]));
  expect(rows).toEqual([
    { sku: '1', title: 'One', ...expected },
    { sku: '2', title: 'Two' },
  ]);
});

test('columns that only look alike are columns', async () => {
  const { reader } = await read('sku,Name,Value,Name 2,Description\n1,a,b,c,d\n');
  expect(reader.isOpen).toBe(undefined);
});

const TYPED =
  'SKU,Title,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES';

test('values in one cell are a list that is named after the type in their row', async () => {
  const { rows } = await read(
    `${TYPED}\n1,Mug,Colour,Glaze,"Red, Sea Green,",Size,size,"S,M"\n2,Ring,Size,Size,"S,L",Size,Size,"L,XL"\n` +
      '3,Bowl,Custom Property,Wood,"Oak,Ash",,,\n4,Vase,,,"lost,found",Custom,,x\n5,Pot,Colour,,,,,\n',
  );
  expect(rows).toEqual([
    {
      ...{ SKU: '1', Title: 'Mug', 'VARIATION[Colour]': ['Red', 'Sea Green'], 'VARIATION[Size]': ['S', 'M'] },
      'VARIATION[].name': 'Glaze',
    },
    { SKU: '2', Title: 'Ring', 'VARIATION[Size]': ['S', 'L', 'XL'] },
    { SKU: '3', Title: 'Bowl', 'VARIATION[Wood]': ['Oak', 'Ash'] },
    { SKU: '4', Title: 'Vase', 'VARIATION[].rest': 'lost,found', 'VARIATION[Custom]': ['x'] },
    { SKU: '5', Title: 'Pot' },
  ]);
});

test.each(['DROP_DOWN', 'Radio buttons', 'swatch'])(
  'a type such as %s says how a page offers the values',
  async (type) => {
    const { rows } = await read(`SKU,Title,Option 1 Type,Option 1 Name,Option 1 Values\n1,Mug,${type},Size,"S,M"\n`);
    expect(rows).toEqual([{ SKU: '1', Title: 'Mug', 'Option 1 Type': type, 'Option[Size]': 'S,M' }]);
  },
);

test('columns of types, names and values in other languages', async () => {
  const { rows } = await read(
    'SKU;Titel;Variante 1 Typ;Variante 1 Name;Variante 1 Werte\n1;Becher;Farbe;Glasur;rot,blau\n',
  );
  expect(rows).toEqual([
    { SKU: '1', Titel: 'Becher', 'Variante[Farbe]': ['rot', 'blau'], 'Variante[].name': 'Glasur' },
  ]);
});
