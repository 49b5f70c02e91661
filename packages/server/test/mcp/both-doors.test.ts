// The same replies through both doors end in the same questions, results and reasons.

import type { AssistedConversation } from '@guidepost/contract/mcp/mcp-tools';
import type { NextResponse, Question } from '@guidepost/contract/next-response';
import type { Client } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import type { HttpResponse } from '../fixture/http-response.ts';
import { next } from '../fixture/next.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';
import { call, connect } from './fixture.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_MCP: 'on' } });
  client = await connect(server.publicUrl, { key: server.keys.secret });
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

/** As assistants are told it. */
const INCLUDE: [string, string] = ['Service-Include', 'reasons, counts, replies, details, reconsider'];

interface Choice {
  /** Picks the question: the present one, or one of those before. */
  readonly question: number;
  readonly answers: readonly number[];
}

function replyTo(question: Question, { answers }: Choice): readonly string[] {
  const most = question.question_type === 'MULTIPLE' ? answers.length : 1;
  const ids = question.answers.map(({ answer_id: id }) => id);
  return [...new Set(answers.slice(0, most).flatMap((nth) => ids[nth % Math.max(ids.length, 1)] ?? []))];
}

const read = (response: HttpResponse): NextResponse => JSON.parse(response.text);

const shown = ({ session_token: _token, ...rest }: NextResponse) => rest;
const assisted = ({ advisor: _advisor, session: _session, language: _language, ...rest }: AssistedConversation) =>
  shown(rest);

test('a conversation is the same through both doors, step by step', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('lamps', 'ranges', 'wishes', 'pointless'),
      fc.array(fc.record({ question: fc.nat(9), answers: fc.array(fc.nat(9), { maxLength: 3 }) }), { maxLength: 8 }),
      async (advisor, choices) => {
        const asked = new Map<string, Question>();
        let plain = read(await next(server, { advisor, headers: [INCLUDE] }));
        let { data } = await call(client, 'start', { advisor });
        for (const choice of choices) {
          expect(assisted(data)).toEqual(shown(plain));
          if (plain.question !== null) asked.set(plain.question.question_id, plain.question);
          const known = [...asked.values()];
          // Mostly the present one.
          const question = choice.question < 6 ? known.at(-1) : known[choice.question % known.length];
          if (question === undefined) break;
          const answers = replyTo(question, choice);
          const { question_id: id } = question;
          const response = await next(server, {
            ...{ advisor, token: plain.session_token, headers: [INCLUDE] },
            ...{ body: JSON.stringify({ question_id: id, answers }) },
          });
          const replied = await call(client, id === data.question?.question_id ? 'reply' : 'change_reply', {
            ...{ session_token: data.session_token, question_id: id, answers },
          });
          expect(replied.isError).toBe(response.status !== 200);
          if (replied.isError) break;
          plain = read(response);
          data = replied.data;
        }
        expect(assisted(data)).toEqual(shown(plain));
      },
    ),
    runs(40, 600),
  );
});
