import type { CatalogSource } from '@guidepost/catalog/catalog-source';
import { plainMend } from '@guidepost/fault/plain-remedy';
import { expect, test } from 'vitest';
import { HEAD, inOwnStore, read, row, run, stores, update } from './import.fixture.ts';

inOwnStore();

const bytes = (text: string, encoding: BufferEncoding): CatalogSource => {
  const content = Buffer.from(text, encoding);
  return {
    ...{ name: 'shop.csv', size: content.length },
    open: async function* () {
      yield content;
    },
  };
};

const EXPORT = ['Artikelnummer;Bezeichnung;Bild;Link;Preis;Größe', ...[1, 2, 3, 4].map((nr) => line(nr))].join('\n');
function line(nr: number): string {
  return `K-${nr};Türgriff ${nr};https://s.example/${nr}.png;https://s.example/${nr};${nr},50;${nr % 2 ? 'groß' : 'klein'}`;
}

test('the very first import infers an encoding that is not UTF-8, whatever letters are in the header', async () => {
  const report = await run('', { source: bytes(EXPORT, 'latin1') });
  expect(report).toMatchObject({ added: 4, mapping: { origin: 'inferred', rules: { encoding: 'windows-1252' } } });
  expect((await read())[0]?.title).toBe('Türgriff 1');
});

test('so it does for a file in the own columns, and keeps the encoding', async () => {
  const own = `${HEAD},größe\n${row('a', '1.00', 'groß')}\n${row('b', '2.00', 'klein')}\n`;
  await run('', { source: bytes(own, 'latin1') });
  expect((await read()).map(({ attributes }) => Object.values(attributes)[0])).toEqual(['groß', 'klein']);
  expect((await stores.catalogs.find('shop', 'c'))?.mapping).toContain('encoding: windows-1252');
});

test('a file that is UTF-8 is read as that although the kept mapping says otherwise, and that is said', async () => {
  await run('', { source: bytes(EXPORT, 'latin1') });
  const report = await run('', { source: bytes(EXPORT, 'utf8') });
  expect(report).toMatchObject({ unchanged: 4, mapping: { origin: 'kept' } });
  expect(report.mapping.notes?.map(plainMend).join()).toContain(
    'shop.csv is in UTF-8, though the kept mapping says windows-1252',
  );
  // The kept mapping serves both.
  expect(await run('', { source: bytes(EXPORT, 'latin1') })).toMatchObject({ unchanged: 4 });
});

test('a file that is not UTF-8 is read as what it looks like where the kept mapping names no encoding, and that is said', async () => {
  await run('', { source: bytes(EXPORT, 'utf8') });
  const report = await run('', { source: bytes(EXPORT, 'latin1') });
  expect(report).toMatchObject({ unchanged: 4, mapping: { origin: 'kept' }, mappingChanged: false });
  expect(report.mapping.notes?.map(plainMend).join()).toContain(
    'shop.csv is not in UTF-8, and the kept mapping names no encoding',
  );
  expect(await run('', { source: bytes(EXPORT, 'utf8') })).toMatchObject({ unchanged: 4, mapping: { origin: 'kept' } });
});

test('so is an update, also where it is written with another delimiter than the shop’s own export', async () => {
  await run('', { source: bytes(EXPORT, 'utf8') });
  const changes = 'Artikelnummer,Größe\nK-1,übergroß\n';
  await update('', { source: bytes(changes, 'latin1') });
  expect((await read())[0]?.attributes).toEqual({ groesse: 'übergroß' });
  await run('', { source: bytes(EXPORT, 'latin1'), infer: true });
  await update('', { source: bytes('Artikelnummer,Format,Größe\nK-2,a,größer\n', 'latin1') });
  expect((await read())[1]?.attributes).toEqual({ groesse: 'größer' });
});

test('a file in UTF-8 that is cut off inside of a letter is no file in an old encoding: nothing changes', async () => {
  await run('', { source: bytes(EXPORT, 'utf8') });
  const whole = Buffer.from(EXPORT);
  const cut = whole.subarray(0, whole.lastIndexOf('ß') + 1).toString('latin1');
  await expect(run('', { source: bytes(cut, 'latin1'), yes: true })).rejects.toThrow(/line 4.*is not valid UTF-8/);
  expect((await stores.catalogs.find('shop', 'c'))?.revision).toBe(1);
});

test('an encoding that is said of this file is stronger than what its bytes look like', async () => {
  const plain = EXPORT.replace('Größe', 'Format');
  await run('', { source: bytes(plain, 'latin1') });
  await run('', { source: bytes(plain, 'utf8'), encoding: 'windows-1252', yes: true });
  expect((await read())[0]?.title).toBe('TÃ¼rgriff 1');
});

