// Long work by the admin interface: ordered, followed, cancelled, and what comes of it.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../../scripts/fixture/patience.ts';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { ended, jobOf, order, upload } from '../fixture/jobs.ts';
import { LAMPS_ADVISOR } from '../fixture/shop.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let editor: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  editor = await signIn(server, 'editor');
});
afterAll(() => server.stop());

const csv = (products: number, title = 'Chair'): string =>
  ['code,name,price,picture,page,color']
    .concat(
      Array.from(
        { length: products },
        (_, i) => `C-${i},${title} ${i},${10 + i}.00,https://i.example/${i}.jpg,https://s.example/${i},red`,
      ),
    )
    .join('\n');

test('an uploaded file is imported, and again with another mapping, without being sent again', async () => {
  const { id } = await upload(editor, 'chairs.csv', csv(30));
  const first = await order(editor, 'catalogs/chairs/imports', { upload: id, currency: 'EUR' });
  expect(first).toMatchObject({ kind: 'import', about: 'chairs', file: 'chairs.csv', upload: id });
  const done = await ended(editor, first);
  expect(done).toMatchObject({ state: 'ended', outcome: 'done', share: 1, result_left_out: false });
  expect(done.result).toMatchObject({
    client: 'shop',
    catalog: 'chairs',
    products: 30,
    mapping: { origin: 'inferred' },
  });
  const set = ['attributes.paint={ column: color, type: text }'];
  const again = await ended(
    editor,
    await order(editor, 'catalogs/chairs/imports', { upload: id, set, currency: 'EUR' }),
  );
  expect(again).toMatchObject({ outcome: 'done', result: { mapping: { origin: 'kept' } } });
  const { entries } = (await editor.send('GET', '/clients/shop/jobs')).json() as { entries: { id: string }[] };
  expect(entries.slice(0, 2).map((job) => job.id)).toEqual([again.id, first.id]);
});

test('an uploaded file is looked at column by column, with what an import would make of each and why', async () => {
  const { id } = await upload(editor, 'chairs.csv', csv(30));
  const job = await ended(editor, await order(editor, 'surveys', { upload: id, currency: 'EUR' }));
  expect(job).toMatchObject({
    kind: 'survey',
    outcome: 'done',
    result: { file: 'chairs.csv', format: 'csv', rows: 30, missing: [] },
  });
  const { columns = [] } = job.result as { columns?: { column: string }[] };
  expect(columns.map(({ column }) => column)).toEqual(['code', 'name', 'price', 'picture', 'page', 'color']);
  expect(columns[2]).toMatchObject({
    ...{ filled: 30, distinct: 30, uses: [{ kind: 'field', field: 'price' }], left_out: null },
    numbers: { cells: 30, smallest: 10, largest: 39 },
  });
  expect(columns[5]).toMatchObject({
    distinct: 1,
    uses: [],
    left_out: expect.stringContaining('the same in every row'),
    left_out_coded: { code: 'same-everywhere', values: { value: expect.any(String) } },
  });
});

test('what stops an import is told as the import itself tells it, and nothing was changed', async () => {
  const { id } = await upload(editor, 'bare.csv', 'code,name\na,A\n');
  const job = await ended(editor, await order(editor, 'catalogs/bare/imports', { upload: id }));
  expect(job).toMatchObject({ outcome: 'refused', result: { stopped: [{ code: 'fields-missing' }] } });
  expectAdminProblem(await editor.send('GET', '/clients/shop/catalogs/bare'), 'not-found');
  const broken = await upload(editor, 'broken.xml', '<a><b>');
  expect(await ended(editor, await order(editor, 'catalogs/bare/imports', { upload: broken.id }))).toMatchObject({
    ...{ outcome: 'refused', result: { error: expect.stringContaining('broken.xml') } },
  });
});

