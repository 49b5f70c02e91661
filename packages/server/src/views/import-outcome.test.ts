// Whatever comes of an import, there is a view for it: as its schema promises, with `error` where nothing was done, and without
// the data folder, which is nobody's business over the wire.

import { ImportView, StoppedImportView } from '@guidepost/contract/views/import-view';
import { RefusedRequestView } from '@guidepost/contract/views/refused-request-view';
import { FailureView } from '@guidepost/contract/views/view-part';
import type { TSchema } from 'typebox';
import Schema from 'typebox/schema';
import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, row, sourceOf, stores } from '../imports/import.fixture.ts';
import { type ImportRequest, runImport } from '../imports/run-import.ts';
import { viewImportOutcome } from './import-view.ts';
import { REQUEST_DOOR } from './request-door.ts';

inOwnStore();

const shop = { client: 'shop', catalog: 'c' };
const source = (...rows: string[]) => sourceOf(file(HEAD, ...rows));

test.each<[string, Omit<ImportRequest, 'client' | 'catalog'>, TSchema, string | null]>([
  ['is imported', { source: source(row('a'), row('b'), row('c')) }, ImportView, null],
  ['stops', { source: source(row('a', '-')), strict: true }, StoppedImportView, '"can_be_overridden"'],
  ['cannot be read', { source: sourceOf('') }, FailureView, 'shop.csv'],
  ['cannot be meant', { source: source(row('a')), baseUrl: 'x' }, RefusedRequestView, 'base_url'],
])('what %s is shown as its schema promises', async (_what, request, schema, named) => {
  const view = viewImportOutcome(shop, await runImport(stores, { ...shop, ...request }), REQUEST_DOOR);
  const validator = Schema.Compile(schema);
  expect(validator.Check(view) ? [] : validator.Errors(view)[1]).toEqual([]);
  expect('error' in view).toBe(named !== null);
  expect(view).not.toHaveProperty('data');
  expect(JSON.stringify(view).replaceAll('\\"', '"')).toContain(named ?? '"added":3');
});
