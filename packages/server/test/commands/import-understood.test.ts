// What guidepost import says of a file that it has never seen: what became of every column, with examples, and what to do first.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');

const importing = async (name: string, content: string, ...more: string[]) => {
  await writeFile(join(folder, name), content);
  return ['import', join(folder, name), '--client', 'shop', '--catalog', 'main', '--data', data, ...more];
};

const COLOURS = ['red', 'blue', 'green'];
const row = (i: number): string => {
  const [size, note] = [i % 3 === 0 ? '' : `${(i % 4) + 36}`, i === 5 ? 'sold to a friend' : ''];
  return `A-${i},Shoe ${i},https://s.example/${i}.jpg,https://s.example/${i},${i + 10}.00,${COLOURS[i % 3]},${size},${note},EU`;
};
const HEAD = 'code,name,picture,page,price,farbe,size,remark,hall';
const shoes = (rows = 30): string => [HEAD, ...Array.from({ length: rows }, (_, i) => row(i))].join('\n');

test('every column is told: what it became, with examples, or why nothing is taken from it and how often it came', async () => {
  const args = await importing('shoes.csv', shoes(), '--currency', 'EUR');
  const { stdout, code } = await run(args);
  expect(code).toBe(0);
  const lines = stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '));
  expect(lines).toEqual(
    expect.arrayContaining([
      'sku | code | A-0',
      'price | price | 10.00',
      'farbe | text | 100% | 3 | farbe | red; blue; green',
      'size | number | 67% | 4 | size | 37; 38; 36',
      'remark | 1 | nothing but "sold to a friend" | sold to a friend',
      'hall | 30 | the same in every row, "EU" | EU',
    ]),
  );
  const columns = HEAD.split(',').filter((name) => !lines.some((line) => line.includes(name)));
  expect(columns).toEqual([]);
  expect(stdout).toContain('What would help most: fill in size, which 10 of 30 products lack');
  expect(stdout).not.toContain('pattern:');

  const { json } = await runJson(args);
  const { json: inferred } = await runJson([...args, '--infer']);
  expect(json.attributes).toContainEqual(
    expect.objectContaining({ name: 'farbe', columns: ['farbe'], examples: COLOURS }),
  );
  expect(inferred.mapping.unused).toEqual([
    expect.objectContaining({ column: 'remark', filled: 1, example: 'sold to a friend' }),
    expect.objectContaining({ column: 'hall', filled: 30, example: 'EU' }),
  ]);
});

test('a stop shows what the file has, and what was taken, so that what is missing can be named', async () => {
  const withoutPrice = shoes()
    .replace(/^([^\n]*),price,/, '$1,worth,')
    .replaceAll('.00,', ' or so,');
  const { stdout, code } = await run(await importing('no-price.csv', withoutPrice, '--catalog', 'other'));
  expect(code).toBe(1);
  expect(stdout).toContain('import with --set price=PRICE-COLUMN');
  for (const column of HEAD.replace('price', 'worth').split(',')) expect(stdout).toMatch(new RegExp(`\\b${column}\\b`));
  expect(stdout).toContain('--save-mapping FILE');
  expect(stdout).not.toContain('pattern:');
});

test('what would help most is the rows that did not go in, before anything else', async () => {
  const broken = shoes().replaceAll('https://s.example/3', '');
  const { stdout } = await run(await importing('broken.csv', broken, '--catalog', 'third'));
  expect(stdout).toContain('What would help most: correct the rejected rows, 1 of 30');
});

test('an address for all products needs no column and no braces', async () => {
  const args = await importing(
    'plain.csv',
    'code,name,page,price\na,First one,https://s.example/a,1.00\nb,Second one,https://s.example/b,2.00\n',
  );
  const set = ['--catalog', 'plain', '--set', 'image=https://s.example/none.png'];
  const { json } = await runJson([...args, ...set]);
  expect(json).toMatchObject({ products: 2, rejected: 0 });
});
