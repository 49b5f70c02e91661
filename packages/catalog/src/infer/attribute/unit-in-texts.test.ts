import { expect, test } from 'vitest';
import { infer, many } from '../small-files.fixture.ts';

interface Row {
  readonly name: string;
  readonly cell: string;
  readonly text?: string;
}

/** A shop's file with one column of numbers under test. */
async function unitOf(column: string, rows: readonly Row[]): Promise<string | null | undefined> {
  const lines = many(
    rows.map(({ name, cell, text = '' }) => `"${name.replaceAll('"', '""')} #","${text}",${cell}`),
    rows.length * 6,
  ).map((line, nth) => `A-${nth * 7},${line.replace('#', `no${nth}`)},${nth}.99,https://s.example/${nth}`);
  const { mapping } = await infer(`sku,name,description,${column},price,link\n${lines.join('\n')}\n`, [
    'image=https://s.example/{sku}.jpg',
  ]);
  return mapping.attributes.find(({ from }) => from.some((one) => one.kind === 'column' && one.column === column))
    ?.unit;
}

test('numbers have the unit that names give the same numbers', async () => {
  expect(
    await unitOf('breadth', [
      { name: 'Sofa Alder 160 cm', cell: '160' },
      { name: 'Sofa Birch 190 cm', cell: '190' },
      { name: 'Sofa Cedar', cell: '220' },
    ]),
  ).toBe('cm');
});

test('or that descriptions give them', async () => {
  expect(
    await unitOf('Leistung', [
      { name: 'Lampe Alder', cell: '12', text: 'Eine Lampe mit 12 Watt und 90 cm Kabel.' },
      { name: 'Lampe Birch', cell: '18', text: 'Eine Lampe mit 18 W und 90 cm Kabel.' },
    ]),
  ).toBe('W');
});

test('where they disagree, or hardly ever say it, nobody knows', async () => {
  const disagreeing = [
    { name: 'Alder 12 cm', cell: '12' },
    { name: 'Birch 14 kg', cell: '14' },
    { name: 'Cedar 16 V', cell: '16' },
  ];
  expect(await unitOf('breadth', disagreeing)).toBeNull();
  const rare = Array.from({ length: 12 }, (_, nth) => ({
    name: nth === 0 ? 'Alder 10 cm' : 'Birch',
    cell: `${nth + 10}`,
  }));
  expect(await unitOf('breadth', rare)).toBeNull();
});

test('the sides of a tyre have the units of its notation', async () => {
  const tyres = ['205/55 R16', '175/65 R14', '225/40R18', '235/55 ZR18'];
  const of = (part: RegExp) =>
    tyres.map((size) => ({ name: `Opona Nova ${size} 91V`, cell: part.exec(size)?.[1] ?? '' }));
  expect(await unitOf('breadth', of(/^(\d+)/))).toBe('mm');
  expect(await unitOf('profil', of(/\/(\d+)/))).toBe('%');
  expect(await unitOf('rim', of(/R(\d+)/))).toBe('in');
});

test('the capacity of batteries is in mAh where no other unit has such numbers', async () => {
  const of = (name: string) => ['3400', '4400', '5200'].map((cell) => ({ name, cell }));
  expect(await unitOf('capacity', of('Battery for laptops'))).toBe('mAh');
  expect(await unitOf('capacity', of('Water tank'))).toBeNull();
});
