import type { Rejection } from '@guidepost/catalog/rejection';
import { expect, test } from 'vitest';
import {
  file,
  HEAD,
  inOwnStore,
  prices,
  read,
  row,
  run,
  sourceOf,
  stopped,
  stores,
  told,
  update,
} from './import.fixture.ts';

inOwnStore();

test('a product whose row is rejected stays as it was; one whose row is gone goes', async () => {
  await run(file(HEAD, row('a'), row('b'), row('c'), row('d')));
  const report = await run(file(HEAD, row('a', '11.00'), row('b', 'cheap'), row('d')));
  expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1, kept: 1, removed: 1, rejected: 1, products: 3 });
  expect(await prices()).toBe('a 11.00, b 10.00, d 10.00');
});

test('a row that is rejected because its sku came before keeps nothing and loses nothing', async () => {
  await run(file(HEAD, row('a'), row('b')));
  const report = await run(file(HEAD, row('a', '11.00'), row('a', '12.00'), row('b')));
  expect(report).toMatchObject({ changed: 1, unchanged: 1, kept: 0, removed: 0, rejected: 1 });
  expect(await prices()).toBe('a 11.00, b 10.00');
});

test('a replace that would remove more than half stops, and goes on where somebody says yes', async () => {
  await run(file(HEAD, row('a'), row('b'), row('c')));
  const { reasons, isOverridable } = await stopped(run(file(HEAD, row('a'))));
  expect(reasons).toEqual([{ code: 'too-many-removed', removed: 2, products: 3, by: 'import' }]);
  expect(isOverridable).toBe(true);
  expect(await read()).toHaveLength(3);
  expect(await run(file(HEAD, row('a')), { yes: true })).toMatchObject({ removed: 2, products: 1 });
});

test('exactly half is not more than half', async () => {
  await run(file(HEAD, row('a'), row('b')));
  expect(await run(file(HEAD, row('a')))).toMatchObject({ removed: 1 });
  expect(await update(file(HEAD, row('x'), row('y', 'cheap')))).toMatchObject({ added: 1, rejected: 1 });
});

test('more than half of the rows rejected stops; what was rejected is told', async () => {
  const rejected: Rejection[] = [];
  const bad = file(HEAD, row('a'), row('b', 'x'), row('c', 'y'));
  const mapping = { name: 'm.yaml', text: 'price: price\n' };
  const onRejection = (rejection: Rejection) => rejected.push(rejection);
  const { reasons, reading } = await stopped(run(bad, { mapping, onRejection }));
  expect(reasons).toEqual([{ code: 'too-many-rejected', rejected: 2, rows: 3 }]);
  expect(reading.rejectionGroups).toMatchObject([{ count: 2, first: { line: 3, sku: 'b' } }]);
  expect(rejected.map(({ sku }) => sku)).toEqual(['b', 'c']);
  expect(await run(bad, { mapping, yes: true })).toMatchObject({ products: 1, rejected: 2 });
});

test('a strict import stops on the first rejected row, whoever says yes', async () => {
  const bad = file(HEAD, row('a'), row('b'), row('c', 'y'));
  const { reasons, isOverridable } = await stopped(run(bad, { strict: true, yes: true }));
  expect(reasons).toEqual([{ code: 'rejected-rows', rejected: 1 }]);
  expect(isOverridable).toBe(false);
  expect(await stores.catalogs.find('shop', 'c')).toBeNull();
});

test('a dry run says what would be and changes nothing', async () => {
  await run(file(HEAD, row('a'), row('b')));
  const report = await run(file(HEAD, row('a', '1.00'), row('c')), { dryRun: true });
  expect(report).toMatchObject({ revision: 2, added: 1, changed: 1, removed: 1, dryRun: true });
  expect(await prices()).toBe('a 10.00, b 10.00');
  expect((await stores.catalogs.find('shop', 'c'))?.revision).toBe(1);
});

test('the report says of each attribute how many have it and how many values there are', async () => {
  const { attributes } = await run(
    file(`${HEAD},ram,brand`, row('a', '1', '8', 'x'), row('b', '1', '', 'x'), row('c', '1', '16', 'y')),
  );
  expect(attributes).toMatchObject([
    { name: 'ram', type: 'number', filled: 2, fillRate: 2 / 3, distinct: 2, distinctIsLeast: false },
    { name: 'brand', type: 'text', filled: 3, fillRate: 1, distinct: 2 },
  ]);
});

test('the mapping of an import is kept and reads the next file', async () => {
  const mapping = { name: 'm.yaml', text: 'sku: code\nlink: https://s.example/{code}\n' };
  const text = file('code,title,image,price', 'a,A,https://s.example/i.png,1', 'b,B,https://s.example/i.png,2');
  expect((await run(text, { mapping })).mapping.origin).toBe('given');
  expect(await run(text)).toMatchObject({ unchanged: 2, mapping: { origin: 'kept', text: mapping.text } });
});

test('a field given beside the mapping takes the place of its rule, and is kept with it', async () => {
  const mapping = { name: 'm.yaml', text: '# ours\nsku: code\n' };
  const text = file('code,title,image,price', 'a,A,https://s.example/i.png,1');
  const report = await run(text, { mapping, set: ['link=https://s.example/p/{code}'] });
  expect(report.mapping.text).toBe('# ours\nsku: code\nlink: https://s.example/p/{code}\n');
  expect((await read())[0]?.link).toBe('https://s.example/p/a');
  expect(await run(text, { set: ['title={code} x'] })).toMatchObject({ changed: 1 });
  expect((await read())[0]).toMatchObject({ title: 'a x', link: 'https://s.example/p/a' });
});

