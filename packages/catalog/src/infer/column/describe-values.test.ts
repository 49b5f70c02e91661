import { expect, test } from 'vitest';
import { attributeOf, many } from '../small-files.fixture.ts';

const NOTE = 'numbers among words; for shoppers to know what they count, ';

test('numbers without a unit among words are told, with how to say what they count', async () => {
  const { rules, text } = await attributeOf('Type', many(['SSD', '7200', '5400', 'Hybrid']));
  expect(rules).toMatchObject([{ name: 'type', type: 'text', map: [] }]);
  expect(text).toContain(`# ${NOTE}add map: { '7200': 7200 UNIT, … }`);
});

test('sizes need no unit', async () => {
  expect((await attributeOf('Size', many(['S', 'XL', '38', '40']))).text).not.toContain(NOTE);
});
