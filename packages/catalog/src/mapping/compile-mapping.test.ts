import { expect, test } from 'vitest';
import { gather, gatherMapped, sourceOf } from '../../test/source-of.ts';
import { mapped, NEEDED, valuesOf } from './mapped-column.fixture.ts';
import { readMapping } from './read-mapping.ts';

test('templates fill in columns and filters', async () => {
  const { products } = await gatherMapped(
    sourceOf('Id,Maker,Name,Price\n a/1 ,Café,  Été  No. 5 ,5.00\n2,,Two,5.00'),
    `sku: Id
title: '{Maker?} {Name|upper} {{new}}'
description: '{Maker} makes it'
image: https://i.example/{Id|url}.jpg
link: https://s.example/{Name|slug}
price: Price`,
  );
  expect(products).toMatchObject([
    {
      sku: 'a/1',
      title: 'Café ÉTÉ NO. 5 {new}',
      description: 'Café makes it',
      image: 'https://i.example/a%2F1.jpg',
      link: 'https://s.example/ete-no-5',
    },
    { title: 'TWO {new}', description: null },
  ]);
});

test('a pattern takes a value out of a text; where it does not match there is none', async () => {
  expect(await valuesOf(['8GB', '16 GB', 'much', ''], "{ from: X, pattern: '^(\\d+) ?GB$', unit: GB }")).toEqual([
    8,
    16,
    undefined,
    undefined,
  ]);
  expect(await valuesOf(['Intel Core i5 2.5GHz'], "{ from: X, pattern: 'Core \\w+' }")).toEqual(['Core i5']);
});

test('several attributes come from one column', async () => {
  const { products } = await mapped(
    ['IPS Panel Full HD / Touchscreen 1920x1080'],
    "attributes:\n  across: { from: X, pattern: '(\\d+)x', unit: px }\n  touch: { from: X, matches: Touch }\n  tn: { from: X, matches: TN }",
  );
  expect(products[0]?.attributes).toEqual({ across: 1920, touch: true, tn: false });
});

test('spellings are merged, words are read, lists are split', async () => {
  expect(
    await valuesOf(['Mac OS X', 'macOS', 'No OS', '?'], "{ from: X, map: { Mac OS X: macOS, '?': null } }"),
  ).toEqual(['macOS', 'macOS', 'No OS', undefined]);
  expect(await valuesOf(['YES', 'no', ''], '{ from: X, true: [yes], false: [no] }')).toEqual([true, false, undefined]);
  expect(await valuesOf([' USB | HDMI|USB|', ''], "{ from: X, split: '|', map: { USB: usb } }")).toEqual([
    ['usb', 'HDMI'],
    undefined,
  ]);
  expect(await valuesOf(['128GB SSD + 1TB HDD'], "{ from: X, type: list, pattern: '(SSD|HDD)' }")).toEqual([
    ['SSD', 'HDD'],
  ]);
});

test('the first column that has a value counts, and a fixed value always does', async () => {
  expect(await valuesOf(['a', ''], '{ from: [X, Name] }')).toEqual(['a', 'Product 1']);
  expect(await valuesOf(['a'], '{ value: laptop }')).toEqual(['laptop']);
  expect((await mapped(['a'], 'attributes: { x: { column: "{X}" } }', '{X}')).products[0]?.attributes.x).toBe('a');
});

test('a value of the wrong type is left out and remarked on; the product goes in', async () => {
  const { products, reading } = await mapped(['1', 'one', 'two'], 'attributes: { x: { from: X, type: number } }');
  expect(products.map(({ attributes }) => attributes)).toEqual([{ x: 1 }, {}, {}]);
  const examples = [
    { value: 'one', line: 3 },
    { value: 'two', line: 4 },
  ];
  expect(reading.remarks).toEqual([{ attribute: 'x', count: 2, firstLine: 3, examples }]);
});

