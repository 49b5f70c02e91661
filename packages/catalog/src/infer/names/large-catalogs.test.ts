// Of a large catalog only some names are looked at; what other columns say of them is looked up in the same rows.

import { expect, test } from 'vitest';
import { surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

const MODELS = ['Alto', 'Bora Light', 'Cirrus', 'Delta', 'Ember Pro', 'Fjord', 'Gale', 'Haven', 'Iris', 'Juno', 'Kite'];
const COLOURS = ['black', 'white', 'red', 'blue', 'green'];
const ROWS = 4_000;

const at = <One>(all: readonly One[], nth: number): One => all[nth % all.length] as One;

/** The attributes that are found in a catalog of shoes of one maker. */
async function attributesOf(column: string, cell: (nth: number, model: string) => string): Promise<readonly string[]> {
  const rows = Array.from({ length: ROWS }, (_, nth) => {
    const model = at(MODELS, Math.floor(nth / 7));
    const name = `VENTO® ${model} ${at(COLOURS, nth)}`;
    return `A-${nth * 7 + 3}x;"${name}";5.00 EUR;https://s.example/${nth}.png;https://s.example/${nth};"${cell(nth, model)}"`;
  });
  const file = [`sku;name;price;image;link;${column}`, ...rows].join('\n');
  const { mapping } = await inferMapping(surveyOf(file));
  return mapping.attributes.map(({ name }) => name);
}

test('a model that names have is found, unless another column says it', async () => {
  expect(await attributesOf('remark', (nth) => `lot ${nth % 13}`)).toContain('model');
  expect(await attributesOf('remark', (_, model) => model)).not.toContain('model');
});
