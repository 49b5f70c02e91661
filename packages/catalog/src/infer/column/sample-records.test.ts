import { expect, test } from 'vitest';
import { readCsv } from '../../csv/read-csv.ts';
import { DEFAULT_LIMITS } from '../../reading-limits.ts';
import { sampleRecords } from './sample-records.ts';

const COLUMNS = 100;
const ROWS = 30_000;

async function* pieces(): AsyncGenerator<string> {
  yield `${Array.from({ length: COLUMNS }, (_, nr) => `c${nr}`).join()}\n`;
  for (let row = 0; row < ROWS; row++) {
    yield `${Array.from({ length: COLUMNS }, (_, nr) => row * COLUMNS + nr).join()}\n`;
  }
}

test('a sample of millions of different values keeps few enough, and some from the end of the file', async () => {
  const reader = await readCsv('wide.csv', pieces(), { delimiter: ',', quote: '"' }, DEFAULT_LIMITS);
  const { columns, rows, lines, total } = await sampleRecords(reader, DEFAULT_LIMITS.columns);
  expect(total).toBe(ROWS);
  expect(columns.reduce((sum, { values }) => sum + values.length, 0)).toBeLessThan(600_000);
  expect(rows).toBeGreaterThan(3_000);
  expect(lines.at(-1)).toBeGreaterThan(ROWS * 0.99);
});