test('spellings of blank mean no value anywhere', async () => {
  const { products, reading } = await mapped(
    ['N/A', '-', 'a'],
    "blank: [N/A, '-']\ndescription: X\nattributes: { x: X }",
  );
  expect(products.map(({ description }) => description)).toEqual([null, null, 'a']);
  expect(reading.counts).toMatchObject({ products: 3, rejected: 0 });
});

test('rows are dropped by simple conditions', async () => {
  const drop =
    "drop:\n  - { column: X, in: [draft, gone] }\n  - { column: X, matches: '^test' }\n  - { column: X, blank: true }\n  - { column: X, not_in: [a, b, c], blank: false }";
  const { products, reading } = await mapped(['a', 'draft', 'test 1', '', 'z', 'b'], drop);
  expect(products.map(({ sku }) => sku)).toEqual(['0', '5']);
  expect(reading.counts).toMatchObject({ rows: 6, dropped: 4, rejected: 0 });
});

test('prices in other spellings are read only as the mapping says', async () => {
  const price = async (cell: string, mapping: string) => {
    const { products, reading } = await gatherMapped(
      sourceOf(`Id;Name;Preis\n1;Eins;${cell}`),
      `${NEEDED.replace('price: Price\n', '')}${mapping}`,
    );
    return products[0]?.price ?? reading.rejected[0]?.reason;
  };
  expect(await price('1.299,00', 'price: Preis')).toMatch(/has a decimal comma; write it as 1299.00/);
  expect(await price('1.299,00', 'price: Preis\ndecimal: comma')).toBe('1299.00');
  expect(await price('1.299,00 €', 'price: Preis\ndecimal: comma\ncurrency: EUR')).toBe('1299.00');
  expect(await price('EUR 12.50', 'price: Preis\ncurrency: EUR')).toBe('12.50');
  expect(await price('12.50 USD', 'price: Preis\ncurrency: EUR')).toMatch(
    /price is in USD, and the currency of the catalog is EUR/,
  );
  expect(await price('SR 1,385', 'price: Preis\ncurrency: SAR\ndecimal: point')).toBe('1385');
  expect(await price('599,- Kč', 'price: Preis\ncurrency: CZK')).toBe('599');
  expect(await price('12.50 points', 'price: Preis\ncurrency: EUR')).toMatch(/not a plain decimal/);
  expect(await price('1299', 'price: { from: Preis, scale: 0.01 }')).toBe('12.99');
  for (const [part, taken] of [
    ['min', '3450'],
    ['max', '4150'],
    ['1', '4150'],
    ['2', '3450'],
  ])
    expect(
      await price('RD$4,150 / RD$3,450', `price: { from: Preis, part: ${part} }\ncurrency: DOP\ndecimal: point`),
    ).toBe(taken);
  expect(await price('$50.00 – 80', 'price: { from: Preis, part: min }\ncurrency: USD')).toBe('50.00');
  expect(await price('49.90', 'price: { from: Preis, part: max }')).toBe('49.90');
  expect(await price('5 | 900', 'price: { from: Preis, part: min, scale: 2 }')).toBe('10');
  // What cannot all be read is no choice between amounts.
  expect(await price('50 / 2 pieces', 'price: { from: Preis, part: min }')).toMatch(/has several amounts/);
  expect(await price('50 / €80', 'price: { from: Preis, part: max }\ncurrency: USD')).toMatch(/^price/);
  expect(await price('50 / 80', 'price: { from: Preis, part: 3 }')).toMatch(/has several amounts/);
  expect(await price('from 12.50', "price: { from: Preis, pattern: '([\\d.]+)' }")).toBe('12.50');
});

test('rows of another currency are rejected, whether the cell or a column of its own says so', async () => {
  const { products, reading } = await gatherMapped(
    sourceOf('Id,Name,Price,Currency\n1,One,5.00,USD\n2,Two,5.00,EUR\n3,Three,5.00,€\n4,Four,5.00,'),
    `${NEEDED}currency: { code: EUR, from: Currency }`,
  );
  expect(products.map(({ sku }) => sku)).toEqual(['2', '3', '4']);
  expect(reading.rejected).toMatchObject([
    { line: 2, sku: '1', reason: expect.stringMatching(/in USD, .* is EUR; convert it/) },
  ]);
});

