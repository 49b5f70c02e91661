import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from './small-files.fixture.ts';

const file = (header: string, row: (nth: number) => string): string =>
  [
    `sku,name,price,${header}`,
    ...Array.from({ length: 30 }, (_, nth) => `L${nth * 3},Lamp ${nth},${nth + 9}.00,${row(nth)}`),
  ].join('\n');

test.each([
  ['image_name', 'url_key', (nth: number) => `catalog/lamp-${nth}.jpg`, 'https://YOUR-SHOP/{image_name}'],
  ['base_image', 'seo_keyword', (nth: number) => `/l/a/lamp_${nth}.png`, 'https://YOUR-SHOP{base_image}'],
])(
  'names of pictures and of pages in %s and %s are put into the addresses that are asked for',
  async (image, page, picture, example) => {
    const text = file(`${image},${page}`, (nth) => `${picture(nth)},lamp-${nth}`);
    const { missing } = await infer(text);
    expect(missing.map((one) => [one.field, one.example])).toEqual([
      ['image', example],
      ['link', `https://YOUR-SHOP/products/{${page}|url}`],
    ]);
    expect(missing[0]?.reason).toContain(`${image} has names of files`);
    const { mapping } = await infer(
      text,
      missing.map((one) => `${one.field}=${one.example.replace('YOUR-SHOP', 's.example')}`),
    );
    const { products, reading } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
    expect(reading.rejected).toEqual([]);
    expect(products[4]).toMatchObject({
      image: `https://s.example/${picture(4).replace(/^\//, '')}`,
      link: 'https://s.example/products/lamp-4',
    });
  },
);

test('names that cannot end an address as they are, or that some rows lack, are not proposed', async () => {
  const { missing } = await infer(
    file('image_name,slug', (nth) => `lamp#${nth}.jpg,${nth === 2 ? '' : `lamp-${nth}`}`),
  );
  expect(missing.map(({ example }) => example)).toEqual([
    'https://YOUR-SHOP/images/{sku|url}.jpg',
    'https://YOUR-SHOP/products/{sku|url}',
  ]);
});

const sites = (nth: number, second: string): string => `https://${nth === 9 ? second : 'www.s.example'}/p/lamp-${nth}`;

test.each([
  ['picture-src', (nth: number) => `/medias/4${nth}-60W?context=${nth}`],
  ['col_7', (nth: number) => `/media/lamp ${nth}.webp?v=2`.replace(' ', '-')],
  ['obrazek', (nth: number) => `/media/${nth}.jpg,/media/${nth}-b.jpg`],
])('pictures in %s that begin with a slash are on the host of the pages', async (column, picture) => {
  const text = file(`url,${column}`, (nth) => `${sites(nth, 'www.s.example')},"${picture(nth)}"`);
  const { mapping, missing } = await infer(text);
  expect(missing).toEqual([]);
  const { products } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
  expect(products[4]?.image).toBe(`https://www.s.example${picture(4).split(',')[0]}`);
  expect(products).toHaveLength(30);
});

test('where the pages are on several hosts, the host of the pictures is asked for, with their column', async () => {
  const { missing } = await infer(file('url,image', (nth) => `${sites(nth, 'other.example')},/medias/${nth}?c=1`));
  expect(missing).toMatchObject([{ field: 'image', example: 'https://YOUR-SHOP{image}' }]);
  expect(missing[0]?.reason).toContain('image has addresses without their host');
});

test.each([
  ['image', (nth: number) => `data/LAMPS/Old town/Lamp - No ${nth} (red).jpg`, 'https://YOUR-SHOP/{image}'],
  ['imageUrl', (nth: number) => (nth % 3 ? `/lamps/lamp-${nth}.jpg` : ''), 'https://YOUR-SHOP{imageUrl}'],
  ['image_url', (nth: number) => `pictures.s.museum/img/${nth}/1.jpg`, 'https://{image_url}'],
])(
  'pictures in %s are seen with blanks in their names, in only some rows, and with a bare host',
  async (column, picture, example) => {
    const text = file(column, picture);
    const { missing } = await infer(text);
    expect(missing[0]).toMatchObject({ field: 'image', example });
    expect(missing[0]?.reason).toContain(`the column ${column} has names of files`);
    const image = `image=${example.replace('YOUR-SHOP', 's.example')}`;
    const { mapping } = await infer(text, ['link=https://s.example/{sku|url}', image]);
    const { products } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
    expect(products).toHaveLength(column === 'imageUrl' ? 20 : 30);
  },
);