test('products that a file lists go', async () => {
  const all = await upload(editor, 'all.csv', csv(20));
  await ended(editor, await order(editor, 'catalogs/going/imports', { upload: all.id, currency: 'EUR' }));
  const { id } = await upload(editor, 'gone.txt', 'C-1\nC-2\nnone\n');
  const job = await ended(editor, await order(editor, 'catalogs/going/deletions', { upload: id, override: true }));
  expect(job).toMatchObject({
    kind: 'delete',
    outcome: 'done',
    result: { removed: 2, products: 18, unknown: ['none'] },
  });
});

test('an advisor is drafted, checked, simulated, published and rolled back', async () => {
  const drafted = await ended(editor, await order(editor, 'catalogs/lamps/drafts', { advisor: 'drafted' }));
  expect(drafted).toMatchObject({ kind: 'draft', about: 'lamps' });
  expect(['done', 'refused']).toContain(drafted.outcome);
  const file = { name: 'lamps.yaml', text: LAMPS_ADVISOR };
  const checked = await ended(editor, await order(editor, 'checks', { ...file, seconds: 1 }));
  expect(checked).toMatchObject({
    kind: 'check',
    outcome: 'done',
    file: 'lamps.yaml',
    result: { findings: expect.any(Array) },
  });
  const simulated = await ended(
    editor,
    await order(editor, 'simulations', { advisor: 'lamps', shoppers: 20, orders: 0 }),
  );
  expect(simulated).toMatchObject({ outcome: 'done', result: { advisor: 'lamps', catalog: 'lamps', client: 'shop' } });
  const changed = LAMPS_ADVISOR.replace(/^name: .*$/m, 'name: Lamps, again');
  const published = await ended(
    editor,
    await order(editor, 'advisors/lamps/publications', { text: changed, seconds: null }),
  );
  expect(published).toMatchObject({ outcome: 'done', result: { advisor: 'lamps', version: 2 } });
  const back = await ended(editor, await order(editor, 'advisors/lamps/rollbacks', { version: 1 }));
  expect(back).toMatchObject({ outcome: 'done', result: { version: 1, version_before: 2 } });
  const nowhere = await ended(editor, await order(editor, 'advisors/lamps/rollbacks', { version: 99 }));
  expect(nowhere).toMatchObject({ outcome: 'refused', result: { error: expect.stringContaining('no version 99') } });
});

test('a file is published only as the advisor and for the shop that it is given for', async () => {
  const other = await ended(
    editor,
    await order(editor, 'advisors/others/publications', { text: LAMPS_ADVISOR, seconds: null }),
  );
  expect(other).toMatchObject({ outcome: 'refused', result: { findings: [{ code: 'other-advisor' }] } });
  const foreign = LAMPS_ADVISOR.replace(/^client: .*$/m, 'client: other');
  const refused = await ended(
    editor,
    await order(editor, 'advisors/lamps/publications', { text: foreign, seconds: null }),
  );
  expect(refused).toMatchObject({ outcome: 'refused', result: { findings: [{ code: 'other-client' }] } });
});

test('a job can be cancelled, whether it waits or runs, and not once it has ended', async () => {
  const slow = () => order(editor, 'simulations', { advisor: 'lamps', shoppers: 10_000_000, orders: 100 });
  const jobs = [await slow(), await slow(), await slow()];
  const stateOf = async (id: string) => (await editor.send('GET', `/clients/shop/jobs/${id}`)).json().state;
  await vi.waitFor(async () => expect(await stateOf(jobs[0]?.id ?? '')).toBe('running'), PATIENCE_WITHIN);
  expect(await stateOf(jobs[2]?.id ?? '')).toBe('waiting');
  for (const job of jobs.toReversed()) {
    const response = await editor.send('DELETE', `/clients/shop/jobs/${job.id}`);
    expect(response.status).toBe(200);
    expect(await ended(editor, job)).toMatchObject({ state: 'ended', outcome: 'stopped' });
  }
  const again = expectAdminProblem(await editor.send('DELETE', `/clients/shop/jobs/${jobs[0]?.id}`), 'refused');
  expect(again.detail).toContain('has ended');
  expect(await cancellations()).toEqual([]);
});