test('a rejection names the column that a field lacks', async () => {
  const { reading } = await gatherMapped(
    sourceOf('Name,Color,Preis\nOne,,5.00\nTwo,red,\n'),
    "sku: '{Name|slug}-{Color|slug}'\ntitle: Name\nimage: 'https://i.example/{Name}'\nlink: 'https://i.example/{Name}'\nprice: Preis",
  );
  expect(reading.rejected.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^sku is missing: the column "Color" is blank; /),
    expect.stringMatching(/^price is missing: the column "Preis" is blank; /),
  ]);
});

test('a rejection names the cell of which nothing is left in an address', async () => {
  const { reading } = await gatherMapped(
    sourceOf('Name,Color,Preis\nOne,?,5.00\nTwo,red,5.00\n'),
    "sku: '{Name|slug}-{Color|slug}'\ntitle: Name\nimage: 'https://i.example/{Name}'\nlink: 'https://i.example/{Name}'\nprice: Preis",
  );
  expect(reading.rejected.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^sku is missing: of "\?" in the column "Color" nothing is left in an address; fill it in/),
  ]);
});

test('a pattern that does not come to an end is stopped, with the row', async () => {
  const mapping = readMapping('m.yaml', `${NEEDED}attributes: { x: { from: X, pattern: '^(a+)+$' } }`);
  const source = sourceOf(`Id,Name,Price,X\n1,One,5.00,aa\n2,Two,5.00,${'a'.repeat(60)}!\n`);
  await expect(gather(source, { mapping }, { batchTime: 1_000 })).rejects.toThrow(
    /shop.csv, line 3: a pattern of the mapping takes too long on the row that begins here; do not repeat/,
  );
});

test('availability is read from words; what is neither makes no product', async () => {
  const mapping = 'available: { from: X, true: [in stock], false: [sold out] }';
  const { products, reading } = await mapped(['In Stock', 'sold out', '', 'maybe'], mapping);
  expect(products.map(({ available }) => available)).toEqual([true, false, true]);
  expect(reading.rejected).toMatchObject([{ line: 5, sku: '3', field: 'available' }]);
});

test('a column that the file has not is an error with the nearest name', async () => {
  await expect(mapped(['a'], 'attributes: { x: Nmae }')).rejects.toThrow(
    /mapping.yaml, line 6, column 18: attributes.x: the file has no column "Nmae"; did you mean "Name"\?/,
  );
  await expect(gatherMapped(sourceOf('a,b\n1,2'), 'sku: a')).rejects.toThrow(
    /the mapping does not say where title comes from/,
  );
});

test('no pattern is tried on a very long cell', async () => {
  expect(await valuesOf([`${'a'.repeat(20_000)}5`], "{ from: X, pattern: '(\\d)' }")).toEqual([undefined]);
});

test('JSON is mapped by member and by path, and keeps its lists', async () => {
  const { products, reading } = await gatherMapped(
    sourceOf(
      '{"shop":"x","products":[\n{"id":7,"name":"Seven","cost":12.5,"specs":{"ram":8,"tags":["a, b","c"]},"ok":false,"x.y":1}\n]}',
      'shop.json',
    ),
    `records: /products
sku: id
title: name
image: https://i.example/{id}.jpg
link: https://s.example/{id}
price: cost
available: ok
attributes:
  ram_gb: { from: specs.ram, unit: GB, label: Memory }
  tags: { from: specs.tags, type: list }
  dotted: { from: x.y, type: number }
  none: specs`,
  );
  expect(products[0]).toMatchObject({
    sku: '7',
    price: '12.5',
    available: false,
    attributes: { ram_gb: 8, tags: ['a, b', 'c'], dotted: 1 },
  });
  expect(reading.format).toBe('json');
  expect(reading.attributes()[0]).toEqual({ name: 'ram_gb', type: 'number', unit: 'GB', label: 'Memory' });
});

