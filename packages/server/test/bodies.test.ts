// Bodies that are no reply: broken, of another shape, too large. Nothing of them is applied and nothing comes back.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from './fixture/connection.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next, nextRequest } from './fixture/next.ts';
import { chunkBytes, requestBytes } from './fixture/send-http.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
let journey: Journey;
beforeAll(async () => {
  server = await startTestServer();
  journey = await Journey.start(server);
});
afterAll(async () => {
  // Whatever was refused above left the token as it was.
  await journey.reply(['room', 'bath']);
  await server.stop();
});

const MARKER = 'sent-by-the-client';
const LIMIT = 16 * 1024;

const BROKEN: readonly (string | Uint8Array)[] = [
  ...[
    '{',
    '}',
    '{"question_id":',
    'undefined',
    "{'question_id':'room'}",
    '{}{}',
    '{} x',
    '\u{feff}{}',
    'NaN',
    '{"a":01}',
  ],
  ...[
    '{"question_id":"room","answers":["bath"],}',
    `{"question_id":"room","answers":["${MARKER}`,
    '\0',
    '\v',
    '\u00a0',
  ],
  ...['{"__proto__":{}}', '{"question_id":"room","answers":[],"__proto__":1}', '{"x":[{"y":{"__proto__":null}}]}'],
  ...[
    '{"\\u005f_proto__":{}}',
    '{"question_id":"room","answers":[],"\\u005F\\u005fproto\\u005f_":{}}',
    '[{"__proto__":1}]',
  ],
  Buffer.from([0x22, 0xff, 0x22]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.from([0x22, 0xc0, 0x80, 0x22]),
  Buffer.from([0xfe, 0xff, 0x00, 0x7b]),
  Buffer.concat([Buffer.from('{"question_id":"room","answers":["'), Buffer.from([0xc3]), Buffer.from('"]}')]),
];

const SHAPELESS: readonly (readonly [body: string, ...pointers: string[]])[] = [
  ['[]', '#'],
  ['"x"', '#'],
  ['5', '#'],
  ['true', '#'],
  ['false', '#'],
  ['0', '#'],
  ['""', '#'],
  [`["${MARKER}"]`, '#'],
  ['{"question_id":"room"}', '#/answers'],
  ['{"answers":[]}', '#/question_id'],
  ['{"question_id":null,"answers":[]}', '#/question_id'],
  ['{"question_id":"room","answers":null}', '#/answers'],
  ['{"question_id":null}', '#/question_id', '#/answers'],
  ['{"question_id":5,"answers":"bath"}', '#/question_id', '#/answers'],
  ['{"question_id":["room"],"answers":{}}', '#/question_id', '#/answers'],
  ['{"question_id":"room","answers":[5,"bath",null]}', '#/answers/0', '#/answers/2'],
  ['{"question_id":"room","answers":[["bath"]]}', '#/answers/0'],
  [`{"question_id":"room","answers":[{"${MARKER}":1}]}`, '#/answers/0'],
  ['{"question_id":true,"answers":[true]}', '#/question_id', '#/answers/0'],
  ['{"question_id":"room","answers":{"0":"bath","length":1}}', '#/answers'],
];

describe('a body that is', () => {
  it.each(BROKEN)('broken JSON, no UTF-8 or has a __proto__ member is malformed: %j [row 34]', async (body) => {
    expectProblem(await next(server, { token: journey.token, body }), 'malformed-json', [MARKER]);
  });

  it('is not malformed because of __proto__ in a value [row 34]', async () => {
    for (const body of ['{"x":"__proto__"}', '{"x":"\\u005f_proto__"}', '{"__proto":1,"constructor":{"prototype":1}}'])
      expectLead(await next(server, { token: journey.token, body }), 'current');
  });

  it.each(SHAPELESS)('of another shape is refused with pointers, nothing coerced: %s [rows 35, 36]', async (...row) => {
    const [body = '', ...pointers] = row;
    const problem = expectProblem(await next(server, { token: journey.token, body }), 'invalid-body', [MARKER]);
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('naming an answer twice is refused with a pointer to the second [row 37]', async () => {
    const problem = expectProblem(
      await next(server, { token: journey.token, reply: ['room', 'bath', MARKER, 'bath', MARKER] }),
      'invalid-body',
      [MARKER],
    );
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['#/answers/2', '#/answers/3']);
  });

  it('right but for unknown members is taken as without them [row 38]', async () => {
    const { token } = await Journey.start(server);
    const body = '{"x":1,"question_id":"room","session_token":"?","answers":["bath"],"question":{"answers":[]}}';
    const lead = expectLead(await next(server, { token, body }), 'advanced');
    expect(expectLead(await next(server, { token, reply: ['room', 'bath'] }), 'replayed')).toEqual(lead);
  });

  it('over 200 answers or with an id over 256 characters is refused [row 39]', async () => {
    const { token } = journey;
    const answers = Array.from({ length: 201 }, (_, at) => `a${at}`);
    const long = 'ä'.repeat(257);
    const tooMany = expectProblem(await next(server, { token, reply: ['room', ...answers] }), 'invalid-body');
    expect(tooMany.errors?.map(({ pointer }) => pointer)).toEqual(['#/answers']);
    const longAnswer = expectProblem(await next(server, { token, reply: ['room', long] }), 'invalid-body', [long]);
    expect(longAnswer.errors?.map(({ pointer }) => pointer)).toEqual(['#/answers/0']);
    expectProblem(await next(server, { token, reply: [long] }), 'invalid-body', [long]);
  });

  it('with 200 answers and ids of 256 UTF-16 units reaches the question [row 39]', async () => {
    const { token } = journey;
    const answers = Array.from({ length: 200 }, (_, at) => `a${at}`);
    expectProblem(await next(server, { token, reply: ['room', ...answers] }), 'invalid-answer');
    expectProblem(await next(server, { token, reply: ['room', '😀'.repeat(128)] }), 'invalid-answer');
    expectProblem(await next(server, { token, reply: ['room', '😀'.repeat(129)] }), 'invalid-body');
    expectProblem(await next(server, { token, reply: ['ä'.repeat(256)] }), 'question-not-current');
  });

  it('bad is refused with an unknown token too, and no session is created [row 40]', async () => {
    for (const [body, slug] of [
      ['{', 'malformed-json'],
      ['[]', 'invalid-body'],
      ['{"answers":"a"}', 'invalid-body'],
      ['{"question_id":"room","answers":["a","a"]}', 'invalid-body'],
    ] as const) {
      for (const token of ['unknown', '']) expectProblem(await next(server, { token, body }), slug);
    }
  });
});

describe.concurrent('a body over 16 KiB', () => {
  const fill = (length: number) => {
    const frame = '{"question_id":"room","answers":["bath"],"x":""}';
    return `${frame.slice(0, -2)}${'x'.repeat(length - frame.length)}"}`;
  };

  it('is taken up to the last byte that is allowed [row 41]', async () => {
    for (const more of [{ body: fill(LIMIT) }, { chunks: [fill(LIMIT).slice(0, 9000), fill(LIMIT).slice(9000)] }]) {
      const { token } = await Journey.start(server);
      expectLead(await next(server, { token, contentType: 'application/json', ...more }), 'advanced');
    }
  });

  it.each([LIMIT + 1, LIMIT * 4, 3_000_000])('is refused by its length: %i bytes [row 41]', async (length) => {
    const response = await next(server, { token: journey.token, body: fill(length) });
    expectProblem(response, 'body-too-large', ['xxxx']);
    expect(response.header('Connection')).toBe('close');
  });

  it.each([LIMIT + 1, LIMIT * 4, 3_000_000])(
    'is refused when it comes in chunks: %i bytes [row 41]',
    async (length) => {
      const chunks = fill(length).match(/.{1,60000}/gs) ?? [];
      const response = await next(server, { token: journey.token, chunks, contentType: 'application/json' });
      expectProblem(response, 'body-too-large', ['xxxx']);
      expect(response.header('Connection')).toBe('close');
    },
  );

  it('is refused before it was sent, and the connection ends [row 41]', async () => {
    const connection = await Connection.open(server.port);
    const request = { ...nextRequest(server, { token: journey.token, contentType: 'application/json' }) };
    connection.write(
      requestBytes({ ...request, headers: [...(request.headers ?? []), ['Content-Length', '5000000']] }),
    );
    expectProblem(await connection.read(), 'body-too-large');
    await connection.closed();
    connection.destroy();
  });

  it('is refused while it never ends, and the connection ends [row 41]', async () => {
    const connection = await Connection.open(server.port);
    const request = requestBytes(nextRequest(server, { chunks: [], contentType: 'application/json' }));
    connection.write(request.subarray(0, -'0\r\n\r\n'.length));
    for (let i = 0; i < 3; i++) connection.write(chunkBytes(' '.repeat(8000)));
    expectProblem(await connection.read(), 'body-too-large');
    await connection.closed();
    connection.destroy();
  });

  it('comes before the limits on members [rows 39, 41]', async () => {
    const answers = Array.from({ length: 300 }, (_, at) => `${at}`.padStart(300, 'a'));
    expectProblem(await next(server, { token: journey.token, reply: ['room', ...answers] }), 'body-too-large');
  });
});
