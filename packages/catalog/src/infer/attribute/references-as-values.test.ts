import { expect, test } from 'vitest';
import { attributeOf, infer, many } from '../small-files.fixture.ts';

const goods = (more: (at: number) => object): string =>
  JSON.stringify(
    Array.from({ length: 36 }, (_, at) => ({
      ...{ sku: `N-${at * 7}`, title: `${['Alder', 'Birch', 'OLD Cedar'][at % 3]} press ${at}`, price: 10 + at },
      ...{ link: `https://s.example/${at}`, image: `https://s.example/${at}.jpg` },
      ...more(at),
    })),
  );

test('ids of things beside the product are read as the names in them, under the name of the thing', async () => {
  const { mapping } = await infer(
    goods((at) => ({
      maker: { _type: 'reference', _ref: `maker-${['alder', 'birch', 'old-cedar'][at % 3]}` },
      category: { _type: 'reference', _ref: `cat-${['juice-presses', 'mills'][at % 2]}` },
    })),
  );
  expect(mapping.attributes).toMatchObject([
    {
      ...{ name: 'brand', label: 'Brand', pattern: '^maker-(.+)$' },
      map: expect.arrayContaining([['old-cedar', 'Old Cedar']]),
    },
    {
      ...{ name: 'category', label: 'Category', pattern: '^cat-(.+)$' },
      map: [
        ['juice-presses', 'Juice presses'],
        ['mills', 'Mills'],
      ],
    },
  ]);
});

test('ids without names in them only tell things apart', async () => {
  const ids = ['3KdLmQwXz8YbRtUe5PaHnv', '7WnBvCxZa2SdFgHjK4lQwe', '9QwErTyUi6OpAsDfG1hJkl'];
  const { mapping } = await infer(
    goods((at) => ({
      brand: { sys: { id: ids[at % 3] } },
      maker: { id: (at % 3) + 4 },
      kind: { documentId: `h${at % 2}v1vny5cebq2l3czil1rpbq` },
    })),
  );
  expect(mapping.attributes.map(({ from }) => from)).not.toContainEqual([{ kind: 'column', column: 'brand.sys.id' }]);
  expect(mapping.attributes.map(({ from }) => from)).not.toContainEqual([{ kind: 'column', column: 'maker.id' }]);
  expect(mapping.attributes.map(({ from }) => from)).not.toContainEqual([
    { kind: 'column', column: 'kind.documentId' },
  ]);
});

test('values that begin alike and are no references stay as they are', async () => {
  expect((await attributeOf('Port', many(['usb-a', 'usb-c', 'usb-micro']))).rules).toMatchObject([{ map: [] }]);
  expect((await attributeOf('USB', many(['usb-a', 'usb-c', 'usb-b']))).rules).toMatchObject([{ map: [] }]);
  expect((await attributeOf('Type', many(['type-one', 'other-two', 'type-three']))).rules).toMatchObject([{ map: [] }]);
});

test('makers as addresses have them are spelt as titles spell them', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const [slug, said] = [
      ['old-cedar', 'OLD Cedar'],
      ['alder', 'Alder'],
      ['Birch', 'Birch'],
    ][at % 3] as [string, string];
    return `C-${at},Heater ${said} H${at},${at}.50,${slug}`;
  });
  const { mapping } = await infer(`id,title,price,brand\n${rows.join('\n')}`);
  expect(mapping.attributes.find(({ name }) => name === 'brand')?.map).toEqual([
    ['old-cedar', 'OLD Cedar'],
    ['alder', 'Alder'],
  ]);
});

test('makers in small letters without hyphens stay as they are', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const said = ['ALDER', 'Birch'][at % 2] ?? '';
    return `C-${at},${said} shoe ${at},${at}.50,${said.toLowerCase()}`;
  });
  const { mapping } = await infer(`id,title,price,brand\n${rows.join('\n')}`);
  expect(mapping.attributes.find(({ name }) => name === 'brand')?.map).toEqual([]);
});