test.each([
  ['pictures', (nth: number) => `/img/${nth}/a.webp, /img/${nth}/b.webp`, 'https://YOUR-SHOP{pictures}'],
  ['pictures', (nth: number) => `/img/${nth}/a.webp?v=3 /img/${nth}/b.webp?v=3`, 'https://YOUR-SHOP{pictures}'],
  ['fotos', (nth: number) => `${nth}/a.webp;${nth}/b.webp;${nth}/c.webp`, 'https://YOUR-SHOP/{fotos}'],
])(
  'of several pictures in a cell of %s, the template that is asked for takes the first',
  async (column, cell, example) => {
    const text = file(column, (nth) => `"${cell(nth)}"`);
    const { missing } = await infer(text);
    expect(missing[0]).toMatchObject({ field: 'image', example });
    const image = `image=${example.replace('YOUR-SHOP', 's.example')}`;
    const { mapping } = await infer(text, ['link=https://s.example/{sku|url}', image]);
    const { products } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
    expect(products).toHaveLength(30);
    expect(products[4]?.image).toMatch(/^https:\/\/s\.example\/(?:img\/)?4\/a\.webp(?:\?v=3)?$/);
  },
);

test('so it does with a list of JSON', async () => {
  const lamps = Array.from({ length: 20 }, (_, nth) => ({
    ...{ code: `L${nth * 3}`, name: `Lamp ${nth}`, price: nth + 9 },
    photos: [`/p/${nth}-1.jpg`, `/p/${nth}-2.jpg`].slice(0, 1 + (nth % 2)),
  }));
  const text = JSON.stringify(lamps);
  const { missing } = await infer(text);
  expect(missing[0]).toMatchObject({ field: 'image', example: 'https://YOUR-SHOP{photos}' });
  const { mapping } = await infer(text, ['link=https://s.example/{code}', 'image=https://s.example{photos}']);
  const { products } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
  expect(products.map(({ image }) => image)).toEqual(lamps.map(({ photos }) => `https://s.example${photos[0]}`));
});

test.each([
  (nth: number) => `www.lamps.example/cdn/files/${nth}_512.png?v=17${nth}`,
  (nth: number) => `//cdn.lamps.example/${nth}.png`,
  (nth: number) => `cdn.lamps.com/${nth}`,
])('pictures and pages that begin with their host are addresses', async (address) => {
  const text = file('image,page', (nth) => `${address(nth)},www.lamps.example/p/lamp-${nth}`);
  const { mapping, missing } = await infer(text);
  expect(missing).toEqual([]);
  const { products } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
  expect(products).toHaveLength(30);
  expect(products[4]).toMatchObject({
    image: `https://${address(4).replace('//', '')}`,
    link: 'https://www.lamps.example/p/lamp-4',
  });
});

test('where only some rows have a picture, how many is said', async () => {
  const { missing } = await infer(file('imageUrl', (nth) => (nth % 3 ? `/lamps/lamp-${nth}.jpg` : '')));
  expect(missing[0]?.reason).toContain('in 30 rows only 20');
});

test('addresses are made of what each product has alone, and never of another address', async () => {
  const shared = await infer(
    `id,title,size,price\n${Array.from({ length: 30 }, (_, nth) => `A-${nth * 7},Shirt ${nth % 10},${'SML'[Math.floor(nth / 10)]},9.00`).join('\n')}\n`,
  );
  expect(shared.mapping.fields.group?.from).toEqual([{ kind: 'column', column: 'title' }]);
  expect(shared.missing.map(({ example }) => example)).toEqual([
    'https://YOUR-SHOP/images/{id|url}.jpg',
    'https://YOUR-SHOP/products/{id|url}',
  ]);
  const linked = await infer(
    `name,price,link\n${Array.from({ length: 30 }, (_, nth) => `Lamp ${nth},9.00,https://s.example/p/lamp-${nth}`).join('\n')}\n`,
  );
  expect(linked.missing).toMatchObject([{ field: 'image', example: 'https://YOUR-SHOP/images/{name|slug}.jpg' }]);
});

test('a column that is called a price, and whose cells cannot be read, is told with such a cell', async () => {
  const text = file('colour', (nth) => ['red', 'blue'][nth % 2] ?? '').replace(
    /,(\d+)\.00,/g,
    ',see page $1 of list B,',
  );
  const { missing } = await infer(text);
  expect(missing.find((one) => one.field === 'price')?.reason).toMatch(
    /^the column price is called a price, but "see page \d+ of list B" is no amount that can be read; write amounts as 499\.00, .* or say which other column has the prices$/,
  );
});

test('what the shop pays is told as that, and never offered as the price to be copied', async () => {
  const lamps = Array.from({ length: 30 }, (_, nth) => `A${nth * 3}-7,Lamp ${(nth * 7) % 31}x,${nth * 7}.90`);
  const { missing } = await infer(`sku,title,supplier_price\n${lamps.join('\n')}\n`, [
    'image=https://s.example/{sku}.jpg',
    'link=https://s.example/{sku}',
  ]);
  expect(missing).toEqual([
    {
      field: 'price',
      reason: expect.stringContaining(
        'supplier_price (0.90) is called one that the shop itself pays or gets; add a column',
      ),
      example: 'PRICE-COLUMN',
    },
  ]);
});
