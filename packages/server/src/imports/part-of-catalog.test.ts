import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, prices, read, row, run, sourceOf, stopped, stores, update } from './import.fixture.ts';

inOwnStore();

const WITH_ATTRIBUTES = `${HEAD},description,available,size,ram`;
const fill = () =>
  run(
    file(
      WITH_ATTRIBUTES,
      row('a', '10.00', 'Nice', 'true', '38', '8'),
      row('b', '20.00', 'Good', 'false', 'XL', '16'),
      row('c', '30.00', '', 'true', '', ''),
    ),
  );

test('a file of skus and prices changes prices and nothing else', async () => {
  await fill();
  const before = await read();
  const report = await update(file('sku,price', 'a,11.00', 'b,20.00'));
  expect(report).toMatchObject({ revision: 2, added: 0, changed: 1, unchanged: 1, removed: 0, kept: 0, products: 3 });
  expect(await read()).toEqual(before.map((each) => (each.sku === 'a' ? { ...each, price: '11.00' } : each)));
  expect(report.attributes.map(({ name }) => name)).toEqual(['size', 'ram']);
});

test('a file of skus and availability changes that', async () => {
  await fill();
  await update(file('sku,available', 'a,false', 'b,true'));
  expect((await read()).map(({ available }) => available)).toEqual([false, true, true]);
});

test('a blank cell of a column that is there removes the value; a column that is not there keeps it', async () => {
  await fill();
  expect(await update(file('sku,ram,description', 'a,,', 'b,32,New'))).toMatchObject({ changed: 2 });
  const [a, b] = await read();
  expect(a).toMatchObject({ description: null, attributes: { size: '38' } });
  expect(b).toMatchObject({ description: 'New', attributes: { size: 'XL', ram: 32 } });
});

test('what cannot be read is told and leaves the value as it was', async () => {
  await fill();
  const report = await update(file('sku,size,ram,description', 'a,39,plenty,', 'b,,,New'));
  expect(report.remarks).toMatchObject([{ attribute: 'ram', count: 1, examples: [{ value: 'plenty', line: 2 }] }]);
  const [a, b] = await read();
  expect(a).toMatchObject({ description: null, attributes: { size: '39', ram: 8 } });
  expect(b).toMatchObject({ description: 'New', attributes: {} });
});

test('a description that is too long leaves the one that was there', async () => {
  await fill();
  const long = `sku,description\na,${'x'.repeat(60_000)}\n`;
  expect((await update(long)).remarks).toMatchObject([{ attribute: 'description', count: 1 }]);
  expect((await read())[0]?.description).toBe('Nice');
});

test('in Guidepost’s own shape too a number that nobody can read leaves the one that was there', async () => {
  await fill();
  const line = '{"sku":"a","attributes":{"ram":9007199254740993,"size":"40"}}';
  const report = await update('', { source: sourceOf(line, 'x.ndjson') });
  expect(report.remarks).toMatchObject([{ attribute: 'ram', count: 1 }]);
  expect((await read())[0]?.attributes).toEqual({ size: '40', ram: 8 });
});

test('a column that is blank in all rows takes the values of its attribute away, and the attribute stays', async () => {
  await fill();
  expect(await update(file('sku,ram', 'a,'))).toMatchObject({ changed: 1, unchanged: 0 });
  expect((await read()).map(({ attributes }) => attributes.ram)).toEqual([undefined, 16, undefined]);
  const report = await update(file('sku,size,ram,new', 'a,,,', 'b,,,'));
  expect(report).toMatchObject({ changed: 2 });
  expect(report.attributes.map(({ name, type }) => `${name} ${type}`)).toEqual(['size text', 'ram number']);
});

test('a new sku goes in where the file has all that a product needs, else the row is rejected with what it lacks', async () => {
  await fill();
  const report = await update(file('sku,price', 'a,1.00', 'new,5.00'));
  expect(report).toMatchObject({ changed: 1, rejected: 1 });
  expect(report.rejections[0]).toMatchObject({ line: 3, sku: 'new', field: 'title' });
  expect(report.rejections[0]?.reason).toMatch(/no product of this sku.* needs title, image and link too/);
  expect(await update(file(HEAD, row('new', '5.00')))).toMatchObject({ added: 1, products: 4 });
});

