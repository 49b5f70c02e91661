// Keys of rows that no column alone tells apart: what the product is comes before where its row stands.

import { expect, test } from 'vitest';
import type { TemplatePart } from '../../mapping/mapping.ts';
import { infer } from '../small-files.fixture.ts';

const COLOURS = ['red', 'blue', 'black', 'white'];

/** Bicycles of a printed catalog: two on a page, each model in some colours. `twice`: one of them is printed again. */
async function keysOf(twice: boolean) {
  const bikes = Array.from({ length: 40 }, (_, at) => ({
    model: `Rider ${Math.floor(at / 4)}`,
    colour: COLOURS[at % 4],
  }));
  if (twice) bikes.push({ model: 'Rider 9', colour: 'white' });
  const rows = bikes.map(({ model, colour }, at) =>
    [
      model,
      colour,
      5 + Math.floor(at / 2),
      at % 2 ? 'right' : 'left',
      `img/p${at}.webp`,
      `${900 + Math.floor(at / 4)}.00`,
    ].join(','),
  );
  const { mapping, text } = await infer(`model,colour,page,column,image,price\n${rows.join('\n')}\n`);
  const [source] = mapping.fields.sku?.from ?? [];
  const parts: readonly TemplatePart[] = source?.kind === 'template' ? source.parts : [];
  return { columns: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.column])), text };
}

test('a colour tells variants apart, not the page on which they are printed nor the file of their picture', async () => {
  expect((await keysOf(false)).columns).toEqual(['model', 'colour']);
});

test('where a row stands is used only if nothing else helps, and a comment warns of it', async () => {
  const { columns, text } = await keysOf(true);
  expect(columns).toEqual(['model', 'colour', 'page']);
  expect(text).toContain('page says where a row stands, so these keys change with the order of the file');
});
