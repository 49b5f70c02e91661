// Two people who edit one draft over HTTP, at the same time, on both stores.

import type { DraftOperation as WireOperation } from '@guidepost/contract/requests/draft-edit-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../../../../scripts/fixture/patience.ts';
import { isLong, seedOf } from '../../../../scripts/fixture/test-length.ts';
import type { DraftOperation } from '../../src/drafts/draft-operation.ts';
import { editTogether } from '../../src/drafts/edit-together.fixture.ts';
import type { JsonObject } from '../../src/drafts/json.ts';
import { LAMP_FINDER } from '../../src/drafts/random-edits.fixture.ts';
import { type PostgresUse, usePostgresServer } from '../../src/storage/postgres/postgres-server.fixture.ts';
import { expectAdminProblem, signIn } from '../fixture/admin.ts';
import { startTestServer } from '../fixture/test-server.ts';

/** The stores differ only in how they keep what was merged. */
const EDITS = isLong ? { embedded: 10_000, postgres: 1000 } : { embedded: 150, postgres: 150 };
const SEED = seedOf(2);
const PATH = '/clients/shop/advisors/lamps/draft';

let postgres: PostgresUse;
beforeAll(async () => {
  postgres = await usePostgresServer();
});
afterAll(() => postgres.remove());

describe.each(['embedded', 'postgres'] as const)('with the %s store', (kind) => {
  test(
    `of ${EDITS[kind]} random edits of two people over HTTP none is lost and none silently overwritten`,
    async () => {
      const url = kind === 'postgres' ? await postgres.makeDatabase() : undefined;
      const server = await startTestServer({ settings: url === undefined ? {} : { DATABASE_URL: url } });
      try {
        const people = [await signIn(server, 'editor'), await signIn(server, 'editor')] as const;
        const begun = await people[0].send('POST', PATH, { body: { from: 'file', text: JSON.stringify(LAMP_FINDER) } });
        expect(begun.status).toBe(201);
        await editTogether(
          {
            read: async () => {
              const { revision, document } = (await people[0].send('GET', PATH)).json();
              return { revision: revision as number, document: document as JsonObject };
            },
            edit: async (editor, base, operations) => {
              const body = { operations: operations.map(toWire) };
              const response = await people[editor].send('PATCH', PATH, { body, more: [['If-Match', `"${base}"`]] });
              if (response.status === 409) {
                const problem = expectAdminProblem(response, 'edit-conflict') as { conflicts?: unknown[] };
                expect(problem.conflicts?.length).toBeGreaterThan(0);
                return null;
              }
              expect([response.status, response.text]).toEqual([200, expect.anything()]);
              const { revision, document, inverse } = response.json();
              expect(response.header('ETag')).toBe(`"${revision}"`);
              const isDone = (inverse as unknown[]).length > 0;
              return { revision: revision as number, document: document as JsonObject, isDone };
            },
          },
          EDITS[kind],
          SEED,
        );
      } finally {
        await server.stop();
      }
    },
    4 * PATIENCE,
  );
});

const toWire = ({ kind: op, ...members }: DraftOperation): WireOperation => ({ op, ...members }) as WireOperation;
