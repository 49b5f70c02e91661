// Requests in JSON become the input of use cases: what every schema takes comes out under the names that domain types have,
// and what cannot be meant is told with the member as it is on the wire.

import { DRAFT_LANGUAGES } from '@guidepost/advice/draft/words/languages/languages';
import { CATALOG_FORMATS } from '@guidepost/catalog/catalog-format';
import { DRAFT_LANGUAGE_TAGS } from '@guidepost/contract/requests/advisor-request';
import { RefusedRequestView } from '@guidepost/contract/views/refused-request-view';
import Schema from 'typebox/schema';
import { expect, test } from 'vitest';
import { viewRefusedOrder, viewRefusedRequest } from '../views/refused-request-view.ts';
import { REQUEST_DOOR } from '../views/request-door.ts';
import {
  readCheckRequest,
  readDraftRequest,
  readPublishRequest,
  readRollbackRequest,
  readSimulationRequest,
} from './advisor-requests.ts';
import { readDeletionRequest, readFeedRequest, readImportRequest, readPullRequest } from './catalog-requests.ts';
import { readKeyRequest } from './key-request.ts';
import { parseRequest } from './read-request.ts';

const of = { client: 'shop', catalog: 'bags' };
const mapping = { name: 'bags.yaml', text: 'sku: Nr' };
const text = 'advisor: bags';

test.each([
  ['import', () => readImportRequest(of, {}), { ...of, encoding: null, yes: false }],
  [
    'import, in full',
    () =>
      readImportRequest(of, {
        ...{ mode: 'update', mapping, set: ['link=x'], infer: true, format: 'csv', encoding: 'Windows-1252' },
        ...{ base_url: 'https://s.example', currency: 'EUR', language: 'de', strict: true, override: true },
        dry_run: true,
      }),
    {
      ...{ ...of, mode: 'update', mapping, set: ['link=x'], infer: true, format: 'csv', encoding: 'windows-1252' },
      ...{ baseUrl: 'https://s.example', currency: 'EUR', language: 'de', strict: true, yes: true, dryRun: true },
    },
  ],
  ['deletion', () => readDeletionRequest(of, { dry_run: true }), { ...of, dryRun: true, yes: false }],
  [
    'feed',
    () =>
      readFeedRequest(of, {
        url: 'https://s.example/f',
        every: '6h',
        headers: ['A: b'],
        base_url: 'https://s.example',
      }),
    { ...of, url: 'https://s.example/f', every: '6h', headers: ['A: b'], baseUrl: 'https://s.example' },
  ],
  ['pull', () => readPullRequest({ override: true }), { yes: true }],
  [
    'check',
    () => readCheckRequest('shop', { text, name: 'bags.yaml', seconds: null }),
    { file: { name: 'bags.yaml', text, client: 'shop' }, proving: null },
  ],
  [
    'publish',
    () => readPublishRequest('shop', { text }),
    { file: { name: 'advisor', text, client: 'shop' }, proving: { seconds: 3 } },
  ],
  ['rollback', () => readRollbackRequest({ version: 3 }), { version: 3 }],
  [
    'draft',
    () => readDraftRequest('shop', { catalog: 'bags', language: 'de', questions: 5 }),
    { ...of, language: 'de', mostQuestions: 5 },
  ],
  [
    'simulation of a file',
    () => readSimulationRequest('shop', { file: { text }, shoppers: 9 }),
    { target: { file: { name: 'advisor', text, client: 'shop' } }, settings: { shoppers: 9 } },
  ],
  [
    'simulation of what is published',
    () => readSimulationRequest('shop', { advisor: 'bags', skips: 0.5 }),
    { target: { client: 'shop', advisor: 'bags' }, settings: { skips: 0.5 } },
  ],
  [
    'key',
    () => readKeyRequest('shop', { kind: 'secret', expires: '90d', rate: { per_second: 2, burst: 9 } }),
    { client: 'shop', kind: 'secret', expires: '90d', rate: { perSecond: 2, burst: 9 } },
  ],
])('%s: what was asked for comes out as the use case takes it', (_name, read, value) => {
  expect(read()).toEqual({ value });
});

test.each([
  ['no object', () => readImportRequest(of, 'all'), [['', 'Use an object.']]],
  ['no JSON', () => readImportRequest(of, parseRequest('{')), [['', 'Use an object.']]],
  [
    'a member in another spelling',
    () => readImportRequest(of, { dryRun: true }),
    [['dryRun', 'There is no such member.']],
  ],
  ['neither time nor null', () => readCheckRequest('shop', { text, seconds: '8' }), [['seconds', 'Use a number.']]],
  ['another mode', () => readImportRequest(of, { mode: 'delete' }), [['mode', 'Use one of: replace, update.']]],
  ['an unknown encoding', () => readImportRequest(of, { encoding: 'ebcdic' }), [['encoding', /^Use one of: utf-8, /]]],
  [
    'a mapping without a name',
    () => readImportRequest(of, { mapping: { text: '' } }),
    [['mapping.name', 'It is missing.']],
  ],
  ['no address', () => readFeedRequest(of, {}), [['url', 'It is missing.']]],
  ['no list', () => readFeedRequest(of, { url: 'x', set: 'a=b' }), [['set', 'Use a list.']]],
  ['too long', () => readCheckRequest('shop', { text, seconds: 1e9 }), [['seconds', 'It must be <= 86400.']]],
  [
    'half a question',
    () => readDraftRequest('shop', { catalog: 'b', questions: 1.5 }),
    [['questions', 'Use a whole number.']],
  ],
  [
    'a broken rate',
    () => readKeyRequest('shop', { kind: 'secret', rate: { per_second: 'x', burst: 1 } }),
    [['rate.per_second', 'Use a number.']],
  ],
  [
    'neither a file nor an advisor',
    () => readSimulationRequest('shop', {}),
    [
      ['file', 'It is missing.'],
      ['advisor', 'It is missing.'],
    ],
  ],
])('%s is told with its member, as its schema promises', (_name, read, told) => {
  const done = read();
  const view = viewRefusedRequest('faults' in done ? done.faults : [], REQUEST_DOOR);
  expect(Schema.Compile(RefusedRequestView).Check(view)).toBe(true);
  const faults = told.map(([member, said]) => ({
    member,
    message: said instanceof RegExp ? expect.stringMatching(said) : said,
  }));
  expect(view.faults).toEqual(faults);
});

test('every format of catalogs can be asked for', () => {
  for (const format of CATALOG_FORMATS) expect(readImportRequest(of, { format })).toHaveProperty('value');
});

test('what a use case refuses is named as on the wire, and remedies as members of a request', () => {
  const wrong = [{ kind: 'set-fields', fields: [{ field: 'link', rule: 'URL' }] }, '.'] as const;
  const view = viewRefusedOrder(
    [
      { member: 'baseUrl', wrong },
      { member: 'yes', wrong: 'No.' },
    ],
    REQUEST_DOOR,
  );
  expect(view.faults).toEqual([
    { member: 'base_url', message: 'say that link comes from "URL" (`"set": ["link=URL"]`).' },
    { member: 'override', message: 'No.' },
  ]);
});

test('a draft can be asked for in every language that it can be worded in', () => {
  expect([...DRAFT_LANGUAGE_TAGS].sort()).toEqual([...DRAFT_LANGUAGES].sort());
});
