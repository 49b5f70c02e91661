import { expect, test } from 'vitest';
import { infer, many } from '../small-files.fixture.ts';

async function labelsOf(columns: Readonly<Record<string, readonly string[]>>) {
  const cells = Object.values(columns).map((values) => many(values, 60));
  const rows = Array.from({ length: 60 }, (_, nth) => [
    `A${nth * 3}`,
    `Thing ${nth}`,
    `${nth + 9}.50`,
    ...cells.map((one) => one[nth]),
  ]);
  const header = ['sku', 'title', 'price', ...Object.keys(columns)];
  const { mapping } = await infer(
    [header, ...rows].map((row) => row.map((cell) => `"${cell?.replaceAll('"', '""')}"`).join(',')).join('\n'),
  );
  return mapping.attributes.map(({ label }) => label);
}

const KINDS = ['Desk', 'Floor', 'Wall'];
const DRIVES = ['128GB SSD', '1TB HDD', '256GB SSD +  1TB HDD', '32GB Flash Storage', '512GB SSD', '500GB HDD'];
const MORE = ['64GB SSD', '2TB HDD', '16GB SSD', '128GB SSD + 500GB HDD', '240GB SSD', '180GB SSD'];
const INCHES = ['13.3', '15.6', '17.3', '14'];

test('the name of a kind is called by the kind, unless another column is', async () => {
  expect(await labelsOf({ TypeName: KINDS })).toEqual(['Type']);
  expect(await labelsOf({ TypeName: KINDS, type: ['a1', 'b2', 'c3'] })).toEqual(['Type name', 'Type']);
  expect(await labelsOf({ 'Trail name': KINDS })).toEqual(['Trail name']);
});

test('drives are storage, and memory stays memory', async () => {
  expect(await labelsOf({ Ram: ['8GB', '16GB'], Memory: [...DRIVES, ...MORE] })).toEqual(
    expect.arrayContaining(['RAM', 'Storage']),
  );
  expect(await labelsOf({ Memory: ['8GB', '16GB', '4GB'] })).toEqual(['Memory']);
});

test('inches are the size of a screen where columns tell of screens, and an operating system is written out', async () => {
  const screens = { Inches: INCHES, ScreenResolution: ['Full HD', '4K', 'HD'], OpSys: ['Linux', 'macOS'] };
  expect(await labelsOf(screens)).toEqual(['Screen size', 'Screen resolution', 'Operating system']);
  expect(await labelsOf({ Inches: INCHES })).toEqual(['Inches']);
});

test('a unit stays in labels that only it tells apart', async () => {
  expect(await labelsOf({ 'Capacity (W)': ['360', '500', '900'], 'Capacity (VA)': ['600', '850', '1500'] })).toEqual([
    'Capacity (W)',
    'Capacity (VA)',
  ]);
});

test('what a shop system calls its columns in English, shoppers read in the language of the catalog', async () => {
  const own = { Vinarija: ['Jela', 'Bor', 'Brest'], Zemlja: ['Srbija', 'Italija'], Zapremina: ['0.75 L', '1.5 L'] };
  const columns = { Categories: ['Crveno vino', 'Belo vino'], 'Weight (kg)': ['1.3', '0.6'], ...own };
  expect(await labelsOf({ ...columns, Sorta: ['Prokupac', 'Vranac'] })).toEqual([
    ...['Kategorija', 'Težina', 'Vinarija', 'Zemlja', 'Zapremina', 'Sorta'],
  ]);
  const both = { ...own, Sorta: ['Prokupac', 'Vranac'], Country: ['Srbija', 'Italija', 'Crna Gora'] };
  expect((await labelsOf(both)).filter((label) => label === 'Zemlja')).toEqual(['Zemlja']);
  expect(await labelsOf({ Categories: ['Red wine', 'White wine'] })).toEqual(['Categories']);
});

test('what only names say is called by a word of the language of the catalog', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, nth) =>
      `${['Prokupac', 'Vranac', 'Žilavka'][nth % 3]} ${nth},A${nth * 3},${nth + 900},Jela,Srbija,Šumadija,0.75 L`,
  );
  const { mapping } = await infer(['Naziv,Šifra,Cena,Vinarija,Zemlja,Region,Zapremina', ...rows].join('\n'));
  expect(mapping).toMatchObject({ language: 'sr' });
  expect(mapping.attributes.find(({ name }) => name === 'grape')).toMatchObject({ label: 'Sorta grožđa' });
});
