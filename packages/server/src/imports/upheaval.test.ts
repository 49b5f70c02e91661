import { expect, test } from 'vitest';
import { spell } from '../cli/spell-remedy.ts';
import { file, HEAD, inOwnStore, read, row, run, stopped, update } from './import.fixture.ts';

inOwnStore();

const SKUS = Array.from({ length: 24 }, (_, i) => `p${i + 1}`);
const priced = (price: (index: number) => number) =>
  file(HEAD, ...SKUS.map((sku, index) => row(sku, price(index).toFixed(2))));
const base = (index: number) => 20 + index * 10;
const named = (title: (index: number) => string, extra: (index: number) => string = () => '', head = HEAD) =>
  file(
    head,
    ...SKUS.map((sku, i) => `${sku},${title(i)},https://s.example/i.png,https://s.example/${sku},9.00${extra(i)}`),
  );
const THINGS =
  'lamp chair table sofa desk shelf rug mirror vase clock bed stool bench bowl plate cup fork knife pan pot jug tray box hook'.split(
    ' ',
  );
const codes = async (importing: Promise<unknown>) => (await stopped(importing)).reasons.map(({ code }) => code);

test('a sale of a fifth, or of a half, on everything goes in, and so does its end', async () => {
  await run(priced(base));
  for (const share of [0.8, 1, 0.48, 1]) {
    expect(await run(priced((i) => base(i) * share))).toMatchObject({ changed: 24 });
  }
});

test('prices that lost their decimal point stop with ten of them, in a replace and in an update; --yes goes on', async () => {
  await run(priced(base));
  const cents = priced((i) => base(i) * 100);
  const { reasons, isOverridable, said } = await stopped(run(cents));
  expect(reasons).toMatchObject([{ code: 'prices-moved', moved: 24, products: 24, bothWays: false }]);
  expect(reasons[0]).toHaveProperty('examples.length', 10);
  expect(isOverridable).toBe(true);
  expect(spell(said)).toMatch(/24 of 24 prices would become .*p1 from 20\.00 to 2000\.00.*--set price=COLUMN/);
  const list = file('sku,price', ...SKUS.map((sku, i) => `${sku},${base(i) * 100}`));
  expect(await codes(update(list))).toEqual(['prices-moved']);
  expect((await read())[0]?.price).toBe('20.00');
  expect(await run(cents, { yes: true })).toMatchObject({ changed: 24 });
});

test('prices that go up and down by more than a quarter, as when keys stand for other products, stop', async () => {
  const near = (index: number) => 100 + ((index * 7) % 24) * 4;
  await run(priced(near));
  const shuffled = (index: number) => near(index) * (index % 2 === 0 ? 1.4 : 0.7);
  expect((await stopped(run(priced(shuffled)))).reasons).toMatchObject([{ code: 'prices-moved', bothWays: true }]);
  expect(await run(priced((i) => near(i) * (i % 2 === 0 ? 1.2 : 0.8)))).toMatchObject({ changed: 24 });
});

test('a few prices may move as they like, also where they are all of an update', async () => {
  await run(priced(base));
  expect(await update(file('sku,price', ...SKUS.slice(0, 9).map((sku) => `${sku},7777`)))).toMatchObject({
    changed: 9,
  });
  expect(
    await run(
      priced((i) => base(i) * (i < 12 ? 5 : 1)),
      { yes: true },
    ),
  ).toMatchObject({ removed: 0 });
  await run(priced(base), { yes: true });
  expect(await run(priced((i) => base(i) * (i < 12 ? 5 : 1)))).toMatchObject({ changed: 12 });
});

test('the first real prices of products that all had one price go in without a word; one other price for all still stops', async () => {
  await run(priced(() => 9.9));
  const real = file('sku,price', ...SKUS.map((sku, i) => `${sku},${(base(i) * 4).toFixed(2)}`));
  const report = await update(real);
  expect(report).toMatchObject({ changed: 24 });
  expect(report.notices.prices).toMatchObject({ changed: 24, large: 0, examples: [] });
  await run(
    priced(() => 9.9),
    { yes: true },
  );
  const cents = file('sku,price', ...SKUS.map((sku) => `${sku},990`));
  expect(await codes(update(cents))).toEqual(['prices-moved']);
  const two = file('sku,price', ...SKUS.map((sku, i) => `${sku},${i % 2 === 0 ? 990 : 1990}`));
  expect(await codes(update(two))).toEqual(['prices-moved']);
});

test('prices of another currency are not compared with those before', async () => {
  await run(priced(base), { currency: 'EUR' });
  const report = await run(
    priced((i) => base(i) * 25),
    { currency: 'CZK', infer: true },
  );
  expect(report.notices.otherCurrency).toEqual({ before: 'EUR', now: 'CZK' });
});

test('keys that moved by one product stop, also where all titles have most words in common', async () => {
  await run(named((i) => `Lenovo notebook Pro ${THINGS[i]} edition`));
  const moved = named((i) => `Lenovo notebook Pro ${THINGS[(i + 1) % 24]} edition`);
  const { reasons, said } = await stopped(run(moved));
  expect(reasons).toMatchObject([{ code: 'titles-changed', changed: 24, products: 24 }]);
  expect(spell(said)).toMatch(
    /p1 from "Lenovo notebook Pro lamp edition" to "Lenovo notebook Pro chair edition".*--set sku=/,
  );
  const titles = file(
    'sku,title',
    ...SKUS.map((sku, i) => `${sku},Lenovo notebook Pro ${THINGS[(i + 1) % 24]} edition`),
  );
  expect(await codes(update(titles))).toEqual(['titles-changed']);
});

test('titles that are worded better go in; titles of other things do not', async () => {
  await run(named((i) => `${THINGS[i]} oak ${i}`));
  expect(await run(named((i) => `Acme ${THINGS[i]} of oak No. ${i} for the home`))).toMatchObject({ changed: 24 });
  expect(await codes(run(named((i) => `Socken Größe ${100 + i}`)))).toEqual(['titles-changed']);
  await run(
    named((i) => `北欧風ソファ${THINGS[i]}`),
    { yes: true },
  );
  expect(await run(named((i) => `北欧風の新しいソファ${THINGS[i]}`))).toMatchObject({ changed: 24 });
});

test('a third of the categories gone stops and names them; one of them given up does not, nor does a first import', async () => {
  const kinds = (count: number) => (i: number) => `,Kind ${i % count}`;
  const head = `${HEAD},category`;
  const title = (i: number) => THINGS[i] ?? '';
  await run(named(title, kinds(6), head));
  const fewer = named(title, (i) => `,Kind ${i % 6 < 3 ? i % 6 : 0}`, head);
  const { reasons, said } = await stopped(run(fewer));
  expect(reasons).toMatchObject([{ code: 'categories-gone', attribute: 'category', gone: 3, categories: 6 }]);
  expect(spell(said)).toMatch(/3 of 6 categories \(category\).*Kind 3 \(4\), Kind 4 \(4\), Kind 5 \(4\).*--update/);
  const list = file('sku,category', ...SKUS.map((sku, i) => `${sku},Kind ${i % 6 < 3 ? i % 6 : 0}`));
  expect(await codes(update(list))).toEqual(['categories-gone']);
  expect(await run(named(title, (i) => `,Kind ${i % 6 < 5 ? i % 6 : 0}`, head))).toMatchObject({ changed: 4 });
});