test('what the catalog knows keeps its type, whatever the cells of this file look like', async () => {
  await fill();
  const report = await update(file('sku,size', 'a,39', 'b,41'));
  expect(report.attributes[0]).toMatchObject({ name: 'size', type: 'text' });
  expect((await read()).map(({ attributes }) => attributes.size)).toEqual(['39', '41', undefined]);
});

test('an attribute that comes as another type is refused, and nothing changes', async () => {
  await fill();
  const mapping = { name: 'm.yaml', text: 'attributes: { ram: { from: ram, type: text } }' };
  await expect(update(file('sku,ram', 'a,12'), { mapping })).rejects.toThrow(
    /"ram" comes as a text, .* as a number; mend/,
  );
  const typed = '{"sku":"a","attributes":{"ram":"much"}}';
  await expect(update('', { source: sourceOf(typed, 'x.ndjson') })).rejects.toThrow(/"ram" comes as a text/);
  expect((await stores.catalogs.find('shop', 'c'))?.revision).toBe(1);
});

test('the kept mapping reads the columns that it names, and columns named like what it makes', async () => {
  const text =
    'sku: code\nprice: eur\nlink: https://s.example/{code}\nattributes: { ram_gb: { from: Memory, pattern: (\\d+)GB, type: number } }\n';
  const whole = file(
    'code,title,image,eur,Memory',
    'a,A,https://s.example/i.png,1.00,8GB',
    'b,B,https://s.example/i.png,2.00,16GB',
  );
  await run(whole, { mapping: { name: 'm.yaml', text } });
  expect(await update(file('code,eur', 'a,1.50'))).toMatchObject({ changed: 1, mapping: { origin: 'kept' } });
  expect(await update(file('sku,price,ram_gb', 'b,2.50,32'))).toMatchObject({ changed: 1 });
  expect(await prices()).toBe('a 1.50, b 2.50');
  expect((await read()).map(({ attributes }) => attributes)).toEqual([{ ram_gb: 8 }, { ram_gb: 32 }]);
  expect((await stores.catalogs.find('shop', 'c'))?.mapping).toBe(text);
  expect(await run(whole)).toMatchObject({ changed: 2, removed: 0 });
});

test('each line of NDJSON speaks for itself: what it lacks stays, and null removes', async () => {
  await fill();
  const lines = [
    '{"sku":"a","description":null,"attributes":{"ram":null}}',
    '{"sku":"b","price":"21.00"}',
    '{"sku":"c","attributes":{"ram":4}}',
    '{"sku":"new","price":"1.00"}',
  ];
  const report = await update('', { source: sourceOf(lines.join('\n'), 'x.ndjson') });
  expect(report).toMatchObject({ changed: 3, rejected: 1 });
  expect(report.rejections[0]).toMatchObject({ line: 4, sku: 'new', field: 'title' });
  const [a, b, c] = await read();
  expect(a).toMatchObject({ title: 'Product a', price: '10.00', description: null, attributes: { size: '38' } });
  expect(b).toMatchObject({
    price: '21.00',
    available: false,
    description: 'Good',
    attributes: { size: 'XL', ram: 16 },
  });
  expect(c).toMatchObject({ price: '30.00', attributes: { ram: 4 } });
});

test('so does each line of NDJSON that is read with a mapping', async () => {
  const text =
    'link: https://s.example/{sku}\nattributes: { ram: { from: specs.ram, type: number }, ports: { from: specs.ports, type: list } }\n';
  const whole =
    '{"sku":"a","title":"A","image":"https://s.example/i.png","price":"1","specs":{"ram":8,"ports":["usb","hdmi"]}}';
  await run('', { source: sourceOf(whole, 'x.ndjson'), mapping: { name: 'm.yaml', text } });
  await update('', { source: sourceOf('{"sku":"a","specs":{"ram":16}}', 'x.ndjson') });
  expect((await read())[0]?.attributes).toEqual({ ram: 16, ports: ['usb', 'hdmi'] });
  await update('', { source: sourceOf('{"sku":"a","title":"B","specs":{"ports":null}}', 'x.ndjson') });
  expect((await read())[0]).toMatchObject({ title: 'B', attributes: { ram: 16 } });
});

