import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, prices, row, run, stores, update } from './import.fixture.ts';
import { nameAsKnown, putFields, sayCurrency } from './put-fields.ts';

inOwnStore();

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

test('a mapping that names the currency, or one whose currency nobody knows, stays as it is', () => {
  for (const own of ['currency:   USD\nsku: Nr', 'currency: { code: USD, from: Cur }', ''])
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

test('another currency takes the place of the one that is named, and the rest stays', () => {
  expect(sayCurrency('# ours\ncurrency: EUR # till 2026\nsku: Nr\n', 'USD')).toBe(
    '# ours\ncurrency: USD # till 2026\nsku: Nr\n',
  );
  expect(sayCurrency('currency: { code: EUR, from: Cur }\nsku: Nr\n', 'USD')).toBe(
    'currency: { code: USD, from: Cur }\nsku: Nr\n',
  );
});

const NR = `Nr,${HEAD.slice(4)}`;
const WHOLE = file(NR, row('a'), row('b'), row('c'));
const OWN = file(HEAD, row('a'), row('b'), row('c'));
const kept = async () => await stores.catalogs.find('shop', 'c');

test.each([
  ['a kept mapping', WHOLE, 'Nr,price\na,5.00\n'],
  ['own columns', OWN, 'sku,price\na,5.00\n'],
])(
  'an update in another currency than that of the catalog is refused, also when only said so: %s',
  async (_, whole, part) => {
    await run(whole, { currency: 'EUR' });
    for (const order of [{ currency: 'USD' }, { currency: 'USD', infer: true }, { currency: 'USD', dryRun: true }])
      await expect(update(part, order)).rejects.toThrow('prices are in USD, and those of the catalog in EUR');
    expect(await prices()).toBe('a 10.00, b 10.00, c 10.00');
    expect(await update(part, { currency: 'EUR' })).toMatchObject({
      changed: 1,
      currency: 'EUR',
      mappingChanged: false,
    });
  },
);

test.each([
  ['a kept mapping', WHOLE, true],
  ['own columns', OWN, false],
])('a replace in another currency takes it over for good, and says so: %s', async (_, whole, hasMapping) => {
  await run(whole, { currency: 'EUR' });
  const report = await run(whole, { currency: 'USD' });
  expect(report).toMatchObject({ currency: 'USD', mappingChanged: hasMapping });
  expect(report.notices.otherCurrency).toEqual({ before: 'EUR', now: 'USD' });
  if (hasMapping) expect((await kept())?.mapping).toMatch(/^currency: USD$/m);
  const again = await run(whole);
  expect(again).toMatchObject({ currency: 'USD', mappingChanged: false });
  expect(again.notices).not.toHaveProperty('otherCurrency');
});

test('the same currency again changes nothing and says nothing', async () => {
  await run(WHOLE, { currency: 'EUR' });
  const mapping = (await kept())?.mapping;
  const report = await run(WHOLE, { currency: 'EUR' });
  expect(report).toMatchObject({ unchanged: 3, currency: 'EUR', mappingChanged: false });
  expect(report.notices).not.toHaveProperty('otherCurrency');
  expect((await kept())?.mapping).toBe(mapping);
});

test('a mapping file that names one currency beside another one that is said is refused, whichever of them is right', async () => {
  const mapping = { name: 'm.yaml', text: 'currency: EUR\nsku: Nr\n' };
  await expect(run(WHOLE, { mapping, currency: 'USD' })).rejects.toThrow(
    'm.yaml: the mapping says that prices are in EUR, and USD is given beside it; name the currency in one of the two places only',
  );
  expect(await kept()).toBeNull();
  expect(await run(WHOLE, { mapping, currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
});

test('a price in the currency before is not kept for a row that is rejected', async () => {
  await run(WHOLE, { currency: 'EUR' });
  const report = await run(file(NR, row('a', '11.00'), row('b', '9.00 €'), row('c', '12.00')), { currency: 'USD' });
  expect(report).toMatchObject({ rejected: 1, kept: 0, removed: 1 });
  expect(await prices()).toBe('a 11.00, c 12.00');
});

test('the currency that was inferred anew or named by another mapping is told as well', async () => {
  await run(WHOLE, { currency: 'EUR' });
  const dollars = file(NR, row('a', '$1.00'), row('b', '$2.00'), row('c', '$3.00'));
  expect((await run(dollars, { infer: true })).notices.otherCurrency).toEqual({ before: 'EUR', now: 'USD' });
  const mapping = { name: 'm.yaml', text: 'currency: CHF\nsku: Nr\n' };
  const report = await run(WHOLE, { mapping });
  expect(report.notices.otherCurrency).toEqual({ before: 'USD', now: 'CHF' });
});

test('a mapping that is inferred anew says the currency that the catalog has, so that the next import changes nothing', async () => {
  for (const order of [{ infer: true }, { set: ['attributes.nr={sku}'] }]) {
    const whole = 'set' in order ? OWN : WHOLE;
    const catalog = 'set' in order ? 'own' : 'c';
    await run(whole, { currency: 'EUR', catalog });
    const report = await run(whole, { ...order, catalog });
    expect(report.mapping).toMatchObject({ origin: 'inferred', rules: { currency: 'EUR' } });
    expect(report.mapping.text).not.toContain('does not say its currency');
    expect(await run(whole, { catalog })).toMatchObject({ currency: 'EUR', mappingChanged: false });
  }
});

test.each(['Währung', 'Waehrung', 'currency'])(
  'a column %s says which rows are in another currency',
  async (column) => {
    const rows = (code: string) => [row('a', '1.00', code), row('b', '2.00', code), row('c', '3.00', code)];
    await run(file(`${NR},${column}`, ...rows('EUR')));
    await expect(run(file(`${NR},${column}`, ...rows('USD')))).rejects.toThrow();
    const report = await run(file(`${NR},${column}`, ...rows('USD')), { currency: 'USD' });
    expect(report).toMatchObject({ currency: 'USD', rejected: 0 });
    expect((await kept())?.mapping).toContain(`currency: { code: USD, from: ${column} }`);
  },
);

const sized = (sku: string, size: number, note = 'x'): string => `${row(sku)},${size},${note}`;

test('the unit and the name of an attribute are set beside the file, and kept with the catalog', async () => {
  const text = file(
    `${NR},Bore,Extras`,
    ...'abcdef'.split('').map((sku, nth) => sized(sku, 20 + nth, nth % 2 === 0 ? 'red; big' : 'blue')),
  );
  await run(text, { currency: 'EUR' });
  expect((await stores.catalogs.find('shop', 'c'))?.attributes.find(({ name }) => name === 'bore')?.unit).toBeNull();
  const set = ['attributes.bore.unit=mm', 'attributes.bore.label=Bohrung', 'attributes.extras.split=;'];
  await run(text, { currency: 'EUR', set });
  await run(text, { currency: 'EUR' });
  const { attributes } = (await stores.catalogs.find('shop', 'c')) ?? { attributes: [] };
  expect(attributes.find(({ name }) => name === 'bore')).toMatchObject({
    type: 'number',
    unit: 'mm',
    label: 'Bohrung',
  });
  expect(attributes.find(({ name }) => name === 'extras')).toMatchObject({ type: 'list' });
});

test('a unit for an attribute that is not there is refused, and the likely one is named', () => {
  expect(() => putFields('attributes:\n  breite: { from: B }\n', ['attributes.breit.unit=cm'])).toThrow(
    /"breit".*breite/,
  );
});

test('a unit makes a number of what was read as text', () => {
  const text = putFields('attributes:\n  power: { from: P, type: text }\n  size: S\n', [
    'attributes.power.unit=W',
    'attributes.size.unit=cm',
  ]);
  expect(text).toContain('power: { from: P, type: number, unit: W }');
  expect(text).toMatch(/size:\s*\{? ?(?:from: S, unit: cm)|size:\n +from: S\n +unit: cm/);
});

test('attributes that settings name get the names that the catalog has for them, and nothing else of a setting changes', () => {
  const known = ['T', 'rear_colour', 'size', 'Size'];
  const settings = [
    ' attributes.t = a.t',
    'attributes.Rear Colour.unit=cm',
    'attributes.SIZE=x',
    'attributes.Size=x',
    'price=T',
  ];
  expect(nameAsKnown(settings, known)).toEqual([
    ...[' attributes.T = a.t', 'attributes.rear_colour.unit=cm', 'attributes.SIZE=x', 'attributes.Size=x', 'price=T'],
  ]);
});
