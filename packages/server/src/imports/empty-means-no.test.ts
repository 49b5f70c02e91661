// A yes that is written as a sign, and a no that is an empty cell, as the portal says it in a mapping.

import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, read, row, run, update } from './import.fixture.ts';

inOwnStore();

const TEXT = "attributes: { plug: { from: '={Plug?}', true: ['=*'], false: ['='] } }\n";
const mapping = { name: 'm.yaml', text: TEXT };
const plugs = async () => (await read()).map(({ attributes }) => attributes.plug);

test('an empty cell is a no, and a file of prices leaves it as it is', async () => {
  const report = await run(file(`${HEAD},Plug`, row('a', '10.00', '*'), row('b', '10.00', '')), { mapping });
  expect(report.remarks).toEqual([]);
  expect(await plugs()).toEqual([true, false]);
  await update(file('sku,price', 'a,11.00', 'b,12.00'));
  expect(await plugs()).toEqual([true, false]);
});

test('a whole file without the column makes no noes of it', async () => {
  await run(file(`${HEAD},Plug`, row('a', '10.00', '*'), row('b', '10.00', '')), { mapping });
  await run(file(HEAD, row('a'), row('b'))).catch(() => {});
  expect(await plugs()).not.toEqual([false, false]);
});
