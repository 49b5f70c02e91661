import { expect, test } from 'vitest';
import { surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';
import { attributesOfNames as attributesOf } from './names-alone.fixture.ts';

test.each([
  ['at the beginning', ['Camiseta # Mujer', 'Sudadera #', 'Falda # Mujer'], ['Camiseta', 'Sudadera', 'Falda']],
  ['in two words', ['Crop top # Mujer', 'Tank top #', 'Shorts #'], ['Crop top', 'Tank top', 'Shorts']],
  ['with the word behind it', ['Szlifierka kątowa Alder #', 'Wyrzynarka Alder #'], ['Szlifierka kątowa', 'Wyrzynarka']],
  ['behind the brand', ['Alder Terra Sneakers #', 'Alder Nova Boots #'], ['Sneakers', 'Boots']],
  ['before what it is for', ['Alder Case for Phone #', 'Alder Charger for Laptop #'], ['Case', 'Charger']],
  ['in any case', ['SOFA Alder #', 'Sofa Birch #', 'Sofa Cedar #', 'Stuhl Alder #'], ['Sofa', 'Sofa', 'Sofa', 'Stuhl']],
])('what a thing is stands in its name, %s', async (_, names, kinds) => {
  const found = await attributesOf(names);
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
});

test('a word of another line of business is no kind', async () => {
  const others = ['Toner', 'Cream', 'Mask', 'Lotion', 'Shampoo', 'Soap', 'Scrub'].map((kind) => `Night ${kind} #`);
  const [first] = await attributesOf(['Glow Serum Rice #', ...others]);
  expect(first?.kind).toBe('Serum');
});

test('what is called by two words is that, though the second one alone is another thing', async () => {
  const names = [
    'Alder Cleansing Balm #',
    'Birch Lip Balm #',
    'Cedar Rich Balm #',
    'Alder Clear Toner Pad #',
    'Birch Toner #',
  ];
  const found = await attributesOf(
    Array.from({ length: 30 }, (_, nth) => names[nth % 5]?.replace('#', `${nth}`) ?? ''),
  );
  expect(found.slice(0, 5).map(({ kind }) => kind)).toEqual([
    'Cleansing Balm',
    'Lip Balm',
    'Balm',
    'Toner Pad',
    'Toner',
  ]);
});

test('shares that are joined by a plus sign are of one thing, and what comes with a thing is not what it is', async () => {
  const names = ['Alder Serum #', 'Birch Cream #', 'Cedar Acid 10% + Zinc 4% Serum #', 'Alder Cream # + Headband'];
  const found = await attributesOf(
    Array.from({ length: 24 }, (_, nth) => names[nth % 4]?.replace('#', `${nth}`) ?? ''),
  );
  expect(found.slice(0, 4).map(({ kind }) => kind)).toEqual(['Serum', 'Cream', 'Serum', 'Cream']);
});

test('the line of business is that of what is sold, not of what it is made with', async () => {
  const creams = [
    'Rice Cream',
    'Green Tea Toner',
    'Honey Mask',
    'Rice Serum',
    'Tea Lotion',
    'Soap',
    'Night Cream',
    'Serum',
  ];
  const names = Array.from({ length: 30 }, (_, nth) => `Alder ${creams[nth % creams.length]} ${nth} #`);
  const found = await attributesOf([...names, 'Alder Tea Tree Wonder #']);
  expect(found.at(-1)?.kind).toBeUndefined();
  expect(found.slice(0, 3).map(({ kind }) => kind)).toEqual(['Cream', 'Toner', 'Mask']);
});

test('where only a code stands before the dash, the kind stands behind it', async () => {
  const found = await attributesOf([
    'AX-12 – 40 cm Table Lamp (black)',
    'BX-40 – Mirror, round',
    'Alder Chair # – Sofa set',
  ]);
  expect(found.map(({ kind }) => kind)).toEqual(['Table Lamp', 'Mirror', 'Chair']);
});

test('a Turkish noun is one kind with and without its ending', async () => {
  const names = [
    'Alder kırmızı Kablo #',
    'Birch güneş ve ev için Uzatma Kablosu #',
    'Cedar Kumanda Panosu #',
    'Alder ile Akü #',
  ];
  const found = await attributesOf(names, () => 'Bu ürün ev için çok iyi bir seçimdir ve size uzun süre hizmet eder.');
  expect(found.map(({ kind }) => kind)).toEqual(['Kablo', 'Kablo', 'Pano', 'Akü']);
});

test('an adjective alone is no kind, and what a thing is made of is none', async () => {
  const found = await attributesOf([
    ...['Часы Alder #', 'Часы Birch #', 'Ремешок Alder #', 'Кабель Birch #', 'Защитный чехол Alder #'],
    ...['Сумка нейлоновая Alder #', 'Кабель Alder #'],
  ]);
  const kinds = found.map(({ kind }) => kind);
  expect(kinds).not.toContain('Защитный');
  expect(kinds).not.toContain('Сумка нейлоновая');
});

test('all of one kind: there is nothing to choose', async () => {
  const found = await attributesOf(['Sofa Alder #', 'Sofa Birch #']);
  expect(found.every(({ kind }) => kind === undefined)).toBe(true);
});

test('behind kinds a maker has many models, where a design is the same words again', async () => {
  const makers = await attributesOf(['Drill Alder #', 'Hammer Birch #', 'Saw Alder #', 'Saw Birch #']);
  expect(makers.map(({ brand }) => brand)).toEqual(['Alder', 'Birch', 'Alder', 'Birch']);
  const designs = await attributesOf(['Camiseta Blue Moon', 'Falda Blue Moon', 'Falda Red Sun', 'Camiseta Red Sun']);
  expect(designs.every(({ brand }) => brand === undefined)).toBe(true);
});

test('forms of one word are one value, in the words of the file', async () => {
  const found = await attributesOf(['Корм для дорослих собак #', 'Корм для цуценят #', 'Корм для дорослих котів #']);
  expect(found.map(({ animal, life_stage }) => [animal, life_stage])).toEqual([
    ['собака', 'дорослі'],
    ['собака', 'цуценя'],
    ['кіт', 'дорослі'],
  ]);
});

test('one value alone tells goods apart if only some names have it', async () => {
  const found = await attributesOf(['Camiseta # Mujer', 'Sudadera #']);
  expect(found.map(({ gender }) => gender)).toEqual(['Mujer', undefined]);
  const all = await attributesOf(['Camiseta # Mujer', 'Sudadera # Mujer']);
  expect(all.every(({ gender }) => gender === undefined)).toBe(true);
});

test('a longer name is meant wherever it stands, however it is joined or shortened, and a part of it only where it stands alone', async () => {
  const found = await attributesOf([
    'Alder Cabernet Sauvignon #',
    'Birch Cabernet-Sauvignon #',
    'Cedar Cab. Sauvignon #',
    'Maple Cabernet #',
    'Rowan Sauvignon #',
    'Hazel Sauvignon  Blanc #',
    'Linden Merlot #',
  ]);
  expect(found.map(({ grape }) => grape)).toEqual([
    ...['Cabernet Sauvignon', 'Cabernet Sauvignon', 'Cabernet Sauvignon', 'Cabernet', 'Sauvignon', 'Sauvignon Blanc'],
    'Merlot',
  ]);
});

test('a number counts what the word behind it says, if that never stands alone', async () => {
  const found = await attributesOf(['Van Alder # 4 Berth', 'Van Birch # 2 berth', 'Van Cedar # 6 BERTH']);
  expect(found.map(({ berth }) => berth)).toEqual([4, 2, 6]);
  const models = await attributesOf(['Nova 3 Terra #', 'Terra Nova #', 'Nova 4 Terra #', 'Nova Terra #']);
  expect(models.every(({ terra }) => terra === undefined)).toBe(true);
});

test('a number of a model is no part of the number behind it, and thousands with a space are', async () => {
  const vans = await attributesOf(['Van Alder 540 165BHP #', 'Van Birch 640 130BHP #', 'Van Cedar 90 150 bhp #']);
  expect(vans.map(({ bhp }) => bhp)).toEqual([165, 130, 150]);
  const puffs = await attributesOf(['Alder # 15 000 puffs', 'Birch # 9000 Puffs', 'Cedar # 12,500 puffs']);
  expect(puffs.map((each) => each.puffs)).toEqual([15_000, 9000, 12_500]);
});

test('a short word counts where others say the same at length', async () => {
  const vans = await attributesOf(['Van Alder # Auto', 'Van Birch # Manual', 'Van Cedar #', 'Van Elm # Automatic']);
  expect(vans.map(({ transmission }) => transmission)).toEqual(['automatic', 'manual', undefined, 'automatic']);
  const mats = await attributesOf(['Auto Fußmatte Alder #', 'Fahrrad Fußmatte Birch #']);
  expect(mats.every(({ transmission }) => transmission === undefined)).toBe(true);
});

test.each([[['Capsule Alder # 50 pezzi', 'Capsule Birch # 10 pezzi']], [['Alder # 50 pcs', 'Alder # Pack of 10']]])(
  'pieces in a pack: %j',
  async (names) => {
    const found = await attributesOf(names);
    expect(found.map(({ pieces }) => pieces)).toEqual([50, 10]);
  },
);

test('pieces of several bags are no number of pieces, and an edition of a program is none', async () => {
  const found = await attributesOf(['Gums # 12 x 5 pièces', 'Drops # 200 pièces', 'Pops # 80 pièces']);
  expect(found.map(({ pieces }) => pieces)).toEqual([undefined, 200, 80]);
  const programs = await attributesOf(['Alder 11 Home #', 'Alder 10 Home #', 'Alder 11 Professional #']);
  expect(programs.every((one) => !('home' in one) && !('professional' in one))).toBe(true);
});

test('a word that only some names have is a yes, and silence is no answer', async () => {
  const found = await attributesOf(['Alder # Waterproof', 'Birch #', 'Cedar # waterproof', 'Elm # not waterproof']);
  expect(found.map(({ waterproof }) => waterproof)).toEqual([true, undefined, true, undefined]);
  const none = await attributesOf(['Alder #', 'Birch #']);
  expect(none.every(({ waterproof }) => waterproof === undefined)).toBe(true);
});

test('a description is believed where it says what the name does not', async () => {
  const found = await attributesOf(['Alder #', 'Birch #'], (nth) =>
    nth % 2 === 0 ? 'This cream is vegan and lasts long.' : 'A cream that lasts for long.',
  );
  expect(found.map(({ vegan }) => vegan)).toEqual([true, undefined]);
});

test('a description that says no is no yes', async () => {
  const texts = [
    'Lampe, dimmbar.',
    'Lampe. Dimmbar: Nein',
    'Lampe, nicht dimmbar.',
    'Lampe. Dimmbar: ja',
    'Lampe, Dimmbar (no)',
  ];
  const found = await attributesOf(['Alder #', 'Birch #', 'Cedar #', 'Elm #', 'Fir #'], (nth) => texts[nth % 5] ?? '');
  expect(found.map(({ dimmable }) => dimmable)).toEqual([true, undefined, undefined, true, undefined]);
});

test('what the description says of every product is taken from there alone', async () => {
  const rows = Array.from({ length: 40 }, (_, nth) => {
    const name = `Lamp ${nth}${nth % 4 === 0 ? ', dimmable' : ''}`;
    return `A${nth * 7},"${name}",${nth + 5}.00,"${name}, a lamp for the desk${nth % 2 === 0 ? ', dimmable' : ''}"`;
  });
  const { mapping } = await inferMapping(surveyOf(`sku,name,price,description\n${rows.join('\n')}\n`));
  const dimmable = mapping.attributes.filter(({ name }) => name.startsWith('dimm'));
  expect(dimmable.map(({ from }) => from)).toEqual([[{ kind: 'column', column: 'description' }]]);
});

test.each(['Tags', 'Product collections', 'Category'])('so are %s', async (column) => {
  const found = await attributesOf(['Alder #', 'Birch #', 'Cedar #'], () => '', {
    column,
    cell: (nth) => ['Soaps, Vegan', 'Soaps, Not vegan', 'Soaps, Gifts'][nth % 3] ?? '',
  });
  expect(found.map(({ vegan }) => vegan)).toEqual([true, undefined, undefined]);
});

test('carats are neither a brand nor pieces, and a brand that begins with a number is one', async () => {
  const rings = await attributesOf([
    '9ct Gold Ring #',
    '14ct Gold Necklace #',
    '18ct White Gold Ring #',
    '18ct Gold Chain #',
  ]);
  expect(rings.map(({ brand, pieces }) => [brand, pieces])).toEqual(rings.map(() => [undefined, undefined]));
  const tapes = await attributesOf(['3M Tape #', '3M Mask #', 'Alder Tape #', 'Alder Mask #']);
  expect(tapes.map(({ brand }) => brand)).toEqual(['3M', '3M', 'Alder', 'Alder']);
});

test('one of what the shop sells is not counted: a band has a size, and four chairs are four', async () => {
  const bands = await attributesOf(['Alder 22 Strap #', 'Birch 26 Strap #', 'Cedar 18 Strap #']);
  expect(bands.every(({ strap }) => strap === undefined)).toBe(true);
  const sets = await attributesOf(['Alder table with 4 chairs #', 'Birch table with 6 chairs #']);
  expect(sets.map(({ chairs }) => chairs)).toEqual([4, 6]);
});

test('a number without its unit is a measure if the same numbers have the unit in other names', async () => {
  const found = await attributesOf([
    'Alder nylon (22 mm) #',
    'Quick 22 Watch Band #',
    'Birch nylon (26MM) #',
    'Quick 26 Watch Band #',
    'Cedar 20mm #',
    'Quick 20 Watch Band #',
    'Cable 2 m #',
  ]);
  expect(found.map(({ length }) => length)).toEqual([22, 22, 26, 26, 20, 20, 2000]);
  expect(found.every(({ watch }) => watch === undefined)).toBe(true);
});

test('a count that a column says in its own unit is not said again', async () => {
  const names = ['Comté # 6 mois', 'Beaufort # 12 mois', 'Ossau # 18 mois'];
  const more = { column: 'affinage', cell: (nth: number) => `${[6, 12, 18][nth % 3]} mois` };
  expect((await attributesOf(names, () => '', more)).map(({ mois }) => mois)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a first word that a small word follows is what the thing is called, and no brand', async () => {
  const rings = [
    'Aurora in white gold #',
    'Giulia in rose gold #',
    'Aurora with diamond #',
    'Stella in white gold #',
    'Giulia with pearl #',
  ];
  expect((await attributesOf(rings)).every(({ brand }) => brand === undefined)).toBe(true);
  const phones = ['Nova Edge #', 'Ranta Z #', 'Nova Fold #', 'Ranta Q #', 'Alder One #'];
  expect((await attributesOf(phones)).map(({ brand }) => brand)).toEqual(['Nova', 'Ranta', 'Nova', 'Ranta', 'Alder']);
});

test('what houses are fitted and fenced with is known by its kind, where the categories are coarser', async () => {
  const names = [
    'Межкомнатная дверь Альто #',
    'Ручка Kestra #',
    'Завёртка Kestra #',
    'Защёлка Zubat #',
    'Петля Zubat #',
  ];
  const found = await attributesOf(names);
  expect(found.map(({ kind }) => kind)).toEqual(['Межкомнатная дверь', 'Ручка', 'Завёртка', 'Защёлка', 'Петля']);
});
