import { expect, test } from 'vitest';
import { file, HEAD, row, run, stores } from './import.fixture.ts';
import { sayCurrency } from './say-currency.ts';

const INFERRED = `# Inferred from 3 rows of shop.csv.
# The file does not say its currency; set \`currency:\`, such as \`currency: EUR\`.
format: csv

# filled and different in every row
sku: Nr
`;

test('the currency stands where an inference would have put it, and what asked for it is gone', () => {
  expect(sayCurrency(INFERRED, 'USD')).toBe(
    '# Inferred from 3 rows of shop.csv.\nformat: csv\ncurrency: USD\n\n# filled and different in every row\nsku: Nr\n',
  );
});

test('a mapping that names its currency, or one whose currency nobody knows, stays as it is', () => {
  for (const own of ['currency: EUR\nsku: Nr', 'currency: { code: EUR, from: Cur }', ''])
    expect(sayCurrency(own, 'USD')).toBe(own);
  expect(sayCurrency(INFERRED, null)).toBe(INFERRED);
  expect(sayCurrency('sku: Nr # ours\n', 'USD')).toBe('sku: Nr # ours\ncurrency: USD\n');
});

test('a currency that is given once is kept in the mapping, and read with it', async () => {
  const text = file(`Nr,${HEAD.slice(4)}`, row('a'), row('b'), row('c'));
  await run(text);
  const kept = async () => (await stores.catalogs.find('shop', 'c'))?.mapping;
  expect(await kept()).toContain('does not say its currency');
  const report = await run(text, { currency: 'USD' });
  expect(report).toMatchObject({ currency: 'USD', mappingChanged: true, mapping: { rules: { currency: 'USD' } } });
  expect(await kept()).toContain('\ncurrency: USD\n');
  expect(await kept()).not.toContain('does not say its currency');
  expect(await run(text)).toMatchObject({ currency: 'USD', mappingChanged: false });
});
