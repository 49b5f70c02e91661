// From a draft to shoppers: checked and published by jobs, and the log knows who did it.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { eventually } from '../fixture/eventually.ts';
import { expectLead } from '../fixture/expect-response.ts';
import { ended } from '../fixture/jobs.ts';
import { next } from '../fixture/next.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let editor: Visitor;
let owner: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  [editor, owner] = [await signIn(server, 'editor'), await signIn(server, 'owner')];
});
afterAll(() => server.stop());

const lamps = { client: 'shop', advisor: 'lamps' };
const TITLE = 'Which room shall shine?';

test('a draft is checked and published as it was seen, and shoppers get it', async () => {
  await editor.ask('createDraft', { ...lamps, body: { from: 'version', version: 1 } });
  const operations = [{ op: 'set', path: ['questions', 'room', 'title'], value: TITLE }] as const;
  const edit = (seen: string) =>
    editor.send('PATCH', '/clients/shop/advisors/lamps/draft', {
      body: { operations },
      more: [['If-Match', seen]],
    });
  const edited = await edit('"1"');
  expect(edited.status, edited.text).toBe(200);
  const check = await ended(editor, await editor.ask('checkDraft', { ...lamps, body: { seconds: 1 } }));
  expect(check).toMatchObject({ kind: 'check', about: 'lamps', outcome: 'done' });

  const publish = (seen: string) =>
    editor.send('POST', '/clients/shop/advisors/lamps/draft/publications', {
      body: { seconds: null },
      more: [['If-Match', seen]],
    });
  expectAdminProblem(await publish('"1"'), 'state-outdated');
  expectAdminProblem(await publish(''), 'if-match-required');
  const ordered = await publish(edited.header('ETag') ?? '');
  expect(ordered.status, ordered.text).toBe(202);
  const job = await ended(editor, ordered.json() as never);
  expect(job).toMatchObject({ kind: 'publish', outcome: 'done', result: { advisor: 'lamps', version: 2 } });
  await eventually(async () => {
    const lead = expectLead(await next(server, { key: server.keys.secret, advisor: 'lamps' }), 'created');
    expect(lead.question?.title).toBe(TITLE);
  });
  const { entries } = await owner.ask('listAudit', { client: 'shop', query: { action: 'advisor published' } });
  expect(entries).toMatchObject([
    { target: 'lamps', by: { kind: 'person', id: editor.id }, after: { version: 2 }, outcome: 'done' },
  ]);
  // Whoever may see the versions sees who made them, also without a right to see the log.
  const { versions } = await editor.ask('listVersions', lamps);
  expect(versions).toMatchObject([
    { version: 2, made_by: { kind: 'person', id: editor.id } },
    { version: 1, made_by: null },
  ]);

  const back = await ended(editor, await editor.ask('rollBackAdvisor', { ...lamps, body: { version: 1 } }));
  expect(back.outcome).toBe('done');
  const rolled = await owner.ask('listAudit', { client: 'shop', query: { action: 'advisor rolled back' } });
  expect(rolled.entries).toMatchObject([
    { target: 'lamps', by: { id: editor.id }, before: { version: 2 }, after: { version: 1 }, outcome: 'done' },
  ]);
});

test('a draft that has errors is not published, the log says that nothing was done, and what corrects it is told', async () => {
  const wishes = { client: 'shop', advisor: 'wishes' };
  await editor.ask('createDraft', { ...wishes, body: { from: 'version', version: 1 } });
  const where = ['questions', 'style', 'answers', 'plain', 'where'];
  const broken = [{ op: 'set', path: where, value: { styl: 'plain' } }] as const;
  const edited = await editor.send('PATCH', '/clients/shop/advisors/wishes/draft', {
    body: { operations: broken },
    more: [['If-Match', '"1"']],
  });
  expect(edited.status, edited.text).toBe(200);
  const ordered = await editor.send('POST', '/clients/shop/advisors/wishes/draft/publications', {
    body: {},
    more: [['If-Match', edited.header('ETag') ?? '']],
  });
  const job = await ended(editor, ordered.json() as never);
  expect(job.outcome).toBe('refused');
  const said = 'the operations that correct it';
  expect(job.result, said).toMatchObject({
    findings: [{ severity: 'error', operations: [{ op: 'set', path: where, value: { style: 'plain' } }] }],
  });
  const [entry] = (await owner.ask('listAudit', { client: 'shop', query: { action: 'advisor published' } })).entries;
  expect(entry).toMatchObject({ target: 'wishes', outcome: 'refused' });
  const { versions } = await editor.ask('listVersions', wishes);
  expect(versions.map(({ version }) => version)).toEqual([1]);
});