test('an update of an unknown catalog makes it, where its rows are whole', async () => {
  expect(await update(file(HEAD, row('a')))).toMatchObject({ revision: 1, added: 1 });
});

test('a file without a sku is refused, and one whose rows all fail changes nothing', async () => {
  await fill();
  await expect(update(file('title,price', 'x,1'))).rejects.toThrow(/no column for the sku/);
  const { reasons } = await stopped(update(file('sku,price', 'x,1')));
  expect(reasons).toEqual([{ code: 'nothing-to-import' }]);
});

test('a table of skus and prices updates a catalog whose own file is written otherwise', async () => {
  const text =
    'delimiter: ";"\nencoding: windows-1252\ncurrency: { code: EUR, from: cur }\nsku: code\ndrop: [{ column: state, in: [draft] }]\n';
  const whole = 'code;title;image;link;price;cur;state\na;A;https://s.example/i.png;https://s.example/;1;EUR;\n';
  await run(whole, { mapping: { name: 'm.yaml', text } });
  expect(await update(file('sku,price', 'a,2.00'))).toMatchObject({ changed: 1, rejected: 0 });
  expect(await update('code;price\na;3.00\n')).toMatchObject({ changed: 1 });
  expect(await update('', { source: sourceOf('{"sku":"a","price":"4.00"}', 'x.ndjson') })).toMatchObject({
    changed: 1,
  });
  expect(await prices()).toBe('a 4.00');
});

test('a file of sale prices alone gives nothing away: where there is none, the price stays', async () => {
  const text = 'currency: EUR\nsku: code\nprice: [sale, eur]\nlist_price: eur\n';
  const whole = 'code,title,image,link,eur,sale\na,A,https://s.example/i.png,https://s.example/,10,0\n';
  await run(`${whole}b,B,https://s.example/i.png,https://s.example/,20,15\n`, { mapping: { name: 'm.yaml', text } });
  const report = await update(file('code,sale', 'a,0.00', 'b,12.00'));
  expect(report).toMatchObject({ changed: 1, rejected: 1 });
  expect(report.rejections).toMatchObject([{ line: 2, sku: 'a', field: 'price' }]);
  expect(await prices()).toBe('a 10, b 12.00');
});

test('the currency beside the prices of an update is seen, also where the kept mapping names no column for it', async () => {
  const mapping = { name: 'm.yaml', text: 'currency: EUR\n' };
  await run(file(HEAD, row('a', '10.00'), row('b', '20.00')), { mapping });
  const report = await update(file('sku,price,currency', 'a,11.00,EUR', 'b,21.00,USD'));
  expect(report).toMatchObject({ changed: 1, rejected: 1 });
  expect(report.rejections).toMatchObject([{ line: 3, sku: 'b' }]);
  expect(await prices()).toBe('a 11.00, b 20.00');
});

test('a price that rises over its list price is not a reduced one any more', async () => {
  await run(file(`${HEAD},list_price`, row('a', '10.00', '15.00'), row('b', '10.00', '15.00')));
  await update(file('sku,price', 'a,12.00', 'b,15.00'));
  expect((await read()).map(({ listPrice }) => listPrice)).toEqual(['15.00', null]);
});

test('prices of another currency are refused; a currency that nobody names again stays', async () => {
  await run(file(HEAD, row('a')), { currency: 'EUR', language: 'de' });
  await expect(update(file('sku,price', 'a,12.00'), { currency: 'USD' })).rejects.toThrow(/in USD, .* catalog in EUR/);
  await update(file('sku,price', 'a,12.00'));
  await run(file(HEAD, row('a', '13.00')));
  expect(await stores.catalogs.find('shop', 'c')).toMatchObject({ currency: 'EUR', language: 'de', revision: 3 });
});