test('what the shop pays is no attribute in the own columns either', async () => {
  const rows = ['a', 'b', 'c', 'd'].map((sku, at) => row(sku, '9.00', `${at}.50`, at % 2 ? 'red' : 'blue'));
  const report = await run(`${[`${HEAD},Cost per item,color`, ...rows].join('\n')}\n`);
  expect(report.attributes.map(({ name }) => name)).toEqual(['color']);
  expect(report.mapping.text).toContain('# Cost per item: left out');
});

test('an update never changes the kept mapping, whichever mapping it is read with itself', async () => {
  await run('', { source: bytes(EXPORT, 'utf8') });
  const kept = (await stores.catalogs.find('shop', 'c'))?.mapping;
  const line = (nr: number) => `L-${nr};Griff ${nr};https://s.example/${nr}.png;https://s.example/${nr};${nr},50`;
  const supplier = ['Best.-Nr.;Name;Foto;Link;Preis', line(1), line(2), line(3)].join('\n');
  const ours = {
    name: 'm.yaml',
    text: 'sku: Best.-Nr.\ntitle: Name\nimage: Foto\nlink: Link\nprice: Preis\ndecimal: comma\n',
  };
  for (const order of [{ infer: true }, { mapping: ours }, { mapping: ours, set: ['title={Name} x'] }]) {
    const report = await update('', { source: bytes(supplier, 'utf8'), ...order });
    expect(report).toMatchObject({ products: 7, mappingChanged: false });
    expect((await stores.catalogs.find('shop', 'c'))?.mapping).toBe(kept);
  }
  expect(await update('', { source: bytes(EXPORT, 'utf8') })).toMatchObject({ mapping: { origin: 'kept' } });
});

test('an attribute can be set as a field can: where it comes from changes, and the rest of its rule stays', async () => {
  const mapping = {
    name: 'm.yaml',
    text: 'sku: Artikelnummer\ntitle: Bezeichnung\nimage: Bild\nlink: Link\nprice: Preis\ndecimal: comma\nattributes:\n  # ours\n  size: { from: Größe, label: Size, map: { groß: L, klein: S } }\n',
  };
  await run('', { source: bytes(EXPORT, 'utf8'), mapping });
  const source = bytes(EXPORT.replace('Größe', 'Format'), 'utf8');
  const report = await run('', { source, set: ['attributes.size=Format', 'attributes.nr=Bezeichnung'] });
  expect(report.mapping.text).toContain('# ours\n  size: { from: Format, label: Size, map: { groß: L, klein: S } }');
  expect((await read())[0]?.attributes).toEqual({ size: 'L', nr: 'Türgriff 1' });
  expect(await run('', { source })).toMatchObject({ unchanged: 4 });
  const whole = await run('', { source, set: ['attributes.size={ from: Format, map: { groß: XL } }'] });
  expect(whole.mapping.text).toContain('size: { from: Format, map: { groß: XL } }');
});

test('so it can where the mapping is inferred', async () => {
  const source = bytes(EXPORT, 'utf8');
  const set = ['attributes.size=Größe', "attributes.nr={ from: Bezeichnung, pattern: '\\d+', type: number }"];
  await run('', { source, set });
  expect((await read())[0]?.attributes).toEqual({ size: 'groß', nr: 1 });
});

const ownProduct = (sku: string, attributes: Record<string, unknown>): string =>
  JSON.stringify({
    ...{ sku, title: `Türgriff ${sku}`, image: 'https://s.example/i.png', link: 'https://s.example/', price: '1.00' },
    attributes,
  });

test('products in the own shape need no mapping, but where their encoding is old or an attribute has a name that none can have', async () => {
  const lines = [ownProduct('a', { größe: 1 }), ownProduct('b', { größe: 2 })].join('\n');
  const named = (text: string, encoding: BufferEncoding) => ({ ...bytes(text, encoding), name: 'shop.ndjson' });
  expect(await run('', { source: named(lines, 'utf8') })).toMatchObject({ added: 2, mapping: { origin: 'none' } });
  expect(await run('', { source: named(lines, 'latin1') })).toMatchObject({
    ...{ products: 2, rejected: 0, mapping: { origin: 'inferred', rules: { encoding: 'windows-1252' } } },
  });
  const reserved = [ownProduct('c', { price: 1 }), ownProduct('d', { price: 2 })].join('\n');
  expect(await run('', { source: named(reserved, 'utf8'), catalog: 'reserved' })).toMatchObject({
    ...{ added: 2, rejected: 0, mapping: { origin: 'inferred' } },
  });
});
