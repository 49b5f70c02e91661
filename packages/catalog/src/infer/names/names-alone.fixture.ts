// A shop that has nothing but names, for tests of what is read out of them.

import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

/** The attributes of its products. The names are numbered, so that each is a product of its own. */
export const attributesOfNames = async (
  names: readonly string[],
  text: (nth: number) => string = () => '',
  more = { column: 'more', cell: (_: number) => '' },
) => {
  const rows = Array.from(
    { length: 40 },
    (_, nth) =>
      `A-${nth * 7 + 3}x;"${(names[nth % names.length] ?? '').replaceAll('"', '""').replace('#', `M${nth}x`)}";5.00 EUR;https://s.example/${nth}.png;https://s.example/${nth};"${text(nth)}";"${more.cell(nth)}"`,
  );
  const file = [`sku;name;price;image;link;description;${more.column}`, ...rows].join('\n');
  const { mapping } = await inferMapping(surveyOf(file));
  const { products } = await gather(sourceOf(file), { mapping });
  return products.slice(0, names.length).map(({ attributes }) => attributes);
};
