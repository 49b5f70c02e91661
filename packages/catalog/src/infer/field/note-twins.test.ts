import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';

/** Chairs, every third of which is listed again among the offers. `differs`: what else is other there. */
function chairs(differs = '') {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const row = (id: number, category: string, size: string) =>
      `${id},Chair ${at},${20 + at}.50,${8_430_000_000_000 + at},https://s.example/${at}.jpg,https://s.example/${category}/${id},${category},${size}`;
    return at % 3
      ? row(500 + at * 7, 'Garden', 'L')
      : `${row(500 + at * 7, 'Garden', 'L')}\n${row(3_000 + at * 11, 'Offers', differs || 'L')}`;
  });
  return `id,name,price,ean,image,link,category,size\n${rows.join('\n')}\n`;
}

test('articles that are listed again under another id are told, with a way to have each once', async () => {
  expect((await infer(chairs())).notes.join('\n')).toContain(
    '20 rows list an article again in another category under another id, with the same ean and everything else; each stays a product of its own, and shoppers see one of them. To have each once, in all its categories, let `sku:` be ean, and give its category `collect: true`.',
  );
});

test('they stay products of their own, each under its id and in its category, in one group', async () => {
  const { mapping } = await infer(chairs());
  const { products, reading } = await gather(sourceOf(chairs()), { mapping });
  expect(reading.counts).toMatchObject({ products: 80, rejected: 0 });
  const chair = products.filter(({ title }) => title === 'Chair 3');
  expect(chair.map(({ sku, attributes }) => [sku, attributes.category])).toEqual([
    ['521', 'Garden'],
    ['3033', 'Offers'],
  ]);
  expect(new Set(chair.map(({ group }) => group)).size).toBe(1);
  expect(chair[0]?.group).not.toBeNull();
});

test('twins too few to make their names a group have one by their number', async () => {
  const lines = chairs().split('\n');
  const few = lines.filter((line, at) => at < 12 || !line.includes('Offers')).join('\n');
  const { mapping, text } = await infer(few);
  expect(mapping.fields.group?.from).toEqual([{ kind: 'column', column: 'ean' }]);
  expect(text).toContain('# rows with the same number list one article in several categories\ngroup: ean');
});

test('whoever says that the number is the sku gets a category that collects', async () => {
  const { mapping } = await infer(chairs(), ['sku=ean']);
  expect(mapping.attributes.find(({ name }) => name === 'category')).toMatchObject({ type: 'list', collect: true });
});

test('rows that differ from another only in the id and the address are told besides', async () => {
  const again = chairs()
    .split('\n')
    .slice(1, 5)
    .map((line) => line.replace(/^(\d+),/, '9$1,').replace(/(\d+),(Garden|Offers),/, '9$1,$2,'));
  expect((await infer(`${chairs()}${again.join('\n')}\n`)).notes.join('\n')).toContain(
    'shoppers see one of them. 3 further rows differ only in the id and the address.',
  );
});

test('variants that share a number are no such rows', async () => {
  const { notes, mapping } = await infer(chairs('XL'));
  expect(notes.join('\n')).not.toContain('again in another category');
  expect(mapping.attributes.find(({ name }) => name === 'category')).toMatchObject({ type: 'text', collect: false });
});
