// Before a draft is published, it is told what it would have changed for the shoppers of the last month.

import type { ReplayView } from '@guidepost/contract/views/replay-view';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { ended } from '../fixture/jobs.ts';
import { Journey } from '../fixture/journey.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  editor = await signIn(server, 'editor');
});
afterAll(() => server.stop());

const lamps = { client: 'shop', advisor: 'lamps' };

async function replayed(advisor: string, revision: number): Promise<ReplayView> {
  const headers = { 'If-Match': `"${revision}"` };
  const job = await ended(editor, await editor.ask('replayDraft', { client: 'shop', advisor, headers }));
  expect(job).toMatchObject({ kind: 'replay', about: advisor, outcome: 'done' });
  return job.result as ReplayView;
}

const edit = (revision: number, operations: readonly object[]) =>
  editor.ask('editDraft', {
    ...lamps,
    headers: { 'If-Match': `"${revision}"` },
    body: { operations: operations as never },
  });

test('without any conversation made-up shoppers stand in, and it says so', async () => {
  await editor.ask('createDraft', { ...lamps, body: { from: 'version' } });
  const report = await replayed('lamps', 1);
  expect(report).toMatchObject({ version: 1, source: 'simulated', losing: 0, gaining: 0, questions: [], examples: [] });
  expect(report.conversations).toBeGreaterThan(0);
});

test('whose results change, and how, is told from what shoppers replied; nothing is published or logged', async () => {
  for (const room of ['bath', 'bath', 'living']) {
    const journey = await Journey.start(server);
    await journey.reply(['room', room]);
    await journey.reply(['brand']);
  }
  await (await Journey.start(server, { key: server.keys.other })).reply(['room', 'garden']);
  expect(await replayed('lamps', 1)).toMatchObject({ source: 'kept', conversations: 3, losing: 0, examples: [] });

  const { revision } = await edit(1, [
    { op: 'set', path: ['questions', 'room', 'answers', 'bath', 'where'], value: { room: 'living' } },
    { op: 'set', path: ['results', 'nearest'], value: false },
    { op: 'remove', path: ['questions', 'brand'] },
  ]);
  const report = await replayed('lamps', revision);
  expect(report).toMatchObject({ source: 'kept', conversations: 3 });
  expect(report.questions).toContainEqual(expect.objectContaining({ question_id: 'brand', not_asked: 3 }));
  const { unseen, same, ...changed } = report.changes;
  expect(unseen + same + Object.values(changed).reduce((sum, each) => sum + each, 0)).toBe(3);
  const [example] = report.examples;
  expect(example).toMatchObject({ times: 2, replies: [{ question_id: 'room', answers: [{ id: 'bath' }] }, {}] });
  expect(example?.after?.[0]?.title).not.toBe('');

  const { versions } = await editor.ask('listVersions', lamps);
  expect(versions).toHaveLength(1);
  const log = await (await signIn(server, 'owner')).ask('listAudit', { client: 'shop', query: {} });
  expect(log.entries.filter(({ action }) => /replay/.test(action))).toEqual([]);
});

test('only the state that was seen is replayed, and only where there is a version to compare with', async () => {
  const order = (advisor: string, more: [string, string][]) =>
    editor.send('POST', `/clients/shop/advisors/${advisor}/draft/replays`, { more });
  expectAdminProblem(await order('lamps', []), 'if-match-required');
  expectAdminProblem(await order('lamps', [['If-Match', '"1"']]), 'state-outdated');
  const body = { from: 'nothing', name: 'New', catalog: 'lamps' } as const;
  await editor.ask('createDraft', { client: 'shop', advisor: 'new-one', body });
  const job = await ended(editor, (await order('new-one', [['If-Match', '"1"']])).json() as never);
  expect(job).toMatchObject({ outcome: 'refused', result: { error: expect.stringContaining('no published advisor') } });
  const viewer = await signIn(server, 'viewer');
  expectAdminProblem(await viewer.send('POST', '/clients/shop/advisors/lamps/draft/replays', {}), 'not-permitted');
});