test('of a list of columns the file needs to have one only; of none of them it is told', async () => {
  expect(await valuesOf(['x', 'y'], '{ from: [Old name, X] }')).toEqual(['x', 'y']);
  await expect(mapped(['a'], 'attributes: { x: [Nmae, Nome] }')).rejects.toThrow(
    /attributes.x: the file has none of the columns "Nmae", "Nome"; did you mean "Name"\?/,
  );
  const { reading } = await gatherMapped(
    sourceOf('sku,title,sale,image,link\n1,One,,https://i.example/1,https://s.example/1\n'),
    'price: [sale, price]',
  );
  expect(reading.rejected[0]?.reason).toContain('the column "sale" is blank, and the file has no column "price"');
});

const OWN_NAMES = `sku: '{Maker}-{Nr}'
title: Name
price: Price
group: '{title|lower}'
image: 'https://i.example/{sku|url}.jpg'
link: 'https://s.example/{group|slug}/{sku|url}?p={price}'
decimal: comma
`;

test('templates of links, images and groups may name fields of the product itself', async () => {
  const { products } = await gatherMapped(
    sourceOf('Maker;Nr;Name;Price\nA B;1;Big Thing;1.299,50\n', 'shop.csv'),
    OWN_NAMES,
  );
  expect(products).toMatchObject([
    {
      group: 'big thing',
      image: 'https://i.example/A%20B-1.jpg',
      link: 'https://s.example/big-thing/A%20B-1?p=1299.50',
    },
  ]);
});

test('a column of the file is meant first, also where every record has members of its own', async () => {
  const columns = await gatherMapped(sourceOf('sku,Name,Nr,Maker,Price,title\nx,N,1,M,5,T\n'), OWN_NAMES);
  expect(columns.products).toMatchObject([{ sku: 'M-1', image: 'https://i.example/x.jpg', group: 't' }]);
  const members = '{"Maker":"M","Nr":1,"Name":"N","Price":5,"sku":"x"}\n{"Maker":"M","Nr":2,"Name":"N","Price":5}\n';
  const { products } = await gatherMapped(sourceOf(members, 'shop.ndjson'), OWN_NAMES);
  expect(products.map(({ image }) => image)).toEqual(['https://i.example/x.jpg', 'https://i.example/M-2.jpg']);
  // A column that shops leave blank does not make a template for every product useless.
  const blank = await gatherMapped(sourceOf('sku,Name,Nr,Maker,Price,title\n,N,1,M,5,\n'), OWN_NAMES);
  expect(blank.products).toMatchObject([{ sku: 'M-1', image: 'https://i.example/M-1.jpg', group: 'n' }]);
});

test('a field that the product has not is no name in a template', async () => {
  const mapping = OWN_NAMES.replace("group: '{title|lower}'\n", '');
  await expect(gatherMapped(sourceOf('Maker;Nr;Name;Price\nA;1;N;1\n'), mapping)).rejects.toThrow(
    /link: the file has no column "group"/,
  );
});

test('a value that is neither available nor not is named, with how to say more than 0', async () => {
  const { reading } = await mapped(
    ['0', '5', 'ausverkauft', 'bald'],
    'available: { from: X, false: [0, ausverkauft] }',
  );
  expect(reading.rejected.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(
      /^available "5" is neither true nor false; for a number of pieces write `matches: '\^0\*\[1-9\]'`/,
    ),
    expect.stringMatching(/^available "bald" is neither true nor false; list its words .*more than 0$/),
  ]);
  const { products } = await mapped(['0', '5', 'ausverkauft'], "available: { from: X, matches: '^0*[1-9]' }");
  expect(products.map(({ available }) => available)).toEqual([false, true, false]);
});
