// Drafts over HTTP: begun, edited by two at once, compared, brought back, taken along as a file. On both stores.

import type { AdminRoute } from '@guidepost/contract/admin/admin-route';
import type { AdminOperation } from '@guidepost/contract/admin/admin-routes';
import { ADMIN_ROUTES } from '@guidepost/contract/admin/admin-routes';
import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { DraftConflictView } from '@guidepost/contract/views/advisor-draft-view';
import { Type } from 'typebox';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresUse, usePostgresServer } from '../../src/storage/postgres/postgres-server.fixture.ts';
import { expectAdminHeaders, expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import type { HttpResponse } from '../fixture/http-response.ts';
import { ended, order, upload } from '../fixture/jobs.ts';
import { LAMPS_ADVISOR } from '../fixture/shop.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let postgres: PostgresUse;
beforeAll(async () => {
  postgres = await usePostgresServer();
});
afterAll(() => postgres.remove());

const FROM_FILE = { from: 'file', text: LAMPS_ADVISOR };

const conflictsOf = Schema.Compile(Type.Object({ conflicts: Type.Array(DraftConflictView) }));

describe.each(['embedded', 'postgres'])('with the %s store', (kind) => {
  let server: TestServer;
  let ada: Visitor;
  let grace: Visitor;
  let byAda: { kind: string; id: string };
  let nth = 0;
  /** A new advisor for each test. */
  let path: string;

  beforeAll(async () => {
    const url = kind === 'postgres' ? await postgres.makeDatabase() : undefined;
    server = await startTestServer({ settings: url === undefined ? {} : { DATABASE_URL: url } });
    [ada, grace] = [await signIn(server, 'editor'), await signIn(server, 'owner')];
    byAda = { kind: 'person', id: ada.id };
  });
  afterAll(() => server.stop());

  /** Fails unless the answer is what the table of operations promises. */
  const ask = async (
    who: Visitor,
    operation: AdminOperation,
    options: { body?: unknown; seen?: string | null; at?: string; query?: string } = {},
  ): Promise<HttpResponse> => {
    const route: AdminRoute = ADMIN_ROUTES[operation];
    const { body, seen = null, at = path, query = '' } = options;
    const target = route.path.replace(/^\/clients\/:client\/advisors\/:advisor\/draft/, at).replace(':client', 'shop');
    const more = seen === null ? [] : [['If-Match', seen] as const];
    const response = await who.send(route.method, target + query, { ...(body !== undefined && { body }), more });
    expectAdminHeaders(response);
    if (response.status < 400) {
      expect(response.status).toBe(route.status);
      if (route.answer !== null) {
        expect(Schema.Compile(route.answer).Errors(response.json())).toEqual([true, []]);
      }
    }
    return response;
  };

  const begin = async (body: unknown = FROM_FILE): Promise<HttpResponse> => {
    nth += 1;
    path = `/clients/shop/advisors/made-${nth}/draft`;
    return ask(ada, 'createDraft', { body });
  };

  const edit = (who: Visitor, seen: string | null, ...operations: readonly DraftOperation[]): Promise<HttpResponse> =>
    ask(who, 'editDraft', { seen, body: { operations } });

  const title = (value: string, question = 'room'): DraftOperation => ({
    ...{ op: 'set', path: ['questions', question, 'title'], value },
  });

  test('a draft is begun, read and changed, and each state has a tag of its own', async () => {
    const begun = await begin({ from: 'nothing', name: 'Lamps', catalog: 'lamps', language: 'de-at' });
    expect(begun.json()).toMatchObject({ revision: 1, created_by: byAda, named: null, based_on: null });
    const document = { advisor: `made-${nth}`, client: 'shop', name: 'Lamps', language: 'de-AT', catalog: 'lamps' };
    expect(begun.json().document).toEqual({ ...document, questions: [] });
    expect(begun.header('ETag')).toBe('"1"');
    const edited = await edit(ada, '"1"', { op: 'insert', path: ['questions'], value: { id: 'room' } });
    expect(edited.json()).toMatchObject({ revision: 2, merged: false, inverse: [{ op: 'undo', revision: 2 }] });
    const read = await ask(grace, 'findDraft');
    expect([read.header('ETag'), edited.header('ETag')]).toEqual(['"2"', '"2"']);
    expect(read.json().document).toEqual(edited.json().document);
    const [listed] = (await ask(ada, 'listDrafts', { query: '?limit=200' })).json().entries as { advisor: string }[];
    expect(listed?.advisor).toMatch(/^made-/);
    expectAdminProblem(await ask(ada, 'findDraft', { at: '/clients/shop/advisors/none/draft' }), 'not-found');
  });

  test('a draft begins from a version, a copy or a file of another shop, and only once', async () => {
    await begin();
    const name = `made-${nth}`;
    const again = await ask(grace, 'createDraft', { body: { from: 'file', text: LAMPS_ADVISOR } });
    expectAdminProblem(again, 'already-exists');
    const copy = await begin({ from: 'copy', advisor: name });
    expect(copy.json().document).toMatchObject({ advisor: `made-${nth}`, name: 'Lamp finder' });
    const foreign = await begin({ from: 'file', text: LAMPS_ADVISOR.replace('client: shop', 'client: elsewhere') });
    expect(foreign.json()).toMatchObject({
      named: { client: 'elsewhere', advisor: 'lamps' },
      document: { client: 'shop', advisor: `made-${nth}` },
    });
    const version = await ask(ada, 'createDraft', {
      at: '/clients/shop/advisors/lamps/draft',
      body: { from: 'version' },
    });
    expect(version.json()).toMatchObject({ based_on: 1, named: null });
    const at = '/clients/shop/advisors/lamps/draft';
    expect((await ask(ada, 'compareDraft', { at })).json()).toMatchObject({ differences: [] });
    expect((await ask(ada, 'exportDraft', { at })).text).toBe(LAMPS_ADVISOR);
  });

  test.each<[string, unknown, 'invalid-request' | 'refused', string]>([
    ['an empty body', {}, 'invalid-request', '#/from'],
    ['another beginning', { from: 'thin air' }, 'invalid-request', '#/from'],
    ['a member too much', { from: 'copy', advisor: 'lamps', more: 1 }, 'invalid-request', '#/more'],
    ['no name', { from: 'nothing', catalog: 'lamps' }, 'invalid-request', '#/name'],
    ['no language', { from: 'nothing', name: 'A', catalog: 'lamps', language: 'x y' }, 'invalid-request', '#/language'],
    ['a version that is not there', { from: 'version', version: 7 }, 'refused', '#/version'],
    ['a copy of nothing', { from: 'copy', advisor: 'nobody' }, 'refused', '#/advisor'],
    ['a file that is none', { from: 'file', text: 'a: [' }, 'refused', '#/text'],
    ['two questions of one id', { from: 'file', text: 'questions: [{ id: a }, { id: a }]' }, 'refused', '#/text'],
  ])('a draft does not begin with %s', async (_, body, slug, pointer) => {
    expect(expectAdminProblem(await begin(body), slug).errors?.map((error) => error.pointer)).toEqual([pointer]);
    expectAdminProblem(await ask(ada, 'findDraft'), 'not-found');
  });

  test('two people who change different questions do not disturb each other', async () => {
    await begin();
    expect((await edit(ada, '"1"', title('Which room?'))).status).toBe(200);
    const merged = await edit(grace, '"1"', title('Which brand?', 'brand'), {
      op: 'move',
      path: ['questions', 'room'],
    });
    expect(merged.json()).toMatchObject({ revision: 3, merged: true });
    const { questions } = merged.json().document as { questions: { id: string; title: string }[] };
    expect(questions.map(({ id, title }) => [id, title])).toEqual([
      ['brand', 'Which brand?'],
      ['style', 'Plain or ornate?'],
      ['watts', 'How bright?'],
      ['room', 'Which room?'],
    ]);
  });

  test('who changes the same field sees both texts, and nothing of the edit is done', async () => {
    await begin();
    await edit(ada, '"1"', title('Which room?'));
    const response = await edit(grace, '"1"', title('Which brand?', 'brand'), title('What room?'));
    const problem = expectAdminProblem(response, 'edit-conflict');
    expect(conflictsOf.Errors(problem)).toEqual([true, []]);
    expect(problem).toMatchObject({
      conflicts: [
        {
          ...{ operation: 1, path: ['questions', 'room', 'title'], about: 'value' },
          ...{ base: 'Where shall it hang?', mine: 'What room?', theirs: 'Which room?' },
          by: { revision: 2, who: byAda },
        },
      ],
    });
    expect((await ask(ada, 'findDraft')).header('ETag')).toBe('"2"');
    expect((await edit(grace, '"2"', title('What room?'))).status).toBe(200);
  });

  test('of a question that somebody else deleted, what is there now is absent, and a place is told as one', async () => {
    await begin();
    await edit(ada, '"1"', { op: 'remove', path: ['questions', 'style'] }, { op: 'move', path: ['questions', 'room'] });
    const gone = expectAdminProblem(await edit(grace, '"1"', title('Which?', 'style')), 'edit-conflict');
    expect(gone).toMatchObject({ conflicts: [{ base: 'Plain or ornate?', mine: 'Which?' }] });
    expect(JSON.stringify(gone)).not.toContain('theirs');
    const moved = await edit(grace, '"1"', { op: 'move', path: ['questions', 'room'], after: 'brand' });
    expect(expectAdminProblem(moved, 'edit-conflict')).toMatchObject({
      conflicts: [{ about: 'place', base: null, mine: 'brand', theirs: 'watts' }],
    });
  });

  test('an edit says which state was seen, and one that is not known is told', async () => {
    await begin();
    for (const seen of [null, '*', '1', '"0"', '"x"', '"1", "2"', '"99999999999"']) {
      expectAdminProblem(await edit(ada, seen, title('x')), 'if-match-required');
    }
    expectAdminProblem(await edit(ada, '"2"', title('x')), 'state-outdated');
    expect((await edit(ada, 'W/"1"', title('x'))).status).toBe(200);
  });

  test.each<[string, unknown, string]>([
    ['no operation', { operations: [] }, '#/operations'],
    ['no list', { operations: { op: 'set' } }, '#/operations'],
    ['another member', { operations: [], more: 1 }, '#/more'],
    ['another operation', { operations: [{ op: 'swap' }] }, '#/operations/0/op'],
    [
      'no value',
      {
        operations: [
          { op: 'undo', revision: 1 },
          { op: 'set', path: ['name'] },
        ],
      },
      '#/operations/1/value',
    ],
    ['a path of numbers', { operations: [{ op: 'remove', path: [1] }] }, '#/operations/0/path/0'],
    [
      'a value without an end',
      { operations: [{ op: 'set', path: ['where'], value: nested(80) }] },
      '#/operations/0/value',
    ],
    [
      'a belief without an end',
      { operations: [{ op: 'remove', path: ['where'], was: nested(80) }] },
      '#/operations/0/was',
    ],
  ])('an edit with %s is told where it is wrong', async (_, body, pointer) => {
    await begin();
    const response = await ask(ada, 'editDraft', { seen: '"1"', body });
    expect(expectAdminProblem(response, 'invalid-request').errors?.map((error) => error.pointer)).toEqual([pointer]);
  });

  test('an edit that means nothing in the draft, or makes it too large, changes nothing', async () => {
    await begin();
    const response = await edit(ada, '"1"', title('x'), {
      op: 'set',
      path: ['questions', 'nowhere', 'title'],
      value: 'x',
    });
    const { errors } = expectAdminProblem(response, 'refused');
    expect(errors).toMatchObject([{ pointer: '#/operations/1', detail: expect.stringContaining('nowhere') }]);
    expectAdminProblem(await edit(ada, '"1"', title('x'.repeat(1024 * 1024))), 'refused');
    const text = `name: ${'x'.repeat(1024 * 1024)}`;
    expectAdminProblem(await ask(ada, 'importDraft', { seen: '"1"', body: { text } }), 'refused');
    expect((await ask(ada, 'findDraft')).header('ETag')).toBe('"1"');
  });

  test('undo reverses an edit, and the undo as well', async () => {
    const begun = await begin();
    await edit(ada, '"1"', { op: 'rename', path: ['questions', 'room'], id: 'place' });
    const undone = await edit(ada, '"2"', { op: 'undo', revision: 2 });
    expect(undone.json().document).toEqual(begun.json().document);
    const redone = await edit(ada, '"3"', ...(undone.json().inverse as DraftOperation[]));
    expect(redone.json().document).toMatchObject({ questions: [{ id: 'place' }, {}, {}, {}] });
  });

  test('a draft that was discarded is gone, and is brought back by whoever saw that', async () => {
    const begun = await begin();
    await edit(ada, '"1"', title('Which room?'));
    expectAdminProblem(await ask(ada, 'discardDraft', { seen: '"1"' }), 'state-outdated');
    expectAdminProblem(await ask(ada, 'discardDraft'), 'if-match-required');
    expect((await ask(ada, 'discardDraft', { seen: '"2"' })).status).toBe(204);
    expectAdminProblem(await ask(ada, 'findDraft'), 'not-found');
    expectAdminProblem(await edit(ada, '"2"', title('x')), 'not-found');
    expectAdminProblem(await ask(ada, 'exportDraft'), 'not-found');
    const { entries } = (await ask(ada, 'listDraftStates')).json() as { entries: { revision: number; why: object }[] };
    expect(entries.map(({ revision, why }) => [revision, why])).toEqual([
      [3, { kind: 'discarded' }],
      [2, { kind: 'edited', operations: [title('Which room?')] }],
      [1, { kind: 'created', origin: { from: 'file', name: 'advisor' } }],
    ]);
    expect((await ask(ada, 'listDraftStates', { query: '?limit=1' })).json().next).not.toBeNull();
    const state = (revision: number) => ada.send('GET', `${path}/history/${revision}`);
    expect((await state(1)).json().document).toEqual(begun.json().document);
    for (const revision of [3, 4, 0]) expectAdminProblem(await state(revision), 'not-found');
    expectAdminProblem(await ask(ada, 'restoreDraft', { seen: '"2"', body: { revision: 2 } }), 'state-outdated');
    expectAdminProblem(await ask(ada, 'restoreDraft', { seen: '"3"', body: { revision: 3 } }), 'refused');
    const restored = await ask(ada, 'restoreDraft', { seen: '"3"', body: { revision: 1 } });
    expect([restored.header('ETag'), restored.json().document]).toEqual(['"4"', begun.json().document]);
  });

  test('a file takes the place of a draft, and leaves it as YAML with its comments, or as JSON', async () => {
    await begin();
    const text = LAMPS_ADVISOR.replace('  - id: brand', '  # Only good ones.\n  - id: brand');
    const body = { text, name: 'new lamps.yaml' };
    expectAdminProblem(await ask(ada, 'importDraft', { seen: '"9"', body }), 'state-outdated');
    const taken = await ask(ada, 'importDraft', { seen: '"1"', body });
    expect(taken.json()).toMatchObject({ revision: 2, named: { client: 'shop', advisor: 'lamps' } });
    await edit(ada, '"2"', title('Which brand?', 'brand'));
    const yaml = await ask(grace, 'exportDraft');
    expect(yaml.header('Content-Type')).toBe('application/yaml; charset=utf-8');
    expect(yaml.header('Content-Disposition')).toBe(`attachment; filename="made-${nth}.yaml"`);
    expect(yaml.text).toBe(
      text.replace('advisor: lamps', `advisor: made-${nth}`).replace('Which brands?', 'Which brand?'),
    );
    const json = await ask(grace, 'exportDraftAsJson');
    expect(json.header('Content-Type')).toBe('application/json; charset=utf-8');
    expect(json.json()).toEqual((await ask(ada, 'findDraft')).json().document);
  });

  test('what attributes are called comes along, of the catalogs that the two states speak of', async () => {
    const csv = 'sku,title,image,link,price,blade\nf1,Fan,https://a.example/i,https://a.example/l,9.00,40';
    const text = 'attributes:\n  blade: { from: blade, label: Blade length }\n';
    const mapping = { name: 'fans.yaml', text };
    const { id } = await upload(grace, 'fans.csv', csv);
    const job = await order(grace, 'catalogs/fans/imports', { upload: id, mapping, currency: 'EUR' });
    expect(await ended(grace, job)).toMatchObject({ outcome: 'done' });
    await begin();
    await edit(ada, '"1"', { op: 'set', path: ['catalog'], value: 'fans' });
    const { attributes } = (await ask(ada, 'compareDraft', { query: '?from=draft-1' })).json();
    expect(attributes).toEqual({ blade: 'Blade length' });
  });

  test('what the draft itself calls values of the catalog is a title, too', async () => {
    await begin();
    await edit(ada, '"1"', { op: 'set', path: ['texts', 'en', 'brand.Alba.title'], value: 'The white ones' });
    const { titles } = (await ask(ada, 'compareDraft', { query: '?from=draft-1' })).json() as { titles: object };
    expect(titles).toMatchObject({
      brand: 'Which brands?',
      'brand.Alba': 'The white ones',
      'room.bath': 'In the bathroom',
    });
    // Of no other language, and of nothing that is no value.
    expect(Object.keys(titles)).not.toContain('room.living.title');
    expect(titles).toMatchObject({ room: 'Where shall it hang?', 'room.living': 'In the living room' });
  });

  test('two states are compared as a person would, and what is no state is told', async () => {
    await begin();
    await edit(ada, '"1"', title('Which room?'), { op: 'remove', path: ['questions', 'style'] });
    const { differences, titles } = (await ask(ada, 'compareDraft', { query: '?from=draft-1' })).json() as {
      differences: object[];
      titles: object;
    };
    // Also of what is gone.
    expect(titles).toMatchObject({ room: 'Which room?', style: 'Plain or ornate?' });
    expect(differences).toMatchObject([
      { kind: 'removed', of: 'question', path: ['questions', 'style'] },
      {
        kind: 'changed',
        of: 'member',
        path: ['questions', 'room', 'title'],
        before: 'Where shall it hang?',
        after: 'Which room?',
      },
    ]);
    for (const query of ['?from=draft-9', '?from=version-3', '']) {
      expectAdminProblem(await ask(ada, 'compareDraft', { query }), 'not-found');
    }
    for (const query of ['?from=x', '?to=version-0', '?to=draft-1-2']) {
      expectAdminProblem(await ask(ada, 'compareDraft', { query }), 'invalid-request');
    }
  });

  test('the log has what concerns a whole draft; the edits of its parts are in its history', async () => {
    await begin();
    await edit(ada, '"1"', title('Which room?'));
    await ask(ada, 'restoreDraft', { seen: '"2"', body: { revision: 1 } });
    await ask(ada, 'discardDraft', { seen: '"3"' });
    const { entries } = await server.definitions.audit.list({ after: null, limit: 200 }, { client: 'shop' });
    const logged = entries
      .filter(({ target }) => target === `made-${nth}`)
      .map(({ action, outcome }) => [action, outcome]);
    expect(logged.reverse()).toEqual([
      ['draft created', 'done'],
      ['draft restored', 'done'],
      ['draft discarded', 'done'],
    ]);
  });

  test('texts are texts, whatever is in them', async () => {
    await begin();
    const hostile = '<script>alert(1)</script>\u2028"\\ {{x}} #{x} \u0000 😀';
    await edit(ada, '"1"', title(hostile), { op: 'set', path: ['texts', 'constructor', 'toString'], value: hostile });
    const read = await ask(grace, 'findDraft');
    expect(read.header('Content-Type')).toBe('application/json');
    const document = read.json().document as { questions: { title: string }[]; texts: object };
    expect(document.questions[0]?.title).toBe(hostile);
    expect(Object.keys(document.texts)).toContain('constructor');
    const yaml = await ask(grace, 'exportDraft');
    const copy = await begin({ from: 'file', text: yaml.text });
    expect(copy.json().document).toMatchObject({ questions: [{ title: hostile }, {}, {}, {}] });
    const prototype = await ada.send('PATCH', path, {
      body: JSON.parse('{"operations":[{"op":"set","path":["where"],"value":{"__proto__":{"a":1}}}]}'),
      more: [['If-Match', '"1"']],
    });
    expectAdminProblem(prototype, 'malformed-json');
    expect((await edit(ada, '"1"', { op: 'set', path: ['__proto__'], value: { polluted: true } })).status).toBe(200);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await ask(ada, 'findDraft')).status).toBe(200);
  });
});

function nested(levels: number): object {
  return levels === 0 ? {} : { not: nested(levels - 1) };
}
