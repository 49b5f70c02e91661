import { expect, test } from 'vitest';
import { attributeOf, infer, many } from '../small-files.fixture.ts';

const NOTE = 'numbers among words; for shoppers to know what they count, ';

test('numbers without a unit among words are told, with how to say what they count', async () => {
  const { rules, text } = await attributeOf('Type', many(['SSD', '7200', '5400', 'Hybrid']));
  expect(rules).toMatchObject([{ name: 'type', type: 'text', map: [] }]);
  expect(text).toContain(`# ${NOTE}add map: { '7200': 7200 UNIT, … }`);
});

test('sizes need no unit', async () => {
  expect((await attributeOf('Size', many(['S', 'XL', '38', '40']))).text).not.toContain(NOTE);
});

test('a list that is the same wherever there is one is shown as people write it', async () => {
  const rows = [1, 2, 3, 4].map((nr) => ({
    sku: `A${nr}`,
    title: `Lamp ${nr}`,
    price: nr,
    wood: nr > 2 ? ['Oak', 'Ash'] : [],
  }));
  const { unused } = await infer(JSON.stringify(rows));
  expect(unused.find(({ column }) => column === 'wood')).toMatchObject({
    ...{ reason: { text: 'nothing but "Oak, Ash"' }, example: 'Oak, Ash' },
  });
});