const cancellations = async () => {
  const owner = await signIn(server, 'owner');
  return (await owner.ask('listAudit', { client: 'shop', query: { action: 'job cancelled' } })).entries;
};

test('the log knows who cancelled what would have changed something', async () => {
  const publish = () => order(editor, 'advisors/lamps/publications', { text: LAMPS_ADVISOR, seconds: 3600 });
  const [first, second] = [await publish(), await publish()];
  for (const { id } of [second, first]) await editor.send('DELETE', `/clients/shop/jobs/${id}`);
  await ended(editor, first);
  expect(await cancellations()).toMatchObject(
    [first, second].map(({ id }) => ({
      ...{ target: id, by: { id: editor.id }, outcome: 'done', after: { kind: 'publish', about: 'lamps' } },
    })),
  );
});

test('the same order that comes again is the same job', async () => {
  const body = { name: 'lamps.yaml', text: LAMPS_ADVISOR, seconds: null };
  const more = [['Idempotency-Key', '0123456789abcdef-order']] as const;
  const [first, second] = [
    await editor.send('POST', '/clients/shop/checks', { body, more }),
    await editor.send('POST', '/clients/shop/checks', { body, more }),
  ];
  expect(jobOf(second).id).toBe(jobOf(first).id);
  expect(second.header('Location')).toBe(first.header('Location'));
});

test('one shop cannot fill the queue', async () => {
  const other = await signIn(server, 'editor', null);
  const body = { advisor: 'lamps', shoppers: 10_000_000, orders: 100 };
  const ids: string[] = [];
  let last = await other.send('POST', '/clients/other/simulations', { body });
  for (; last.status === 202; last = await other.send('POST', '/clients/other/simulations', { body }))
    ids.push(jobOf(last).id);
  expect(expectAdminProblem(last, 'rate-limited').detail).toContain('of this shop');
  expect(last.header('Retry-After')).toBe('10');
  expect(ids.length).toBeGreaterThan(5);
  await ended(editor, await order(editor, 'checks', { text: LAMPS_ADVISOR, seconds: null }));
  for (const id of ids.toReversed()) await other.send('DELETE', `/clients/other/jobs/${id}`);
});

test('nobody sees, follows or cancels a job of another shop, or reads its upload', async () => {
  const { id: file } = await upload(editor, 'mine.csv', csv(3));
  const job = await ended(editor, await order(editor, 'checks', { text: LAMPS_ADVISOR, seconds: null }));
  const stranger = await signIn(server, 'owner', 'other');
  for (const [method, path] of [
    ['GET', `jobs/${job.id}`],
    ['DELETE', `jobs/${job.id}`],
    ['GET', `jobs/${job.id}/events`],
    ['GET', `uploads/${file}`],
    ['DELETE', `uploads/${file}`],
  ] as const)
    expectAdminProblem(await stranger.send(method, `/clients/other/${path}`), 'not-found');
  const theirs = await stranger.send('POST', '/clients/other/catalogs/c/imports', { body: { upload: file } });
  expect(expectAdminProblem(theirs, 'refused').errors).toEqual([{ pointer: '#/upload', detail: expect.any(String) }]);
});

test.each([
  ['catalogs/c/imports', { upload: 'x', mode: 'sideways' }, '#/mode'],
  ['catalogs/c/imports', { mode: 'replace' }, ''],
  ['catalogs/c/imports', { upload: 'x', encoding: 'klingon' }, '#/encoding'],
  ['checks', { name: 'x' }, ''],
  ['advisors/lamps/rollbacks', { version: 0 }, '#/version'],
  ['catalogs/lamps/drafts', { questions: 1000 }, '#/questions'],
])('an order that cannot be meant is refused with its place: %s %j', async (path, body, pointer) => {
  const problem = expectAdminProblem(await editor.send('POST', `/clients/shop/${path}`, { body }), 'invalid-request');
  if (pointer !== '') expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
});
