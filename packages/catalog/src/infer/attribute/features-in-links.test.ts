import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';

const NAMES = ['Harbor Tee', 'Cove Hoodie', 'Drift Shorts', 'Tide Cap', 'Pier Jacket'];

/** Each name in each variant, with the link that `linkOf` makes. */
async function read(
  variants: readonly string[],
  linkOf: (name: string, variant: string) => string,
  names = NAMES,
  more = '',
) {
  const rows = names.flatMap((name, at) =>
    variants.map(
      (variant, nth) =>
        `F${at}${nth},${name},2${nth}.00 USD,https://f.example/${at}${nth}.jpg,${linkOf(name, variant)}`,
    ),
  );
  const file = `id,title,price,image,link${more === '' ? '' : `,${more}`}\n${rows.map((row) => `${row}${more === '' ? '' : ',x'}`).join('\n')}\n`;
  const { mapping, text } = await infer(file);
  const { products } = await gather(sourceOf(file), { mapping });
  return { text, values: products.slice(0, variants.length).map(({ attributes }) => attributes) };
}

const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

test('colours that only addresses say are an attribute, and a comment tells that they are inferred', async () => {
  const { values, text } = await read(
    ['black', 'navy', 'sea-green', 'off-white'],
    (name, variant) => `https://f.example/p/${slug(name)}-${variant}`,
  );
  expect(values.map(({ color }) => color)).toEqual(['black', 'navy', 'green', 'white']);
  expect(text).toContain('only the addresses say it, 100% of them, such as "https://f.example/p/harbor-tee-black"');
});

test.each([
  ['before a number', (name: string, variant: string) => `https://f.example/${slug(name)}-${variant}/FR-120-28`],
  [
    'before the ending of a file',
    (name: string, variant: string) => `https://f.example/${slug(name)}_${variant}-2.html?utm=a`,
  ],
  ['as a parameter', (name: string, variant: string) => `https://f.example/${slug(name)}?size=9&color=${variant}`],
])('they are found %s', async (_, linkOf) => {
  const { values } = await read(['red', 'blue', 'gruen'], linkOf);
  expect(values.map(({ color }) => color)).toEqual(['red', 'blue', 'grün']);
});

test('so are sizes', async () => {
  const { values } = await read(['s', 'm', 'xl'], (name, variant) => `https://f.example/p/${slug(name)}-${variant}`);
  expect(values.map(({ size }) => size)).toEqual(['S', 'M', 'XL']);
});

test('nothing is taken where a column says it, where names have it, or where the words do not tell products of one name apart', async () => {
  const colours = ['black', 'navy', 'green'];
  const link = (name: string, variant: string) => `https://f.example/p/${slug(name)}-${variant}`;
  expect((await read(colours, link, NAMES, 'Color')).text).not.toContain('only the addresses');
  const named = colours.flatMap((colour) => NAMES.map((name) => `${name} ${colour}`));
  expect((await read(['1', '2', '3'], (name) => `https://f.example/p/${slug(name)}`, named)).text).not.toContain(
    'only the addresses',
  );
  const same = (name: string, variant: string) =>
    `https://f.example/${variant}/${slug(name)}-${colours[NAMES.indexOf(name) % 3]}`;
  expect((await read(['1', '2', '3'], same)).text).not.toContain('only the addresses');
});
