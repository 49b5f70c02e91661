import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MappingTrials } from './mapping-trials.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-trials-'));
  writeFileSync(join(folder, 'one'), 'code,name\na,A\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const upload = { id: 'one', client: 'shop', name: 'one.csv', place: 'here' };
const order = { text: 'sku: code\n' };

test('a file of which a trial takes too long is told from a fault of the service', async () => {
  const trials = new MappingTrials({ place: 'here', pathOf: (id) => join(folder, id) }, { time: 0, stopTime: 0 });
  expect(await trials.run(upload, order, new AbortController().signal)).toEqual({ kind: 'too-slow' });
});
