import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { readNdjson } from './read-ndjson.ts';

async function read(text: string, piece = 5) {
  const pieces = (async function* () {
    for (let at = 0; at < text.length; at += piece) yield text.slice(at, at + piece);
  })();
  const records = [];
  for await (const batch of readNdjson('shop.ndjson', pieces, DEFAULT_LIMITS).batches) records.push(...batch);
  return records;
}

test('each line is a record, blank ones are none, and the last needs no end', async () => {
  const records = await read('{"sku":"1"}\r\n\n{"sku":"2"}');
  expect(records).toMatchObject([
    { line: 1, fields: { sku: '1' } },
    { line: 3, fields: { sku: '2' } },
  ]);
});

test('a record that is nested without end is rejected, and the rest is read', async () => {
  for (const inside of ['', '"\\u0000"', '{}']) {
    const deep = `{"a":${'['.repeat(100_000)}${inside}${']'.repeat(100_000)}}`;
    const [first, second] = await read(`${deep}\n{"sku":"2"}`, 65_536);
    expect(first).toMatchObject({
      line: 1,
      fields: null,
      broken: { text: 'a value is nested deeper than 100 levels; flatten it' },
    });
    expect(second?.fields).toEqual({ sku: '2' });
  }
});

test('a line that says what to do with the next object is no product, and its id is that of the object', async () => {
  const records = await read(
    '{"index":{"_index":"shop","_id":"A1"}}\n{"name":"Lamp"}\n{"index":{}}\n{"name":"Desk"}\n',
  );
  expect(records.map(({ line, fields }) => [line, fields])).toEqual([
    [2, { _id: 'A1', name: 'Lamp' }],
    [4, { name: 'Desk' }],
  ]);
  expect(await read('{"index":{"price":9}}\n{"update":"x"}')).toHaveLength(2);
});
