import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

/** Chairs, every third of which is listed again among the offers. `differs`: what else is other there. */
async function notesOf(differs = '') {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const row = (id: number, category: string, size: string) =>
      `${id},Chair ${at},${20 + at}.50,${8_430_000_000_000 + at},https://s.example/${at}.jpg,https://s.example/${category}/${id},${category},${size}`;
    return at % 3
      ? row(500 + at * 7, 'Garden', 'L')
      : `${row(500 + at * 7, 'Garden', 'L')}\n${row(3_000 + at * 11, 'Offers', differs || 'L')}`;
  });
  return (await infer(`id,name,price,ean,image,link,category,size\n${rows.join('\n')}\n`)).notes.join('\n');
}

test('articles that are listed again in another category are told, with a way to have each once', async () => {
  expect(await notesOf()).toContain(
    '20 rows list an article again in another category, with the same ean and everything else; each is a product of its own. To have each once, in its first category, let `sku:` be ean; the other rows are then rejected',
  );
});

test('variants that share a number are no such rows', async () => {
  expect(await notesOf('XL')).not.toContain('again in another category');
});
