// Files whose names have measures, and the numbers that are read out of them, for tests.

import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';

const ADDRESS = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];

/** What 40 rows with such names have as numbers. `cell`: of the column beside them, by row. */
export async function measuredIn(names: readonly string[], column = 'note', cell: (row: number) => string = () => '') {
  const rows = Array.from(
    { length: 40 },
    (_, at) =>
      `A${at}-${at * 7},"${(names[at % names.length] ?? '').replaceAll('"', '""')} no${at}",${at}.50,"${cell(at).replaceAll('"', '""')}"`,
  );
  const file = `sku,name,price,"${column}"\n${rows.join('\n')}\n`;
  const { mapping } = await infer(file, ADDRESS);
  const measured = mapping.attributes.filter(({ type }) => type === 'number');
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  return {
    rules: measured.map(({ name, unit, label }) => [name, unit, label]),
    values: products
      .slice(0, names.length)
      .map(({ attributes }) => measured.map(({ name }) => attributes[name] ?? null)),
  };
}
