// Parts of names that look like a property and are what a maker calls a model.

import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

test.each([
  ['EVO', ['Drive 860 EVO # black', 'Drive 970 EVO # red', 'Drive 980 EVO # blue']],
  ['QVA', ['Drive 860 QVA # black', 'Drive 970 QVA # red', 'Drive 980 QVA # blue']],
  ['Sport', ['Tent 200 Sport # red', 'Tent 300 Sport # blue', 'Tent 400 Sport # green']],
])('a word that makers put behind the number of a model is not counted: %s', async (word, names) => {
  const found = (await attributesOfNames(names)).flatMap((attributes) => Object.keys(attributes));
  expect(found).not.toContain(word.toLowerCase());
});

test('letters behind a number, and words, are what is counted', async () => {
  const [first, second] = await attributesOfNames([
    'Van Wagner 130 BHP #',
    'Van Wagner 170 BHP #',
    'Van Wagner 165 BHP #',
  ]);
  expect([first?.bhp, second?.bhp]).toEqual([130, 170]);
  const [berths] = await attributesOfNames(['Caravan # 4 berth', 'Caravan # 2 berth', 'Caravan # 6 Berth']);
  expect(berths?.berth).toBe(4);
});

test.each(['J-SMART', 'Eco-Smart', 'e-smart'])(
  'a yes that is joined to other letters is a part of a name: %s',
  async (series) => {
    const [first] = await attributesOfNames([
      `Air conditioner ${series} #`,
      'Air conditioner Lyra #',
      'Air conditioner Muse #',
    ]);
    expect(first).not.toHaveProperty('smart');
  },
);

test('alone, or behind another mark, it is one', async () => {
  const names = ['Smart lamp #', 'Lamp #, smart', 'Lamp # Aron', 'Home-Smart-Lamp #'];
  expect((await attributesOfNames(names)).map(({ smart }) => smart)).toEqual([true, true, undefined, true]);
});
