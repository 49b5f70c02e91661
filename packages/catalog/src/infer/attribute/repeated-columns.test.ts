import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const rows = (pairs: (i: number) => string): string =>
  ['sku,title,image,link,price,flavor,volume,extra']
    .concat(
      Array.from({ length: 30 }, (_, i) => {
        const flavour = ['Mango', 'Mint', 'Berry'][i % 3];
        return `a${i},Thing ${i},https://s.example/${i}.jpg,https://s.example/${i},1.00,${flavour},${(i % 4) + 10} ml,"${pairs(i)}"`;
      }),
    )
    .join('\n');

test('what a column says is not an attribute again because pairs in another cell say it, too', async () => {
  const flavours = ['Mango', 'Mint', 'Berry'];
  const same = await infer(rows((i) => `flavor=${flavours[i % 3]},strength=${i % 2 ? 'low' : 'high'}`));
  const names = same.mapping.attributes.map(({ name }) => name);
  expect(names.filter((name) => name.includes('flavor'))).toEqual(['flavor']);
  expect(names.some((name) => name.includes('strength'))).toBe(true);
  expect(same.unused).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ text: 'says again what flavor says' }) }),
  );

  const other = await infer(rows((i) => `flavor=${flavours[(i + 1) % 3]},strength=${i % 2 ? 'low' : 'high'}`));
  expect(other.mapping.attributes.filter(({ name }) => name.includes('flavor'))).toHaveLength(2);
});
