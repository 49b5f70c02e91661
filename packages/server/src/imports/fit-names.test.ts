import { plainMend } from '@guidepost/fault/plain-remedy';
import { expect, test } from 'vitest';
import { settingOptions } from '../cli/spell-remedy.ts';
import { deleteProducts } from './delete-products.ts';
import { file, inOwnStore, read, run, sourceOf, stores, told, update } from './import.fixture.ts';

inOwnStore();

const ROWS = ['a', 'b', 'c'].map((nr) => `${nr},Lamp ${nr},10.00,https://s.example/${nr}.png,M-${nr}`);
const WHOLE = file('Nr,Name,VK,Bild,Model', ...ROWS);
const MAPPING =
  'sku: Nr\ntitle: Name\nprice: VK\nimage: Bild\nlink: https://s.example/{Nr}\nattributes:\n  model: Model\n';
const whole = () => run(WHOLE, { mapping: { name: 'm.yaml', text: MAPPING } });
const modelOf = async (sku: string) => (await read()).find((product) => product.sku === sku)?.attributes;
const PART = file('NR,MODEL', 'a,X-1');

test.each([
  ['the kept mapping names the columns', []],
  ['a setting names the column as the whole file had it', ['attributes.model=Model']],
  ['a setting names the attribute as the column is called', ['attributes.Model=MODEL']],
  ['a setting says both a little otherwise', ['attributes.MODEL = model']],
])('an update whose header differs in upper and lower case goes in, and says so: %s', async (_, set) => {
  await whole();
  const report = await update(PART, { set });
  expect(report).toMatchObject({ changed: 1, notices: { attributesNew: [] } });
  expect(await modelOf('a')).toEqual({ model: 'X-1' });
  expect(report.mapping.notes?.map(plainMend).join()).toContain('"Nr" is "NR"');
});

test('a whole file is read so as well, with the kept mapping and with one that is inferred', async () => {
  await whole();
  const text = WHOLE.replace('Nr,Name,VK,Bild,Model', 'NR,NAME,Vk,bild, model');
  expect(await run(text)).toMatchObject({ unchanged: 3 });
  const set = ['link=https://s.example/{nr}', 'Price=VK', 'attributes.Kind=MODEL'];
  const report = await run(text, { set, infer: true, yes: true });
  expect(report.rejected).toBe(0);
  expect(await modelOf('b')).toEqual({ Kind: 'M-b' });
});

test('so are records without a header', async () => {
  await whole();
  const lines = '{"nr":"a","model":"X-2"}\n{"nr":"b"}\n';
  expect(await update('', { source: sourceOf(lines, 'x.ndjson') })).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await modelOf('a')).toEqual({ model: 'X-2' });
});

test('a column that is named exactly comes first; one of several that may be meant is asked for', async () => {
  await whole();
  const text = file('Nr,Model,MODEL', 'a,one,two');
  await update(text, { set: ['attributes.model=MODEL'] });
  expect(await modelOf('a')).toEqual({ model: 'two' });
  const said = await told(update(text, { set: ['attributes.model=model'] }));
  expect(said).toContain('"model" may be "Model" or "MODEL"; import with --set attributes.model=Model, or');
});

test('a setting that names a column which the file lacks is refused, with the name that it has and how to say it', async () => {
  await whole();
  const braces = file('Nr,Modell {neu}', 'a,X-3');
  const said = await told(update(braces, { set: ['attributes.model=Modell'] }));
  const [, way = ''] = /--set attributes\.model='([^']*)'/.exec(said) ?? [];
  expect(await update(braces, { set: [`attributes.model=${way}`] })).toMatchObject({ changed: 1 });
  expect(await modelOf('a')).toEqual({ model: 'X-3' });
  await expect(run(WHOLE, { infer: true, set: ['attributes.size=Breadth'] })).rejects.toThrow(
    /attributes\.size: the file has no column "Breadth"; it has Nr, Name, VK, Bild, Model$/,
  );
});

test('what a deletion lists is found so as well', async () => {
  await whole();
  const order = { client: 'shop', catalog: 'c', source: sourceOf('NR,x\na,1\n'), format: null, at: 2 };
  await deleteProducts(stores, { ...order, yes: false, dryRun: false });
  expect((await read()).map(({ sku }) => sku)).toEqual(['b', 'c']);
});

test('a setting that is printed is one word of a command, whatever its attribute is called', () => {
  expect(settingOptions([{ field: 'attributes.Rear colour', rule: "it's" }])).toBe(
    "--set 'attributes.Rear colour'='it'\\''s'",
  );
});