test('a kept mapping that does not fit the file says that it was kept', async () => {
  const mapping = { name: 'm.yaml', text: 'sku: code\n' };
  await run(file('code,title,image,link,price', row('a')), { mapping });
  await expect(run(file('number,title,image,link,price', row('a')))).rejects.toThrow(
    /the kept mapping.*no column "code".*kept from the last import/,
  );
  expect(await run(file(HEAD, row('a')), { infer: true, yes: true })).toMatchObject({
    mapping: { origin: 'inferred' },
  });
});

test('attributes that are no longer there are named', async () => {
  await run(file(`${HEAD},ram,brand`, row('a', '1', '8', 'x'), row('b', '1', '16', 'y')));
  expect((await run(file(`${HEAD},brand`, row('a', '1', 'x'), row('b', '1', 'y')))).attributesGone).toEqual(['ram']);
});

test('products in the own shape go into a catalog with a mapping, which stays; inferred anew, the catalog goes over to that shape', async () => {
  const mapping = { name: 'm.yaml', text: 'sku: code\n' };
  await run(file('code,title,image,link,price', row('a')), { mapping });
  const line =
    '{"sku":"a","title":"A","image":"https://s.example/i.png","link":"https://s.example/a","price":"1","attributes":{"ram":8}}';
  const own = { source: sourceOf(line, 'x.ndjson') };
  expect(await run('', own)).toMatchObject({ changed: 1, mapping: { origin: 'none' }, mappingChanged: false });
  expect(await stores.catalogs.find('shop', 'c')).toMatchObject({
    mapping: 'sku: code\n',
    attributes: [{ name: 'ram' }],
  });
  // Another member, or none for attributes: it may be anything, so the mapping reads it.
  for (const other of [line.replace('"sku"', '"id":1,"sku"'), line.replace(',"attributes":{"ram":8}', '')])
    await expect(run('', { source: sourceOf(other, 'x.ndjson') })).rejects.toThrow(
      /the kept mapping.*no product of the file has a column "code".*have a mapping inferred anew/,
    );
  expect(await run('', { ...own, infer: true })).toMatchObject({ unchanged: 1, mapping: { origin: 'none' } });
  expect(await stores.catalogs.find('shop', 'c')).toMatchObject({ mapping: null, attributes: [{ name: 'ram' }] });
});

test('an encoding that is given is stronger than what the file or the kept mapping says, and is kept', async () => {
  const bytes = Buffer.from(file(HEAD, row('a').replace('Product a', 'Portégé')), 'latin1');
  const source = {
    ...sourceOf(''),
    open: async function* () {
      yield bytes;
    },
  };
  await run('', { source, encoding: 'windows-1250' });
  expect((await read())[0]?.title).toBe('Portégé');
  await run('', {
    source: {
      ...source,
      open: async function* () {
        yield Buffer.from(file(HEAD, row('a').replace('Product a', 'Zażółć')));
      },
    },
    encoding: 'utf-8',
  });
  expect((await read())[0]?.title).toBe('Zażółć');
  await expect(run('', { source })).rejects.toThrow(/is not valid UTF-8/);
});

test('all faults of a mapping are told at once, also the columns that the file has not', async () => {
  const text = 'decimal: komma\nsku: code\ntitle: Naem\nattributes:\n  ram: { from: Rma, typ: number }\n';
  const whole = file('code,Name,image,link,price,Ram', row('a', '1', '8'));
  const importing = run(whole, { mapping: { name: 'm.yaml', text } });
  await expect(importing).rejects.toThrow(
    /line 1, .*there is no "komma".*mend all 4 faults\n.*line 3, .*title: the file has no column "Naem"; did you mean "Name"\?.*\n.*no column "Rma"; did you mean "Ram".*\n.*"typ"/,
  );
});

test('where a fault is about how the file is written, nothing is said of its columns', async () => {
  const mapping = { name: 'm.yaml', text: 'delimiter: semicolon\nsku: Nr\n' };
  const error = await run(file('code;Name', 'a;b'), { mapping }).catch((reason: unknown) => String(reason));
  expect(error).toMatch(/a delimiter is one character/);
  expect(error).not.toMatch(/no column/);
});

test('a file that says it has only what changed does not take the place of a catalog, and updates it', async () => {
  const cif = (mode: string, ...rows: string[]) =>
    [
      'CIF_I_V3.0',
      `LOADMODE: ${mode}`,
      'CURRENCY: EUR',
      'FIELDNAMES: Supplier Part ID, Item Description, Unit Price, Supplier URL, Image',
    ]
      .concat('DATA', rows, 'ENDOFDATA', '')
      .join('\n');
  const goods = (nr: string, price = '5.00') =>
    `${nr},Lamp ${nr},${price},https://s.example/${nr},https://s.example/${nr}.png`;
  await run(cif('F', goods('a'), goods('b'), goods('c')));
  const changed = cif('I', goods('b', '6.00'));
  expect(await told(run(changed))).toMatch(/LOADMODE: I.*--update/);
  expect(await update(changed)).toMatchObject({ changed: 1, removed: 0, products: 3 });
});
